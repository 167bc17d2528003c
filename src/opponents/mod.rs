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
//! - `unknown_name`: why a name on the command line names no player;
//! - [`reason`]: why a move is sensible;
//! - [`random`]: anything legal, each listed action as likely as another;
//! - [`tidy`]: a simple sensible player.
//!
//! # How strong they are
//!
//! Measured by games of two with the standard tile set, each pair on both seats in turn, by `junkyard-bots simulate --players … --rotate`; the
//! share of games that the better one won, and the interval in which it lies by 95 %:
//!
//! | | games | won | 95 % |
//! |---|---|---|---|
//! | [`rusty`] against [`random`] | 1,000 | 95.4 % | 93.9 to 96.5 |
//! | [`cog`] against [`rusty`] | 1,000 | 88.6 % | 86.5 to 90.4 |
//! | [`titan`] against [`cog`] | 500 | 68.0 % | 63.8 to 71.9 |
//! | one [`titan`] among three [`cog`]s, in games of four | 150 | 42.7 % | 35.0 to 50.7 |
//!
//! A Titan that never looks ahead wins 60.4 % (58.9 to 61.9) of 4,000 games against Cog. What looking ahead adds comes from builds: without it
//! there, and with it everywhere else, 58 % of 200 games are won; without it in takes, attacks or draws 65 to 67 %. Four times as many worlds,
//! worlds played a round further, more builds to choose from or more thought about builds in the worlds made no difference that 200 to 300 games show.
//! A decision takes Titan about 20 ms in the median and less than half a second on one core, and Cog less than 5 ms.

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
mod unknown_name;
mod valuation;
pub mod value;

pub use contestant::Contestant;
pub use player::{Player, stream};
pub use situation::Situation;
pub use unknown_name::UnknownName;
