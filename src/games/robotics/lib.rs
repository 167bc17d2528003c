//! Robotics, an adaptation of Mario Coopmann's board game of 2007.
//!
//! Each module imports only from those below it:
//!
//! | module | contents |
//! |---|---|
//! | `client` | the window's part of the game, in builds with the feature of that name |
//! | [`tools`] | tools on the command line, and how saved games are described there |
//! | [`sentences`] | sentences about events, positions and endings of a game |
//! | [`words`] | names of things that players see throughout the game |
//! | [`lessons`] | lessons for beginners, on the real table and by the real rules |
//! | [`simulate`] | full games between computer players, and statistics of them |
//! | [`record`] | recorded and saved games: texts, names |
//! | [`opponents`] | computer players, which choose an action by the information that a seat may have |
//! | [`game`] | the headless game: a world, the schedule of play and the entry point |
//! | [`turn`] | the order of play: set-up, auction, and the steps of a turn, a system each |
//! | [`table`] | the ECS model: components, joins, locations of counters, snapshot |
//! | [`robot`] | the pure rules of one robot: joins, outlets, attaching, the loss to a control |
//! | [`action`] | actions of players, reasons to refuse them, events of the table |
//! | `money_words` | amounts of money in words |
//! | [`parts`] | kinds of counters, the market's disc, order cards, the data set |
//! | [`messages`] | texts for players, in all languages |
//!
//! Comments cite the numbered rules of the game in [`mod@rules`] as "rule 5.4"; tests are named by
//! them.
//!
//! # A game in a few lines
//!
//! ```
//! use robotics::action::{Action, Illegal};
//! use robotics::game::Game;
//! use robotics::table::{Setup, SetupError};
//!
//! let (mut game, _events) = Game::new(&Setup::new(3, 42))?;
//! // The first turn is auctioned: bids are multiples of 100.
//! assert_eq!(game.act(Action::Bid(150)), Err(Illegal::NotHundreds));
//! # Ok::<(), SetupError>(())
//! ```

pub mod action;
#[cfg(feature = "window")]
pub mod client;
pub mod game;
pub mod lessons;
pub mod messages;
mod money_words;
pub mod opponents;
pub mod parts;
pub mod record;
pub mod robot;
#[doc = include_str!("rules.md")]
pub mod rules {}
pub mod sentences;
pub mod simulate;
pub mod table;
pub mod tools;
pub mod turn;
pub mod words;
