//! Section 9: information. Rules 9.3 and 9.4 are about the window and the history; what they need
//! of the table is here.

use std::collections::BTreeMap;

use junkyard_bots::action::{Action, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::parts::{GripperKind, Size};
use junkyard_bots::table::{Location, Setup};

use crate::scene::{FIRST, PLAIN, SECOND, Scene, location};

#[test]
fn rule_9_1_everything_is_open_but_face_down_tiles_and_a_secret_look() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    let held = scene.robot(
        SECOND,
        "
        ... ... [#] [#] [#]
        ?1c c1< [#] [#] [#]
        ... ... [#] [#] [#]
        ",
    );
    scene.scanned(SECOND, "bomb_small");
    let mut game = scene.scrounge(FIRST);
    let own = game.view(FIRST);
    let other = game.view(SECOND);
    assert_eq!(own.parts, other.parts);
    assert_eq!(own.parts[held[0].index()].tile, None, "a blind part is unknown to its holder too");
    for part in &own.parts {
        let face_down = part.location == Location::Pile || matches!(part.location, Location::Held { .. });
        assert_eq!(part.tile.is_none(), face_down);
    }
}

#[test]
fn rule_9_2_a_face_down_tile_has_no_identity_until_it_is_turned_up() {
    let (mut game, _) = Game::new(&Setup::new(4, 3)).unwrap();
    let piled = game.read(|table| table.parts_where(|part| part.location == Location::Pile));
    assert!(piled.iter().all(|part| part.tile.is_none() && part.size.is_some()));
}

#[test]
fn rule_9_2_the_same_step_after_a_reload_draws_the_same_tile() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    let mut game = scene.scan(FIRST);
    let setup = crate::scene::setup(2, 7);
    let saved = game.snapshot();
    let first = game.act(Action::Draw(Size::Small)).unwrap();
    game.restore(&saved).unwrap();
    assert_eq!(game.act(Action::Draw(Size::Small)).unwrap(), first);
    let mut other = Game::from_snapshot(&setup, &saved).unwrap();
    assert_eq!(other.act(Action::Draw(Size::Small)).unwrap(), first);
}

#[test]
fn rule_9_2_each_tile_of_the_pool_is_as_likely_as_another() {
    // 60 small tiles, 12 of them energy: of 6,000 draws 1,200 within 4 standard deviations (31).
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    let mut counts = BTreeMap::new();
    let mut game = scene.scan(FIRST);
    let mut start = game.snapshot();
    for seed in 0..6_000 {
        start.stream.seed = seed;
        game.restore(&start).unwrap();
        let events = game.act(Action::Draw(Size::Small)).unwrap();
        let Some(TableEvent::Drew { tile: Some(tile), .. }) = events.first() else { panic!() };
        *counts.entry(game.read(|table| table.tiles()[*tile].kind())).or_insert(0) += 1;
    }
    let energy = counts[&junkyard_bots::parts::TileKind::Energy];
    assert!((1_076..=1_324).contains(&energy), "{counts:?}");
}

#[test]
fn rule_9_2_blind_tiles_stay_in_the_pool_until_they_are_turned_up() {
    // The last two small tiles: one is taken blind, one drawn. Whichever is drawn, the blind one is
    // the other.
    let mut found = Vec::new();
    for seed in 0..16 {
        let mut scene = Scene::new(2);
        scene.robot(FIRST, PLAIN);
        scene.robot(SECOND, PLAIN);
        scene.empty_pile(Size::Small, &["eye_small", "claw_small"]);
        scene.snapshot.stream.seed = seed;
        let mut game = scene.last_scrounge(FIRST);
        let placement = shell::grid::Placement::new(-2, 1, Default::default());
        game.act(Action::TakeBlind { size: Size::Small, by: GripperKind::Claw, placement }).unwrap();
        let events = game.act(Action::Pass).unwrap();
        let up = events.iter().find_map(|event| match event {
            TableEvent::BlindTurnedUp { tile, .. } => Some(*tile),
            _ => None,
        });
        found.push(game.read(|table| table.tiles()[up.unwrap()].name().to_string()));
    }
    found.sort();
    found.dedup();
    assert_eq!(found, ["claw_small", "eye_small"]);
}

#[test]
fn rule_9_2_at_5_6_blind_tiles_are_drawn_fastest_player_first_in_the_order_taken() {
    let mut scene = Scene::new(2);
    scene.crystal(SECOND);
    let first = scene.robot(
        FIRST,
        "
        ... ... [#] [#] [#] ... ...
        ?1c c1< [#] [#] [#] m1< ?1m
        ... ... [#] [#] [#] ... ...
        ",
    );
    let second = scene.robot(
        SECOND,
        "
        ... ... [#] [#] [#]
        ?1c c1< [#] [#] [#]
        ... ... [#] [#] [#]
        ",
    );
    // The first seat took the one in its mouth before the one in its claw.
    for (part, order) in [(first[0], 1), (first[3], 0)] {
        if let Location::Held { nth, .. } = &mut scene.snapshot.parts[part.index()].location {
            *nth = order;
        }
    }
    let mut game = scene.last_scrounge(FIRST);
    let events = game.act(Action::Pass).unwrap();
    let order: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            TableEvent::BlindTurnedUp { part, .. } => Some(*part),
            _ => None,
        })
        .collect();
    assert_eq!(order, [second[0], first[3], first[0]]);
}

#[test]
fn rule_9_3_the_state_shows_that_a_look_is_secret_before_its_first_draw() {
    // The curtain closes before anything is drawn: the turn that waits says that the draws will be
    // secret.
    use junkyard_bots::table::{Choice, Look};
    let mut scene = Scene::new(2);
    scene.robot(
        FIRST,
        "
        e4^ e4^ ...
        e4^ e4^ ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
        ",
    );
    let mut game = scene.scan(FIRST);
    let choice = game.state().turn.as_ref().unwrap().choice.clone();
    assert_eq!(choice, Choice::Draw { left: 4, look: Look::Secret(vec![]) });
    game.act(Action::Draw(Size::Large)).unwrap();
    let (seat, draws) = game.state().secret_look().unwrap();
    let part = draws[0];
    assert_eq!(seat, FIRST);
    assert_eq!(location(&mut game, part), Location::Scanned(FIRST));
}

#[test]
fn rule_9_4_going_back_to_a_snapshot_takes_a_step_back() {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    let eye = scene.face_up("eye_small");
    let mut game = scene.scrounge(FIRST);
    let before = game.snapshot();
    let placement = shell::grid::Placement::new(-2, 1, Default::default());
    game.act(Action::Take { part: eye, placement }).unwrap();
    assert_ne!(game.snapshot(), before);
    game.restore(&before).unwrap();
    assert_eq!(game.snapshot(), before);
}
