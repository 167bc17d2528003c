//! Rules 5.4 to 5.7: scrounge.

use junkyard_bots::action::{Action, BlindTileFate, Illegal, Phase, TableEvent};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::parts::{GripperKind, PartId, Size};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Location};
use shell::grid::{Placement, Rotation};

use crate::scene::{FIRST, PLAIN, SECOND, Scene, THIRD, happened, location, phase, to_move};

const AT_CLAW: Placement = Placement::new(-2, 1, Rotation::Up);
const AT_MOUTH: Placement = Placement::new(4, 1, Rotation::Up);

/// Two plain robots.
fn two() -> Scene {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, PLAIN);
    scene
}

#[test]
fn rule_5_4_players_take_one_part_a_turn_round_and_round_until_all_have_passed() {
    let mut scene = Scene::new(3);
    for seat in [FIRST, SECOND, THIRD] {
        scene.robot(seat, PLAIN);
    }
    let parts = ["eye_small", "energy_small", "bomb_small"].map(|name| scene.face_up(name));
    let mut game = scene.scrounge(FIRST);
    game.act(Action::Take { part: parts[0], placement: AT_CLAW }).unwrap();
    assert_eq!(to_move(&game), Some(SECOND));
    game.act(Action::Pass).unwrap();
    assert_eq!(to_move(&game), Some(THIRD));
    game.act(Action::Take { part: parts[2], placement: AT_CLAW }).unwrap();
    assert_eq!(to_move(&game), Some(FIRST));
    game.act(Action::Take { part: parts[1], placement: AT_MOUTH }).unwrap();
    assert_eq!(to_move(&game), Some(THIRD), "the second seat has passed");
    game.act(Action::Pass).unwrap();
    assert_eq!(to_move(&game), Some(FIRST));
    assert_eq!(phase(&game), Phase::Scrounge);
    game.act(Action::Pass).unwrap();
    assert_eq!(phase(&game), Phase::Battle);
}

#[test]
fn rule_5_4_who_has_passed_is_out_and_the_last_player_goes_on_alone() {
    let mut scene = two();
    let parts = ["eye_small", "energy_small"].map(|name| scene.face_up(name));
    let mut game = scene.last_scrounge(SECOND);
    game.act(Action::Take { part: parts[0], placement: AT_CLAW }).unwrap();
    assert_eq!(to_move(&game), Some(SECOND));
    let Choice::Take { passed } = game.state().turn.as_ref().unwrap().choice else { panic!() };
    assert!(passed.contains(FIRST));
    game.act(Action::Take { part: parts[1], placement: AT_MOUTH }).unwrap();
    assert_eq!(to_move(&game), Some(SECOND));
}

#[test]
fn rule_5_4_a_player_with_no_legal_take_can_only_pass() {
    let mut scene = Scene::new(2);
    scene.robot(SECOND, PLAIN);
    scene.face_up("eye_small");
    let mut game = scene.scrounge(FIRST);
    let legal = game.legal_actions();
    assert_eq!(legal.iter().collect::<Vec<_>>(), [Action::Pass], "a bare body grips nothing");
}

#[test]
fn rule_5_4_own_scanned_parts_and_face_up_junk_can_be_taken_in_any_rotation() {
    let mut scene = two();
    let parts = [scene.face_up("eye_small"), scene.scanned(FIRST, "claw_small")];
    let hidden = PartId(100);
    let mut game = scene.scrounge(FIRST);
    for part in parts {
        for rotation in Rotation::ALL {
            let placement = Placement { rotation, ..AT_CLAW };
            assert_eq!(game.check(&Action::Take { part, placement }), Ok(()));
        }
    }
    assert_eq!(game.check(&Action::Take { part: hidden, placement: AT_CLAW }), Err(Illegal::NotForTaking));
    assert_eq!(game.check(&Action::Take { part: PartId(999), placement: AT_CLAW }), Err(Illegal::NoSuchPart));
    let events = game.act(Action::Take { part: parts[1], placement: AT_CLAW }).unwrap();
    assert!(happened(&events, |event| matches!(event, TableEvent::Took { scanned: true, by, .. } if by.len() == 1)));
}

#[test]
fn rule_5_4_attached_parts_do_not_move() {
    let mut game = two().scrounge(FIRST);
    assert_eq!(game.act(Action::Build(vec![])), Err(Illegal::NotNow));
}

#[test]
fn rule_5_5_a_face_down_part_of_a_chosen_size_is_taken_by_claw_or_mouth() {
    let mut game = two().scrounge(FIRST);
    let blind = |size, by, placement| Action::TakeBlind { size, by, placement };
    assert_eq!(game.check(&blind(Size::Small, GripperKind::Mouth, AT_MOUTH)), Ok(()));
    let weak = Illegal::TooWeak { by: GripperKind::Claw, needs: 2, lifts: 1 };
    assert_eq!(game.check(&blind(Size::Medium, GripperKind::Claw, Placement::new(-3, 1, Rotation::Up))), Err(weak));
    let wrong = Illegal::NoGripper { by: GripperKind::Mouth };
    assert_eq!(game.check(&blind(Size::Small, GripperKind::Mouth, AT_CLAW)), Err(wrong));
    let events = game.act(blind(Size::Small, GripperKind::Claw, AT_CLAW)).unwrap();
    let Some(&TableEvent::TookBlind { part, .. }) = events.first() else { panic!("{events:?}") };
    assert!(matches!(location(&mut game, part), Location::Held { seat: FIRST, by: GripperKind::Claw, nth: 0, .. }));
    game.read(|table| assert_eq!(table.part(part).unwrap().tile, None, "unseen"));
}

