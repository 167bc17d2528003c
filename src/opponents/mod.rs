//! Computer players.
//!
//! A player is a function from what its seat may know and what it may do to an action, with a random stream of its
//! own. It can't reach the table: [`Contestant::choose_at`] shows it what its seat may know.
//!
//! - `player`, `situation`: the kinds of players, and what they decide on;
//! - [`builder`], [`robot_value`]: legal robots that serve a purpose, and what they are worth;
//! - `beam`: the search for such robots; `evaluation`: what a robot in the making is worth with one part more;
//! - `odds`: what nobody has seen yet;
//! - `preferences`, `valuation`: what players prefer, and what parts are therefore worth to them now;
//! - [`value`]: how likely each seat is to win, learned from games;
//! - [`rusty`], [`cog`], [`titan`]: the easy, the normal and the hard player;
//! - [`restriction`]: parts of the game that a player may go without, to tell what they are worth;
//! - [`Contestant`]: a player of a simulated game: a kind, what it goes without, what it likes;
//! - [`reason`]: why a move is sensible;
//! - [`random`]: anything legal, each listed action as likely as another;
//! - [`tidy`]: a simple sensible player.

mod beam;
pub mod builder;
pub mod cog;
mod contestant;
mod evaluation;
mod odds;
mod player;
pub mod preferences;
pub mod random;
pub mod reason;
pub mod restriction;
pub mod robot_value;
pub mod rusty;
mod situation;
pub mod tidy;
pub mod titan;
mod valuation;
pub mod value;

pub use contestant::Contestant;
pub use player::{Player, stream};
pub use situation::Situation;
