//! The event log of this game: public lines and those of the audience, with the lines that are new
//! to the reader marked, and the reasons of computer players (19.3).

use bevy_egui::egui::Rect;

use crate::client::play::{EngineersShow, Play};
use crate::client::scene::Scene;
use crate::client::scene::view::TableUi;
use client::input::Shortcut;
use client::kit::Pen;
use client::panels::log::{self, EventLog};
use client::play::log::Line;
use shell::language::{Phrase, phrase};

/// Draws the log. A click on the mark before the new lines plays them back.
pub fn draw_log(pen: &mut Pen, scene: &mut Scene, room: Rect) {
    let lines = seen_lines(scene);
    let since = scene.reader().map(|seat| scene.play.since(seat));
    let shown = EventLog {
        rect: room,
        lines,
        audience: scene.audience,
        seats: scene.play.seats(),
        icon: "box_engineers",
        since: since.filter(|&since| since > 0 && since < lines.len()),
        scrolls: std::mem::take(&mut scene.view.log_scrolls),
        watch: scene.settings.keys.name_with_key(phrase!("log-watch-since"), Shortcut::SINCE_LAST_TURN),
    };
    let play = scene.play;
    let ctx = pen.ui.ctx().clone();
    let view = &mut *scene.view;
    let watches = log::draw_event_log(pen, &shown, |line| {
        let why = reason_of_line(play, view, line);
        if view.is_thinking() {
            ctx.request_repaint();
        }
        why
    });
    if watches {
        scene.watch_since_last_turn();
    }
}

/// Lines that are seen: while a test or a debugging roll is shown, those of its step are not, as
/// they tell how it ends.
fn seen_lines<'a>(scene: &Scene<'a, '_>) -> &'a [Line] {
    let lines = scene.play.log().lines();
    let show = scene.interaction.stage.show().map(|(_, show)| show);
    let is_roll = matches!(show, Some(EngineersShow::Test(_) | EngineersShow::DebugRoll { .. }));
    let step = scene.play.history().steps().len();
    let of_step = lines.iter().rev().take_while(|line| is_roll && line.step == step).count();
    lines.get(..lines.len() - of_step).unwrap_or(lines)
}

/// Returns the reason of a computer player for the step that a line is about.
fn reason_of_line(play: &Play, view: &mut TableUi, line: &Line) -> Option<Phrase> {
    let step = line.step.checked_sub(1).and_then(|before| play.history().steps().get(before));
    let is_its_deed = step.is_some_and(|step| Some(step.seat) == line.seat);
    if is_its_deed { view.reason_of_step(play, line.step).cloned() } else { None }
}
