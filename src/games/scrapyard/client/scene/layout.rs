//! Layout of the panels in a frame.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::view::TableUi;
use crate::client::play::prompt::current_prompt;
use crate::client::play::{Interaction, Play};
use crate::table::{PlayState, TableParam};
use client::app::screen::{Layer, Screen, shows_stage};
use client::kit::points::is_laid_out;
use client::screens::lessons::layout::regions_of_frame;
use client::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    let lay_out = lay_out
        .in_set(Layer::Layout)
        .run_if(shows_stage)
        .run_if(resource_exists::<Play>)
        .run_if(resource_exists::<PlayState>);
    app.init_resource::<TableUi>().add_systems(EguiPrimaryContextPass, lay_out);
}

/// Lays out the panels.
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
        let prompt = || current_prompt(&table.table(), &play, &interaction);
        view.regions = regions_of_frame(ctx, &settings, *screen.get(), &play, &interaction, prompt);
    }
    Ok(())
}
