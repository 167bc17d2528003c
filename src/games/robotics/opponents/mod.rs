//! Computer players.
//!
//! A player is a function from what its seat may know and what it may do to a [`Decision`], with a
//! random stream of its own. All of the table is open to all players (17.1), so a [`View`] is the
//! whole position without the random stream.
//!
//! - `thinking`: the interface to shared code; [`player`]: the kinds of players;
//! - [`need`]: actions still needed to meet an order; [`worth`]: worth of components and draws;
//! - [`acting`], [`attack`], [`trading`], [`putting_away`]: choices of a turn; [`building`]: places
//!   in a robot;
//! - [`random`]: anything legal.
//!
//! [`Decision`]: shell::thinking::Decision

pub mod acting;
pub mod attack;
pub mod building;
pub mod need;
pub mod player;
pub mod putting_away;
pub mod random;
mod thinking;
pub mod trading;
mod view;
pub mod worth;

pub use view::View;
