//! Pictures of robots of a table that is not laid out in the window.

use std::sync::Arc;

use crate::client::art::{RobotPicture, drawing_of};
use crate::game::Game;
use crate::parts::PartId;
use crate::table::{Setup, Snapshot, Table};
use client::art::Composed;
use shell::seats::{Seat, SeatId};

/// Returns pictures of the robots of the seats that `which` returns, in its order, with starting
/// parts in the colours of `seats`; none if the snapshot is not valid.
pub(crate) fn robot_pictures(
    setup: &Setup,
    snapshot: &Snapshot,
    seats: &[Seat],
    which: impl FnOnce(&Table) -> Vec<SeatId>,
) -> Vec<Arc<Composed>> {
    let Ok(mut game) = Game::from_snapshot(setup, snapshot) else { return Vec::new() };
    game.read(|table| {
        let drawing = |part: PartId| {
            let starter = table.setup().find_starter_seat(part).and_then(|seat| Some(seats.get(seat.index())?.colour));
            table.tile(part).map_or("back_small", |tile| drawing_of(tile, starter))
        };
        let robot = |seat| RobotPicture::new(table.robot(seat), table.power(seat), drawing);
        let picture = |seat| Arc::new(robot(seat).composed());
        which(table).into_iter().map(picture).collect()
    })
}
