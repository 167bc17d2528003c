//! Read access to the table. Rules read a [`Table`], whether a phase system, a test or the window
//! asks.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::components::{AssembledRobot, EatenEnergy, Identity, Part, Power, RobotParts};
use super::index::Index;
use super::junkyard::Junkyard;
use super::location::{Location, PartState};
use super::round_state::RoundState;
use super::setup::Setup;
use crate::parts::{GripperKind, PartId, Size, Tile, TileId, TileKind, TileSet};
use crate::robot::{Abilities, Robot};
use shell::seats::SeatId;
use shell::stream::Stream;

/// Components of a part that are read.
pub(super) type PartRead = (&'static Part, &'static Identity, &'static Location);
/// Components of a robot that are read.
pub(super) type RobotRead = (&'static Power, &'static EatenEnergy, &'static RobotParts, &'static AssembledRobot);

/// Part of the table as plain values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartInfo {
    /// Number of the part.
    pub id: PartId,
    /// Size of the part, and so its pile; `None` for a body.
    pub size: Option<Size>,
    /// Tile of the part, once it is drawn.
    pub tile: Option<TileId>,
    /// Location of the part.
    pub location: Location,
}

impl PartInfo {
    const fn new(row: (&Part, &Identity, &Location)) -> Self {
        let (part, identity, location) = row;
        Self { id: part.id, size: part.size, tile: identity.0, location: *location }
    }

    /// Points of the part (rule 1.1); 0 for a body.
    pub const fn points(&self) -> u8 {
        Size::points_if_any(self.size)
    }
}

/// System parameter that reads all of the table but round, phase and turn, for systems that change
/// those.
#[derive(SystemParam)]
pub struct TableReader<'w, 's> {
    setup: Res<'w, Setup>,
    index: Res<'w, Index>,
    junkyard: Res<'w, Junkyard>,
    parts: Query<'w, 's, PartRead>,
    robots: Query<'w, 's, RobotRead>,
}

impl TableReader<'_, '_> {
    /// The table, for reading.
    pub fn table<'a>(&'a self, state: &'a RoundState) -> Table<'a> {
        Table {
            setup: &self.setup,
            state,
            index: &self.index,
            junkyard: &self.junkyard,
            parts: self.parts,
            robots: self.robots,
        }
    }
}

/// System parameter that reads the whole table.
#[derive(SystemParam)]
pub struct TableParam<'w, 's> {
    state: Res<'w, RoundState>,
    reader: TableReader<'w, 's>,
    stream: Res<'w, Stream>,
}

impl TableParam<'_, '_> {
    /// The table, for reading.
    pub fn table(&self) -> Table<'_> {
        self.reader.table(&self.state)
    }

    /// The random stream.
    pub(crate) fn stream(&self) -> &Stream {
        &self.stream
    }
}

/// Read access to the whole table.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    pub(super) setup: &'a Setup,
    pub(super) state: &'a RoundState,
    pub(super) index: &'a Index,
    pub(super) junkyard: &'a Junkyard,
    pub(super) parts: Query<'a, 'a, PartRead>,
    pub(super) robots: Query<'a, 'a, RobotRead>,
}

