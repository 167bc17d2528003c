//! Clicks and keys of a team that is led by orders, counted in games against a team that does
//! nothing. The one who leads it is simple: it searches, fetches what a card needs, joins, tests
//! and debugs.

use engineers::action::{Action, ThingId, WorkerId};
use engineers::orders::{Order, RunStop, WaySearch};
use engineers::set::MachineId;
use engineers::set::limits::BASE_LIMIT;
use engineers::table::{Options, Place, Setup, Table, ThingView};
use engineers::turn::work::zone_work::sorted_whole;
use engineers::yard::{Gate, Square};

use super::Foreman;
use crate::scene::{BLUE, RED, worker};
use crate::test_table::TestTable;

/// Rounds that are played.
const ROUNDS: u16 = 30;
/// Steps to the square that a worker is sent to for searches.
const NEAREST: u8 = 3;
const FARTHEST: u8 = 8;
/// Most orders of a worker in a turn.
const TRIES: usize = 3;

/// What a team has and knows, for a card: the thing for each need.
fn things_for(table: &Table, machine: MachineId) -> Vec<Option<ThingId>> {
    let known = |thing: &ThingView| match thing.place {
        Place::Zone(seat) | Place::Held(seat, _) => seat == RED,
        Place::FaceDown(_) => thing.is_open_to(RED) && can_be_carried(table, thing.id),
        _ => false,
    };
    let mut things: Vec<_> = table.things().filter(known).collect();
    things.retain(|thing| !thing.is_broken());
    let needs = &table.data().machine(machine).needs;
    let found = needs.iter().map(|need| {
        let index = things.iter().position(|thing| need.fits(table.data(), thing.kind_id(RED)))?;
        Some(things.remove(index).id)
    });
    found.collect()
}

/// Whether a single worker without tools can carry a thing and still walk.
fn can_be_carried(table: &Table, thing: ThingId) -> bool {
    let weight = table.weight(thing, RED);
    weight.hands <= 2 && weight.penalty < u16::from(BASE_LIMIT)
}

/// The card for which the team has the most, and its things.
fn best_card(table: &Table) -> (MachineId, Vec<Option<ThingId>>) {
    let cards = table.hand(RED).map(|(machine, _)| (machine, things_for(table, machine)));
    let missing = |things: &[Option<ThingId>]| things.iter().filter(|thing| thing.is_none()).count();
    cards.min_by_key(|(_, things)| missing(things)).expect("a card")
}

/// A thing that lies open in the yard and that the card needs.
fn find_wanted(table: &Table, is_claimed: impl Fn(ThingId) -> bool) -> Option<ThingId> {
    let (_, things) = best_card(table);
    let lies = |thing: ThingId| table.find_thing(thing).is_some_and(|thing| matches!(thing.place, Place::FaceDown(_)));
    things.into_iter().flatten().find(|&thing| lies(thing) && !is_claimed(thing))
}

/// The square that leads a worker past the most squares at which nobody has looked.
fn find_square(table: &Table, worker: WorkerId, taken: &[Square]) -> Option<Square> {
    let from = table.worker(RED, worker).square;
    let ways = table.yard().distances(from);
    let gain = |square: Square| {
        let path = table.yard().path(from, square).unwrap_or_default();
        path.iter().filter(|square| table.unseen().contains(**square)).count()
    };
    let is_in_reach = |square: &Square| (NEAREST..=FARTHEST).contains(&ways[square.index()]);
    let squares = Square::all_of_yard().filter(is_in_reach).filter(|square| table.unseen().contains(*square));
    squares.filter(|square| !taken.contains(square)).max_by_key(|&square| gain(square))
}

/// Job that the zone allows: two things of the card that are not joined yet.
fn find_job(table: &Table) -> Option<Action> {
    if table.job(RED).is_some() {
        return None;
    }
    let (_, things) = best_card(table);
    let in_zone = |thing: &ThingId| table.find_thing(*thing).is_some_and(|thing| thing.place == Place::Zone(RED));
    let lying: Vec<ThingId> = things.into_iter().flatten().filter(in_zone).collect();
    let first = *lying.first()?;
    let second = lying.into_iter().find(|&thing| table.first_of(thing) != table.first_of(first))?;
    Some(Action::BeginJoining { first, second })
}

/// Faulty machine of the zone.
fn find_faulty(table: &Table) -> Option<ThingId> {
    let lying: Vec<ThingId> = table.wholes_at(Place::Zone(RED)).map(|thing| thing.id).collect();
    lying.into_iter().find(|&thing| table.state().is_faulty(&sorted_whole(table, thing)))
}

