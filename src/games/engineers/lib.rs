//! Engineers at Play, an adaptation of the board game of that name after the TV show *Junkyard
//! Wars*.
//!
//! Each module imports only from those below it:
//!
//! | module | contents |
//! |---|---|
//! | `client` | the window's part of the game, in builds with the feature `window` |
//! | [`tools`] | tools on the command line, and how saved games are described there |
//! | [`sentences`] | sentences about events, positions and endings of a game |
//! | [`words`] | names of things that players see throughout the game, and texts of things |
//! | [`lessons`] | lessons for beginners, on the real table and by the real rules |
//! | [`simulate`] | full games between computer players, and statistics of them |
//! | [`opponents`] | computer players: what a seat may know, plans and decisions |
//! | [`orders`] | standing orders, turned into actions of the rules |
//! | [`record`] | recorded and saved games, standing orders as plain values |
//! | [`game`] | the headless game: a world, the schedule of play and the entry point |
//! | [`turn`] | the order of play: set-up and turns, with a file for each kind of action |
//! | [`table`] | the ECS model: components of things, workers, teams and squares; snapshot |
//! | [`action`] | actions of players, reasons to refuse them, events of the table |
//! | [`set`] | things, machines and maze tiles: the data set |
//! | [`yard`] | squares, walls, gates and the road; ways through them |
//! | [`messages`] | texts for players, in all languages |
//!
//! Comments cite the numbered rules of the game in [`mod@rules`] as "rule 5.4"; tests are named by
//! them.
//!
//! # A game in a few lines
//!
//! ```
//! use engineers::action::{Action, Illegal};
//! use engineers::game::Game;
//! use engineers::table::{Setup, SetupError};
//! use engineers::yard::Gate;
//!
//! let (mut game, _events) = Game::new(&Setup::new(3, 42))?;
//! // The last team in the order of turns takes a gate first (2.5), before anybody has a turn.
//! assert_eq!(game.act(Action::EndTurn), Err(Illegal::NotNow));
//! assert!(game.act(Action::TakeGate(Gate::ALL[0])).is_ok());
//! # Ok::<(), SetupError>(())
//! ```

pub mod action;
#[cfg(feature = "window")]
pub mod client;
pub mod game;
pub mod lessons;
pub mod messages;
pub mod opponents;
pub mod orders;
pub mod record;
#[doc = include_str!("rules.md")]
pub mod rules {}
pub mod sentences;
pub mod set;
pub mod simulate;
pub mod table;
pub mod tools;
pub mod turn;
pub mod words;
pub mod yard;
