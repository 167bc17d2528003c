//! Move and Limp (rules 6.7, 6.8, 7.1).

use shell::seats::SeatId;

use super::payment::{check_batteries, check_in_hand, pay_batteries, use_card};
use crate::action::{Illegal, MoveKind};
use crate::arena::Square;
use crate::cards::CardId;
use crate::table::Table;
use crate::turn::effects;
use crate::turn::effects::choice::path_to;
use crate::turn::order_of_play::OrderOfPlay;

/// Batteries that a Move or a Limp costs (6.7, 6.8).
pub const MOVE_BATTERIES: u8 = 1;
/// Squares of a Limp (6.8).
pub const LIMP_SQUARES: u8 = 1;

/// Checks a Move to a square, for a card. Returns the path.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_move(table: &Table, seat: SeatId, to: Square, pay: CardId) -> Result<Vec<Square>, Illegal> {
    check_batteries(table, seat, MOVE_BATTERIES)?;
    check_in_hand(table, seat, pay)?;
    path_to(table, seat, to, table.robot(seat).speed()).ok_or(Illegal::OutOfReach)
}

/// Checks a Limp to a square. Returns the path.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_limp(table: &Table, seat: SeatId, to: Square) -> Result<Vec<Square>, Illegal> {
    check_batteries(table, seat, MOVE_BATTERIES)?;
    path_to(table, seat, to, LIMP_SQUARES).ok_or(Illegal::OutOfReach)
}

/// Moves to a square for a battery and a card.
pub(super) fn move_for_card(order: &mut OrderOfPlay, seat: SeatId, to: Square, pay: CardId) {
    let Ok(path) = check_move(&order.read(), seat, to, pay) else { return };
    pay_batteries(order, seat, MOVE_BATTERIES);
    use_card(order, seat, pay);
    effects::move_robot(order, seat, path, MoveKind::Move { pay });
}

/// Limps to a square for a battery.
pub(super) fn limp(order: &mut OrderOfPlay, seat: SeatId, to: Square) {
    let Ok(path) = check_limp(&order.read(), seat, to) else { return };
    pay_batteries(order, seat, MOVE_BATTERIES);
    effects::move_robot(order, seat, path, MoveKind::Limp);
}
