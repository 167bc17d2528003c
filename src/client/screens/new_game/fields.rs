//! Controls of a seat's row: the field for its name, its colours, its player, the level of a
//! computer player, and the mark that a game has.

use bevy_egui::egui::{Rect, Stroke};

use super::form::Form;
use super::own_form::{OwnForm, SeatMark};
use super::press::FormPress;
use crate::kit::Pen;
use crate::kit::palette::{CARD, CREAM, INK, fade_colour};
use crate::kit::panel::build::{icon, painted, row, widget};
use crate::kit::panel::{Node, Role, State, Surface};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use crate::kit::widgets::Field;
use crate::kit::widgets::choice::{choice, choice_with_icon};
use shell::language::{InWords, Phrase, phrase};
use shell::seats::seating::{LONGEST_SEAT_NAME, SeatingError};
use shell::seats::{Colour, PlayerKind, SeatPlayer};

/// Opacity of the veil over a colour that another seat has: the colour can still be told.
const VEIL: f32 = 0.62;

/// Name of a control for screen readers: what it is, and of which seat.
fn name_of_control(choice: &Phrase, number: usize) -> Phrase {
    phrase!("new-game-of-seat", choice = choice, seat = number + 1)
}

/// Describes the field for the name of a seat.
pub(super) fn name_field<O: OwnForm>(form: &Form<O>, number: usize) -> Node<'_, FormPress<O>> {
    let field = Field {
        name: name_of_control(&phrase!("new-game-name"), number),
        text: form.seats().get(number).map_or("", |seat| &seat.name),
        most_letters: LONGEST_SEAT_NAME,
        message: Box::new(move |name| FormPress::change(move |form: &mut Form<O>| form.rename_seat(number, name))),
    };
    widget(field).key(("name", number))
}

/// Describes the colours of which a seat has one.
pub(super) fn colour_choices<'a, O: OwnForm>(form: &Form<O>, number: usize) -> Node<'a, FormPress<O>> {
    row(Colour::ALL.map(|colour| colour_choice(form, number, colour))).gap(Space::Xs)
}

fn colour_choice<'a, O: OwnForm>(form: &Form<O>, number: usize, colour: Colour) -> Node<'a, FormPress<O>> {
    let name = match colour {
        Colour::Orange => phrase!("new-game-orange"),
        Colour::Blue => phrase!("new-game-blue"),
        Colour::Green => phrase!("new-game-green"),
        Colour::Pink => phrase!("new-game-pink"),
        Colour::Indigo => phrase!("new-game-indigo"),
    };
    let is_own = form.seats().get(number).is_some_and(|seat| seat.colour == colour);
    let is_taken = !is_own && form.is_taken(colour);
    let why_not = is_taken.then(|| SeatingError::Colour(number + 1, colour).phrase());
    let side = TargetHeight::Row.points();
    painted(side, side, move |pen, rect| draw_colour(pen, rect.shrink(Space::Xs.points()), colour, is_taken))
        .on(Surface::Painted(Box::new(move |pen, rect, state| draw_frame(pen, rect, is_own, state))))
        .press(FormPress::change(move |form: &mut Form<O>| form.recolour_seat(number, colour)))
        .role(Role::Radio { is_chosen: is_own })
        .called(name_of_control(&name, number))
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

/// Player that a seat can have, with its name and icon.
type NamedPlayer = (Phrase, &'static str, SeatPlayer);

/// Players that a seat can have: a person here, a person elsewhere, or a computer player.
fn named_players<O: OwnForm>() -> [NamedPlayer; 3] {
    [
        (phrase!("player-person"), "human", SeatPlayer::Here),
        (phrase!("new-game-elsewhere"), "elsewhere", SeatPlayer::Elsewhere),
        (phrase!("new-game-computer"), "bot", SeatPlayer::Computer(O::SEATS.usual_level())),
    ]
}

/// Signs by which the players of a seat are chosen, those first that take more room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayerSigns {
    /// Icons with names.
    NamesWithIcons,
    /// Names alone.
    Names,
    /// Icons alone.
    Icons,
}

impl PlayerSigns {
    /// Gap between the cells of a row in which players are chosen by these signs.
    pub(super) const fn gap(self) -> Space {
        if matches!(self, Self::Names) { Space::S } else { Space::M }
    }
}

/// Describes the choice of a seat's player.
pub(super) fn player_choices<'a, O: OwnForm>(
    player: SeatPlayer,
    number: usize,
    signs: PlayerSigns,
) -> [Node<'a, FormPress<O>>; 3] {
    named_players::<O>().map(|(name, sign, other)| {
        let is_chosen = std::mem::discriminant(&player) == std::mem::discriminant(&other);
        let player = if is_chosen { player } else { other };
        // An icon alone has no word for what is elsewhere.
        let is_bare = signs == PlayerSigns::Icons && other == SeatPlayer::Elsewhere;
        let name = if is_bare { phrase!("player-elsewhere") } else { name };
        let called = name_of_control(&name, number);
        let press = FormPress::change(move |form: &mut Form<O>| form.set_player(number, player));
        let choice = match signs {
            PlayerSigns::NamesWithIcons => choice_with_icon(sign, name, is_chosen, press),
            PlayerSigns::Names => choice(name, is_chosen, press),
            PlayerSigns::Icons => icon_choice(sign, is_chosen, press).role(Role::Radio { is_chosen }).hint(name),
        };
        choice.called(called).key((sign, number))
    })
}

/// Describes a choice that has an icon and no words.
fn icon_choice<'a, M: 'a>(sign: &'static str, is_chosen: bool, press: M) -> Node<'a, M> {
    row([icon(sign, IconSize::Text, if is_chosen { INK } else { CREAM }).grow()])
        .inside_by(Space::S, Space::Xs)
        .target(TargetHeight::Action)
        .on(Surface::Choice { is_chosen })
        .press(press)
}

/// Describes the button of a computer player's level, a press of which chooses the next one.
pub(super) fn level_button<'a, O: OwnForm>(level: PlayerKind, number: usize) -> Node<'a, FormPress<O>> {
    let name = match level {
        PlayerKind::Cog => phrase!("new-game-normal"),
        PlayerKind::Titan => phrase!("new-game-hard"),
        _ => phrase!("new-game-easy"),
    };
    let next = O::SEATS.next_level(level);
    let level = name_of_control(&phrase!("new-game-level"), number);
    let called = phrase!("settings-name-and-value", name = level, value = &name);
    let press = FormPress::change(move |form: &mut Form<O>| form.set_player(number, next));
    choice_with_icon("rotate", name, false, press).role(Role::Button).called(called).key(("level", number))
}

/// Describes the switch of the game's mark at a seat.
pub(super) fn mark_switch<'a, O: OwnForm>(form: &Form<O>, mark: SeatMark, number: usize) -> Node<'a, FormPress<O>> {
    let is_on = form.is_marked(number);
    let press = FormPress::change(move |form: &mut Form<O>| form.toggle_mark(number));
    let name = name_of_control(&(mark.name)(), number);
    icon_choice(mark.icon, is_on, press)
        .role(Role::Switch { is_on })
        .called(phrase!("settings-name-and-value", name = name, value = (mark.about)()))
        .hint((mark.about)())
        .key(("mark", number))
}
