//! The table screen as a whole.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::key_choice::is_bidding;
use super::scene_data::SceneData;
use super::{keyboard, seat_facts, signs, spoken_table, top_bar};
use crate::action::Robotics;
use crate::client::garage::pointer;
use crate::client::lesson::highlight;
use crate::client::motion::Motion;
use crate::client::play::Play;
use crate::client::scene::Scene;
use crate::client::{column, stage, tray};
use crate::table::PlayState;
use client::app::screen::{Layer, Screen};
use client::art::Art;
use client::input::Listener;
use client::kit::Pen;
use client::kit::focus::focusable_widgets;
use client::kit::points::is_laid_out;
use client::kit::screen_ui::screen_ui;
use client::table::keys::{leave_keys_to_table, return_focus, step_focus};
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
    output: OutputWriters<'w, Robotics>,
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
    let is_asked = !scene.question.is_none();
    let is_bidding = is_bidding(scene);
    leave_keys_to_table(ctx, is_behind, is_asked, is_bidding);
    let mut ui = screen_ui(ctx, "table", is_behind);
    let look = scene.settings.appearance_in(ctx);
    let mut pen = Pen { ui: &mut ui, art, look };
    scene.view.meanings.begin_frame(ctx, is_behind);
    motion.begin_frame(&pen, scene);
    spoken_table::speak_table(&pen, scene);
    top_bar::draw_top_bar(&mut pen, scene);
    seat_facts::draw_seat_cards(&mut pen, scene);
    stage::draw_stage(&mut pen, scene);
    let before = focusable_widgets(ctx).len();
    tray::draw_tray(&mut pen, scene);
    if is_bidding && !is_asked && !is_behind {
        let buttons = focusable_widgets(ctx).split_off(before);
        return_focus(ctx, &buttons);
        step_focus(Listener { ctx, shortcuts: &scene.settings.keys }, &buttons);
    }
    column::draw_column(&mut pen, scene);
    highlight::draw_pointed_out(&mut pen, scene);
    signs::draw_signs(&mut pen, scene);
    if !is_behind {
        pointer::follow_pointer(&mut pen, scene);
    }
    motion.end_frame(&mut pen, scene, is_behind);
}
