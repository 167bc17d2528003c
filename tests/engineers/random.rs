//! Random games with invariants after every action.

use std::collections::BTreeMap;

use engineers::action::{Action, Illegal, TableEvent};
use engineers::game::Game;
use engineers::table::{NotebookOption, Options, Setup};
use engineers::turn;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::table::GameSnapshot;

use crate::any::{any_action, any_candidate};
use crate::entities::check_entities;
use crate::scene::{BLUE, RED, Scene};

/// Most actions of a random game before it counts as endless.
const MOST_ACTIONS: usize = 40_000;

/// Random games of the test that counts events.
const GAMES: u64 = 120;

/// Events that random games come to.
const EVENTS: &[&str] = &[
    "CardsDealt",
    "GateTaken",
    "RoundBegan",
    "TurnBegan",
    "TurnEnded",
    "Closed",
    "RolledOn",
    "TargetReached",
    "GameOver",
    "Stepped",
    "Searched",
    "Opened",
    "StruckOut",
    "WallDown",
    "PickedUp",
    "PutDown",
    "HandedOver",
    "ShareTaken",
    "ShareLeft",
    "Packed",
    "Unpacked",
    "BlankAgain",
    "Discarded",
    "Bought",
    "Sold",
    "NotebookBought",
    "Defined",
    "ClimbedIn",
    "ClimbedOut",
    "WheelTaken",
    "WheelLeft",
    "Drove",
    "Loaded",
    "Unloaded",
    "JobBegun",
    "Worked",
    "JobLost",
    "Joined",
    "Detached",
    "Debugged",
    "DebugRolled",
    "Trained",
    "Mended",
    "Improved",
    "Tested",
    "Damaged",
    "Scored",
    "CardsPutAside",
    "HandedIn",
    "Offered",
    "Countered",
    "Declined",
    "Exchanged",
    "AuctionBegan",
    "BidMade",
    "OutOfAuction",
    "AuctionEnded",
];

/// Set-up with a number of seats and options that a seed decides.
pub fn any_setup(seed: u64) -> Setup {
    let setup = Setup::new(2 + (seed % 3) as u8, seed);
    let notebook = [NotebookOption::Bought, NotebookOption::Free, NotebookOption::None][(seed % 3) as usize];
    let options = Options {
        rounds: 6 + (seed % 5) as u16 * 3,
        notebook,
        trading: !seed.is_multiple_of(4),
        open_table: seed.is_multiple_of(5),
        ..Options::suggested(setup.seats)
    };
    Setup { options, ..setup }
}

/// Table in the middle of a game, with machines that can be tested, a fault, blanks and things of
/// all effects: random players seldom get so far.
pub fn rich_scene(seed: u64) -> Scene {
    Scene::of(any_setup(seed))
        .round(4)
        .rich()
        .joining(RED, "tin_sheet", "bucket", 22)
        .built(RED, "soapbox_cart bird_scarer go_kart")
        .detaching(BLUE, "tarpaulin", 20)
}

/// Game of a seed: every other one begins with a rich table.
fn any_game(seed: u64) -> (Setup, Game) {
    if seed.is_multiple_of(2) {
        let setup = any_setup(seed);
        let (game, _) = Game::new(&setup).unwrap();
        return (setup, game);
    }
    let (setup, snapshot) = rich_scene(seed).seed(seed).into_snapshot();
    let game = Game::from_snapshot(&setup, &snapshot).unwrap_or_else(|fault| panic!("{fault}"));
    (setup, game)
}

/// Plays a random game to its end, and calls `each` with the game, the action and its events after
/// every action.
pub fn play(seed: u64, mut each: impl FnMut(&Setup, &mut Game, &Action, &[TableEvent])) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let (setup, mut game) = any_game(seed);
    for _ in 0..MOST_ACTIONS {
        if game.read(|table| table.state().outcome().is_some()) {
            return game;
        }
        let action = game.read(|table| any_action(table, &mut random));
        let events = game.act(action.clone()).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        each(&setup, &mut game, &action, &events);
    }
    panic!("seed {seed}: no end");
}

