//! The workbench: the construction zone of a team, which covers the stage (sections 7, 10 and 12).
//!
//! - [`stage`]: the workbench as a whole; [`panel`]: its parts one below the other; [`backdrop`]:
//!   the wall behind it;
//! - [`facts`]: contents; [`hands`]: workers of the team with what they hold; [`deeds`]: deeds that
//!   are possible with the chosen thing;
//! - [`listening`]: things, workers and the job, which are pressed and dragged;
//! - [`shelf`]: a shelf of five places; [`shelf_painter`]: what is painted on it; `job_row`: the
//!   job; `hand_card`: a worker's hands; `deed_row`: buttons.

pub mod backdrop;
mod deed_row;
pub mod deeds;
pub mod facts;
mod hand_card;
pub mod hands;
mod job_row;
pub mod listening;
pub mod panel;
pub mod shelf;
pub mod shelf_painter;
pub mod stage;

pub use facts::BenchFacts;
pub use stage::draw_workbench;
