//! Incremental evaluation of a robot in the making: its value, and the change by a further part.
//!
//! A search for a build tries thousands of placements of the next part. A part that is linked to
//! one other part changes little: its own ability, the ground, and the room beside grippers. The
//! whole robot is measured again only where pipes and a second way to the body come together.

use smallvec::SmallVec;

use super::robot_value::{ENOUGH_ROOM, Priorities, plain_value, worth_of};
use crate::parts::{PartId, Tile, TileKind};
use crate::robot::ability::{must_stand, points_given};
use crate::robot::build::Attachment;
use crate::robot::pipe_bonus::{PipeRuns, bonus_of_part};
use crate::robot::{Abilities, Ability, Assembly};
use shell::grid::{Placement, Rectangle};

/// Evaluated robot, by which the placements of a further part are compared.
pub(super) struct Evaluation {
    priorities: Priorities,
    /// Value of the robot as it is.
    value: i32,
    /// Number of pipes in a row that lead from each part towards the body; `None` where there are
    /// several ways.
    runs: Option<PipeRuns>,
    has_pipes: bool,
    /// The lowest row of the body and the attached parts (2.6).
    ground: i16,
    /// The speed of the feet and treads on the ground, which a lower part would lift off it (2.7).
    speed_on_ground: u16,
    /// The grippers, and the free edges beside each.
    room: SmallVec<[(Rectangle, usize); 12]>,
}

impl Evaluation {
    /// Evaluates a robot.
    pub(super) fn of(assembly: &Assembly, priorities: &Priorities) -> Self {
        Self::with_value(assembly, priorities, None)
    }

    /// Evaluates a robot whose value may be known already.
    pub(super) fn with_value(assembly: &Assembly, priorities: &Priorities, known: Option<i32>) -> Self {
        let (bonuses, runs) = PipeRuns::with_bonuses(assembly);
        let ground = assembly.ground();
        let on_ground = assembly.attached().filter(|(.., tile)| must_stand(tile));
        let speed = on_ground
            .map(|(index, placed, tile)| points_given(tile, placed.placement, bonus_of_part(&bonuses, index), ground));
        let speed_on_ground = speed.sum();
        let free_edges =
            |rectangle: Rectangle| rectangle.border().filter(|&cell| assembly.part_at(cell).is_none()).count();
        let mut room: SmallVec<[(Rectangle, usize); 12]> = SmallVec::new();
        let mut has_pipes = false;
        for placed in assembly.parts() {
            has_pipes |= placed.is_kind(TileKind::Pipe);
            if placed.kind().is_some_and(|kind| kind.gripper().is_some()) {
                room.push((placed.rectangle, free_edges(placed.rectangle)));
            }
        }
        let value = known.unwrap_or_else(|| {
            worth_of(Abilities::with_bonuses(assembly, &bonuses), priorities)
                + room.iter().map(|&(_, free)| free.min(ENOUGH_ROOM) as i32).sum::<i32>()
        });
        Self { priorities: *priorities, value, runs, has_pipes, ground, speed_on_ground, room }
    }

    /// The value of the robot as it is.
    pub(super) const fn value(&self) -> i32 {
        self.value
    }

    /// The value of the same robot with a further part; the assembly is returned as it was.
    pub(super) fn value_with(&self, assembly: &mut Assembly, part: PartId, tile: &Tile, at: Attachment) -> i32 {
        if let Some(bonus) = self.bonus_of(assembly, tile, at) {
            return self.value + self.gain_by_part(assembly, tile, at.placement, bonus);
        }
        // The place is free, so only a part that is too far out is refused.
        if assembly.attach(part, tile.id(), at.placement).is_err() {
            return self.value;
        }
        let value = plain_value(assembly, &self.priorities);
        assembly.pop();
        value
    }

