//! Rules 7.1 to 7.8: robots.

use robotics::action::{Action, Illegal, LoosePlace, PlacedPart};
use robotics::parts::Kind::{self, *};
use robotics::parts::{DataSet, Part};
use robotics::robot::Robot;
use robotics::robot::attach::FARTHEST;
use shell::grid::{Cell, Placement, Rotation, Side};

use crate::table::{
    A, B, DRAIN_DIVER, PLAIN, Scene, TestTable, attach, build, convert, robot, sabotage, scrap, store, unstore,
};

/// A table at which a seat with a robot and loose components is to act.
fn with_robot(drawing: &str, bench: &str) -> TestTable {
    Scene::new(4).robot(A, drawing).bench(A, bench).table()
}

fn attach_upright(name: &str, cell: (i16, i16)) -> Action {
    attach(name, LoosePlace::Bench, cell, Rotation::Up)
}

#[test]
fn rule_7_1_components_never_overlap() {
    let mut table = with_robot(PLAIN, "torso");
    assert_eq!(table.refused(attach_upright("torso", (0, 0))), Illegal::Overlap);
    assert_eq!(table.refused(attach_upright("torso", (0, 1))), Illegal::Overlap);
    let mut build = build("T^ T^", "");
    build.robot[1].at.cell = build.robot[0].at.cell;
    assert_eq!(table.refused(Action::Convert(build)), Illegal::Overlap);
}

#[test]
fn rule_7_1_the_grid_has_no_edge_that_a_robot_could_reach() {
    let mut table = with_robot(PLAIN, "torso");
    for cell in [(-1, 0), (1, 0), (0, -1)] {
        table.assert_legal(&attach_upright("torso", cell));
    }
    assert!(u32::from(FARTHEST.unsigned_abs()) > DataSet::standard().counts().total());
    let mut build = build("T^", "");
    build.robot[0].at.cell = Cell::new(0, -FARTHEST - 1);
    assert_eq!(table.refused(Action::Convert(build)), Illegal::TooFar);
}

#[test]
fn rule_7_1_a_player_has_at_most_one_robot() {
    let mut table = with_robot(PLAIN, "torso");
    assert_eq!(table.refused(attach_upright("torso", (5, 5))), Illegal::NotJoined);
}

#[test]
fn rule_7_2_components_are_joined_where_both_have_an_outlet_on_a_shared_edge() {
    let torso_and_switch = robot("T^ Y^");
    assert_eq!(torso_and_switch.joined_to(0).collect::<Vec<_>>(), [1]);
    // The heads lie side by side.
    let two_heads = robot(
        "
        H^ H^
        T^ T^
        ",
    );
    let heads: Vec<Vec<usize>> = [2, 3].map(|head| two_heads.joined_to(head).collect()).to_vec();
    assert_eq!(heads, [[0], [1]], "each to its torso alone");
}

#[test]
fn rule_7_3_a_component_that_would_not_hang_together_with_the_rest_is_refused() {
    let mut table = with_robot(PLAIN, "pincer");
    assert_eq!(table.refused(attach_upright("pincer", (1, 0))), Illegal::NotJoined, "its outlet is below");
    assert_eq!(table.refused(attach_upright("pincer", (1, 1))), Illegal::NotJoined, "beside the head");
    let apart = "
        H^ ..
        T^ P^
    ";
    assert_eq!(table.refused(convert(apart, "")), Illegal::NotJoined);
}

#[test]
fn rule_7_4_any_component_may_be_the_first_one() {
    let names = Kind::ALL.into_iter().filter(|kind| kind.is_component()).map(Kind::key);
    for name in names {
        let mut table = Scene::new(4).bench(A, name).table();
        assert_eq!(table.refused(attach_upright(name, (0, 1))), Illegal::NotInTheMiddle);
        table.act(attach_upright(name, (0, 0)));
        assert_eq!(table.attached(A), name);
    }
}

#[test]
fn rule_7_4_a_robot_needs_no_torso() {
    let mut table = with_robot("H^", "pincer");
    table.act(attach("pincer", LoosePlace::Bench, (0, -1), Rotation::Down));
    assert!(table.robot(A).is_closed());
}

