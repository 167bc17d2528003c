//! A thing, as rules see it.

use shell::seats::SeatId;

use super::components::place::Place;
use super::components::{Access, Condition, JoinedIn, ThingKind};
use crate::action::{AssemblyId, ThingId, WorkerSet};
use crate::set::{Class, DataSet, Grade, Kind, KindId};

/// A thing that has appeared.
#[derive(Clone, Copy, Debug)]
pub struct ThingView<'a> {
    /// Number.
    pub id: ThingId,
    /// Place.
    pub place: Place,
    /// Kind and definitions.
    pub of: &'a ThingKind,
    /// Quality and markers.
    pub condition: &'a Condition,
    /// Assembly that it is in.
    pub joined: JoinedIn,
    /// Teams and workers that may pick it up.
    pub access: Access,
    pub(super) data: &'a DataSet,
}

impl<'a> ThingView<'a> {
    /// Kind that it has by itself: a blank is a blank, defined or not.
    pub fn own_kind(&self) -> &'a Kind {
        self.data.kind(self.of.kind)
    }

    /// Whether it is a blank, defined or not (14.1).
    pub fn is_blank(&self) -> bool {
        self.own_kind().class == Class::Blank
    }

    /// Number of its kind as a team sees it: a blank is as that team has defined it (14.5).
    pub fn kind_id(&self, viewer: SeatId) -> KindId {
        let defined = self.of.definitions.get(viewer.index()).copied().flatten();
        defined.unwrap_or(self.of.kind)
    }

    /// Kind as a team sees it (14.5).
    pub fn kind(&self, viewer: SeatId) -> &'a Kind {
        self.data.kind(self.kind_id(viewer))
    }

    /// Whether it is a component as a team sees it: junk, or a blank that it has defined.
    pub fn is_component(&self, viewer: SeatId) -> bool {
        self.kind(viewer).class == Class::Junk
    }

    /// Whether it is a tool.
    pub fn is_tool(&self) -> bool {
        self.own_kind().class == Class::Tool
    }

    /// Grade now: that of the quality tile with its markers (11.8), for a blank by 14.2; `None`
    /// for a tool.
    pub fn grade(&self) -> Option<Grade> {
        let tile = self.condition.quality?;
        let quality = if self.is_blank() { Grade::of_blank(tile) } else { tile };
        Some(Grade::current(quality, self.condition.improvements, self.condition.damage))
    }

    /// Whether it is broken (11.8).
    pub fn is_broken(&self) -> bool {
        self.grade() == Some(Grade::Broken)
    }

    /// Assembly that it is in.
    pub const fn assembly(&self) -> Option<AssemblyId> {
        self.joined.0
    }

    /// Whether it is the first component of an assembly, for whoever counts assemblies.
    pub fn is_first_of(&self, components: &[ThingId]) -> bool {
        components.iter().min() == Some(&self.id)
    }

    /// Whether it is open to a team (6.3).
    pub const fn is_open_to(&self, seat: SeatId) -> bool {
        self.access.open.contains(seat)
    }

    /// Team that has it: carried, in its zone or in its truck; `None` if it is nobody's or packed.
    pub const fn team(&self) -> Option<SeatId> {
        match self.place {
            Place::Zone(seat) | Place::Held(seat, _) | Place::Truck(seat) => Some(seat),
            _ => None,
        }
    }

    /// Workers who carry it; empty if nobody does.
    pub const fn carriers(&self) -> WorkerSet {
        match self.place {
            Place::Held(_, workers) => workers,
            _ => WorkerSet::EMPTY,
        }
    }
}
