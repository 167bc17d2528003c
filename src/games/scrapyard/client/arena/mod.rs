//! The battle map in the middle of the stage, with all that stands on it.
//!
//! - [`panel`]: the map as a whole; [`mod@pointer`]: presses and drags on it;
//! - [`layout`]: places of squares, figures, plates and of the lists at both sides;
//! - [`facts`]: contents of the map; [`posing`]: their changes for one frame; [`marks`]: squares
//!   and robots that are marked;
//! - [`floor`]: ground, squares, their names; [`figure`]: a robot on its base, with its plate;
//!   [`wreck`]: the parts of a wrecked robot; [`mark_painter`]: marks as they are painted;
//! - [`legend`]: what the marks mean; [`crusher`]: the plates of the crusher (10.1); [`hit`]: dents
//!   that arrive;
//! - [`picture_shape`]: rectangles of pictures of any shape.

pub mod crusher;
pub mod facts;
pub mod figure;
pub mod floor;
pub mod hit;
pub mod layout;
pub mod legend;
pub mod mark_painter;
pub mod marks;
pub mod panel;
pub mod picture_shape;
pub mod pointer;
pub mod posing;
#[cfg(test)]
pub(crate) mod test_battle;
pub mod wreck;

pub use crusher::CrusherPush;
pub use facts::{ArenaFacts, FigureFacts, Ground, SquareFacts, WreckFacts};
pub use hit::Hit;
pub use layout::ArenaLayout;
pub use marks::{ArenaMarks, Picked};
pub use panel::{ArenaMoment, ShownArena, draw_arena};
pub use pointer::{ArenaHeard, ArenaPress};
