//! Tools that are bought (8.2, 8.5), and the notebook (17.1).

use shell::seats::SeatId;

use super::room::check_room;
use super::shop::find_in_shop;
use crate::action::{HandOrGround, Illegal, TableEvent, WorkerId, WorkerSet};
use crate::set::KindId;
use crate::set::limits::NOTEBOOK_PRICE;
use crate::table::{Access, NotebookOption, Place, Table};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;

/// Checks the buying of a tool, which costs an action and the price (8.2). It is held or laid into
/// the own zone; laying it face down there is no choice.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_buy(table: &Table, seat: SeatId, worker: WorkerId, kind: KindId, to: HandOrGround) -> Result<(), Illegal> {
    find_in_shop(table, seat, worker)?;
    if !table.data().is_tool(kind) {
        return Err(Illegal::NoSuch);
    }
    if table.stock(kind) == 0 {
        return Err(Illegal::SoldOut);
    }
    check_money(table, seat, table.data().kind(kind).price)?;
    spending::check_actions(table, seat, worker, 1)?;
    match to {
        HandOrGround::Hand => check_hands_for(table, seat, worker, kind),
        HandOrGround::FaceUp => {
            spending::find_in_zone(table, seat, worker)?;
            check_room(table, seat, 1)
        }
        HandOrGround::FaceDown => Err(Illegal::NoSuch),
    }
}

/// Checks that a team has some dollars.
///
/// # Errors
/// [`Illegal::NoMoney`].
fn check_money(table: &Table, seat: SeatId, needs: u16) -> Result<(), Illegal> {
    let has = table.team(seat).money;
    if needs <= has { Ok(()) } else { Err(Illegal::NoMoney { needs, has }) }
}

/// Checks that the hands of a worker allow one more tool, which nobody has yet, or that the worker
/// wears none of its kind (5.2).
///
/// # Errors
/// [`Illegal::NoHands`] or [`Illegal::WornAlready`].
fn check_hands_for(table: &Table, seat: SeatId, worker: WorkerId, kind: KindId) -> Result<(), Illegal> {
    let bought = table.data().kind(kind);
    let needs = bought.hands;
    let free = table.free_hands(seat, worker);
    if needs > free {
        return Err(Illegal::NoHands { needs, free });
    }
    let has_one = table.held_by(seat, worker).any(|(_, thing)| thing.of.kind == kind);
    if bought.is_worn() && has_one { Err(Illegal::WornAlready) } else { Ok(()) }
}

/// Buys a tool, which is tied to the buyer until the turn ends (5.9).
pub(super) fn buy(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, kind: KindId, to: HandOrGround) {
    let table = order.read();
    let square = table.worker(seat, worker).square;
    let price = table.data().kind(kind).price;
    let place = if to == HandOrGround::FaceUp { Place::Zone(seat) } else { Place::held_by(seat, worker) };
    spending::spend(order, seat, worker, 1);
    pay(order, seat, price);
    let Some(thing) = order.table.take_from_stock(kind, place) else { return };
    let open = handling::open_by_nobody(order.table.setup());
    // Whoever had the tool before gave it back: to this team it is new.
    order.table.change_access(thing, |access| *access = Access { open, tied: WorkerSet::one(worker) });
    order.report(TableEvent::Bought { seat, worker, thing, kind, price, square, to });
}

/// Takes dollars from a team that has them.
fn pay(order: &mut OrderOfPlay, seat: SeatId, price: u16) {
    order.table.change_team(seat, |team| team.money = team.money.saturating_sub(price));
}

/// Checks the buying of the notebook, in the first turn of a team, where it is an option and not
/// idle (2.10, 17.1).
///
/// # Errors
/// [`Illegal::NoNotebook`] or [`Illegal::NoMoney`].
pub fn check_buy_notebook(table: &Table, seat: SeatId) -> Result<(), Illegal> {
    let options = &table.setup().options;
    let is_sold = options.notebook == NotebookOption::Bought && !options.open_table;
    let is_first_turn = table.team(seat).turns <= 1;
    if !is_sold || !is_first_turn || table.has_notebook(seat) {
        return Err(Illegal::NoNotebook);
    }
    check_money(table, seat, NOTEBOOK_PRICE)
}

/// Buys the notebook, without worker and action (17.1).
pub(super) fn buy_notebook(order: &mut OrderOfPlay, seat: SeatId) {
    pay(order, seat, NOTEBOOK_PRICE);
    order.table.change_notebook(seat, |notebook| notebook.is_owned = true);
    order.report(TableEvent::NotebookBought { seat });
}
