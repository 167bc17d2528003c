//! The contents of the top bar: the round, and the ribbon of the seven phases.

use bevy_egui::egui::Rect;

use crate::action::Phase;
use crate::client::play::building::bench::Bench;
use crate::client::play::{JunkyardBotsShow, TurnStage, lesson_at_table, puzzle_at_table};
use crate::client::scene::contents::Scene;
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::parts::Size;
use crate::words;
use client::kit::Pen;
use client::table::ribbon;
use client::table::top_bar::{self, Plate, TopBar};
use client::table::top_buttons::{HintButton, TopButtons};
use shell::language::Phrase;

/// Phases on the ribbon, with their icons.
pub const PHASES: [(Phase, &str); 7] = [
    (Phase::Reveal, "phase_reveal"),
    (Phase::Scan, "phase_scan"),
    (Phase::Scrounge, "phase_scrounge"),
    (Phase::Battle, "phase_battle"),
    (Phase::Factory, "phase_factory"),
    (Phase::Victory, "phase_victory"),
    (Phase::EndTurn, "phase_end_turn"),
];

/// Draws the top bar.
pub fn draw_top_bar(pen: &mut Pen, scene: &mut Scene) {
    let bar = TopBar { plate: plate(scene), ribbon: ribbon_steps(scene), strip: None, buttons: buttons(scene) };
    let shown = top_bar::draw_top_bar(pen, &scene.regions, scene.settings, &bar);
    let places: Vec<(Phase, Rect)> =
        PHASES.iter().zip(shown.steps).filter_map(|(&(phase, _), rect)| Some((phase, rect?))).collect();
    for (phase, rect) in places {
        scene.note_lesson_spot(Spot::Phase(phase), rect);
    }
    for pressed in shown.pressed {
        pressed.send_to(scene.asked);
    }
}

/// Words for the round and the number of tiles that are left, or for the source of the puzzle.
fn plate(scene: &Scene) -> Plate {
    let (title, note) = match puzzle_at_table(scene.play) {
        Some(puzzle_session) => (phrase!("puzzle-plate"), words::puzzle_source(puzzle_session.source())),
        None => round_words(scene),
    };
    Plate { picture: "back_small", title, note }
}

/// Words for the round, and for the number of tiles that are left.
fn round_words(scene: &Scene) -> (Phrase, Phrase) {
    let round = scene.interaction.stage.shown().map_or(scene.table.state().round, |shown| shown.round);
    let round = if round == 0 { words::phase_name(Phase::SetUp) } else { phrase!("top-round", round = round) };
    let left: usize = Size::ALL.iter().map(|&size| scene.pile_size(size)).sum();
    (round, phrase!("top-left", count = left))
}

/// Phase on the ribbon: while the window still shows an earlier phase than the table's, that one.
pub(crate) fn shown_phase(scene: &Scene) -> Phase {
    if let Some(puzzle_session) = puzzle_at_table(scene.play) {
        return puzzle_session.proved().puzzle().goal().aim.phase();
    }
    if let Some(watched) = scene.interaction.own.watched {
        return watched.phase;
    }
    match &scene.interaction.stage {
        TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. } => Phase::Reveal,
        TurnStage::Show { show: JunkyardBotsShow::BlindUp { .. }, .. } => Phase::Scrounge,
        TurnStage::Show { show: JunkyardBotsShow::Thrown { .. }, .. } => Phase::Battle,
        TurnStage::Show { show: JunkyardBotsShow::Drawn(_), .. } => Phase::Scan,
        // The last build of the round, or of the set-up, is seen before tiles turn up.
        TurnStage::Show { then, .. } if !then.is_empty() && scene.table.state().round > 1 => Phase::Factory,
        TurnStage::Show { then, .. } if !then.is_empty() => Phase::SetUp,
        _ => scene.table.state().phase,
    }
}

fn ribbon_steps(scene: &Scene) -> Vec<ribbon::RibbonStep> {
    let current = shown_phase(scene);
    let now = PHASES.iter().position(|(phase, _)| *phase == current);
    ribbon::steps(PHASES.map(|(phase, icon)| (icon, words::phase_name(phase))), now)
}

fn buttons(scene: &Scene) -> TopButtons {
    let bench = scene.interaction.own.bench.as_ref();
    let usual = TopButtons::at_table(scene.play, &scene.interaction.stage);
    let unsaved = lesson_at_table(scene.play).map(|_| phrase!("top-lesson"));
    let unsaved = unsaved.or_else(|| puzzle_at_table(scene.play).map(|_| phrase!("puzzle-not-saved")));
    let hint = match scene.interaction.stage {
        TurnStage::Show { show: JunkyardBotsShow::Judged, .. } => {
            HintButton { name: phrase!("hint"), closed: Some(phrase!("puzzle-hint-over")) }
        }
        _ => usual.hint,
    };
    TopButtons { hint, can_undo: bench.is_some_and(Bench::can_undo) || usual.can_undo, unsaved, ..usual }
}
