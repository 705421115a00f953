//! What a viewer may know of a game of Sidings.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use sidings::Siding;
use utoipa::ToSchema;
use wireform::out::{seat, seats};

/// What Sidings is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = SidingsContent)]
pub struct Content {
    /// The letters of the sidings.
    pub sidings: Vec<String>,
    /// The places of each.
    pub places: u8,
    /// The rounds of a game.
    pub rounds: u8,
}

/// All that a viewer may know of a game of Sidings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = SidingsView)]
pub struct View {
    /// How many seats there are.
    pub seats: u16,
    /// How many rounds were begun, 0 to 12.
    pub round: u8,
    /// The wagon of the round, as long as it goes on.
    pub wagon: Option<u8>,
    /// The seats that are waited for.
    pub waiting: Vec<u16>,
    /// The players that are sent.
    pub players: Vec<Player>,
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = SidingsPlayer)]
pub struct Player {
    /// Whose it is.
    pub seat: u16,
    /// The siding that counts double in the end; none as long as it is hidden.
    pub order: Option<String>,
    /// What the player has chosen in this round; none as long as it is hidden.
    pub chosen: Option<String>,
    /// The clear roads so far.
    pub clear_roads: u8,
    /// The wagons of every siding, from the buffer stop on.
    pub sidings: BTreeMap<String, Vec<u8>>,
    /// What every siding is worth as it stands, not doubled.
    pub worth: BTreeMap<String, i32>,
    /// The points so far.
    pub total: i32,
}

impl View {
    pub(crate) fn of(view: &sidings::View, shown: &dyn Fn(Seat) -> bool) -> Self {
        let players = view.players.iter().filter(|it| shown(it.0));
        Self {
            seats: view.setup.n_seats() as u16,
            round: view.round,
            wagon: view.wagon,
            waiting: seats(&view.waiting),
            players: players.map(|(seat, player)| Player::new(seat, player, view.is_over())).collect(),
        }
    }
}

impl Player {
    fn new(owner: Seat, player: &sidings::Player, is_over: bool) -> Self {
        let yard = &player.yard;
        Self {
            seat: seat(owner),
            order: player.order.map(|it| it.to_string()),
            chosen: player.chosen.map(|it| it.to_string()),
            clear_roads: player.n_clear,
            sidings: Siding::ALL.into_iter().map(|it| (it.to_string(), yard.wagons(it).collect())).collect(),
            worth: Siding::ALL.into_iter().map(|it| (it.to_string(), yard.worth(it))).collect(),
            total: player.points(is_over),
        }
    }
}
