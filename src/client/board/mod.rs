//! The table screen: panels around the stage, and what pointer and keys do there.
//!
//! - [`screen`]: the whole of it;
//! - `top`, `side`, `inspector`: top bar, right column;
//! - `seats`, `log`, `curtain`: seat cards, the event log and the curtain, for any game; `seat_facts`, `log_facts`, `curtain_facts`:
//!   what they show of this one;
//! - `closer`, `robot_facts`: any robot, enlarged;
//! - `tray`, `slot`, `scan`, `turn_buttons`, `shelf`, `bombs`: the lower panel in scrounge, build and battle;
//! - `popup`: the log and the inspector over the stage, for large text;
//! - `hand`, `holding`: what is in hand, and where it may go;
//! - `stage`, `advice`, `reveal`, `look`, `overlay`: what lies over the stage;
//! - `keys`: the keyboard.

use bevy::prelude::App;

mod advice;
mod bombs;
pub(super) mod closer;
mod curtain;
mod curtain_facts;
mod hand;
mod holding;
mod inspector;
mod keys;
pub(super) mod log;
mod log_facts;
mod look;
mod overlay;
mod popup;
mod reveal;
mod robot_facts;
mod scan;
pub mod screen;
pub(super) mod seat_facts;
mod seats;
mod shelf;
pub(super) mod side;
mod slot;
mod spoken;
pub(super) mod stage;
pub mod top;
mod tray;
mod turn_buttons;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
