//! Set-up (section 2).

use std::collections::BTreeSet;

use engineers::action::{Action, Illegal, TableEvent};
use engineers::game::Game;
use engineers::set::MachineId;
use engineers::table::{NotebookOption, Options, Setup, SetupError, Stage};
use engineers::yard::{Gate, Square};
use shell::seats::{PerSeat, SeatId};
use shell::stream::{Stream, StreamPoint};

use crate::scene::{BLUE, GREEN, RED, YELLOW, at};
use crate::test_table::TestTable;

/// Rolls for the order of a new game, and the first team.
fn rolls_of(seats: u8, seed: u64) -> (Vec<PerSeat<(SeatId, u8)>>, SeatId) {
    let (_, events) = Game::new(&Setup::new(seats, seed)).unwrap();
    let laid = events.into_iter().find_map(|event| match event {
        TableEvent::YardLaid { rolls, first } => Some((rolls, first)),
        _ => None,
    });
    laid.expect("a yard")
}

fn gate(square: &str) -> Gate {
    Gate::of_square(at(square)).expect("a gate square")
}

#[test]
fn rule_2_1_four_different_tiles_lie_on_any_face_in_any_turn() {
    let mut faces = BTreeSet::new();
    let mut tiles = BTreeSet::new();
    for seed in 0..60 {
        let maze = TestTable::new(Setup::new(2, seed)).position().maze;
        assert_eq!(maze.map(|laid| laid.tile).into_iter().collect::<BTreeSet<_>>().len(), 4, "seed {seed}");
        faces.extend(maze.map(|laid| (laid.face, laid.turns)));
        tiles.extend(maze.map(|laid| laid.tile));
    }
    assert_eq!((faces.len(), tiles.len()), (8, 10));
}

#[test]
fn rule_2_4_the_highest_roll_begins_and_the_others_follow_clockwise() {
    for seed in 0..40 {
        let (rolls, first) = rolls_of(4, seed);
        let decided = rolls.last().unwrap();
        let most = decided.iter().map(|&(_, roll)| roll).max().unwrap();
        assert_eq!(decided.iter().filter(|&&(_, roll)| roll == most).count(), 1);
        assert!(decided.contains(&(first, most)));
        assert_eq!(rolls[0].len(), 4);
        let order = TestTable::new(Setup::new(4, seed)).state().order;
        let clockwise: Vec<SeatId> = (0..4).map(|further| SeatId((first.0 + further) % 4)).collect();
        assert_eq!(order[..], clockwise[..]);
    }
}

#[test]
fn rule_2_4_who_ties_for_the_highest_rolls_again() {
    let mut ties = 0;
    for seed in 0..60 {
        let (rolls, _) = rolls_of(4, seed);
        for (before, after) in rolls.iter().zip(rolls.iter().skip(1)) {
            let most = before.iter().map(|&(_, roll)| roll).max();
            let tied: Vec<SeatId> =
                before.iter().filter(|&&(_, roll)| Some(roll) == most).map(|&(seat, _)| seat).collect();
            assert_eq!(after.iter().map(|&(seat, _)| seat).collect::<Vec<_>>(), tied);
            assert!(tied.len() > 1);
            ties += 1;
        }
    }
    assert!(ties > 0, "no tie among all these games");
}

#[test]
fn rule_2_5_gates_are_taken_in_reverse_order() {
    let mut table = TestTable::new(Setup::new(3, 5));
    let order = table.state().order;
    assert_eq!(table.state().stage, Stage::Gates(order[2]));
    table.act(Action::TakeGate(gate("c0")));
    assert_eq!(table.awaited(), Some(order[1]));
    assert_eq!(table.refused(Action::TakeGate(gate("c0"))), Illegal::GateTaken);
    assert_eq!(table.refused(Action::EndTurn), Illegal::NotNow);
    table.act(Action::TakeGate(gate("k8")));
    let events = table.act(Action::TakeGate(gate("h0")));
    assert_eq!(table.team(order[1]).team.gate, Some(gate("k8")));
    assert_eq!(
        events,
        [
            TableEvent::GateTaken { seat: order[0], gate: gate("h0") },
            TableEvent::RoundBegan { round: 1, is_last: false },
            TableEvent::TurnBegan { seat: order[0] }
        ]
    );
    assert_eq!(table.awaited(), Some(order[0]));
    assert_eq!(table.refused(Action::TakeGate(gate("z3"))), Illegal::NotNow);
}

