//! The rulebook's worked examples and picture captions.

use junkyard_bots::action::{Action, Phase, TableEvent};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::parts::{GripperKind, Size};
use junkyard_bots::round::LegalActions;
use shell::grid::{Placement, Rotation};

use crate::scene::{FIRST, PLAIN, SECOND, Scene, as_it_is, robot};

pub fn holds(drawing: &str, by: GripperKind, size: Size, placement: Placement) -> bool {
    robot(drawing).check_hold(by, size, placement).is_ok()
}

pub fn sight(drawing: &str) -> u16 {
    robot(drawing).abilities().sight
}

#[test]
fn the_robot_that_ate_a_medium_and_a_small_energy_scores_3() {
    let mut scene = Scene::new(2);
    scene.robot(
        FIRST,
        "
        [#] [#] [#] m2^ m2^ ...
        [#] [#] [#] n2^ n2^ ...
        [#] [#] [#] m1< n1^ ...
        ",
    );
    scene.robot(SECOND, PLAIN);
    let mut game = scene.last_scrounge(FIRST);
    let events = game.act(Action::Pass).unwrap();
    assert!(events.iter().any(|event| matches!(event, TableEvent::Ate { seat: FIRST, points: 3, total: 3, .. })));
}

#[test]
fn a_claw_on_three_pipes_lifts_a_large_bomb() {
    let drawing = "
        c1^ ... ...
        i1^ ... ...
        i1^ ... ...
        i1^ ... ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    ";
    assert_eq!(robot(drawing).abilities().grip, 4);
    assert!(holds(drawing, GripperKind::Claw, Size::Large, Placement::new(1, 6, Rotation::Up)));
}

#[test]
fn a_pipe_adds_1_to_the_attached_part_and_a_splitter_1_to_each_of_two() {
    let robot = robot(
        "
        c1^ e1^ ...
        y2^ y2^ ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
        ",
    );
    assert_eq!((robot.abilities().grip, robot.abilities().sight), (2, 2));
    assert_eq!(robot.bonuses()[1..], [1, 1, 0]);
}

#[test]
fn the_robot_with_two_bombs_and_a_pipe_attacks_for_4() {
    // The medium claw hangs on the body by its bottom right socket.
    let drawing = "
        b2^ b2^ c2^ c2^ ... ... ... ... ...
        ... ... ... [#] [#] [#] i1> c1> b1^
        ... ... ... [#] [#] [#] ... ... ...
        ... ... ... [#] [#] [#] ... ... ...
    ";
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, drawing);
    let medium = parts[0];
    let small = parts[4];
    let mut game = scene.battle(FIRST);
    let events = game.act(Action::Attack { target: SECOND, bombs: vec![medium, small] }).unwrap();
    let Some(&TableEvent::Attacked { points, bonus, dodge, damage, .. }) = events.first() else { panic!("{events:?}") };
    assert_eq!((points, bonus, dodge, damage), (3, 1, 0, 4));
}

#[test]
fn robot_a_attacks_for_3_and_robot_b_dodges_1_then_b_throws_two_bombs_for_3_and_a_dodges_2() {
    let mut scene = Scene::new(2);
    let a = scene.robot(
        FIRST,
        "
        b2^ b2^ c2^ c2^ ... ...
        ... ... ... i1^ ... ...
        ... ... ... [#] [#] [#]
        ... ... ... [#] [#] [#]
        ... ... ... [#] [#] [#]
        ... ... ... f2^ f2^ ...
        ",
    );
    let b = scene.robot(
        SECOND,
        "
        b2^ b2^ c2^ c2^ ... ... ... ...
        ... ... ... [#] [#] [#] ... ...
        ... ... ... [#] [#] [#] ... ...
        ... ... ... [#] [#] [#] c1> b1^
        ... ... ... f1^ ... ... ... ...
        ",
    );
    let mut game = scene.battle(FIRST);
    game.act(Action::Attack { target: SECOND, bombs: vec![a[0]] }).unwrap();
    assert_eq!(game.snapshot().powers, [5, 3], "3 in, 1 dodged, 2 taken");
    game.act(Action::Attack { target: FIRST, bombs: vec![b[0], b[3]] }).unwrap();
    assert_eq!(game.snapshot().powers, [4, 3], "3 in, 2 dodged, 1 taken");
}

#[test]
fn a_small_eye_looks_at_one_small_part_and_a_medium_eye_at_one_medium_or_two_small() {
    let with = |eye: &str| {
        let mut scene = Scene::new(2);
        scene.robot(FIRST, &format!("{eye}\n[#] [#] [#]\n[#] [#] [#]\n[#] [#] [#]"));
        scene.scan(FIRST)
    };
    assert_eq!(with("e1^ ... ...").legal_actions(), LegalActions::Draw(vec![Size::Small]));
    let mut medium = with("e2^ e2^ ...");
    assert_eq!(medium.legal_actions(), LegalActions::Draw(vec![Size::Small, Size::Medium]));
    medium.act(Action::Draw(Size::Small)).unwrap();
    assert_eq!(medium.legal_actions(), LegalActions::Draw(vec![Size::Small]));
}

#[test]
fn the_pictured_eyes_look_at_5_points() {
    let medium_and_small = "
        e2^ e2^ e1^ ...
        i1^ ... i1^ ...
        [#] [#] [#] ...
        [#] [#] [#] ...
        [#] [#] [#] ...
    ";
    assert_eq!(sight(medium_and_small), 5);
    let large_and_small = "
        e4^ e4^ ...
        e4^ e4^ e1^
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    ";
    assert_eq!(sight(large_and_small), 5);
    let mut scene = Scene::new(2);
    scene.robot(FIRST, medium_and_small);
    let mut game = scene.scan(FIRST);
    for _ in 0..5 {
        game.act(Action::Draw(Size::Small)).unwrap();
    }
    assert_eq!(game.state().phase, Phase::Scrounge);
}

#[test]
fn a_robot_with_two_treads_has_a_speed_of_4() {
    let robot = robot(
        "
        ... [#] [#] [#]
        ... [#] [#] [#]
        ... [#] [#] [#]
        f2^ f2^ f2^ f2^
        ",
    );
    assert_eq!(robot.abilities().speed, 4);
}

#[test]
fn the_small_claw_holds_one_small_part_and_the_medium_one_small_or_one_medium() {
    let small = "
        ... [#] [#] [#]
        c1< [#] [#] [#]
        ... [#] [#] [#]
    ";
    let medium = "
        c2^ c2^ ... ...
        ... [#] [#] [#]
        ... [#] [#] [#]
        ... [#] [#] [#]
    ";
    let lifts = |drawing: &str| {
        let robot = robot(drawing);
        Size::ALL.map(|size| !robot.grip_reach(GripperKind::Claw).placements_for(size).is_empty())
    };
    assert_eq!(lifts(small), [true, false, false]);
    assert_eq!(lifts(medium), [true, true, false]);
}

#[test]
fn two_small_claws_pick_up_a_medium_part_that_touches_both() {
    let claws = "
        c1< [#] [#] [#]
        ... [#] [#] [#]
        c1< [#] [#] [#]
    ";
    assert!(holds(claws, GripperKind::Claw, Size::Medium, Placement::new(-2, 1, Rotation::Up)));
    assert!(!holds(claws, GripperKind::Claw, Size::Medium, Placement::new(-3, 2, Rotation::Up)), "one claw alone");
}

#[test]
fn two_mouths_eat_a_large_energy_that_touches_both() {
    let mouths = "
        ... ... [#] [#] [#]
        m2^ m2^ [#] [#] [#]
        ... ... [#] [#] [#]
        ... ... m2> ... ...
        ... ... m2> ... ...
    ";
    let robot = robot(mouths);
    assert_eq!(robot.abilities().bite, 4);
    let check =
        |placement| robot.check_hold(GripperKind::Mouth, Size::Large, placement).map(|hold| hold.grippers.len());
    assert_eq!(check(Placement::new(-2, -1, Rotation::Up)), Ok(2));
    assert!(check(Placement::new(-4, 1, Rotation::Up)).is_err(), "it touches one of them only");
}

#[test]
fn the_large_claw_holds_several_parts_of_4_points_in_all() {
    let robot = robot(
        "
        ... b1^ b2^ b2^ ...
        b1^ c4^ c4^ ... ...
        ... c4^ c4^ ... ...
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
        ",
    );
    assert!(robot.grippers(GripperKind::Claw).is_legal(), "1, 1 and 2");
    assert!(robot.grip_reach(GripperKind::Claw).placements_for(Size::Small).is_empty(), "and no more");
}

#[test]
fn the_medium_mouth_eats_a_medium_energy_and_so_does_the_small_mouth_on_a_pipe() {
    let robot = robot(
        "
        ... ... ... ... [#] [#] [#] m2^ m2^ ...
        n2^ n2^ m1> i1> [#] [#] [#] n2^ n2^ ...
        ... ... ... ... [#] [#] [#] ... ... ...
        ",
    );
    assert_eq!(robot.abilities().bite, 4);
    assert!(robot.grippers(GripperKind::Mouth).is_legal());
}

#[test]
fn the_large_mouth_holds_several_energy_of_4_points_in_all() {
    let robot = robot(
        "
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
        ... m4^ m4^ ... ...
        n1^ m4^ m4^ n1^ ...
        ... n2^ n2^ ... ...
        ",
    );
    assert!(robot.grippers(GripperKind::Mouth).is_legal());
    assert!(robot.grip_reach(GripperKind::Mouth).placements_for(Size::Small).is_empty());
}

#[test]
fn pipes_move_freely_between_parts_in_the_factory() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, PLAIN);
    let mut game = scene.factory(FIRST);
    assert_eq!(game.read(|table| table.abilities(FIRST).sight), 2);
    let Action::Build(mut build) = as_it_is(&mut game, FIRST) else { unreachable!() };
    for placed in &mut build {
        if placed.part == parts[0] {
            placed.placement = Placement::new(1, 3, Rotation::Up);
        } else if placed.part == parts[1] {
            placed.placement = Placement::new(-1, 1, Rotation::Right);
        } else if placed.part == parts[2] {
            placed.placement = Placement::new(-2, 1, Rotation::Left);
        }
    }
    game.act(Action::Build(build)).unwrap();
    game.read(|table| {
        assert_eq!((table.abilities(FIRST).sight, table.abilities(FIRST).grip), (1, 2));
    });
}
