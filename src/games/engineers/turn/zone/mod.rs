//! The construction zone and the shop (sections 7, 8 and 14).
//!
//! - [`room`]: room of a zone (7.2); [`discarding`]: things that are given up (7.4);
//! - [`defining`]: blanks that become a kind of junk (14.3);
//! - [`shop`]: squares with a shop (8.1); [`buying`]: tools, and the notebook (8.2, 17.1);
//!   [`selling`]: tools and scrap (8.3, 8.4);
//! - `choices`: the actions of these kinds.

pub mod buying;
mod choices;
pub mod defining;
pub mod discarding;
pub mod room;
pub mod selling;
pub mod shop;

pub(crate) use choices::apply;
pub use choices::check;
pub use room::check_room;
pub use shop::shop_on;
