//! Hints the first time that something happens, in simulated games.

use std::collections::BTreeMap;

use junkyard_bots::action::{BlindTileFate, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::lessons::{ExplainedFirstTimes, FirstTime, first_time};
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::{Size, TileKind};
use junkyard_bots::table::{Choice, Setup};
use shell::seats::{PlayerKind, SeatId, stream_of_player};

/// Plays a game and shows each action's events with the table after it.
fn play(player: PlayerKind, seats: u8, seed: u64, mut see: impl FnMut(&[TableEvent], &mut Game, &Setup)) {
    let setup = Setup::new(seats, seed);
    let (mut game, events) = Game::new(&setup).unwrap();
    see(&events, &mut game, &setup);
    let mut step = 0;
    while let Some(seat) = game.state().active_seat() {
        let view = game.view(seat);
        let legal = game.legal_actions();
        let action =
            decide_as(player, &Situation::new(&setup, &view, &legal), &mut stream_of_player(seed, step, seat)).action;
        let events = game.act(action).unwrap();
        see(&events, &mut game, &setup);
        step += 1;
    }
}

/// Whether something has happened to a seat, by the events and by the table after them: asked in
/// other ways than the hints ask.
fn has_happened(first: FirstTime, seat: SeatId, events: &[TableEvent], game: &mut Game) -> bool {
    let told = |of: &dyn Fn(&TableEvent) -> bool| events.iter().any(of);
    let own = |event: &TableEvent| event.seat() == Some(seat);
    let hit = |event: &TableEvent| matches!(event, TableEvent::Attacked { target, damage, .. } if *target == seat && *damage > 0);
    let built =
        told(&|event| own(event) && matches!(event, TableEvent::Rebuilt { .. } | TableEvent::FirstBuilt { .. }));
    let burnt = |event: &TableEvent| {
        own(event) && matches!(event, TableEvent::BlindTurnedUp { fate: BlindTileFate::Explodes { .. }, .. })
    };
    let turn = game.state().turn.clone();
    match first {
        FirstTime::Bomb => told(&|event| own(event) && is_bomb_taken(game, event)),
        FirstTime::SecretLook => {
            game.state().secret_look().is_some_and(|(looker, _)| looker == seat) && is_to_draw(game, seat)
        }
        FirstTime::Team => told(&|event| own(event) && matches!(event, TableEvent::Took { by, .. } if by.len() > 1)),
        FirstTime::PipeBonus => built && has_pipe_bonus(game, seat),
        FirstTime::OffTheGround => built && has_idle_movers(game, seat),
        FirstTime::Hit => told(&hit),
        FirstTime::Dodged => {
            told(&|event| matches!(event, TableEvent::Attacked { target, damage: 0, .. } if *target == seat))
        }
        FirstTime::NoPower => told(&|event| matches!(event, TableEvent::Attacked { power: 0, .. })),
        FirstTime::Weak => {
            // What is left after the last of several blind bombs is the lowest; a throw comes
            // alone.
            let lowest = events.iter().filter_map(|event| left(event, seat)).any(|power| (1..3).contains(&power));
            lowest && (told(&hit) || told(&burnt))
        }
        FirstTime::Blind => told(&|event| own(event) && matches!(event, TableEvent::TookBlind { .. })),
        FirstTime::BlindDropped => {
            told(&|event| own(event) && matches!(event, TableEvent::BlindTurnedUp { fate: BlindTileFate::Dropped, .. }))
        }
        FirstTime::Ejected => told(&|event| own(event) && matches!(event, TableEvent::Ejected { .. })),
        FirstTime::CrystalTie => turn.is_some_and(|turn| turn.seat == seat && turn.choice == Choice::GiveCrystal),
        FirstTime::LargeDraw => {
            told(&|event| own(event) && matches!(event, TableEvent::Drew { size: Size::Large, .. }))
        }
        FirstTime::NearlyWon => told(&|event| !own(event) && matches!(event, TableEvent::Ate { total: 8..10, .. })),
    }
}

/// The power that an event has left a seat.
fn left(event: &TableEvent, seat: SeatId) -> Option<u8> {
    match event {
        TableEvent::Attacked { target, power, .. } if *target == seat => Some(*power),
        TableEvent::BlindTurnedUp { seat: own, fate: BlindTileFate::Explodes { power }, .. } if *own == seat => {
            Some(*power)
        }
        _ => None,
    }
}

fn is_bomb_taken(game: &Game, event: &TableEvent) -> bool {
    let setup = game.world().resource::<Setup>();
    matches!(event, TableEvent::Took { tile, .. } if setup.tiles[*tile].name().starts_with("bomb_"))
}

/// Whether some part of a robot gains by a pipe.
fn has_pipe_bonus(game: &mut Game, seat: SeatId) -> bool {
    game.read(|table| {
        let robot = table.robot(seat);
        let is_pipe = |index: usize| robot.assembly().parts()[index].is_kind(TileKind::Pipe);
        let gains = |index: usize| robot.bonuses()[index] > 0;
        let pipes = robot.assembly().attached().filter(|&(index, ..)| is_pipe(index)).count();
        let with = robot.assembly().attached().filter(|&(index, ..)| gains(index)).count();
        assert!(with == 0 || pipes > 0, "no bonus without a pipe");
        with > 0
    })
}

/// Whether a robot is slower than its movers are strong.
fn has_idle_movers(game: &mut Game, seat: SeatId) -> bool {
    game.read(|table| {
        let robot = table.robot(seat);
        let movers = robot.assembly().attached().filter(|(.., tile)| tile.kind() == TileKind::Mover);
        let strength = movers.map(|(index, _, tile)| u16::from(tile.points() + robot.bonuses()[index])).sum::<u16>();
        robot.abilities().speed < strength
    })
}

#[test]
fn each_first_time_happens_and_is_explained_once() {
    let mut found: BTreeMap<FirstTime, u32> = BTreeMap::new();
    let mut seen = ExplainedFirstTimes::default();
    let mut explained = Vec::new();
    let games =
        (0..12).map(|seed| (PlayerKind::Random, 4, seed)).chain((0..12).map(|seed| (PlayerKind::Tidy, 2, seed)));
    for (player, seats, seed) in games {
        play(player, seats, seed, |events, game, setup| {
            for seat in (0..seats).map(SeatId) {
                let happened = first_time::first_times_of(events, setup, &game.view(seat));
                for first in FirstTime::ALL {
                    let is_found = happened.contains(&first);
                    let is_so = has_happened(first, seat, events, game);
                    assert_eq!(is_found, is_so, "{first:?} of {seat:?} after {events:?}");
                    *found.entry(first).or_default() += u32::from(is_found);
                }
                explained.extend(seen.explain_next(&happened));
            }
        });
    }
    assert!(found.values().all(|&times| times > 0), "{found:?}");
    explained.sort_unstable();
    assert_eq!(explained, FirstTime::ALL, "each once");
}

#[test]
fn what_was_seen_is_kept_and_can_be_forgotten() {
    let mut seen = ExplainedFirstTimes::default();
    assert_eq!(seen.explain_next(&[FirstTime::Hit, FirstTime::Weak]), Some(FirstTime::Hit));
    assert!(seen.has(FirstTime::Hit) && !seen.has(FirstTime::Weak), "one at a time");
    assert_eq!(seen.explain_next(&[FirstTime::Hit, FirstTime::Weak]), Some(FirstTime::Weak));
    assert_eq!(seen.explain_next(&[FirstTime::Hit, FirstTime::Weak]), None);
    let text = ron::to_string(&seen).unwrap();
    assert_eq!(ron::from_str::<ExplainedFirstTimes>(&text).unwrap(), seen);
    seen.forget();
    assert_eq!(seen, ExplainedFirstTimes::default());
}

#[test]
fn rule_9_1_a_secret_look_is_explained_to_nobody_but_the_looker() {
    let mut looks = 0;
    for seed in 0..12 {
        play(PlayerKind::Tidy, 2, seed, |events, game, setup| {
            let looker = game.state().secret_look().map(|(seat, _)| seat);
            for seat in (0..2).map(SeatId) {
                let told = first_time::first_times_of(events, setup, &game.view(seat)).contains(&FirstTime::SecretLook);
                assert_eq!(told, looker == Some(seat) && is_to_draw(game, seat));
                looks += u32::from(told);
            }
        });
    }
    assert!(looks > 0, "some of these games have secret looks");
}

/// Whether a seat is still to draw, and not to decide on what it has drawn.
fn is_to_draw(game: &Game, seat: SeatId) -> bool {
    let turn = game.state().turn.as_ref().unwrap();
    turn.seat == seat && matches!(turn.choice, Choice::Draw { .. })
}
