//! Computer players. They choose by the information that a seat may have (19.6). A decision is one
//! action and has no memory: plan and tasks are made anew from the view each time.
//!
//! # How strong they are
//!
//! Games of two to 150 points with the suggested options (2.10) and the players on both seats in
//! turn, as by `junkyard-bots simulate --game engineers --players … --rotate`; the share of 400
//! games (titan against cog: 800) that the better one won, and its 95 % confidence interval:
//!
//! | | won | 95 % |
//! |---|---|---|
//! | tidy against rusty | 66 % | 61 to 71 |
//! | cog against tidy | 69 % | 64 to 73 |
//! | cog against rusty | 85 % | 81 to 88 |
//! | titan against cog | 61 % | 57 to 64 |
//! | titan against tidy | 74 % | 70 to 78 |
//! | titan against rusty | 88 % | 84 to 91 |
//!
//! Even the best loses one game of eight to the easiest, as three to five tests decide, of which a
//! third fails: so three equal steps between them could be 66 % each, not more.
//!
//! 200 games each between cogs, every game with other seeds:
//!
//! | | two | three | four |
//! |---|---|---|---|
//! | rounds, median | 25 | 22 | 22 |
//! | target reached | 81 % | 95 % | 96 % |
//! | leader at half time won | 69 % | 50 % | 40 % |
//! | won by place in the order | 47, 53 % | 34, 35, 32 % | 22, 26, 29, 24 % |
//! | first tests that worked | 69 % | 66 % | 66 % |
//!
//! # Differences between them
//!
//! Tidy buys tools; cog also weighs its cards and grades, goes for spares, carries in pairs,
//! searches on its way to something else, and buys the notebook if there are three teams or four;
//! titan buys it with two teams too.
//!
//! At tables of four, only 62 to 72 % of games met the target without notebooks. The team that was
//! the last in the order won 13 % while it took the best gate beside another team's, and while
//! others bought more than their share of lamps and tool kits.
//!
//! # What was tried without use
//!
//! Each of these won no more games, tried in 200 to 400 of them: to carry spares home, to keep
//! things that another card could use, more steps of detour, other weights of searches and grades,
//! two tool kits or a power driver, to count the rounds that are left, to search all the time.
//!
//! - Trucks: of 199 things picked up, 33 % would have come home quicker with a truck that stood at
//!   the best gate already, by 3 man-actions each; 10 % with one that had to be driven there. That
//!   is 3 % and 1 % of a team's man-actions at most.
//! - Containers and belts: what workers carry takes about one of a team's 25 man-actions a turn.
//! - Mending with a welding set won 49 % against cogs without one (300 games); powerups that were
//!   taken along, with improvements before a test, 40 to 44 %: they slow down who carries them.
//! - Auctions of what no card needs: one in 16 found a buyer, and the target was reached as often.
//! - When workers searched quarter by quarter, instead of the nearest squares, fewer games met the
//!   target (67 % instead of 81).
//!
//! # Files
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

pub use prospects::{MachineProspect, prospects};
pub use view::View;
