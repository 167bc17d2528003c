//! The build phase of a computer player.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use shell::seats::SeatId;
use shell::thinking::{Candidate, Decision};

use super::habits::{Habits, pick};
use super::worth::{worth_of_candidate, worth_of_card};
use crate::action::{Action, Scrapyard, Taking};
use crate::cards::{ArmSide, CardId, Slot};
use crate::table::{Pile, Table};
use crate::turn::LegalActions;

/// Worth of a card per space of the track, below which a rummage is better.
const LEAST_RATE: f32 = 0.5;
/// Worth of a rummaged card per space of the track, below which it is not collected.
const LEAST_RATE_OF_RUMMAGED: f32 = 0.3;
/// Loss of worth for each space beyond the line, which costs a card of the starting hand (5.3).
const LOSS_BEYOND_LINE: f32 = 0.45;
/// Number of draws from 0 to 1 whose sum stands for one of a normal distribution with the variance
/// 1.
const DRAWS_OF_TASTE: u32 = 12;

/// Chooses on a turn of the build phase, or among rummaged cards.
pub(super) fn choose(
    table: &Table,
    seat: SeatId,
    legal: &LegalActions,
    habits: &Habits,
    random: &mut ChaCha8Rng,
) -> Decision<Scrapyard> {
    if !habits.weighs_cards {
        return Decision::without_candidates(choose_without_weighing(table, legal, habits, random));
    }
    let candidates: Vec<Candidate<Scrapyard>> = legal
        .actions
        .iter()
        .map(|action| Candidate::with_worth(action.clone(), worth_of_action(table, seat, action, habits, random)))
        .collect();
    let best = candidates.iter().max_by(|one, other| worth_of_candidate(one).total_cmp(&worth_of_candidate(other)));
    let action = best.map_or(Action::Done, |best| best.action.clone());
    Decision { action, candidates }
}

/// Worth of an action per space of the track. Passing is worth 0, so a player passes rather than
/// lose.
fn worth_of_action(table: &Table, seat: SeatId, action: &Action, habits: &Habits, random: &mut ChaCha8Rng) -> f32 {
    // All rummages are worth the same, as nobody knows what lies below the tops: chance decides.
    let chance = random.random_range(0.0..0.01);
    match action {
        Action::Collect { pile, side } => {
            let card = table.pile(*pile).and_then(Pile::face_up);
            card.map_or(0.0, |card| rate_of_card(table, seat, card, *side, draw_taste(habits, random)))
        }
        Action::Rummage { .. } => LEAST_RATE + chance,
        Action::Take(Taking { card: Some(card), side, .. }) => {
            rate_of_card(table, seat, *card, *side, draw_taste(habits, random)) + chance
        }
        Action::Take(_) => LEAST_RATE_OF_RUMMAGED + chance,
        _ => 0.0,
    }
}

/// Draws the factor by which a player likes one card.
fn draw_taste(habits: &Habits, random: &mut ChaCha8Rng) -> f32 {
    let sum: f32 = (0..DRAWS_OF_TASTE).map(|_| random.random_range(0.0..1.0_f32)).sum();
    (habits.taste_spread * (sum - DRAWS_OF_TASTE as f32 / 2.0)).exp()
}

/// Gain of a card over the part that it replaces, per space that it costs.
fn rate_of_card(table: &Table, seat: SeatId, card: CardId, side: Option<ArmSide>, taste: f32) -> f32 {
    let data = table.data();
    let face = data.card(card);
    let slot = face.part().and_then(|part| Slot::of_part(part.kind, side));
    let replaced = slot.map_or(0.0, |slot| worth_of_card(data, table.robot(seat).part_id(slot)));
    let gain = worth_of_card(data, card) * taste - replaced;
    let place = table.track().place(seat).saturating_add(face.time);
    let beyond = place.saturating_sub(table.setup().line());
    (gain - LOSS_BEYOND_LINE * f32::from(beyond)) / f32::from(face.time.max(1))
}

/// Chooses any legal card, or at times a rummage, whatever the cards are worth.
fn choose_without_weighing(table: &Table, legal: &LegalActions, habits: &Habits, random: &mut ChaCha8Rng) -> Action {
    let is_collect = |action: &&Action| matches!(action, Action::Collect { .. });
    let is_rummage = |action: &&Action| matches!(action, Action::Rummage { .. });
    let is_taking = |action: &&Action| matches!(action, Action::Take(Taking { card: Some(_), .. }));
    let collects: Vec<&Action> = legal.actions.iter().filter(is_collect).collect();
    let rummages: Vec<&Action> = legal.actions.iter().filter(is_rummage).collect();
    let takings: Vec<&Action> = legal.actions.iter().filter(is_taking).collect();
    debug_assert!(table.state().awaited_seat().is_some(), "somebody builds");
    let wants_rummage = random.random_bool(habits.rummage_chance);
    let first = if wants_rummage { &rummages } else { &collects };
    let chosen = pick(first, random).or_else(|| pick(&takings, random)).or_else(|| pick(&collects, random));
    let chosen = chosen.copied().or_else(|| pick(&legal.actions, random));
    chosen.cloned().unwrap_or(Action::Done)
}
