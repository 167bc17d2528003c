//! Facts that a player gathers before it decides: ways, and the things that it knows of.

use shell::seats::SeatId;

use super::habits::Habits;
use super::view::View;
use crate::action::{AssemblyId, ThingId, WorkerId, WorkerSet};
use crate::set::{Class, Grade, Kind, KindId, WorkPlace};
use crate::table::{Place, Table, ThingView};
use crate::yard::{Square, UNREACHABLE};

/// Numbers of steps to all squares.
pub(super) type Distances = [u8; Square::COUNT];

/// Place of a thing that a player knows of and could use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GoodPlace {
    /// Face up in the own zone, loose or in an assembly.
    Zone(Option<AssemblyId>),
    /// Carried by workers of the own team.
    Held(WorkerSet),
    /// Face down on a square, open to the team or known from the notebook.
    Lying(Square, bool),
}

/// Object that a player knows of and could use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Good {
    /// Number.
    pub id: ThingId,
    /// Kind as the team sees it.
    pub kind: KindId,
    /// Grade now.
    pub grade: Grade,
    /// Place.
    pub spot: GoodPlace,
    /// Whether it is a blank that the team has not defined.
    pub is_blank: bool,
    /// Whether it is a component of an assembly that lies elsewhere, which is only taken whole.
    pub is_bound: bool,
}

/// All that a player weighs for one decision.
pub(super) struct Outlook<'t> {
    /// Table as the seat may know it.
    pub table: &'t Table<'t>,
    /// View that the table was made of.
    pub view: &'t View,
    /// The seat.
    pub seat: SeatId,
    /// Habits of the player.
    pub habits: Habits,
    /// Square of the own zone.
    pub zone: Square,
    /// Steps from the own zone.
    pub home: Distances,
    /// Steps from each worker.
    pub from: [Distances; 4],
    /// Objects that the player knows of.
    pub goods: Vec<Good>,
    /// Copies of each kind of which the player does not know where they are.
    pub hidden: Vec<u8>,
    /// Squares that hold things of which the player does not know what they are.
    pub unknown_squares: u16,
}

impl<'t> Outlook<'t> {
    /// Outlook of a seat in a turn of its own.
    pub fn new(table: &'t Table<'t>, view: &'t View, habits: Habits) -> Self {
        let seat = view.seat;
        let zone = table.zone_square(seat).unwrap_or(Square::FIRST);
        let from = std::array::from_fn(|worker| {
            let square = table.find_worker(seat, WorkerId(worker as u8)).map_or(zone, |worker| worker.square);
            table.yard().distances(square)
        });
        let mut outlook = Self {
            table,
            view,
            seat,
            habits,
            zone,
            home: table.yard().distances(zone),
            from,
            goods: Vec::new(),
            hidden: table.data().kind_ids().map(|kind| table.data().kind(kind).count).collect(),
            unknown_squares: 0,
        };
        outlook.note_things();
        outlook.note_entries();
        outlook.unknown_squares = Square::all().filter(|&square| outlook.unknown_on(square) > 0).count() as u16;
        outlook
    }

    /// Notes the things that the seat sees.
    fn note_things(&mut self) {
        let table = self.table;
        for thing in table.things() {
            if thing.place == Place::Unused {
                continue;
            }
            if let Some(hidden) = self.hidden.get_mut(thing.of.kind.index()) {
                *hidden = hidden.saturating_sub(1);
            }
            if let Some(good) = self.good_of(&thing) {
                self.goods.push(good);
            }
        }
    }

    /// The thing as something that could be used for a machine.
    fn good_of(&self, thing: &ThingView) -> Option<Good> {
        let class = thing.kind(self.seat).class;
        if !matches!(class, Class::Junk | Class::Blank) {
            return None;
        }
        let spot = match thing.place {
            Place::Zone(seat) if seat == self.seat => GoodPlace::Zone(thing.assembly()),
            Place::Held(seat, workers) if seat == self.seat => GoodPlace::Held(workers),
            Place::FaceDown(square) => GoodPlace::Lying(square, true),
            _ => return None,
        };
        let is_bound = thing.assembly().is_some() && !matches!(spot, GoodPlace::Zone(_));
        let kind = thing.kind_id(self.seat);
        Some(Good { id: thing.id, kind, grade: thing.grade()?, spot, is_blank: class == Class::Blank, is_bound })
    }

