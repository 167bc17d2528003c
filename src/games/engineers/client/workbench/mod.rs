//! The workbench: the construction zone of a team, which covers the stage (sections 7, 10 and 12).
//!
//! - [`stage`]: the workbench as a whole; [`panel`]: its parts one below the other; [`backdrop`]:
//!   the wall behind it;
//! - [`facts`]: contents; [`hands`]: workers of the team with what they hold; [`truck_load`]: what
//!   is in its truck;
//! - [`deeds`]: deeds that are possible with the chosen thing; `load_deeds`: with one that is
//!   carried or loaded;
//! - [`listening`]: things, workers and the job, which are pressed and dragged;
//! - [`shelf`]: a shelf of five places; [`shelf_painter`]: what is painted on it; `job_row`: the
//!   job; `hand_card`: a worker's hands; `truck_card`: the truck; `deed_row`: buttons.

pub mod backdrop;
mod deed_row;
pub mod deeds;
pub mod facts;
mod hand_card;
pub mod hands;
mod job_row;
pub mod listening;
mod load_deeds;
pub mod panel;
pub mod shelf;
pub mod shelf_painter;
pub mod stage;
mod truck_card;
pub mod truck_load;

pub use facts::BenchFacts;
pub use stage::draw_workbench;
