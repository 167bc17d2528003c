//! The kinds of computer player.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use shell::seats::PlayerKind;
use shell::thinking::{Candidate, Decision};

use super::habits::Habits;
use super::outlook::Outlook;
use super::plan::Plans;
use super::view::View;
use super::{acting, cards, deals, gates, shopping, tasks, testing, tidying, trucks};
use crate::action::{Action, Engineers};
use crate::table::{Setup, Stage};
use crate::turn;
use crate::turn::legal::LegalActions;

/// Chance to end the turn instead of something that is free: should a player ever go round in
/// circles with such acts, this breaks the circle, as a decision has no memory.
const CHANCE_TO_BREAK_OFF: f64 = 0.001;
/// Sides of the die.
const SIDES: f32 = 20.0;

/// Decides for the awaited player by what its seat may know.
pub fn decide(
    player: PlayerKind,
    setup: &Setup,
    view: &View,
    legal: &LegalActions,
    random: &mut ChaCha8Rng,
) -> Decision<Engineers> {
    decide_as(player, setup, view, legal, random, false)
}

/// Decides like [`decide`], and compares what the player would do for each of its cards.
pub fn decide_and_compare(
    player: PlayerKind,
    setup: &Setup,
    view: &View,
    legal: &LegalActions,
    random: &mut ChaCha8Rng,
) -> Decision<Engineers> {
    decide_as(player, setup, view, legal, random, true)
}

fn decide_as(
    player: PlayerKind,
    setup: &Setup,
    view: &View,
    legal: &LegalActions,
    random: &mut ChaCha8Rng,
    is_compared: bool,
) -> Decision<Engineers> {
    if player == PlayerKind::Random {
        return choose_any(legal, random);
    }
    let table = view.table(setup);
    let state = table.state();
    match &state.stage {
        Stage::SetUp | Stage::Over(_) => Decision::without_candidates(Action::EndTurn),
        Stage::Gates(_) => gates::choose(&table),
        Stage::Turn(turn) => {
            let outlook = Outlook::new(&table, view, Habits::of(player, setup));
            let plans = Plans::new(&outlook);
            if let Some(deal) = &turn.deal {
                return Decision::without_candidates(deals::answer(&outlook, &plans, deal));
            }
            let action = choose_of_turn(&outlook, &plans);
            let breaks_off = is_free(&action) && random.random_bool(CHANCE_TO_BREAK_OFF);
            let action = if breaks_off { Action::EndTurn } else { action };
            let candidates = if is_compared { candidates(&outlook, &plans, &action) } else { Vec::new() };
            Decision { action, candidates }
        }
    }
}

/// Decides for any legal action, a wide choice as likely as a single action. Nothing is asked about
/// the table.
pub fn choose_any(legal: &LegalActions, random: &mut ChaCha8Rng) -> Decision<Engineers> {
    let picked = legal.pick(|below| random.random_range(0..below.max(1)));
    Decision::without_candidates(picked.unwrap_or(Action::EndTurn))
}

/// The next action of the own turn: what is free first, then the workers, and the test last, as it
/// ends the turn.
fn choose_of_turn(outlook: &Outlook, plans: &Plans) -> Action {
    let Some(plan) = plans.chosen() else { return Action::EndTurn };
    let tasks = tasks::assign(outlook, plan);
    let machine = plan.fill.iter().copied().flatten().next();
    let action = shopping::first_purchase(outlook)
        .or_else(|| trucks::move_truck(outlook))
        .or_else(|| tidying::tidy(outlook, plans, plan, &tasks))
        .or_else(|| shopping::find_sale(outlook, plans, &tasks))
        .or_else(|| deals::find_offer(outlook, plans))
        .or_else(|| acting::act(outlook, &tasks, machine))
        .or_else(|| choose_end(outlook, plans));
    action.filter(|action| turn::check_action(outlook.table, action).is_ok()).unwrap_or(Action::EndTurn)
}

/// Candidates of a decision: for a test all that the team may make, by points and odds; else what
/// the player would do for each of its cards, by the points for a hundred man-actions.
fn candidates(outlook: &Outlook, plans: &Plans, action: &Action) -> Vec<Candidate<Engineers>> {
    if matches!(action, Action::Test { .. }) {
        let rated = testing::tests(outlook)
            .into_iter()
            .map(|(test, worth)| Candidate::with_worth(test, f32::from(worth) / SIDES));
        return rated.chain([Candidate::with_worth(Action::EndTurn, 0.0)]).collect();
    }
    let mut rated: Vec<(Action, f32)> = Vec::new();
    for (index, plan) in plans.all.iter().enumerate() {
        let worth = 100.0 * plan.rate(outlook);
        let next = choose_of_turn(outlook, &plans.following(index));
        match rated.iter_mut().find(|other| other.0 == next) {
            Some(other) => other.1 = other.1.max(worth),
            None => rated.push((next, worth)),
        }
    }
    if rated.iter().all(|(other, _)| other != action) {
        rated.push((action.clone(), 0.0));
    }
    rated.sort_by(|one, other| other.1.total_cmp(&one.1));
    rated.into_iter().map(|(action, worth)| Candidate::with_worth(action, worth)).collect()
}

/// Act that ends the turn: a test, for which a test stand may be bought before, or cards that are
/// handed in.
fn choose_end(outlook: &Outlook, plans: &Plans) -> Option<Action> {
    match testing::find_test(outlook) {
        Some(test) => shopping::purchase_for_test(outlook).or(Some(test)),
        None => cards::find_hand_in(outlook, plans),
    }
}

/// Whether an action is free and does not end the turn.
const fn is_free(action: &Action) -> bool {
    matches!(
        action,
        Action::PickUp { .. }
            | Action::PutDown { .. }
            | Action::HandOver { .. }
            | Action::TakeShare { .. }
            | Action::LeaveShare { .. }
            | Action::Pack { .. }
            | Action::Unpack { .. }
            | Action::ClimbIn { .. }
            | Action::ClimbOut { .. }
            | Action::TakeWheel { .. }
            | Action::LeaveWheel
            | Action::BeginJoining { .. }
            | Action::BeginDetaching { .. }
    )
}