#[test]
fn rule_2_6_workers_and_the_parked_truck_begin_in_the_zone() {
    let mut table = TestTable::new(Setup::new(2, 5));
    let last = table.state().order[1];
    table.act(Action::TakeGate(gate("z8")));
    let team = table.team(last);
    assert!(team.workers.iter().all(|worker| worker.square == at("z8") && !worker.is_aboard));
    assert_eq!((team.truck.square, team.truck.driver), (at("z8"), None));
    assert!(table.read(|table| table.is_parked(last)));
    assert_eq!(table.read(|table| (table.room_taken(last), table.units_aboard(last))), (5, 0));
}

#[test]
fn rule_2_7_each_team_has_1000_dollars_or_less_in_hundreds() {
    let with = |money: [u16; 2]| {
        let options = Options { money: money.into_iter().collect(), ..Options::suggested(2) };
        Setup { options, ..Setup::new(2, 1) }
    };
    assert_eq!(TestTable::new(Setup::new(2, 1)).money(RED), 1000);
    let mut table = TestTable::new(with([600, 0]));
    assert_eq!((table.money(RED), table.money(BLUE)), (600, 0));
    assert_eq!(with([650, 0]).check(), Err(SetupError::Money(650)));
    assert_eq!(with([1100, 0]).check(), Err(SetupError::Money(1100)));
}

#[test]
fn rule_2_8_an_object_lies_on_every_square_of_the_yard() {
    let position = TestTable::new(Setup::new(2, 1)).position();
    assert!(Square::all().all(|square| position.unseen.contains(square) == square.is_yard()));
    assert_eq!((position.unseen.len(), position.things.len()), (100, 0));
}

#[test]
fn rule_2_9_each_team_gets_three_cards_that_only_it_sees() {
    for seed in 0..20 {
        let (mut game, events) = Game::new(&Setup::new(4, seed)).unwrap();
        let position = game.snapshot().position;
        let mut dealt = BTreeSet::new();
        for seat in [RED, BLUE, GREEN, YELLOW] {
            let hand: Vec<MachineId> = position.hand(seat).collect();
            assert_eq!(hand.len(), 3);
            dealt.extend(hand);
            assert!(game.read(|table| table.hand(seat).all(|(_, is_shown)| !is_shown)));
        }
        assert_eq!(dealt.len(), 12);
        let deals = events.iter().filter(|event| matches!(event, TableEvent::CardsDealt { .. }));
        assert_eq!(deals.count(), 4);
    }
}

/// The draws of a set-up, written once more by hand: tiles, rolls, cards.
#[test]
fn the_set_up_draws_tiles_then_rolls_then_cards() {
    let seed = 12;
    let position = TestTable::new(Setup::new(2, seed)).position();
    let mut stream = Stream::at(StreamPoint { seed, position: 0 });
    let mut tiles: Vec<u8> = (0..10).collect();
    for laid in position.maze {
        let tile = tiles.remove(stream.below(tiles.len() as u32) as usize);
        assert_eq!((laid.tile, u32::from(laid.face)), (tile, stream.below(2)));
        assert_eq!(u32::from(laid.turns), stream.below(4));
    }
    let rolls: Vec<u32> = (0..2).map(|_| stream.below(20) + 1).collect();
    assert_ne!(rolls[0], rolls[1], "choose a seed without a tie");
    let first = if rolls[0] > rolls[1] { RED } else { BLUE };
    assert_eq!(position.state.order[0], first);
    let mut deck: Vec<u8> = (0..24).collect();
    for &seat in &position.state.order {
        let mut drawn: Vec<MachineId> =
            (0..3).map(|_| MachineId(deck.remove(stream.below(deck.len() as u32) as usize))).collect();
        drawn.sort_unstable();
        assert_eq!(position.hand(seat).collect::<Vec<_>>(), drawn);
    }
}

#[test]
fn rule_2_10_options_are_suggested_and_checked() {
    let suggested = Options::suggested(3);
    assert_eq!((suggested.target, suggested.rounds, suggested.notebook), (150, 30, NotebookOption::Bought));
    assert!(suggested.trading && !suggested.open_table);
    let with = |change: fn(&mut Options)| {
        let mut setup = Setup::new(2, 1);
        change(&mut setup.options);
        setup.check()
    };
    assert!([150, 250, 400].into_iter().all(|target| {
        let mut setup = Setup::new(2, 1);
        setup.options.target = target;
        setup.check().is_ok()
    }));
    assert_eq!(with(|options| options.target = 200), Err(SetupError::Target(200)));
    assert_eq!(with(|options| options.rounds = 0), Err(SetupError::Rounds(0)));
    assert_eq!(with(|options| options.money = Vec::new()), Err(SetupError::MoneyOfSeats(0)));
    assert_eq!(Setup::new(5, 1).check(), Err(SetupError::Seats(5)));
    assert_eq!(Setup::new(1, 1).check(), Err(SetupError::Seats(1)));
}
