//! Section 3: grip.

use junkyard_bots::action::{Action, Illegal};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::parts::{GripperKind, Size};
use junkyard_bots::robot::CannotHold;
use shell::grid::{Placement, Rotation};

use crate::scene::{FIRST, Scene, robot};

/// Number of claws or mouths of a robot that hold a part of `size` at a cell, or the reason why
/// they can't.
fn hold(drawing: &str, by: GripperKind, size: Size, x: i16, y: i16) -> Result<usize, Illegal> {
    let robot = robot(drawing);
    let placement = Placement::new(x, y, Rotation::Up);
    let hold = robot.check_hold(by, size, placement);
    assert_eq!(
        robot.grip_reach(by).placements_for(size).contains(&placement),
        hold.is_ok(),
        "the list and the check disagree"
    );
    hold.map(|hold| hold.grippers.len())
}

/// One small claw at (-1, 1).
const SMALL_CLAW: &str = "
    ... [#] [#] [#]
    c1< [#] [#] [#]
    ... [#] [#] [#]
";

/// A medium claw at (-1, 3), (0, 3).
const MEDIUM_CLAW: &str = "
    c2^ c2^ ... ...
    ... [#] [#] [#]
    ... [#] [#] [#]
    ... [#] [#] [#]
";

/// A large claw at (0, 3) to (1, 4).
const LARGE_CLAW: &str = "
    c4^ c4^ ...
    c4^ c4^ ...
    [#] [#] [#]
    [#] [#] [#]
    [#] [#] [#]
";

#[test]
fn rule_3_1_strength_is_points_and_pipe_bonus() {
    use Size::{Medium, Small};
    assert_eq!(hold(SMALL_CLAW, GripperKind::Claw, Small, -2, 1), Ok(1));
    let weak = Illegal::TooWeak { by: GripperKind::Claw, needs: 2, lifts: 1 };
    assert_eq!(hold(SMALL_CLAW, GripperKind::Claw, Medium, -3, 1), Err(weak));
    assert_eq!(weak.to_string(), "needs 2, these claws lift 1");
    let with_pipe = "
        ... ... [#] [#] [#]
        c1< i1> [#] [#] [#]
        ... ... [#] [#] [#]
    ";
    assert_eq!(hold(with_pipe, GripperKind::Claw, Medium, -4, 1), Ok(1));
}

#[test]
fn rule_3_2_a_small_or_medium_gripper_holds_one_part() {
    let holding = "
        ... c2^ c2^ ... ...
        ... b1^ [#] [#] [#]
        ... ... [#] [#] [#]
        ... ... [#] [#] [#]
    ";
    let busy = Illegal::Busy { by: GripperKind::Claw, needs: 1, left: 0 };
    assert_eq!(hold(holding, GripperKind::Claw, Size::Small, -2, 3), Err(busy));
    assert_eq!(busy.to_string(), "needs 1, these claws have 0 left");
    assert_eq!(hold(MEDIUM_CLAW, GripperKind::Claw, Size::Small, -2, 3), Ok(1));
}

#[test]
fn rule_3_3_a_large_gripper_holds_several_parts_up_to_its_strength() {
    use Size::{Large, Medium, Small};
    assert_eq!(hold(LARGE_CLAW, GripperKind::Claw, Large, 2, 3), Ok(1));
    let holding_two = "
        ... b1^ b2^ b2^ ...
        ... c4^ c4^ ... ...
        ... c4^ c4^ ... ...
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
    ";
    assert_eq!(hold(holding_two, GripperKind::Claw, Small, 2, 3), Ok(1));
    let busy = Illegal::Busy { by: GripperKind::Claw, needs: 2, left: 1 };
    assert_eq!(hold(holding_two, GripperKind::Claw, Medium, 2, 3), Err(busy));
}

#[test]
fn rule_3_3_pipes_raise_the_limit_of_a_large_gripper() {
    let holding_four = "
        b4^ b4^ c4^ c4^ ...
        b4^ b4^ c4^ c4^ ...
        ... ... i1^ ... ...
        ... ... [#] [#] [#]
        ... ... [#] [#] [#]
        ... ... [#] [#] [#]
    ";
    assert_eq!(hold(holding_four, GripperKind::Claw, Size::Small, 2, 4), Ok(1));
    let busy = Illegal::Busy { by: GripperKind::Claw, needs: 2, left: 1 };
    assert_eq!(hold(holding_four, GripperKind::Claw, Size::Medium, 2, 4), Err(busy));
}

/// Two small claws a cell apart at the left, at (-1, 2) and (-1, 0).
const TWO_CLAWS: &str = "
    c1< [#] [#] [#]
    ... [#] [#] [#]
    c1< [#] [#] [#]
";

#[test]
fn rule_3_4_several_grippers_hold_one_part_that_touches_each_of_them() {
    // Beside the claws the medium part touches only one of them; with a cell in the gap between
    // them, both.
    let robot = robot(TWO_CLAWS);
    let hold = |placement| robot.check_hold(GripperKind::Claw, Size::Medium, placement).map(|hold| hold.grippers.len());
    let weak = Illegal::TooWeak { by: GripperKind::Claw, needs: 2, lifts: 1 };
    assert_eq!(hold(Placement::new(-2, 0, Rotation::Right)), Err(weak));
    assert_eq!(hold(Placement::new(-2, 1, Rotation::Up)), Ok(2), "its right cell is between the claws");
}

#[test]
fn rule_3_4_a_large_gripper_lends_to_a_team_what_it_has_left() {
    // The large claw holds 3 and has 1 left; with the small claw beside it that makes 2.
    let team = "
        b1^ b2^ b2^ ...
        c4^ c4^ ... ...
        c4^ c4^ c1^ ...
        [#] [#] [#] ...
        [#] [#] [#] ...
        [#] [#] [#] ...
    ";
    assert_eq!(hold(team, GripperKind::Claw, Size::Medium, 2, 4), Ok(2));
    let alone = team.replace("c1^", "...");
    let busy = Illegal::Busy { by: GripperKind::Claw, needs: 2, left: 1 };
    assert_eq!(hold(&alone, GripperKind::Claw, Size::Medium, 2, 4), Err(busy));
}

#[test]
fn rule_3_5_which_grippers_serve_what_may_change_as_more_is_picked_up() {
    // The bomb touches both claws; whichever took it first, the second part gets the claw it
    // touches.
    let drawing = "
        ... c1< [#] [#] [#]
        ... b1^ [#] [#] [#]
        ... c1< [#] [#] [#]
    ";
    assert_eq!(hold(drawing, GripperKind::Claw, Size::Small, -2, 2), Ok(1));
    assert_eq!(hold(drawing, GripperKind::Claw, Size::Small, -2, 0), Ok(1));
    let both_busy = "
        b1^ c1< [#] [#] [#]
        ... b1^ [#] [#] [#]
        ... c1< [#] [#] [#]
    ";
    let busy = Illegal::Busy { by: GripperKind::Claw, needs: 1, left: 0 };
    assert_eq!(hold(both_busy, GripperKind::Claw, Size::Small, -2, 0), Err(busy));
}

#[test]
fn rule_3_6_claws_never_hold_energy_and_mouths_nothing_else() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, crate::scene::PLAIN);
    let energy = scene.face_up("energy_small");
    let eye = scene.face_up("eye_small");
    let mut game = scene.scrounge(FIRST);
    let at_claw = Placement::new(-2, 1, Rotation::Up);
    let at_mouth = Placement::new(4, 1, Rotation::Up);
    let mut check = |part, placement| game.check(&Action::Take { part, placement });
    assert_eq!(check(energy, at_claw), Err(Illegal::NoGripper { by: GripperKind::Mouth }));
    assert_eq!(check(eye, at_mouth), Err(Illegal::NoGripper { by: GripperKind::Claw }));
    assert_eq!(check(energy, at_mouth), Ok(()));
    assert_eq!(check(eye, at_claw), Ok(()));
}

#[test]
fn rule_3_7_what_is_held_can_not_be_taken_or_moved_again() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(
        FIRST,
        "
        ... ... [#] [#] [#]
        b1^ c1< [#] [#] [#]
        ... ... [#] [#] [#]
        ",
    );
    let mut game = scene.scrounge(FIRST);
    let again = Action::Take { part: parts[0], placement: Placement::new(-1, 2, Rotation::Up) };
    assert_eq!(game.check(&again), Err(Illegal::NotForTaking));
}

/// Reason why the claws of a robot can hold no further part of a size.
fn why_not(drawing: &str, size: Size) -> Option<CannotHold> {
    CannotHold::of(&robot(drawing), GripperKind::Claw, size)
}

#[test]
fn rule_3_4_says_what_is_too_heavy_for_all_grippers_and_what_only_for_each() {
    let by = GripperKind::Claw;
    assert_eq!(why_not(SMALL_CLAW, Size::Small), None);
    let heavy = CannotHold::TooHeavy { by, needs: 2, lifts: 1, count: 1 };
    assert_eq!(why_not(SMALL_CLAW, Size::Medium), Some(heavy));
    assert_eq!(heavy.to_string(), "too heavy: your claw holds 1 of 2");
    let apart = "
        ... [#] [#] [#] ...
        c1< [#] [#] [#] c1>
        ... [#] [#] [#] ...
    ";
    assert_eq!(why_not(apart, Size::Medium), Some(CannotHold::Apart { by, count: 2 }));
    let side_by_side = "
        c1< [#] [#] [#]
        c1< [#] [#] [#]
        ... [#] [#] [#]
    ";
    assert_eq!(why_not(side_by_side, Size::Medium), None);
    let none = CannotHold::NoGripper { by: GripperKind::Mouth };
    assert_eq!(CannotHold::of(&robot(SMALL_CLAW), GripperKind::Mouth, Size::Small), Some(none));
}

#[test]
fn rules_3_2_and_3_5_say_whether_grippers_are_full_or_busy() {
    let by = GripperKind::Claw;
    let full = "
        ... ... [#] [#] [#]
        b1^ c1< [#] [#] [#]
        ... ... [#] [#] [#]
    ";
    assert_eq!(why_not(full, Size::Small), Some(CannotHold::Full { by }));
    // One of two claws is free, but only both lift two points.
    let busy = "
        b1^ c1< [#] [#] [#]
        ... c1< [#] [#] [#]
        ... ... [#] [#] [#]
    ";
    assert_eq!(why_not(busy, Size::Small), None);
    assert_eq!(why_not(busy, Size::Medium), Some(CannotHold::Busy { by, needs: 2 }));
}

#[test]
fn rule_2_1_says_that_no_place_is_free() {
    let by = GripperKind::Claw;
    // The claw is walled in.
    let walled = "
        ... e1v e1v ...
        e1> c1< [#] [#] [#]
        ... f1^ [#] [#] [#]
        ... ... [#] [#] [#]
    ";
    assert_eq!(why_not(walled, Size::Small), Some(CannotHold::NoRoom { by }));
    // The only free place is where a mouth holds energy.
    let in_the_way = "
        ... e1v ... ... ...
        n1^ c1< [#] [#] [#]
        m1^ f1^ [#] [#] [#]
        ... ... [#] [#] [#]
    ";
    assert_eq!(why_not(in_the_way, Size::Small), Some(CannotHold::InTheWay { by }));
}
