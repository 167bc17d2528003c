//! Engineers at Play as a game that has computer players.

use rand_chacha::ChaCha8Rng;
use shell::seats::{PlayerKind, SeatId};
use shell::thinking::{ComputerPlayer, Decision, Thinking};

use super::player::{choose_any, decide, decide_and_compare};
use super::view::View;
use crate::action::Engineers;
use crate::table::{Setup, Table};
use crate::turn;
use crate::turn::legal::LegalActions;

impl Thinking for Engineers {
    type View = View;
    type Choices = LegalActions;
    type Contestant = PlayerKind;

    fn view(table: &Table<'_>, seat: SeatId) -> View {
        View::of(table, seat)
    }

    fn choices(table: &Table<'_>) -> LegalActions {
        turn::legal_actions(table)
    }

    /// No player thinks long enough to be interrupted. Whoever asks here may ask for the reasons
    /// too.
    fn choose(
        player: PlayerKind,
        setup: &Setup,
        view: &View,
        choices: &LegalActions,
        random: &mut ChaCha8Rng,
        _: &dyn Fn() -> bool,
    ) -> Option<Decision<Self>> {
        Some(decide_and_compare(player, setup, view, choices, random))
    }
}

impl ComputerPlayer<Engineers> for PlayerKind {
    fn kind(&self) -> PlayerKind {
        *self
    }

    fn choose_at(
        &self,
        table: &Table,
        seat: SeatId,
        choices: &LegalActions,
        random: &mut ChaCha8Rng,
    ) -> Decision<Engineers> {
        if *self == Self::Random {
            return choose_any(choices, random);
        }
        decide(*self, table.setup(), &View::of(table, seat), choices, random)
    }
}
