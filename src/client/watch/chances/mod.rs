//! What decided the game that is watched: how likely each seat was to win, along its timeline, and
//! what would have been better.
//!
//! - `work`: working it out on threads of its own; `kept`: what has been worked out since the
//!   program began;
//! - `column`: the right column; in it `points`, the turning points and better moves as a list, and
//!   `instead`, what a strong player would have done instead of the step that is shown;
//! - `foot`: the foot of the screen with the chart; `chart`, `curves`: the chart.

mod chart;
mod column;
mod curves;
mod foot;
mod instead;
pub(super) mod kept;
mod points;
pub(super) mod work;

pub(super) use column::show as show_column;
pub(super) use foot::show as show_foot;
