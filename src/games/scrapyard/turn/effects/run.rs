//! Effects that need no choice, and the application of a choice.

use shell::seats::{PerSeat, SeatId};

use super::choice::{EffectChoice, awaited_choice, path_to};
use super::{on_targets, own};
use crate::action::{Action, MoveKind, TableEvent};
use crate::cards::{Aim, BuildEffect, Effect};
use crate::table::{Location, Queue, Queued, Stage, Zone};
use crate::turn::build::build_effects;
use crate::turn::order_of_play::OrderOfPlay;

/// Lets effects of the queue happen, up to one that needs a choice. The queue is emptied once the
/// game is over or the acting robot is wrecked (9.4).
pub(crate) fn run(order: &mut OrderOfPlay, seat: SeatId) {
    loop {
        let is_wrecked = order.state.is_battle() && !order.read().robot(seat).stands();
        if order.is_over() || is_wrecked {
            order.state.queue = Queue::default();
            return;
        }
        let has_open_rummage = matches!(&order.state.stage, Stage::Build(turn) if turn.rummage.is_some());
        let Some(&first) = order.state.queue.effects.first() else { return };
        if has_open_rummage || awaited_choice(&order.read(), seat).is_some() {
            return;
        }
        do_first(order, seat, first);
    }
}

/// Does the first effect of the queue, or a part of it, without a choice.
fn do_first(order: &mut OrderOfPlay, seat: SeatId, first: Queued) {
    if first.needs_target() {
        return do_on_next_target(order, seat, first);
    }
    order.state.queue.finish_first();
    match first {
        Queued::Build(effect) => build_effects::apply(order, seat, effect),
        Queued::Effect(effect) => own::apply(order, seat, effect),
        Queued::Spikes => {}
    }
}

/// Fixes the targets (7.5), begins an effect on them, or does it on the next one (9.5).
fn do_on_next_target(order: &mut OrderOfPlay, seat: SeatId, first: Queued) {
    let Some(targets) = order.state.queue.targets.clone() else {
        let range = match order.state.queue.aim {
            Aim::Own => 0,
            Aim::One(range) | Aim::All(range) => range,
        };
        let targets = order.read().in_range(seat, range);
        return fix_targets(order, seat, targets);
    };
    match order.state.queue.left.as_ref().map(|left| left.first().copied()) {
        None => {
            let standing: PerSeat<SeatId> = order.read().others(seat).filter(|other| targets.contains(other)).collect();
            order.state.queue.left = Some(standing);
        }
        Some(None) => order.state.queue.finish_first(),
        Some(Some(target)) => {
            on_targets::apply(order, seat, target, first);
            forget_left(order, target);
        }
    }
}

/// Fixes the targets of all effects of the card (7.5).
fn fix_targets(order: &mut OrderOfPlay, seat: SeatId, targets: PerSeat<SeatId>) {
    if !targets.is_empty() {
        order.report(TableEvent::Targeted { seat, targets: targets.clone() });
    }
    order.state.queue.targets = Some(targets);
}

/// Notes that the first effect has happened to a target, so that the next one is due (9.5).
fn forget_left(order: &mut OrderOfPlay, target: SeatId) {
    if let Some(left) = &mut order.state.queue.left {
        left.retain(|other| *other != target);
    }
}

/// Applies a choice for the first effect, which has been checked.
pub(crate) fn apply_choice(order: &mut OrderOfPlay, seat: SeatId, action: &Action) {
    let Some(&first) = order.state.queue.effects.first() else { return };
    let choice = awaited_choice(&order.read(), seat);
    match (action, choice) {
        (Action::Target(target), _) => return fix_targets(order, seat, PerSeat::from_elem(*target, 1)),
        (Action::Shove { axis, squares }, Some(EffectChoice::Shove(shove))) => {
            on_targets::shove(order, seat, shove, *axis, *squares);
            return forget_left(order, shove.target);
        }
        _ => order.state.queue.finish_first(),
    }
    match (action, first) {
        (Action::Rummage { pile }, _) => build_effects::rummage(order, seat, *pile),
        (Action::Purge(number), _) => build_effects::purge(order, seat, *number),
        (Action::Delay(target), Queued::Build(BuildEffect::Delay(spaces))) => {
            build_effects::delay(order, seat, *target, spaces);
        }
        (Action::Step(square), Queued::Effect(Effect::Move(steps))) => {
            let path = path_to(&order.read(), seat, *square, steps);
            if let Some(path) = path {
                move_robot(order, seat, path, MoveKind::Effect);
            }
        }
        (Action::Salvage(cards), _) => {
            for card in cards.iter() {
                order.table.move_card(card, Location::of(seat, Zone::Trash), Location::of(seat, Zone::Discard));
            }
            order.report(TableEvent::Salvaged { seat, cards: cards.clone() });
        }
        _ => {}
    }
}

/// Moves a robot along a path to its last square (7.1).
pub(crate) fn move_robot(order: &mut OrderOfPlay, seat: SeatId, path: Vec<crate::arena::Square>, kind: MoveKind) {
    let from = order.read().robot(seat).square();
    let (Some(from), Some(&to)) = (from, path.last()) else { return };
    order.table.change_condition(seat, |condition| condition.square = Some(to));
    order.report(TableEvent::Moved { seat, from, path, kind });
}
