//! Standing orders as series of the rules' own steps. The rules know no orders: an [`Order`] gives
//! one action after another, each checked as if the player had chosen it, and waits for the next
//! turn when no actions are left.
//!
//! - `next`: the next action of an order, or why there is none; `next_action`: by kind of order;
//! - [`order_run`]: carrying on with the orders of a team, until something needs a choice;
//! - [`way`]: the way of an order and its cost, for the screen;
//! - `giving`: an order to a worker and to those who share a load with it;
//! - `errand`: a worker with its table; `going`: steps; `unsearched`: squares to search on the way;
//! - `whereabouts`: the square of a thing, as far as the team knows it;
//! - `foreseen`: reasons why an order will fail;
//! - `fetching`, `carrying_home`: loads; `working`, `tools`: work in the zone.

mod carrying_home;
mod errand;
mod fetching;
mod foreseen;
mod giving;
mod going;
mod next;
mod next_action;
pub mod order_run;
mod tools;
mod unsearched;
pub mod way;
mod whereabouts;
mod working;

pub use crate::record::{Order, Orders, WaySearch};
pub use foreseen::foresee_refusal;
pub use giving::give_order;
pub use next::Next;
pub use next_action::next_action;
pub use order_run::{OrderRun, RunStep, RunStop, drop_done_orders};
pub use unsearched::has_closed;
pub use way::{Way, WaySquare, way_of_order, way_to};
pub use whereabouts::noted_kind;
