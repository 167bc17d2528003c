//! State of a seat's player, in a word or two.

use crate::client::play::{ScrapyardShow, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::table::{BattleStep, Stage};
use shell::language::Phrase;
use shell::seats::{PlayerKind, SeatId, SeatKind};

/// Seat whose turn it is, or whose turn is still shown.
pub(super) fn player_on_turn(scene: &Scene) -> Option<SeatId> {
    match &scene.interaction.stage {
        TurnStage::Show { from, .. } => Some(*from),
        TurnStage::Watch(shown) => Some(shown.seat),
        _ => scene.table.state().awaited_seat(),
    }
}

/// State of a seat's player, in a word or two.
pub(super) fn status_words(scene: &Scene, seat: SeatId) -> Phrase {
    if let Some(told) = words_in_show(scene, seat) {
        return told;
    }
    let state = scene.table.state();
    match &state.stage {
        Stage::SetUp => phrase!("status-waiting"),
        Stage::Over(outcome) => match outcome.places.iter().position(|place| *place == seat) {
            Some(0) => phrase!("scrapyard-status-winner"),
            Some(place) => phrase!("scrapyard-status-place", place = place + 1),
            None => phrase!("status-done"),
        },
        Stage::Build(_) | Stage::Battle(_) if player_on_turn(scene) == Some(seat) => words_of_turn(scene),
        Stage::Battle(_) if !scene.table.robot(seat).stands() => words_of_wreck(scene, seat),
        Stage::Build(_) if !scene.table.track().is_building(seat, scene.table.setup().line()) => {
            phrase!("scrapyard-status-passed")
        }
        Stage::Build(_) | Stage::Battle(_) if state.awaited_seat() == Some(seat) => phrase!("status-up-next"),
        Stage::Build(_) | Stage::Battle(_) => match scene.play.seat(seat).kind {
            SeatKind::Computer(kind) => level_words(kind),
            SeatKind::Human => phrase!("status-waiting"),
        },
    }
}

/// State of a seat while something is shown that concerns it.
fn words_in_show(scene: &Scene, seat: SeatId) -> Option<Phrase> {
    match scene.interaction.stage.show()?.1 {
        ScrapyardShow::Crusher { seat: bitten, .. } if *bitten == seat => Some(phrase!("scrapyard-status-bitten")),
        ScrapyardShow::Wreck { seat: wrecked, .. } if *wrecked == seat => Some(phrase!("scrapyard-status-wrecked")),
        _ => None,
    }
}

/// Choice of the player whose turn it is.
fn words_of_turn(scene: &Scene) -> Phrase {
    let state = scene.table.state();
    match &state.stage {
        Stage::Build(turn) if turn.rummage.is_some() => phrase!("scrapyard-status-rummages"),
        Stage::Build(_) => phrase!("scrapyard-status-builds"),
        Stage::Battle(turn) => match turn.step {
            BattleStep::Settle { .. } => phrase!("scrapyard-status-settles"),
            BattleStep::Act => phrase!("scrapyard-status-acts"),
        },
        Stage::SetUp | Stage::Over(_) => phrase!("status-waiting"),
    }
}

/// Place of a wrecked robot, and who wrecked it.
fn words_of_wreck(scene: &Scene, seat: SeatId) -> Phrase {
    let wrecks = &scene.table.state().wrecks;
    let Some(number) = wrecks.iter().position(|wreck| wreck.seat == seat) else { return phrase!("status-done") };
    let place = usize::from(scene.table.setup().seats).saturating_sub(number);
    match wrecks.get(number).and_then(|wreck| wreck.by) {
        Some(by) => phrase!("scrapyard-status-wrecked-by", place = place, name = scene.seat_name(by)),
        None => phrase!("scrapyard-status-crushed", place = place),
    }
}

/// Level of a computer player, in a word.
fn level_words(kind: PlayerKind) -> Phrase {
    let level = match kind {
        PlayerKind::Random => "random",
        PlayerKind::Tidy => "simple",
        PlayerKind::Rusty => "easy",
        PlayerKind::Cog => "normal",
        PlayerKind::Titan => "hard",
    };
    phrase!("scrapyard-status-level", level = level)
}
