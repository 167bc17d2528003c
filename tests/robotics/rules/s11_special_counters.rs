//! Rules 11.1 to 11.7: saboteurs and manufacturing controls.

use robotics::action::{Action, Illegal, LoosePlace, LostPart, PartPlace, TableEvent};
use robotics::parts::Kind::*;
use robotics::parts::{DataSet, Part};
use robotics::table::{Position, TurnStep};
use robotics::turn::LegalActions;
use shell::grid::{Cell, Placement, Rotation};

use crate::table::{A, B, C, D, DRAIN_DIVER, E, PLAIN, Scene, TestTable, attach, build, sabotage};

/// A seat has drawn a saboteur.
fn saboteur_drawn(scene: Scene) -> TestTable {
    let mut table = scene.draws(&[Saboteur]).table();
    table.act(Action::Draw);
    table
}

#[test]
fn rule_11_1_the_saboteur_takes_an_extremity_of_another_robot_into_the_bag() {
    let mut table = saboteur_drawn(Scene::new(4).robot(A, PLAIN).robot(B, "T^ P>*").robot(C, PLAIN));
    let targets = vec![(B, Cell::new(1, 0)), (C, Cell::new(0, 1))];
    assert_eq!(table.legal(), LegalActions::Sabotage { targets, may_keep: false });
    let bag = table.yard().bag;
    let events = table.act(sabotage(B, (1, 0)));
    assert!(matches!(events[..], [TableEvent::Sabotaged { seat: A, target: B, .. }]), "{events:?}");
    assert_eq!((table.attached(B), table.yard().bag[Pincer]), ("torso".to_owned(), bag[Pincer] + 1));
    assert_eq!(table.market().nuts, 12, "its nut came off");
    assert_eq!((table.turn().step, table.turn().actions_left), (TurnStep::Act, 1));
}

#[test]
fn rule_11_1_connectors_and_loose_components_are_safe_and_so_is_the_own_robot() {
    let mut table = saboteur_drawn(Scene::new(4).robot(A, PLAIN).robot(B, "T^ Y^ H>").store(C, "head"));
    assert_eq!(table.refused(sabotage(B, (0, 0))), Illegal::NotAnExtremity, "a torso");
    assert_eq!(table.refused(sabotage(B, (1, 0))), Illegal::NotAnExtremity, "a switch");
    assert_eq!(table.refused(sabotage(B, (3, 0))), Illegal::NotAnExtremity, "an empty cell");
    assert_eq!(table.refused(sabotage(C, (0, 0))), Illegal::NotAnExtremity, "a loose head only");
    assert_eq!(table.refused(sabotage(A, (0, 1))), Illegal::OwnSeat);
    assert_eq!(table.refused(sabotage(E, (0, 0))), Illegal::NoSuchSeat);
}

#[test]
fn rule_11_1_a_finished_robot_and_a_multifunctional_component_are_not_safe() {
    let mut table = saboteur_drawn(Scene::new(4).robot(B, DRAIN_DIVER).robot(C, "T^ M>"));
    table.assert_legal(&sabotage(B, (1, 2)));
    table.act(sabotage(C, (1, 0)));
    assert_eq!((table.attached(C), table.yard().bag[Multifunctional]), ("torso".to_owned(), 4));
}

#[test]
fn rule_11_2_a_saboteur_must_be_played_when_it_can_be() {
    let mut table = saboteur_drawn(Scene::new(4).robot(B, PLAIN));
    assert_eq!(table.turn().step, TurnStep::Sabotage, "by a step, though there is one extremity only");
    assert_eq!(table.refused(Action::KeepSaboteur), Illegal::NoSuchOption);
    for other in [Action::Pass, Action::Draw, Action::Done] {
        assert_eq!(table.refused(other), Illegal::Unanswered);
    }
}

#[test]
fn rule_11_2_without_an_extremity_to_take_the_saboteur_leaves_without_effect() {
    let mut table = saboteur_drawn(Scene::new(4).robot(A, PLAIN).robot(B, "T^"));
    assert_eq!((table.turn().step, table.turn().actions_left), (TurnStep::Act, 1));
    assert_eq!(table.yard().saboteurs_gone, 1);
    assert_eq!(table.attached(A), "head torso");
}

