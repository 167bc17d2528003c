//! The inspector about anything but a card: a title, a picture and lines with signs.

use bevy_egui::egui::{Align2, Color32, Rect, Vec2};

use crate::client::art::names::kind_drawing;
use crate::client::art::thing_picture::{ConditionMark, ThingPicture, paint_thing};
use crate::client::yard::lying::shown_grade;
use crate::messages::phrase;
use crate::table::ThingView;
use client::kit::palette::{MUTED, SECOND, STAGE};
use client::kit::panel::build::{choose, column, icon, painted, row, scroll, seat_chip, text};
use client::kit::panel::{Align, Node, Rank, Surface};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Heights of the picture: the least one and the usual one, in points.
const PICTURE: (f32, f32) = (48.0, 92.0);
/// Part of that height that the drawing takes.
const DRAWING: f32 = 0.84;

/// Picture of what is inspected.
#[derive(Clone, Debug, PartialEq)]
pub enum DetailPicture {
    /// A thing with its grade and marks.
    Thing(ThingPicture),
    /// Any other drawing.
    Drawing(&'static str),
}

/// Picture of a thing with the eyes of a team.
pub fn picture_of(thing: &ThingView, seat: SeatId) -> ThingPicture {
    let kind = thing.kind(seat);
    let mark = ConditionMark::of(thing.condition.improvements, thing.condition.damage);
    ThingPicture { drawing: kind_drawing(kind), grade: shown_grade(kind, thing.grade()), mark }
}

/// Sign before a line.
#[derive(Clone, Debug, PartialEq)]
pub enum DetailSign {
    /// Drawing in colours of its own.
    Drawing(&'static str),
    /// White icon.
    Icon(&'static str),
    /// A thing.
    Thing(ThingPicture),
    /// Colour and symbol of a team.
    Seat(Colour),
}

/// A line.
#[derive(Clone, Debug, PartialEq)]
pub struct DetailLine {
    /// Sign before it.
    pub sign: DetailSign,
    /// The fact; empty if only the note tells it.
    pub words: Phrase,
    /// More about it; empty if there is no more.
    pub note: Phrase,
}

impl DetailLine {
    /// A line without a note.
    pub fn new(sign: DetailSign, words: Phrase) -> Self {
        Self { sign, words, note: Phrase::default() }
    }

    /// A line that is only a note.
    pub fn note(sign: DetailSign, note: Phrase) -> Self {
        Self { sign, words: Phrase::default(), note }
    }

    /// The line with a note.
    #[must_use]
    pub fn with_note(self, note: Phrase) -> Self {
        Self { note, ..self }
    }
}

/// Contents of the inspector about anything but a card.
#[derive(Clone, Debug, PartialEq)]
pub struct DetailFacts {
    /// Title.
    pub title: Phrase,
    /// Class or place beside it; empty if there is none.
    pub note: Phrase,
    /// Picture.
    pub picture: Option<DetailPicture>,
    /// Lines, the most important first.
    pub lines: Vec<DetailLine>,
}

/// Describes the panel.
pub fn detail_panel<'a>(facts: &DetailFacts) -> Node<'a, ()> {
    let picture = facts.picture.clone().map(|picture| picture_node(picture).gives_way(Rank::First));
    let lines = column(facts.lines.iter().map(line_node)).gap(Space::S);
    let lines = scroll("lines-of-the-inspector", ScrollKeys::None, lines).grow();
    column([head_node(facts)])
        .and(picture)
        .and([lines])
        .gap(Space::S)
        .inside(Space::M)
        .on(Surface::Panel(Radius::Panel))
        .key("inspected-item")
}

/// The title with its note beside it, or below it where there is no room.
fn head_node<'a>(facts: &DetailFacts) -> Node<'a, ()> {
    let title = || text(TextStyle::HEADING, phrase!("as-title", name = facts.title.clone())).manner(Manner::Heading);
    if facts.note == Phrase::default() {
        return title();
    }
    let note = || text(TextStyle::NOTE.in_colour(MUTED), phrase!("as-title", name = facts.note.clone()));
    choose([row([title().grow(), note()]).gap(Space::S), column([title(), note()]).gap(Space::None)])
}

fn picture_node<'a>(picture: DetailPicture) -> Node<'a, ()> {
    painted(0.0, 0.0, move |pen: &mut Pen, rect: Rect| {
        pen.draw_inset(rect, Radius::Row.points(), STAGE);
        let side = DRAWING * rect.height().min(rect.width());
        let place = Align2::CENTER_CENTER.align_size_within_rect(Vec2::splat(side), rect);
        match &picture {
            DetailPicture::Thing(thing) => paint_thing(pen, thing, place),
            DetailPicture::Drawing(name) => pen.draw_svg(name, place, Color32::WHITE),
        }
    })
    .with_heights(PICTURE.0, PICTURE.1)
}

fn line_node<'a>(line: &DetailLine) -> Node<'a, ()> {
    let some = |style: TextStyle, words: &Phrase| match *words == Phrase::default() {
        true => Node::empty(),
        false => text(style, phrase!("as-title", name = words.clone())),
    };
    let words = column([some(TextStyle::STRONG, &line.words), some(TextStyle::NOTE.in_colour(SECOND), &line.note)]);
    row([sign_node(&line.sign).align(Align::Start), words.gap(Space::None).align(Align::Start).grow()]).gap(Space::S)
}

fn sign_node<'a>(sign: &DetailSign) -> Node<'a, ()> {
    match sign {
        DetailSign::Drawing(name) => icon(name, IconSize::Row, Color32::WHITE),
        DetailSign::Icon(name) => icon(name, IconSize::Row, SECOND),
        DetailSign::Seat(colour) => seat_chip(*colour, IconSize::Row),
        DetailSign::Thing(thing) => {
            let thing = *thing;
            let side = IconSize::Row.points();
            painted(side, side, move |pen: &mut Pen, rect: Rect| {
                let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
                paint_thing(pen, &thing, place);
            })
        }
    }
}
