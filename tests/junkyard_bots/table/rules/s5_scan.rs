//! Rules 5.1 to 5.3: reveal and scan.

use junkyard_bots::action::{Action, Illegal, Phase, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::parts::{PartId, Size};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Location, Look};

use crate::scene::{FIRST, PLAIN, SECOND, Scene, THIRD, as_it_is, happened, location, phase, to_move};

/// Sight 2, like the plain robot, but a robot with a large eye and sight 5.
const LARGE_EYED: &str = "
    e4^ e4^ ...
    e4^ e4^ ...
    i1^ ... ...
    [#] [#] [#]
    [#] [#] [#]
    [#] [#] [#]
";

/// A bare body with feet, which sees nothing.
const BLIND: &str = "
    [#] [#] [#]
    [#] [#] [#]
    [#] [#] [#]
    f1^ ... ...
";

/// Ends the round in which the last player is to leave the factory; the next one begins.
fn next_round(scene: Scene, last: shell::seats::SeatId) -> (Game, Vec<TableEvent>) {
    let mut game = scene.factory(last);
    let build = as_it_is(&mut game, last);
    let mut events = game.act(build).unwrap();
    if phase(&game) == Phase::EndTurn {
        events.extend(game.act(Action::GiveCrystal(FIRST)).unwrap());
    }
    (game, events)
}

fn revealed(events: &[TableEvent]) -> Vec<PartId> {
    let part = |event: &TableEvent| match event {
        TableEvent::Revealed { part, .. } => Some(*part),
        _ => None,
    };
    events.iter().filter_map(part).collect()
}

#[test]
fn rule_5_1_each_player_turns_up_a_small_tile_that_stays_in_the_junkyard() {
    let mut scene = Scene::new(3);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, BLIND);
    scene.robot(THIRD, BLIND);
    let (mut game, events) = next_round(scene, THIRD);
    let parts = revealed(&events);
    assert_eq!(parts.len(), 3);
    for part in parts {
        assert_eq!(location(&mut game, part), Location::FaceUp);
        game.read(|table| assert_eq!(table.tile(part).unwrap().size(), Some(Size::Small)));
    }
}

#[test]
fn rule_5_1_reveal_is_cut_short_when_no_small_tile_is_left() {
    let mut scene = Scene::new(3);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, BLIND);
    scene.robot(THIRD, BLIND);
    scene.empty_pile(Size::Small, &["claw_small"]);
    let (mut game, events) = next_round(scene, THIRD);
    let parts = revealed(&events);
    assert_eq!(parts.len(), 1);
    game.read(|table| assert_eq!(table.tile(parts[0]).unwrap().name(), "claw_small"));
}

#[test]
fn rule_5_2_players_scan_fastest_first_up_to_their_sight_and_only_if_something_is_within_it() {
    let mut scene = Scene::new(3);
    // The plain robot is slower than two feet: give the first seat the speed.
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, BLIND);
    scene.robot(
        THIRD,
        "
        e1^ ... ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
        ",
    );
    let mut game = scene.scan(FIRST);
    assert_eq!(game.state().turn.as_ref().unwrap().choice, Choice::Draw { left: 2, look: Look::Open });
    assert_eq!(game.act(Action::Draw(Size::Large)), Err(Illegal::BeyondSight { needs: 4, left: 2 }));
    game.act(Action::Draw(Size::Small)).unwrap();
    assert_eq!(game.state().turn.as_ref().unwrap().choice, Choice::Draw { left: 1, look: Look::Open });
    assert_eq!(game.act(Action::Draw(Size::Medium)), Err(Illegal::BeyondSight { needs: 2, left: 1 }));
    game.act(Action::Draw(Size::Small)).unwrap();
    assert_eq!(to_move(&game), Some(THIRD), "the second seat sees nothing");
    game.act(Action::Draw(Size::Small)).unwrap();
    assert_eq!(phase(&game), Phase::Scrounge);
}

#[test]
fn rule_5_2_draws_come_one_at_a_time_and_a_player_may_stop_early() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, BLIND);
    let mut game = scene.scan(FIRST);
    let events = game.act(Action::Draw(Size::Small)).unwrap();
    let [TableEvent::Drew { seat: FIRST, part, size: Size::Small, tile: Some(_) }] = events[..] else {
        panic!("{events:?}")
    };
    assert_eq!(location(&mut game, part), Location::Scanned(FIRST));
    assert_eq!(game.legal_actions(), LegalActions::Draw(vec![Size::Small]));
    game.act(Action::StopDrawing).unwrap();
    assert_eq!(phase(&game), Phase::Scrounge);
}

#[test]
fn rule_5_2_a_scan_ends_when_no_pile_within_the_sight_that_is_left_has_a_tile() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, PLAIN);
    scene.empty_pile(Size::Small, &["eye_small"]);
    let mut game = scene.scan(FIRST);
    assert_eq!(game.legal_actions(), LegalActions::Draw(vec![Size::Small, Size::Medium]));
    game.act(Action::Draw(Size::Small)).unwrap();
    assert_eq!(to_move(&game), Some(SECOND));
    assert_eq!(game.act(Action::Draw(Size::Small)), Err(Illegal::PileEmpty { size: Size::Small }));
    assert_eq!(Illegal::PileEmpty { size: Size::Small }.to_string(), "no face-down small tile is left");
}

