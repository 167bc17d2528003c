//! End of the game (section 18), and bounds of turns (section 3).

use engineers::action::outcome::EndReason;
use engineers::action::{Action, Illegal, Outcome, TableEvent};
use shell::seats::SeatId;

use crate::scene::{BLUE, GREEN, RED, Scene, machine};
use crate::test_table::TestTable;

/// Machines that are worth 155 points together.
const WORTH_155: &str = "steam_tractor scrap_crane";
/// Machines that are worth 120, and others that are worth 120 or 125.
const WORTH_120: &str = "fire_engine potato_gun";
const ALSO_WORTH_120: &str = "dragster bird_scarer";
const WORTH_125: &str = "submarine leaf_blower";

fn outcome(table: &mut TestTable) -> Outcome {
    table.state().outcome().expect("the end of the game").clone()
}

fn winners(table: &mut TestTable) -> Vec<SeatId> {
    outcome(table).winners().collect()
}

/// Round 22 of a game of three teams. Red and Green can each build a machine of 35 points, which
/// works.
fn round_22() -> Scene {
    let scene = Scene::new(3).round(22).hand(RED, "tea_urn").hand(GREEN, "great_kite").rolls(&[1]);
    let scene = scene.zone(RED, "oil_drum B + drainpipe B + headlight B");
    scene.zone(GREEN, "ladder A + sailcloth A + rope A")
}

fn throw(table: &mut TestTable, thing: &str, card: &str) -> Vec<TableEvent> {
    let thing = table.id(thing);
    table.act(Action::Test { thing, machine: machine(card), with_once: false })
}

#[test]
fn example_20_the_round_is_played_to_its_end() {
    let mut table = round_22().built(RED, WORTH_120).built(GREEN, WORTH_125).game();
    let events = throw(&mut table, "oil_drum", "tea_urn");
    assert!(events.contains(&TableEvent::TargetReached { seat: RED, points: 155 }));
    assert_eq!(table.awaited(), Some(BLUE));
    table.act(Action::EndTurn);
    assert_eq!(table.awaited(), Some(GREEN));
    let events = throw(&mut table, "ladder", "great_kite");
    assert_eq!(winners(&mut table), [GREEN]);
    let result = outcome(&mut table);
    assert_eq!(result.reason, EndReason::Target);
    let standings: Vec<_> = result.standings.iter().map(|team| (team.seat, team.points)).collect();
    assert_eq!(standings, [(GREEN, 160), (RED, 155), (BLUE, 0)]);
    assert_eq!(events.last(), Some(&TableEvent::GameOver { outcome: result }));
    assert_eq!((table.awaited(), table.refused(Action::EndTurn)), (None, Illegal::GameOver));
}

#[test]
fn example_20_ties_go_to_more_money_and_then_the_victory_is_shared() {
    let end = |money: u16| {
        let scene = round_22().built(RED, WORTH_155).built(GREEN, ALSO_WORTH_120);
        let mut table = scene.money(RED, 90).money(GREEN, money).turn_of(GREEN).game();
        throw(&mut table, "ladder", "great_kite");
        (winners(&mut table), outcome(&mut table))
    };
    assert_eq!(end(40).0, [RED]);
    assert_eq!(end(100).0, [GREEN]);
    let (shared, outcome) = end(90);
    assert_eq!(shared, [RED, GREEN]);
    assert!((outcome.victory_share(GREEN) - 0.5).abs() < f32::EPSILON);
    assert!(outcome.victory_share(BLUE).abs() < f32::EPSILON);
}

#[test]
fn example_20_after_the_last_round_the_most_points_win() {
    let mut table = Scene::new(3).round(30).built(BLUE, "tea_urn").turn_of(GREEN).game();
    table.act(Action::EndTurn);
    assert_eq!((winners(&mut table), outcome(&mut table).reason), (vec![BLUE], EndReason::RoundLimit));
    let mut table = Scene::new(3).round(29).turn_of(GREEN).game();
    let events = table.act(Action::EndTurn);
    assert!(events.contains(&TableEvent::RoundBegan { round: 30, is_last: true }));
    assert_eq!((table.state().round, table.awaited()), (30, Some(RED)));
}

