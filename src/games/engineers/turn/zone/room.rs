//! Room of a construction zone (7.2, 7.3).

use shell::seats::SeatId;

use crate::action::Illegal;
use crate::table::Table;

/// Checks that the zone of a team has room for some more things, counted as in rule 7.2.
///
/// # Errors
/// [`Illegal::NoRoom`].
pub fn check_room(table: &Table, seat: SeatId, needs: u8) -> Result<(), Illegal> {
    let free = table.room_left(seat);
    if needs <= free { Ok(()) } else { Err(Illegal::NoRoom { needs, free }) }
}