#[test]
fn rule_5_5_an_empty_pile_has_nothing_to_take_blind() {
    let mut scene = two();
    scene.empty_pile(Size::Small, &[]);
    let mut game = scene.scrounge(FIRST);
    let blind = Action::TakeBlind { size: Size::Small, by: GripperKind::Claw, placement: AT_CLAW };
    assert_eq!(game.check(&blind), Err(Illegal::PileEmpty { size: Size::Small }));
    let LegalActions::Take(takes) = game.legal_actions() else { panic!() };
    assert!(takes.blind().all(|(_, size)| size != Size::Small));
}

/// The last player takes the one small tile that is left blind, and passes: what becomes of it?
fn blind_fate(tile: &str, by: GripperKind, power: u8) -> (junkyard_bots::game::Game, PartId, Vec<TableEvent>) {
    let mut scene = two();
    scene.empty_pile(Size::Small, &[tile]);
    scene.power(FIRST, power);
    let mut game = scene.last_scrounge(FIRST);
    let placement = if by == GripperKind::Claw { AT_CLAW } else { AT_MOUTH };
    let events = game.act(Action::TakeBlind { size: Size::Small, by, placement }).unwrap();
    let Some(&TableEvent::TookBlind { part, .. }) = events.first() else { panic!("{events:?}") };
    let events = game.act(Action::Pass).unwrap();
    (game, part, events)
}

fn fate(events: &[TableEvent]) -> BlindTileFate {
    let fate = |event: &TableEvent| match event {
        TableEvent::BlindTurnedUp { fate, .. } => Some(*fate),
        _ => None,
    };
    events.iter().find_map(fate).unwrap()
}

#[test]
fn rule_5_6_in_claws_robot_parts_stay_and_energy_drops() {
    let (mut game, part, events) = blind_fate("eye_small", GripperKind::Claw, 5);
    assert_eq!(fate(&events), BlindTileFate::Stays);
    assert!(matches!(location(&mut game, part), Location::Held { seat: FIRST, .. }));
    let (mut game, part, events) = blind_fate("energy_small", GripperKind::Claw, 5);
    assert_eq!(fate(&events), BlindTileFate::Dropped);
    assert_eq!(location(&mut game, part), Location::FaceUp);
}

#[test]
fn rule_5_6_in_mouths_energy_stays_and_robot_parts_drop() {
    let (mut game, part, events) = blind_fate("energy_small", GripperKind::Mouth, 5);
    assert_eq!(fate(&events), BlindTileFate::Stays);
    assert_eq!(
        location(&mut game, part),
        Location::Eaten(FIRST),
        "and is eaten in the factory, where the first seat now is"
    );
    let (mut game, part, events) = blind_fate("eye_small", GripperKind::Mouth, 5);
    assert_eq!(fate(&events), BlindTileFate::Dropped);
    assert_eq!(location(&mut game, part), Location::FaceUp);
}

#[test]
fn rule_5_6_a_bomb_explodes_in_either_with_no_dodge_and_leaves_the_game() {
    for by in GripperKind::ALL {
        let (mut game, part, events) = blind_fate("bomb_small", by, 5);
        // The plain robot has speed 1, which would dodge a small bomb.
        assert_eq!(fate(&events), BlindTileFate::Explodes { power: 4 }, "{by:?}");
        assert_eq!(location(&mut game, part), Location::Gone);
        assert_eq!(game.snapshot().powers[0], 4);
    }
}

#[test]
fn rule_5_6_a_robot_brought_to_0_explodes_there_and_then_and_all_it_has_leaves_the_game() {
    let mut scene = Scene::new(3);
    let parts = scene.robot(
        FIRST,
        "
        ... e1^ ... ... ...
        ... [#] [#] [#] ...
        ... [#] [#] [#] ...
        c1< [#] [#] [#] m1<
        ?1c ... ... ... n1^
        ",
    );
    scene.robot(SECOND, PLAIN);
    scene.robot(THIRD, PLAIN);
    scene.power(FIRST, 1);
    scene.empty_pile(Size::Small, &["bomb_small"]);
    let scanned = scene.scanned(FIRST, "eye_medium");
    let mut game = scene.last_scrounge(THIRD);
    let events = game.act(Action::Pass).unwrap();
    assert!(happened(&events, |event| matches!(event, TableEvent::Exploded { seat: FIRST, .. })));
    assert!(parts.iter().all(|&part| location(&mut game, part) == Location::Gone), "attached, held, bomb and energy");
    assert_eq!(location(&mut game, scanned), Location::FaceUp);
    assert!(!game.read(|table| table.survives(FIRST)));
    assert_eq!(phase(&game), Phase::Over, "nobody had a bomb left, so the round is over");
    let winners = &game.state().outcome.as_ref().unwrap().winners;
    assert_eq!(winners, &[SECOND, THIRD], "the energy in its mouth does not count");
}

#[test]
fn rule_5_7_scanned_parts_not_taken_go_face_up_to_the_junkyard() {
    let mut scene = two();
    let parts = [scene.scanned(FIRST, "eye_small"), scene.scanned(SECOND, "bomb_large")];
    let mut game = scene.last_scrounge(SECOND);
    let events = game.act(Action::Pass).unwrap();
    assert!(happened(&events, |event| *event == TableEvent::ScansReturned { parts: parts.to_vec() }));
    assert!(parts.iter().all(|&part| location(&mut game, part) == Location::FaceUp));
}