#[test]
fn rule_18_2_random_games_stay_sound_and_come_to_an_end() {
    for seed in 0..GAMES / 2 {
        let mut game = play(seed, |setup, game, action, _| {
            let snapshot = game.snapshot();
            let sound = snapshot.check_snapshot(setup);
            assert!(sound.is_ok(), "seed {seed}, {action:?}: {sound:?} {:?}", snapshot.position);
            check_entities(game, &snapshot);
        });
        assert_eq!(game.act(Action::EndTurn), Err(Illegal::GameOver));
    }
}

#[test]
fn a_table_that_is_restored_is_the_same_and_goes_on_in_the_same_way() {
    for seed in 0..8 {
        let mut other: Option<Game> = None;
        play(seed, |setup, game, action, events| {
            if let Some(other) = &mut other {
                assert_eq!(other.act(action.clone()).unwrap(), events, "seed {seed}, {action:?}");
            }
            let snapshot = game.snapshot();
            let mut restored = Game::from_snapshot(setup, &snapshot).unwrap();
            assert_eq!(restored.snapshot(), snapshot);
            check_entities(&mut restored, &snapshot);
            other = Some(restored);
        });
    }
}

#[test]
fn a_table_that_is_restored_in_place_is_as_it_was() {
    for seed in 0..8 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let (_, mut game) = any_game(seed);
        for _ in 0..40 {
            let before = game.snapshot();
            for _ in 0..30 {
                if game.read(|table| table.state().outcome().is_none()) {
                    let action = game.read(|table| any_action(table, &mut random));
                    game.act(action).unwrap();
                }
            }
            let after = game.snapshot();
            game.restore(&before).unwrap();
            assert_eq!(game.snapshot(), before);
            check_entities(&mut game, &before);
            game.restore(&after).unwrap();
            check_entities(&mut game, &after);
        }
    }
}

#[test]
fn a_table_that_is_laid_out_anew_is_like_a_new_one() {
    let mut game = play(3, |_, _, _, _| ());
    for seed in 0..6 {
        let setup = any_setup(seed);
        let events = game.restart(&setup).unwrap();
        let (mut new, new_events) = Game::new(&setup).unwrap();
        assert_eq!((game.snapshot(), events), (new.snapshot(), new_events));
        let snapshot = game.snapshot();
        check_entities(&mut game, &snapshot);
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..100 {
            let action = game.read(|table| any_action(table, &mut random));
            assert_eq!(game.act(action.clone()), new.act(action));
            assert_eq!(game.snapshot(), new.snapshot());
        }
    }
}

#[test]
fn an_action_is_refused_as_the_check_says_and_changes_nothing() {
    for seed in 0..12 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        play(seed, |_, game, _, _| {
            if game.read(|table| table.state().outcome().is_some()) {
                return;
            }
            let action = game.read(|table| any_candidate(table, &mut random));
            if let Err(illegal) = game.read(|table| turn::check_action(table, &action)) {
                let before = game.snapshot();
                assert_eq!(game.act(action.clone()), Err(illegal), "seed {seed}: {action:?}");
                assert_eq!(game.snapshot(), before, "seed {seed}: {action:?}");
            }
        });
    }
}

#[test]
fn random_games_come_to_all_kinds_of_events() {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..GAMES {
        play(seed, |_, _, _, events| {
            for event in events {
                let name = format!("{event:?}");
                let name: String = name.chars().take_while(char::is_ascii_alphanumeric).collect();
                *counts.entry(name).or_insert(0) += 1;
            }
        });
    }
    let seldom: Vec<_> = EVENTS.iter().filter(|&&name| counts.get(name).is_none_or(|&count| count < 2)).collect();
    assert!(seldom.is_empty(), "{seldom:?} {counts:#?}");
}
