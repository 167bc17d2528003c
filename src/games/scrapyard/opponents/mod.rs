//! Computer players. They choose by the information that a seat may have (11.7), and show what they
//! compared.
//!
//! | player | builds | fights |
//! |---|---|---|
//! | random | any legal card | any legal action |
//! | rusty (easy) | any card that fits, some rummages | the best single step, often ends early |
//! | tidy | by the worth of cards, with a strong taste | the best single step, ends early at times |
//! | cog (normal) | by the worth of cards, with a taste | the same, ends early seldom |
//! | titan (hard) | by the worth of cards | the same, never ends early, minds what others can do |
//!
//! - [`view`]: what a seat may know; `thinking`: the game as one that has computer players;
//! - [`player`], `habits`: the kinds of player, and their habits;
//! - [`worth`]: worth of cards; `building`: the build phase; `fighting`: actions of a turn of the
//!   battle; `choices`: settling, and choices that effects ask for; `outlook`: damage and danger.

mod building;
mod choices;
mod fighting;
mod habits;
mod outlook;
pub mod player;
mod thinking;
pub mod view;
pub mod worth;

pub use player::decide;
pub use view::View;