    /// Notes what the notebook has of things that are closed.
    fn note_entries(&mut self) {
        let notebook = self.table.notebook(self.seat);
        for entry in &notebook.entries {
            if self.table.find_thing(entry.thing).is_some_and(|thing| thing.place != Place::Unused) {
                continue;
            }
            if let Some(hidden) = self.hidden.get_mut(entry.kind.index()) {
                *hidden = hidden.saturating_sub(1);
            }
            let class = self.table.data().kind(entry.kind).class;
            if let (Class::Junk | Class::Blank, Some(grade)) = (class, entry.grade) {
                let spot = GoodPlace::Lying(entry.square, false);
                let is_blank = class == Class::Blank;
                self.goods.push(Good { id: entry.thing, kind: entry.kind, grade, spot, is_blank, is_bound: false });
            }
        }
    }

    /// Number of things on a square of which the seat does not know what they are.
    pub fn unknown_on(&self, square: Square) -> u16 {
        let lying = self.view.face_down(square);
        if lying == 0 {
            return 0;
        }
        let open = self.table.at(Place::FaceDown(square)).count() as u16;
        let noted = self.table.notebook(self.seat).of_square(square);
        let closed = noted
            .filter(|entry| self.table.find_thing(entry.thing).is_none_or(|thing| thing.place == Place::Unused))
            .count() as u16;
        lying.saturating_sub(open + closed)
    }

    /// Whether nobody has looked at what lies on a square.
    pub const fn is_unseen(&self, square: Square) -> bool {
        self.view.position.unseen.contains(square)
    }

    /// Steps from a worker to a square.
    pub fn steps(&self, worker: WorkerId, square: Square) -> u8 {
        self.from.get(worker.index()).map_or(UNREACHABLE, |from| from[square.index()])
    }

    /// Steps from a square to the zone.
    pub const fn steps_home(&self, square: Square) -> u8 {
        self.home[square.index()]
    }

    /// Square of a worker.
    pub fn square_of(&self, worker: WorkerId) -> Square {
        self.table.find_worker(self.seat, worker).map_or(self.zone, |worker| worker.square)
    }

    /// Whether a worker is on foot in the own zone.
    pub fn is_home(&self, worker: WorkerId) -> bool {
        let found = self.table.find_worker(self.seat, worker);
        found.is_some_and(|worker| !worker.is_aboard && worker.square == self.zone)
    }

    /// Actions that a worker has left.
    pub fn left(&self, worker: WorkerId) -> u8 {
        self.table.actions_left(self.seat, worker)
    }

    /// Kind of a good.
    pub fn kind_of(&self, good: &Good) -> &'t Kind {
        self.table.data().kind(good.kind)
    }

    /// The good of a number.
    pub fn find_good(&self, thing: ThingId) -> Option<&Good> {
        self.goods.iter().find(|good| good.id == thing)
    }

    /// Whether a good lies in the own zone.
    pub fn lies_in_zone(&self, thing: ThingId) -> bool {
        self.find_good(thing).is_some_and(|good| matches!(good.spot, GoodPlace::Zone(_)))
    }

    /// Tools of a kind that the team has, in hands or in the zone.
    pub fn own_tools(&self, is_meant: impl Fn(&Kind) -> bool) -> u8 {
        let zone = self.table.at(Place::Zone(self.seat));
        let held = self.table.held(self.seat).map(|(_, thing)| thing);
        zone.chain(held).filter(|thing| is_meant(thing.kind(self.seat))).count() as u8
    }

    /// Tools of the zone that a worker could take for their effect in the hand.
    pub fn takeable_tools(&self, worker: WorkerId) -> impl Iterator<Item = ThingView<'t>> + '_ {
        let in_zone = self.table.at(Place::Zone(self.seat));
        in_zone.filter(move |thing| {
            let tied = thing.access.tied;
            thing.kind(self.seat).place == WorkPlace::Hand
                && !thing.is_component(self.seat)
                && !thing.is_blank()
                && (tied.is_empty() || tied.contains(worker))
        })
    }

    /// Rounds that are left, this one included.
    pub fn rounds_left(&self) -> u16 {
        let limit = self.table.setup().options.rounds;
        (limit + 1).saturating_sub(self.table.state().round)
    }
}
