//! Sentences about the position and the ending of a game.

use crate::messages::phrase;
use crate::table::{PlayState, Stage};
use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about a position, without a full stop: "battle, round 4: Mara's turn".
pub(super) fn position_sentence(state: &PlayState, seats: &[Seat]) -> Phrase {
    let name = |seat: SeatId| seat_name(seats, seat);
    match &state.stage {
        Stage::SetUp => phrase!("scrapyard-check-set-up"),
        Stage::Build(turn) => phrase!("scrapyard-check-build", name = name(turn.seat)),
        Stage::Battle(turn) => phrase!("scrapyard-check-battle", round = state.round, name = name(turn.seat)),
        Stage::Over(outcome) => {
            let winner = outcome.winner().map_or("", name);
            phrase!("scrapyard-check-over", round = state.round, name = winner)
        }
    }
}
