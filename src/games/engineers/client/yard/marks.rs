//! Marks in the yard: the chosen worker, the way of an order with its costs, squares and gates that
//! are chosen from.

use smallvec::SmallVec;

use super::figures::FigureId;
use crate::orders::way::{Way, WaySquare};
use crate::yard::{Gate, Square, Wall};

/// A square of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WayStep {
    /// The square.
    pub square: Square,
    /// Actions that are spent when the worker is done there.
    pub spent: u16,
    /// Whether the worker has actions enough for it in this turn.
    pub is_paid: bool,
    /// Whether the square is searched.
    pub is_searched: bool,
}

/// The way of an order.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderWay {
    /// Square where it begins.
    pub from: Square,
    /// Its further squares.
    pub steps: Vec<WayStep>,
}

impl OrderWay {
    /// The way of a worker from a square.
    pub fn of(from: Square, way: &Way) -> Self {
        let step = |entered: &WaySquare| WayStep {
            square: entered.square,
            spent: entered.cost,
            is_paid: entered.turn == Some(0),
            is_searched: entered.is_searched,
        };
        Self { from, steps: way.squares.iter().map(step).collect() }
    }

    /// Last square of the way; `None` for one without steps.
    pub fn end(&self) -> Option<Square> {
        self.steps.last().map(|step| step.square)
    }
}

/// Marks in the yard.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct YardMarks {
    /// Worker or truck that is chosen.
    pub chosen: Option<FigureId>,
    /// Way of the order under the pointer.
    pub way: Option<OrderWay>,
    /// Ways of orders that wait, of the viewer's own team.
    pub waiting: Vec<OrderWay>,
    /// Square under the pointer, or chosen by keys.
    pub pointed: Option<Square>,
    /// Squares that a search would cover (6.1).
    pub covered: SmallVec<[Square; 16]>,
    /// Wall that would be taken down (4.5).
    pub wall: Option<Wall>,
    /// Gates that can be taken (2.5).
    pub gates: SmallVec<[Gate; 8]>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_counts_its_actions_and_marks_what_cannot_be_paid() {
        let entered = |(name, cost, turn): (&str, u16, u8)| WaySquare {
            square: name.parse().unwrap(),
            cost,
            turn: Some(turn),
            is_searched: name == "c4",
        };
        let squares = [("c3", 1, 0), ("c4", 3, 0), ("c5", 4, 1)].map(entered).to_vec();
        let way = OrderWay::of("c2".parse().unwrap(), &Way { squares });
        let told: Vec<(u16, bool, bool)> =
            way.steps.iter().map(|step| (step.spent, step.is_paid, step.is_searched)).collect();
        assert_eq!(told, [(1, true, false), (3, true, true), (4, false, false)]);
        assert_eq!(way.end(), "c5".parse().ok());
        assert_eq!(OrderWay::of(way.from, &Way::default()).end(), None);
    }
}
