//! Keyboard control of the table, which is enough to play the whole game.
//!
//! [`crate::client::shortcuts`] lists the keys.

use bevy_egui::egui::{Context, Memory};

use super::key_actions::listen_for_actions;
use super::key_choice::{choose_next, confirm_choice, is_bidding};
use crate::action::LoosePlace;
use crate::client::market::view::{disc_ahead, may_look_ahead};
use crate::client::play::{Command, DropPlace, RoboticsCommand, Thing, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::disc_ahead::DiscAhead;
use crate::client::shortcuts;
use crate::table::Stage;
use client::app::request::Request;
use client::input::{Listener, Shortcut};
use client::table::keys::{
    answer_by_key, arrow_direction, is_guarded_key_pressed, listen_to_log_key, listen_to_shared_keys,
    log_scrolled_by_keys, step_of_choice,
};
use shell::grid::{Cell, Placement};

/// Keys that do nothing for a moment after their meaning has changed: those that advance the game,
/// decide, or give something up.
const GUARDED: [Shortcut; 13] = [
    Shortcut::CONFIRM,
    Shortcut::YES,
    shortcuts::PASS,
    shortcuts::DONE,
    shortcuts::KEEP,
    shortcuts::ACCEPT,
    shortcuts::REFUSE,
    shortcuts::SABOTAGE,
    shortcuts::FIRST,
    shortcuts::SECOND,
    shortcuts::THIRD,
    shortcuts::FOURTH,
    shortcuts::FIFTH,
];

/// Keys that can buy something.
const BUYING: [Shortcut; 3] = [Shortcut::CONFIRM, shortcuts::BUY_REGULAR, shortcuts::BUY_BLACK];

/// Returns the present meaning of a guarded key. Yes has the meaning of Confirm.
fn meaning_of_key(scene: &Scene, shortcut: Shortcut) -> String {
    if !scene.question.is_none() {
        return format!("answer:{:?}", scene.question);
    }
    match &scene.interaction.stage {
        // Choosing, taking and putting down can be undone, so they need no guard; but the next
        // bidder chooses at once.
        TurnStage::Choosing if [Shortcut::CONFIRM, Shortcut::YES].contains(&shortcut) => {
            match &scene.table.state().stage {
                Stage::Auction(auction) => format!("bid:{:?}", auction.bidder),
                _ => "choose".to_owned(),
            }
        }
        TurnStage::Choosing => format!("{:?}", scene.turn_step().map(std::mem::discriminant)),
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
    for shortcut in GUARDED {
        let meaning = meaning_of_key(scene, shortcut);
        scene.view.meanings.record_key(shortcut, meaning);
    }
    if !scene.question.is_none() {
        match answer_by_key(keys, &mut scene.view.meanings) {
            Some(true) => scene.send_command(RoboticsCommand::Yes),
            Some(false) => scene.send_command(RoboticsCommand::No),
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
    if listen_to_disc(keys, scene) {
        return;
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

/// Listens to the key that turns the disc ahead, with Shift back. While the disc is turned, the
/// prices on it are not those that would be paid, so that keys that can buy only turn it back.
/// Returns whether a key did something.
fn listen_to_disc(keys: Listener, scene: &mut Scene) -> bool {
    let changes = scene.play.changes;
    let may_buy = scene.interaction.stage == TurnStage::Choosing;
    if keys.is_pressed(shortcuts::LOOK_AHEAD) && may_look_ahead(scene) {
        scene.view.disc_ahead = scene.view.disc_ahead.turned(changes, keys.is_shift_down());
    } else if may_buy && disc_ahead(scene) > 0 && BUYING.iter().any(|&shortcut| keys.is_pressed(shortcut)) {
        scene.view.disc_ahead = DiscAhead::turned_back(changes);
    } else {
        return false;
    }
    keys.ctx.request_repaint();
    true
}

/// Puts back the thing in hand, closes the hint, turns back the disc, leaves the offer or the
/// conversion in the making, closes a pop-up, or opens the menu.
fn leave_by_escape(ctx: &Context, scene: &mut Scene) {
    let own = &scene.interaction.own;
    let has_popup = (scene.view.log_is_open || scene.view.orders_are_open) && !scene.regions.has_column();
    if own.hand.is_some() {
        scene.send_command(RoboticsCommand::PutBack);
    } else if scene.interaction.hint.is_some() {
        scene.send_command(Command::Hint);
    } else if disc_ahead(scene) > 0 {
        scene.view.disc_ahead = DiscAhead::turned_back(scene.play.changes);
        ctx.request_repaint();
    } else if own.conversion.is_some() {
        scene.send_command(RoboticsCommand::LeaveConversion);
    } else if own.offer.is_some() {
        scene.send_command(RoboticsCommand::LeaveOffer);
    } else if own.plays_kept_saboteur {
        scene.send_command(RoboticsCommand::PlayKeptSaboteur(false));
    } else if has_popup {
        scene.view.log_is_open = false;
        scene.view.orders_are_open = false;
        ctx.request_repaint();
    } else {
        scene.send_request(Request::OpenMenu);
    }
}

fn listen_in_play(keys: Listener, scene: &mut Scene) {
    if scene.interaction.own.hand.is_some() {
        listen_with_hand(keys, scene);
        return;
    }
    // While a card is only read, Enter goes on, so nothing is chosen.
    if !scene.coach().is_only_read()
        && let Some(step) = step_of_choice(keys)
    {
        choose_next(scene, step);
    }
    listen_for_actions(keys, scene);
    // A bid that has the focus hears Enter itself.
    let is_own = is_bidding(scene) && keys.ctx.memory(Memory::focused).is_some();
    if !is_own && is_pressed(keys, scene, Shortcut::CONFIRM) {
        confirm_choice(scene);
    }
}

/// Listens to the keys for the thing in hand: they turn it, move it, and put it down.
fn listen_with_hand(keys: Listener, scene: &mut Scene) {
    let Some(hand) = scene.interaction.own.hand.clone() else { return };
    if keys.is_pressed(shortcuts::TURN) {
        scene.send_command(RoboticsCommand::Turn { clockwise: !keys.is_shift_down() });
    }
    if keys.is_pressed(Shortcut::NEXT_THING) {
        scene.send_command(RoboticsCommand::NextPlacement);
    }
    if let Some((x, y)) = arrow_direction(keys.ctx) {
        let cell = hand.placement().map_or_else(Cell::default, |at| at.cell.offset(x, y));
        let at = Placement { cell, rotation: hand.rotation };
        scene.send_command(RoboticsCommand::Hover(Some(DropPlace::Grid(at))));
    }
    let is_stored = matches!(hand.thing, Thing::Loose(_, LoosePlace::Store));
    let places = [
        (shortcuts::BUY_REGULAR, DropPlace::Bench),
        (shortcuts::STORE, if is_stored { DropPlace::Bench } else { DropPlace::Store }),
        (shortcuts::SCRAP, DropPlace::Chute),
    ];
    for (shortcut, place) in places {
        if keys.is_pressed(shortcut) {
            scene.send_command(RoboticsCommand::PutBack);
            scene.send_command(RoboticsCommand::Move(hand.thing, place));
        }
    }
    if is_pressed(keys, scene, Shortcut::CONFIRM) {
        scene.send_command(RoboticsCommand::PutDown);
    }
}
