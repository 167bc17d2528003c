//! Tools and scrap that are sold (8.3, 8.4).

use shell::seats::SeatId;

use super::shop::find_in_shop;
use crate::action::{Illegal, TableEvent, ThingId, WorkerId};
use crate::set::{Grade, KindId};
use crate::table::{Access, Place, Table, ThingView};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;

/// Checks the selling of a thing that the worker holds, alone or with others, or that lies in the
/// own zone with the worker there (8.3, 8.4). A container is sold empty.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_sell(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Result<(), Illegal> {
    find_in_shop(table, seat, worker)?;
    let found = table.find_thing(thing).ok_or(Illegal::NoSuch)?;
    match found.place {
        Place::Held(of, workers) if of == seat && workers.contains(worker) => {}
        Place::Zone(of) if of == seat => {
            spending::find_in_zone(table, seat, worker)?;
        }
        Place::Zone(_) => return Err(Illegal::OthersZone),
        _ => return Err(Illegal::NotCarried),
    }
    if table.at(Place::Packed(thing)).next().is_some() {
        return Err(Illegal::NotEmpty);
    }
    spending::check_actions(table, seat, worker, 1)
}

/// Dollars that a shop pays for a thing or a whole assembly: half the price of a tool, rounded down
/// (8.3), and scrap by the grade now for every object, powerups and blanks included (8.4).
pub fn sale_price(table: &Table, thing: ThingId) -> u16 {
    let components = table.whole(thing);
    components.iter().filter_map(|&component| table.find_thing(component)).map(|thing| price_of(table, &thing)).sum()
}

/// Dollars that a shop pays for one thing or component.
fn price_of(table: &Table, thing: &ThingView) -> u16 {
    thing.grade().map_or(thing.own_kind().price / 2, |grade| table.data().scrap_price(grade))
}

/// Sells a thing by an action: a tool goes back to the stock, an object leaves the game (8.3, 8.4).
pub(super) fn sell(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId) {
    let table = order.read();
    let square = table.worker(seat, worker).square;
    let price = sale_price(&table, thing);
    let things = list_sold(&table, seat, thing);
    spending::spend(order, seat, worker, 1);
    handling::move_whole(order, seat, thing, Place::Away);
    order.table.dissolve(thing);
    for &(sold, ..) in &things {
        order.table.change_access(sold, |access| *access = Access::default());
    }
    order.table.change_team(seat, |team| team.money = team.money.saturating_add(price));
    order.report(TableEvent::Sold { seat, worker, things, price, square });
}

/// All components of what is sold, each with its kind as the team sees it, and its grade.
fn list_sold(table: &Table, seat: SeatId, thing: ThingId) -> Vec<(ThingId, KindId, Option<Grade>)> {
    let components = table.whole(thing);
    let found = components.iter().filter_map(|&component| table.find_thing(component));
    found.map(|thing| (thing.id, thing.kind_id(seat), thing.grade())).collect()
}
