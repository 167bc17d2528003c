//! Computer players. They choose by the information that a seat may have (19.6). A decision is one
//! action and has no memory: plan and tasks are made anew from the view each time.
//!
//! # How strong they are
//!
//! Games of two to 150 points with the suggested options (2.10) and the players on both seats in
//! turn; the share that the better one won, and its 95 % confidence interval:
//!
//! | | games | won | 95 % |
//! |---|---|---|---|
//! | tidy against rusty | 200 | 64 % | 57 to 70 |
//! | cog against tidy | 200 | 73 % | 66 to 79 |
//! | cog against rusty | 200 | 82 % | 76 to 87 |
//! | titan against cog | 400 | 60 % | 56 to 65 |
//!
//! Half of the games between two cogs last 25 rounds or less, and the target is met in 85 %; with
//! three and four teams it is 26 and 27 rounds, and 80 and 75 %. Of all tests 65 % work, and 2 % of
//! the man-actions are not spent.
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
