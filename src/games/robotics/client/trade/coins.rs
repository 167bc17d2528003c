//! The money that a side gives: a field with buttons for less and more, which repeat while they are
//! held.

use std::cell::Cell;

use bevy_egui::egui::{Color32, Id, Rect, Stroke, Vec2};

use crate::client::play::offer::OfferSide;
use crate::client::play::{Command, RoboticsCommand};
use crate::messages::phrase;
use crate::parts::Credits;
use crate::words::amount_words;
use client::kit::palette::{CARD, CREAM, FAINT, INK, LINE, MUTED, RAISED, SECOND, TRAY_INSET, fade_colour};
use client::kit::panel::build::{painted, row, spacer, text};
use client::kit::panel::{Node, State, Surface, state_of};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Seconds for which a button is held before it repeats, and until it repeats faster.
const REPEATS_FROM: f64 = 0.4;
const FASTER_FROM: f64 = 1.4;
/// Steps in a second before and after that.
const STEPS: f64 = 8.0;
const FAST_STEPS: f64 = 25.0;
/// Styles of the amount: the usual one, and that of a small sheet.
const AMOUNT: TextStyle = TextStyle::SECTION;
const SMALL_AMOUNT: TextStyle = TextStyle::LARGE_LABEL;

/// Button beside the money of a side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CoinButton {
    /// Name for screen readers.
    pub(super) name: Phrase,
    /// Reason why it does nothing now.
    pub(super) closed: Option<Phrase>,
}

/// The money of a side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CoinField {
    /// Side that pays.
    pub(super) side: OfferSide,
    /// Amount, in credits.
    pub(super) amount: Credits,
    /// Whether the other side pays, so that this one does not (12.3).
    pub(super) is_greyed: bool,
    /// Its buttons for less and for more; none if it can't be changed.
    pub(super) buttons: Option<Box<[CoinButton; 2]>>,
}

/// Key of the button for less, or for more.
const fn button_key(side: OfferSide, is_more: bool) -> (&'static str, OfferSide, bool) {
    ("credits", side, is_more)
}

/// Describes the field. The coin and the whole field note their places.
pub(super) fn coin_field<'a>(
    field: &'a CoinField,
    is_small: bool,
    coin_spot: &'a Cell<Rect>,
    spot: &'a Cell<Rect>,
) -> Node<'a, Command> {
    let is_pale = field.amount == 0;
    let side = IconSize::Row.points();
    let tint = if field.is_greyed { fade_colour(Color32::WHITE, FAINT) } else { Color32::WHITE };
    let coin = painted(side, side, move |pen, rect| {
        coin_spot.set(rect);
        pen.draw_svg("credit", Rect::from_center_size(rect.center(), Vec2::splat(side)), tint);
    });
    let colour = match (field.is_greyed, is_pale) {
        (true, _) => LINE,
        (false, true) => MUTED,
        (false, false) => CREAM,
    };
    let amount = text(if is_small { SMALL_AMOUNT } else { AMOUNT }.in_colour(colour), amount_words(field.amount));
    let [less, more] = [false, true].map(|is_more| step_button(field, is_more));
    row([less, spacer(), coin, amount, spacer(), more])
        .gap(Space::S)
        .inside(Space::Xs)
        .on(Surface::Painted(Box::new(move |pen: &mut Pen, rect: Rect, _: State| {
            spot.set(rect);
            pen.draw_inset(rect, Radius::Row.points(), TRAY_INSET);
        })))
        .noted(format!("credits {:?}", field.side).to_lowercase())
}

/// Describes the button for less or for more.
fn step_button(field: &CoinField, is_more: bool) -> Node<'_, Command> {
    let side = TargetHeight::Action.points();
    let Some(buttons) = &field.buttons else { return painted(side, side, |_, _| ()) };
    let CoinButton { name, closed } = &buttons[usize::from(is_more)];
    let is_open = closed.is_none();
    let face = move |pen: &mut Pen, rect: Rect, state: State| draw_button_face(pen, rect, state, is_open);
    let steps = if is_more { 1 } else { -1 };
    let icon = if is_more { "plus" } else { "minus" };
    let tint = if is_open { SECOND } else { fade_colour(SECOND, FAINT / 2.0) };
    let size = IconSize::Name.points();
    painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let sign = Rect::from_center_size(rect.center(), Vec2::splat(size));
        pen.draw_svg(icon, sign, tint);
    })
    .on(Surface::Painted(Box::new(face)))
    .press(Command::Game(RoboticsCommand::Pay(field.side, steps)))
    .called(name)
    .disabled_because(closed.as_ref().map(|why| phrase!("as-title", name = why)))
    .key(button_key(field.side, is_more))
}

fn draw_button_face(pen: &mut Pen, rect: Rect, state: State, is_open: bool) {
    let fill = if is_open && (state.is_hovered || state.is_down) { RAISED } else { CARD };
    pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(LineWidth::Row.points(), INK));
    state.draw_ring(pen, rect, Radius::Row);
}

/// A button that is held down: the time since it is, in seconds of the window, and the steps that
/// it has made.
#[derive(Clone, Copy, Debug)]
struct Held {
    since: f64,
    steps: u32,
}

/// Commands of buttons that are held down, in this frame. A press that follows a long hold is no
/// step of its own: it is taken out of `pressed`.
pub(super) fn repeat_held_buttons(pen: &Pen, side: OfferSide, pressed: &mut Vec<Command>) {
    for is_more in [false, true] {
        let key = button_key(side, is_more);
        let state = state_of(pen, key);
        let id = Id::new(("held", key));
        let ctx = pen.ui.ctx();
        let now = ctx.input(|input| input.time);
        let held = ctx.data(|data| data.get_temp::<Held>(id));
        if !state.is_down {
            if held.is_some_and(|held| held.steps > 0) {
                pressed.retain(|command| !is_step(command, side, is_more));
            }
            ctx.data_mut(|data| data.remove::<Held>(id));
            continue;
        }
        let held = held.unwrap_or(Held { since: now, steps: 0 });
        let due = steps_after(now - held.since);
        let new = due.saturating_sub(held.steps);
        ctx.data_mut(|data| data.insert_temp(id, Held { steps: held.steps.max(due), ..held }));
        ctx.request_repaint();
        if new > 0 {
            let by = i32::try_from(new).unwrap_or(i32::MAX);
            pressed.push(RoboticsCommand::Pay(side, if is_more { by } else { -by }).into());
        }
    }
}

/// Whether a command is a step of a side's button for less or for more.
fn is_step(command: &Command, side: OfferSide, is_more: bool) -> bool {
    matches!(command, Command::Game(RoboticsCommand::Pay(of, by)) if *of == side && (*by > 0) == is_more)
}

/// Steps that a button makes while it is held for some seconds.
fn steps_after(seconds: f64) -> u32 {
    let slow = (seconds.min(FASTER_FROM) - REPEATS_FROM).max(0.0) * STEPS;
    let fast = (seconds - FASTER_FROM).max(0.0) * FAST_STEPS;
    (slow + fast) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_that_is_held_repeats_and_then_faster() {
        assert_eq!([0.0, 0.45, 0.95, 2.02].map(steps_after), [0, 0, 4, 23]);
    }
}
