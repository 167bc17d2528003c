//! Full games between computer players, on all cores, and what happened in them.
//!
//! - [`plan`], [`position`], [`run()`]: what to simulate, from where, and all of it on all cores;
//! - [`table`]: one game, from set-up to its end, or [`step()`] by step;
//! - [`watch`]: what happens in it, noticed;
//! - [`tally`]: counts of games, rounds, wins and of every [`happening`] worth a rule;
//! - [`thinking`]: how long the players thought;
//! - [`report`]: the figures, and as JSON; [`tables`]: the same for a person, in [`columns`];
//! - [`run_and_keep`]: games that are kept as saved games;
//! - [`saves`]: games that are saved and loaded after every action.

pub mod columns;
pub mod happening;
mod keep;
pub mod plan;
pub mod position;
pub mod report;
mod run;
pub mod saves;
pub mod table;
pub mod tables;
pub mod tally;
pub mod thinking;
pub mod watch;

pub use keep::{check_folder, run_and_keep};
pub use plan::{Origin, Plan};
pub use position::Position;
pub use run::run;
pub use table::{GameError, Results, step};
pub use tally::Tally;
pub use thinking::Thinking;
