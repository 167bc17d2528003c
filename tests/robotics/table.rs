//! Tables for tests: positions written briefly, the steps of players, and the table that they lead
//! to.
//!
//! - `notation`: parts, shares and robots as text;
//! - `scene`: positions set up by hand;
//! - `steps`: actions of players;
//! - `play`: a table that is played at.

mod notation;
mod play;
mod scene;
mod steps;

pub use notation::{named, parts, placed, robot};
pub use play::TestTable;
pub use scene::{A, B, C, D, DRAIN_DIVER, E, PLAIN, Scene, order, setup};
pub use steps::{attach, build, buy, convert, counter, offer, sabotage, scrap, store, unstore};
