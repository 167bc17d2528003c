//! Details of the saved game that is chosen in the list, and the buttons for it.

use bevy_egui::egui::{Color32, Id};

use super::saved::{Entry, awaited_elsewhere, title, when_and_steps};
use super::saved_games::{Filter, SavedGames};
use super::saved_picture::saved_picture;
use crate::kit::palette::{CREAM, LIGHT_RED, MUTED, STAGE, YELLOW};
use crate::kit::panel::build::{column, icon, painted, row, scroll, seat_chip, spacer, text, wrapped_row};
use crate::kit::panel::{Node, Surface};
use crate::kit::pen::Pen;
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::tokens::{IconSize, Radius, Space, TargetHeight};
use crate::kit::widgets::name::name_on_line;
use crate::kit::{Anchor, Button, ButtonKind, TextStyle};
use crate::play::window_games::{SavedFacts, SavedSeat};
use shell::language::numbers::grouped_number;
use shell::language::{Phrase, phrase};

/// Least and greatest height of the picture, in points.
const PICTURE: (f32, f32) = (60.0, 150.0);
/// Width of a number of two digits, of each character of a longer one, and size of a meter, in
/// points: all seats divide their lines in the same way.
const NUMBER: f32 = 20.0;
const DIGIT: f32 = 9.0;
const METER: (f32, f32) = (54.0, 12.0);

/// Thing on the screen that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// Continues the chosen game.
    Open,
    /// Watches it.
    Watch,
    /// Copies it to another file.
    Export,
    /// Copies it as text.
    Copy,
    /// Opens another file.
    OpenFile,
    /// Opens a game from text that was copied.
    Paste,
    /// Asks whether to delete it.
    AskDelete,
    /// Answers that it is to be deleted.
    Delete,
    /// Answers that it is to be kept.
    Keep,
    /// Begins a new game, where nothing is saved.
    NewGame,
    /// Leaves the screen.
    Back,
    /// Chooses a listed game by its index.
    Choose(usize),
    /// Lists the games that a filter lets through.
    List(Filter),
    /// Lists the games of one game alone, or of all.
    ListGame(Option<&'static str>),
}

/// Describes the chosen game beside the list; `watches` if its main button is the one to watch it.
pub fn details_beside(saved_games: &SavedGames, watches: bool) -> Node<'_, Pressed> {
    let Some(entry) = saved_games.chosen() else {
        let nothing = text(TextStyle::BODY.in_colour(MUTED), phrase!("saved-themselves"));
        return column([nothing]).inside_by(Space::L, Space::Xl).on(Surface::Card);
    };
    let buttons = buttons(entry, saved_games.asks_to_delete(), DeedWords { watches, are_short: true });
    // The picture takes the height that is left.
    let contents = column([well(entry, PICTURE.0), facts(entry), spacer(), buttons]);
    let contents = scroll("chosen-game", ScrollKeys::None, contents.gap(Space::M).grow());
    column([contents.grow()]).inside(Space::M).on(Surface::Card)
}

/// Describes the chosen game below its row in the list. The buttons come first, so that they are in
/// sight together with the row.
pub fn details_below(entry: &Entry, asks_to_delete: bool, watches: bool) -> Node<'_, Pressed> {
    let deeds = DeedWords { watches, are_short: false };
    column([buttons(entry, asks_to_delete, deeds), well(entry, PICTURE.1), facts(entry)])
        .gap(Space::M)
        .inside(Space::M)
        .on(Surface::Card)
}

/// Describes the picture, with a least height in points.
fn well(entry: &Entry, least: f32) -> Node<'_, Pressed> {
    let back = |pen: &mut Pen, rect, _| pen.draw_inset(rect, Radius::Row.points(), STAGE);
    saved_picture(entry, least, PICTURE.1).on(Surface::Painted(Box::new(back)))
}

/// Describes the title, the state and the players of the game.
fn facts(entry: &Entry) -> Node<'_, Pressed> {
    let heading = text(TextStyle::NAME.in_colour(YELLOW), title(entry));
    let facts = match &entry.held {
        Err(why) => column([heading, text(TextStyle::NOTE.in_colour(CREAM), why)]),
        Ok(saved) => column([
            heading,
            text(TextStyle::NOTE, facts_and_option(entry, saved)),
            awaited_elsewhere(entry).map_or_else(Node::empty, |awaited| text(TextStyle::STRONG, awaited)),
            entry.copy.as_ref().map_or_else(Node::empty, |copy| text(TextStyle::STRONG, copy)),
            seat_lines(&saved.seats).gap(Space::Xs).inside_by(Space::None, Space::Xs),
            doubt(saved),
        ]),
    };
    facts.gap(Space::None).inside_by(Space::Xs, Space::None)
}

/// Words for when the game was saved, its number of steps and its rule option.
fn facts_and_option(entry: &Entry, saved: &SavedFacts) -> Phrase {
    let facts = when_and_steps(entry);
    match &saved.option {
        Some(option) => phrase!("saved-facts-and-option", facts = facts, option = option),
        None => facts,
    }
}

/// Describes a sentence about why a game is not proved.
fn doubt<'a>(saved: &SavedFacts) -> Node<'a, Pressed> {
    let Some(doubt) = &saved.doubt else { return Node::empty() };
    text(TextStyle::STRONG.in_colour(YELLOW), phrase!("saved-not-proved-why", doubt = doubt))
}

