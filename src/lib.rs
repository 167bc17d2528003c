//! Junkyard Bots: its modules, and the flow of a move through them.
//!
//! The table of a game is a simulation in an ECS: every tile part is an entity whose sockets and
//! links to its neighbours are components, each of the seven phases is a plugin, and all changes go
//! through one entry point.
//!
//! ```text
//! a player's hand   ─┐                                           ┌─► window: motion, log
//! a computer player ─┼─► Action ─► systems of the phase ─► Event ┤
//! a replay, a test  ─┘   (gather → pure rule → write)            └─► record: history, saved games
//!                                         │
//!                                         ▼
//!       adjacency systems: location changed ─► links ─► pipe bonus, abilities, grippers
//! ```
//!
//! Each module imports only from those below it, and no two files of a module import each other:
//!
//! | module | contents |
//! |---|---|
//! | [`cli`] | the command line |
//! | `window` | the window put together, in builds with the feature of that name |
//! | [`shelf`] | the list of the games |
//! | [`junkyard_bots`] | a game: rules, computer players, texts, and its part of the window |
//! | `client` | the window that all games share: screens, panels, pictures, keys, sounds, settings |
//! | [`shell`] | shared by every board game that the program may have: seats, grid, table, history, files, languages |
//!
//! The last three are packages of their own, as every game is.

pub mod cli;
pub mod shelf;
#[cfg(feature = "window")]
pub mod window;