#[test]
fn rule_11_3_the_saboteur_leaves_the_game_for_good() {
    let mut table = saboteur_drawn(Scene::new(4).robot(B, PLAIN));
    table.act(sabotage(B, (0, 1)));
    assert_eq!((table.yard().saboteurs_gone, table.yard().bag[Saboteur]), (1, 3));
}

#[test]
fn rule_11_4_a_saboteur_never_splits_a_robot() {
    let drawing = "
        .. H^ .. R^ ..
        S> T^ Y^ T^ L<
        .. Pv .. W^ ..
    ";
    let mut table = saboteur_drawn(Scene::new(4).robot(B, drawing));
    let before = table.snapshot();
    let targets = table.legal().each();
    assert_eq!(targets.len(), 6);
    for target in targets {
        table.restore(&before);
        table.act(target);
        assert!(table.robot(B).hangs_together() && table.robot(B).parts().len() == 8);
    }
}

#[test]
fn rule_11_4_a_robot_of_one_component_may_vanish_and_its_owner_begins_another() {
    let mut table = saboteur_drawn(Scene::new(4).robot(B, "H^").store(B, "pincer"));
    table.act(sabotage(B, (0, 0)));
    assert!(table.robot(B).is_empty());
    table.act_all([Action::Done, attach("pincer", LoosePlace::Store, (0, 0), Rotation::Up)]);
    assert_eq!(table.attached(B), "pincer");
}

/// Two torsos with three extremities on the left and two on the right, joined by a switch with a
/// nut.
const TWO_GROUPS: &str = "
    .. H^ .. R^ ..
    S> T^ Y^* T^ ..
    .. Pv .. W^ ..
";

/// A control was drawn, and has worked.
fn control_worked(scene: Scene) -> (TestTable, Vec<TableEvent>) {
    let mut table = scene.draws(&[ManufacturingControl]).table();
    let events = table.act(Action::Draw);
    (table, events)
}

/// Components of a robot that a control leaves.
fn left_over(drawing: &str) -> String {
    control_worked(Scene::new(4).robot(B, drawing)).0.attached(B)
}

#[test]
fn rule_11_5_every_component_with_a_nut_in_all_workshops_goes_into_the_bag() {
    let scene = Scene::new(4).bench(A, "switch switch*").store(A, "head head*").robot(A, "T^ P>*");
    let scene = scene.store(B, "wheels* wheels* torso").robot(C, "T^ Y^ H>*").robot(D, PLAIN);
    let (mut table, _) = control_worked(scene);
    assert_eq!((table.bench(A), table.store(A), table.attached(A)), ("switch".into(), "head".into(), "torso".into()));
    assert_eq!((table.store(B), table.attached(C)), ("torso".to_owned(), "torso switch".to_owned()));
    assert_eq!(table.attached(D), "head torso");
    assert_eq!(table.market().nuts, 12);
    let bag = table.yard().bag;
    assert_eq!([Switch, Head, Pincer, Wheels].map(|kind| bag[kind]), [5, 7, 9, 7]);
}

#[test]
fn rule_11_5_the_event_names_each_component_that_is_taken_and_each_that_falls() {
    let (_, events) = control_worked(Scene::new(4).store(A, "head*").robot(B, "T^ Y^* W<"));
    let lost = |seat, part, from| LostPart { seat, part, from };
    let head = lost(A, Part::with_nut(Head), PartPlace::Loose(LoosePlace::Store));
    let switch = lost(B, Part::with_nut(Switch), PartPlace::Robot(Placement::new(1, 0, Rotation::Up)));
    let wheels = lost(B, Part::plain(Wheels), PartPlace::Robot(Placement::new(2, 0, Rotation::Left)));
    let expected = TableEvent::ControlWorked { seat: A, taken: vec![head, switch], fallen: vec![wheels] };
    assert!(events.contains(&expected), "{events:?}");
}

