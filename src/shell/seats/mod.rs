//! Seats at a table: their numbers, and their players with names and colours.
//!
//! - `ids`: numbers of seats, and sets and lists of seats;
//! - [`seating`]: names, colours and players of the seats of a game;
//! - `player`: the kinds of computer player, by name, and their random streams;
//! - `words`: names of kinds of players, and default names of seats.

mod ids;
mod player;
pub mod seating;
mod words;

pub use ids::{FEWEST_SEATS, MOST_SEATS, PerSeat, SeatId, SeatSet};
pub use player::{PlayerKind, UnknownPlayer, stream_of_player};
pub use seating::{Colour, Seat, SeatKind, SeatPlayer, seat_name};
pub use words::{default_name, next_seat_player, player_name, seat_player};
