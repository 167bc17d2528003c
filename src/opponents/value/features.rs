//! What matters of a table when a round has begun, as numbers: only what is open to all (rule 9.1).

use smallvec::SmallVec;

use crate::parts::{GripperKind, Kind, SeatId, Size, Tile};
use crate::robot::Abilities;
use crate::table::Table;

/// How many numbers describe a seat.
pub const FEATURES: usize = 46;

/// What describes a seat, each number about 0 to 1.
pub type Features = [f32; FEATURES];

/// The features of all seats, in seat order.
pub fn of(table: &Table) -> SmallVec<[Features; 4]> {
    let seats: SmallVec<[Seat; 4]> = table.seats().map(|seat| Seat::new(table, seat)).collect();
    let yard = Yard::new(table);
    (0..seats.len()).map(|number| describe(table, &yard, &seats, number)).collect()
}

/// What matters of a seat by itself.
struct Seat {
    eaten: f32,
    /// Points of energy still needed.
    needed: u16,
    power: u8,
    abilities: Abilities,
    /// What mouths and claws can hold, by size.
    holds: [[bool; 3]; 2],
    /// Attached parts of each size.
    parts: [u8; 3],
    pipes: u8,
    /// Whether it has a large eye (5.3).
    looks: bool,
}

impl Seat {
    fn new(table: &Table, seat: SeatId) -> Self {
        let robot = table.robot(seat);
        let wanted = table.setup().energy_to_win.max(1);
        let eaten = table.eaten(seat);
        let holds = GripperKind::ALL.map(|by| Size::ALL.map(|size| robot.reach(by).has_place(size)));
        let (mut parts, mut pipes, mut looks) = ([0; 3], 0, false);
        for (.., tile) in robot.assembly().attached() {
            if let Some(size) = tile.size() {
                parts[size as usize] += 1;
            }
            pipes += u8::from(tile.kind() == Kind::Pipe);
            looks |= tile.kind() == Kind::Eye && tile.is_large();
        }
        Self {
            eaten: (f32::from(eaten) / f32::from(wanted)).min(1.0),
            needed: wanted.saturating_sub(eaten),
            power: table.power(seat),
            abilities: robot.abilities(),
            holds,
            parts,
            pipes,
            looks,
        }
    }

    fn can(&self, by: GripperKind, size: Size) -> bool {
        self.holds[by as usize][size as usize]
    }

    /// The points of the largest bomb that lies open and that it could lift.
    fn strike(&self, yard: &Yard) -> u16 {
        let liftable = Size::ALL.into_iter().filter(|&size| yard.bombs[size as usize] > 0);
        let points = liftable.filter(|&size| self.can(GripperKind::Claw, size)).map(|size| u16::from(size.points()));
        points.max().unwrap_or(0)
    }

    /// The points of open energy that it could eat in this round if nobody else took any.
    fn meal(&self, yard: &Yard) -> u16 {
        let mut left = self.abilities.bite;
        let mut eaten = 0;
        for size in Size::ALL.into_iter().rev().filter(|&size| self.can(GripperKind::Mouth, size)) {
            let points = u16::from(size.points());
            let taken = yard.energy[size as usize].min(left / points);
            (left, eaten) = (left - taken * points, eaten + taken * points);
        }
        eaten
    }
}

/// What lies in the Junkyard.
struct Yard {
    /// Face-up energy and bombs of each size.
    energy: [u16; 3],
    bombs: [u16; 3],
    /// Points of energy still face-down or out of sight, and points of everything there.
    hidden: f32,
}

impl Yard {
    fn new(table: &Table) -> Self {
        let count = |by: GripperKind, of_kind: Kind| {
            Size::ALL.map(|size| {
                let parts = table.junkyard().face_up(by, size).iter();
                let is = |tile: Option<&Tile>| tile.is_some_and(|tile| tile.kind() == of_kind);
                parts.filter(|&part| is(table.tile(part))).count() as u16
            })
        };
        let points = Size::ALL.map(|size| table.junkyard().pile(size).len() as f32 * f32::from(size.points()));
        let hidden = points.iter().sum::<f32>() / 200.0;
        Self { energy: count(GripperKind::Mouth, Kind::Energy), bombs: count(GripperKind::Claw, Kind::Bomb), hidden }
    }
}

fn describe(table: &Table, yard: &Yard, seats: &[Seat], number: usize) -> Features {
    let own = &seats[number];
    let others = || seats.iter().enumerate().filter(move |(other, _)| *other != number).map(|(_, seat)| seat);
    let most = |of: &dyn Fn(&Seat) -> f32| others().map(of).fold(0.0, f32::max);
    let flag = |is: bool| f32::from(u8::from(is));
    let of = |points: u16, whole: f32| (f32::from(points) / whole).min(2.0);
    let Abilities { sight, grip, bite, speed } = own.abilities;
    let first = others().map(|other| other.needed).min().unwrap_or(u16::MAX);
    let strike = others().map(|other| other.strike(yard)).max().unwrap_or(0).saturating_sub(speed);
    let target = others().map(|other| (u16::from(other.power) + other.abilities.speed, other.power)).min();
    let hit = target.map_or(0, |(stands, power)| (own.strike(yard) + u16::from(power)).saturating_sub(stands));
    let behind = others().filter(|other| other.eaten >= own.eaten).count();
    let place = table.order().position(|seat| seat.index() == number).unwrap_or(0);
    let small = |points: u16| (f32::from(points) / 3.0).min(1.0);
    [
        1.0,
        own.eaten,
        most(&|seat| seat.eaten),
        own.eaten - most(&|seat| seat.eaten),
        flag(own.needed <= 4),
        flag(own.needed <= 2),
        flag(own.needed <= 1),
        flag(first <= 4),
        flag(first <= 2),
        flag(first <= 1),
        of(sight, 6.0),
        of(grip, 6.0),
        of(bite, 6.0),
        of(speed, 6.0),
        small(sight),
        small(grip),
        small(bite),
        small(speed),
        most(&|seat| of(seat.abilities.sight, 6.0)),
        most(&|seat| of(seat.abilities.grip, 6.0)),
        most(&|seat| of(seat.abilities.bite, 6.0)),
        most(&|seat| of(seat.abilities.speed, 6.0)),
        f32::from(own.power) / 5.0,
        flag(own.power == 1),
        flag(own.power == 2),
        others().map(|seat| f32::from(seat.power)).fold(5.0, f32::min) / 5.0,
        flag(own.can(GripperKind::Mouth, Size::Medium)),
        flag(own.can(GripperKind::Mouth, Size::Large)),
        flag(own.can(GripperKind::Claw, Size::Medium)),
        flag(own.can(GripperKind::Claw, Size::Large)),
        flag(place == 0),
        place as f32 / 3.0,
        of(own.meal(yard), 4.0),
        flag(own.meal(yard) >= own.needed),
        most(&|seat| flag(seat.meal(yard) >= seat.needed)),
        of(strike, 4.0),
        flag(strike >= u16::from(own.power)),
        of(hit, 4.0),
        flag(target.is_some_and(|(stands, _)| own.strike(yard) >= stands) && behind == 0),
        flag(own.looks),
        f32::from(own.parts[0]) / 10.0,
        f32::from(own.parts[1]) / 5.0,
        f32::from(own.parts[2]) / 3.0,
        f32::from(own.pipes) / 4.0,
        yard.hidden,
        (f32::from(table.state().round) / 12.0).min(2.0),
    ]
}
