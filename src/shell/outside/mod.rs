//! Text from outside: files, the clipboard, names that other people chose.
//!
//! - [`mod@decode`]: the text in the bytes of a file;
//! - [`mod@visible`]: text made safe to show, so that it neither deceives a reader nor controls a
//!   terminal;
//! - `letters`: kinds of characters, for [`mod@visible`].

pub mod decode;
mod letters;
pub mod visible;

pub use decode::{NotText, decode_leniently, decode_text, without_byte_order_mark};
pub use letters::is_right_to_left;
pub use visible::{escape_in_json, isolate_if_right_to_left, shows_nothing, visible_lines, visible_words};
