//! Seats at a table: their numbers, and their players with names and colours.
//!
//! - `ids`: numbers of seats, and sets and lists of seats;
//! - [`seating`]: names, colours and players of the seats of a game;
//! - `player`: the kinds of computer player, by name, and their random streams.

mod ids;
mod player;
pub mod seating;

pub use ids::{FEWEST_SEATS, MOST_SEATS, PerSeat, SeatId, SeatSet};
pub use player::{PlayerKind, UnknownPlayer, stream_of_player};
pub use seating::{Colour, Seat, SeatKind, seat_name};
