//! Reading the table: [`Table`] is what rules read, whether a phase system, a test or the window asks.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::components::{Badges, Face, Lies, Part, PipeBonus, Power, Seat};
use super::junkyard::Stream;
use super::round_state::RoundState;
use super::setup::{Rules, Setup};
use crate::parts::{Gripper, Kind, PartId, SeatId, Size, Tile, TileId, TileSet};
use crate::robot::hold::Hands;
use crate::robot::{Abilities, Bond, Layout, Piece};

pub(super) type PartRead = (&'static Part, &'static Face, &'static Lies, &'static PipeBonus);
pub(super) type RobotRead = (&'static Seat, &'static Power, &'static Badges);

/// The entities by their stable numbers: query order is never relied on.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Index {
    pub parts: Vec<Entity>,
    pub robots: Vec<Entity>,
}

/// A part as plain values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number.
    pub id: PartId,
    /// Its pile; `None` for a body.
    pub size: Option<Size>,
    /// What it is, if that is settled.
    pub tile: Option<TileId>,
    /// Where it lies.
    pub lies: Lies,
    /// What pipes add to it, in points.
    pub bonus: u8,
}

impl Row {
    fn new((part, face, lies, bonus): (&Part, &Face, &Lies, &PipeBonus)) -> Self {
        Self { id: part.id, size: part.size, tile: face.0, lies: *lies, bonus: bonus.0 }
    }

    /// Its points (rule 1.1).
    pub const fn points(&self) -> u8 {
        match self.size {
            Some(size) => size.points(),
            None => 0,
        }
    }
}

/// The parameter with which any system reads the table.
#[derive(SystemParam)]
pub struct TableParam<'w, 's> {
    rules: Res<'w, Rules>,
    state: Res<'w, RoundState>,
    index: Res<'w, Index>,
    parts: Query<'w, 's, PartRead>,
    robots: Query<'w, 's, RobotRead>,
    stream: Res<'w, Stream>,
}

impl TableParam<'_, '_> {
    /// The table, to read.
    pub fn table(&self) -> Table<'_> {
        Table { setup: &self.rules.0, state: &self.state, index: &self.index, parts: self.parts, robots: self.robots }
    }

    pub(super) fn stream(&self) -> &Stream {
        &self.stream
    }
}

/// The table, to read.
pub struct Table<'a> {
    pub(super) setup: &'a Setup,
    pub(super) state: &'a RoundState,
    pub(super) index: &'a Index,
    pub(super) parts: Query<'a, 'a, PartRead>,
    pub(super) robots: Query<'a, 'a, RobotRead>,
}

