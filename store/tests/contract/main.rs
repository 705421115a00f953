//! What the store promises, on both databases: every clause runs against SQLite and against a PostgreSQL of our own.

mod agreed;
mod daily;
mod ground;
mod group;
mod lists;
mod log;
mod pulse;
mod races;
mod shape;
mod words;

/// A test of every clause for each database.
macro_rules! contract {
    ($($module:ident: $($clause:ident),+;)+) => {
        mod sqlite {
            $($(
                #[test]
                fn $clause() {
                    super::ground::on_sqlite(super::$module::$clause);
                }
            )+)+
        }

        mod postgres {
            $($(
                #[test]
                fn $clause() {
                    super::ground::on_postgres(super::$module::$clause);
                }
            )+)+
        }
    };
}

contract! {
    log: a_table_is_its_log, snapshots_only_get_newer, a_gap_is_damage, all_that_was_handed_over_is_written_at_the_end,
        odd_texts_survive;
    races: the_primary_key_is_the_lock, what_is_built_on_a_refused_entry_is_refused,
        an_entry_without_its_predecessor_is_refused, two_lives_in_one_store_are_rivals_too, a_lost_race_does_not_spoil_the_others,
        what_no_database_takes_does_not_spoil_the_others;
    group: a_thousand_appends_share_few_transactions, whoever_brings_a_whole_game_lets_others_go_first;
    lists: a_listing_has_filters, tables_are_due_when_their_time_is_up, tables_that_wait_for_a_bot_are_found, an_operator_asks_once_to_close,
        tables_are_found_by_when_something_last_happened_and_deleted_whole, contents_are_kept_once, keys_are_known_by_their_hash;
    daily: everybody_enters_once, a_damaged_seed_is_told_with_its_game_and_day, the_board_is_in_order, what_was_not_noted_is_found;
    pulse: a_downtime_puts_deadlines_off_once, servers_that_begin_together_put_them_off_once,
        a_short_break_is_no_downtime, deadlines_come_back_with_a_clock_that_was_ahead, the_last_sign_of_life_tells_by_which_clock,
        a_database_whose_clock_jumps_moves_no_deadline, a_clock_that_stands_by_its_jump_is_believed_once,
        a_server_that_was_away_does_not_move_the_time_of_the_others,
        cookies_are_marked_by_one_secret_for_all_servers;
    shape: a_database_of_a_newer_program_is_refused, what_a_change_was_called_does_not_matter;
}
