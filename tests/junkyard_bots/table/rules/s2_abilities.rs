//! Section 2: what a robot is able to do, and what pipes add to it.

use junkyard_bots::action::Action;
use junkyard_bots::game::Game;
use junkyard_bots::robot::Abilities;
use junkyard_bots::table::Setup;

use crate::scene::{FIRST, SECOND, Scene, robot};

fn speed(drawing: &str) -> u16 {
    robot(drawing).abilities().speed
}

#[test]
fn rule_2_7_feet_and_treads_count_upright_on_the_ground() {
    assert_eq!(
        speed(
            "
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
        f1^ f2^ f2^
    "
        ),
        3
    );
}

#[test]
fn rule_2_7_feet_above_the_ground_or_turned_count_nothing_their_pipe_bonus_included() {
    assert_eq!(
        speed(
            "
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
        f1^ ... i1^
        ... ... f1^
    "
        ),
        2,
        "only the lower feet, with their pipe"
    );
    assert_eq!(
        speed(
            "
        ... [#] [#] [#]
        ... [#] [#] [#]
        f1> [#] [#] [#]
    "
        ),
        0,
        "turned, though its bottom row is the ground's"
    );
    assert_eq!(
        speed(
            "
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
        i1^ ... i1^
        f1^ ... i1^
        ... ... e1v
    "
        ),
        0,
        "the eye on its pipes stands lower"
    );
}

#[test]
fn rule_2_7_a_jet_counts_in_any_orientation_with_its_pipe_bonus() {
    assert_eq!(
        speed(
            "
        f4v f4v ...
        f4v f4v ...
        i1^ ... ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    "
        ),
        5
    );
    assert_eq!(
        speed(
            "
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
        f4^ f4^ f1^
        f4^ f4^ ...
    "
        ),
        4,
        "and the feet beside it hang in the air"
    );
}

#[test]
fn rule_2_8_sight_is_the_eyes_points_and_their_pipes() {
    let robot = robot(
        "
        e4^ e4^ e1^
        e4^ e4^ i1^
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    ",
    );
    assert_eq!(robot.abilities(), Abilities { sight: 6, ..Abilities::default() });
}

/// The pipe bonuses of a drawing's parts in reading order, the body left out.
fn bonuses(drawing: &str) -> Vec<u8> {
    robot(drawing).bonuses()[1..].to_vec()
}

#[test]
fn rule_2_9_pipes_chain_and_a_pipe_does_nothing_by_itself() {
    assert_eq!(
        bonuses(
            "
        c1^ ... ...
        i1^ ... ...
        i1^ ... i1^
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    "
        ),
        [2, 0, 0, 0]
    );
}

#[test]
fn rule_2_9_a_splitter_gives_both_its_parts_its_bonus_and_that_of_the_pipes_before_it() {
    assert_eq!(
        bonuses(
            "
        e1^ c1^ ...
        y2^ y2^ ...
        i1^ ... ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    "
        ),
        [2, 2, 0, 0]
    );
}

#[test]
fn rule_2_9_two_pipes_side_by_side_under_one_part_give_2() {
    assert_eq!(
        bonuses(
            "
        f2v f2v ...
        i1^ i1^ ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    "
        ),
        [2, 0, 0]
    );
}

#[test]
fn rule_2_9_dead_ends_and_branches_off_the_way_give_nothing() {
    assert_eq!(
        bonuses(
            "
        i1^ ... ...
        i1^ c1^ ...
        y2^ y2^ ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    "
        ),
        [0, 0, 1, 0]
    );
}

#[test]
fn rule_2_9_a_pipe_between_two_parts_that_each_reach_the_body_serves_both() {
    // Each large claw stands on the body; the pipe joins their flanks.
    let drawing = "
        ... c4^ c4^ i1> c4^ c4^ ...
        ... c4^ c4^ ... c4^ c4^ ...
        ... ... [#] [#] [#] ... ...
        ... ... [#] [#] [#] ... ...
        ... ... [#] [#] [#] ... ...
    ";
    assert_eq!(bonuses(drawing), [1, 0, 1]);
}

#[test]
fn rule_2_9_a_part_that_hangs_on_what_it_would_carry_is_no_root() {
    // The eye hangs on the pipe that hangs on the claw: the claw gains nothing from it, the eye
    // gains one.
    let drawing = "
        c4^ c4^ i1> e1>
        c4^ c4^ ... ...
        [#] [#] [#] ...
        [#] [#] [#] ...
        [#] [#] [#] ...
    ";
    assert_eq!(bonuses(drawing), [0, 0, 1]);
}

#[test]
fn rule_2_9_the_body_gains_nothing() {
    let robot = robot(
        "
        ... e1^ ...
        ... i1^ ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    ",
    );
    assert_eq!(robot.bonuses()[0], 0);
}

#[test]
fn rule_2_10_power_starts_at_5_and_never_goes_below_0() {
    let (mut game, _) = Game::new(&Setup::new(4, 1)).unwrap();
    assert_eq!(game.snapshot().powers, [5; 4]);
    let mut scene = Scene::new(2);
    let parts = scene.robot(
        FIRST,
        "
        b4^ b4^ c4^ c4^ ...
        b4^ b4^ c4^ c4^ ...
        ... ... [#] [#] [#]
        ... ... [#] [#] [#]
        ... ... [#] [#] [#]
        ",
    );
    scene.power(SECOND, 2);
    let mut game = scene.battle(FIRST);
    game.act(Action::Attack { target: SECOND, bombs: vec![parts[0]] }).unwrap();
    assert_eq!(game.snapshot().powers, [5, 0]);
}