impl<'a> Table<'a> {
    /// Set-up that the game started from.
    pub const fn setup(&self) -> &'a Setup {
        self.setup
    }

    /// Tile set of the game.
    pub fn tiles(&self) -> &'a TileSet {
        &self.setup.tiles
    }

    /// Round, phase and turn.
    pub const fn state(&self) -> &'a RoundState {
        self.state
    }

    /// The Junkyard.
    pub const fn junkyard(&self) -> &'a Junkyard {
        self.junkyard
    }

    /// A part; `None` if the game has no such part.
    pub fn part(&self, id: PartId) -> Option<PartInfo> {
        self.parts.get(self.index.part_entity(id)?).ok().map(PartInfo::new)
    }

    /// Tile of a part; `None` if it is not drawn yet, or the game has no such part.
    pub fn tile(&self, id: PartId) -> Option<&'a Tile> {
        self.tiles().get(self.part(id)?.tile?)
    }

    /// All parts, in no particular order.
    pub(super) fn parts(&self) -> impl Iterator<Item = PartInfo> + '_ {
        self.parts.iter().map(PartInfo::new)
    }

    /// States of all parts, in the order of their numbers.
    pub(super) fn part_states(&self) -> Vec<PartState> {
        let mut states: Vec<PartState> = Vec::with_capacity(self.index.parts.len());
        let mut in_order = true;
        // Whole columns are read. They are mostly in the order in which the parts were laid out; if
        // not, the states are put in order below.
        for (parts, identities, locations) in self.parts.contiguous_iter().into_iter().flatten() {
            in_order &= parts.iter().zip(states.len()..).all(|(part, number)| part.id.index() == number);
            let states_of = identities.iter().zip(locations);
            states.extend(states_of.map(|(identity, &location)| PartState { tile: identity.0, location }));
        }
        if !in_order || states.len() < self.index.parts.len() {
            states.resize(self.index.parts.len(), PartState { tile: None, location: Location::Gone });
            for part in self.parts() {
                if let Some(state) = states.get_mut(part.id.index()) {
                    *state = PartState { tile: part.tile, location: part.location };
                }
            }
        }
        states
    }

    /// All parts for which `wanted` holds, in the order of their numbers. Visits every part of the
    /// game, so no rule uses it.
    pub fn parts_where(&self, wanted: impl Fn(&PartInfo) -> bool) -> Vec<PartInfo> {
        let mut found: Vec<PartInfo> = self.parts().filter(wanted).collect();
        found.sort_unstable_by_key(|part| part.id);
        found
    }

    /// Components of a seat's robot; `None` if the table has no such seat.
    pub(super) fn robot_components(
        &self,
        seat: SeatId,
    ) -> Option<(&Power, &EatenEnergy, &RobotParts, &AssembledRobot)> {
        self.robots.get(self.index.robot_entity(seat)?).ok()
    }

    /// Whether any robot has exploded, so that the game ends with this round (8.1).
    pub fn any_exploded(&self) -> bool {
        self.robots.iter().any(|(_, _, parts, _)| parts.attached.is_empty())
    }

    /// Largest amount of energy that a robot has eaten, in points (7.1).
    pub fn most_eaten(&self) -> u16 {
        self.robots.iter().map(|(_, eaten, ..)| eaten.0).max().unwrap_or(0)
    }

    /// Power of a robot, in points; 0 if the table has no such seat.
    pub fn power(&self, seat: SeatId) -> u8 {
        self.robot_components(seat).map_or(0, |(power, ..)| power.0)
    }

    /// Abilities of a robot, in points; all 0 if the table has no such seat.
    pub fn abilities(&self, seat: SeatId) -> Abilities {
        self.robot_components(seat).map_or_else(Abilities::default, |(.., robot)| robot.0.abilities())
    }

    /// Energy that a seat has eaten, in points (7.1).
    pub fn eaten(&self, seat: SeatId) -> u16 {
        self.robot_components(seat).map_or(0, |(_, eaten, ..)| eaten.0)
    }

    /// Parts on a seat's robot; none if it has exploded.
    pub fn robot_parts(&self, seat: SeatId) -> RobotParts {
        self.robot_components(seat).map_or_else(RobotParts::default, |(_, _, parts, _)| *parts)
    }

    /// A seat's robot with everything it holds; `None` if the table has no such seat. An exploded
    /// robot is a bare body.
    pub fn find_robot(&self, seat: SeatId) -> Option<&AssembledRobot> {
        self.robot_components(seat).map(|(.., robot)| robot)
    }

    /// A seat's robot with everything it holds. An exploded robot is a bare body.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[expect(clippy::expect_used, reason = "seats come from this table or from a checked snapshot of it")]
    pub fn robot(&self, seat: SeatId) -> &Robot {
        &self.find_robot(seat).expect("a seat of this table").0
    }

    /// Parts that a seat's claws or mouths hold, in the order of the parts' numbers.
    pub fn held(&self, seat: SeatId, with: GripperKind) -> impl Iterator<Item = PartInfo> + '_ {
        let grippers = self.find_robot(seat).map(|robot| robot.0.grippers(with).held_parts());
        grippers.unwrap_or_default().iter().filter_map(|&part| self.part(part))
    }

    /// Whether a part is known to be of `kind`; `false` while its tile is not drawn.
    pub fn is_of_kind(&self, part: &PartInfo, kind: TileKind) -> bool {
        part.tile.and_then(|tile| self.tiles().get(tile)).is_some_and(|tile| tile.kind() == kind)
    }

    /// Bombs in a seat's claws, in the order of their numbers. Blind parts do not count.
    pub fn bombs(&self, seat: SeatId) -> impl Iterator<Item = PartId> + '_ {
        self.held(seat, GripperKind::Claw).filter(|part| self.is_of_kind(part, TileKind::Bomb)).map(|part| part.id)
    }
}
