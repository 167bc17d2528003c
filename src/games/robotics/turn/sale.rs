//! The sale of a robot at the beginning of a turn (section 6).

use super::goals;
use super::order_of_play::OrderOfPlay;
use super::set_up::turn_up_order;
use crate::action::{Action, Illegal, PlacedPart, TableEvent};
use crate::parts::{OrderId, Part, PartCounts};
use crate::table::{Location, Table, Turn, TurnStep};

/// Sells the robot or keeps it. The turn goes on with its actions.
pub(super) fn sell_or_keep(mut order: OrderOfPlay) {
    let Some((turn, action)) = order.take_action_of_turn() else { return order.await_choice() };
    let checked = check_sale(&order.read(), &turn, &action);
    match checked {
        Err(illegal) => return order.refuse(illegal),
        Ok(None) => {
            order.report(TableEvent::RobotKept { seat: turn.seat });
            return order.await_step(TurnStep::Act);
        }
        Ok(Some(sold)) => sell(&mut order, &turn, sold),
    }
    if goals::has_ended(&mut order, turn.seat) {
        return;
    }
    turn_up_order(&mut order);
    if order.table.orders.open.is_empty() {
        goals::end_without_orders(&mut order);
    } else {
        order.await_step(TurnStep::Act);
    }
}

/// Checks a choice at the sale. Returns the order to sell to; `None` to keep the robot.
///
/// # Errors
/// [`Illegal`] if the table would refuse the choice.
pub fn check_sale(table: &Table, turn: &Turn, action: &Action) -> Result<Option<OrderId>, Illegal> {
    let sold = match *action {
        Action::KeepRobot => return Ok(None),
        Action::Sell(order) => order,
        _ => return Err(Illegal::SellFirst),
    };
    let open = table.open_orders().find(|(id, _)| *id == sold);
    let (_, card) = open.ok_or(Illegal::OrderNotOpen)?;
    match card.missing(&table.workshop(turn.seat).robot.kinds()) {
        0 => Ok(Some(sold)),
        missing => Err(Illegal::OrderNotMet { missing }),
    }
}

/// Pays for the order, and takes the robot apart: each component goes onto its square up to the
/// limit, and what is over into the bag (6.4, 6.5).
fn sell(order: &mut OrderOfPlay, turn: &Turn, sold: OrderId) {
    let seat = turn.seat;
    let robot: Vec<PlacedPart> = order.read().workshop(seat).robot.placed().collect();
    let mut to_market = PartCounts::NONE;
    let mut to_bag = PartCounts::NONE;
    for placed in &robot {
        let kind = placed.part.kind;
        let has_room = order.table.market.stock[kind] < order.table.setup().limit_of(kind);
        let to = if has_room { Location::Square } else { Location::Bag };
        order.table.take_off(*placed, seat, to);
        if has_room { to_market.add(Part::plain(kind)) } else { to_bag.add(Part::plain(kind)) }
    }
    let credits = order.table.setup().data.order(sold).map_or(0, |card| card.pays);
    order.table.orders.open.retain(|open| *open != sold);
    order.change_workshop(seat, |shop| shop.sold.push(sold));
    order.pay(seat, credits);
    order.state.sold_in_round = true;
    order.report(TableEvent::Sold { seat, order: sold, credits, robot, to_market, to_bag });
}