impl Foreman {
    fn find_test(&mut self) -> Option<Action> {
        let tests = self.table.read(|table| {
            let wholes: Vec<ThingId> = table.wholes_at(Place::Zone(RED)).map(|thing| thing.id).collect();
            let cards: Vec<MachineId> = table.hand(RED).map(|(machine, _)| machine).collect();
            let of = |thing| cards.iter().map(move |&machine| Action::Test { thing, machine, with_once: false });
            wholes.into_iter().flat_map(of).collect::<Vec<_>>()
        });
        tests.into_iter().find(|test| self.table.check(test).is_ok())
    }

    /// The order that a worker without one gets.
    fn find_order(&mut self, number: u8) -> Option<Order> {
        let orders = self.orders.clone();
        let own: Vec<Order> = orders.each().map(|(_, _, order)| order).collect();
        let taken: Vec<Square> = own
            .iter()
            .filter_map(|order| if let Order::Go { square, .. } = order { Some(*square) } else { None })
            .collect();
        self.table.read(|table| {
            let is_claimed = |thing: ThingId| own.contains(&Order::Fetch { thing });
            let is_at_home = Some(table.worker(RED, worker(number)).square) == table.zone_square(RED);
            let wanted = find_wanted(table, is_claimed).map(|thing| Order::Fetch { thing });
            let fault = find_faulty(table).map(|thing| Order::Debug { thing });
            let job = table.job(RED).map(|_| Order::Work);
            let work = job.or(fault).filter(|_| is_at_home || number < 2);
            let search = find_square(table, worker(number), &taken);
            wanted.or(work).or(search.map(|square| Order::Go { square, search: WaySearch::OnWay }))
        })
    }

    /// What follows from a stop: the finder fetches what a card needs, or the orders go on.
    fn answer(&mut self, stop: &RunStop) -> Option<RunStop> {
        match stop {
            RunStop::Finished | RunStop::NotNow => None,
            RunStop::Asked { .. } => (!self.orders.is_empty()).then(|| self.carry_on()),
            RunStop::Found { worker: finder, things } => {
                let wanted = self.table.read(|table| find_wanted(table, |thing| !things.contains(&thing)));
                Some(match wanted {
                    Some(thing) => self.order(finder.0, Order::Fetch { thing }),
                    None => self.carry_on(),
                })
            }
        }
    }

    fn settle(&mut self, mut stop: RunStop) {
        while let Some(next) = self.answer(&stop) {
            stop = next;
        }
    }

    /// Plays a turn. Returns the clicks and keys that it took.
    fn play_turn(&mut self) -> usize {
        let before = self.inputs;
        if let Some(job) = self.table.read(find_job) {
            self.inputs += 1;
            self.table.act(job);
        }
        if !self.orders.is_empty() {
            let stop = self.carry_on();
            self.settle(stop);
        }
        for number in 0..4 {
            for _ in 0..TRIES {
                let is_idle = self.orders.of(RED, worker(number)).is_none() && self.table.left(RED, number) > 0;
                let Some(order) = self.find_order(number).filter(|_| is_idle) else { break };
                let stop = self.order(number, order);
                self.settle(stop);
            }
        }
        self.inputs += 1;
        let end = self.find_test().unwrap_or(Action::EndTurn);
        self.table.act(end);
        self.inputs - before
    }
}

/// Clicks and keys of the turns of a game.
fn play(seed: u64) -> (Vec<usize>, usize, u16) {
    let options = Options { rounds: ROUNDS, ..Options::suggested(2) };
    let mut table = TestTable::new(Setup { options, ..Setup::new(2, seed) });
    for gate in [Gate::ALL[0], Gate::ALL[4]] {
        table.act(Action::TakeGate(gate));
    }
    let mut red = Foreman::at(table);
    let mut inputs = Vec::new();
    while let Some(turn) = red.table.state().turn() {
        if turn.seat == BLUE {
            red.table.act(Action::EndTurn);
        } else {
            inputs.push(red.play_turn());
        }
    }
    let points = red.table.read(|table| table.points(RED));
    (inputs, red.actions.len(), points)
}

#[test]
fn a_turn_takes_few_clicks_and_keys() {
    let games: Vec<_> = (0..4).map(play).collect();
    let mut inputs: Vec<usize> = games.iter().flat_map(|(inputs, _, _)| inputs.clone()).collect();
    let actions: usize = games.iter().map(|(_, actions, _)| actions).sum();
    let points: Vec<u16> = games.iter().map(|(_, _, points)| *points).collect();
    let total: usize = inputs.iter().sum();
    inputs.sort_unstable();
    let median = inputs[inputs.len() / 2];
    let turns = inputs.len();
    println!("median {median} of {turns} turns, {total} inputs for {actions} actions, points {points:?}: {inputs:?}");
    assert!(median <= 8, "{inputs:?}");
    assert!(total * 2 < actions, "{total} inputs for {actions} actions");
}
