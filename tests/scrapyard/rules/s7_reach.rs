//! Reach and movement (section 7).

use scrapyard::action::{Action, Illegal, TableEvent};

use crate::table::{A, B, C, Scene, card};

fn go(square: (u8, u8)) -> Action {
    Action::Move { square: square.into(), pay: card("junk_code") }
}

#[test]
fn rule_7_1_robots_move_orthogonally_around_obstacles_and_robots() {
    // An obstacle lies on (2, 1), the other robot on (1, 0).
    let mut table = Scene::battle(2).at(A, (1, 1)).at(B, (1, 0)).hand(A, "junk_code").table();
    for square in [(2, 1), (1, 0), (1, 1), (2, 0), (3, 1)] {
        assert_eq!(table.refused(go(square)), Illegal::OutOfReach, "{square:?}");
    }
    let events = table.act(go((2, 2)));
    let TableEvent::Moved { path, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(path[..], [(1, 2).into(), (2, 2).into()]);
}

#[test]
fn rule_7_2_the_range_avoids_obstacles_and_passes_robots() {
    let mut table = Scene::battle(2).at(A, (4, 1)).at(B, (4, 3)).table();
    assert_eq!(table.read(|table| table.range(A, B)), Some(4));
    let mut table = Scene::battle(3).at(A, (0, 0)).at(B, (1, 0)).at(C, (2, 0)).table();
    assert_eq!(table.read(|table| table.range(A, C)), Some(2));
}

#[test]
fn rule_7_3_a_robot_is_no_target_of_its_own() {
    let mut table = Scene::battle(3).at(A, (0, 1)).at(B, (0, 2)).at(C, (0, 3)).hand(A, "zap junk_code").table();
    let own = Action::Attack { side: scrapyard::cards::ArmSide::Right, seat: A, pay: card("junk_code") };
    assert_eq!(table.refused(own), Illegal::OwnRobot);
    table.act(Action::Play(card("zap")));
    assert_eq!(table.refused(Action::Target(A)), Illegal::OwnRobot);
}

#[test]
fn rule_7_4_what_is_paid_is_not_given_back() {
    let mut table = Scene::battle(2).hand(A, "charge").table();
    table.act_all([Action::Play(card("charge")), Action::Step((0, 3).into())]);
    assert_eq!((table.condition(A).unused, table.cards(A).used.len()), (3, 1));
}

#[test]
fn rule_7_5_targets_are_fixed_when_the_first_effect_needs_them() {
    let scene = Scene::battle(3).at(A, (0, 1)).at(B, (3, 1)).at(C, (0, 5)).hand(A, "charge nut_storm zap");
    let mut table = scene.table();
    table.act_all([Action::Play(card("charge")), Action::Step((2, 1).into())]);
    let shove = Action::Shove { axis: None, squares: 1 };
    table.act(shove);
    assert_eq!((table.square(B), table.condition(B).dents), (Some((4, 1)), 2));
    let events = table.act(Action::Play(card("nut_storm")));
    assert!(events.contains(&TableEvent::Targeted { seat: A, targets: [B].into_iter().collect() }));
    assert_eq!((table.condition(B).dents, table.condition(C).dents), (4, 0));
}

#[test]
fn rule_7_5_one_target_of_several_must_be_chosen() {
    let mut table = Scene::battle(3).at(A, (0, 1)).at(B, (0, 2)).at(C, (0, 0)).hand(A, "zap").table();
    table.act(Action::Play(card("zap")));
    assert_eq!(table.legal(), [Action::Target(B), Action::Target(C)]);
    assert_eq!(table.refused(Action::EndTurn), Illegal::Unanswered);
    table.act(Action::Target(C));
    assert_eq!((table.condition(B).dents, table.condition(C).dents), (0, 2));
}
