//! Facts of a seat by itself at the beginning of a round, when nothing is held.

use crate::parts::{GripperKind, PartId, PartSet, Size, TileKind};
use crate::robot::ability::looks_in_secret;
use crate::robot::{Abilities, Robot};
use crate::table::Table;
use crate::table::setup::energy_still_needed;
use shell::seats::SeatId;

/// Parts of one size in the claws or mouths of a robot that are counted at most. Chosen by hand:
/// each is counted by holding it on trial, and features may be 2 at most.
const MOST_AT_ONCE: u8 = 4;
/// Number of the first part that is held only on trial: no game has parts with such numbers.
const FIRST_TRIAL_PART: u16 = PartSet::CAPACITY as u16 + 1;

/// Facts of a seat by itself.
pub(super) struct SeatFeatures {
    /// Share of the energy that ends the game that it has eaten, 1 at most.
    pub eaten: f32,
    /// Points of energy still needed.
    pub needed: u16,
    /// Power of its robot.
    pub power: u8,
    /// Abilities of its robot.
    pub abilities: Abilities,
    /// Number of parts of each size that claws and mouths can hold at once.
    at_once: [[u8; 3]; 2],
    /// Greatest pipe bonus of a claw, which adds to the damage of a bomb (6.3).
    pub bonus: u16,
    /// Attached parts of each size.
    pub parts: [u8; 3],
    /// Attached pipes.
    pub pipes: u8,
    /// Whether it has a large eye (5.3).
    pub looks: bool,
    /// Sockets that nothing is plugged into.
    pub sockets: u16,
}

impl SeatFeatures {
    pub(super) fn new(table: &Table, seat: SeatId) -> Self {
        let mut robot = table.robot(seat).clone();
        let wanted = table.setup().energy_to_win.max(1);
        let eaten = table.eaten(seat);
        let at_once = GripperKind::ALL.map(|by| Size::ALL.map(|size| at_once(&mut robot, by, size)));
        let mut parts = [0; 3];
        let mut pipes = 0;
        let mut bonus = 0;
        for (index, _, tile) in robot.assembly().attached() {
            if let Some(size) = tile.size() {
                parts[size as usize] += 1;
            }
            pipes += u8::from(tile.kind() == TileKind::Pipe);
            if tile.kind() == TileKind::Claw {
                bonus = bonus.max(robot.bonus_of(index));
            }
        }
        let mut sockets = 0;
        robot.assembly().for_open_sockets(|_, _| sockets += 1);
        Self {
            eaten: (f32::from(eaten) / f32::from(wanted)).min(1.0),
            needed: energy_still_needed(wanted, eaten),
            power: table.power(seat),
            abilities: robot.abilities(),
            at_once,
            bonus,
            parts,
            pipes,
            looks: looks_in_secret(robot.assembly()),
            sockets,
        }
    }

    /// Number of parts of a size that a kind of gripper can hold at once.
    pub(super) const fn at_once(&self, by: GripperKind, size: Size) -> u8 {
        self.at_once[by as usize][size as usize]
    }

    pub(super) const fn can_hold(&self, by: GripperKind, size: Size) -> bool {
        self.at_once(by, size) > 0
    }

    /// Damage of its best throw of one bomb of some sizes before anybody dodges; 0 if it can lift
    /// none.
    pub(super) fn best_throw(&self, bombs: impl Fn(Size) -> bool) -> u16 {
        let liftable = Size::ALL.into_iter().filter(|&size| bombs(size) && self.can_hold(GripperKind::Claw, size));
        liftable.map(|size| u16::from(size.points()) + self.bonus).max().unwrap_or(0)
    }

    /// Points of energy that it could hold at once, of the numbers that there are of each size.
    pub(super) fn largest_meal(&self, energy: [u16; 3]) -> u16 {
        let mut left = self.abilities.bite;
        let mut eaten = 0;
        // Large energy first fills the strength best, because each size has twice the points of the
        // one below.
        for size in Size::ALL.into_iter().rev() {
            let points = u16::from(size.points());
            let most = u16::from(self.at_once(GripperKind::Mouth, size));
            let taken = energy[size as usize].min(most).min(left / points);
            left -= taken * points;
            eaten += taken * points;
        }
        eaten
    }

    /// Points of all attached parts.
    pub(super) fn points(&self) -> u16 {
        let of = |size: Size| u16::from(self.parts[size as usize]) * u16::from(size.points());
        Size::ALL.into_iter().map(of).sum()
    }
}

/// Number of parts of a size that a robot that holds nothing can hold, each where it ties up the
/// least strength.
fn at_once(robot: &mut Robot, by: GripperKind, size: Size) -> u8 {
    robot.with_trial_holds(|robot| {
        let mut count = 0;
        while count < MOST_AT_ONCE {
            let place = robot.grip_reach(by).thriftiest_placement(size);
            let Some(hold) = place.and_then(|placement| robot.check_hold(by, size, placement).ok()) else { break };
            robot.hold(PartId(FIRST_TRIAL_PART + u16::from(count)), hold);
            count += 1;
        }
        count
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::TileSet;
    use crate::robot::Assembly;
    use shell::grid::{Cell, Placement, Rotation};

    #[test]
    fn what_fits_at_once_is_told_by_strength_and_room() {
        let tiles = TileSet::standard();
        let find = |name: &str| tiles.tiles().iter().find(|tile| tile.name() == name).unwrap().id();
        let mut assembly = Assembly::new(&tiles, PartId(0));
        let at = |x, y| Placement { cell: Cell::new(x, y), rotation: Rotation::Up };
        assembly.attach(PartId(1), find("mouth_large"), at(0, -2)).unwrap();
        assembly.attach(PartId(2), find("claw_small"), at(1, 3)).unwrap();
        let mut robot = Robot::of(assembly);
        let mut fits = |by| Size::ALL.map(|size| at_once(&mut robot, by, size));
        assert_eq!(fits(GripperKind::Mouth), [4, 2, 1], "a large mouth splits its 4 points");
        assert_eq!(fits(GripperKind::Claw), [1, 0, 0]);
        assert_eq!(robot.grippers(GripperKind::Mouth).held_count(), 0, "nothing is held after it was tried");
    }
}
