//! The battle: bombs to choose, robots to aim at, and the damage of a throw.
//!
//! - [`bombs`]: the lower panel of a battle turn; `bomb_cards`: the bombs in it;
//! - [`attack_preview`], [`damage_sum`]: the damage of a throw before it is made, as a sum.

pub mod attack_preview;
mod bomb_cards;
pub mod bombs;
pub mod damage_sum;
