//! The screen on which a game is watched: the table as it was, and the timeline below it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Key, Rect};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::chances::work::Chances;
use super::watched::{Watch, WatchedGame};
use super::{chances, step, throw, told};
use crate::client::app::request::JunkyardRequest;
use crate::client::motion::Motion;
use crate::client::play::Play;
use crate::client::scene::Scene;
use crate::client::scene::layout::lay_out;
use crate::client::shortcuts;
use crate::client::stage::painter;
use crate::client::table_screen::enlarged_robot;
use crate::client::table_screen::scene_data::SceneData;
use crate::client::table_screen::{seat_facts, top_bar};
use crate::table::RoundState;
use client::app::request::{Control, Request};
use client::app::screen::{Layer, Overlay, Screen};
use client::art::Art;
use client::input::{Listener, Shortcut};
use client::kit::Pen;
use client::kit::panel::build::{column, painted};
use client::kit::panel::{Node, show_panel};
use client::kit::points::is_laid_out;
use client::kit::tokens::Space;
use client::panels::paging::turn_by_keys;
use client::panels::replay_controls::Controls;
use client::panels::replay_log::WatchedLog;
use client::panels::replay_seats::clicked_seat;
use client::panels::replay_sign::ReplaySign;
use client::panels::timeline::At;
use client::panels::{replay_controls, replay_log};
use client::watch;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_replay_screen
            .in_set(Layer::Screen)
            .run_if(in_state(Screen::Replay))
            .run_if(resource_exists::<Watch>)
            .run_if(resource_exists::<Play>)
            .run_if(resource_exists::<RoundState>),
    );
}

/// Data that the screen reads and writes.
#[derive(bevy::ecs::system::SystemParam)]
struct ReplayScreenData<'w, 's> {
    scene: SceneData<'w, 's>,
    watch: Res<'w, Watch>,
    chances: Option<Res<'w, Chances>>,
}

fn draw_replay_screen(mut contexts: EguiContexts, mut data: ReplayScreenData) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !is_laid_out(&ctx) {
        return Ok(());
    }
    let watched = &WatchedGame { game: &data.watch, chances: data.chances.as_deref() };
    let asked = data.scene.draw_scene(|scene, drawing| {
        let is_behind = drawing.is_behind();
        draw_replay(&ctx, scene, watched, drawing.art, drawing.motion, is_behind);
        if let Overlay::Seat(seat) = drawing.overlay {
            enlarged_robot::draw_robot_view(&ctx, scene, drawing.art, seat, drawing.is_choosing);
        } else if !is_behind {
            act_on_keys(Listener { ctx: &ctx, shortcuts: &scene.settings.keys }, scene, watched);
        }
    });
    data.scene.requests.write_batch(asked.requests);
    Ok(())
}

/// Leaves the requests of pressed keys in the scene.
fn act_on_keys(keys: Listener, scene: &mut Scene, watched: &WatchedGame) {
    if let Some(request) = request_of_key(keys, watched) {
        scene.send_request(request);
    }
    if keys.is_pressed(Shortcut::HELP) {
        scene.send_request(Request::Show(Screen::HowToPlay));
    }
    if keys.is_pressed(shortcuts::LOOK_CLOSER) {
        scene.send_request(Request::LookAt(scene.on_stage()));
    }
}

/// Draws the whole screen; leaves requests in the scene.
fn draw_replay(
    ctx: &egui::Context,
    scene: &mut Scene,
    watched: &WatchedGame,
    art: &mut Art,
    mut motion: Motion,
    is_behind: bool,
) {
    let look = scene.settings.appearance_in(ctx);
    let mut ui = watch::replay_ui(ctx, is_behind);
    let mut pen = Pen { ui: &mut ui, art, look };
    let now = ctx.input(|input| input.time);
    let told = told::sentence_of_shown(watched);
    let colour = told.seat.map(|seat| scene.seat_colour(seat));
    let count = watched.game.len();
    let sign = ReplaySign { colour, sentence: &told.sentence, step: watched.game.at(), count };
    let over = sign.rect(&pen, scene.regions.prompt);
    if over.height() > scene.regions.prompt.height() {
        // A sign that needs more than a prompt is above the stage, so that it covers nothing of the
        // robots.
        scene.regions.stage.min.y = over.bottom() + Space::S.points();
        lay_out(scene.view, scene.regions.clone(), scene.table, scene.play, scene.interaction, scene.audience);
    }
    motion.effects.take_in(scene, now);
    scene.view.crystal_flies = motion.effects.shown.is_flying("boost_crystal", now);
    top_bar::draw_top_bar(&mut pen, scene);
    seat_facts::draw_seat_cards(&mut pen, scene);
    let next_of_seat = clicked_seat(&mut pen, &scene.regions.seats, scene.play.seats());
    seat_facts::listen_to_cards(&mut pen, scene, true);
    painter::draw_watched_stage(&mut pen, scene, &motion);
    let is_floating = motion.effects.is_result_floating(now);
    throw::draw_throw(&mut pen, scene, watched, over.bottom(), is_floating);
    step::draw_turning_tile(&mut pen, scene, watched, over.bottom());
    sign.draw(&mut pen, over);
    let is_shifted = ctx.input(|input| input.modifiers.shift);
    let turn = if is_shifted { turn_by_keys(pen.ui, Key::ArrowUp, Key::ArrowDown) } else { 0.0 };
    let asked = match watched.shown_chances() {
        Some(chances) => chances::draw_chances_column(&mut pen, scene, watched, &chances.work, turn),
        None => step_and_log(&mut pen, scene, watched, turn),
    };
    let foot = with_foot(scene, watched, |shown| match watched.shown_chances() {
        Some(chances) => chances::draw_chances_foot(&mut pen, watched, scene.play.seats(), &chances.work, shown),
        None => replay_controls::draw_controls(&mut pen, shown),
    });
    let next_of_seat = next_of_seat.and_then(|seat| watched.game.next_step_of(seat));
    let next_of_seat = next_of_seat.map(Control::GoTo).map(Request::Replay);
    asked.into_iter().chain(next_of_seat).chain(foot).for_each(|request| scene.send_request(request));
    let has_captions = motion.show_captions(&mut pen, scene, now);
    if motion.effects.shown.draw_effects(&mut pen, scene.settings, now) || has_captions {
        ctx.request_repaint();
    }
}

