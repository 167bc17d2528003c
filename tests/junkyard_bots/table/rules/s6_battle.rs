//! Section 6: battle.

use junkyard_bots::action::{Action, Ending, Illegal, Outcome, Phase, TableEvent};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::parts::PartId;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Location};
use shell::seats::SeatId;

use crate::scene::{FIRST, PLAIN, SECOND, Scene, THIRD, happened, location, phase, to_move};

/// Two small claws with a bomb each, the left one on a pipe: bomb, claw, pipe, claw, bomb in
/// reading order.
const ARMED: &str = "
    ... ... ... [#] [#] [#] ... ...
    b1^ c1< i1> [#] [#] [#] c1> b1^
    ... ... ... [#] [#] [#] ... ...
";

fn attacked(events: &[TableEvent]) -> (u16, u16, u16, u16, u8) {
    let figures = |event: &TableEvent| match *event {
        TableEvent::Attacked { points, bonus, dodge, damage, power, .. } => Some((points, bonus, dodge, damage, power)),
        _ => None,
    };
    events.iter().find_map(figures).unwrap()
}

fn attack(target: SeatId, bombs: &[PartId]) -> Action {
    Action::Attack { target, bombs: bombs.to_vec() }
}

#[test]
fn rule_6_1_only_players_with_bombs_in_their_claws_have_a_turn() {
    let mut scene = Scene::new(3);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, PLAIN);
    scene.robot(THIRD, ARMED);
    let mut game = scene.last_scrounge(FIRST);
    game.act(Action::Pass).unwrap();
    assert_eq!((phase(&game), to_move(&game)), (Phase::Battle, Some(THIRD)));
    game.act(Action::Pass).unwrap();
    assert_eq!(phase(&game), Phase::Factory);
}

#[test]
fn rule_6_2_an_attack_names_another_robot_that_has_not_exploded_and_own_bombs() {
    let mut scene = Scene::new(3);
    let parts = scene.robot(FIRST, ARMED);
    let others = scene.robot(SECOND, ARMED);
    scene.robot(THIRD, PLAIN);
    scene.explode(THIRD);
    let bombs = [parts[0], parts[4]];
    let mut game = scene.battle(FIRST);
    let mut check = |target, bombs: &[PartId]| game.check(&attack(target, bombs));
    assert_eq!(check(SECOND, &[]), Err(Illegal::NoBombs));
    assert_eq!(check(SECOND, &[bombs[0], bombs[0]]), Err(Illegal::NamedTwice));
    assert_eq!(check(SECOND, &[others[0]]), Err(Illegal::NotYourBomb));
    assert_eq!(check(SECOND, &[parts[1]]), Err(Illegal::NotYourBomb), "a claw is no bomb");
    assert_eq!(check(SECOND, &[PartId(999)]), Err(Illegal::NoSuchPart));
    assert_eq!(check(FIRST, &bombs), Err(Illegal::OwnRobot));
    assert_eq!(check(THIRD, &bombs), Err(Illegal::TargetGone));
    assert_eq!(check(SeatId(3), &bombs), Err(Illegal::NoSuchSeat));
    assert_eq!(check(SECOND, &[bombs[1], bombs[0]]), Ok(()), "in any order");
    let LegalActions::Attack(attacks) = game.legal_actions() else { panic!() };
    assert_eq!((attacks.targets(), attacks.len()), (&[SECOND][..], 3));
}

#[test]
fn rule_6_2_a_player_may_attack_again_while_bombs_remain_each_attack_resolved_before_the_next() {
    let mut scene = Scene::new(3);
    let parts = scene.robot(FIRST, ARMED);
    scene.robot(SECOND, PLAIN);
    scene.robot(THIRD, PLAIN);
    let mut game = scene.battle(FIRST);
    let events = game.act(attack(SECOND, &parts[..1])).unwrap();
    assert_eq!(attacked(&events), (1, 1, 1, 1, 4));
    assert_eq!(to_move(&game), Some(FIRST));
    let events = game.act(attack(THIRD, &parts[4..])).unwrap();
    assert_eq!(attacked(&events), (1, 0, 1, 0, 5));
    assert_eq!(phase(&game), Phase::Factory);
}

#[test]
fn rule_6_2_a_robot_at_0_power_may_be_named() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, ARMED);
    scene.robot(SECOND, ARMED);
    scene.power(SECOND, 0);
    let mut game = scene.battle(FIRST);
    assert!(game.act(attack(SECOND, &parts[..1])).is_ok());
}