    /// The pipe bonus of a further part; `None` if another part's bonus may change.
    fn bonus_of(&self, assembly: &Assembly, tile: &Tile, at: Attachment) -> Option<u16> {
        let is_pipe = tile.kind() == TileKind::Pipe;
        // Without pipes no part has a bonus (2.9).
        if !self.has_pipes && !is_pipe {
            return Some(0);
        }
        // A part with one neighbour is on no other part's chain.
        let neighbour = at.only_neighbour?;
        // A pipe gains nothing itself, and a part that no pipe carries has no chain (2.9).
        if is_pipe || !assembly.parts()[neighbour].is_kind(TileKind::Pipe) {
            return Some(0);
        }
        self.runs.as_ref().map(|runs| u16::from(runs.run_to(neighbour)))
    }

    /// Gain in value by a further part with a pipe bonus.
    fn gain_by_part(&self, assembly: &Assembly, tile: &Tile, placement: Placement, bonus: u16) -> i32 {
        let Priorities { sight, grip, bite, speed, .. } = self.priorities;
        let rectangle =
            Rectangle { cell: placement.cell, footprint: tile.shape().outline_in(placement.rotation).footprint };
        let ground = self.ground.min(placement.cell.y);
        let lifted = if ground < self.ground { speed * i32::from(self.speed_on_ground) } else { 0 };
        let worth_of_point = match Ability::given_by(tile.kind()) {
            Some(Ability::Sight) => sight,
            Some(Ability::Grip) => grip,
            Some(Ability::Bite) => bite,
            Some(Ability::Speed) => speed,
            None => 0,
        };
        let own = worth_of_point * i32::from(points_given(tile, placement, bonus, ground));
        own - lifted + self.room_gain(assembly, tile, rectangle)
    }

    /// Change in room by a part: the room that it takes from grippers, and has itself if it is one.
    fn room_gain(&self, assembly: &Assembly, tile: &Tile, rectangle: Rectangle) -> i32 {
        let enough = |edges: usize| edges.min(ENOUGH_ROOM) as i32;
        let mut gain = 0;
        for &(gripper, free) in &self.room {
            let taken = gripper.common_edges(rectangle);
            gain += enough(free - taken.min(free)) - enough(free);
        }
        if tile.kind().gripper().is_some() {
            gain += enough(rectangle.border().filter(|&cell| assembly.part_at(cell).is_none()).count());
        }
        gain
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::TileSet;
    use crate::robot::build::find_attachments;
    use shell::grid::Rotation;

    /// Robots that grow by every tile of the set again and again, at placements picked in turn.
    #[test]
    fn the_value_with_a_part_is_the_value_of_the_robot_that_has_it() {
        let tiles = TileSet::standard();
        let parts: Vec<&Tile> =
            tiles.tiles().iter().filter(|tile| !tile.shape().outline_in(Rotation::Up).sockets.is_empty()).collect();
        let priorities = Priorities { sight: 3, grip: 5, bite: 7, speed: 11, ..Priorities::default() };
        let mut places = Vec::new();
        let mut compared = 0;
        let mut whole = 0;
        for seed in 0..40 {
            let mut assembly = Assembly::new(&tiles, PartId(0));
            for step in 1..24_usize {
                let tile = parts[1 + (seed * 7 + step * (seed + 3)) % (parts.len() - 1)];
                let evaluation = Evaluation::of(&assembly, &priorities);
                assert_eq!(evaluation.value(), plain_value(&assembly, &priorities));
                find_attachments(&mut places, &assembly, tile);
                for &at in &places {
                    let placement = at.placement;
                    let quick = evaluation.value_with(&mut assembly, PartId(999), tile, at);
                    whole += usize::from(evaluation.bonus_of(&assembly, tile, at).is_none());
                    assembly.attach(PartId(999), tile.id(), placement).unwrap();
                    assert_eq!(quick, plain_value(&assembly, &priorities), "{} at {placement:?}", tile.name());
                    assembly.pop();
                    compared += 1;
                }
                if let Some(at) = places.get((seed * 31 + step * 17) % places.len().max(1)) {
                    assembly.attach(PartId(step as u16), tile.id(), at.placement).unwrap();
                }
            }
        }
        assert!(compared > 10_000 && whole > 100, "{compared} {whole}");
    }
}
