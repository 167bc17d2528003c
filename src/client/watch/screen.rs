//! Parts of the screen of a replay that are the same for every game whose timeline has no chart.

use bevy_egui::egui::{Context, Rect, Ui};

use super::keys::control_of_keys;
use super::watched::{Watch, Watchable};
use crate::app::request::Request;
use crate::app::screen::Screen;
use crate::input::{Listener, Shortcut};
use crate::kit::screen_ui::screen_ui;
use crate::kit::{Pen, focus};
use crate::panels::replay_controls::{Controls, draw_controls};
use crate::panels::timeline::At;
use shell::language::Phrase;

/// Returns the requests of pressed keys.
pub fn requests_of_keys<G: Watchable>(keys: Listener, watch: &Watch<G>) -> Vec<Request> {
    let control = control_of_keys(keys, watch).map(Request::Replay);
    let help = keys.is_pressed(Shortcut::HELP).then_some(Request::Show(Screen::HowToPlay));
    control.into_iter().chain(help).collect()
}

/// Interface of the whole screen, which listens to nothing behind a menu or a dialog.
pub fn replay_ui(ctx: &Context, is_behind: bool) -> Ui {
    // The screen's own keys step and play; a button must not hear the space bar too.
    if !is_behind {
        focus::leave_keys_to_screen(ctx);
    }
    screen_ui(ctx, "replay", is_behind)
}

/// Draws the timeline with its controls and the sentence about the step, in a rectangle. Returns
/// the requests of presses.
pub fn draw_foot<G: Watchable>(pen: &mut Pen, watch: &Watch<G>, rect: Rect, text: &Phrase) -> Vec<Request> {
    let foot = Controls {
        rect,
        timeline: watch.timeline(),
        at: At::step(watch.at()),
        len: watch.len(),
        text,
        is_playing: watch.is_playing(),
        pace: watch.pace(),
        leads_back: watch.tour().until.is_some(),
        why_not_taken_over: watch.reason_not_to_take_over(),
        has_chart: false,
        added: None,
    };
    draw_controls(pen, &foot)
}
