//! The curtain between players who share the screen, in place of a table that is played.

use bevy_egui::egui::Rect;

use crate::input::Shortcuts;
use crate::kit::Pen;
use crate::kit::meanings::Meanings;
use crate::panels::curtain::{Curtain, CurtainNotice, draw_curtain};
use crate::play::game::ClientGame;
use crate::play::playing::Play;
use crate::settings::Settings;
use shell::seats::SeatId;

/// Seconds in which the curtain falls at the usual speed.
const FALL: f32 = 0.42;

/// Returns the curtain that is closed now for the player of a seat: before that player comes to the
/// screen, or after (`is_over`).
pub fn curtain_for_seat<'a, G: ClientGame>(
    play: &'a Play<G>,
    keys: &'a Shortcuts,
    seat: SeatId,
    is_over: bool,
    notice: CurtainNotice,
) -> Curtain<'a> {
    let asked = play.seat(seat);
    let closed = play.changes * 2 + u64::from(is_over);
    Curtain { closed, name: &asked.name, colour: asked.colour, notice, keys }
}

/// Draws the curtain instead of a table that is played, and notes the meaning of a press on it.
/// Returns whether it is to be raised.
pub fn draw_curtain_of_table(
    pen: &mut Pen,
    whole: Rect,
    curtain: &Curtain,
    settings: &Settings,
    meanings: &mut Meanings,
) -> bool {
    let seconds = if settings.reduced_motion { 0.0 } else { FALL * settings.speed.factor() };
    let is_pressed = draw_curtain(pen, whole, curtain, seconds);
    meanings.accepts_press(pen.ui.ctx(), whole, ("curtain", curtain.closed)) && is_pressed
}
