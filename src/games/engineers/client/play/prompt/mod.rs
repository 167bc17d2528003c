//! The prompt: a sentence that says what to do now.
//!
//! - [`current`]: the prompt of the present stage; `choice`: those of choices; `keys`: keys of a
//!   turn; `last_turn`: why a turn is the last;
//! - [`preview`]: what the order under the pointer would do and cost; `other_button`: what the
//!   other button does there;
//! - [`seen_table`]: the table as its viewer sees it, with the whole one.

mod choice;
pub mod current;
mod keys;
mod last_turn;
mod other_button;
pub mod preview;
pub mod seen_table;

pub use current::current_prompt;
pub use preview::{Preview, order_words, preview_of_order, preview_of_pointer};
pub use seen_table::SeenTable;
