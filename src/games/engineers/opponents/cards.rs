//! Cards that are handed in because their machines cannot be built (15.4 to 15.6).

use smallvec::SmallVec;

use super::outlook::{GoodPlace, Outlook};
use super::plan::{MachinePlan, Plans};
use crate::action::Action;
use crate::set::{Class, MachineId, Need};
use crate::turn;
use crate::turn::cards::supply::own_kinds;

/// The request to hand in a card, or all, that ends a turn in which nothing else is left to do.
pub(super) fn find_hand_in(outlook: &Outlook, plans: &Plans) -> Option<Action> {
    let hopeless = plans.all.iter().filter(|plan| plan.is_hopeless());
    let single = hopeless.map(|plan| plan.machine).filter(|&machine| lacks_only_what_is_gone(outlook, machine));
    let all = plans.all.iter().all(MachinePlan::is_hopeless).then_some(Action::HandInAll);
    let actions = single.map(Action::HandIn).chain(all);
    actions.into_iter().find(|action| turn::check_action(outlook.table, action).is_ok())
}

/// Whether the team has something for each need of a card but those for which it believes nothing
/// is left to find (15.4).
fn lacks_only_what_is_gone(outlook: &Outlook, machine: MachineId) -> bool {
    let data = outlook.table.data();
    let needs = &data.machine(machine).needs;
    let unfillable: SmallVec<[bool; 6]> = needs.iter().map(|need| is_gone(outlook, need)).collect();
    data.can_fill_all_but(machine, &own_kinds(outlook.table, outlook.seat), &unfillable)
}

/// Whether nothing that fits a need can lie anywhere, by what the player knows.
fn is_gone(outlook: &Outlook, need: &Need) -> bool {
    let data = outlook.table.data();
    let lies = outlook
        .goods
        .iter()
        .any(|good| matches!(good.spot, GoodPlace::Lying(..)) && good.grade.is_working() && need.fits(data, good.kind));
    let hidden = data
        .object_ids()
        .any(|kind| data.kind(kind).class == Class::Junk && need.fits(data, kind) && outlook.hidden[kind.index()] > 0);
    !(lies || hidden && outlook.unknown_squares > 0)
}
