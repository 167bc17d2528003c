//! Value of a robot by priorities.
//!
//! The weights here are not trained; those of Cog's and Titan's priorities are.

use crate::parts::{GripperKind, Size};
use crate::robot::grippers::Grippers;
use crate::robot::pipe_bonus::pipe_bonuses;
use crate::robot::reach::GripReach;
use crate::robot::{Abilities, Assembly};
use shell::grid::Cell;

/// Free edges beside a gripper beyond which more are worth nothing, because a held part takes up
/// only one or two of them.
pub(super) const ENOUGH_ROOM: usize = 4;

/// Worth of each ability and of each way to hold a part, in the unit in which a free edge beside a
/// gripper is worth 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Priorities {
    /// Worth of a point of sight (2.8).
    pub sight: i32,
    /// Worth of a point of grip (3.1).
    pub grip: i32,
    /// Worth of a point of bite (3.1).
    pub bite: i32,
    /// Worth of a point of speed (2.7).
    pub speed: i32,
    /// Worth of being able to hold a small, medium or large part with claws.
    pub claws: [i32; 3],
    /// Worth of being able to hold a small, medium or large part with mouths.
    pub mouths: [i32; 3],
}

impl Default for Priorities {
    fn default() -> Self {
        // A point of any ability outweighs room; being able to hold a part is worth less than a
        // point.
        Self { sight: 20, grip: 20, bite: 20, speed: 20, claws: [6, 10, 14], mouths: [6, 10, 14] }
    }
}

/// Value of a robot's abilities and of the free edges beside its grippers.
pub(super) fn plain_value(assembly: &Assembly, priorities: &Priorities) -> i32 {
    worth_of(Abilities::of(assembly), priorities) + room_beside_grippers(assembly)
}

/// Value of a robot's abilities.
pub(super) fn worth_of(abilities: Abilities, priorities: &Priorities) -> i32 {
    priorities.sight * i32::from(abilities.sight)
        + priorities.grip * i32::from(abilities.grip)
        + priorities.bite * i32::from(abilities.bite)
        + priorities.speed * i32::from(abilities.speed)
}

/// Number of free cells that a socket faces.
pub(super) fn open_cells(assembly: &Assembly) -> i32 {
    let mut cells: Vec<Cell> = Vec::with_capacity(32);
    assembly.for_open_sockets(|_, socket| cells.push(socket.cell));
    cells.sort_unstable();
    cells.dedup();
    cells.len() as i32
}

/// Number of free edges beside all grippers, of which at most [`ENOUGH_ROOM`] count for each.
pub(super) fn room_beside_grippers(assembly: &Assembly) -> i32 {
    let grippers = assembly.parts().iter().filter(|placed| placed.kind().is_some_and(|kind| kind.gripper().is_some()));
    let free = grippers.map(|placed| {
        placed.rectangle.border().filter(|&cell| assembly.part_at(cell).is_none()).count().min(ENOUGH_ROOM) as i32
    });
    free.sum()
}

/// Value of a robot with the sizes of parts that its grippers can really hold.
pub fn value(assembly: &Assembly, priorities: &Priorities) -> i32 {
    let bonuses = pipe_bonuses(assembly);
    let holds: i32 = [(GripperKind::Claw, priorities.claws), (GripperKind::Mouth, priorities.mouths)]
        .into_iter()
        .map(|(by, worth)| {
            let grippers = Grippers::new(assembly, &bonuses, by);
            let reach = GripReach::new(assembly, &grippers);
            let held = Size::ALL.into_iter().filter(|&size| reach.has_placement(size));
            held.map(|size| worth[size as usize]).sum::<i32>()
        })
        .sum();
    worth_of(Abilities::with_bonuses(assembly, &bonuses), priorities) + room_beside_grippers(assembly) + holds
}