#[test]
fn rule_11_6_only_the_largest_group_with_a_connector_stays() {
    let (mut table, _) = control_worked(Scene::new(4).robot(B, TWO_GROUPS));
    assert_eq!(table.attached(B), "head pincer suction_cup torso");
    let bag = table.yard().bag;
    assert_eq!([Propeller, Torso, Wheels, Switch].map(|kind| bag[kind]), [3, 8, 7, 7]);
}

#[test]
fn rule_11_6_of_equal_groups_that_with_the_component_attached_earliest_stays() {
    // The connectors are attached first, from left to right.
    assert_eq!(left_over(&TWO_GROUPS.replace("S>", "..")), "head pincer torso");
    let mirrored = "
        R^ .. H^
        T^ Y^* T^
        W^ .. Pv
    ";
    assert_eq!(left_over(mirrored), "wheels propeller torso");
}

#[test]
fn rule_11_6_a_conversion_attaches_in_the_order_of_its_build() {
    let drawing = TWO_GROUPS.replace("S>", "..");
    for (is_reversed, left) in [(false, "head pincer torso"), (true, "wheels propeller torso")] {
        let mut table = Scene::new(4).robot(A, &drawing).draws(&[ManufacturingControl]).table();
        let mut build = build(&drawing, "");
        if is_reversed {
            build.robot.reverse();
        }
        table.act_all([Action::Convert(build), Action::Draw]);
        assert_eq!(table.attached(A), left);
    }
}

#[test]
fn rule_11_6_if_no_group_has_a_connector_all_go_into_the_bag() {
    assert_eq!(left_over("H< T^* P>"), "");
    // What hung on the second torso has no connector any more.
    assert_eq!(left_over("T^ T^* H>"), "torso");
}

#[test]
fn rule_11_6_a_robot_that_lost_nothing_is_left_alone() {
    let two_heads = "
        H^
        Hv
    ";
    let (mut table, _) = control_worked(Scene::new(4).robot(B, two_heads).store(B, "wheels*"));
    assert_eq!((table.attached(B), table.store(B)), ("head head".to_owned(), String::new()));
}

#[test]
fn rule_11_7_a_control_that_has_worked_is_set_aside() {
    let (mut table, events) = control_worked(Scene::new(4));
    assert_eq!((table.yard().controls_aside, table.yard().bag[ManufacturingControl]), (1, 3));
    assert!(!events.contains(&TableEvent::ControlsReturned));
    assert_eq!((table.turn().actions_left, table.bench(A)), (1, String::new()));
}

#[test]
fn rule_11_7_with_the_fourth_all_four_go_back_into_the_bag_after_its_work() {
    let scene = Scene::new(4).store(B, "head*").change(|position| position.yard.controls_aside = 3);
    let (mut table, events) = control_worked(scene);
    assert_eq!((table.yard().controls_aside, table.yard().bag[ManufacturingControl]), (0, 4));
    assert_eq!(table.store(B), "");
    assert_eq!(events.last(), Some(&TableEvent::ControlsReturned));
}

#[test]
fn rule_11_6_the_table_before_a_control_is_known_from_what_it_took() {
    let scene = Scene::new(4).bench(A, "switch*").store(A, "head head*").robot(B, "T^ Y^* W<").store(C, "wheels*");
    let mut table = scene.draws(&[ManufacturingControl]).table();
    let before = table.snapshot().position;
    let events = table.act(Action::Draw);
    let lost = events.into_iter().find_map(|event| match event {
        TableEvent::ControlWorked { taken, fallen, .. } => Some([taken, fallen].concat()),
        _ => None,
    });
    let mut position = table.snapshot().position;
    position.put_back(&DataSet::standard(), &lost.unwrap());
    assert_eq!(position.workshops, before.workshops);
    let kinds = |position: &Position| position.robots[B.index()].counts();
    assert_eq!((kinds(&position), position.market), (kinds(&before), before.market));
    let drawn = before.yard.bag.total() - position.yard.bag.total();
    assert_eq!(drawn, 1, "the control is out of the bag");
}
