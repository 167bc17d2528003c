//! Hints the first time that something happens, in simulated games.

use std::collections::BTreeMap;

use junkyard_bots::action::{Phase, TableEvent};
use junkyard_bots::game::Game;
use junkyard_bots::lessons::{FirstTime, Seen, first_time};
use junkyard_bots::opponents::{Player, Situation, stream};
use junkyard_bots::parts::SeatId;
use junkyard_bots::table::{Choice, Setup};

/// Plays a game and shows each action's events with the table after it.
fn play(player: Player, seats: u8, seed: u64, mut see: impl FnMut(&[TableEvent], &mut Game, &Setup)) {
    let setup = Setup::new(seats, seed);
    let (mut game, events) = Game::new(&setup).unwrap();
    see(&events, &mut game, &setup);
    let mut step = 0;
    while let Some(seat) = game.state().turn.as_ref().map(|turn| turn.seat) {
        let (view, legal) = (game.view(seat), game.legal_actions());
        let action = player.choose(&Situation::new(&setup, &view, &legal), &mut stream(seed, step, seat));
        let events = game.act(action).unwrap();
        see(&events, &mut game, &setup);
        step += 1;
    }
}

/// Whether something that was found is so, as far as the table after it still tells.
fn is_so(first: FirstTime, seat: SeatId, events: &[TableEvent], game: &mut Game) -> bool {
    let phase = game.state().phase;
    let turn = game.state().turn.clone();
    let (power, bombs) = game.read(|table| (table.power(seat), table.bombs(seat).count()));
    let told = |of: &dyn Fn(&TableEvent) -> bool| events.iter().any(of);
    match first {
        FirstTime::Bomb => phase != Phase::Scrounge || bombs > 0,
        FirstTime::SecretLook => phase == Phase::Scan && turn.is_some_and(|turn| turn.seat == seat),
        FirstTime::CrystalTie => turn.is_some_and(|turn| turn.seat == seat && turn.choice == Choice::GiveCrystal),
        FirstTime::Weak => power <= 2,
        FirstTime::Hit => power < 5,
        FirstTime::NoPower => told(&|event| matches!(event, TableEvent::Attacked { power: 0, .. })),
        FirstTime::Ejected => told(&|event| matches!(event, TableEvent::Ejected { seat: own, .. } if *own == seat)),
        FirstTime::LargeDraw => told(&|event| matches!(event, TableEvent::Drew { seat: own, .. } if *own == seat)),
        FirstTime::Team => {
            told(&|event| matches!(event, TableEvent::Took { seat: own, by, .. } if *own == seat && by.len() > 1))
        }
        _ => true,
    }
}

#[test]
fn each_first_time_happens_and_is_explained_once() {
    let mut found: BTreeMap<FirstTime, u32> = BTreeMap::new();
    let mut seen = Seen::default();
    let mut explained = Vec::new();
    let games = (0..12).map(|seed| (Player::Random, 4, seed)).chain((0..12).map(|seed| (Player::Tidy, 2, seed)));
    for (player, seats, seed) in games {
        play(player, seats, seed, |events, game, setup| {
            for seat in (0..seats).map(SeatId) {
                let happened = first_time::of(events, setup, &game.view(seat));
                for &first in &happened {
                    assert!(is_so(first, seat, events, game), "{first:?} of {seat:?} after {events:?}");
                    *found.entry(first).or_default() += 1;
                }
                explained.extend(seen.explain(&happened));
            }
        });
    }
    assert_eq!(found.keys().copied().collect::<Vec<_>>(), FirstTime::ALL, "{found:?}");
    explained.sort_unstable();
    assert_eq!(explained, FirstTime::ALL, "each once");
}

#[test]
fn what_was_seen_is_kept_and_can_be_forgotten() {
    let mut seen = Seen::default();
    assert_eq!(seen.explain(&[FirstTime::Hit, FirstTime::Weak]), Some(FirstTime::Hit));
    assert!(seen.has(FirstTime::Hit) && !seen.has(FirstTime::Weak), "one at a time");
    assert_eq!(seen.explain(&[FirstTime::Hit, FirstTime::Weak]), Some(FirstTime::Weak));
    assert_eq!(seen.explain(&[FirstTime::Hit, FirstTime::Weak]), None);
    let text = ron::to_string(&seen).unwrap();
    assert_eq!(ron::from_str::<Seen>(&text).unwrap(), seen);
    seen.forget();
    assert_eq!(seen, Seen::default());
}

#[test]
fn rule_9_1_a_secret_look_is_explained_to_nobody_but_the_looker() {
    let mut looks = 0;
    for seed in 0..12 {
        play(Player::Tidy, 2, seed, |events, game, setup| {
            let looker = game.state().secret_look().map(|(seat, _)| seat);
            for seat in (0..2).map(SeatId) {
                let told = first_time::of(events, setup, &game.view(seat)).contains(&FirstTime::SecretLook);
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
