//! Actions at random.

use engineers::action::{Action, Goods, HandOrGround, Shares, Terms, ThingId, WorkerId, WorkerSet};
use engineers::set::{KindId, MachineId};
use engineers::table::{Deal, Place, Stage, Table};
use engineers::turn::truck::loading_cost;
use engineers::turn::{self, deals};
use engineers::yard::{Direction, Gate};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use shell::seats::SeatId;

/// Tries before a random player gives up and ends its turn.
const TRIES: usize = 120;

/// Legal action of a random player, who seldom ends a turn early.
pub fn any_action(table: &Table, random: &mut ChaCha8Rng) -> Action {
    let tried = (0..TRIES).map(|_| any_candidate(table, random));
    let mut legal = tried.filter(|action| turn::check_action(table, action).is_ok());
    legal.next().unwrap_or(match table.turn().map(|turn| &turn.deal) {
        Some(Some(Deal::Auction(_))) => Action::StayOut,
        Some(Some(_)) => Action::Decline,
        _ => Action::EndTurn,
    })
}

/// Action that fits the stage and is perhaps legal.
pub fn any_candidate(table: &Table, random: &mut ChaCha8Rng) -> Action {
    match &table.state().stage {
        Stage::SetUp | Stage::Over(_) => Action::EndTurn,
        Stage::Gates(_) => Action::TakeGate(pick(random, &Gate::ALL)),
        Stage::Turn(turn) => match &turn.deal {
            Some(Deal::Auction(auction)) => any_bid(deals::auctions::least_bid(auction), random),
            Some(deal) => any_answer(table, turn.seat, deal, random),
            None => any_of_turn(table, turn.seat, random),
        },
    }
}

fn pick<T: Copy>(random: &mut ChaCha8Rng, list: &[T]) -> T {
    list[random.random_range(0..list.len())]
}

fn any_bid(least: u16, random: &mut ChaCha8Rng) -> Action {
    let raise = random.random_range(0..40_u16);
    match random.random_range(0..4) {
        0 => Action::StayOut,
        1 => Action::Bid(least.saturating_sub(1)),
        _ => Action::Bid(least.saturating_add(raise)),
    }
}

fn any_answer(table: &Table, seat: SeatId, deal: &Deal, random: &mut ChaCha8Rng) -> Action {
    let (Deal::Offer { partner, .. } | Deal::Counter { partner, .. }) = deal else { return Action::StayOut };
    match random.random_range(0..9) {
        0 => Action::Accept,
        1..8 => Action::Decline,
        _ => Action::Counter(any_terms(table, *partner, seat, random)),
    }
}

fn any_terms(table: &Table, seat: SeatId, partner: SeatId, random: &mut ChaCha8Rng) -> Terms {
    let given = any_goods(table, seat, random);
    Terms { given, wanted: any_goods(table, partner, random) }
}

