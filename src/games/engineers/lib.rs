//! Engineers at Play, an adaptation of the board game of that name after the TV show *Junkyard
//! Wars*.
//!
//! Each module imports only from those below it:
//!
//! | module | contents |
//! |---|---|
//! | [`sentences`] | sentences about events, positions and endings of a game |
//! | [`words`] | names of things that players see throughout the game, and texts of things |
//! | [`lessons`] | lessons for beginners, on the real table and by the real rules |
//! | [`opponents`] | computer players: what a seat may know, plans and decisions |
//! | [`record`] | recorded and saved games, standing orders |
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

pub mod action;
pub mod game;
pub mod lessons;
pub mod messages;
pub mod opponents;
pub mod record;
#[doc = include_str!("rules.md")]
pub mod rules {}
pub mod sentences;
pub mod set;
pub mod table;
pub mod turn;
pub mod words;
pub mod yard;
