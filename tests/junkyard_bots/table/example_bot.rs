//! The rulebook's Example Bot.

use junkyard_bots::action::{Action, Illegal};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::parts::{GripperKind, Size};
use junkyard_bots::round::LegalActions;
use shell::grid::{Cell, Placement, Rotation};

use crate::book::{holds, sight};
use crate::scene::{FIRST, Scene, robot};

/// The Example Bot, as far as its captions say: a large eye, a large mouth, a jet, feet on a pipe,
/// and a medium claw and a small claw on a pipe that together have just picked up a large claw.
const EXAMPLE_BOT: &str = "
    ... e4^ e4^ ... ... ... ...
    ... e4^ e4^ c2^ c2^ C4^ C4^
    f4> f4> [#] [#] [#] C4^ C4^
    f4> f4> [#] [#] [#] i1> c1>
    ... ... [#] [#] [#] ... ...
    ... ... i1^ m4^ m4^ ... ...
    ... ... f1^ m4^ m4^ ... ...
";

/// The Example Bot before it picked up the large claw.
fn before_it_picked_up() -> String {
    EXAMPLE_BOT.replace("C4^", "...")
}

#[test]
fn example_bot_scans_4_points() {
    assert_eq!(sight(EXAMPLE_BOT), 4);
}

#[test]
fn example_bot_scans_one_large_or_two_medium_or_four_small_or_any_other_four_points() {
    for draws in [&[Size::Large][..], &[Size::Medium; 2], &[Size::Small; 4], &[Size::Medium, Size::Small, Size::Small]]
    {
        let mut scene = Scene::new(2);
        scene.robot(FIRST, &before_it_picked_up());
        let mut game = scene.scan(FIRST);
        for &size in draws {
            game.act(Action::Draw(size)).unwrap();
        }
        assert_eq!(game.legal_actions(), LegalActions::KeepOrRescan, "{draws:?} use the sight up");
    }
}

#[test]
fn example_bots_large_mouth_eats_up_to_4_points_at_once() {
    assert_eq!(robot(EXAMPLE_BOT).abilities().bite, 4);
    assert!(holds(EXAMPLE_BOT, GripperKind::Mouth, Size::Large, Placement::new(3, -2, Rotation::Up)));
}

#[test]
fn example_bots_claw_on_a_pipe_lifts_2_and_its_feet_on_a_pipe_give_2() {
    let robot = robot(EXAMPLE_BOT);
    let bonus = |x, y| robot.bonuses()[robot.assembly().part_at(Cell::new(x, y)).unwrap()];
    assert_eq!(bonus(4, 1), 1, "small claw 1, pipe 1");
    assert_eq!(bonus(0, -2), 1, "feet 1, pipe 1");
    assert!(holds(&before_it_picked_up(), GripperKind::Claw, Size::Medium, Placement::new(5, 1, Rotation::Up)));
}

#[test]
fn example_bots_speed_is_jet_4_and_feet_2_and_the_jet_need_not_touch_the_ground() {
    let robot = robot(EXAMPLE_BOT);
    assert_eq!(robot.abilities().speed, 6);
    assert_eq!(robot.assembly().ground(), -2);
}

#[test]
fn example_bots_medium_claw_and_small_claw_work_together_to_pick_up_a_4_point_part() {
    let robot = robot(&before_it_picked_up());
    let claws = |x, y| {
        let hold = robot.check_hold(GripperKind::Claw, Size::Large, Placement::new(x, y, Rotation::Up));
        hold.map(|hold| hold.grippers.len())
    };
    assert_eq!(claws(3, 2), Ok(2));
    assert!(claws(5, 1).is_err(), "the small claw alone");
    assert!(claws(1, 4).is_err(), "the medium claw alone");
}

#[test]
fn example_bots_large_claw_that_has_just_been_picked_up_scrounges_0() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, EXAMPLE_BOT);
    let bomb = scene.face_up("bomb_small");
    let mut game = scene.scrounge(FIRST);
    assert_eq!(game.read(|table| table.abilities(FIRST).grip), 4, "the attached claws alone");
    // Beside the held claw only: nothing that counts touches it.
    let take = Action::Take { part: bomb, placement: Placement::new(5, 2, Rotation::Up) };
    assert_eq!(game.check(&take), Err(Illegal::NoGripper { by: GripperKind::Claw }));
}
