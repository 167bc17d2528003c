//! Computer players. They choose by the information that a seat may have (19.6). A decision is one
//! action and has no memory: plan and tasks are made anew from the view each time.
//!
//! # How strong they are
//!
//! Games of two to 150 points with the suggested options (2.10) and the players on both seats in
//! turn, as by `junkyard-bots simulate --game engineers --players … --rotate`; the share of 400
//! games that the better one won, and its 95 % confidence interval:
//!
//! | | won | 95 % |
//! |---|---|---|
//! | tidy against rusty | 69 % | 65 to 74 |
//! | cog against tidy | 70 % | 65 to 74 |
//! | cog against rusty | 84 % | 80 to 87 |
//! | titan against cog | 60 % | 55 to 65 |
//!
//! Half of the games between two, three and four cogs last 25, 25 and 26 rounds or less; the target
//! is reached in 77, 77 and 67 % of 300 games each. Of first tests 65 to 68 % work.
//!
//! # Differences between them
//!
//! Tidy buys tools; cog also weighs its cards and grades, goes for spares and carries in pairs;
//! titan buys the notebook. Each of these won no more games, tried in 200 to 400 of them: to carry
//! spares home, to keep things that another card could use, more steps of detour, other weights of
//! searches and grades. When workers searched quarter by quarter, instead of the nearest squares,
//! fewer games met the target (67 % instead of 81).
//!
//! - [`view`]: what a seat may know; `thinking`: the game as one that has computer players;
//! - [`player`], `habits`: the kinds of player, and their habits;
//! - `outlook`: ways and known things; `needs`: effort for the needs of a machine; `plan`: the
//!   machine that is built, and of what; `zone_jobs`: work in the zone; `searching`: squares worth
//!   a search; `tasks`: a task for each worker;
//! - `prospects`: the machines that a player weighs, for whoever asks for its reasons;
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
mod prospects;
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
pub use prospects::{MachineProspect, prospects};
pub use view::View;
