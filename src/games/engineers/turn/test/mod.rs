//! The test of a machine (section 11).
//!
//! - [`mod@odds`]: machines of cards and the success value (11.1, 11.4, 11.5);
//! - `switch`: the test itself (11.2, 11.3, 11.6 to 11.8).

pub mod odds;
mod switch;

pub use odds::{is_machine_of, odds, once_thing, percent, steady, success_value};
pub use switch::check_test;
pub(crate) use switch::throw_switch;