impl<'a> Table<'a> {
    /// What the game started from.
    pub const fn setup(&self) -> &'a Setup {
        self.setup
    }

    /// The tile set.
    pub fn tiles(&self) -> &'a TileSet {
        &self.setup.tiles
    }

    /// Round, phase and turn.
    pub const fn state(&self) -> &'a RoundState {
        self.state
    }

    /// All seats, in seat order.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.setup.seats).map(SeatId)
    }

    /// The next seat clockwise.
    pub const fn after(&self, seat: SeatId) -> SeatId {
        SeatId((seat.0 + 1) % self.setup.seats)
    }

    /// All seats whose robots have not exploded, fastest first: from the crystal's owner, clockwise (4.4).
    pub fn order(&self) -> impl Iterator<Item = SeatId> + '_ {
        let first = self.state.crystal.map_or(0, |seat| seat.0);
        let seats = self.setup.seats;
        (0..seats).map(move |n| SeatId((first + n) % seats)).filter(|&seat| self.stands(seat))
    }

    /// The seats after `seat` in that order.
    pub fn order_after(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + '_ {
        self.order().skip_while(move |&other| other != seat).skip(1)
    }

    /// A part, or `None` if the game has no such part.
    pub fn part(&self, id: PartId) -> Option<Row> {
        let entity = *self.index.parts.get(id.index())?;
        self.parts.get(entity).ok().map(Row::new)
    }

    /// The tile a part is, if that is settled.
    pub fn tile(&self, id: PartId) -> Option<&'a Tile> {
        self.tiles().get(self.part(id)?.tile?)
    }

    /// All parts, in no order to rely on.
    pub(super) fn parts(&self) -> impl Iterator<Item = Row> + '_ {
        self.parts.iter().map(Row::new)
    }

    /// All parts for which `wanted` holds, in the order of their numbers.
    pub fn parts_where(&self, wanted: impl Fn(&Row) -> bool) -> Vec<Row> {
        let mut rows: Vec<Row> = self.parts().filter(wanted).collect();
        rows.sort_unstable_by_key(|row| row.id);
        rows
    }

    /// The face-down part of `size` that is drawn next. They are all alike (9.2).
    pub fn next_in_pile(&self, size: Size) -> Option<PartId> {
        let piled = self.parts.iter().filter(|(part, _, lies, _)| **lies == Lies::Pile && part.size == Some(size));
        piled.map(|(part, ..)| part.id).min()
    }

    /// Which of the three piles still have a tile, by size.
    pub fn piles_left(&self) -> [bool; 3] {
        let mut left = [false; 3];
        for (part, _, lies, _) in &self.parts {
            if let (Some(size), Lies::Pile) = (part.size, lies) {
                left[size as usize] = true;
            }
        }
        left
    }

    /// Whether a seat's robot has not exploded.
    pub fn stands(&self, seat: SeatId) -> bool {
        self.part(self.setup.body(seat)).is_some_and(|body| body.lies != Lies::Gone)
    }

    /// Whether a robot has exploded; the game then ends with this round (8.1).
    pub fn any_exploded(&self) -> bool {
        self.seats().any(|seat| !self.stands(seat))
    }

    /// A robot's power.
    pub fn power(&self, seat: SeatId) -> u8 {
        self.robot_row(seat).map_or(0, |(_, power, _)| power.0)
    }

    /// What a robot can do.
    pub fn abilities(&self, seat: SeatId) -> Abilities {
        self.robot_row(seat).map_or_else(Abilities::default, |(_, _, badges)| badges.0)
    }

    fn robot_row(&self, seat: SeatId) -> Option<(&Seat, &Power, &Badges)> {
        self.robots.get(*self.index.robots.get(seat.index())?).ok()
    }

    /// Points of energy a seat has eaten (7.1).
    pub fn eaten(&self, seat: SeatId) -> u16 {
        let eaten = self.parts.iter().filter(|(_, _, lies, _)| **lies == Lies::Eaten(seat));
        eaten.map(|row| u16::from(Row::new(row).points())).sum()
    }

    /// A seat's robot with everything it holds.
    pub fn robot(&self, seat: SeatId) -> Robot<'a> {
        let mut robot = Robot { layout: Layout::new(self.tiles(), self.setup.body(seat)), bonuses: vec![0] };
        for row in self.parts_where(|row| row.size.is_some() && row.lies.on_robot() == Some(seat)) {
            let Some(piece) = piece(self.tiles(), row.id, row.size, row.tile, row.lies) else { continue };
            // On a sound table nothing overlaps; a snapshot from outside is checked before it becomes one.
            if robot.layout.add(piece).is_ok() {
                robot.bonuses.push(row.bonus);
            }
        }
        robot
    }

    /// What a seat's claws hold, in the order of the parts' numbers.
    pub fn in_claws(&self, seat: SeatId) -> Vec<Row> {
        self.held(seat, Gripper::Claw)
    }

    /// What a seat's claws or mouths hold, in the order of the parts' numbers.
    pub fn held(&self, seat: SeatId, with: Gripper) -> Vec<Row> {
        self.parts_where(|row| matches!(row.lies, Lies::Held { seat: holder, by, .. } if holder == seat && by == with))
    }

    /// Whether a part is known to be of `kind`.
    pub fn is(&self, row: &Row, kind: Kind) -> bool {
        row.tile.and_then(|tile| self.tiles().get(tile)).is_some_and(|tile| tile.kind() == kind)
    }

    /// The bombs in a seat's claws.
    pub fn bombs(&self, seat: SeatId) -> Vec<PartId> {
        self.in_claws(seat).into_iter().filter(|row| self.is(row, Kind::Bomb)).map(|row| row.id).collect()
    }
}

/// A part as a piece of a robot's layout; `None` if it is on no robot, or attached without being known.
pub(super) fn piece(
    tiles: &TileSet,
    part: PartId,
    size: Option<Size>,
    tile: Option<TileId>,
    lies: Lies,
) -> Option<Piece<'_>> {
    let bond = match lies {
        Lies::Held { by, .. } => Bond::Held { by, size: size? },
        _ => Bond::Attached(tiles.get(tile?)?),
    };
    Some(Piece { part, place: lies.place()?, bond })
}

/// A robot on its grid.
pub struct Robot<'t> {
    /// Its parts and what it holds.
    pub layout: Layout<'t>,
    /// The pipe bonus of each piece of the layout.
    pub bonuses: Vec<u8>,
}

impl<'t> Robot<'t> {
    /// Its claws or its mouths.
    pub fn hands(&self, by: Gripper) -> Hands<'_, 't> {
        Hands::new(&self.layout, &self.bonuses, by)
    }
}
