//! Small dialogs over the stage.
//!
//! - [`frame`]: the frame of all, with the button that closes it; [`parts`]: pictures of things and
//!   kinds in them;
//! - [`switches`]: machines that can be tested, each with its odds (section 11);
//!   `test_facts`: these machines;
//! - [`hand_in`]: cards that a team may ask to hand in (15.4 to 15.6);
//! - [`sharers`]: workers who pick a thing up together (5.5);
//! - [`blank`]: kinds as which a blank can be defined (14.3).

pub mod blank;
pub mod frame;
pub mod hand_in;
pub mod parts;
pub mod sharers;
pub mod switches;
mod test_facts;

pub use blank::draw_blank;
pub use hand_in::draw_hand_in;
pub use sharers::draw_sharers;
pub use switches::draw_tests;
