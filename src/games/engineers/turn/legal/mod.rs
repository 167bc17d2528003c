//! Lists of legal actions: exactly those that [`check_action`](super::check_action) accepts.
//!
//! An action that means a whole assembly names it here by its first component, as other names mean
//! the same.
//!
//! - [`list`]: the list; [`wide`], [`barter`], [`sharing`]: choices with more actions than a list
//!   can hold;
//! - `all`: the list of the awaited player, by stage; `lister`: the table as the parts below see
//!   it;
//! - `moves`, `hands`, `shop`, `jobs`, `trucks`: actions of a turn by kind.

mod all;
pub mod barter;
mod hands;
mod jobs;
pub mod list;
mod lister;
mod moves;
pub mod sharing;
mod shop;
mod trucks;
pub mod wide;

pub use all::legal_actions;
pub use barter::{Barter, BarterSide};
pub use list::LegalActions;
pub use sharing::Sharing;
pub use wide::WideChoice;
