//! The kinds of computer player, and the habits by which they differ.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use shell::seats::{PlayerKind, SeatId};
use shell::thinking::{Candidate, Decision, Value};

use super::need::{Aim, Assets, best_order, nearest_order, richest_order};
use super::trading::TradeSide;
use super::worth::Outlook;
use super::{acting, attack, putting_away, random, trading};
use crate::action::{Action, Robotics};
use crate::parts::{CREDIT_STEP, Credits, PartCounts};
use crate::table::{Stage, Table, Turn, TurnStep};
use crate::turn::LegalActions;

/// Habits of a kind of player.
#[derive(Clone, Copy, Debug)]
struct Habits {
    /// Whether the player works for the order that needs the fewest actions, and not for that which
    /// pays most.
    aims_near: bool,
    /// Share of actions that are not thought about, 0 to 1.
    careless: f64,
    /// Share of these that are passes; the others are draws.
    careless_passes: f64,
    /// Most that the player pays for a component, in credits.
    price_limit: Credits,
    /// Share of the risk of nuts that the player minds, 0 to 1.
    nut_care: f32,
    /// Worth of a draw besides that of its counter now, in credits.
    draw_worth: f32,
    /// Whether the player weighs both actions of a turn together.
    looks_at_second: bool,
    /// Whether the player keeps extremities in the store until they complete the robot.
    holds_back: bool,
    /// Whether the player makes offers and counter-offers.
    offers: bool,
    /// Highest bid for the first turn, in credits.
    bid_limit: Credits,
}

/// Habits of the easy player.
const EASY: Habits = Habits {
    aims_near: false,
    careless: 0.7,
    careless_passes: 2.0 / 7.0,
    price_limit: 400,
    nut_care: 0.0,
    draw_worth: 0.0,
    looks_at_second: false,
    holds_back: false,
    offers: false,
    bid_limit: 100,
};

/// Habits of the normal player. A draw is worth a little for its own sake: without that, a player
/// who minds no nuts would be no stronger than the easy one at a table of four.
const NORMAL: Habits = Habits {
    careless: 0.35,
    careless_passes: 0.0,
    price_limit: Credits::MAX,
    draw_worth: 100.0,
    bid_limit: 200,
    ..EASY
};

/// Habits of the tidy player, which is between the easy and the normal one.
const TIDY: Habits = Habits { careless: 0.5, careless_passes: 0.0, ..NORMAL };

/// Habits of the hard player.
const HARD: Habits = Habits {
    aims_near: true,
    careless: 0.0,
    nut_care: 1.0,
    draw_worth: 0.0,
    looks_at_second: true,
    holds_back: true,
    offers: true,
    bid_limit: 300,
    ..NORMAL
};

/// Habits of a kind of player; `None` for the random one, which has none.
const fn habits_of(player: PlayerKind) -> Option<Habits> {
    match player {
        PlayerKind::Random => None,
        PlayerKind::Rusty => Some(EASY),
        PlayerKind::Cog => Some(NORMAL),
        PlayerKind::Tidy => Some(TIDY),
        PlayerKind::Titan => Some(HARD),
    }
}

impl Habits {
    /// Order that the player works for in a turn.
    fn aim<'t>(&self, table: &Table<'t>, seat: SeatId, assets: &Assets) -> Option<Aim<'t>> {
        if self.aims_near { best_order(table, seat, assets) } else { richest_order(table, assets) }
    }
}

/// Order that a kind of player works for at the seat whose turn it is; `None` for a random player,
/// and without open orders.
pub fn aim_of_player<'t>(player: PlayerKind, table: &Table<'t>, seat: SeatId) -> Option<Aim<'t>> {
    let workshop = table.workshop(seat);
    habits_of(player)?.aim(table, seat, &Assets::new(workshop.robot, workshop.shop.all_loose()))
}

