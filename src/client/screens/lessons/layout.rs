//! Layout of the panels at a table where lessons are lists of steps.

use bevy_egui::egui::Context;

use super::coach::{Coached, regions_with_card};
use crate::app::screen::Screen;
use crate::kit::text::Ruler;
use crate::play::interaction::Interaction;
use crate::play::playing::Play;
use crate::play::start::stepped::lesson_at_table;
use crate::settings::Settings;
use crate::table::prompt::Prompt;
use crate::table::regions::{NO_COLUMN_FROM, Regions};
use crate::table::sign::{PromptFacts, fit_sign};
use shell::table::GameSetup;

/// Rectangles of the panels in a frame. At a game that is played large text leaves no room for a
/// right column. The prompt is as high as its words need; in a lesson, the card of the coach is in
/// its place.
pub fn regions_of_frame<G: Coached>(
    ctx: &Context,
    settings: &Settings,
    screen: Screen,
    play: &Play<G>,
    interaction: &Interaction<G>,
    prompt: impl FnOnce() -> Prompt,
) -> Regions {
    let look = settings.appearance_in(ctx);
    let regions = Regions::new(ctx.content_rect().size(), look.text, play.history().setup().seats());
    let has_column = settings.text < NO_COLUMN_FROM || screen == Screen::Replay;
    let mut regions = if has_column { regions } else { regions.without_column() };
    let ruler = Ruler { ctx, look };
    if let Some(running) = lesson_at_table(play) {
        regions = regions_with_card(&ruler, regions, running, interaction);
    } else if !play.is_watched() {
        let prompt = prompt();
        let colour = prompt.seat.map(|seat| play.seat(seat).colour);
        let facts = PromptFacts { colour, ..PromptFacts::default() };
        regions.prompt = fit_sign(&ruler, regions.prompt, &prompt, &facts);
    }
    regions
}
