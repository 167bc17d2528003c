//! The table screen as a whole.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::scene_data::SceneData;
use super::{keyboard, seat_facts, spoken_table, top_bar};
use crate::action::JunkyardBots;
use crate::client::battle::bombs;
use crate::client::column::targets;
use crate::client::column::{popups, right_column};
use crate::client::lesson::highlight;
use crate::client::motion::Motion;
use crate::client::play::{JunkyardBotsShow, Play, TurnStage, lesson_at_table, puzzle_at_table};
use crate::client::puzzle::{goal_sign, kind_sign};
use crate::client::scene::Scene;
use crate::client::secret::{blind_tiles, curtain_facts, drawn_card, reveal, secret_look};
use crate::client::stage::{painter, pointer, signs as over_table};
use crate::client::table_screen::enlarged_robot;
use crate::client::tray::{build_shelf, junkyard};
use crate::round::LegalActions;
use crate::table::RoundState;
use client::app::screen::{Layer, Overlay, Screen};
use client::art::Art;
use client::kit::Pen;
use client::kit::points::is_laid_out;
use client::kit::screen_ui::screen_ui;
use client::table::keys::leave_keys_to_table;
use client::table::output::OutputWriters;
use client::table::regions::NO_COLUMN_FROM;
use shell::seats::SeatId;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_table_screen
            .in_set(Layer::Screen)
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Play>)
            .run_if(resource_exists::<RoundState>),
    );
}

/// Data that the table screen reads and writes.
#[derive(SystemParam)]
struct TableScreenData<'w, 's> {
    scene: SceneData<'w, 's>,
    output: OutputWriters<'w, JunkyardBots>,
}

fn draw_table_screen(mut contexts: EguiContexts, mut data: TableScreenData) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !is_laid_out(&ctx) {
        return Ok(());
    }
    let asked = data.scene.draw_scene(|scene, drawing| {
        let is_behind = drawing.is_behind();
        draw_table(&ctx, scene, drawing.art, drawing.motion, is_behind);
        match drawing.overlay {
            Overlay::Seat(seat) => {
                enlarged_robot::draw_robot_view(&ctx, scene, drawing.art, seat, drawing.is_choosing);
            }
            Overlay::None if !is_behind => keyboard::listen_to_keys(&ctx, scene),
            Overlay::None | Overlay::Menu => {}
        }
        scene.view.chosen_shown = scene.interaction.own.chosen;
    });
    data.output.write(asked, &mut data.scene.requests);
    Ok(())
}

/// Draws the table, and leaves commands and requests in the scene. Behind a menu or a dialog
/// nothing is listened to.
pub fn draw_table(ctx: &egui::Context, scene: &mut Scene, art: &mut Art, mut motion: Motion, is_behind: bool) {
    let whole = ctx.content_rect();
    // The sign of a question moves the focus between its answers.
    leave_keys_to_table(ctx, is_behind, !scene.question.is_none(), false);
    let mut ui = screen_ui(ctx, "table", is_behind);
    let look = scene.settings.appearance_in(ctx);
    let mut pen = Pen { ui: &mut ui, art, look };
    scene.view.meanings.begin_frame(ctx, is_behind);
    if curtain_facts::draw_closed_curtain(&mut pen, scene, whole) {
        return;
    }
    let now = ctx.input(|input| input.time);
    motion.effects.take_in(scene, now);
    scene.view.crystal_flies = motion.effects.shown.is_flying("boost_crystal", now);
    scene.view.turned = blind_tiles::count_turned(&pen, scene);
    scene.view.marked.clear();
    goal_sign::make_room(&pen, scene);
    spoken_table::speak_table(&pen, scene);
    top_bar::draw_top_bar(&mut pen, scene);
    seat_facts::draw_seat_cards(&mut pen, scene);
    seat_facts::listen_to_cards(&mut pen, scene, false);
    match &scene.interaction.stage {
        TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. } => reveal::draw_reveal(&mut pen, scene),
        TurnStage::Show { show: JunkyardBotsShow::BlindUp { .. }, .. } => {
            blind_tiles::draw_blind_tiles(&mut pen, scene);
        }
        _ => painter::draw_stage(&mut pen, scene, &motion),
    }
    draw_lower_panel(&mut pen, scene);
    if let Some(puzzle_session) = puzzle_at_table(scene.play) {
        pen.aloud(|pen| kind_sign::draw_puzzle_kind(pen, scene, puzzle_session));
    }
    pen.aloud(|pen| secret_look::draw_secret_look(pen, scene));
    drawn_card::draw_drawn_card(&mut pen, scene);
    highlight::draw_pointed_out(&mut pen, scene);
    over_table::draw_overlay(&mut pen, scene);
    if !is_behind {
        pointer::follow_pointer(&mut pen, scene);
    }
    let has_captions = motion.show_captions(&mut pen, scene, now);
    // Flying things would be drawn above a menu or a dialog.
    let has_effects = !is_behind && motion.effects.shown.draw_effects(&mut pen, scene.settings, now);
    if has_effects || has_captions {
        ctx.request_repaint();
    }
}

/// Draws the lower panel and the right column for the present choice.
fn draw_lower_panel(pen: &mut Pen, scene: &mut Scene) {
    // The bombs that fly were chosen in this panel, so it stays until they arrive.
    let throws = |from: SeatId| !scene.play.players().is_computer(from);
    let plays = match scene.interaction.stage {
        TurnStage::Choosing => true,
        TurnStage::Show { from, show: JunkyardBotsShow::Flight { .. }, .. } => throws(from),
        _ => false,
    };
    match (&scene.interaction.own.bench, scene.play.choices()) {
        (Some(bench), _) if plays => {
            build_shelf::draw_shelf(pen, scene, bench);
            right_column::draw_column(pen, scene);
        }
        (_, LegalActions::Attack(_)) if plays => {
            bombs::draw_battle_tray(pen, scene);
            targets::draw_target_column(pen, scene);
        }
        // A secret look on the whole stage takes the place of the tray, too.
        _ if secret_look::takes_tray(pen, scene) => {}
        _ => {
            junkyard::draw_tray(pen, scene);
            // A lesson's card and the finds leave the button of the log no room over the stage.
            if matches!(scene.interaction.stage, TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. })
                && lesson_at_table(scene.play).is_some()
            {
                return;
            }
            if scene.settings.text >= NO_COLUMN_FROM && !scene.regions.has_column() {
                popups::draw_popups(pen, scene);
            } else {
                right_column::draw_column(pen, scene);
            }
        }
    }
}
