//! The event log of this game: lines that may be known already, the first new one, and the reasons
//! of computer players.

use crate::client::play::events::step_shows::turning_up;
use crate::client::play::{JunkyardBotsShow, TurnStage, puzzle_at_table};
use crate::client::puzzle::tries;
use crate::client::scene::contents::Scene;
use client::input::Shortcut;
use client::kit::Pen;
use client::panels::log;
use client::panels::log::EventLog;
use client::play::log::Line;
use shell::language::phrase;

/// Draws the log, with the lines that are new to the reader marked. A click on the mark plays them
/// back.
pub fn draw_log(pen: &mut Pen, scene: &mut Scene) {
    if let Some(puzzle_session) = puzzle_at_table(scene.play) {
        tries::draw_tries(pen, scene, puzzle_session);
        return;
    }
    let lines = shown_lines(scene);
    let since = scene.reader().map(|seat| scene.play.since(seat));
    let shown = EventLog {
        rect: scene.regions.log,
        lines,
        audience: scene.audience,
        seats: scene.play.seats(),
        icon: "phase_reveal",
        since: since.filter(|&since| since > 0 && since < lines.len()),
        scrolls: std::mem::take(&mut scene.view.log_scrolls),
        watch: scene.settings.keys.name_with_key(phrase!("log-watch-since"), Shortcut::SINCE_LAST_TURN),
    };
    let play = scene.play;
    let ctx = pen.ui.ctx().clone();
    let view = &mut *scene.view;
    let watches = log::draw_event_log(pen, &shown, |line| {
        let why = play.step_told_by(line).and_then(|step| view.reason_of_step(play, step).cloned());
        if view.is_thinking() {
            ctx.request_repaint();
        }
        why
    });
    if watches {
        scene.watch_since_last_turn();
    }
}

/// Returns the lines about what has been shown; those about tiles that are still to be turned up
/// wait.
pub(crate) fn shown_lines<'a>(scene: &Scene<'a>) -> &'a [Line] {
    let lines = scene.play.log().lines();
    let to_turn_up = turning_up(&scene.interaction.stage).map_or(0, |(tiles, up)| tiles.len() - up);
    let hidden = match &scene.interaction.stage {
        // The line about the pass that ended the scrounge is shown, and one for each turned tile.
        TurnStage::Show { show: JunkyardBotsShow::BlindUp { events }, .. } if scene.view.turned < events.len() => {
            let before = scene.play.history().steps().len().saturating_sub(1);
            let of_step = lines.len() - scene.play.log().first_after(before);
            of_step.saturating_sub(1 + scene.view.turned)
        }
        _ => to_turn_up,
    };
    &lines[..lines.len() - hidden.min(lines.len())]
}
