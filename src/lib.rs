//! Junkyard Bots: the map of the house.
//!
//! An adaptation of Stone Librande's board game. The table is a simulation in an ECS: every tile part is an entity,
//! each of the seven phases is a system, and one door changes anything.
//!
//! ```text
//!  a player's hand   ─┐
//!  a computer player ─┼─► Action ─► phase system ─► components change ─► TableEvent ─► window: show, log
//!  a test            ─┘         (gather → pure rule → write)                  └─────► record: history, saves
//! ```
//!
//! The rooms, each depending only on those below it:
//!
//! | room | what it is for |
//! |---|---|
//! | [`cli`] | the command line |
//! | [`client`] | the window: screens, the board, drag and drop, pictures, settings |
//! | [`simulate`] | full games between computer players, on all cores, and their report |
//! | [`record`] | saved games: text, checking, proof, migration |
//! | [`opponents`] | computer players: from what a seat may know to an action |
//! | [`game`] | the headless game: a world, the round's schedule and the one door |
//! | [`round`] | the order of play: set-up and the seven phases, a file each |
//! | [`table`] | the ECS model: components, systems' access to it, snapshot, views |
//! | [`robot`] | the pure rules of one robot: layout, ability, grip, builds |
//! | [`action`] | what a player can ask for, why it may be refused, what the table tells |
//! | [`parts`] | sizes, kinds, names, the tile set |
//! | [`grid`] | cells, sides, quarter turns, footprints |
//!
//! "Rule 5.6" and the like name the numbered rules of the game as this project states them; tests are named by them.
//!
//! # A game in a few lines
//!
//! ```
//! use junkyard_bots::action::{Action, Illegal};
//! use junkyard_bots::game::Game;
//! use junkyard_bots::table::Setup;
//!
//! let (mut game, _events) = Game::new(&Setup::new(2, 42))?;
//! // The first robot is still to be built: this is no time to pass, and nothing has changed.
//! assert_eq!(game.act(Action::Pass), Err(Illegal::NotNow));
//! # Ok::<(), junkyard_bots::table::SetupError>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod action;
pub mod cli;
pub mod client;
pub mod game;
pub mod grid;
pub mod opponents;
pub mod parts;
pub mod record;
pub mod robot;
pub mod round;
pub mod simulate;
pub mod table;