fn any_goods(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> Goods {
    let wholes = table.wholes_at(Place::Zone(seat)).map(|thing| thing.id);
    let things = wholes.filter(|_| random.random_range(0..3) == 0).collect();
    let money = random.random_range(0..3) * random.random_range(0..60);
    Goods { things, money }
}

/// Things that a team can do something with, at random; now and then any thing.
fn any_thing(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> ThingId {
    let is_near = |place| match place {
        Place::Zone(of) | Place::Held(of, _) | Place::Truck(of) => of == seat,
        Place::FaceDown(square) => table.workers(seat).any(|(_, worker)| worker.square == square),
        Place::Packed(_) => true,
        Place::Unused | Place::Away => false,
    };
    let near: Vec<ThingId> = table.things().filter(|thing| is_near(thing.place)).map(|thing| thing.id).collect();
    if near.is_empty() || random.random_range(0..20) == 0 {
        ThingId(random.random_range(0..=table.thing_count()))
    } else {
        pick(random, &near)
    }
}

/// A thing of the own zone, at random; now and then any thing.
fn any_of_own_zone(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> ThingId {
    let in_zone: Vec<ThingId> = table.places().at(Place::Zone(seat)).collect();
    if in_zone.is_empty() || random.random_range(0..20) == 0 {
        any_thing(table, seat, random)
    } else {
        pick(random, &in_zone)
    }
}

/// One of the four workers, and seldom one whom no team has.
fn any_worker(random: &mut ChaCha8Rng) -> WorkerId {
    WorkerId(random.random_range(0..81_u8) / 20)
}

fn any_of_turn(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> Action {
    let direction = Direction::ALL[random.random_range(0..4_usize)];
    let worker = any_worker(random);
    // In every other round hardly anybody leaves, so that work goes on.
    let first = if table.state().round.is_multiple_of(2) { 28 } else { 0 };
    match random.random_range(first..100) {
        0..30 => Action::Step { worker, direction },
        30..33 => Action::Search { worker },
        33..34 => Action::TakeDownWall { worker, direction },
        34..60 => any_carrying(table, seat, random),
        60..70 => any_of_truck(table, seat, random),
        70..89 => any_work(table, seat, random),
        89..99 => any_of_zone(table, seat, random),
        _ => any_end(table, seat, random),
    }
}

fn any_carrying(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> Action {
    let worker = any_worker(random);
    let thing = any_thing(table, seat, random);
    let other = any_worker(random);
    match random.random_range(0..10) {
        0..3 => {
            let third = any_worker(random);
            let all = [WorkerSet::one(worker), WorkerSet::one(worker).with(other), WorkerSet::EMPTY.with(third)];
            Action::PickUp { workers: all[random.random_range(0..3_usize)], thing }
        }
        3..5 => Action::PutDown { worker, thing, face_up: random.random_range(0..3) > 0 },
        5 => Action::HandOver { worker, thing, to: other },
        6 => Action::TakeShare { worker, thing },
        7 => Action::LeaveShare { worker, thing },
        8 => Action::Pack { worker, thing, container: any_container(table, random).unwrap_or(thing) },
        _ => Action::Unpack { worker, thing },
    }
}

fn any_container(table: &Table, random: &mut ChaCha8Rng) -> Option<ThingId> {
    let containers = table.things().filter(|thing| thing.own_kind().is_container());
    let containers: Vec<ThingId> = containers.map(|thing| thing.id).collect();
    (!containers.is_empty()).then(|| pick(random, &containers))
}

fn any_of_truck(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> Action {
    let worker = any_worker(random);
    let thing = any_thing(table, seat, random);
    let cost = loading_cost(table, seat, thing) as u8;
    let mut shares = Shares::default();
    for _ in 0..cost {
        let payer = if random.random_range(0..4) == 0 { any_worker(random) } else { worker };
        if let Some(share) = shares.0.get_mut(payer.index()) {
            *share += 1;
        }
    }
    let to = pick(random, &[HandOrGround::Hand, HandOrGround::FaceUp, HandOrGround::FaceDown]);
    match random.random_range(0..9) {
        0 => Action::ClimbIn { worker },
        1 => Action::ClimbOut { worker },
        2 => Action::TakeWheel { worker },
        3 => Action::LeaveWheel,
        4 | 5 => Action::Drive { squares: random.random_range(0..5), clockwise: random.random_range(0..2) == 0 },
        6 | 7 => Action::Load { worker, thing, shares },
        _ => Action::Unload { worker, thing, to, shares },
    }
}

fn any_work(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> Action {
    let worker = any_worker(random);
    let thing = any_of_own_zone(table, seat, random);
    let second = any_of_own_zone(table, seat, random);
    match random.random_range(0..24) {
        0..11 => Action::Work { worker },
        11..14 => Action::Debug { worker, machine: thing },
        14..18 => Action::Train { worker, thing },
        18 | 19 => Action::Mend { worker, thing },
        20 | 21 => Action::Improve { worker, thing },
        22 if table.job(seat).is_none() => Action::BeginJoining { first: thing, second },
        22 => Action::Work { worker },
        _ => Action::BeginDetaching { thing },
    }
}

fn any_of_zone(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> Action {
    let worker = any_worker(random);
    let thing = any_thing(table, seat, random);
    let kind = KindId(random.random_range(0..table.data().kind_ids().count() as u8 + 1));
    let partner = SeatId(random.random_range(0..4));
    match random.random_range(0..30) {
        0..6 => {
            let tools: Vec<KindId> = table.data().tool_ids().collect();
            let to = pick(random, &[HandOrGround::Hand, HandOrGround::FaceUp, HandOrGround::FaceDown]);
            Action::Buy { worker, kind: pick(random, &tools), to }
        }
        6..9 => Action::Sell { worker, thing },
        9 => Action::Discard { thing },
        10..14 => Action::Define { thing, kind },
        14 => Action::BuyNotebook,
        15 if table.setup().has_seat(partner) => {
            Action::Offer { partner, terms: any_terms(table, seat, partner, random) }
        }
        16 => Action::Auction { thing, least: random.random_range(0..100) },
        _ => Action::Work { worker },
    }
}

fn any_end(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> Action {
    let machine = MachineId(random.random_range(0..24));
    let hand: Vec<MachineId> = table.hand(seat).map(|(card, _)| card).collect();
    match random.random_range(0..12) {
        0..7 => {
            let thing = any_of_own_zone(table, seat, random);
            Action::Test { thing, machine: pick(random, &hand), with_once: random.random_range(0..4) == 0 }
        }
        7 => Action::HandIn(machine),
        8 => Action::HandIn(pick(random, &hand)),
        9 if random.random_range(0..5) == 0 => Action::HandInAll,
        10 => Action::EndTurn,
        _ => Action::Search { worker: any_worker(random) },
    }
}
