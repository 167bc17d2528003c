//! Controls of a seat's row: the field for its name, its colours, its player, and the level of a
//! computer player.

use bevy_egui::egui::{Rect, Stroke};

use super::form::Form;
use super::press::FormPress;
use crate::messages::phrase;
use client::kit::Pen;
use client::kit::palette::{CARD, CREAM, fade_colour};
use client::kit::panel::build::{painted, row, widget};
use client::kit::panel::{Node, Role, State, Surface};
use client::kit::tokens::{LineWidth, Radius, Space, TargetHeight};
use client::kit::widgets::Field;
use client::kit::widgets::choice::choice_with_icon;
use shell::language::{InWords, Phrase};
use shell::seats::seating::{LONGEST_SEAT_NAME, SeatingError};
use shell::seats::{Colour, PlayerKind, SeatKind};

/// Levels of computer players, from the easiest.
pub(crate) const LEVELS: [PlayerKind; 3] = [PlayerKind::Rusty, PlayerKind::Cog, PlayerKind::Titan];
/// Opacity of the veil over a colour that another seat has: the colour can still be told.
const VEIL: f32 = 0.62;

/// Name of a control for screen readers: what it is, and of which seat.
fn of_seat(choice: &Phrase, number: usize) -> Phrase {
    phrase!("new-game-of-seat", choice = choice, seat = number + 1)
}

/// Describes the field for the name of a seat.
pub(crate) fn name_field(form: &Form, number: usize) -> Node<'_, FormPress> {
    let field = Field {
        name: of_seat(&phrase!("new-game-name"), number),
        text: &form.seats[number].name,
        most_letters: LONGEST_SEAT_NAME,
        message: Box::new(move |name| FormPress::change(move |form| form.seats[number].name = name)),
    };
    widget(field).key(("name", number))
}

/// Describes the colours of which a seat has one.
pub(crate) fn colour_choices<'a>(form: &Form, number: usize) -> Node<'a, FormPress> {
    row(Colour::ALL.map(|colour| colour_choice(form, number, colour))).gap(Space::Xs)
}

fn colour_choice<'a>(form: &Form, number: usize, colour: Colour) -> Node<'a, FormPress> {
    let name = match colour {
        Colour::Orange => phrase!("new-game-orange"),
        Colour::Blue => phrase!("new-game-blue"),
        Colour::Green => phrase!("new-game-green"),
        Colour::Pink => phrase!("new-game-pink"),
        Colour::Indigo => phrase!("new-game-indigo"),
    };
    let is_own = form.seats[number].colour == colour;
    let is_taken = !is_own && form.is_taken(colour);
    let why_not = is_taken.then(|| SeatingError::Colour(number + 1, colour).phrase());
    let side = TargetHeight::Row.points();
    painted(side, side, move |pen, rect| draw_colour(pen, rect.shrink(Space::Xs.points()), colour, is_taken))
        .on(Surface::Painted(Box::new(move |pen, rect, state| draw_frame(pen, rect, is_own, state))))
        .press(FormPress::change(move |form| form.recolour_seat(number, colour)))
        .role(Role::Radio { is_chosen: is_own })
        .called(of_seat(&name, number))
        .disabled_because(why_not)
        .key(("colour", number, colour))
}

fn draw_colour(pen: &mut Pen, rect: Rect, colour: Colour, is_taken: bool) {
    pen.draw_seat_chip(rect.left(), rect.top(), colour, rect.width());
    if is_taken {
        pen.fill_rect(rect, Radius::Row.points(), fade_colour(CARD, VEIL));
        let line = rect.shrink(Space::Xs.points());
        let ends = (line.left_bottom(), line.right_top());
        pen.draw_line(ends.0.into(), ends.1.into(), LineWidth::Row.points(), CREAM);
    }
}

/// Draws the frame of the own colour, or of the one under the pointer.
fn draw_frame(pen: &Pen, rect: Rect, is_own: bool, state: State) {
    let frame = rect.shrink(LineWidth::Thin.points());
    if is_own || (state.is_hovered && state.is_enabled) {
        let line = if is_own { LineWidth::Panel } else { LineWidth::Thin };
        pen.stroke_rect(frame, Radius::Panel.points(), Stroke::new(line.points(), CREAM));
    }
    state.draw_ring(pen, rect, Radius::Panel);
}

/// Describes the choice of a person or a computer player.
pub(crate) fn player_choices<'a>(kind: SeatKind, number: usize) -> [Node<'a, FormPress>; 2] {
    let person = (phrase!("player-person"), "human", SeatKind::Human);
    let computer = (phrase!("new-game-computer"), "bot", SeatKind::Computer(PlayerKind::Rusty));
    [person, computer].map(|(name, icon, other)| {
        let is_chosen = (kind == SeatKind::Human) == (other == SeatKind::Human);
        let kind = if is_chosen { kind } else { other };
        let called = of_seat(&name, number);
        let key = (icon, number);
        let press = FormPress::change(move |form| form.seats[number].kind = kind);
        choice_with_icon(icon, name, is_chosen, press).called(called).key(key)
    })
}

/// Describes the button of a computer player's level, a press of which chooses the next one.
pub(crate) fn level_button<'a>(level: PlayerKind, number: usize) -> Node<'a, FormPress> {
    let (name, next) = match level {
        PlayerKind::Cog => (phrase!("new-game-normal"), PlayerKind::Titan),
        PlayerKind::Titan => (phrase!("new-game-hard"), PlayerKind::Rusty),
        _ => (phrase!("new-game-easy"), PlayerKind::Cog),
    };
    let level = of_seat(&phrase!("new-game-level"), number);
    let called = phrase!("settings-name-and-value", name = level, value = &name);
    let press = FormPress::change(move |form| form.seats[number].kind = SeatKind::Computer(next));
    choice_with_icon("rotate", name, false, press).role(Role::Button).called(called).key(("level", number))
}
