//! The screen on which a game is watched: the table as it was, and the timeline below it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Id, Key, LayerId, Rect, Sense, Stroke, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::chances::work::Chances;
use super::watched::{Watch, WatchedGame};
use super::{chances, sign, step, told};
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
use client::kit::palette::CREAM;
use client::kit::points::is_laid_out;
use client::kit::text::letters::HoverHint;
use client::kit::{Pen, notes};
use client::panels::paging::turn_by_keys;
use client::panels::replay_controls::Controls;
use client::panels::replay_log::WatchedLog;
use client::panels::timeline::At;
use client::panels::{replay_controls, replay_log};
use client::watch;
use shell::language::phrase;

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
    // The screen's own keys step and play; a button must not hear the space bar too.
    if !is_behind {
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
    }
    let look = scene.settings.appearance_in(ctx);
    let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(ctx.content_rect());
    let builder = if is_behind { builder.disabled() } else { builder };
    let mut ui = egui::Ui::new(ctx.clone(), Id::new("replay"), builder);
    let mut pen = Pen { ui: &mut ui, art, look };
    let now = ctx.input(|input| input.time);
    let over = sign::lay_out_sign(&pen, scene, watched);
    if over.rect().height() > scene.regions.prompt.height() {
        // A sign that needs more than a prompt is above the stage, so that it covers nothing of the
        // robots.
        scene.regions.stage.min.y = over.rect().bottom() + 8.0;
        lay_out(scene.view, scene.regions.clone(), scene.table, scene.play, scene.interaction, scene.audience);
    }
    motion.effects.take_in(scene, now);
    scene.view.crystal_flies = motion.effects.is_flying("boost_crystal", now);
    top_bar::draw_top_bar(&mut pen, scene);
    seat_facts::draw_seat_cards(&mut pen, scene);
    let next_of_seat = clicked_seat_step(&mut pen, scene, watched);
    seat_facts::listen_to_cards(&mut pen, scene, true);
    painter::draw_watched_stage(&mut pen, scene, &motion);
    let is_floating = motion.effects.is_result_floating(now);
    step::draw_throw(&mut pen, scene, watched, over.rect().bottom(), is_floating);
    step::draw_turning_tile(&mut pen, scene, watched, over.rect().bottom());
    sign::draw_sign(&mut pen, scene, &over);
    let turn =
        if ctx.input(|input| input.modifiers.shift) { turn_by_keys(pen.ui, Key::ArrowUp, Key::ArrowDown) } else { 0.0 };
    let asked = match watched.shown_chances() {
        Some(chances) => chances::draw_chances_column(&mut pen, scene, watched, &chances.work, turn),
        None => step_and_log(&mut pen, scene, watched, turn),
    };
    let foot = with_foot(scene, watched, |shown| match watched.shown_chances() {
        Some(chances) => chances::draw_chances_foot(&mut pen, watched, scene.play.seats(), &chances.work, shown),
        None => replay_controls::draw_controls(&mut pen, shown),
    });
    let next_of_seat = next_of_seat.map(Control::GoTo).map(Request::Replay);
    asked.into_iter().chain(next_of_seat).chain(foot).for_each(|request| scene.send_request(request));
    let has_captions = motion.show_captions(&mut pen, scene, now);
    if motion.effects.draw_effects(&mut pen, scene.settings, now) || has_captions {
        ctx.request_repaint();
    }
}

/// Draws the right column: the step, the log, and the button to the chances where it is not at the
/// foot. Returns the requests of presses.
fn step_and_log(pen: &mut Pen, scene: &mut Scene, watched: &WatchedGame, turn: f32) -> Vec<Request> {
    let whole = scene.regions.log;
    let is_at_foot = with_foot(scene, watched, |shown| replay_controls::has_added_button(pen, shown));
    let high = if is_at_foot { 0.0 } else { chances::chances_button().height(pen, whole.width(), 46.0) + GAP };
    scene.regions.log = whole.with_max_y(whole.bottom() - high);
    let (of_step, of_log) = split_column(pen, scene, watched);
    scene.regions.log = whole;
    step::draw_step(pen, scene, watched, of_step, turn);
    let log = WatchedLog {
        rect: of_log,
        log: scene.play.log(),
        audience: scene.audience,
        seats: scene.play.seats(),
        icon: "phase_reveal",
        at: watched.game.at(),
    };
    let pressed_line = replay_log::draw_watched_log(pen, &log).map(Control::GoTo);
    let mut asked: Vec<Request> = pressed_line.map(Request::Replay).into_iter().collect();
    let place = whole.with_min_y(whole.bottom() - high + GAP);
    if !is_at_foot && chances::chances_button().show(pen, place) {
        asked.push(JunkyardRequest::ToggleChances.into());
    }
    asked
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
        is_over: watched.game.is_over_here(),
        has_chart: watched.shown_chances().is_some(),
        added: Some(chances::chances_control()),
    })
}

/// Listens to clicks on the cards of the seats; returns the next step of the clicked one.
fn clicked_seat_step(pen: &mut Pen, scene: &Scene, watched: &WatchedGame) -> Option<usize> {
    let mut wanted = None;
    for seat in scene.table.seats() {
        let rect = scene.regions.seats[seat.index()];
        let response = pen.ui.interact(rect, Id::new(("watched seat", seat)), Sense::click());
        notes::record_place(pen.ui.ctx(), || format!("seat {}", seat.0), rect);
        if response.hovered() {
            pen.stroke_rect(rect.expand(2.0), 11.0, Stroke::new(2.5, CREAM));
        }
        if response.clicked() {
            wanted = watched.game.next_step_of(seat);
        }
        response.on_hover_hint(pen.tell(&phrase!("replay-next-step-of", name = scene.seat_name(seat))));
    }
    wanted
}

/// Gap between the two panels of the right column, in points.
const GAP: f32 = 10.0;

/// Returns the two panels of the right column. The step takes from the log the height that it
/// needs, except the room for the line about the step.
fn split_column(pen: &Pen, scene: &mut Scene, watched: &WatchedGame) -> (Rect, Rect) {
    let drawn = scene.regions.inspector;
    let log = scene.regions.log;
    let wanted = step::full_height(pen, scene, watched, drawn.width());
    if wanted <= drawn.height() {
        return (drawn, log);
    }
    let least = replay_log::least_height(pen, scene.play.log(), scene.audience, watched.game.at(), log.width());
    let most = (log.bottom() - GAP - least).max(drawn.bottom());
    let step = drawn.with_max_y((drawn.top() + wanted).min(most));
    (step, log.with_min_y(step.bottom() + GAP))
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
