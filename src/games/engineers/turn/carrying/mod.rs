//! Carrying of things (section 5).
//!
//! - [`taking`]: things that a worker may take; picking up (5.1, 5.9, 14.5);
//! - [`holding`]: hands, and what a worker may hold (5.2, 5.5, 5.6);
//! - [`putting_down`]: putting down (5.3); [`passing`]: handing over (5.8);
//! - [`sharing`]: shares that are taken and given up (5.7); [`packing`]: containers (5.12 to 5.14);
//! - `choices`: the actions of these kinds.

mod choices;
pub mod holding;
pub mod packing;
pub mod passing;
pub mod putting_down;
pub mod sharing;
pub mod taking;

pub(crate) use choices::apply;
pub use choices::check;
pub use holding::check_can_hold;
pub use packing::is_packed_in;
pub use taking::{check_may_take, check_may_take_on};
