//! The truck of a team (section 9).
//!
//! - [`boarding`]: climbing in and out (9.2); [`wheel`]: the driver, and parking (9.3, 9.7);
//! - [`driving`]: driving actions (9.4 to 9.6), and the truck that rolls on by itself (9.8);
//! - [`loading`]: loading and unloading (9.9);
//! - `choices`: the actions of these kinds.

pub mod boarding;
mod choices;
pub mod driving;
pub mod loading;
pub mod wheel;

pub(crate) use choices::apply;
pub use choices::check;
pub(crate) use driving::roll_on;
pub use loading::loading_cost;
