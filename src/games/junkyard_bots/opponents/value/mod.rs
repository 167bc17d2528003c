//! Chance of each seat to win at the beginning of a round, learned from games.
//!
//! - [`features`]: features of a table, as numbers;
//! - `seat`, `yard`: facts of a seat by itself, and of the Junkyard;
//! - [`model`]: a small network that turns a seat's numbers into a score; the scores of all seats
//!   make the chances.
//!
//! The weights in `assets/games/junkyard_bots/opponents` come from these games, on one core in 15,
//! 5 and 7 minutes:
//!
//! ```text
//! junkyard-bots train value --seats 2 --games 100000 --passes 16 --seed 200000 --out value_2.ron
//! junkyard-bots train value --seats 3 --games 25000 --passes 12 --seed 400000 \
//!     --players titan,cog,cog,titan,cog --out value_3.ron
//! junkyard-bots train value --seats 4 --games 25000 --passes 12 --seed 300000 \
//!     --players titan,cog,cog,titan,cog --out value_4.ron
//! ```
//!
//! The cross-entropy at held-out tables is 0.619 nats in games of two, 0.888 in games of three and
//! 1.020 in games of four; that of a uniform guess is 0.693, 1.099 and 1.386.

pub mod features;
pub mod model;
mod seat;
mod yard;

pub use model::Model;
