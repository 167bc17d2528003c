//! Layout of the panels in a frame.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::view::TableUi;
use crate::client::play::prompt::current_prompt;
use crate::client::play::{Interaction, Play, lesson_at_table};
use crate::table::{PlayState, TableParam};
use client::app::screen::{Layer, Screen, shows_stage};
use client::kit::points::is_laid_out;
use client::kit::text::Ruler;
use client::screens::lessons::coach::regions_with_card;
use client::settings::Settings;
use client::table::regions::{NO_COLUMN_FROM, Regions};
use client::table::sign::{PromptFacts, fit_sign};

pub(super) fn plugin(app: &mut App) {
    let lay_out = lay_out
        .in_set(Layer::Layout)
        .run_if(shows_stage)
        .run_if(resource_exists::<Play>)
        .run_if(resource_exists::<PlayState>);
    app.init_resource::<TableUi>().add_systems(EguiPrimaryContextPass, lay_out);
}

/// Lays out the panels. At a game that is played large text leaves no room for a right column. The
/// prompt is as high as its words need; in a lesson, the card of the coach is in its place.
fn lay_out(
    mut contexts: EguiContexts,
    table: TableParam,
    play: Res<Play>,
    interaction: Res<Interaction>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut view: ResMut<TableUi>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    view.see_pointer(ctx);
    if is_laid_out(ctx) {
        let look = settings.appearance_in(ctx);
        let regions = Regions::new(ctx.content_rect().size(), look.text, play.history().setup().seats);
        let has_column = settings.text < NO_COLUMN_FROM || *screen.get() == Screen::Replay;
        let mut regions = if has_column { regions } else { regions.without_column() };
        let ruler = Ruler { ctx, look };
        if let Some(running) = lesson_at_table(&play) {
            regions = regions_with_card(&ruler, regions, running, &interaction);
        } else if !play.is_watched() {
            let prompt = current_prompt(&table.table(), &table.table(), &play, &interaction);
            let colour = prompt.seat.map(|seat| play.seat(seat).colour);
            let facts = PromptFacts { colour, ..PromptFacts::default() };
            regions.prompt = fit_sign(&ruler, regions.prompt, &prompt, &facts);
        }
        view.regions = regions;
    }
    Ok(())
}
