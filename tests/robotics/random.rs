//! Random games with invariants after every action, and legal actions against a sweep of all.

use std::collections::BTreeMap;

use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use robotics::action::{Action, Illegal, LoosePlace, TableEvent};
use robotics::game::Game;
use robotics::opponents::random;
use robotics::parts::{Credits, Kind, Market, OrderId, Part, PartCounts};
use robotics::table::components::{Counter, Joins, Nut, OutletState, WorkshopRobot};
use robotics::table::{Location, Options, Setup, Snapshot, Stage, Table, TurnStep};
use robotics::turn::{self, LegalActions};
use shell::grid::{Cell, Placement, Rotation};
use shell::seats::SeatId;
use shell::table::GameSnapshot;

/// Most actions of a random game before it counts as endless.
const MOST_ACTIONS: usize = 20_000;

/// Set-up with a number of seats and options that a seed decides.
pub fn any_setup(seed: u64) -> Setup {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut chance = || random.random_bool(0.4);
    let auction_every_round = chance();
    let options = Options {
        stored_saboteur: chance(),
        warning_control: chance(),
        auction_every_round,
        even_start: chance() && !auction_every_round,
        last_bell: chance(),
    };
    let seats = 2 + (seed % 4) as u8;
    let youngest = chance().then_some(SeatId(seats - 1));
    let orders_to_win = 2 + (seed % 3) as u8;
    Setup { options, youngest, orders_to_win, credits_to_win: 5_000, ..Setup::new(seats, seed) }
}

/// Action of a random player, who also answers offers with counter-offers.
pub fn any_action(table: &Table, random: &mut ChaCha8Rng) -> Action {
    if let Stage::Turn(turn) = &table.state().stage
        && let TurnStep::Answer { partner, .. } = turn.step
        && random.random_bool(0.3)
        && let Some(terms) = random::any_terms(table, turn, partner, random)
    {
        return Action::Counter(terms);
    }
    random::choose(table, &turn::legal_actions(table), random)
}

/// Plays a random game to its end, and calls `each` with the game, the action and its events after
/// every action.
pub fn play(setup: &Setup, mut each: impl FnMut(&mut Game, &Action, &[TableEvent])) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(setup.seed);
    let (mut game, _) = Game::new(setup).unwrap();
    for _ in 0..MOST_ACTIONS {
        if game.read(|table| table.state().outcome().is_some()) {
            return game;
        }
        let action = game.read(|table| any_action(table, &mut random));
        let events = game.act(action.clone()).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        each(&mut game, &action, &events);
    }
    panic!("seed {}: no end", setup.seed);
}

/// Checks that the entities of a table lie where its counts say, and are joined as its robots say.
fn check_entities(game: &mut Game, snapshot: &Snapshot) {
    let world = game.world();
    let mut loose: BTreeMap<(SeatId, LoosePlace), PartCounts> = BTreeMap::new();
    let mut on_squares = 0;
    let mut in_bag = 0;
    for entity in world.iter_entities() {
        let (Some(counter), Some(nut), Some(location)) =
            (entity.get::<Counter>(), entity.get::<Nut>(), entity.get::<Location>())
        else {
            continue;
        };
        let part = Part { kind: counter.0, nut: nut.0 };
        let is_attached = matches!(location, Location::Attached { .. });
        assert_eq!(entity.get::<Joins>().unwrap().0.is_empty(), !is_attached, "{part:?} at {location:?}");
        match *location {
            Location::Bag => in_bag += 1,
            Location::Square => on_squares += 1,
            Location::Loose { seat, place } => loose.entry((seat, place)).or_default().add(part),
            _ => {}
        }
    }
    let position = &snapshot.position;
    assert_eq!(in_bag, position.yard.bag.total());
    assert_eq!(on_squares, position.market.stock.total());
    for (seat, shop) in (0..).map(SeatId).zip(&position.workshops) {
        for place in [LoosePlace::Bench, LoosePlace::Store] {
            assert_eq!(loose.get(&(seat, place)).copied().unwrap_or_default(), *shop.loose(place));
        }
    }
    for entity in world.iter_entities() {
        let Some(robot) = entity.get::<WorkshopRobot>() else { continue };
        let free: usize = robot.robot().free_outlets().count();
        let states = robot.entities().iter().map(|&part| world.get::<Joins>(part).unwrap());
        let is_free = |joins: &&Joins| joins.0.iter().filter(|(_, state)| *state == OutletState::Free).count();
        assert_eq!(states.map(|joins| is_free(&joins)).sum::<usize>(), free);
    }
}

/// Credits that events took from the bank; negative if they went to it.
fn credits_of_events(events: &[TableEvent]) -> i64 {
    let of_event = |event: &TableEvent| match *event {
        TableEvent::RoundBegan { paid, .. } => -i64::from(paid),
        TableEvent::Bought { credits, .. } | TableEvent::RentPaid { credits, .. } => -i64::from(credits),
        TableEvent::Sold { credits, .. } => i64::from(credits),
        _ => 0,
    };
    events.iter().map(of_event).sum()
}