#[test]
fn rule_7_5_an_outlet_is_free_when_it_faces_an_empty_cell_and_blocked_by_a_side_without_one() {
    // The head's side faces an outlet of the switch.
    let found = robot(
        "
        H^ Y^
        T^ T^
        ",
    );
    let mut free: Vec<(Cell, Side)> = found.free_outlets().collect();
    free.sort();
    let at = |x, y, side| (Cell::new(x, y), side);
    let expected = [
        at(-1, 0, Side::Right),
        at(0, -1, Side::Top),
        at(1, -1, Side::Top),
        at(2, 0, Side::Left),
        at(2, 1, Side::Left),
    ];
    assert_eq!(free, expected);
}

#[test]
fn rule_7_6_a_torso_with_four_extremities_is_closed() {
    let mut table = with_robot(DRAIN_DIVER, "head torso");
    assert!(table.robot(A).is_closed());
    for name in ["head", "torso"] {
        for rotation in Rotation::ALL {
            let step = attach(name, LoosePlace::Bench, (1, 3), rotation);
            assert_eq!(table.refused(step), Illegal::Closed);
        }
    }
    table.act(convert("L> T^ H>", "propeller"));
    assert!(!table.robot(A).is_closed());
}

#[test]
fn rule_7_6_a_torso_with_three_extremities_and_a_switch_that_carries_one_has_one_outlet_left() {
    let found = robot(
        "
        .. R^ .. ..
        L> T^ Y^ H>
        .. L^ .. ..
        ",
    );
    assert_eq!(found.free_outlets().count(), 1);
}

#[test]
fn rule_7_6_a_saboteur_opens_a_closed_robot() {
    let mut table = Scene::new(4).robot(B, DRAIN_DIVER).draws(&[Saboteur]).table();
    table.act_all([Action::Draw, sabotage(B, (1, 2))]);
    assert!(!table.robot(B).is_closed());
}

#[test]
fn rule_7_7_attached_components_stay() {
    let mut table = with_robot(PLAIN, "");
    for place in [LoosePlace::Bench, LoosePlace::Store] {
        assert_eq!(table.refused(scrap("head", place)), Illegal::NoSuchPart);
        assert_eq!(table.refused(attach("head", place, (1, 0), Rotation::Right)), Illegal::NoSuchPart);
    }
    assert_eq!(table.refused(store("head")), Illegal::NoSuchPart);
    assert_eq!(table.refused(unstore("head")), Illegal::NoSuchPart);
}

/// A row of torsos, then switches with the blank side up.
fn row_of(torsos: usize, switches: usize) -> Robot {
    robot(&["T^ ".repeat(torsos), "Y^ ".repeat(switches)].concat())
}

#[test]
fn rule_7_8_a_row_of_connectors_carries_the_most_extremities_that_there_can_be() {
    for (torsos, switches) in (0..5).flat_map(|torsos| (0..5).map(move |switches| (torsos, switches))).skip(1) {
        let carries = row_of(torsos, switches).free_outlets().count();
        assert_eq!(carries, 2 * torsos + switches + 2, "{torsos} torsos and {switches} switches");
    }
}

#[test]
fn rule_7_8_every_order_asks_for_extremities_only_and_can_be_built() {
    let data = DataSet::standard();
    for order in data.orders() {
        assert!(order.needs.iter().all(|(kind, _)| kind.is_extremity()), "{}", order.name);
        let needed = order.needs.total() as usize;
        let row = row_of((needed - 2).div_ceil(2), 0);
        let mut built: Vec<PlacedPart> = row.placed().collect();
        let extremities = order.needs.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()));
        for (kind, (cell, side)) in extremities.zip(row.free_outlets()) {
            let is_joined = |rotation: &Rotation| data.outlets(kind).rotated(*rotation).has(side);
            let rotation = Rotation::ALL.into_iter().find(is_joined).unwrap();
            built.push(PlacedPart { part: Part::plain(kind), at: Placement { cell, rotation } });
        }
        let robot = Robot::build(&data, &built).unwrap();
        assert!(order.is_met_by(&robot.kinds()), "{}", order.name);
    }
}
