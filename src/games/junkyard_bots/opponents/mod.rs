//! Computer players.
//!
//! A player is a function from what its seat may know and what it may do to a [`Decision`], with a
//! random stream of its own. It can't reach the table: what it decides by is in a [`Situation`].
//!
//! - `player`, `situation`: the kinds of players, and the situation that they decide in;
//! - `thinking`: the players as shared code asks them;
//! - [`builder`], [`robot_value`]: legal robots that serve priorities, and their value;
//! - `beam`: the beam search for such robots; `evaluation`: the value of a robot in the making with
//!   one part more;
//! - `odds`: tiles that nobody has seen yet;
//! - `preferences`, `valuation`: trained weights of players, and the worth of parts by them;
//! - [`value`]: the chance of each seat to win, learned from games;
//! - [`rusty`], [`cog`], [`titan`]: the easy, the normal and the hard player;
//! - [`restriction`]: parts of the game that a player may go without, to measure their worth;
//! - [`playouts`]: quick games to the end of the round, in worlds consistent with everything known;
//! - [`Contestant`]: a player of a simulated game: a kind, a restriction, preferences; [`Lineup`]:
//!   the players of one game;
//! - `unknown_name`: the error for a name on the command line that names no player;
//! - [`justification`]: facts that make a move plausible, which are not what decided;
//! - [`random`]: anything legal, each listed action as likely as another;
//! - [`tidy`]: a simple sensible player.
//!
//! # How strong they are
//!
//! Measured with the standard tile set, the players on all seats in turn, as by
//! `junkyard-bots simulate --players … --rotate`; the share of games that the better one won, and
//! the interval in which it lies by 95 %:
//!
//! | | games | won | 95 % |
//! |---|---|---|---|
//! | [`rusty`] against [`random`] | 1,000 | 94.2 % | 92.6 to 95.5 |
//! | [`cog`] against [`rusty`] | 1,000 | 86.0 % | 83.7 to 88.0 |
//! | [`titan`] against [`cog`] | 1,000 | 86.2 % | 83.9 to 88.2 |
//! | one [`titan`] among three [`cog`]s, in games of four | 400 | 59.0 % | 54.1 to 63.7 |
//!
//! In 60 games of one Titan and three Cogs on one core a decision of Titan's took 22 ms in the
//! median and 0.29 s at most, one of Cog's 0.005 ms and 8 ms.
//!
//! In games of four a Titan that never looks ahead wins 21.4 % (19.6 to 23.2) of 2,000 by the
//! preferences it has for two and 30.4 % (27.9 to 33.1) of 1,200 by those it has for four; 25 % is
//! even. Three Cogs that look at 150 assemblies instead of 1,600 let it win 38.1 % (35.1 to 41.2)
//! of 1,000, and 600 games against Rusty show no difference.

mod beam;
pub mod builder;
pub mod cog;
mod contestant;
mod evaluation;
pub mod justification;
mod odds;
mod player;
pub mod playouts;
pub mod preferences;
pub mod random;
pub mod restriction;
pub mod robot_value;
pub mod rusty;
mod situation;
mod thinking;
pub mod tidy;
pub mod titan;
mod unknown_name;
mod valuation;
pub mod value;

pub use contestant::{Contestant, Lineup};
pub use player::decide_as;
pub use situation::{Candidate, Decision, Situation};
pub use unknown_name::UnknownName;
