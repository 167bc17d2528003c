//! Effects on targets (rules 8.1, 8.7 to 8.12).

use shell::seats::SeatId;

use super::choice::ShoveChoice;
use super::dents::dent;
use crate::action::{DentCause, ShoveKind, TableEvent};
use crate::arena::shove::{pull, push};
use crate::arena::{Axis, Shoved};
use crate::cards::Effect;
use crate::table::{EffectSource, Queued};
use crate::turn::order_of_play::OrderOfPlay;

/// Dents of a crash (8.8).
const CRASH_DENTS: u16 = 1;

/// Applies an effect to one target, as far as it needs no choice.
pub(super) fn apply(order: &mut OrderOfPlay, seat: SeatId, target: SeatId, effect: Queued) {
    match effect {
        Queued::Effect(Effect::Damage(dents)) => {
            let cause = match order.state.queue.source {
                EffectSource::Card(_) | EffectSource::Build => DentCause::Card,
                EffectSource::Ability(_) => DentCause::Ability,
                EffectSource::Attack(_) => DentCause::Attack,
            };
            dent(order, target, dents.into(), Some(seat), cause);
        }
        Queued::Effect(Effect::Drain(number)) => drain(order, seat, target, number),
        Queued::Effect(Effect::Push(_)) => stand_still(order, seat, target, ShoveKind::Push),
        Queued::Effect(Effect::Pull(_)) => stand_still(order, seat, target, ShoveKind::Pull),
        Queued::Spikes => {
            let spikes = order.read().robot(target).spikes();
            if spikes > 0 {
                dent(order, seat, spikes, Some(target), DentCause::Spikes);
            }
        }
        Queued::Effect(_) | Queued::Build(_) => {}
    }
}

/// Makes unused batteries of a target used, all but some that every drain leaves (8.10, 8.11).
fn drain(order: &mut OrderOfPlay, seat: SeatId, target: SeatId, number: u8) {
    let leaves = u16::from(order.table.setup().data.file().drain_leaves);
    let unused = order.read().robot(target).condition().unused;
    let most = u8::try_from(unused.saturating_sub(leaves)).unwrap_or(u8::MAX);
    let drained = number.min(most);
    order.table.change_condition(target, |condition| condition.unused -= u16::from(drained));
    order.report(TableEvent::Drained { seat: target, by: seat, number: drained, is_held: drained < number });
}

/// Reports that a target is not moved: it is steady (8.12), or a pull can't move it (8.9).
fn stand_still(order: &mut OrderOfPlay, seat: SeatId, target: SeatId, kind: ShoveKind) {
    let robot = order.read().robot(target);
    let event = match robot.square() {
        Some(from) if !robot.is_steady() => {
            TableEvent::Shoved { seat: target, by: seat, kind, from, path: Vec::new(), is_stopped: true }
        }
        _ => TableEvent::StoodSteady { seat: target, by: seat, kind },
    };
    order.report(event);
}

/// Pushes or pulls a target along an axis by a chosen number of squares (8.7 to 8.9).
pub(super) fn shove(order: &mut OrderOfPlay, seat: SeatId, choice: ShoveChoice, axis: Option<Axis>, squares: u8) {
    let ShoveChoice { target, kind, .. } = choice;
    // Without a square the axis does not matter.
    let axis = choice.axis.or(axis).unwrap_or(Axis::Horizontal);
    let shove = match kind {
        ShoveKind::Push => push,
        ShoveKind::Pull => pull,
    };
    let Some((from, Shoved { path, is_stopped })) = ({
        let table = order.read();
        let others = table.squares_of_others(target);
        let squares_of_both = table.robot(seat).square().zip(table.robot(target).square());
        squares_of_both.map(|(pusher, from)| (from, shove(table.arena(), &others, pusher, from, axis, squares)))
    }) else {
        return;
    };
    if let Some(&to) = path.last() {
        order.table.change_condition(target, |condition| condition.square = Some(to));
    }
    if squares > 0 {
        order.report(TableEvent::Shoved { seat: target, by: seat, kind, from, path, is_stopped });
    }
    if kind == ShoveKind::Push && is_stopped {
        dent(order, target, CRASH_DENTS, Some(seat), DentCause::Crash);
    }
}
