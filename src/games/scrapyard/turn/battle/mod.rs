//! The battle (sections 5, 6, 9 and 10).
//!
//! - [`begin_battle`]: from building to battle (section 5);
//! - [`next_turn`], [`settle`], [`ready`], [`act`], [`end_turn`]: the steps of a turn (6.2);
//! - [`play_card`], [`movement`], [`attack`], [`recharge`]: what a player can do (6.5 to 6.10);
//!   `payment`: batteries and cards.

pub mod act;
pub mod attack;
pub mod begin_battle;
pub mod end_turn;
pub mod movement;
pub mod next_turn;
mod payment;
pub mod play_card;
pub mod ready;
pub mod recharge;
pub mod settle;
