//! Text from outside: files, the clipboard, names that strangers chose.
//!
//! - [`mod@decode`]: from the bytes of a file to text;
//! - [`mod@visible`]: from text to what a person sees of it, which neither deceives nor steers
//!   anything;
//! - `letters`: the kinds of characters that the two ask for.

pub mod decode;
mod letters;
pub mod visible;

pub use decode::{NotText, decode, decode_leniently, without_mark};
pub use letters::is_right_to_left;
pub use visible::{escape_in_json, isolated, shows_nothing, visible, visible_lines};
