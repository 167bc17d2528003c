//! Things that lie face up in a construction zone, in the order of their places.

use shell::language::Phrase;
use shell::seats::SeatId;
use smallvec::SmallVec;

use super::job_facts::things_of_job;
use crate::action::ThingId;
use crate::client::art::names::kind_drawing;
use crate::client::art::thing_picture::{ConditionMark, ThingPicture};
use crate::client::yard::Viewer;
use crate::client::yard::lying::shown_grade;
use crate::table::{Place, Table, ThingView};
use crate::words::a_graded_kind;

/// A thing in a place of a construction zone (7.2).
#[derive(Clone, Debug, PartialEq)]
pub struct ZoneThing {
    /// The thing.
    pub thing: ThingId,
    /// Its picture.
    pub picture: ThingPicture,
    /// Its name, with its grade: "an oil drum (B)".
    pub name: Phrase,
    /// Whether it is part of an assembly (10.1).
    pub is_joined: bool,
    /// Link to the thing in the place before it.
    pub link: Option<LinkToLast>,
    /// Whether it is of what is joined or detached (10.4).
    pub is_of_job: bool,
    /// Whether its assembly is faulty (12.1).
    pub is_faulty: bool,
    /// Whether it is tied to a worker until the turn ends (5.9); only its own team is told.
    pub is_tied: bool,
    /// Number of things in it (5.12).
    pub packed: u8,
    /// Whether it is still on its way there, and not painted yet.
    pub is_on_way: bool,
}

/// Link of a thing to the one in the place before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkToLast {
    /// They are parts of one assembly.
    Joined,
    /// They are being joined.
    BeingJoined,
}

/// Things of a zone in the order of their numbers. The parts of an assembly lie side by side, in
/// the order of linking, and so do the two things that are being joined.
pub(super) fn things_of_zone(table: &Table, zone: SeatId, viewer: &Viewer) -> Vec<ZoneThing> {
    let of_job = things_of_job(table, zone);
    let rank = |thing: &ThingView| match of_job.iter().position(|&first| first == thing.id) {
        Some(number) => (of_job.iter().copied().min().unwrap_or(thing.id), number),
        None => (thing.id, 0),
    };
    let mut wholes: Vec<ThingView> = table.wholes_at(Place::Zone(zone)).collect();
    wholes.sort_by_key(rank);
    let mut things: Vec<ZoneThing> = Vec::new();
    for whole in &wholes {
        let components = table.whole(whole.id);
        let second_of_job = of_job.get(1) == Some(&whole.id);
        for (index, &component) in components.iter().enumerate() {
            let Some(thing) = table.find_thing(component) else { continue };
            let link = match index {
                0 => second_of_job.then_some(LinkToLast::BeingJoined),
                _ => Some(LinkToLast::Joined),
            };
            let is_of_job = of_job.contains(&whole.id);
            things.push(ZoneThing { link, is_of_job, ..zone_thing(table, &thing, &components, zone, viewer) });
        }
    }
    things
}

/// Picture of a thing with the viewer of a team (14.5).
pub fn picture_of(thing: &ThingView, viewer: SeatId) -> ThingPicture {
    let kind = thing.kind(viewer);
    let mark = ConditionMark::of(thing.condition.improvements, thing.condition.damage);
    ThingPicture { drawing: kind_drawing(kind), grade: shown_grade(kind, thing.grade()), mark }
}

fn zone_thing(table: &Table, thing: &ThingView, components: &[ThingId], zone: SeatId, viewer: &Viewer) -> ZoneThing {
    let kind = thing.kind(zone);
    let picture = picture_of(thing, zone);
    let mut sorted: SmallVec<[ThingId; 6]> = components.iter().copied().collect();
    sorted.sort_unstable();
    ZoneThing {
        thing: thing.id,
        name: a_graded_kind(kind, picture.grade),
        picture,
        is_joined: components.len() > 1,
        link: None,
        is_of_job: false,
        is_faulty: table.state().is_faulty(&sorted),
        is_tied: viewer.seat == Some(zone) && !thing.access.tied.is_empty(),
        packed: u8::try_from(table.places().at(Place::Packed(thing.id)).len()).unwrap_or(u8::MAX),
        is_on_way: false,
    }
}