#[test]
fn rule_18_1_reaching_the_target_is_told_and_ends_nothing_yet() {
    let scene = Scene::new(2).built(RED, "steam_tractor go_kart").hand(RED, "tea_urn").rolls(&[1]);
    let mut table = scene.zone(RED, "oil_drum + drainpipe + headlight").game();
    let thing = table.id("oil_drum");
    let events = table.act(Action::Test { thing, machine: machine("tea_urn"), with_once: false });
    assert!(events.contains(&TableEvent::Scored { seat: RED, machine: machine("tea_urn"), points: 35, total: 165 }));
    assert!(events.contains(&TableEvent::TargetReached { seat: RED, points: 165 }));
    assert_eq!(table.awaited(), Some(BLUE));
    table.act(Action::EndTurn);
    assert_eq!(winners(&mut table), [RED]);
}

#[test]
fn rule_18_1_the_target_is_an_option() {
    let scene = Scene::new(2).options(|options| options.target = 250).built(RED, WORTH_155);
    let mut table = scene.turn_of(BLUE).game();
    table.act(Action::EndTurn);
    assert_eq!((table.awaited(), table.state().round), (Some(RED), 6));
}

#[test]
fn rule_3_1_a_round_is_one_turn_of_each_team() {
    let mut table = Scene::new(3).game();
    let events = table.end_turns_until(BLUE);
    assert_eq!(events, [TableEvent::TurnEnded { seat: RED }, TableEvent::TurnBegan { seat: BLUE }]);
    let events = table.end_turns_until(RED);
    assert!(events.contains(&TableEvent::RoundBegan { round: 6, is_last: false }));
    assert_eq!([RED, BLUE, GREEN].map(|seat| table.team(seat).team.turns), [6, 5, 5]);
}

#[test]
fn rule_3_7_actions_left_over_are_lost_and_all_is_new_in_the_next_turn() {
    let scene = Scene::new(2).spent(RED, 0, 4).zone(RED, "tool_kit").tied("tool_kit", &[0]);
    let mut table = scene.turn(|turn| turn.offers = 2).game();
    table.act(Action::EndTurn);
    assert!(table.thing("tool_kit").access.tied.is_empty());
    table.act(Action::EndTurn);
    assert_eq!((table.worker(RED, 0).spent, table.left(RED, 0)), (0, 6));
    assert_eq!(table.state().turn().unwrap().offers, 0);
}

#[test]
fn rule_3_7_the_end_of_a_turn_has_its_order() {
    // Red debugs, its truck stands in Blue's zone, and a heap closes.
    let scene = Scene::new(2).zone(RED, "oil_drum + drainpipe + headlight").fault("oil_drum, drainpipe, headlight");
    let scene = scene.truck(RED, "h11").face_down("e5", &[RED], "rope").rolls(&[20]);
    let components = ["oil_drum", "drainpipe", "headlight"].map(|name| scene.id(name));
    let debugged = engineers::table::Debugging { machine: components.into_iter().collect(), done: 12 };
    let mut table = scene.turn(|turn| turn.debugged = Some(debugged)).game();
    let events = table.act(Action::EndTurn);
    let kinds: Vec<u8> = events
        .iter()
        .map(|event| match event {
            TableEvent::DebugRolled { .. } => 1,
            TableEvent::RolledOn { .. } => 2,
            TableEvent::Closed { .. } => 3,
            TableEvent::TurnEnded { .. } => 4,
            TableEvent::TurnBegan { .. } => 5,
            _ => 9,
        })
        .collect();
    assert_eq!(kinds, [1, 2, 3, 4, 5]);
}
