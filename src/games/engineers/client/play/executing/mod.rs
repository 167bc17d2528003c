//! Execution of commands by kind.
//!
//! - [`press_commands`]: presses and drags; [`choosing`]: the chosen worker and dialogs;
//! - [`turn_buttons`]: the buttons of a turn, and reasons why one can't be pressed;
//!   [`test_choice`]: tests with their odds; `work_choice`: work that waits; `putting_down`: what a
//!   worker puts down;
//! - [`asking`]: actions that give something up;
//! - [`order_commands`]: orders to workers; [`order_clock`]: their steps, seen one after another;
//!   `curtain_cues`: what is seen and heard once a curtain has opened;
//! - [`shop_commands`], [`truck_commands`]: the shop and the truck; [`deal_commands`]: deals.

pub mod asking;
pub mod choosing;
pub(super) mod curtain_cues;
pub mod deal_commands;
pub mod order_clock;
pub mod order_commands;
pub mod press_commands;
mod putting_down;
pub mod shop_commands;
pub mod test_choice;
pub mod truck_commands;
pub mod turn_buttons;
mod work_choice;

use bevy::prelude::App;

/// Adds the state that commands leave for a while, which ends with the game at the table.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((curtain_cues::plugin, order_clock::plugin));
}
