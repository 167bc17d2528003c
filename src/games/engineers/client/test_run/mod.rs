//! A test as it runs (section 11), and the debugging roll (12.3): all of it is a function of the
//! time since it began to be shown.
//!
//! - [`stage`]: the stage as a whole; [`panel`]: its parts;
//! - [`facts`]: contents, and what is shown of them at a time;
//! - [`run_plan`]: course of a test; [`run_time`]: the time; `nut`: the nut that falls;
//! - [`sum_tray`]: the tray meanwhile; [`run_sum`]: the sum of the success value; [`term`]: a term
//!   of it; [`sum_panel`]: its panel;
//! - [`bench_row`]: places on the bench; `bench_painter`: what is painted there; [`family_motion`]:
//!   motion of the components of a machine that works.

mod bench_painter;
pub mod bench_row;
pub mod facts;
pub mod family_motion;
mod nut;
pub mod panel;
pub mod run_plan;
pub mod run_sum;
pub mod run_time;
pub mod stage;
pub mod sum_panel;
pub mod sum_tray;
pub mod term;
#[cfg(test)]
mod test_shows;

pub use stage::draw_test_run;
pub use sum_tray::draw_sum_tray;
