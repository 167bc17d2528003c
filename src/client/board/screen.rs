//! The whole table screen.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, LayerId, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{
    blind_up, bombs, closer, curtain_facts, drawn_card, hand, keys, look, overlay as over_table, pointed, popup,
    puzzle_kind, puzzle_sign, reveal, seat_facts, shelf, side, spoken, stage, targets, top, tray,
};
use crate::client::app::frames::NextFrame;
use crate::client::app::request::Request;
use crate::client::app::screen::{Choosing, Layer, Overlay, Screen, overlay};
use crate::client::art::Art;
use crate::client::kit::Pen;
use crate::client::kit::points::is_laid_out;
use crate::client::motion::{Motion, Moving};
use crate::client::play::{Command, Interaction, JunkyardBotsShow, Play, Question, TurnStage};
use crate::client::scene::regions::NO_COLUMN_FROM;
use crate::client::scene::view::TableUi;
use crate::client::scene::{Asked, Scene};
use crate::client::settings::Settings;
use crate::games::junkyard_bots::round::LegalActions;
use crate::games::junkyard_bots::table::{RoundState, TableParam};
use crate::shell::seats::SeatId;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Layer::Screen)
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Play>)
            .run_if(resource_exists::<RoundState>),
    );
}

/// Everything the table screen reads and writes.
#[derive(bevy::ecs::system::SystemParam)]
struct Board<'w, 's> {
    table: TableParam<'w, 's>,
    play: Res<'w, Play>,
    interaction: Res<'w, Interaction>,
    question: Option<Res<'w, State<Question>>>,
    settings: Res<'w, Settings>,
    overlay: Option<Res<'w, State<Overlay>>>,
    choosing: Option<Res<'w, Choosing>>,
    art: ResMut<'w, Art>,
    view: ResMut<'w, TableUi>,
    moving: Moving<'w, 's>,
    commands: MessageWriter<'w, Command>,
    requests: MessageWriter<'w, Request>,
    redraw: MessageWriter<'w, RequestRedraw>,
    next: ResMut<'w, NextFrame>,
}

fn show(mut contexts: EguiContexts, mut board: Board) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !is_laid_out(&ctx) {
        return Ok(());
    }
    let mut asked = Asked::default();
    let over = overlay(board.overlay.as_deref());
    let is_choosing = board.choosing.is_some();
    let is_behind = over != Overlay::None || is_choosing;
    let table = board.table.table();
    let view = &mut *board.view;
    view.pointed = None;
    view.pointed_pile = None;
    let mut scene = Scene {
        table: &table,
        play: &board.play,
        interaction: &board.interaction,
        question: board.question.as_ref().map_or(&Question::None, |question| question.get()),
        settings: &board.settings,
        regions: view.regions.clone(),
        view,
        asked: &mut asked,
    };
    paint(&ctx, &mut scene, &mut board.art, board.moving.now(), is_behind);
    match over {
        Overlay::Seat(seat) => closer::show(&ctx, &mut scene, &mut board.art, seat, is_choosing),
        Overlay::None if !is_choosing => keys::listen(&ctx, &mut scene),
        Overlay::None | Overlay::Menu => {}
    }
    scene.view.chosen_shown = scene.interaction.own.chosen;
    if !asked.commands.is_empty() || !asked.requests.is_empty() {
        board.redraw.write(RequestRedraw);
    }
    if let Some(due) = asked.due {
        board.next.within(due);
    }
    board.commands.write_batch(asked.commands);
    board.requests.write_batch(asked.requests);
    Ok(())
}

/// Draws the whole screen and leaves in the scene what is asked for at the table. Behind a menu or
/// a dialog nothing listens.
pub fn paint(ctx: &egui::Context, scene: &mut Scene, art: &mut Art, mut motion: Motion, is_behind: bool) {
    let whole = ctx.content_rect();
    if !is_behind {
        // The table's own keys choose and confirm; a button must not hear Enter too.
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
    }
    let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(whole);
    let builder = if is_behind { builder.disabled() } else { builder };
    let mut ui = egui::Ui::new(ctx.clone(), "table".into(), builder);
    let look = scene.settings.look(ctx);
    let mut pen = Pen { ui: &mut ui, art, look };
    scene.view.meanings.begin(ctx, is_behind);
    if curtain_facts::show(&mut pen, scene, whole) {
        return;
    }
    let now = ctx.input(|input| input.time);
    motion.effects.take_in(scene, now);
    scene.view.crystal_flies = motion.effects.is_flying("boost_crystal", now);
    scene.view.turned = blind_up::turned(&pen, scene);
    scene.view.marked.clear();
    puzzle_sign::make_room(&pen, scene);
    spoken::show(&pen, scene);
    top::show(&mut pen, scene);
    seat_facts::show(&mut pen, scene);
    seat_facts::listen(&mut pen, scene, false);
    match &scene.interaction.stage {
        TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. } => reveal::show(&mut pen, scene),
        TurnStage::Show { show: JunkyardBotsShow::BlindUp { .. }, .. } => blind_up::show(&mut pen, scene),
        _ => stage::show(&mut pen, scene, &motion),
    }
    lower_panel(&mut pen, scene);
    if let Some(puzzle_session) = scene.play.puzzle() {
        pen.aloud(|pen| puzzle_kind::show(pen, scene, puzzle_session));
    }
    if scene.interaction.stage == TurnStage::Choosing {
        pen.aloud(|pen| look::show(pen, scene));
    }
    drawn_card::show(&mut pen, scene);
    pointed::show(&mut pen, scene);
    over_table::show(&mut pen, scene);
    if !is_behind {
        hand::follow(&mut pen, scene);
    }
    let has_captions = motion.show_captions(&mut pen, scene, now);
    // What flies would be above a menu or a dialog.
    let has_effects = !is_behind && motion.effects.show(&mut pen, scene.settings, now);
    if has_effects || has_captions {
        ctx.request_repaint();
    }
}

/// The lower panel and the right column, by what is to be done.
fn lower_panel(pen: &mut Pen, scene: &mut Scene) {
    // The bombs that fly were chosen here.
    let throws = |from: SeatId| !scene.play.players().is_computer(from);
    let plays = match scene.interaction.stage {
        TurnStage::Choosing => true,
        TurnStage::Show { from, show: JunkyardBotsShow::Flight { .. }, .. } => throws(from),
        _ => false,
    };
    match (&scene.interaction.own.bench, scene.play.choices()) {
        (Some(bench), _) if plays => {
            shelf::show(pen, scene, bench);
            side::show(pen, scene);
        }
        (_, LegalActions::Attack(_)) if plays => {
            bombs::show(pen, scene);
            targets::show(pen, scene);
        }
        // A secret look says all that is to be done.
        _ if look::takes_tray(pen, scene) => {}
        _ => {
            tray::show(pen, scene);
            // A lesson's card and what was found leave the button of the log no room over the
            // stage.
            if matches!(scene.interaction.stage, TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. })
                && scene.play.lesson().is_some()
            {
                return;
            }
            if scene.settings.text >= NO_COLUMN_FROM && !scene.regions.has_column() {
                popup::show(pen, scene);
            } else {
                side::show(pen, scene);
            }
        }
    }
}
