//! Pushes, pulls and traits (rules 8.7 to 8.9, 8.12).

use scrapyard::action::{Action, Illegal, TableEvent};
use scrapyard::arena::Axis;
use scrapyard::cards::{ArmSide, Slot};

use crate::table::{A, B, C, Scene, card};

fn shove(squares: u8) -> Action {
    Action::Shove { axis: None, squares }
}

fn attack(side: ArmSide) -> Action {
    Action::Attack { side, seat: B, pay: card("junk_code") }
}

#[test]
fn rule_8_7_a_push_goes_away_along_the_further_axis() {
    let mut table = Scene::battle(2).at(A, (2, 3)).at(B, (3, 3)).hand(A, "charge traffic_cone").table();
    table.act(Action::Play(card("traffic_cone")));
    assert_eq!(table.refused(shove(3)), Illegal::TooMany { most: 2 });
    assert_eq!(table.refused(Action::Shove { axis: Some(Axis::Vertical), squares: 1 }), Illegal::WrongAxis);
    table.act(shove(2));
    assert_eq!((table.square(B), table.condition(B).dents), (Some((5, 3)), 0));
}

#[test]
fn rule_8_7_the_pusher_chooses_between_equal_axes() {
    let mut table = Scene::battle(2).at(A, (2, 3)).at(B, (3, 4)).hand(A, "traffic_cone").table();
    table.act(Action::Play(card("traffic_cone")));
    assert_eq!(table.refused(shove(1)), Illegal::WrongAxis);
    table.act(Action::Shove { axis: Some(Axis::Vertical), squares: 2 });
    assert_eq!(table.square(B), Some((3, 6)));
}

#[test]
fn rule_8_8_a_push_that_is_stopped_early_is_one_dent() {
    let scene = Scene::battle(3).at(A, (3, 0)).at(B, (4, 0)).at(C, (6, 0)).hand(A, "traffic_cone");
    let mut table = scene.table();
    table.act(Action::Play(card("traffic_cone")));
    if table.legal().contains(&Action::Target(B)) {
        table.act(Action::Target(B));
    }
    table.act(shove(2));
    assert_eq!((table.square(B), table.condition(B).dents, table.condition(C).dents), (Some((5, 0)), 1, 0));
}

#[test]
fn rule_8_9_a_pull_stops_level_with_the_puller_and_does_not_crash() {
    let mut table = Scene::battle(2).at(A, (0, 3)).at(B, (3, 3)).hand(A, "big_magnet").table();
    table.act_all([Action::Play(card("big_magnet")), shove(2)]);
    assert_eq!((table.square(B), table.condition(B).dents), (Some((1, 3)), 3));
    let mut table = Scene::battle(2).at(A, (0, 3)).at(B, (1, 3)).hand(A, "big_magnet").table();
    let events = table.act(Action::Play(card("big_magnet")));
    assert!(events.iter().any(|event| matches!(event, TableEvent::Shoved { path, .. } if path.is_empty())));
    assert_eq!((table.square(B), table.state().queue.is_empty()), (Some((1, 3)), true));
}

#[test]
fn rule_8_12_hover_passes_robots() {
    let scene = || Scene::battle(2).at(A, (0, 0)).at(B, (1, 0)).hand(A, "overclock");
    let mut table = scene().part(A, Slot::Legs, "jet_skirt").table();
    assert!(table.read(|table| table.robot(A).hovers()));
    table.act(Action::Play(card("overclock")));
    assert_eq!(table.refused(Action::Step((1, 0).into())), Illegal::OutOfReach);
    table.act(Action::Step((0, 1).into()));
}

#[test]
fn rule_8_12_a_steady_robot_is_neither_pushed_nor_pulled() {
    let scene = Scene::battle(2).at(A, (7, 3)).at(B, (8, 3)).part(B, Slot::Legs, "bulldozer_treads");
    let mut table = scene.hand(A, "traffic_cone big_magnet").table();
    for played in ["traffic_cone", "big_magnet"] {
        let events = table.act(Action::Play(card(played)));
        assert!(events.iter().any(|event| matches!(event, TableEvent::StoodSteady { .. })), "{events:?}");
    }
    assert_eq!((table.square(B), table.condition(B).dents), (Some((8, 3)), 3));
}

#[test]
fn rule_8_12_spikes_bite_arms_of_range_1_but_no_cards() {
    let scene = Scene::battle(2).at(A, (2, 3)).at(B, (3, 3)).part(B, Slot::Torso, "cactus_hull");
    let mut table = scene.hand(A, "junk_code*2 headbutt").table();
    table.act_all([Action::Play(card("headbutt")), attack(ArmSide::Right)]);
    assert_eq!(table.condition(A).dents, 0);
    table.act(attack(ArmSide::Left));
    assert_eq!(table.condition(A).dents, 2);
}

#[test]
fn rule_8_12_memory_and_scope_add_to_hand_and_range() {
    let mut table = Scene::battle(2).part(A, Slot::Head, "periscope").part(B, Slot::Head, "filing_cabinet").table();
    let found =
        table.read(|table| (table.robot(A).attack_range(ArmSide::Left), table.robot(A).attack_range(ArmSide::Right)));
    assert_eq!((found, table.read(|table| table.robot(B).hand_size())), ((1, 5), 6));
}
