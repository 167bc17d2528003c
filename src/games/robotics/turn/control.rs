//! Manufacturing controls (rules 11.5 to 11.7, 16.2).

use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use crate::action::{Action, Illegal, LoosePlace, LostPart, PartPlace, PlacedPart, TableEvent};
use crate::parts::{Kind, Part};
use crate::table::{Location, Setup, Table, TurnStep};

/// Use of a control that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ControlUse {
    /// It works.
    Work,
    /// It lies open as a warning.
    Warn,
}

/// Lets a control that was drawn work, or awaits the choice to lay it as a warning.
pub(super) fn begin_control(order: &mut OrderOfPlay, seat: SeatId) {
    if may_warn(&order.read()) {
        order.await_step(TurnStep::Control);
    } else {
        work(order, seat);
    }
}

/// Number of controls set aside from which on no further one can be a warning, because none could
/// follow it: three of the box's four (16.2).
pub fn last_warning(setup: &Setup) -> u8 {
    setup.data.counts()[Kind::ManufacturingControl].saturating_sub(1)
}

/// Whether a control that is drawn may be laid as a warning (16.2).
pub fn may_warn(table: &Table) -> bool {
    let yard = table.yard();
    let setup = table.setup();
    setup.options.warning_control && yard.warning.is_none() && yard.controls_aside < last_warning(setup)
}

/// Lets the control just drawn work, or lays it as a warning.
pub(super) fn use_control(mut order: OrderOfPlay) {
    let Some((turn, action)) = order.take_action_of_turn() else { return order.await_choice() };
    match check_control(&action) {
        Err(illegal) => return order.refuse(illegal),
        Ok(ControlUse::Work) => work(&mut order, turn.seat),
        Ok(ControlUse::Warn) => {
            order.table.move_drawn(Kind::ManufacturingControl, Location::Warning);
            order.table.yard.warning = Some(turn.seat);
            order.report(TableEvent::WarningLaid { seat: turn.seat });
        }
    }
    order.await_step(TurnStep::Act);
}

/// Checks the choice after a control was drawn that may be a warning.
///
/// # Errors
/// [`Illegal::Unanswered`] for any other choice.
pub const fn check_control(action: &Action) -> Result<ControlUse, Illegal> {
    match action {
        Action::LetControlWork => Ok(ControlUse::Work),
        Action::LayWarning => Ok(ControlUse::Warn),
        _ => Err(Illegal::Unanswered),
    }
}

/// Takes every component with a nut out of all workshops, and what falls with them; then sets the
/// control aside, with the warning if one lies (11.5, 11.6, 16.2).
fn work(order: &mut OrderOfPlay, seat: SeatId) {
    let mut taken = Vec::new();
    let mut fallen = Vec::new();
    let seats: Vec<SeatId> = order.table.setup().all_seats().collect();
    for owner in seats {
        let lost = |placed: &PlacedPart| LostPart { seat: owner, part: placed.part, from: PartPlace::Robot(placed.at) };
        let loss = order.read().workshop(owner).robot.clone().lose_to_control();
        taken.extend(loss.taken.iter().map(lost));
        fallen.extend(loss.fallen.iter().map(lost));
        for placed in loss.taken.into_iter().chain(loss.fallen) {
            order.table.take_off(placed, owner, Location::Bag);
        }
        for place in [LoosePlace::Bench, LoosePlace::Store] {
            let loose = *order.read().workshop(owner).shop.loose(place);
            let with_nut: Vec<Part> = loose.each().filter(|part| part.nut).collect();
            for part in with_nut {
                order.table.scrap(part, owner, place);
                taken.push(LostPart { seat: owner, part, from: PartPlace::Loose(place) });
            }
        }
    }
    order.report(TableEvent::ControlWorked { seat, taken, fallen });
    order.table.move_drawn(Kind::ManufacturingControl, Location::SetAside);
    order.table.end_warning();
    // With the last one all go back, before anything else is drawn (11.7).
    if order.table.yard.controls_aside == order.table.setup().data.counts()[Kind::ManufacturingControl] {
        order.table.return_controls();
        order.report(TableEvent::ControlsReturned);
    }
}
