//! Scrapyard, an adaptation of *Scrapyard Robot Battle* by Chris Schock.
//!
//! Each module imports only from those below it:
//!
//! | module | contents |
//! |---|---|
//! | `client` | its part of the window |
//! | [`tools`] | the game in the tools of the command line |
//! | [`sentences`] | sentences about events, positions and endings of a game |
//! | [`words`] | names of things that players see, and texts of cards |
//! | [`lessons`] | lessons on positions with scripted opponents |
//! | [`simulate`] | simulated games and their statistics |
//! | [`opponents`] | computer players, which choose an action by the information that a seat may have |
//! | [`record`] | recorded and saved games: texts, names |
//! | [`game`] | the headless game: a world, the schedule of play and the entry point |
//! | [`turn`] | the order of play: set-up, build phase and battle, a system for each step |
//! | [`table`] | the ECS model: components, locations of cards, squares, snapshot |
//! | [`action`] | actions of players, reasons to refuse them, events of the table |
//! | [`cards`] | cards, maps and numbers: the data set |
//! | [`arena`] | the battle map: neighbours, rings, ranges, moves and pushes |
//! | [`messages`] | texts for players, in all languages |
//!
//! Comments cite the numbered rules of the game in [`mod@rules`] as "rule 5.4"; tests are named by
//! them.

pub mod action;
pub mod arena;
pub mod cards;
#[cfg(feature = "window")]
pub mod client;
pub mod game;
pub mod lessons;
pub mod messages;
pub mod opponents;
pub mod record;
#[doc = include_str!("rules.md")]
pub mod rules {}
pub mod sentences;
pub mod simulate;
pub mod table;
pub mod tools;
pub mod turn;
pub mod words;
