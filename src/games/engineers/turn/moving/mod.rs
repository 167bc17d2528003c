//! Steps, searches and walls that are taken down (sections 4 and 6).
//!
//! - [`step`]: steps, together with those who share a load (4.1, 5.6);
//! - [`search`]: searches (6.1); [`walls`]: taking down walls (4.5);
//! - `choices`: the actions of these kinds.

mod choices;
pub mod search;
pub mod step;
pub mod walls;

pub(crate) use choices::apply;
pub use choices::check;
