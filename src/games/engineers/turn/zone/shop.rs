//! The shop, which is at each of the eight gate squares and has one stock for all (8.1).

use shell::seats::SeatId;

use crate::action::{Illegal, WorkerId};
use crate::table::{Table, Worker};
use crate::turn::spending;
use crate::yard::{Gate, Square};

/// Whether there is a shop in a square: at every gate, whoever has it (8.1).
pub fn shop_on(square: Square) -> bool {
    Gate::of_square(square).is_some()
}

/// Checks that a worker is on foot at a shop. Returns the worker.
///
/// # Errors
/// [`Illegal`] of a worker who is aboard, or [`Illegal::NoShop`].
pub fn find_in_shop<'a>(table: &Table<'a>, seat: SeatId, worker: WorkerId) -> Result<&'a Worker, Illegal> {
    let found = spending::find_on_foot(table, seat, worker)?;
    if shop_on(found.square) { Ok(found) } else { Err(Illegal::NoShop) }
}
