//! Interaction of the players with the table of Engineers at Play: the chosen worker, the square of
//! the keyboard, the open dialog, orders and the orders that were run.

use shell::seats::SeatId;

use super::dialog::Dialog;
use super::shows::EngineersShow;
use super::thing::{How, TableItem, TurnedStack};
use super::turn_notes::TurnNotes;
use crate::action::{TableEvent, WorkerId, WorkerSet};
use crate::orders::{Orders, WaySearch};
use crate::set::MachineId;
use crate::yard::Square;

/// Item that a player drags, or that follows the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldItem {
    /// The item.
    pub item: TableItem,
    /// Way in which it was taken.
    pub how: How,
    /// Item that it is held over.
    pub over: Option<TableItem>,
}

/// Steps of the game that orders have made by one command, which undo takes back together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderBatch {
    /// Number of steps before it.
    pub first: usize,
    /// Number of steps after it.
    pub last: usize,
    /// Orders before it.
    pub before: Orders,
}

/// Interaction of the players with the table of Engineers at Play, between two actions.
#[derive(Clone, Debug, Default)]
pub struct EngineersInteraction {
    /// Seat that all this belongs to: the one whose choice is awaited.
    pub seat: Option<SeatId>,
    /// The worker to whom orders go.
    pub worker: WorkerId,
    /// Team of that worker: the one whose turn it is or was last.
    pub worker_of: Option<SeatId>,
    /// The square of the keyboard; `None` while the pointer is used.
    pub cursor: Option<Square>,
    /// The item under the pointer, or chosen by the keyboard.
    pub pointed: Option<TableItem>,
    /// Whether the keyboard has chosen it.
    pub is_by_keys: bool,
    /// The card that is chosen, which the inspector holds.
    pub card: Option<MachineId>,
    /// The zone that is shown; `None` for that of the seat on turn.
    pub zone: Option<SeatId>,
    /// The stack of things that is turned.
    pub turned: Option<TurnedStack>,
    /// The item that is dragged.
    pub held: Option<HeldItem>,
    /// Whether the pointer has just let an item go that was refused: the reason stays until it is
    /// over another item than the one below it.
    pub is_drop_refused: bool,
    /// The open dialog.
    pub dialog: Dialog,
    /// Worker who was chosen before the open shop chose one at it; `None` if it chose none.
    pub before_shop: Option<WorkerId>,
    /// Workers who would pick up a thing together (5.5).
    pub sharers: WorkerSet,
    /// Bid in dollars that would be made (16.4).
    pub bid: u16,
    /// Squares that workers search who are sent to a square.
    pub way_search: WaySearch,
    /// Standing orders of all workers.
    pub orders: Orders,
    /// Steps of orders and drives in this turn that are taken back together, in order.
    pub batches: Vec<OrderBatch>,
    /// Events of the last step, for the orders that are running.
    pub last_events: Vec<TableEvent>,
    /// Notes on the present turn.
    pub notes: TurnNotes,
    /// Number of things taken in hand so far, which distinguishes one from the next.
    pub pick_ups: u32,
    /// Thing with a picture of its own in the step of a watched game that is shown.
    pub watched: Option<EngineersShow>,
}

impl EngineersInteraction {
    /// Interaction for the choice of a seat that follows this one: what belongs to the turn is kept
    /// while the same seat chooses. The chosen worker stays over the answer of another team.
    pub(super) fn carried_on(self, seat: Option<SeatId>) -> Self {
        let is_same = self.seat == seat;
        let dialog = match self.dialog {
            // A blank that was defined is joined there.
            Dialog::Blank(_) if is_same => Dialog::Workbench,
            dialog if is_same && dialog.stays_open() => dialog,
            _ => Dialog::None,
        };
        let is_turn = seat.is_some() && self.notes.seat == seat;
        let keeps_worker = is_same || !is_turn || self.worker_of == seat;
        Self {
            seat,
            worker: if keeps_worker { self.worker } else { WorkerId(0) },
            worker_of: if is_turn { seat } else { self.worker_of },
            cursor: self.cursor.filter(|_| is_same),
            card: self.card.filter(|_| is_same),
            dialog,
            way_search: if is_same { self.way_search } else { WaySearch::default() },
            orders: self.orders,
            batches: if is_same { self.batches } else { Vec::new() },
            notes: self.notes,
            pick_ups: self.pick_ups,
            ..Self::default()
        }
    }
}