#[test]
fn rule_5_2_only_the_player_who_scanned_a_part_may_take_it() {
    use shell::grid::{Placement, Rotation};
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, PLAIN);
    let part = scene.scanned(SECOND, "eye_small");
    let mut game = scene.scrounge(FIRST);
    let take = Action::Take { part, placement: Placement::new(-2, 1, Rotation::Up) };
    assert_eq!(game.check(&take), Err(Illegal::ScannedByAnother));
    game.act(Action::Pass).unwrap();
    assert_eq!(game.check(&take), Ok(()));
}

#[test]
fn rule_5_3_a_large_eye_looks_in_secret_and_keeps_or_scans_again_once() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, LARGE_EYED);
    scene.robot(SECOND, BLIND);
    let mut game = scene.scan(FIRST);
    let events = game.act(Action::Draw(Size::Large)).unwrap();
    assert!(
        happened(&events, |event| matches!(event, TableEvent::Drew { tile: None, .. })),
        "events give no secret away"
    );
    game.act(Action::StopDrawing).unwrap();
    assert!(matches!(game.state().turn.as_ref().unwrap().choice, Choice::KeepOrRescan { .. }));
    assert_eq!(game.legal_actions(), LegalActions::KeepOrRescan);
    assert_eq!(game.check(&Action::Draw(Size::Small)), Err(Illegal::NotNow));
    game.act(Action::Rescan).unwrap();
    assert_eq!(game.state().turn.as_ref().unwrap().choice, Choice::Draw { left: 5, look: Look::Again });
    let events = game.act(Action::Draw(Size::Large)).unwrap();
    assert!(
        happened(&events, |event| matches!(event, TableEvent::Drew { tile: Some(_), .. })),
        "the second scan is open"
    );
    game.act(Action::Draw(Size::Small)).unwrap();
    assert_eq!(phase(&game), Phase::Scrounge, "once per round");
}

#[test]
fn rule_5_3_draws_that_are_kept_are_laid_open() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, LARGE_EYED);
    scene.robot(SECOND, BLIND);
    let mut game = scene.scan(FIRST);
    for _ in 0..2 {
        game.act(Action::Draw(Size::Medium)).unwrap();
    }
    game.act(Action::Draw(Size::Small)).unwrap();
    let looked = game.view(FIRST);
    let events = game.act(Action::KeepDraws).unwrap();
    let Some(TableEvent::Kept { seat: FIRST, tiles }) = events.first() else { panic!("{events:?}") };
    assert_eq!(tiles.len(), 3);
    for &(part, tile) in tiles {
        assert_eq!(location(&mut game, part), Location::Scanned(FIRST));
        assert_eq!(looked.parts[part.index()].tile, Some(tile), "what was looked at is what is laid open");
        assert_eq!(game.view(SECOND).parts[part.index()].tile, Some(tile));
    }
}

#[test]
fn rule_5_3_returned_parts_are_mixed_into_their_piles() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, LARGE_EYED);
    scene.robot(SECOND, BLIND);
    let before = scene.snapshot.parts.clone();
    let mut game = scene.scan(FIRST);
    game.act(Action::Draw(Size::Large)).unwrap();
    game.act(Action::Draw(Size::Small)).unwrap();
    let events = game.act(Action::Rescan).unwrap();
    assert!(happened(&events, |event| matches!(event, TableEvent::PutBack { parts, .. } if parts.len() == 2)));
    assert_eq!(game.snapshot().parts, before);
}

#[test]
fn rule_5_3_once_per_round_whatever_number_of_large_eyes() {
    let mut scene = Scene::new(2);
    scene.robot(
        FIRST,
        "
        e4^ e4^ e4^ e4^
        e4^ e4^ e4^ e4^
        [#] [#] [#] ...
        [#] [#] [#] ...
        [#] [#] [#] ...
        ",
    );
    scene.robot(SECOND, BLIND);
    let mut game = scene.scan(FIRST);
    game.act(Action::Draw(Size::Large)).unwrap();
    game.act(Action::Draw(Size::Large)).unwrap();
    game.act(Action::Rescan).unwrap();
    game.act(Action::Draw(Size::Large)).unwrap();
    assert_eq!(game.check(&Action::Rescan), Err(Illegal::NotNow));
    game.act(Action::StopDrawing).unwrap();
    assert_eq!(phase(&game), Phase::Scrounge);
}

#[test]
fn rule_5_3_stopping_before_the_first_draw_leaves_nothing_to_put_back() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, LARGE_EYED);
    scene.robot(SECOND, BLIND);
    let mut game = scene.scan(FIRST);
    game.act(Action::StopDrawing).unwrap();
    assert_eq!(phase(&game), Phase::Scrounge);
}
