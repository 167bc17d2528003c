//! Timeline of a game: its rounds, their phases, and marks on it. The caller defines the meaning of
//! the phases and the marks.
//!
//! - `rounds`: the rounds and phases in steps, and the steps to go to for the next or previous one;
//! - `marks`: the marks;
//! - `spans`: the places of rounds, phases and steps along the timeline;
//! - `drawn`: the timeline on the screen.

mod drawn;
mod marks;
mod rounds;
mod spans;

pub use self::drawn::{TimelinePanel, draw_timeline, needed_room};
pub use self::marks::Mark;
pub use self::rounds::{Moment, Round, Timeline};
pub use self::spans::{At, Span, step_at};
