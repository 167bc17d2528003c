//! Types and functions that a game adds to its rules, so that computer players can play it.

use std::fmt::{Debug, Display};

use rand_chacha::ChaCha8Rng;

use super::decision::Decision;
use crate::seats::{PlayerKind, SeatId};
use crate::table::Rules;

/// Rules of a game that has computer players. A player can't reach the table: it is shown what its
/// seat may know.
pub trait Thinking: Rules {
    /// Everything that a seat may know.
    type View: Send + 'static;
    /// Legal actions of the awaited player.
    type Choices: Send + 'static;
    /// Player of a game between computer players.
    type Contestant: ComputerPlayer<Self>;

    /// View of a seat.
    fn view(table: &Self::Table<'_>, seat: SeatId) -> Self::View;

    /// Legal actions of the awaited player.
    fn choices(table: &Self::Table<'_>) -> Self::Choices;

    /// Decides as a kind of player, by a random stream; returns `None` soon after `interrupted`
    /// returns true. Players that decide quickly don't call it.
    fn choose(
        player: PlayerKind,
        setup: &Self::Setup,
        view: &Self::View,
        choices: &Self::Choices,
        random: &mut ChaCha8Rng,
        interrupted: &dyn Fn() -> bool,
    ) -> Option<Decision<Self>>;
}

/// Player of a game between computer players: one of the kinds of player, or one that a game makes
/// of a kind, such as one with other weights. Displayed by its name on the command line, under
/// which its games are counted.
pub trait ComputerPlayer<G: Thinking>:
    From<PlayerKind> + Clone + Debug + Display + PartialEq + Send + Sync + 'static
{
    /// Kind of player.
    fn kind(&self) -> PlayerKind;

    /// Decides on a seat of a table, where these actions are legal. It learns only what the seat
    /// may know.
    fn choose_at(
        &self,
        table: &G::Table<'_>,
        seat: SeatId,
        choices: &G::Choices,
        random: &mut ChaCha8Rng,
    ) -> Decision<G>;
}

/// Rules of a game whose computer players look ahead in sampled worlds (determinizations).
pub trait Sampled: Thinking {
    /// World `number` of those that a view allows: a whole table that is consistent with all that
    /// the seat knows, with a random stream of its own.
    fn sample_world(view: &Self::View, number: u64) -> Self::Snapshot;
}
