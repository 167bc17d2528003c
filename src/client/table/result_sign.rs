//! The sign over the stage of a game that is over, with the button to its results.

use super::prompt::Prompt;
use super::regions::Regions;
use super::sign::layout::{show_corner_sign, sign_surface};
use crate::kit::panel::build::{column, text};
use crate::kit::tokens::Space;
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use shell::language::phrase;

/// Least width of the sign, in points.
const NARROWEST: f32 = 300.0;

/// Draws the sign with the prompt of the end, and an icon on its button. Returns whether the button
/// was pressed.
pub fn draw_result_sign(pen: &mut Pen, regions: &Regions, prompt: &Prompt, icon: &'static str) -> bool {
    let button = Button::large(phrase!("show-results"), ButtonKind::Primary).with_icon(icon).as_default();
    let contents = [text(TextStyle::LARGE_LABEL, &prompt.strong), text(TextStyle::NOTE, &prompt.rest)];
    let sign = column(contents).and([button.sends(())]).gap(Space::M).inside(Space::L).at_least_wide(NARROWEST);
    !show_corner_sign(pen, regions, sign.on(sign_surface())).is_empty()
}
