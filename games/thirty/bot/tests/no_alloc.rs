//! The games of a search do not allocate. Alone in its file, because what counts them is the allocator of the whole program.

use allocation_counter::measure;
use kernel::{Event, Seat};
use mind::{Level, play};
use thirty::{Action, RuleSet, Setup};
use thirty_bot::{Bot, rehearse};

#[test]
fn games_of_a_search_do_not_allocate() {
    for rules in RuleSet::ALL {
        let setup = Setup::new(rules, 1).expect("one seat");
        let played = play::<Bot>(&setup, &[Level::Greedy], 1);
        let is_bonus = |it: &_| matches!(it, Event::Act { action: Action::Bonus(_), .. });
        let n_setup = 1 + played.table.log().iter().position(is_bonus).expect("a bonus square");
        let table = played.table.at(n_setup).expect("the log is kept");
        let sheet = table.state().sheet(Seat::FIRST);
        let mut mean = 0.0;
        let used = measure(|| mean = rehearse(sheet, rules, 300, 1).expect("the setup is done"));
        assert_eq!(used.count_total, 0, "{rules}");
        assert!(mean > 5.0, "{rules}: {mean}");
    }
}
