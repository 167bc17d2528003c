//! Chances of the seats to win a watched game along its timeline, its turning points, and better
//! moves.
//!
//! - `work`: the analysis on threads of its own; `kept`: analyses since the program began; `shown`:
//!   showing and hiding the chances;
//! - `column`: the right column; in it `points`, the turning points and better moves as a list, and
//!   `instead`, the alternative of a strong player to the step that is shown; `press`: presses
//!   there;
//! - `foot`: the foot of the screen with the chart; `chart`, `curves`: the chart.

mod chart;
mod column;
mod curves;
mod foot;
mod instead;
mod kept;
mod points;
mod press;
mod shown;
pub(crate) mod work;

pub(crate) use self::column::draw_chances_column;
pub(crate) use self::foot::{chances_button, chances_control, draw_chances_foot};
pub(crate) use self::shown::{begin_with_chances, toggle_chances};

pub(crate) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins(shown::plugin);
}
