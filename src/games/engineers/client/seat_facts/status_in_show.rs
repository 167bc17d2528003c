//! Seat whose turn is shown, and the state of a seat while something is shown that concerns it.

use shell::language::Phrase;
use shell::seats::SeatId;

use crate::client::play::{EngineersShow, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;

/// Seat whose turn it is, or whose turn is still shown; in a deal that of the team that opened it.
pub(super) fn seat_on_turn(scene: &Scene) -> Option<SeatId> {
    match &scene.interaction.stage {
        TurnStage::Over => None,
        TurnStage::Show { .. } | TurnStage::Watch(_) if scene.table.turn().is_some_and(|turn| turn.deal.is_some()) => {
            scene.table.turn().map(|turn| turn.seat)
        }
        _ => Some(scene.on_stage()),
    }
}

/// State of a seat while something is shown that concerns it, in a word or two.
pub(super) fn words_in_show(scene: &Scene, seat: SeatId) -> Option<Phrase> {
    let (from, show) = scene.interaction.stage.show()?;
    match show {
        EngineersShow::Test(test) if test.seat == seat => Some(phrase!("engineers-seat-tests")),
        EngineersShow::DebugRoll { .. } if from == seat => Some(phrase!("engineers-seat-debugs")),
        EngineersShow::HandedIn { .. } if from == seat => Some(phrase!("engineers-seat-hands-in")),
        EngineersShow::Exchange { seat: giver, partner, .. } if *giver == seat || *partner == seat => {
            Some(phrase!("engineers-seat-traded"))
        }
        EngineersShow::AuctionEnded { buyer: Some((buyer, _)), .. } if *buyer == seat => {
            Some(phrase!("engineers-seat-bought"))
        }
        _ => None,
    }
}
