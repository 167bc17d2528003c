//! Things that lie in a square: what is open to the viewer, and what the notebook has of it.

use shell::language::Phrase;
use shell::seats::SeatId;

use crate::action::ThingId;
use crate::client::art::names::kind_drawing;
use crate::client::art::thing_picture::{ConditionMark, ThingPicture};
use crate::set::{Class, DataSet, Grade, Kind};
use crate::table::{Entry, Place, Table, ThingView};
use crate::turn::notes::lying_square;
use crate::words::{a_graded_kind, a_kind};
use crate::yard::Square;

use super::viewer::Viewer;

/// Way on which a thing is to its place, where it is not painted yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThingWay {
    /// It is carried there, or comes from the shop.
    Brought,
    /// A search has just found it in its crate (6.2).
    Found,
}

/// A thing that lies face down and is open to the viewer (6.3); an assembly is one.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenThing {
    /// The thing, or the first component of the assembly.
    pub thing: ThingId,
    /// Its picture.
    pub picture: ThingPicture,
    /// Its name, with its grade: "an oil drum (B)".
    pub name: Phrase,
    /// Way on which it still is; `None` once it lies there.
    pub on_way: Option<ThingWay>,
}

/// Entry of the viewer's notebook (17.2) for a thing that is not open now.
#[derive(Clone, Debug, PartialEq)]
pub struct NotedThing {
    /// The thing.
    pub thing: ThingId,
    /// Its picture.
    pub picture: ThingPicture,
    /// Its name, with its grade.
    pub name: Phrase,
    /// Round in which it last lay open; `None` if a comparison of this turn found it gone (17.3).
    pub round: Option<u16>,
}

impl NotedThing {
    /// Whether a comparison of this turn found it gone (17.3).
    pub const fn is_gone(&self) -> bool {
        self.round.is_none()
    }
}

/// Things in a square that are open to a viewer, in the order of their numbers.
pub fn open_on(table: &Table, viewer: &Viewer, square: Square) -> Vec<OpenThing> {
    let open = table.wholes_at(Place::FaceDown(square)).filter(|thing| is_open(table, viewer, thing));
    open.map(|thing| open_thing(table, viewer, &thing)).collect()
}

/// Notes of the viewer's notebook about a square: what is not open now, and what was found gone.
pub fn noted_on(table: &Table, viewer: &Viewer, square: Square) -> Vec<NotedThing> {
    let Some(seat) = viewer.seat.filter(|&seat| table.has_notebook(seat)) else { return Vec::new() };
    let is_closed = |entry: &&Entry| {
        let thing = table.find_thing(entry.thing).filter(|thing| thing.is_open_to(seat));
        thing.and_then(|thing| lying_square(table, &thing)) != Some(square)
    };
    let kept = table.notebook(seat).of_square(square).filter(is_closed);
    let noted = kept.map(|entry| noted_thing(table.data(), entry));
    let gone = viewer.gone.iter().filter(|(on, _)| *on == square);
    noted.chain(gone.filter_map(|&(_, thing)| gone_thing(table, seat, thing))).collect()
}

/// Whether a thing that lies face down is open to the viewer. Behind a curtain nothing is, unless
/// nothing is secret (21.1).
fn is_open(table: &Table, viewer: &Viewer, thing: &ThingView) -> bool {
    match viewer.seat {
        Some(seat) => thing.is_open_to(seat),
        None => table.setup().options.open_table && table.seats().any(|seat| thing.is_open_to(seat)),
    }
}

/// Kind of a thing as a seat sees it; without a seat, a blank is a blank (14.5).
fn kind_for<'a>(thing: &ThingView<'a>, table: &Table<'a>, viewer: Option<SeatId>) -> &'a Kind {
    viewer.map_or_else(|| table.data().kind(thing.of.kind), |seat| thing.kind(seat))
}

fn open_thing(table: &Table, viewer: &Viewer, thing: &ThingView) -> OpenThing {
    let kind = kind_for(thing, table, viewer.seat);
    let grade = shown_grade(kind, thing.grade());
    let mark = ConditionMark::of(thing.condition.improvements, thing.condition.damage);
    let picture = ThingPicture { drawing: kind_drawing(kind), grade, mark };
    OpenThing { thing: thing.id, picture, name: a_graded_kind(kind, grade), on_way: None }
}

fn noted_thing(data: &DataSet, entry: &Entry) -> NotedThing {
    let kind = data.kind(entry.kind);
    let grade = shown_grade(kind, entry.grade);
    let picture = ThingPicture { drawing: kind_drawing(kind), grade, mark: None };
    NotedThing { thing: entry.thing, picture, name: a_graded_kind(kind, grade), round: Some(entry.round) }
}

/// Note of a thing that is gone: its kind, which stays, and not its grade, which may be another
/// now.
fn gone_thing(table: &Table, seat: SeatId, thing: ThingId) -> Option<NotedThing> {
    let kind = table.find_thing(thing)?.kind(seat);
    let picture = ThingPicture { drawing: kind_drawing(kind), grade: None, mark: None };
    Some(NotedThing { thing, picture, name: a_kind(kind), round: None })
}

/// Grade of a component or a blank; that of a powerup decides nothing (1.4).
pub fn shown_grade(kind: &Kind, grade: Option<Grade>) -> Option<Grade> {
    grade.filter(|_| matches!(kind.class, Class::Junk | Class::Blank))
}