/// Decides as a kind of player for the awaited seat.
pub fn decide(
    player: PlayerKind,
    table: &Table,
    choices: &LegalActions,
    random: &mut ChaCha8Rng,
) -> Decision<Robotics> {
    let Some(habits) = habits_of(player) else {
        return Decision::without_candidates(random::choose(table, choices, random));
    };
    let plain = Decision::without_candidates;
    let Stage::Turn(turn) = &table.state().stage else { return plain(bid(&habits, choices, random)) };
    match &turn.step {
        TurnStep::Sale => plain(sell(table, turn.seat)),
        TurnStep::Act => act(&habits, table, turn, choices, random),
        TurnStep::Sabotage => {
            let may_keep = matches!(choices, LegalActions::Sabotage { may_keep: true, .. });
            plain(attack::play_or_keep(table, turn, may_keep))
        }
        TurnStep::Control => plain(attack::use_control(table, turn.seat)),
        TurnStep::Answer { partner, terms } if habits.offers => {
            plain(trading::answer_or_counter(table, turn, *partner, terms))
        }
        TurnStep::Answer { partner, terms } => plain(trading::answer(table, turn, *partner, terms, TradeSide::Partner)),
        TurnStep::AnswerCounter { partner, terms } => {
            plain(trading::answer(table, turn, *partner, terms, TradeSide::Active))
        }
        TurnStep::PutAway { partner } => {
            let aim = putting_away::aim_of(table, *partner);
            plain(putting_away::next_step(table, *partner, aim.as_ref(), habits.holds_back))
        }
    }
}

/// Bids the least amount if it is within the limit, which is 100 credits lower half of the time;
/// passes otherwise.
fn bid(habits: &Habits, choices: &LegalActions, random: &mut ChaCha8Rng) -> Action {
    let LegalActions::Bid(Some((least, _))) = choices else { return Action::PassBid };
    let limit = habits.bid_limit - CREDIT_STEP * random.random_range(0..=1);
    if *least <= limit { Action::Bid(*least) } else { Action::PassBid }
}

/// Sells to the order that pays most.
fn sell(table: &Table, seat: SeatId) -> Action {
    let pays = |id: &crate::parts::OrderId| table.data().order(*id).map_or(0, |order| order.pays);
    table.met_orders(seat).max_by_key(pays).map_or(Action::KeepRobot, Action::Sell)
}

fn act(
    habits: &Habits,
    table: &Table,
    turn: &Turn,
    choices: &LegalActions,
    random: &mut ChaCha8Rng,
) -> Decision<Robotics> {
    let workshop = table.workshop(turn.seat);
    let loose: PartCounts = workshop.shop.all_loose();
    let assets = Assets::new(workshop.robot, loose);
    let aim = habits.aim(table, turn.seat, &assets);
    let put_away = |aim: Option<&Aim>| {
        let near = nearest_order(table, &assets);
        // Whatever the player works for, a robot that can be sold is completed.
        let aim = near.as_ref().filter(|near| near.need.actions() == 0).or(aim);
        Decision::without_candidates(putting_away::next_step(table, turn.seat, aim, habits.holds_back))
    };
    let Some(aim) = aim.filter(|_| turn.actions_left > 0) else { return put_away(aim.as_ref()) };
    let LegalActions::Turn(actions) = choices else { return put_away(Some(&aim)) };
    if random.random_bool(habits.careless) {
        let passes = random.random_bool(habits.careless_passes) || !actions.may_draw;
        return Decision::without_candidates(if passes { Action::Pass } else { Action::Draw });
    }
    let Habits { nut_care, draw_worth, .. } = *habits;
    let outlook = Outlook { table, turn, assets, aim, nut_care, draw_worth };
    let mut candidates = acting::weighed_actions(&outlook, habits.price_limit);
    if habits.looks_at_second && turn.actions_left > 1 {
        acting::add_second_action(&outlook, &mut candidates);
    }
    if habits.offers {
        // A trade that is made costs the action as well, so it is weighed against the others.
        candidates.extend(acting::weighed_offer(&outlook));
    }
    let action = best_candidate(&candidates).unwrap_or(Action::Pass);
    Decision { action, candidates }
}

/// The action that is worth most.
fn best_candidate(candidates: &[Candidate<Robotics>]) -> Option<Action> {
    let worth = |candidate: &&Candidate<Robotics>| match candidate.value {
        Value::Worth(worth) => worth,
        Value::Chance(_) => 0.0,
    };
    let best = candidates.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)));
    best.map(|candidate| candidate.action.clone())
}
