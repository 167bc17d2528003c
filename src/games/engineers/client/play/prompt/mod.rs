//! The prompt: a sentence that says what to do now.
//!
//! - [`current`]: the prompt of the present stage; `choice`: those of choices; `keys`: keys of a
//!   turn;
//! - [`preview`]: what the order under the pointer would do and cost.

mod choice;
pub mod current;
mod keys;
pub mod preview;

pub use current::current_prompt;
pub use preview::{Preview, order_words, preview_of_order, preview_of_pointer};
