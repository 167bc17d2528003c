//! Three hints to a puzzle, each revealing more than the one before.

use super::attempt::Attempt;
use super::goal::Aim;
use super::proved::Proved;
use super::search::Coming;
use super::search::coming::Threats;
use crate::action::{Action, Placed};
use crate::grid::Rectangle;
use crate::parts::tile_set::footprint;
use crate::parts::{GripperKind, Kind, PartId, SeatId, Size};
use crate::robot::Assembly;
use crate::robot::pipe_bonus::pipe_bonuses;
use crate::round::LegalActions;

/// A hint to a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Robots that the answer attacks, in seat order.
    Targets(Vec<SeatId>),
    /// Number of bombs in each throw of the answer, in order.
    Throws(Vec<usize>),
    /// Numbers of small, medium and large parts that the answer takes.
    Sizes([usize; 3]),
    /// Grippers beside which the answer holds its largest part.
    Beside {
        /// Size of that part.
        size: Size,
        /// The grippers beside it.
        grippers: Vec<PartId>,
    },
    /// Seats from which damage threatens, the greatest damage first.
    Danger(Vec<SeatId>),
    /// Bombs that the others could throw if the player took nothing.
    Coming(Vec<Coming>),
    /// Parts that give the ability and have a pipe bonus in the answer; empty if there are none.
    Carried(Vec<PartId>),
    /// Placement of the part with the largest pipe bonus among those that give the ability.
    Place(Placed),
    /// First action of the answer.
    First(Action),
}

/// Returns the three hints to a puzzle, the vaguest first, or fewer if some do not apply.
pub fn hints(proved: &Proved) -> Vec<Hint> {
    let answer = proved.answer();
    let Some(first) = answer.first().cloned() else { return Vec::new() };
    let hints = match proved.puzzle().goal().aim {
        Aim::PowerLost | Aim::LastRound => [Some(targets(answer)), Some(throws(answer)), Some(Hint::First(first))],
        Aim::Hold(by) | Aim::Lift(by) => taking(proved, by, first),
        Aim::Survive => surviving(proved, first),
        Aim::Eat => taking(proved, GripperKind::Mouth, first),
        Aim::Ability(ability) => building(proved, ability.given_by(), &first),
    };
    hints.into_iter().flatten().collect()
}

/// Hints to survive: the seats that could throw, the bombs they could throw, and the take.
fn surviving(proved: &Proved, first: Action) -> [Option<Hint>; 3] {
    let attempt = Attempt::new(proved.puzzle()).ok();
    let threats = attempt.and_then(|mut attempt| attempt.game().read(Threats::at).ok());
    let coming = threats.map(|threats| threats.left_without(None).1);
    let from = coming.as_ref().map(|coming| Hint::Danger(coming.iter().map(|coming| coming.seat).collect()));
    [from, coming.map(Hint::Coming), Some(Hint::First(first))]
}

fn targets(answer: &[Action]) -> Hint {
    let mut targets: Vec<SeatId> = answer.iter().filter_map(target).collect();
    targets.sort_unstable();
    targets.dedup();
    Hint::Targets(targets)
}

const fn target(action: &Action) -> Option<SeatId> {
    match action {
        Action::Attack { target, .. } => Some(*target),
        _ => None,
    }
}

fn throws(answer: &[Action]) -> Hint {
    let bombs = |action: &Action| match action {
        Action::Attack { bombs, .. } => Some(bombs.len()),
        _ => None,
    };
    Hint::Throws(answer.iter().filter_map(bombs).collect())
}

/// Hints to take: the sizes, the grippers beside the largest part, and the first take.
fn taking(proved: &Proved, by: GripperKind, first: Action) -> [Option<Hint>; 3] {
    let Ok(mut attempt) = Attempt::new(proved.puzzle()) else { return [None, None, Some(Hint::First(first))] };
    let seat = proved.puzzle().seat();
    let takes = attempt.game().read(|table| {
        let take = |action: &Action| match action {
            Action::Take { part, placement } => Some((table.part(*part)?.size?, *placement)),
            _ => None,
        };
        proved.answer().iter().filter_map(take).collect::<Vec<_>>()
    });
    let count = |size: Size| takes.iter().filter(|(other, _)| *other == size).count();
    let largest = takes.iter().max_by_key(|(size, _)| *size);
    let beside = largest.map(|&(size, placement)| {
        let cells = Rectangle::new(footprint(size), placement);
        let grippers = attempt.game().read(|table| {
            let attached = table.robot(seat).assembly().attached();
            let beside = attached
                .filter(|(_, placed, tile)| tile.kind().gripper() == Some(by) && placed.rectangle.touches(cells));
            beside.map(|(_, placed, _)| placed.part).collect()
        });
        Hint::Beside { size, grippers }
    });
    [Some(Hint::Sizes(Size::ALL.map(count))), beside, Some(Hint::First(first))]
}

/// Hints to rebuild: the parts of kind `counts` that pipes carry, the placement of one part of that
/// kind, and the whole build.
fn building(proved: &Proved, counts: Kind, first: &Action) -> [Option<Hint>; 3] {
    let whole = Some(Hint::First(first.clone()));
    let Some(assembly) = built(proved, first) else { return [None, None, whole] };
    let bonuses = pipe_bonuses(&assembly);
    let counting = || assembly.attached().filter(|(_, _, tile)| tile.kind() == counts);
    let is_carried = |index: usize| bonuses.get(index).is_some_and(|&bonus| bonus > 0);
    let carried: Vec<PartId> =
        counting().filter(|&(index, ..)| is_carried(index)).map(|(_, placed, _)| placed.part).collect();
    let place = counting().max_by_key(|&(index, placed, _)| (bonuses.get(index).copied(), placed.part));
    let place = place.map(|(_, placed, _)| Hint::Place(Placed { part: placed.part, placement: placed.placement }));
    [Some(Hint::Carried(carried)), place, whole]
}

/// Returns the robot that a build of the answer makes.
fn built(proved: &Proved, action: &Action) -> Option<Assembly> {
    let Action::Build(build) = action else { return None };
    let mut attempt = Attempt::new(proved.puzzle()).ok()?;
    let LegalActions::Build(inventory) = attempt.game().legal_actions() else { return None };
    inventory.check(&proved.puzzle().setup().tiles, build).ok()
}
