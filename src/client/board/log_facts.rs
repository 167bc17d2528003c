//! What the event log shows of the game: what may be known already, what is new, and why computer
//! players did what they did.

use super::log::{self, EventLog};
use super::puzzle_tries;
use crate::client::input::Shortcut;
use crate::client::kit::Pen;
use crate::client::play::log::Line;
use crate::client::play::step_shows::turning_up;
use crate::client::play::{JunkyardBotsShow, Play, TurnStage};
use crate::client::scene::contents::Scene;
use crate::client::scene::view::TableUi;
use crate::shell::language::{Phrase, phrase};

/// Draws what happened, with what is new to the reader marked. A click on the mark plays it back.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    if let Some(puzzle_session) = scene.play.puzzle() {
        puzzle_tries::show(pen, scene, puzzle_session);
        return;
    }
    let lines = known(scene);
    let since = scene.reader().map(|seat| scene.play.since(seat));
    let shown = EventLog {
        rect: scene.regions.log,
        lines,
        seats: scene.play.seats(),
        icon: "phase_reveal",
        since: since.filter(|&since| since > 0 && since < lines.len()),
        scrolls: std::mem::take(&mut scene.view.log_scrolls),
        watch: scene.settings.keys.named(phrase!("log-watch-since"), Shortcut::SINCE_LAST_TURN),
    };
    let play = scene.play;
    let ctx = pen.ui.ctx().clone();
    let view = &mut *scene.view;
    let watches = log::show(pen, &shown, |line| {
        let why = reason(play, view, line);
        if view.is_thinking() {
            ctx.request_repaint();
        }
        why
    });
    if watches {
        scene.watch_since_last_turn();
    }
}

/// The lines that may be read now. Secrets are not in the log; tiles that are still to be turned up
/// are, and wait.
pub(super) fn known<'a>(scene: &Scene<'a>) -> &'a [Line] {
    let lines = scene.play.log().lines();
    let to_turn_up = turning_up(&scene.interaction.stage).map_or(0, |(tiles, up)| tiles.len() - up);
    let hidden = match &scene.interaction.stage {
        // The pass that ended the scrounge is told, and each tile that has turned.
        TurnStage::Show { show: JunkyardBotsShow::BlindUp { events }, .. } if scene.view.turned < events.len() => {
            let of_step = scene.play.log().of_step(scene.play.history().steps().len()).len();
            of_step.saturating_sub(1 + scene.view.turned)
        }
        _ => to_turn_up,
    };
    &lines[..lines.len() - hidden.min(lines.len())]
}

/// Why a computer player did what a line tells.
fn reason(play: &Play, view: &mut TableUi, line: &Line) -> Option<Phrase> {
    let step = line.step.checked_sub(1).and_then(|before| play.history().steps().get(before));
    let is_its_deed = step.is_some_and(|step| Some(step.seat) == line.seat);
    if is_its_deed { view.why(play, line.step).cloned() } else { None }
}
