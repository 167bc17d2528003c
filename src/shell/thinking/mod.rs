//! Computer players of any game: functions from what a seat may know and what it may do to a
//! [`Decision`], with a random stream of their own.
//!
//! - `rules`: additions of a game to its [`Rules`](crate::table::Rules), so that computer
//!   players can play it and look ahead in it;
//! - `decision`: a chosen action with the candidates that were compared;
//! - `past_decision`: the decision behind a step of a history, made again;
//! - `pending`: a decision that is due, which is made on any thread;
//! - `lineup`: the players of a game between computer players;
//! - [`halving`]: sequential halving over candidate moves;
//! - `worlds`: playouts in sampled worlds (determinizations);
//! - `trials`: moves of a seat, tried in worlds that its view allows.

mod decision;
pub mod halving;
mod lineup;
mod past_decision;
mod pending;
mod rules;
mod trials;
mod worlds;

pub use decision::{Candidate, Comparison, Decision, SampledChance, Value};
pub use lineup::Lineup;
pub use past_decision::{PastDecision, PastDecisionError};
pub use pending::PendingDecision;
pub use rules::{ComputerPlayer, Sampled, Thinking};
pub use trials::Trials;
pub use worlds::{Playout, Worlds};
