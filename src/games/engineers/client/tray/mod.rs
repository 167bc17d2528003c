//! The tray, the lower panel: the workers and cards of the team on the stage, and the buttons of a
//! turn; before the first turn the gates.
//!
//! - [`screen`]: the tray as it is drawn and listened to; [`panel`]: its panel as a whole;
//! - [`facts`]: its contents; [`worker_facts`]: a worker, with [`slots`] for what it carries and
//!   the [`limit_sum`] of its actions; [`card_facts`]: machine cards; [`buttons`]: buttons of a
//!   turn; [`gate_facts`]: gates that were taken;
//! - [`worker_node`], [`worker_lines`], [`card_node`], [`button_node`], [`gate_node`]: the parts of
//!   the panel; `painter`: what they paint;
//! - `listening`: drags and presses on what workers carry, and places that others need.

pub mod button_node;
pub mod buttons;
pub mod card_facts;
pub mod card_node;
pub mod facts;
pub mod gate_facts;
pub mod gate_node;
pub mod limit_sum;
mod listening;
mod painter;
pub mod panel;
pub mod screen;
pub mod slots;
pub mod worker_facts;
pub mod worker_lines;
pub mod worker_node;

pub use facts::{TrayFacts, TrayPress};
pub use screen::draw_tray;
