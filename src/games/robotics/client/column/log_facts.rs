//! The event log of this game, with the lines that are new to the reader marked, and the reasons of
//! computer players.

use bevy_egui::egui::Rect;

use crate::client::play::Play;
use crate::client::scene::Scene;
use client::input::Shortcut;
use client::kit::Pen;
use client::panels::log::{self, EventLog};
use client::play::Audience;
use client::play::log::Line;
use shell::language::phrase;

/// Draws the log. A click on the mark before the new lines plays them back.
pub fn draw_log(pen: &mut Pen, scene: &mut Scene, room: Rect) {
    let lines = told_lines(scene);
    let since = scene.reader().map(|seat| scene.play.since(seat));
    let shown = EventLog {
        rect: room,
        lines,
        audience: Audience::All,
        seats: scene.play.seats(),
        icon: "market",
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

/// Lines of the log without those that would tell of a control before it is over: that about its
/// work, and the one after it if all controls went back (11.7).
fn told_lines<'a>(scene: &Scene<'a>) -> &'a [Line] {
    let play: &'a Play = scene.play;
    let lines = play.log().lines();
    let hidden = if scene.control_to_come.is_some() { scene.interaction.stage.hidden_lines() } else { 0 };
    let went_back = hidden > 0 && scene.table_now.yard().controls_aside == 0;
    &lines[..lines.len().saturating_sub(hidden + usize::from(went_back))]
}