/// Describes the lines of all seats, whose numbers stand below each other.
fn seat_lines(seats: &[SavedSeat]) -> Node<'_, Pressed> {
    let greatest = seats.iter().map(|seat| seat.progress.1).max().unwrap_or_default();
    let digits = greatest.max(1).ilog10() + 1;
    let separators = (digits - 1) / 3;
    let room = NUMBER.max(DIGIT * (digits + separators) as f32);
    column(seats.iter().map(move |seat| seat_line(seat, room)))
}

/// Describes the line of a seat: its name, and at the right its count and its progress, whose
/// number gets some room, in points.
fn seat_line(seat: &SavedSeat, room: f32) -> Node<'_, Pressed> {
    let (picture, count) = seat.count;
    let (bar, value, wanted) = seat.progress;
    let number = |number: Phrase| text(TextStyle::STRONG, number);
    let meter = painted(METER.0, METER.1, move |pen, rect| pen.draw_meter(rect, f32::from(value), wanted));
    row([
        seat_chip(seat.colour, IconSize::Text),
        name_on_line(TextStyle::NOTE, &seat.name).grow(),
        if seat.is_computer { computer_mark() } else { Node::empty() },
        icon(picture, IconSize::Text, Color32::WHITE),
        number(Phrase::words(count.to_string())).at_least_wide(NUMBER),
        icon(bar, IconSize::Text, Color32::WHITE),
        meter,
        number(grouped_number(value.into())).anchor(Anchor::End).at_least_wide(room),
    ])
    .gap(Space::Xs)
}

/// Describes the mark of a seat that a computer player plays.
fn computer_mark<'a>() -> Node<'a, Pressed> {
    icon("bot", IconSize::Text, MUTED).reads(Manner::Found, phrase!("new-game-computer"))
}

/// Describes the buttons for the game, or the question whether it is to be deleted.
fn buttons<'a>(entry: &Entry, asks_to_delete: bool, deeds: DeedWords) -> Node<'a, Pressed> {
    if asks_to_delete { delete_question() } else { choices(entry, deeds) }
}

/// Key of the button that keeps the game, which has the keyboard when the question comes.
pub fn keep_key() -> Id {
    Id::new("keep the saved game")
}

/// Describes the question whether the game is to be deleted, and its answers. The safe one is the
/// default button.
fn delete_question<'a>() -> Node<'a, Pressed> {
    let answer = |label: Phrase, kind: ButtonKind| Button::usual(label, kind);
    let delete = answer(phrase!("saved-delete"), ButtonKind::Danger);
    let keep = answer(phrase!("saved-keep"), ButtonKind::Slate).as_default();
    // The button that asks has the same label, and must not have the keyboard of the one that
    // deletes.
    let delete = delete.sends(Pressed::Delete).key("delete_for_good");
    column([
        text(TextStyle::STRONG.in_colour(LIGHT_RED), phrase!("saved-delete-question")),
        wrapped_row([keep.sends(Pressed::Keep).key(keep_key()).grow(), delete.grow()]),
    ])
    .gap(Space::M)
}

/// Words on the buttons for a game.
#[derive(Clone, Copy)]
struct DeedWords {
    /// Whether the main button is the one to watch the game.
    watches: bool,
    /// Whether buttons show verbs alone, where their room is narrow. Their names stay the same.
    are_short: bool,
}

impl DeedWords {
    /// Label of a button, from the verb alone and the usual words.
    fn label(self, verb: Phrase, words: &Phrase) -> Phrase {
        if self.are_short { verb } else { words.clone() }
    }
}

/// Describes the buttons for the game; the main one comes first.
fn choices<'a>(entry: &Entry, deeds: DeedWords) -> Node<'a, Pressed> {
    let no = || entry.held.is_err().then(|| phrase!("saved-unreadable"));
    let main = |label: Phrase, icon: &'static str| {
        let main = Button::large(label, ButtonKind::Primary).with_icon(icon).disabled_because(no());
        if no().is_none() { main.as_default() } else { main }
    };
    let other = |label: Phrase| Button::usual(label, ButtonKind::Slate).disabled_because(no());
    let open = phrase!("saved-open");
    let watch = phrase!("menu-watch");
    let watch_label = deeds.label(phrase!("saved-replay"), &watch);
    let first_row = if deeds.watches {
        let watch = main(watch_label, "replay").sends(Pressed::Watch).called(watch);
        [watch.grow(), other(open).sends(Pressed::Open).grow()]
    } else {
        let watch = other(watch_label).sends(Pressed::Watch).called(watch);
        [main(open, "play").sends(Pressed::Open).grow(), watch.grow()]
    };
    let small = |verb: Phrase, words: Phrase, pressed: Pressed| {
        let button = Button::usual(deeds.label(verb, &words), ButtonKind::Slate).disabled_because(no());
        let node = button.sends(pressed).called(words.clone()).target(TargetHeight::Action).grow();
        if deeds.are_short { node.hint(words) } else { node }
    };
    let delete = Button::usual(phrase!("saved-delete"), ButtonKind::Danger).sends(Pressed::AskDelete);
    column([
        wrapped_row(first_row),
        wrapped_row([
            small(phrase!("saved-export"), phrase!("menu-save-as-file"), Pressed::Export),
            small(phrase!("saved-copy"), phrase!("menu-copy-as-text"), Pressed::Copy).hint(phrase!("saved-copy-hint")),
            delete.target(TargetHeight::Action).grow(),
        ]),
    ])
}
