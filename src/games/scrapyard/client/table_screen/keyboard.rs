//! Keyboard control of the table, which is enough to play the whole game.
//!
//! [`crate::client::shortcuts`] lists the keys.

use bevy_egui::egui::Context;

use super::key_actions::listen_for_actions;
use super::key_choice::{choose_by_keys, confirm_choice};
use crate::client::play::buttons::has_dents_to_settle;
use crate::client::play::{Command, ScrapyardCommand, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::shortcuts;
use client::app::request::Request;
use client::input::{Listener, Shortcut};
use client::table::keys::{
    answer_by_key, is_guarded_key_pressed, listen_to_log_key, listen_to_shared_keys, log_scrolled_by_keys,
    step_of_choice,
};

/// Keys that do nothing for a moment after their meaning has changed: those that advance the game,
/// decide, or give something up.
const GUARDED: [Shortcut; 6] =
    [Shortcut::CONFIRM, Shortcut::YES, shortcuts::PASS, shortcuts::DONE, shortcuts::NOTHING, shortcuts::USUAL];

/// Returns the present meaning of the guarded keys, which is one for all.
fn meaning_of_keys(scene: &Scene) -> String {
    if !scene.question.is_none() {
        return format!("answer:{:?}", scene.question);
    }
    match &scene.interaction.stage {
        TurnStage::Choosing => {
            let has_dents = has_dents_to_settle(scene.table);
            format!("{:?} {:?} {has_dents}", scene.table.state().awaited_seat(), StageView::of(scene))
        }
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
        match answer_by_key(keys, &mut scene.view.meanings) {
            Some(true) => scene.send_command(ScrapyardCommand::Yes),
            Some(false) => scene.send_command(ScrapyardCommand::No),
            None => {}
        }
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

/// Whether a guarded key was pressed and the press counts.
fn is_pressed(keys: Listener, scene: &mut Scene, shortcut: Shortcut) -> bool {
    is_guarded_key_pressed(keys, &mut scene.view.meanings, shortcut)
}

/// Does the first of these that is possible: puts back the thing in hand, closes the hint, takes
/// back a choice that was begun, chooses no thing, closes the log, opens the menu.
fn leave_by_escape(ctx: &Context, scene: &mut Scene) {
    let own = &scene.interaction.own;
    let has_begun = own.payment.is_some() || own.order.is_some() || own.lists_abilities;
    let shows_log = scene.view.log_is_open && !scene.regions.has_column();
    if own.hand.is_some() {
        scene.send_command(ScrapyardCommand::PutBack);
    } else if scene.interaction.hint.is_some() {
        scene.send_command(Command::Hint);
    } else if has_begun || own.taking != Default::default() {
        scene.send_command(Command::Undo);
    } else if own.chosen.is_some() {
        scene.send_command(ScrapyardCommand::Choose(None));
    } else if shows_log {
        scene.view.log_is_open = false;
        ctx.request_repaint();
    } else {
        scene.send_request(Request::OpenMenu);
    }
}

/// Listens to the keys of a choice.
fn listen_in_play(keys: Listener, scene: &mut Scene) {
    if scene.interaction.own.hand.is_some() {
        listen_with_hand(keys, scene);
        return;
    }
    // While a card is only read, Enter goes on, so nothing is chosen.
    if !scene.coach().is_only_read() {
        choose_by_keys(keys, scene);
    }
    listen_for_actions(keys, scene);
    if is_pressed(keys, scene, Shortcut::CONFIRM) {
        confirm_choice(scene);
    }
}

/// Listens to the keys for the thing in hand: they move it to its next place, and put it down.
fn listen_with_hand(keys: Listener, scene: &mut Scene) {
    if keys.is_pressed(shortcuts::SIDE) || step_of_choice(keys).is_some() {
        scene.send_command(ScrapyardCommand::NextPlace);
    }
    if is_pressed(keys, scene, Shortcut::CONFIRM) {
        scene.send_command(ScrapyardCommand::PutDown);
    }
}
