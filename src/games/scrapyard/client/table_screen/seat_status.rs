//! Seat whose turn is shown, and the state of a seat while something is shown that concerns it.

use crate::client::play::{ScrapyardShow, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Seat whose turn it is, or whose turn is still shown.
pub(super) fn player_on_turn(scene: &Scene) -> Option<SeatId> {
    match &scene.interaction.stage {
        TurnStage::Show { from, .. } => Some(*from),
        TurnStage::Watch(shown) => Some(shown.seat),
        _ => scene.table.state().awaited_seat(),
    }
}

/// State of a seat while something is shown that concerns it, in a word or two.
pub(super) fn words_in_show(scene: &Scene, seat: SeatId) -> Option<Phrase> {
    match scene.interaction.stage.show()?.1 {
        ScrapyardShow::Crusher { seat: bitten, .. } if *bitten == seat => Some(phrase!("scrapyard-state-bitten")),
        ScrapyardShow::Wreck { seat: wrecked, .. } if *wrecked == seat => Some(phrase!("scrapyard-state-wrecked")),
        _ => None,
    }
}
