//! Keyboard control of the table, which is enough to play the whole game.
//!
//! [`crate::client::shortcuts`] lists the keys.

use bevy_egui::egui::Context;

use super::dialog_focus;
use super::key_actions::{confirm_by_key, listen_for_actions};
use super::key_choice::choose_by_keys;
use super::key_places::listen_with_item;
use super::key_presses::{GUARDED, is_pressed};
use crate::client::play::{Command, Dialog, EngineersCommand, How, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::shortcuts;
use client::app::request::Request;
use client::input::{Listener, Shortcut};
use client::table::keys::{answer_by_key, listen_to_log_key, listen_to_shared_keys, log_scrolled_by_keys};

/// Returns the present meaning of the guarded keys, which is one for all.
fn meaning_of_keys(scene: &Scene) -> String {
    if !scene.question.is_none() {
        return format!("answer:{:?}", scene.question);
    }
    match &scene.interaction.stage {
        TurnStage::Choosing => format!("{:?} {:?}", scene.table.state().awaited_seat(), StageView::of(scene)),
        TurnStage::Over => "over".to_owned(),
        _ => "go-on".to_owned(),
    }
}

/// Turns key presses into commands and requests.
pub(super) fn listen_to_keys(ctx: &Context, scene: &mut Scene) {
    if ctx.text_edit_focused() {
        return;
    }
    let keys = Listener { ctx, shortcuts: &scene.settings.keys };
    let meaning = meaning_of_keys(scene);
    for shortcut in GUARDED {
        scene.view.meanings.record_key(shortcut, meaning.clone());
    }
    if !scene.question.is_none() {
        answer_question(keys, scene);
        return;
    }
    if keys.is_pressed(Shortcut::ESCAPE) {
        leave_by_escape(ctx, scene);
        return;
    }
    if scene.coach().read_on_by_key(keys) {
        return;
    }
    listen_to_shared_keys(keys, scene.asked);
    listen_to_log_key(keys, &scene.regions, &mut scene.view.log_is_open);
    scene.view.log_scrolls += log_scrolled_by_keys(keys);
    if keys.is_pressed(Shortcut::SINCE_LAST_TURN) {
        scene.watch_since_last_turn();
    }
    if scene.interaction.stage == TurnStage::Choosing {
        listen_in_play(keys, scene);
    } else if is_pressed(keys, scene, Shortcut::CONFIRM) {
        scene.asked.go_on(&scene.interaction.stage);
    }
}

/// Answers the open question by its own keys, or by those for yes and no of a deal.
fn answer_question(keys: Listener, scene: &mut Scene) {
    let answer = answer_by_key(keys, &mut scene.view.meanings);
    let is_yes = is_pressed(keys, scene, shortcuts::ACCEPT);
    let is_no = is_pressed(keys, scene, shortcuts::DECLINE);
    let answer = answer.or(is_yes.then_some(true)).or(is_no.then_some(false));
    match answer {
        Some(true) => scene.send_command(EngineersCommand::Yes),
        Some(false) => scene.send_command(EngineersCommand::No),
        None => {}
    }
}

/// Does the first of these that is possible: puts back the item in hand, closes the log, which
/// covers the rest, closes the advice, closes the dialog, chooses no square, no card and no zone,
/// shows the whole yard, opens the menu.
fn leave_by_escape(ctx: &Context, scene: &mut Scene) {
    let own = &scene.interaction.own;
    let worker = own.worker;
    let is_closed = scene.interaction.stage != TurnStage::Choosing;
    if own.held.is_some() {
        scene.send_command(EngineersCommand::Hover(None));
        scene.send_command(EngineersCommand::PutDown);
    } else if scene.view.log_is_open && !scene.regions.has_column() {
        scene.view.log_is_open = false;
        ctx.request_repaint();
    } else if scene.interaction.hint.is_some() {
        scene.send_command(Command::Hint);
    } else if !own.dialog.is_none() && !is_closed {
        scene.send_command(EngineersCommand::Open(Dialog::None));
    } else if own.cursor.is_some() && !is_closed {
        // The square of the keyboard is that of the worker again.
        scene.send_command(EngineersCommand::ChooseWorker(worker));
    } else if own.card.is_some() {
        scene.send_command(EngineersCommand::ChooseCard(None));
    } else if own.zone.is_some() {
        scene.send_command(EngineersCommand::ShowZone(None));
    } else if scene.view.enlarged.take().is_some() {
        scene.view.has_moved_yard = true;
        ctx.request_repaint();
    } else {
        scene.send_request(Request::OpenMenu);
    }
}

/// Listens to the keys of a choice. While a button of a dialog has the focus, Enter presses it;
/// while a card is only read, Enter goes on, so nothing is chosen.
fn listen_in_play(keys: Listener, scene: &mut Scene) {
    match scene.interaction.own.held {
        Some(held) if held.how == How::Keys => return listen_with_item(keys, scene, held.item, held.over),
        Some(_) => return,
        None => {}
    }
    let is_dialog = dialog_focus::has_keys_of_its_own(scene);
    if !is_dialog && !scene.coach().is_only_read() {
        choose_by_keys(keys, scene);
    }
    listen_for_actions(keys, scene);
    let is_own = is_dialog && dialog_focus::has_focus(keys.ctx);
    if !is_own && is_pressed(keys, scene, Shortcut::CONFIRM) {
        confirm_by_key(keys, scene);
    }
}
