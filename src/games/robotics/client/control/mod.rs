//! A manufacturing control at work (11.5, 11.6).
//!
//! - [`losses`]: what each workshop loses; `visits`: the way of the light from one to the next;
//! - `rooms`: the rooms of the workshops on the stage; `room`: one of them, `lost_parts`: the parts
//!   that leave it;
//! - [`seen_table`]: the table as it is seen until the light has gone round;
//! - [`list`]: the list of what goes, for the right column.

pub mod list;
pub mod losses;
mod lost_parts;
mod room;
mod rooms;
pub mod seen_table;
mod visits;

pub use list::draw_control_list;
pub use rooms::draw_control;
