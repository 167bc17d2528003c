//! The random player: any kind of legal action, and any action of that kind.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use shell::grid::Placement;
use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::action::{Action, Build, PlacedPart, Share, Terms};
use crate::parts::{CREDIT_STEP, Part, PartCounts};
use crate::robot::Robot;
use crate::table::{Table, Turn};
use crate::turn::{FreeSteps, LegalActions, TurnActions, trade};

/// Highest bid and largest payment of an offer, in steps of 100 credits, so that a game does not
/// end by gifts.
const MOST_STEPS_PAID: u32 = 5;

/// Chooses a kind of action first, each as likely as another, and then one of that kind. Otherwise
/// the many placements of components would leave no room for anything else.
pub fn choose(table: &Table, legal: &LegalActions, random: &mut ChaCha8Rng) -> Action {
    match legal {
        LegalActions::Bid(bids) => {
            let bid = bids.map(|(least, most)| {
                least + CREDIT_STEP * random.random_range(0..=MOST_STEPS_PAID.min((most - least) / CREDIT_STEP))
            });
            let passes = random.random_bool(0.5);
            bid.filter(|_| !passes).map_or(Action::PassBid, Action::Bid)
        }
        LegalActions::Turn(actions) => choose_in_turn(table, actions, random),
        LegalActions::PutAway(free) => choose_free_step(free, random).unwrap_or(Action::Done),
        listed => pick(&listed.each(), random).cloned().unwrap_or(Action::Done),
    }
}

/// One of some values, each as likely as another; `None` if there are none.
fn pick<'v, T>(values: &'v [T], random: &mut ChaCha8Rng) -> Option<&'v T> {
    if values.is_empty() { None } else { values.get(random.random_range(0..values.len() as u32) as usize) }
}

/// Kind of action in a turn.
#[derive(Clone, Copy)]
enum TurnChoice {
    Buy,
    Draw,
    Pass,
    Offer,
    Convert,
    Sabotage,
    Free,
}

fn choose_in_turn(table: &Table, actions: &TurnActions, random: &mut ChaCha8Rng) -> Action {
    let kinds = [
        (TurnChoice::Buy, !actions.buys.is_empty()),
        (TurnChoice::Draw, actions.may_draw),
        (TurnChoice::Pass, actions.may_pass),
        (TurnChoice::Offer, !actions.partners.is_empty()),
        (TurnChoice::Convert, actions.may_convert),
        (TurnChoice::Sabotage, !actions.targets.is_empty()),
        (TurnChoice::Free, true),
    ];
    let possible: SmallVec<[TurnChoice; 7]> =
        kinds.into_iter().filter(|(_, is_possible)| *is_possible).map(|(kind, _)| kind).collect();
    let Some(turn) = table.state().turn() else { return Action::Done };
    let chosen = match pick(&possible, random).copied().unwrap_or(TurnChoice::Free) {
        TurnChoice::Buy => pick(&actions.buys, random).map(|&(kind, market)| Action::Buy { kind, market }),
        TurnChoice::Draw => Some(Action::Draw),
        TurnChoice::Pass => Some(Action::Pass),
        TurnChoice::Offer => {
            pick(&actions.partners, random).copied().and_then(|partner| any_offer(table, turn, partner, random))
        }
        TurnChoice::Convert => Some(Action::Convert(any_build(table, turn.seat, random))),
        TurnChoice::Sabotage => pick(&actions.targets, random).map(|&(seat, cell)| Action::Sabotage { seat, cell }),
        TurnChoice::Free => choose_free_step(&actions.free, random),
    };
    // Without any other choice something can be stored, scrapped or passed.
    let fallback = || choose_free_step(&actions.free, random);
    chosen.or_else(fallback).unwrap_or(Action::Pass)
}

/// Kind of free step.
#[derive(Clone, Copy)]
enum FreeChoice {
    Attach,
    Store,
    Unstore,
    Scrap,
    End,
}

/// Any free step; `None` if there is none.
fn choose_free_step(free: &FreeSteps, random: &mut ChaCha8Rng) -> Option<Action> {
    let kinds = [
        (FreeChoice::Attach, !free.attach.is_empty()),
        (FreeChoice::Store, !free.store.is_empty()),
        (FreeChoice::Unstore, !free.unstore.is_empty()),
        (FreeChoice::Scrap, !free.scrap.is_empty()),
        (FreeChoice::End, free.may_end),
    ];
    let possible: SmallVec<[FreeChoice; 5]> =
        kinds.into_iter().filter(|(_, is_possible)| *is_possible).map(|(kind, _)| kind).collect();
    match pick(&possible, random)? {
        FreeChoice::Attach => {
            let (part, from, placements) = pick(&free.attach, random)?;
            Some(Action::Attach { part: *part, from: *from, at: *pick(placements, random)? })
        }
        FreeChoice::Store => pick(&free.store, random).copied().map(Action::Store),
        FreeChoice::Unstore => pick(&free.unstore, random).copied().map(Action::Unstore),
        FreeChoice::Scrap => pick(&free.scrap, random).map(|&(part, from)| Action::Scrap { part, from }),
        FreeChoice::End => Some(Action::Done),
    }
}

/// Any legal offer to a partner; `None` if a few tries find none.
pub fn any_offer(table: &Table, turn: &Turn, partner: SeatId, random: &mut ChaCha8Rng) -> Option<Action> {
    let terms = any_terms(table, turn, partner, random)?;
    Some(Action::Offer { partner, terms })
}

/// Any legal terms between the active player and a partner; `None` if a few tries find none.
pub fn any_terms(table: &Table, turn: &Turn, partner: SeatId, random: &mut ChaCha8Rng) -> Option<Terms> {
    /// Number of tries.
    const TRIES: u32 = 4;
    let own = table.workshop(turn.seat).shop;
    let other = table.workshop(partner).shop;
    let own_parts = own.all_loose();
    (0..TRIES).find_map(|_| {
        let active = any_share(&own_parts, own.credits, random);
        let other = any_share(&other.store, other.credits, random);
        let terms = Terms { active, partner: other };
        trade::check_terms(table, turn, partner, &terms).is_ok().then_some(terms)
    })
}

/// One component, or a payment.
fn any_share(parts: &PartCounts, credits: u32, random: &mut ChaCha8Rng) -> Share {
    let count = parts.total();
    let any = if count == 0 { None } else { parts.nth(random.random_range(0..count)) };
    let most = MOST_STEPS_PAID.min(credits / CREDIT_STEP);
    match any {
        Some(part) if random.random_bool(0.7) => Share { parts: [part].into_iter().collect(), credits: 0 },
        _ if most > 0 => Share { parts: PartCounts::NONE, credits: CREDIT_STEP * random.random_range(1..=most) },
        _ => Share::default(),
    }
}

/// Any legal conversion: components of the robot and loose ones, each at a random place where it is
/// joined. What is left over is scrapped.
pub fn any_build(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> Build {
    let workshop = table.workshop(seat);
    let own = workshop.robot.counts().plus(&workshop.shop.all_loose());
    let mut parts: Vec<Part> = own.each().filter(|part| part.kind.is_component()).collect();
    let mut robot = Robot::default();
    while !parts.is_empty() {
        let part = parts.swap_remove(random.random_range(0..parts.len() as u32) as usize);
        let places: Vec<Placement> = robot.placements(table.data(), part.kind);
        if let Some(&at) = pick(&places, random) {
            robot.attach_unchecked(table.data(), PlacedPart { part, at });
        }
    }
    Build { robot: robot.placed().collect(), stored: PartCounts::NONE }
}
