//! Things, machines, maze tiles and numbers of the game, read from a file and checked. A game with
//! other things is another file (20.2).
//!
//! - [`effect`], [`family`], [`grade`]: effects of things (1.9), families of junk (1.3), grades
//!   (1.4);
//! - [`class`], [`kind`]: kinds of objects and tools (1.3, 1.5); [`machine`]: machine cards (1.6);
//! - [`data_file`]: a data set as its file and saved games write it;
//! - [`limits`]: numbers that no data set changes;
//! - [`data_set`], `data_check`, `kind_check`, `matching`, [`data_error`]: a checked data set
//!   (1.12);
//! - [`needs`]: components that fill the needs of a machine (11.1, 15.4).

pub mod class;
mod data_check;
pub mod data_error;
pub mod data_file;
pub mod data_set;
pub mod effect;
pub mod family;
pub mod grade;
pub mod kind;
mod kind_check;
pub mod limits;
pub mod machine;
mod matching;
pub mod needs;

pub use class::{Class, WorkPlace};
pub use data_error::DataError;
pub use data_file::DataFile;
pub use data_set::DataSet;
pub use effect::{Effect, Hold, Job, Stat};
pub use family::{Family, FamilySet};
pub use grade::Grade;
pub use kind::{Kind, KindId};
pub use machine::{Machine, MachineId, Need};
pub use needs::Filled;
