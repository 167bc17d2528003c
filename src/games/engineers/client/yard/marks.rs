//! Marks in the yard: the chosen worker, the way of an order with its costs, squares and gates that
//! are chosen from.

use shell::language::{Argument, Phrase};
use shell::seats::SeatId;

use super::figures::FigureId;
use crate::action::WorkerId;
use crate::client::art::icons::DeedIcon;
use crate::messages::phrase;
use crate::orders::way::{Way, WaySquare};
use crate::orders::{Order, WaySearch};
use crate::set::limits::DRIVE_SQUARES;
use crate::yard::{Gate, Square, Squares, Wall, along_road};

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

    /// The way of a driven truck, which takes an action for each few squares (9.4).
    pub fn of_drive(from: Square, squares: u8, is_clockwise: bool) -> Self {
        let step = |squares: u8| {
            let square = along_road(from, squares, is_clockwise);
            WayStep { square, spent: squares.div_ceil(DRIVE_SQUARES).into(), is_paid: true, is_searched: false }
        };
        Self { from, steps: (1..=squares).map(step).collect() }
    }

    /// Last square of the way; `None` for one without steps.
    pub fn end(&self) -> Option<Square> {
        self.steps.last().map(|step| step.square)
    }
}

/// A gate that can be taken (2.5).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GateMark {
    /// The gate.
    pub gate: Gate,
    /// Mean number of steps from it to the squares of the yard.
    pub mean_way: f32,
}

impl GateMark {
    /// The mean way as a number with one decimal.
    pub fn mean_words(&self) -> Phrase {
        phrase!("engineers-yard-mean-way", steps = Argument::decimal(self.mean_way.into(), 1))
    }
}

/// A worker that has an order, by the icon of what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderFlag {
    /// The worker.
    pub figure: FigureId,
    /// Icon of the order.
    pub icon: DeedIcon,
}

impl OrderFlag {
    /// Flag of a worker of a team with an order.
    pub const fn of(seat: SeatId, worker: WorkerId, order: Order) -> Self {
        let icon = match order {
            Order::Go { search: WaySearch::Never, .. } => DeedIcon::Step,
            Order::Go { .. } => DeedIcon::Search,
            Order::Fetch { .. } => DeedIcon::Hand,
            Order::CarryHome => DeedIcon::Zone,
            Order::Work => DeedIcon::Join,
            Order::Debug { .. } => DeedIcon::Debug,
            Order::Train { .. } => DeedIcon::Workbench,
        };
        Self { figure: FigureId::Worker(seat, worker), icon }
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
    pub covered: Squares,
    /// Wall that would be taken down (4.5).
    pub wall: Option<Wall>,
    /// Gates that can be taken (2.5).
    pub gates: Vec<GateMark>,
    /// Workers of the viewer's own team who have orders.
    pub flags: Vec<OrderFlag>,
    /// Height down to which the prompt covers the yard, in points from the top of the window.
    pub covered_to: f32,
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

    #[test]
    fn rule_9_4_a_truck_is_driven_along_the_road() {
        let way = OrderWay::of_drive("c0".parse().unwrap(), 4, true);
        let squares: Vec<String> = way.steps.iter().map(|step| step.square.to_string()).collect();
        assert_eq!(squares, ["d0", "e0", "f0", "g0"]);
        let spent: Vec<u16> = way.steps.iter().map(|step| step.spent).collect();
        assert_eq!(spent, [1, 1, 1, 2]);
    }
}
