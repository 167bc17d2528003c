//! The end of the game: goals, stalemate, and orders that run out (section 14, rule 16.5).

use shell::seats::{SeatId, SeatSet};

use super::order_of_play::OrderOfPlay;
use crate::action::{Ending, Outcome, TableEvent};
use crate::table::{Stage, Table};

/// Ends the game if a seat has reached a goal by credits that came in or an order sold (14.1). With
/// *Last bell* the seat is noted and the round is played to its end (16.5). Returns whether the
/// game is over.
pub(super) fn has_ended(order: &mut OrderOfPlay, seat: SeatId) -> bool {
    let Some(goal) = order.read().reached_goal(seat) else { return false };
    if order.state.reached.contains(seat) {
        return false;
    }
    order.report(TableEvent::GoalReached { seat, goal });
    if order.table.setup().options.last_bell {
        order.state.reached.insert(seat);
        return false;
    }
    let winners = SeatSet::from_iter([seat]);
    order.end_game(Stage::Over(Outcome { ending: Ending::Goal(goal), winners }));
    true
}

/// Ends the game because no order is open any more (14.5).
pub(super) fn end_without_orders(order: &mut OrderOfPlay) {
    let winners = most_orders_then_credits(&order.read());
    order.end_game(Stage::Over(Outcome { ending: Ending::NoOrders, winners }));
}

/// Outcome at the end of a round, if the game ends with it: after the last bell (16.5), or after
/// too many rounds without a sale (14.4).
pub(super) fn outcome_of_round(table: &Table, is_stalemate: bool) -> Option<Outcome> {
    let reached = table.state().reached;
    if !reached.is_empty() {
        let winners = best_of(table, |seat| reached.contains(seat), |seat| table.credits(seat));
        return Some(Outcome { ending: Ending::LastBell, winners });
    }
    is_stalemate.then(|| Outcome { ending: Ending::Stalemate, winners: most_orders_then_credits(table) })
}

/// The seats with most orders sold to and, of those, most credits; still tied ones share (14.4).
fn most_orders_then_credits(table: &Table) -> SeatSet {
    best_of(table, |_| true, |seat| (table.workshop(seat).shop.sold.len(), table.credits(seat)))
}

/// The seats with the largest value among some seats.
fn best_of<V: Ord>(table: &Table, counts: impl Fn(SeatId) -> bool, value: impl Fn(SeatId) -> V) -> SeatSet {
    let best = table.seats().filter(|&seat| counts(seat)).map(&value).max();
    table.seats().filter(|&seat| counts(seat) && Some(value(seat)) == best).collect()
}
