//! Orders that were turned up a short time ago.

use crate::parts::OrderId;
use shell::seats::SeatId;

/// Round and seat of a turn.
type TurnKey = (u16, Option<SeatId>);

/// Orders that were turned up in the present turn.
#[derive(Clone, Debug, Default)]
pub struct NewOrders {
    /// Orders that were open when they were last seen; `None` before the first time.
    open: Option<Vec<OrderId>>,
    /// Those of them that were not there before, in the turn in which they came.
    fresh: Vec<OrderId>,
    turn: TurnKey,
    /// Steps that the game had then.
    steps: usize,
}

impl NewOrders {
    /// Notes the open orders in a turn, of a game with so many steps. At the beginning of a game
    /// or lesson no order is new, and a step back turns none up.
    pub fn note_open(&mut self, open: &[OrderId], turn: TurnKey, steps: usize) {
        if steps == 0 {
            self.fresh.clear();
        }
        if steps == 0 || steps < self.steps {
            self.open = None;
        }
        self.steps = steps;
        if self.turn != turn {
            self.fresh.clear();
            self.turn = turn;
        }
        if let Some(before) = &self.open {
            let came = open.iter().filter(|order| !before.contains(order));
            self.fresh.extend(came);
        }
        self.fresh.retain(|order| open.contains(order));
        self.open = Some(open.to_vec());
    }

    /// Whether an order was turned up in the present turn.
    pub fn is_new(&self, order: OrderId) -> bool {
        self.fresh.contains(&order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_new_in_the_turn_in_which_it_was_turned_up() {
        let [first, second, third] = [OrderId(0), OrderId(1), OrderId(2)];
        let turn = |seat: u8| (3, Some(SeatId(seat)));
        let mut orders = NewOrders::default();
        orders.note_open(&[first, second], turn(0), 1);
        assert!(!orders.is_new(first), "it was there when the game was opened");
        orders.note_open(&[second, third], turn(0), 2);
        assert!(orders.is_new(third) && !orders.is_new(second));
        orders.note_open(&[second, third], turn(0), 2);
        assert!(orders.is_new(third));
        orders.note_open(&[second, third], turn(1), 3);
        assert!(!orders.is_new(third));
    }

    #[test]
    fn no_order_is_new_after_a_step_back_or_at_the_beginning_of_another_game() {
        let [first, second, third] = [OrderId(0), OrderId(1), OrderId(2)];
        let turn = (3, Some(SeatId(0)));
        let mut orders = NewOrders::default();
        orders.note_open(&[first, second], turn, 4);
        orders.note_open(&[second, third], turn, 5);
        orders.note_open(&[first, second], turn, 4);
        assert!(!orders.is_new(first) && !orders.is_new(third));
        orders.note_open(&[second, third], turn, 5);
        orders.note_open(&[third, first], turn, 0);
        assert!(!orders.is_new(first) && !orders.is_new(third));
    }
}
