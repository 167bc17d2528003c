//! The buttons of a turn, and reasons why one can't be pressed.

use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

use super::asking::try_action;
use super::choosing::open;
use super::deal_commands::begin_deal;
use super::order_commands::{all_orders_wait, carry_on, give_order, has_orders, seat_on_turn};
use super::putting_down::put_load_down;
use super::test_choice::possible_tests;
use super::truck_commands::loading;
use super::work_choice::{next_to_work, work_order};
use crate::action::{Action, Engineers, Illegal, WorkerId};
use crate::client::play::carried::{thing_to_load, thing_to_unload};
use crate::client::play::command::TurnButton;
use crate::client::play::deed::acting_team;
use crate::client::play::dialog::Dialog;
use crate::client::play::interaction::EngineersInteraction;
use crate::game::read_table;
use crate::messages::phrase;
use crate::orders::Order;
use crate::table::{Place, Table};
use crate::turn::check_action;
use crate::turn::deals::auctions::check_may_auction;
use crate::turn::deals::offers::check_partner;
use crate::turn::work::zone_work::sorted_whole;
use crate::turn::zone::shop::find_in_shop;

type Executor<'a> = client::play::executor::Executor<'a, Engineers>;

/// Reason why a button can't be pressed now; `None` if it can.
pub fn refusal_of_button(table: &Table, own: &EngineersInteraction, button: TurnButton) -> Option<Phrase> {
    let Some(seat) = acting_team(table) else { return Some(Illegal::NotNow.phrase()) };
    let worker = own.worker;
    let refused = |action: Action| check_action(table, &action).err().map(|why| why.phrase());
    match button {
        TurnButton::Search => refused(Action::Search { worker }),
        TurnButton::Work => work_order(table, seat).is_none().then(|| Illegal::NoJob.phrase()),
        TurnButton::PutDown if thing_to_unload(table, seat, worker).is_some() => None,
        TurnButton::CarryHome | TurnButton::PutDown => {
            let carries = table.held_by(seat, worker).next().is_some();
            (!carries).then(|| phrase!("engineers-carries-nothing"))
        }
        TurnButton::CarryOn if !has_orders(&own.orders, seat) => Some(phrase!("engineers-no-order")),
        TurnButton::CarryOn => all_orders_wait(table, &own.orders, seat).then(|| phrase!("engineers-orders-wait")),
        TurnButton::Shop => find_in_shop(table, seat, shopper(table, seat, worker)).err().map(|why| why.phrase()),
        TurnButton::Trade => reason_not_to_trade(table, seat).map(|why| why.phrase()),
        TurnButton::Test => possible_tests(table, seat).is_empty().then(|| reason_not_to_test(table, seat).phrase()),
        TurnButton::Truck => {
            boarding(table, seat, worker).and_then(|action| check_action(table, &action)).err().map(|why| why.phrase())
        }
        TurnButton::Wheel => refused(wheel(table, seat, worker)),
        TurnButton::Notebook => refused(Action::BuyNotebook),
        TurnButton::EndTurn => refused(Action::EndTurn),
        TurnButton::HandIn | TurnButton::Workbench | TurnButton::SearchOnWay => None,
    }
}

