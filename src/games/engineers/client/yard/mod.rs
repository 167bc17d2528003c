//! Left part of the stage: yard and road with all that is there.
//!
//! - [`panel`]: the yard as a whole; [`mod@pointer`]: squares, things and figures under the
//!   pointer;
//! - [`layout`]: places of squares and of the panel beside the yard; [`edges`]: places of walls,
//!   fences and posts; [`stacking`]: several things in one square; [`standing`]: places of figures
//!   and things there;
//! - [`viewer`]: who looks; [`facts`]: squares, walls and zones; [`lying`]: things that lie in a
//!   square; [`figures`]: workers, trucks, shared loads; [`marks`]: the way of an order, gates to
//!   choose from;
//! - [`ground`]: floor, road, walls and fence as they are painted; [`lying_painter`],
//!   [`figure_painter`], [`mark_painter`]: what lies, stands and is marked there;
//! - [`speech`]: squares in words.

pub mod edges;
pub mod facts;
pub mod figure_painter;
pub mod figures;
pub mod ground;
pub mod layout;
pub mod lying;
pub mod lying_painter;
pub mod mark_painter;
pub mod marks;
pub mod panel;
pub mod pointer;
pub mod speech;
pub mod stacking;
pub mod standing;
#[cfg(test)]
pub(crate) mod test_yard;
pub mod viewer;

pub use facts::{YardFacts, YardSquare, ZoneGround};
pub use figures::{FigureId, SharedLoad, YardFigure};
pub use layout::YardLayout;
pub use lying::{NotedThing, OpenThing, ThingWay};
pub use marks::{GateMark, OrderFlag, OrderWay, WayStep, YardMarks};
pub use panel::draw_yard;
pub use pointer::{YardHeard, YardPoint, listen_to_yard};
pub use viewer::Viewer;