#[test]
fn random_games_keep_every_counter_and_credit_and_come_to_an_end() {
    for seed in 0..40 {
        let setup = any_setup(seed);
        let mut credits = i64::from(setup.data.start_credits()) * i64::from(setup.seats);
        play(&setup, |game, action, events| {
            let snapshot = game.snapshot();
            let sound = snapshot.check_snapshot(&setup);
            assert!(sound.is_ok(), "seed {seed}, {action:?}: {sound:?} {:?}", snapshot.position);
            credits += credits_of_events(events);
            let owned: Credits = snapshot.position.workshops.iter().map(|shop| shop.credits).sum();
            assert_eq!(i64::from(owned), credits, "seed {seed}, {action:?}");
            check_entities(game, &snapshot);
        });
    }
}

#[test]
fn a_table_that_is_restored_is_the_same_and_goes_on_in_the_same_way() {
    for seed in 0..8 {
        let setup = any_setup(seed);
        let mut other: Option<Game> = None;
        play(&setup, |game, action, events| {
            if let Some(other) = &mut other {
                assert_eq!(other.act(action.clone()).unwrap(), events, "seed {seed}, {action:?}");
            }
            let snapshot = game.snapshot();
            let mut restored = Game::from_snapshot(&setup, &snapshot).unwrap();
            assert_eq!(restored.snapshot(), snapshot);
            check_entities(&mut restored, &snapshot);
            other = Some(restored);
        });
    }
}

/// Every action but offers, counter-offers and conversions, near the robots of a table.
fn sweep(table: &Table) -> Vec<Action> {
    let mut all: Vec<Action> = (0..=30).map(|halves| Action::Bid(halves * 50)).collect();
    all.extend((0..18).map(|order| Action::Sell(OrderId(order))));
    all.extend([Action::PassBid, Action::KeepRobot, Action::Draw, Action::Pass, Action::KeepSaboteur]);
    all.extend([Action::LetControlWork, Action::LayWarning, Action::Accept, Action::Refuse, Action::Done]);
    let parts = || Kind::ALL.into_iter().flat_map(|kind| [Part::plain(kind), Part::with_nut(kind)]);
    let places = [LoosePlace::Bench, LoosePlace::Store];
    all.extend(Kind::ALL.into_iter().flat_map(|kind| Market::BOTH.map(|market| Action::Buy { kind, market })));
    all.extend(parts().flat_map(|part| [Action::Store(part), Action::Unstore(part)]));
    all.extend(parts().flat_map(|part| places.map(|from| Action::Scrap { part, from })));
    let cells: Vec<Cell> = (-4..=4).flat_map(|x| (-4..=4).map(move |y| Cell::new(x, y))).collect();
    for seat in (0..6).map(SeatId) {
        all.extend(cells.iter().map(|&cell| Action::Sabotage { seat, cell }));
    }
    // A part that lies nowhere is refused at once; one cell is enough to see that.
    let chooser = table.state().awaited_seat().unwrap();
    let loose = table.workshop(chooser).shop.all_loose();
    for part in parts() {
        let cells = if loose.count(part) > 0 { &cells[..] } else { &cells[..1] };
        let placements = cells.iter().flat_map(|&cell| Rotation::ALL.map(|rotation| Placement { cell, rotation }));
        all.extend(placements.flat_map(|at| places.map(|from| Action::Attach { part, from, at })));
    }
    all
}

#[test]
fn exactly_the_listed_actions_are_accepted() {
    for seed in 0..16 {
        let mut number = 0;
        play(&any_setup(seed), |game, _, _| {
            number += 1;
            if number % 7 != 0 || game.read(|table| table.state().outcome().is_some()) {
                return;
            }
            game.read(|table| {
                let legal = turn::legal_actions(table);
                let listed = legal.each();
                for action in &listed {
                    let checked = turn::check_action(table, action);
                    assert_eq!(checked, Ok(()), "seed {seed}, listed: {action:?}");
                }
                for action in sweep(table).into_iter().filter(|action| !listed.contains(action)) {
                    let checked = turn::check_action(table, &action);
                    assert!(checked.is_err(), "seed {seed}, not listed: {action:?} {legal:?}");
                }
                if let LegalActions::Turn(actions) = &legal {
                    let own = table.state().turn().unwrap().seat;
                    assert!(actions.partners.iter().all(|&partner| partner != own && partner.0 < table.setup().seats));
                }
            });
        });
    }
}

#[test]
fn a_refused_action_changes_nothing() {
    for seed in 0..4 {
        let mut number = 0;
        play(&any_setup(seed), |game, _, _| {
            number += 1;
            if number % 50 != 0 || game.read(|table| table.state().outcome().is_some()) {
                return;
            }
            let before = game.snapshot();
            let actions = game.read(sweep);
            for action in actions {
                if game.read(|table| turn::check_action(table, &action)).is_err() {
                    assert!(game.act(action.clone()).is_err(), "{action:?}");
                    assert!(game.snapshot() == before, "{action:?}");
                }
            }
        });
    }
}

#[test]
fn nothing_is_legal_after_the_end() {
    let mut game = play(&any_setup(3), |_, _, _| {});
    assert_eq!(game.read(turn::legal_actions), LegalActions::Over);
    assert_eq!(game.act(Action::Pass), Err(Illegal::GameOver));
}