/// Draws the right column: the step, the log, and the button to the chances where it is not at the
/// foot. Returns the requests of presses.
fn step_and_log(pen: &mut Pen, scene: &mut Scene, watched: &WatchedGame, turn: f32) -> Vec<Request> {
    let step = step::facts_of_shown(pen.ui.ctx(), scene, watched);
    let scene = &*scene;
    let upper = scene.regions.inspector;
    let wanted = step::needed_room(pen, scene, &step, upper.width()).max(upper.height());
    let is_at_foot = with_foot(scene, watched, |shown| replay_controls::has_added_button(pen, shown));
    let button = if is_at_foot { Node::empty() } else { chances::chances_button().sends(()) };
    let mut pressed_line = None;
    let log = log_of_column(pen, scene, watched, &mut pressed_line);
    // The step takes from the log the height that it needs, except the room for the line about the
    // step.
    let step = step::drawing(|pen, rect| step::draw_step(pen, scene, watched, &step, rect, turn));
    let panel = column([step.with_heights(0.0, wanted), log.grow(), button]);
    let pressed = show_panel(pen, upper.union(scene.regions.log), panel);
    let lines = pressed_line.map(Control::GoTo).map(Request::Replay);
    lines.into_iter().chain(pressed.into_iter().map(|()| JunkyardRequest::ToggleChances.into())).collect()
}

/// Describes the log, of which a line that is pressed leads to its step.
fn log_of_column<'a>(
    pen: &Pen,
    scene: &'a Scene,
    watched: &WatchedGame,
    pressed: &'a mut Option<usize>,
) -> Node<'a, ()> {
    let log = WatchedLog {
        log: scene.play.log(),
        audience: scene.audience,
        seats: scene.play.seats(),
        icon: "phase_reveal",
        at: watched.game.at(),
    };
    let least = log.least_room(pen, scene.regions.log.width());
    let draw = move |pen: &mut Pen, rect: Rect| *pressed = replay_log::draw_watched_log(pen, rect, &log);
    painted(0.0, least, draw)
}

/// Calls `show` with the contents of the foot of the screen.
fn with_foot<R>(scene: &Scene, watched: &WatchedGame, show: impl FnOnce(&Controls) -> R) -> R {
    let told = told::sentence_of_shown(watched);
    show(&Controls {
        rect: scene.regions.tray,
        timeline: watched.game.timeline(),
        at: At { step: watched.game.at(), leads_on: told.round != watched.game.entry().round },
        len: watched.game.len(),
        text: &told.sentence,
        is_playing: watched.game.is_playing(),
        pace: watched.game.pace(),
        leads_back: watched.game.tour().until.is_some(),
        why_not_taken_over: watched.game.reason_not_to_take_over(),
        has_chart: watched.shown_chances().is_some(),
        added: Some(chances::chances_control()),
    })
}

/// Returns the request of a pressed key.
fn request_of_key(keys: Listener, watched: &WatchedGame) -> Option<Request> {
    let shows_chances = watched.shown_chances().is_some();
    let control = if shows_chances && keys.is_pressed(Shortcut::ESCAPE) {
        return Some(watched.request_back_from_chances());
    } else if keys.is_pressed(shortcuts::CHANCES) {
        return Some(JunkyardRequest::ToggleChances.into());
    } else if shows_chances && keys.is_pressed_or_repeated(shortcuts::NEXT_TURNING_POINT) {
        watched.turning_point_beside(true).map(Control::GoTo)
    } else if shows_chances && keys.is_pressed_or_repeated(shortcuts::LAST_TURNING_POINT) {
        watched.turning_point_beside(false).map(Control::GoTo)
    } else {
        watch::control_of_keys(keys, watched.game)
    };
    control.map(Request::Replay)
}
