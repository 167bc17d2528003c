//! Computer players. They choose by the information that a seat may have (19.6). A decision is one
//! action and has no memory: plan and tasks are made anew from the view each time.
//!
//! # How strong they are
//!
//! Games of two to 150 points, with the players on both seats in turn; the share of 200 games that
//! the better one won, and its 95 % confidence interval (small changes came after the count):
//!
//! | | won | 95 % |
//! |---|---|---|
//! | tidy against rusty | 56 % | 49 to 62 |
//! | cog against rusty | 80 % | 74 to 85 |
//! | titan against cog | 64 % | 57 to 70 |
//!
//! - [`view`]: what a seat may know; `thinking`: the game as one that has computer players;
//! - [`player`], `habits`: the kinds of player, and their habits;
//! - `outlook`: ways and known things; `needs`: effort for the needs of a machine; `plan`: the
//!   machine that is built, and of what; `zone_jobs`: work in the zone; `searching`: squares worth
//!   a search; `tasks`: a task for each worker;
//! - `acting`, `tidying`, `trucks`, `shopping`: actions of a turn by kind; `testing`, `cards`: the
//!   end of a turn; `gates`, `deals`: choices outside of the own turn.

mod acting;
mod cards;
mod deals;
mod gates;
mod habits;
mod needs;
mod outlook;
mod plan;
pub mod player;
mod searching;
mod shopping;
mod tasks;
mod testing;
mod thinking;
mod tidying;
mod trucks;
pub mod view;
mod zone_jobs;

pub use player::decide;
pub use view::View;
