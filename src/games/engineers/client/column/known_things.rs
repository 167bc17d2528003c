//! Components that a team knows of, with where they are, in the order in which it would use them.

use std::cmp::Reverse;

use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};

use crate::action::{Grades, ThingId, WorkerSet};
use crate::messages::phrase;
use crate::set::{Class, Grade, KindId, MachineId};
use crate::table::{Place, Table, ThingView};
use crate::words::{square_name, workers_name};
use crate::yard::Square;

/// Place of a thing as a team knows it, the nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum KnownPlace {
    /// Face up in the team's zone, or in a container there.
    Zone,
    /// Carried by workers of the team.
    Carried(WorkerSet),
    /// In the team's truck.
    Truck,
    /// Face down on a square, and open to the team (6.3).
    Open(Square),
    /// In the team's notebook: the square where it last lay open, and the round (17.2).
    Noted(Square, u16),
    /// In the zone of another team.
    OtherZone(SeatId),
}

impl KnownPlace {
    /// Place of a thing with the eyes of a team; `None` if the team does not know it.
    pub fn of(table: &Table, seat: SeatId, thing: &ThingView) -> Option<Self> {
        match thing.place {
            Place::Zone(of) if of == seat => Some(Self::Zone),
            Place::Zone(of) => Some(Self::OtherZone(of)),
            Place::Held(of, workers) if of == seat => Some(Self::Carried(workers)),
            Place::Truck(of) if of == seat => Some(Self::Truck),
            Place::FaceDown(square) if thing.is_open_to(seat) => Some(Self::Open(square)),
            Place::Packed(container) => {
                let place = Self::of(table, seat, &table.find_thing(container)?)?;
                let is_open = !matches!(place, Self::Open(_)) || thing.is_open_to(seat);
                is_open.then_some(place)
            }
            _ => None,
        }
    }

    /// Rank by which a thing is used: a lower one first.
    const fn rank(self) -> u8 {
        match self {
            Self::Zone => 0,
            Self::Carried(_) => 1,
            Self::Truck => 2,
            Self::Open(_) => 3,
            Self::Noted(..) => 4,
            Self::OtherZone(_) => 5,
        }
    }

    /// The place in words: "open on c4". `seat` is the team that knows it.
    pub fn words(self, seats: &[Seat], seat: SeatId) -> Phrase {
        match self {
            Self::Zone => phrase!("engineers-known-zone"),
            Self::Carried(workers) => phrase!("engineers-known-carried", who = workers_name(seats, seat, workers)),
            Self::Truck => phrase!("engineers-known-truck"),
            Self::Open(square) => phrase!("engineers-known-open", square = square_name(square)),
            Self::Noted(square, round) => {
                phrase!("engineers-known-noted", square = square_name(square), round = round)
            }
            Self::OtherZone(of) => phrase!("engineers-known-other-zone", name = seat_name(seats, of)),
        }
    }
}

/// A component that a team knows of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownThing {
    /// The thing.
    pub thing: ThingId,
    /// Its kind, as the team sees it.
    pub kind: KindId,
    /// Its grade, as the team saw it last.
    pub grade: Option<Grade>,
    /// Its place.
    pub place: KnownPlace,
}

/// Components that a team knows of, in the order in which it would build a machine of them: the
/// nearest first, of these the parts of an assembly that is a beginning of the machine, then the
/// best; broken ones last.
pub fn known_things(table: &Table, seat: SeatId, machine: MachineId) -> Vec<KnownThing> {
    known_with_grades(table, seat, machine, &Grades::default())
}

/// The same, where some things have other grades than on the table: those from before a test.
pub fn known_with_grades(table: &Table, seat: SeatId, machine: MachineId, before: &Grades) -> Vec<KnownThing> {
    let grade = |thing: &ThingView| {
        let other = before.iter().find(|(other, _)| *other == thing.id);
        other.map(|(_, grade)| *grade).or(thing.grade())
    };
    let lying = table.things().filter(|thing| thing.is_component(seat)).filter_map(|thing| {
        let place = KnownPlace::of(table, seat, &thing)?;
        Some(KnownThing { thing: thing.id, kind: thing.kind_id(seat), grade: grade(&thing), place })
    });
    let mut known: Vec<KnownThing> = lying.collect();
    let noted: Vec<KnownThing> = noted_things(table, seat, &known).collect();
    known.extend(noted);
    known.sort_by_key(|known| {
        let is_broken = known.grade == Some(Grade::Broken);
        let is_begun = is_beginning_of(table, seat, known.thing, machine);
        (is_broken, known.place.rank(), !is_begun, Reverse(known.grade), known.thing)
    });
    known
}

/// Components in the notebook of a team that are not among the known ones.
fn noted_things(table: &Table, seat: SeatId, known: &[KnownThing]) -> impl Iterator<Item = KnownThing> {
    let entries = if table.has_notebook(seat) { table.notebook(seat).entries.as_slice() } else { &[] };
    let is_component = |kind: KindId| table.data().get_kind(kind).is_some_and(|kind| kind.class == Class::Junk);
    let noted = entries.iter().filter(move |entry| is_component(entry.kind));
    let noted = noted.filter(|entry| known.iter().all(|known| known.thing != entry.thing));
    noted.map(|entry| KnownThing {
        thing: entry.thing,
        kind: entry.kind,
        grade: entry.grade,
        place: KnownPlace::Noted(entry.square, entry.round),
    })
}

/// Whether a thing is part of an assembly in which each component fills a need of a machine of its
/// own, so that only others have to be added.
pub fn is_beginning_of(table: &Table, seat: SeatId, thing: ThingId, machine: MachineId) -> bool {
    let whole = table.whole(thing);
    let found = whole.iter().filter_map(|&component| table.find_thing(component));
    let kinds: Vec<KindId> = found.map(|component| component.kind_id(seat)).collect();
    whole.len() > 1 && table.data().needs_filled_by(machine, &kinds).iter().all(Option::is_some)
}
