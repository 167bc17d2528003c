//! Row of a saved game in the list: its picture, its players, its state, when it was saved, and its
//! number of steps.

use bevy_egui::egui::{Id, Rect, Stroke};

use super::detail::Pressed;
use super::game_sign::GameSign;
use super::saved::{Entry, awaited_elsewhere, row_in_words, title, when_and_steps};
use super::saved_picture::saved_picture;
use crate::kit::palette::{CREAM, INK, LIGHT_RED, RED_WELL, YELLOW};
use crate::kit::panel::build::{choose, column, row, seat_chip, text, wrapped_row};
use crate::kit::panel::{Align, Node, Role, State, Surface};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::widgets::name::name_on_line;
use crate::kit::{Pen, TextStyle};
use crate::play::window_games::{SavedFacts, SavedSeat};
use shell::language::{Phrase, phrase};

/// Side of the picture, in points.
const PICTURE: f32 = 70.0;

/// Describes the row of a listed game, with the sign of its game if there is one.
pub fn entry_row<'a>(
    entry: &'a Entry,
    game: Option<GameSign<'a>>,
    number: usize,
    is_chosen: bool,
) -> Node<'a, Pressed> {
    let state = match &entry.held {
        Ok(saved) => column([state_line(entry, saved, game), seats(saved)]),
        Err(why) => column([damage_line(game), text(TextStyle::NOTE.in_colour(CREAM), why).loud()]),
    };
    let words = column([title_and_time(entry), state.gap(Space::Xs)]).gap(Space::Xs).grow();
    let picture = saved_picture(entry, PICTURE, PICTURE).exactly_wide(PICTURE).on(Surface::Well).align(Align::Start);
    let called = row_in_words(entry, game.and_then(GameSign::name));
    row([game.map_or_else(Node::empty, GameSign::mark), picture, words])
        .gap(Space::L)
        .inside_by(Space::L, Space::M)
        .on(if entry.held.is_err() && !is_chosen { damaged_surface() } else { Surface::Row { is_chosen } })
        .press(Pressed::Choose(number))
        .role(Role::Radio { is_chosen })
        .called(called)
        .key(entry_key(entry))
        .only_in_view()
}

/// Key of the row of a saved game.
fn entry_key(entry: &Entry) -> Id {
    Id::new(("saved game", &entry.path))
}

fn damaged_surface<'a>() -> Surface<'a> {
    Surface::Painted(Box::new(|pen: &mut Pen, rect: Rect, state: State| {
        pen.draw_rect(rect, Radius::Panel.points(), RED_WELL, Stroke::new(LineWidth::Row.points(), INK));
        state.draw_ring(pen, rect, Radius::Panel);
    }))
}

fn title_and_time<'a>(entry: &Entry) -> Node<'a, Pressed> {
    let heading = || text(TextStyle::HEADING, title(entry));
    let time = || text(TextStyle::NOTE, when_and_steps(entry)).loud();
    choose([row([heading().grow(), time()]).gap(Space::L), column([heading(), time()]).gap(Space::None)])
}

/// Sentence on the state of a game, with the name of its game, the player who is awaited elsewhere,
/// its difference from an older copy, and whether it is not proved.
fn state_line<'a>(entry: &Entry, saved: &'a SavedFacts, game: Option<GameSign<'a>>) -> Node<'a, Pressed> {
    let sentence = || text(TextStyle::STRONG, &saved.sentence);
    let doubt = || match saved.doubt {
        Some(_) => text(TextStyle::STRONG.in_colour(YELLOW), phrase!("saved-not-proved")).loud(),
        None => Node::empty(),
    };
    let note = |words: Option<Phrase>| {
        words.map_or_else(Node::empty, |words| text(TextStyle::STRONG.in_colour(YELLOW), words))
    };
    let elsewhere = || note(awaited_elsewhere(entry));
    let copy = || note(entry.copy.clone());
    let beside = row([sentence().grow(), elsewhere(), copy(), doubt(), game_name(game)]).gap(Space::L);
    choose([beside, column([sentence(), elsewhere(), copy(), game_name(game), doubt()]).gap(Space::None)])
}

/// Sentence on a damaged file, with the name of its game.
fn damage_line<'a>(game: Option<GameSign<'a>>) -> Node<'a, Pressed> {
    let sentence = || text(TextStyle::STRONG.in_colour(LIGHT_RED), phrase!("saved-damaged"));
    let beside = row([sentence().grow(), game_name(game)]).gap(Space::L);
    choose([beside, column([sentence(), game_name(game)]).gap(Space::None)])
}

fn game_name<'a>(game: Option<GameSign<'a>>) -> Node<'a, Pressed> {
    let name: Option<&Phrase> = game.and_then(GameSign::name);
    name.map_or_else(Node::empty, |name| text(TextStyle::NOTE, name))
}

fn seats<'a>(saved: &'a SavedFacts) -> Node<'a, Pressed> {
    let seat =
        |seat: &'a SavedSeat| row([seat_chip(seat.colour, IconSize::Text), name_on_line(TextStyle::NOTE, &seat.name)]);
    wrapped_row(saved.seats.iter().map(seat)).gap(Space::M)
}
