//! The tray of the battle: the hand, the player's tokens and piles, and what can be done.
//!
//! - [`tray`]: the tray as a whole; [`layout`]: places of its things;
//! - [`facts`]: what it shows;
//! - [`card_row`]: cards side by side; [`stores`]: batteries, draw deck, discard pile, trash;
//! - [`buttons`]: the buttons; [`button_forms`]: forms of a button, of which one has room;
//!   [`ability_list`]: the list of abilities, where there are several;
//! - [`choices`]: answers to an effect that waits;
//! - [`crusher_steps`]: the tray while the crusher bites.

pub mod ability_list;
pub mod button_forms;
pub mod buttons;
pub mod card_row;
pub mod choices;
pub mod crusher_steps;
pub mod facts;
pub mod layout;
pub mod stores;
pub mod tray;

pub use facts::{Batteries, CardState, HandCard, TrayButton, TrayFacts, TrayPress, TrayState};
pub use layout::BattleTrayLayout;
pub use tray::draw_battle_tray;
