//! Commands that change the conversion in the making (section 13).

use super::conversion::Conversion;
use super::events::cue::Cue;
use super::events::cue_sounds::write_cue;
use super::thing::{DropPlace, Thing};
use crate::action::Robotics;
use crate::game::read_table;
use crate::parts::Part;
use crate::record::Draft;
use shell::language::InWords;

type Executor<'a> = client::play::executor::Executor<'a, Robotics>;

/// Begins a conversion, or refuses with the reason.
pub(super) fn begin_conversion(executor: &mut Executor) {
    let begun = read_table(executor.world, |table| {
        let conversion = Conversion::begin(table)?;
        Some(match conversion.reason_not_to_finish(table) {
            Some(why) => Err(why),
            None => Ok(conversion),
        })
    });
    match begun.flatten() {
        Some(Ok(conversion)) => {
            let own = &mut executor.interaction.own;
            own.hand = None;
            own.offer = None;
            own.conversion = Some(conversion);
        }
        Some(Err(why)) => executor.refuse(why.phrase()),
        None => {}
    }
}

/// Changes the conversion in the making, and keeps it.
pub(super) fn change_conversion(executor: &mut Executor, change: impl FnOnce(&mut Conversion)) {
    let Some(conversion) = &mut executor.interaction.own.conversion else { return };
    change(conversion);
    let draft = Draft::Convert(conversion.build().clone());
    executor.interaction.own.hand = None;
    executor.play.keep_draft(executor.world, draft);
}

/// Undoes the last change, or redoes the one that was undone last. Returns whether there was one.
pub(super) fn step_conversion(executor: &mut Executor, step: impl FnOnce(&mut Conversion) -> bool) -> bool {
    let is_changed = executor.interaction.own.conversion.as_mut().is_some_and(step);
    if is_changed {
        change_conversion(executor, |_| {});
    }
    is_changed
}

/// Moves a part to a place, which is no action yet. Returns whether it could be; a refusal is
/// reported.
pub(super) fn move_part(executor: &mut Executor, thing: Thing, part: Part, to: DropPlace) -> bool {
    let Some(conversion) = &executor.interaction.own.conversion else { return false };
    let moved = match thing {
        Thing::Attached(cell) => Some(cell),
        _ => None,
    };
    let keeps = to == DropPlace::Store;
    match (to, thing) {
        (DropPlace::Grid(at), _) => {
            let checked = read_table(executor.world, |table| conversion.check_place(table.data(), part, moved, at));
            if let Some(Err(why)) = checked {
                executor.refuse(why.phrase());
                return false;
            }
            change_conversion(executor, |conversion| conversion.put_part(part, moved, at));
        }
        (DropPlace::Bench | DropPlace::LeftOver | DropPlace::Store | DropPlace::Chute, Thing::Attached(cell)) => {
            change_conversion(executor, |conversion| conversion.take_out(cell, keeps));
        }
        (DropPlace::LeftOver | DropPlace::Store | DropPlace::Chute, Thing::LeftOver(_)) => {
            change_conversion(executor, |conversion| conversion.keep_left_over(part, keeps));
        }
        _ => return false,
    }
    write_cue(executor.world, Cue::Placed);
    true
}

/// Finishes the conversion.
pub(super) fn finish_conversion(executor: &mut Executor) {
    let Some(conversion) = executor.interaction.own.conversion.take() else { return };
    if !executor.act(conversion.action()) {
        executor.interaction.own.conversion = Some(conversion);
    }
}

/// Leaves the conversion, which changes nothing. Returns whether there was one.
pub(super) fn leave_conversion(executor: &mut Executor) -> bool {
    let is_left = executor.interaction.own.conversion.take().is_some();
    if is_left {
        executor.interaction.own.hand = None;
        executor.play.discard_draft(executor.world);
    }
    is_left
}
