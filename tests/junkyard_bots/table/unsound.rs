//! Snapshots from outside: what is no table is refused with its reason, and what is let in can be
//! played.

use junkyard_bots::action::Phase;
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::{GripperKind, PartId};
use junkyard_bots::table::PartState;
use junkyard_bots::table::{Choice, Location, Look, Setup, Snapshot, Turn};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use shell::grid::{Placement, Rotation};
use shell::seats::{PlayerKind, SeatId, SeatSet};

use crate::played::Selfplay;
use crate::scene::{FIRST, PLAIN, SECOND, Scene, first_tiles};

/// Two plain robots in a scrounge, the first with an eye in its claw, and the refusal after a
/// change.
fn refusal(change: impl FnOnce(&mut Snapshot, &[PartId])) -> String {
    let mut scene = Scene::new(2);
    let mut parts = scene.robot(
        FIRST,
        "
        ... ... ... e1^ ... ...
        ... ... ... i1^ ... ...
        ... ... [#] [#] [#] ...
        E1^ c1< [#] [#] [#] m1<
        ... ... [#] [#] [#] ...
        ... ... ... f1^ ... ...
        ",
    );
    scene.robot(SECOND, PLAIN);
    parts.push(scene.eaten(SECOND, "energy_small"));
    let setup = scene.setup.clone();
    let mut snapshot = scene.scrounge(FIRST).snapshot();
    assert_eq!(snapshot.check(&setup), Ok(()));
    change(&mut snapshot, &parts);
    Game::from_snapshot(&setup, &snapshot).err().map(|error| error.to_string()).expect("this is no table")
}

/// The same with one part somewhere else.
fn misplaced(part: usize, location: Location) -> String {
    refusal(|snapshot, parts| snapshot.parts[parts[part].index()].location = location)
}

#[test]
fn seats_and_parts_must_be_those_of_the_set_up() {
    assert_eq!(refusal(|snapshot, _| snapshot.powers.push(5)), "the table has 3 seats, its set-up 2");
    assert_eq!(refusal(|snapshot, _| snapshot.parts.truncate(128)), "the table has 128 parts, its set-up 129");
}

#[test]
fn each_part_must_be_what_it_can_be() {
    let tile = |name: &str| first_tiles().tile_named(name).unwrap().id();
    let with = |part: usize, name: &str| {
        refusal(|snapshot, parts| snapshot.parts[parts[part].index()].tile = Some(tile(name)))
    };
    assert_eq!(with(0, "claw_small"), "part 1: it can't be this tile", "a starter part");
    assert_eq!(with(2, "eye_large"), "part 12: it can't be this tile", "a small part of the pile");
    let twins = refusal(|snapshot, _| {
        let bomb = PartState { tile: Some(tile("bomb_small")), location: Location::FaceUp };
        snapshot.parts[20..30].fill(bomb);
    });
    assert_eq!(twins, "part 26: there are more of this tile than the tile set has");
    let unknown = refusal(|snapshot, parts| snapshot.parts[parts[0].index()].tile = None);
    assert_eq!(unknown, "part 1: where it is, a tile must be known");
    let named = refusal(|snapshot, _| snapshot.parts[60].tile = Some(tile("eye_small")));
    assert_eq!(named, "part 60: where it is, a tile must be unknown");
}

#[test]
fn each_part_must_lie_where_it_can() {
    let placement = Placement::new(1, 4, Rotation::Up);
    assert_eq!(misplaced(0, Location::Eaten(FIRST)), "part 1: it can't lie there", "an eye is not eaten");
    assert_eq!(misplaced(0, Location::Starter(FIRST)), "part 1: it can't lie there", "set-up is over");
    assert_eq!(misplaced(0, Location::Attached { seat: SeatId(7), placement }), "part 1: there is no such seat");
    assert_eq!(
        misplaced(6, Location::Attached { seat: FIRST, placement }),
        "part 13: it can't lie there",
        "energy is not attached"
    );
    let held = Location::Held { seat: FIRST, by: GripperKind::Mouth, nth: 0, placement };
    assert_eq!(misplaced(2, held), "part 12: it can't lie there", "mouths hold no eyes");
    let body = refusal(|snapshot, _| snapshot.parts[0].location = Location::FaceUp);
    assert_eq!(body, "part 0: it can't lie there");
}

#[test]
fn each_robot_must_be_legal() {
    let at = |seat, x, y| Location::Attached { seat, placement: Placement::new(x, y, Rotation::Up) };
    assert_eq!(misplaced(0, at(FIRST, 1, 1)), "seat 1: another part is in the way");
    assert_eq!(misplaced(0, at(FIRST, 1, 5)), "seat 1: no socket there leads to the body");
    assert_eq!(misplaced(0, at(FIRST, 3_000, 5)), "seat 1: that is too far from the body");
    let placement = Placement::new(5, 5, Rotation::Up);
    let held = Location::Held { seat: FIRST, by: GripperKind::Claw, nth: 0, placement };
    assert_eq!(misplaced(2, held), "seat 1: its grippers can't hold what they hold");
    assert_eq!(refusal(|snapshot, _| snapshot.powers[1] = 6), "seat 2: its power is out of range");
    assert_eq!(
        refusal(|snapshot, _| snapshot.powers[1] = 0),
        "seat 2: its power is out of range",
        "0 only in a battle"
    );
}

#[test]
fn round_phase_and_turn_must_agree() {
    let state = |change: &dyn Fn(&mut Snapshot)| refusal(|snapshot, _| change(snapshot));
    assert_eq!(state(&|s| s.state.round = 0), "the state of play: set-up is round 0, and no other");
    assert_eq!(state(&|s| s.state.crystal = None), "the state of play: the crystal has no owner");
    assert_eq!(state(&|s| s.state.crystal = Some(SeatId(2))), "the state of play: the crystal has an impossible owner");
    assert_eq!(state(&|s| s.state.turn = None), "the state of play: nobody has a turn");
    assert_eq!(state(&|s| s.state.phase = Phase::Battle), "the state of play: that choice is not made in this phase");
    assert_eq!(state(&|s| s.state.quiet_rounds = 9), "the state of play: the game would have ended in stalemate");
    let turn = |choice| Some(Turn { seat: FIRST, choice });
    let passed = Choice::Take { passed: [FIRST].into_iter().collect::<SeatSet>() };
    let misfit = "the state of play: the choice does not fit the table";
    assert_eq!(state(&|s| s.state.turn = turn(passed.clone())), misfit);
    let far_sighted = |s: &mut Snapshot| {
        s.state.phase = Phase::Scan;
        s.state.turn = turn(Choice::Draw { left: 3, look: Look::Open });
        s.parts[12].location = Location::FaceUp;
    };
    assert_eq!(state(&far_sighted), misfit, "sight is 2");
}

#[test]
fn a_first_robot_is_built_as_a_whole() {
    let setup = Setup::new(2, 1);
    let mut snapshot = Game::new(&setup).unwrap().0.snapshot();
    snapshot.parts[1].location = Location::Attached { seat: FIRST, placement: Placement::new(0, 3, Rotation::Up) };
    let error = Game::from_snapshot(&setup, &snapshot).err().unwrap();
    assert_eq!(error.to_string(), "the state of play: a first robot is half built");
}

/// Changes one thing of a snapshot at random.
fn mutate(snapshot: &mut Snapshot, random: &mut ChaCha8Rng) {
    let parts = snapshot.parts.len() as u32;
    let one = random.random_range(0..parts) as usize;
    let other = random.random_range(0..parts) as usize;
    let seat = SeatId(random.random_range(0..4u32) as u8);
    let placement = Placement::new(
        random.random_range(-4..8i32) as i16,
        random.random_range(-4..8i32) as i16,
        Rotation::ALL[random.random_range(0..4u32) as usize],
    );
    let number = random.random_range(0..6u32) as u16;
    match random.random_range(0..14u32) {
        0 => snapshot.parts.swap(one, other),
        1 => snapshot.parts[one].location = snapshot.parts[other].location,
        2 => snapshot.parts[one].tile = snapshot.parts[other].tile,
        3 => snapshot.parts[one].tile = None,
        4 => snapshot.parts[one].location = Location::Attached { seat, placement },
        5 => snapshot.parts[one].location = Location::Held { seat, by: GripperKind::ALL[one % 2], nth: 0, placement },
        6 => snapshot.powers[usize::from(seat.0) % 2] = number as u8,
        7 => snapshot.state.crystal = Some(seat),
        8 => snapshot.stream.position = u64::MAX - u64::from(number),
        9 => snapshot.state.quiet_rounds = number as u8,
        10 => {
            let locations = [Location::FaceUp, Location::Gone, Location::Pile, Location::Scanned(seat)];
            snapshot.parts[one].location = locations[other % 4];
        }
        11 => snapshot.state.round = u16::MAX,
        12 => {
            if let Some(turn) = &mut snapshot.state.turn {
                turn.seat = seat;
            }
        }
        _ => {
            if let Some(turn) = &mut snapshot.state.turn {
                turn.choice = match number {
                    0 => Choice::Draw { left: 2, look: Look::Secret(vec![PartId(one as u16)]) },
                    1 => Choice::KeepOrRescan { draws: vec![PartId(one as u16), PartId(other as u16)] },
                    2 => Choice::Attack { thrown: vec![PartId(one as u16)] },
                    3 => Choice::Draw { left: u16::MAX, look: Look::Again },
                    4 => Choice::Rebuild,
                    _ => Choice::GiveCrystal,
                };
            }
        }
    }
}

/// Plays on for some actions; nothing may panic and no legal action may be refused.
fn play_on(setup: &Setup, game: &mut Game, random: &mut ChaCha8Rng) {
    for _ in 0..60 {
        let Some(turn) = game.state().turn.clone() else { return };
        let view = game.view(turn.seat);
        let legal = game.legal_actions();
        let situation = Situation::new(setup, &view, &legal);
        let player = [PlayerKind::Random, PlayerKind::Tidy][random.random_range(0..2u32) as usize];
        let action = decide_as(player, &situation, random).action;
        game.act(action.clone()).unwrap_or_else(|error| panic!("{action:?}: {error}"));
    }
}

#[test]
fn a_damaged_snapshot_is_refused_or_can_be_played() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut refused = 0;
    let mut played = 0;
    for seed in 0..12 {
        let mut play = Selfplay::new(2 + (seed % 3) as u8, seed, &[PlayerKind::Random]);
        let mut step = 0;
        while let Some(action) = play.choose() {
            step += 1;
            if step % 3 == 0 {
                let mut snapshot = play.game.snapshot();
                for _ in 0..random.random_range(1..3u32) {
                    mutate(&mut snapshot, &mut random);
                }
                match Game::from_snapshot(&play.setup, &snapshot) {
                    Err(_) => refused += 1,
                    Ok(mut game) => {
                        played += 1;
                        play_on(&play.setup, &mut game, &mut random);
                    }
                }
            }
            play.game.act(action).unwrap();
        }
    }
    assert!(refused > 300 && played > 60, "{refused} refused, {played} played");
}
