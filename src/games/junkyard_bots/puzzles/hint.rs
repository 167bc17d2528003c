//! Three hints to a puzzle, each revealing more than the one before.

use super::attempt::Attempt;
use super::goal::PuzzleAim;
use super::proved::ProvedPuzzle;
use super::search::IncomingThrow;
use super::search::threats::Threats;
use crate::action::{Action, BuildPart};
use crate::game::JunkyardBotsTable;
use crate::parts::{GripperKind, PartId, Size};
use crate::robot::{Ability, Assembly, Robot};
use crate::round::LegalActions;
use shell::seats::SeatId;

/// A hint to a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
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
    ThreateningSeats(Vec<SeatId>),
    /// Bombs that the others could throw if the player took nothing.
    ThreateningBombs(Vec<IncomingThrow>),
    /// Parts that give the ability and have a pipe bonus in the answer; empty if there are none.
    Carried(Vec<PartId>),
    /// Placement of the part with the largest pipe bonus among those that give the ability.
    Place(BuildPart),
    /// First action of the answer.
    First(Action),
}

/// Returns the three hints to a puzzle, the vaguest first, or fewer if some do not apply.
pub fn hints_for(proved: &ProvedPuzzle) -> Vec<PuzzleHint> {
    let answer = proved.answer();
    let Some(first) = answer.first().cloned() else { return Vec::new() };
    let hints = match proved.puzzle().goal().aim {
        PuzzleAim::PowerLost | PuzzleAim::LastRound => {
            [Some(targets_hint(answer)), Some(throws_hint(answer)), Some(PuzzleHint::First(first))]
        }
        PuzzleAim::Hold(by) | PuzzleAim::Lift(by) => take_hints(proved, by, first),
        PuzzleAim::Survive => survival_hints(proved, first),
        PuzzleAim::Eat => take_hints(proved, GripperKind::Mouth, first),
        PuzzleAim::Ability(ability) => build_hints(proved, ability, &first),
    };
    hints.into_iter().flatten().collect()
}

/// Hints to survive: the seats that could throw, the bombs they could throw, and the take.
fn survival_hints(proved: &ProvedPuzzle, first: Action) -> [Option<PuzzleHint>; 3] {
    let attempt = Attempt::new(proved.puzzle()).ok();
    let threats = attempt.and_then(|mut attempt| attempt.game().read(Threats::at).ok());
    let coming = threats.map(|threats| threats.power_left_without(None).1);
    let from =
        coming.as_ref().map(|coming| PuzzleHint::ThreateningSeats(coming.iter().map(|coming| coming.seat).collect()));
    [from, coming.map(PuzzleHint::ThreateningBombs), Some(PuzzleHint::First(first))]
}

fn targets_hint(answer: &[Action]) -> PuzzleHint {
    let mut targets: Vec<SeatId> = answer.iter().filter_map(attack_target).collect();
    targets.sort_unstable();
    targets.dedup();
    PuzzleHint::Targets(targets)
}

const fn attack_target(action: &Action) -> Option<SeatId> {
    match action {
        Action::Attack { target, .. } => Some(*target),
        _ => None,
    }
}

fn throws_hint(answer: &[Action]) -> PuzzleHint {
    let bombs = |action: &Action| match action {
        Action::Attack { bombs, .. } => Some(bombs.len()),
        _ => None,
    };
    PuzzleHint::Throws(answer.iter().filter_map(bombs).collect())
}

/// Hints to take: the sizes, the grippers beside the largest part, and the first take.
fn take_hints(proved: &ProvedPuzzle, by: GripperKind, first: Action) -> [Option<PuzzleHint>; 3] {
    let Ok(mut attempt) = Attempt::new(proved.puzzle()) else { return [None, None, Some(PuzzleHint::First(first))] };
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
        let grippers = attempt.game().read(|table| table.robot(seat).grippers(by).touched_parts(size, placement));
        PuzzleHint::Beside { size, grippers }
    });
    [Some(PuzzleHint::Sizes(Size::ALL.map(count))), beside, Some(PuzzleHint::First(first))]
}

/// Hints to rebuild: the parts that add to the ability and that pipes carry, the placement of one
/// part that adds to it, and the whole build.
fn build_hints(proved: &ProvedPuzzle, ability: Ability, first: &Action) -> [Option<PuzzleHint>; 3] {
    let whole = Some(PuzzleHint::First(first.clone()));
    let Some(assembly) = built_assembly(proved, first) else { return [None, None, whole] };
    let robot = Robot::of(assembly);
    let attached = || robot.assembly().attached();
    let giving = || attached().filter(|(_, _, tile)| Ability::given_by(tile.kind()) == Some(ability));
    let carried: Vec<PartId> =
        giving().filter(|&(index, ..)| robot.bonus_of(index) > 0).map(|(_, placed, _)| placed.part).collect();
    let place = giving().max_by_key(|&(index, placed, _)| (robot.bonus_of(index), placed.part));
    let place =
        place.map(|(_, placed, _)| PuzzleHint::Place(BuildPart { part: placed.part, placement: placed.placement }));
    [Some(PuzzleHint::Carried(carried)), place, whole]
}

/// Returns the robot that a build of the answer makes.
fn built_assembly(proved: &ProvedPuzzle, action: &Action) -> Option<Assembly> {
    let Action::Build(build) = action else { return None };
    let mut attempt = Attempt::new(proved.puzzle()).ok()?;
    let LegalActions::Build(inventory) = attempt.game().legal_actions() else { return None };
    inventory.check_build(&proved.puzzle().setup().tiles, build).ok()
}
