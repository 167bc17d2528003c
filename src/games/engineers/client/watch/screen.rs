//! The screen on which a game is watched: the table as it was, and the timeline below it.

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::test_picture::TestPicture;
use super::told;
use super::watched::Watch;
use crate::client::column::draw_watched_column;
use crate::client::motion::Motion;
use crate::client::play::{EngineersShow, Interaction, Play, TurnStage};
use crate::client::scene::Scene;
use crate::client::seat_facts::draw_seat_cards;
use crate::client::stage;
use crate::client::table_screen::scene_data::SceneData;
use crate::client::table_screen::spoken_table::speak_things;
use crate::client::table_screen::top_bar;
use crate::messages::phrase;
use crate::table::PlayState;
use client::app::request::{Control, Request};
use client::app::screen::{Layer, Screen};
use client::art::Art;
use client::input::Listener;
use client::kit::Pen;
use client::kit::panel::show_panel;
use client::kit::pen::rect_at;
use client::kit::points::is_laid_out;
use client::kit::tokens::{Space, TargetHeight};
use client::kit::widgets::icon_button::small_button;
use client::panels::replay_log::{WatchedLog, draw_watched_log};
use client::panels::replay_seats::clicked_seat;
use client::panels::replay_sign::ReplaySign;
use client::watch;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_replay_screen
            .in_set(Layer::Screen)
            .run_if(in_state(Screen::Replay))
            .run_if(resource_exists::<Watch>)
            .run_if(resource_exists::<Play>)
            .run_if(resource_exists::<PlayState>),
    );
}

/// Data that the screen reads and writes.
#[derive(bevy::ecs::system::SystemParam)]
struct ReplayScreenData<'w, 's> {
    scene: SceneData<'w, 's>,
    watch: Res<'w, Watch>,
}

fn draw_replay_screen(mut contexts: EguiContexts, mut data: ReplayScreenData) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !is_laid_out(&ctx) {
        return Ok(());
    }
    let watched = &data.watch;
    let asked = data.scene.draw_scene(&ctx, |scene, drawing| {
        let is_behind = drawing.is_behind();
        let stage = stage_of_step(scene.interaction);
        let interaction = stage.map(Interaction::at);
        let interaction = interaction.as_ref().unwrap_or(scene.interaction);
        let regions = scene.regions.clone();
        let mut scene = Scene { interaction, regions, view: &mut *scene.view, asked: &mut *scene.asked, ..*scene };
        draw_replay(&ctx, &mut scene, watched, drawing.art, drawing.motion, is_behind);
        if !is_behind {
            let keys = Listener { ctx: &ctx, shortcuts: &scene.settings.keys };
            scene.asked.requests.extend(watch::requests_of_keys(keys, watched));
        }
    });
    data.scene.requests.write_batch(asked.requests);
    Ok(())
}

/// Stage at which the table shows the thing that has a picture of its own in the step; `None` if
/// the step has none.
fn stage_of_step(interaction: &Interaction) -> Option<TurnStage> {
    let shown = interaction.stage.shown()?;
    let show = interaction.own.watched.clone()?;
    Some(TurnStage::Show { from: shown.seat, show, then: Vec::new() })
}

/// Draws the whole screen, and leaves requests in the scene.
fn draw_replay(
    ctx: &egui::Context,
    scene: &mut Scene,
    watched: &Watch,
    art: &mut Art,
    mut motion: Motion,
    is_behind: bool,
) {
    let look = scene.settings.appearance_in(ctx);
    let mut ui = watch::replay_ui(ctx, is_behind);
    let mut pen = Pen { ui: &mut ui, art, look };
    let sentence = told::sentence_of_shown(watched, scene.play);
    let colour = watched.entry().seat.map(|seat| scene.seat_colour(seat));
    let sign = ReplaySign { colour, sentence: &sentence, step: watched.at(), count: watched.len() };
    let over = sign.rect(&pen, scene.regions.prompt);
    // The contents of the stage keep clear of the sign.
    scene.regions.prompt = over.with_max_y(over.bottom().max(scene.regions.prompt.bottom()));
    motion.begin_frame(&pen, scene);
    speak_things(&pen, scene);
    top_bar::draw_top_bar(&mut pen, scene);
    draw_seat_cards(&mut pen, scene);
    let next_of_seat = clicked_seat(&mut pen, &scene.regions.seats, scene.play.seats());
    stage::draw_stage(&mut pen, scene);
    draw_picture_button(&mut pen, scene, watched);
    sign.draw(&mut pen, over);
    let step_of_line = draw_column(&mut pen, scene, watched);
    let foot = scene.regions.tray;
    let requests = watch::draw_foot(&mut pen, watched, foot, &sentence);
    let next_of_seat = next_of_seat.and_then(|seat| watched.next_step_of(seat));
    let steps = next_of_seat.into_iter().chain(step_of_line);
    let go_to = steps.map(|step| Request::Replay(Control::GoTo(step)));
    scene.asked.requests.extend(requests.into_iter().chain(go_to));
    motion.end_frame(&mut pen, scene, is_behind);
}

/// Draws the button that saves the test which is shown as a picture, in the corner of the stage
/// that the dial leaves free.
fn draw_picture_button(pen: &mut Pen, scene: &mut Scene, watched: &Watch) {
    let Some((_, EngineersShow::Test(test))) = scene.interaction.stage.show() else { return };
    let round = watched.entry().round;
    let Some(picture) = TestPicture::of_show(scene.table, scene.play.seats(), round, (**test).clone()) else { return };
    let button = small_button("portrait", phrase!("engineers-save-test-picture"), None, ()).key("save-test-picture");
    let side = TargetHeight::Row.points();
    let stage = scene.regions.free_stage().shrink(Space::M.points());
    let place = rect_at(stage.right() - side, stage.top(), side, side);
    if !show_panel(pen, place, button).is_empty() {
        scene.send_request(picture.ask_for_file());
    }
}

/// Draws the log. Returns the step of a line that was clicked.
fn draw_column(pen: &mut Pen, scene: &mut Scene, watched: &Watch) -> Option<usize> {
    let log = WatchedLog {
        log: scene.play.log(),
        audience: scene.audience,
        seats: scene.play.seats(),
        icon: "box_engineers",
        at: watched.at(),
    };
    let least = log.least_room(pen, scene.regions.log.width());
    let mut wanted = None;
    draw_watched_column(pen, scene, least, |pen, _, rect| wanted = draw_watched_log(pen, rect, &log));
    wanted
}
