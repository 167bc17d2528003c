//! Settling of dents, and choices that effects ask for.

use rand_chacha::ChaCha8Rng;
use shell::seats::SeatId;
use shell::thinking::Decision;

use super::fighting::best_square;
use super::habits::{Habits, pick, pick_best};
use super::worth::worth_of_card;
use crate::action::{Action, Scrapyard, Settling, ShoveKind};
use crate::arena::shove::push;
use crate::arena::{Axis, Square};
use crate::cards::{CardId, CardList, Effect};
use crate::table::{BattleTurn, Queued, Table};
use crate::turn::LegalActions;
use crate::turn::effects::{EffectChoice, ShoveChoice, awaited_choice};

/// Settles a dent: with a Junk Code of the hand, with armour but the last, with the top card of the
/// draw deck, with the last armour, or with the least worthy card of the hand, in this order.
pub(super) fn settle(table: &Table, seat: SeatId, legal: &LegalActions) -> Decision<Scrapyard> {
    let armour = table.robot(seat).condition().armour;
    let rank = |action: &Action| match action {
        Action::Settle(Settling::Hand(card)) if *card == CardId::JUNK_CODE => 0.0,
        // The last armour is kept for as long as the deck has cards.
        Action::Settle(Settling::Armour) => {
            if armour > 1 {
                1.0
            } else {
                2.5
            }
        }
        Action::Settle(Settling::Deck) => 2.0,
        Action::Settle(Settling::Hand(card)) => 3.0 + worth_of_card(table.data(), *card),
        _ => 9.0,
    };
    let best = legal.actions.iter().min_by(|one, other| rank(one).total_cmp(&rank(other)));
    Decision::without_candidates(best.cloned().unwrap_or(Action::Done))
}

/// Answers the choice of the first effect that waits.
pub(super) fn choose_for_effect(
    table: &Table,
    legal: &LegalActions,
    habits: &Habits,
    random: &mut ChaCha8Rng,
) -> Decision<Scrapyard> {
    let seat = table.state().awaited_seat().unwrap_or(SeatId(0));
    let chosen = match awaited_choice(table, seat) {
        // Junk Codes are kept, because they are cards to lose.
        Some(EffectChoice::Purge(_)) => Some(Action::Purge(0)),
        Some(EffectChoice::Delay(seats)) => {
            pick_best(seats, |&other| -f32::from(table.track().place(other)), random).map(Action::Delay)
        }
        Some(EffectChoice::Target(seats)) => {
            pick_best(seats, |&other| weakness(table, other), random).map(Action::Target)
        }
        Some(EffectChoice::Step { own, squares }) => Some(Action::Step(step(table, own, &squares, habits, random))),
        Some(EffectChoice::Shove(choice)) => Some(shove(table, seat, choice)),
        Some(EffectChoice::Salvage { most, trash }) => Some(Action::Salvage(salvage(table, most, &trash))),
        Some(EffectChoice::Rummage(_)) | None => None,
    };
    let action = chosen.or_else(|| pick(&legal.actions, random).cloned());
    Decision::without_candidates(action.unwrap_or(Action::Done))
}

/// Weakness of a robot: the less it can lose, the greater.
fn weakness(table: &Table, seat: SeatId) -> f32 {
    -(table.robot(seat).toughness() as f32)
}

/// Square of a `Move` effect: within reach of the weakest target of damage that follows, or else of
/// another target, or else the best one.
fn step(table: &Table, own: Square, squares: &[Square], habits: &Habits, random: &mut ChaCha8Rng) -> Square {
    let state = table.state();
    let Some(turn) = state.battle() else { return own };
    let strikes = state.queue.effects.iter().any(|effect| matches!(effect, Queued::Effect(Effect::Damage(_))));
    if let (true, Some(range)) = (strikes, state.queue.aim.range()) {
        let weakest = pick_best(table.others(turn.seat), |&other| weakness(table, other), random);
        let others = weakest.into_iter().chain(table.others(turn.seat));
        let within = |square: &Square, other: SeatId| {
            table.robot(other).square().is_some_and(|at| table.arena().range(*square, at) <= range)
        };
        let all = || squares.iter().copied().chain([own]);
        for other in others {
            let near = all().filter(|square| within(square, other));
            let inwards = |square: &Square| f32::from(table.arena().ring(*square));
            if let Some(square) = pick_best(near, inwards, random) {
                return square;
            }
        }
    }
    let steps = state.queue.effects.first().map_or(0, |effect| match effect {
        Queued::Effect(Effect::Move(steps)) => *steps,
        _ => 0,
    });
    best_square(table, &BattleTurn::clone(turn), steps, habits, random).unwrap_or(own)
}

/// Pushes into a crash if there is one; else pushes or pulls as far as the number allows.
fn shove(table: &Table, seat: SeatId, choice: ShoveChoice) -> Action {
    let axes = choice.axis.map_or_else(|| Axis::BOTH.to_vec(), |axis| vec![axis]);
    let squares_of_both = table.robot(seat).square().zip(table.robot(choice.target).square());
    let others = table.squares_of_others(choice.target);
    let crashes = |axis: &&Axis| {
        squares_of_both
            .is_some_and(|(from, target)| push(table.arena(), &others, from, target, **axis, choice.most).is_stopped)
    };
    let crash = axes.iter().find(|axis| choice.kind == ShoveKind::Push && crashes(axis));
    let axis = crash.or_else(|| axes.first()).copied().filter(|_| choice.axis.is_none());
    Action::Shove { axis, squares: choice.most }
}

/// The best cards of the trash.
fn salvage(table: &Table, most: u8, trash: &CardList) -> CardList {
    let mut cards: Vec<CardId> = trash.iter().collect();
    cards.sort_by(|&one, &other| worth_of_card(table.data(), other).total_cmp(&worth_of_card(table.data(), one)));
    cards.into_iter().take(most.into()).collect()
}
