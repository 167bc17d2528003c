//! The table screen as a whole.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::scene_data::SceneData;
use super::{curtain, dialog_focus, keyboard, pointer, signs, spoken_table, top_bar};
use crate::action::Engineers;
use crate::client::lesson::highlight;
use crate::client::motion::Motion;
use crate::client::play::Play;
use crate::client::scene::Scene;
use crate::client::seat_facts::draw_seat_cards;
use crate::client::{column, stage, test_run, tray};
use crate::table::PlayState;
use client::app::screen::{Layer, Screen};
use client::art::Art;
use client::kit::points::is_laid_out;
use client::kit::screen_ui::screen_ui;
use client::kit::{Pen, focus};
use client::table::keys::leave_keys_to_table;
use client::table::output::OutputWriters;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_table_screen
            .in_set(Layer::Screen)
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Play>)
            .run_if(resource_exists::<PlayState>),
    );
}

/// Data that the table screen reads and writes.
#[derive(SystemParam)]
struct TableScreenData<'w, 's> {
    scene: SceneData<'w, 's>,
    output: OutputWriters<'w, Engineers>,
}

fn draw_table_screen(mut contexts: EguiContexts, mut data: TableScreenData) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !is_laid_out(&ctx) {
        return Ok(());
    }
    let asked = data.scene.draw_scene(&ctx, |scene, drawing| {
        let is_behind = drawing.is_behind();
        draw_table(&ctx, scene, drawing.art, drawing.motion, is_behind);
        if !is_behind {
            keyboard::listen_to_keys(&ctx, scene);
        }
    });
    data.output.write(asked, &mut data.scene.requests);
    Ok(())
}

/// Draws the table, and leaves commands and requests in the scene. Behind a menu or a dialog
/// nothing is listened to.
pub fn draw_table(ctx: &egui::Context, scene: &mut Scene, art: &mut Art, mut motion: Motion, is_behind: bool) {
    let whole = ctx.content_rect();
    let has_keys_of_its_own = dialog_focus::has_keys_of_its_own(scene);
    let is_asked = !scene.question.is_none();
    leave_keys_to_table(ctx, is_behind, is_asked, has_keys_of_its_own);
    let mut ui = screen_ui(ctx, "table", is_behind);
    let look = scene.settings.appearance_in(ctx);
    let mut pen = Pen { ui: &mut ui, art, look };
    scene.view.meanings.begin_frame(ctx, is_behind);
    if curtain::draw_closed_curtain(&mut pen, scene, whole) {
        return;
    }
    motion.begin_frame(&pen, scene);
    spoken_table::speak_table(&pen, scene);
    top_bar::draw_top_bar(&mut pen, scene);
    draw_seat_cards(&mut pen, scene);
    let before = focus::focusable_widgets(ctx).len();
    stage::draw_stage(&mut pen, scene);
    if !has_keys_of_its_own {
        scene.view.default_widget = None;
    } else if !is_behind && !is_asked {
        dialog_focus::step_between(scene, ctx, before);
    }
    if !test_run::draw_sum_tray(&mut pen, scene) {
        tray::draw_tray(&mut pen, scene);
    }
    column::draw_column(&mut pen, scene);
    highlight::draw_pointed_out(&pen, scene);
    signs::draw_signs(&mut pen, scene);
    if !is_behind {
        pointer::follow_pointer(&mut pen, scene);
    }
    motion.end_frame(&mut pen, scene, is_behind);
}