/// Presses a button.
pub(crate) fn press_button(executor: &mut Executor, button: TurnButton) {
    let Some(seat) = seat_on_turn(executor) else { return };
    let own = &executor.interaction.own;
    if let Some(why) = read_table(executor.world, |table| refusal_of_button(table, own, button)).flatten() {
        return executor.refuse(why);
    }
    let worker = own.worker;
    let toggled = |dialog: Dialog| if own.dialog == dialog { Dialog::None } else { dialog };
    match button {
        TurnButton::Search => _ = executor.act(Action::Search { worker }),
        TurnButton::Work => {
            let orders = &own.orders;
            let work = read_table(executor.world, |table| {
                Some((next_to_work(table, orders, seat, worker), work_order(table, seat)?))
            });
            if let Some((worker, order)) = work.flatten() {
                give_order(executor, worker, order);
            }
        }
        TurnButton::CarryHome => give_order(executor, worker, Order::CarryHome),
        TurnButton::CarryOn => carry_on(executor),
        TurnButton::Shop => {
            let at = read_table(executor.world, |table| shopper(table, seat, worker)).unwrap_or(worker);
            let is_open = matches!(executor.interaction.own.dialog, Dialog::Shop(_));
            open(executor, if is_open { Dialog::None } else { Dialog::Shop(at) });
            if !is_open {
                let own = &mut executor.interaction.own;
                own.before_shop = (worker != at).then_some(worker);
                own.worker = at;
            }
        }
        TurnButton::Trade if matches!(own.dialog, Dialog::Deal(_)) => open(executor, Dialog::None),
        TurnButton::Trade => begin_deal(executor, None),
        TurnButton::Test => {
            let dialog = toggled(Dialog::Test);
            open(executor, dialog);
        }
        TurnButton::HandIn => {
            let dialog = toggled(Dialog::HandIn);
            open(executor, dialog);
        }
        TurnButton::Workbench => {
            let dialog = toggled(Dialog::Workbench);
            open(executor, dialog);
        }
        TurnButton::Truck => act_on(executor, |table| boarding(table, seat, worker).ok()),
        TurnButton::Wheel => act_on(executor, |table| Some(wheel(table, seat, worker))),
        TurnButton::SearchOnWay => {
            let own = &mut executor.interaction.own;
            own.way_search = own.way_search.next();
        }
        TurnButton::PutDown => put_load_down(executor, seat, worker),
        TurnButton::Notebook => _ = executor.act(Action::BuyNotebook),
        TurnButton::EndTurn => _ = try_action(executor, Action::EndTurn),
    }
}

/// Does an action that a table is asked for, if there is one.
fn act_on(executor: &mut Executor, find: impl FnOnce(&Table) -> Option<Action>) {
    if let Some(action) = read_table(executor.world, find).flatten() {
        executor.act(action);
    }
}

/// Worker who deals in the shop: the chosen one, or another one who is at a shop and has an action.
fn shopper(table: &Table, seat: SeatId, chosen: WorkerId) -> WorkerId {
    let can_deal =
        |worker: &WorkerId| find_in_shop(table, seat, *worker).is_ok() && table.actions_left(seat, *worker) > 0;
    std::iter::once(chosen).chain(WorkerId::all()).find(can_deal).unwrap_or(chosen)
}

/// Climbing into the truck, or out of it, or loading what the hands hold beside it.
///
/// # Errors
/// [`Illegal`] if the table would refuse to load it.
fn boarding(table: &Table, seat: SeatId, worker: WorkerId) -> Result<Action, Illegal> {
    if let Some(thing) = thing_to_load(table, seat, worker) {
        return loading(table, seat, worker, thing);
    }
    let is_aboard = table.find_worker(seat, worker).is_some_and(|worker| worker.is_aboard);
    Ok(if is_aboard { Action::ClimbOut { worker } } else { Action::ClimbIn { worker } })
}

/// Taking the wheel, or leaving it.
fn wheel(table: &Table, seat: SeatId, worker: WorkerId) -> Action {
    if table.truck(seat).driver == Some(worker) { Action::LeaveWheel } else { Action::TakeWheel { worker } }
}

/// Reason why a team may neither offer nor auction anything; `None` if it may.
fn reason_not_to_trade(table: &Table, seat: SeatId) -> Option<Illegal> {
    let mut others = table.seats().filter(|&other| other != seat);
    let offer = others.next().map_or(Err(Illegal::NoSuch), |other| check_partner(table, seat, other));
    offer.or_else(|_| check_may_auction(table)).err()
}

/// Reason why a team can make no test: its machine is faulty, or there is none.
fn reason_not_to_test(table: &Table, seat: SeatId) -> Illegal {
    let mut wholes = table.wholes_at(Place::Zone(seat));
    let is_faulty = wholes.any(|thing| table.state().is_faulty(&sorted_whole(table, thing.id)));
    if is_faulty { Illegal::Faulty } else { Illegal::NotTheMachine }
}
