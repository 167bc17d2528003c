//! How likely each seat is to win when a round has begun, learned from games.
//!
//! - [`features`]: what matters of a table, as numbers;
//! - `seat`, `yard`: what matters of a seat by itself, and of the Junkyard;
//! - [`model`]: a small network that turns a seat's numbers into a score; the scores of all seats
//!   make the chances.
//!
//! The weights in `assets/opponents` come from these games, on one core in 15, 5 and 7 minutes:
//!
//! ```text
//! junkyard-bots train value --seats 2 --games 100000 --passes 16 --seed 200000 --out value_2.ron
//! junkyard-bots train value --seats 3 --players titan,cog,cog,titan,cog --games 25000 --passes 12 --seed 400000 --out value_3.ron
//! junkyard-bots train value --seats 4 --players titan,cog,cog,titan,cog --games 25000 --passes 12 --seed 300000 --out value_4.ron
//! ```
//!
//! At tables kept aside it is surprised by 0.619 nats who wins a game of two, by 0.888 who wins one
//! of three and by 1.020 who wins one of four; knowing nothing is 0.693, 1.099 and 1.386.

pub mod features;
pub mod model;
mod seat;
mod yard;

pub use model::Model;