#[test]
fn rule_6_3_each_throwing_claw_adds_its_pipes_once() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(
        FIRST,
        "
        b1^ c4^ c4^ b1^ ...
        b1^ c4^ c4^ ... ...
        ... i1^ ... ... ...
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
        ",
    );
    let bombs = [parts[0], parts[2], parts[3]];
    let mut game = scene.battle(FIRST);
    let events = game.act(attack(SECOND, &bombs)).unwrap();
    assert_eq!(attacked(&events), (3, 1, 0, 4, 1));
}

#[test]
fn rule_6_3_a_large_claw_counts_once_in_each_attack() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(
        FIRST,
        "
        b1^ c4^ c4^ b1^ ...
        b1^ c4^ c4^ ... ...
        ... i1^ ... ... ...
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
        ",
    );
    let mut game = scene.battle(FIRST);
    for (bomb, power) in [(parts[0], 3), (parts[2], 1)] {
        let events = game.act(attack(SECOND, &[bomb])).unwrap();
        assert_eq!(attacked(&events), (1, 1, 0, 2, power));
    }
}

#[test]
fn rule_6_3_a_claw_takes_part_where_its_strength_is_not_needed() {
    // Both claws touch the bomb and neither serves anything else: both throw it.
    let mut scene = Scene::new(2);
    let parts = scene.robot(
        FIRST,
        "
        ... c1< i1> [#] [#] [#]
        ... b1^ ... [#] [#] [#]
        ... c1< i1> [#] [#] [#]
        ",
    );
    let mut game = scene.battle(FIRST);
    let events = game.act(attack(SECOND, &[parts[2]])).unwrap();
    assert_eq!(attacked(&events), (1, 2, 0, 3, 2));
    assert!(happened(&events, |event| matches!(event, TableEvent::Attacked { claws, .. } if claws.len() == 2)));
}

#[test]
fn rule_6_3_a_claw_that_must_hold_something_else_does_not_throw() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(
        FIRST,
        "
        E1^ c1< i1> [#] [#] [#]
        ... b1^ ... [#] [#] [#]
        ... c1< i1> [#] [#] [#]
        ",
    );
    let mut game = scene.battle(FIRST);
    let events = game.act(attack(SECOND, &[parts[3]])).unwrap();
    assert_eq!(attacked(&events), (1, 1, 0, 2, 3));
    assert!(happened(&events, |event| matches!(event, TableEvent::Attacked { claws, .. } if claws == &[parts[4]])));
}

#[test]
fn rule_6_3_of_all_assignments_the_one_with_the_most_damage_counts() {
    // Either claw could hold the eye, either could throw: the one on three pipes throws.
    let mut scene = Scene::new(2);
    let parts = scene.robot(
        FIRST,
        "
        l1> c1> b1^ ...
        i1^ E1^ c1^ ...
        l1^ [#] [#] [#]
        ... [#] [#] [#]
        ... [#] [#] [#]
        ",
    );
    let mut game = scene.battle(FIRST);
    let events = game.act(attack(SECOND, &[parts[2]])).unwrap();
    assert_eq!(attacked(&events), (1, 3, 0, 4, 1));
    assert!(happened(&events, |event| matches!(event, TableEvent::Attacked { claws, .. } if claws == &[parts[1]])));
}

#[test]
fn rule_6_3_a_small_or_medium_claw_that_has_thrown_adds_nothing_in_later_attacks() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(
        FIRST,
        "
        l1> c1> b1^ ...
        i1^ b1^ c1^ ...
        l1^ [#] [#] [#]
        ... [#] [#] [#]
        ... [#] [#] [#]
        ",
    );
    let mut game = scene.battle(FIRST);
    let events = game.act(attack(SECOND, &[parts[2]])).unwrap();
    assert_eq!(attacked(&events), (1, 3, 0, 4, 1));
    assert_eq!(game.state().turn.as_ref().unwrap().choice, Choice::Attack { thrown: vec![parts[1]] });
    let events = game.act(attack(SECOND, &[parts[4]])).unwrap();
    assert_eq!(attacked(&events), (1, 0, 0, 1, 0));
}

#[test]
fn rule_6_4_damage_is_what_comes_in_less_the_targets_speed_and_at_least_0() {
    let mut scene = Scene::new(3);
    let parts = scene.robot(FIRST, ARMED);
    scene.robot(
        SECOND,
        "
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
        f1^ f2^ f2^
        ",
    );
    scene.robot(THIRD, PLAIN);
    let mut game = scene.battle(FIRST);
    let events = game.act(attack(SECOND, &[parts[0]])).unwrap();
    assert_eq!(attacked(&events), (1, 1, 3, 0, 5));
}

#[test]
fn rule_6_5_bombs_thrown_leave_the_game_also_when_they_do_nothing() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, ARMED);
    scene.robot(SECOND, PLAIN);
    let mut game = scene.battle(FIRST);
    game.act(attack(SECOND, &[parts[4]])).unwrap();
    assert_eq!(game.snapshot().powers, [5, 5]);
    assert_eq!(location(&mut game, parts[4]), Location::Gone);
}

#[test]
fn rule_6_6_a_robot_brought_to_0_in_this_phase_still_takes_its_turn() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, ARMED);
    let others = scene.robot(SECOND, ARMED);
    scene.power(SECOND, 1);
    scene.power(FIRST, 3);
    let mut game = scene.battle(FIRST);
    game.act(attack(SECOND, &[parts[0], parts[4]])).unwrap();
    assert_eq!(game.snapshot().powers, [3, 0]);
    assert_eq!(to_move(&game), Some(SECOND));
    game.act(attack(FIRST, &[others[0], others[4]])).unwrap();
    let nobody = Outcome { ending: Ending::Explosion, winners: vec![] };
    assert_eq!(game.state().outcome, Some(nobody));
}

#[test]
fn rule_6_6_a_robot_that_exploded_in_the_scrounge_takes_no_turn() {
    let mut scene = Scene::new(3);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, ARMED);
    scene.robot(THIRD, ARMED);
    scene.explode(SECOND);
    let mut game = scene.last_scrounge(FIRST);
    game.act(Action::Pass).unwrap();
    assert_eq!((phase(&game), to_move(&game)), (Phase::Battle, Some(THIRD)));
}

#[test]
fn rule_6_7_bombs_still_held_drop_face_up_and_do_not_explode() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, ARMED);
    scene.robot(SECOND, PLAIN);
    let mut game = scene.battle(FIRST);
    let events = game.act(Action::Pass).unwrap();
    let dropped = [parts[0], parts[4]];
    assert!(happened(&events, |event| matches!(event, TableEvent::BombsDropped { seat: FIRST, .. })));
    assert!(dropped.iter().all(|&bomb| location(&mut game, bomb) == Location::FaceUp));
    assert_eq!(game.snapshot().powers, [5, 5]);
}

#[test]
fn rule_6_8_then_every_robot_at_0_power_explodes_and_its_energy_does_not_count() {
    let mut scene = Scene::new(3);
    let parts = scene.robot(FIRST, ARMED);
    let others = scene.robot(SECOND, PLAIN);
    scene.robot(THIRD, PLAIN);
    scene.power(SECOND, 1);
    scene.eaten(SECOND, "energy_large");
    let mut game = scene.battle(FIRST);
    let events = game.act(attack(SECOND, &[parts[0], parts[4]])).unwrap();
    assert!(happened(
        &events,
        |event| matches!(event, TableEvent::Exploded { seat: SECOND, parts } if parts.len() == 6)
    ));
    assert!(others.iter().all(|&part| location(&mut game, part) == Location::Gone));
    let shared = Outcome { ending: Ending::Explosion, winners: vec![FIRST, THIRD] };
    assert_eq!(game.state().outcome, Some(shared));
}
