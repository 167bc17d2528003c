//! Counters and the data of the game: kinds, amounts, the market's disc and the order cards.
//!
//! - [`credits`]: amounts of money (rule 1.7);
//! - [`kind`]: kinds of counters (1.1 to 1.3);
//! - [`outlets`]: outlets of a component in each rotation (1.4);
//! - [`part`]: a component with or without a nut, and numbers of components by kind and nut (9.4);
//! - [`disc`]: the market's squares and the prices of its disc (section 2);
//! - [`order`]: order cards and what meets them (1.5, 6.2);
//! - [`data_set`]: all numbers of a game, read from a [`data_file`] and checked by `data_check`;
//!   [`data_error`]: its errors; [`goals`]: goals that a set-up may ask for (16.6).

pub mod credits;
mod data_check;
pub mod data_error;
pub mod data_file;
pub mod data_set;
pub mod disc;
pub mod goals;
pub mod kind;
pub mod order;
pub mod outlets;
pub mod part;

pub use credits::{CREDIT_STEP, Credits};
pub use data_error::DataError;
pub use data_set::DataSet;
pub use disc::{Market, Sector};
pub use kind::{Kind, KindCounts};
pub use order::{Order, OrderId};
pub use outlets::Outlets;
pub use part::{Part, PartCounts};
