//! Cards, maps and numbers of the game, read from a file and checked.
//!
//! - [`effect`]: the primitives that cards are built from (sections 4.7, 7.5 and 8);
//! - [`slot`]: kinds of parts, and the five slots of a robot (2.1);
//! - [`card`]: a card and its number; `card_list`: sorted lists of cards;
//! - [`data_file`]: a data set as its file and saved games write it;
//! - [`limits`]: limits that no data set changes (1.1, 12.2 to 12.4);
//! - [`data_set`], `data_check`, `map_check`, [`data_error`]: a checked data set (12.4);
//! - [`custom`]: card sets and maps of players.

pub mod card;
mod card_list;
pub mod custom;
mod data_check;
pub mod data_error;
pub mod data_file;
pub mod data_set;
pub mod effect;
pub mod limits;
mod map_check;
pub mod slot;

pub use card::{ActionFace, Card, CardId, Face, PartFace};
pub use card_list::CardList;
pub use data_error::DataError;
pub use data_file::{Ability, Attack, DataFile};
pub use data_set::DataSet;
pub use effect::{Aim, BuildEffect, Effect, Trait};
pub use slot::{ArmSide, PartKind, Slot, SlotSet};
