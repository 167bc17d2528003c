//! Keyboard control of the table, which is enough to play the whole game.
//!
//! [`client::input::shortcuts`] lists the keys.

use bevy_egui::egui::Context;

use super::key_choice::{choose_next, confirm_choice};
use crate::action::Action;
use crate::client::app::request::JunkyardRequest;
use crate::client::lesson::coach_card;
use crate::client::play::building::hand::Thing;
use crate::client::play::{Command, JunkyardBotsCommand, JunkyardBotsShow, TurnStage, puzzle_at_table};
use crate::client::scene::contents::Scene;
use crate::client::shortcuts;
use crate::parts::Size;
use crate::round::LegalActions;
use client::app::request::Request;
use client::app::screen::Screen;
use client::input::{Listener, Shortcut};
use client::table::keys::{
    answer_by_key, arrow_direction, is_guarded_key_pressed, listen_to_log_key, listen_to_shared_keys,
    log_scrolled_by_keys, step_of_choice,
};
use shell::grid::{Cell, Placement};

/// Keys that do nothing for a moment after their meaning has changed: those that advance the game,
/// decide, or give something up.
const GUARDED: [Shortcut; 12] = [
    Shortcut::CONFIRM,
    Shortcut::YES,
    shortcuts::PASS,
    shortcuts::DONE,
    shortcuts::THROW,
    shortcuts::KEEP,
    shortcuts::RESCAN,
    shortcuts::FIRST,
    shortcuts::SECOND,
    shortcuts::THIRD,
    shortcuts::FOURTH,
    shortcuts::TURN_ALL_UP,
];

/// Returns the present meaning of a guarded key. Yes has the meaning of Confirm.
fn meaning_of_key(scene: &Scene, shortcut: Shortcut) -> String {
    if !scene.question.is_none() {
        return format!("answer:{:?}", scene.question);
    }
    let choices = match (&scene.interaction.stage, scene.play.choices()) {
        (TurnStage::Choosing, LegalActions::Build(_)) => "build",
        (TurnStage::Choosing, LegalActions::Draw(_)) => "draw",
        (TurnStage::Choosing, LegalActions::KeepOrRescan) => "keep",
        (TurnStage::Choosing, LegalActions::Take(_)) => "take",
        (TurnStage::Choosing, LegalActions::Attack(_)) => "attack",
        (TurnStage::Choosing, LegalActions::GiveCrystal(_)) => "crystal",
        (TurnStage::Choosing, LegalActions::Over) | (TurnStage::Over, _) => "over",
        (TurnStage::Curtain { over: false, .. }, _) => "look-in-secret",
        _ => "go-on",
    };
    // Choosing, picking up and putting down can be undone, so they need no guard.
    let chooses =
        scene.interaction.stage == TurnStage::Choosing && [Shortcut::CONFIRM, Shortcut::YES].contains(&shortcut);
    if chooses { "choose".to_owned() } else { choices.to_owned() }
}

/// Whether a guarded key was pressed and the press counts.
fn is_pressed(keys: Listener, scene: &mut Scene, shortcut: Shortcut) -> bool {
    is_guarded_key_pressed(keys, &mut scene.view.meanings, shortcut)
}

/// Turns key presses into commands and requests.
pub fn listen_to_keys(ctx: &Context, scene: &mut Scene) {
    if ctx.text_edit_focused() {
        return;
    }
    let keys = Listener { ctx, shortcuts: &scene.settings.keys };
    for shortcut in GUARDED {
        let meaning = meaning_of_key(scene, shortcut);
        scene.view.meanings.record_key(shortcut, meaning);
    }
    if !scene.question.is_none() {
        listen_to_answers(keys, scene);
        return;
    }
    if keys.is_pressed(Shortcut::ESCAPE) {
        leave_by_escape(ctx, scene);
        return;
    }
    if coach_card::read_on_by_key(keys, scene) {
        return;
    }
    listen_to_shared_keys(keys, scene.asked);
    listen_to_log_key(keys, &scene.regions, &mut scene.view.log_is_open);
    scene.view.log_scrolls += log_scrolled_by_keys(keys);
    listen_in_puzzle(keys, scene);
    match &scene.interaction.stage {
        TurnStage::Choosing => listen_in_play(keys, scene),
        TurnStage::Over if is_pressed(keys, scene, Shortcut::CONFIRM) => {
            scene.send_request(Request::Show(Screen::Victory));
        }
        TurnStage::Over => {}
        TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. }
            if is_pressed(keys, scene, shortcuts::TURN_ALL_UP) =>
        {
            scene.send_command(JunkyardBotsCommand::TurnAllUp);
        }
        _ if is_pressed(keys, scene, Shortcut::CONFIRM) => scene.send_command(Command::Advance),
        _ => {}
    }
    if keys.is_pressed(shortcuts::LOOK_CLOSER) && !matches!(scene.interaction.stage, TurnStage::Curtain { .. }) {
        scene.send_request(Request::LookAt(scene.rival().unwrap_or(scene.on_stage())));
    }
    if keys.is_pressed(Shortcut::SINCE_LAST_TURN) {
        scene.watch_since_last_turn();
    }
}

/// Listens to the keys that answer an open question.
fn listen_to_answers(keys: Listener, scene: &mut Scene) {
    match answer_by_key(keys, &mut scene.view.meanings) {
        Some(true) => scene.send_command(JunkyardBotsCommand::Yes),
        Some(false) => scene.send_command(JunkyardBotsCommand::No),
        None => {}
    }
}

/// Puts back the thing in hand, closes the hint or the log over the stage, or opens the menu.
fn leave_by_escape(ctx: &Context, scene: &mut Scene) {
    if scene.interaction.own.hand.is_some() {
        scene.send_command(JunkyardBotsCommand::PutBack);
    } else if scene.interaction.hint.is_some() {
        scene.send_command(Command::Hint);
    } else if scene.view.log_is_open && !scene.regions.has_column() {
        scene.view.log_is_open = false;
        ctx.request_repaint();
    } else {
        scene.send_request(Request::OpenMenu);
    }
}

/// Listens to the keys that give up or copy a puzzle.
fn listen_in_puzzle(keys: Listener, scene: &mut Scene) {
    let Some(puzzle_session) = puzzle_at_table(scene.play) else { return };
    if keys.is_pressed(shortcuts::GIVE_UP) && puzzle_session.answer().is_none() {
        scene.send_command(JunkyardBotsCommand::GiveUp);
    }
    if keys.is_pressed(shortcuts::SHARE) {
        scene.send_request(JunkyardRequest::CopyPuzzle.into());
    }
}

fn listen_in_play(keys: Listener, scene: &mut Scene) {
    if scene.interaction.own.hand.is_some() {
        listen_with_hand(keys, scene);
        return;
    }
    // While a card is only read, Enter goes on, so nothing is chosen.
    if !coach_card::is_only_read(scene)
        && let Some(step) = step_of_choice(keys)
    {
        choose_next(scene, step);
    }
    for (shortcut, size) in
        [(shortcuts::FIRST, Size::Small), (shortcuts::SECOND, Size::Medium), (shortcuts::THIRD, Size::Large)]
    {
        if matches!(scene.play.choices(), LegalActions::Draw(_)) && is_pressed(keys, scene, shortcut) {
            scene.send_command(Command::Do(Action::Draw(size)));
        }
    }
    listen_for_actions(keys, scene);
    if is_pressed(keys, scene, shortcuts::PASS) {
        scene.send_command(JunkyardBotsCommand::Pass);
    }
    if is_pressed(keys, scene, Shortcut::CONFIRM) {
        confirm_choice(scene);
    }
}

/// Listens for the keys of the actions that the present choice offers.
fn listen_for_actions(keys: Listener, scene: &mut Scene) {
    match scene.play.choices() {
        LegalActions::KeepOrRescan if is_pressed(keys, scene, shortcuts::KEEP) => {
            scene.send_command(Command::Do(Action::KeepDraws));
        }
        LegalActions::KeepOrRescan if is_pressed(keys, scene, shortcuts::RESCAN) => {
            scene.send_command(Command::Do(Action::Rescan));
        }
        LegalActions::Attack(_) if is_pressed(keys, scene, shortcuts::THROW) => {
            scene.send_command(JunkyardBotsCommand::Throw);
        }
        LegalActions::Attack(attacks) if keys.is_pressed(shortcuts::NEXT_TARGET) => {
            let targets = attacks.targets();
            let at = targets.iter().position(|&seat| Some(seat) == scene.interaction.own.aim.target);
            if let Some(&next) = targets.get(at.map_or(0, |at| at + 1) % targets.len().max(1)) {
                scene.send_command(JunkyardBotsCommand::Target(next));
            }
        }
        LegalActions::Build(_) if keys.is_pressed(shortcuts::BUILD_FOR_ME) => {
            scene.send_command(JunkyardBotsCommand::BuildForMe);
        }
        LegalActions::Build(_) if is_pressed(keys, scene, shortcuts::DONE) => {
            scene.send_command(JunkyardBotsCommand::Done);
        }
        LegalActions::Build(_) if keys.is_pressed(shortcuts::SHELVE) => {
            if let Some(Thing::Part(part)) = scene.interaction.own.chosen {
                scene.send_command(JunkyardBotsCommand::Shelve(part));
            }
        }
        LegalActions::GiveCrystal(seats) => {
            let by_seat = [shortcuts::FIRST, shortcuts::SECOND, shortcuts::THIRD, shortcuts::FOURTH];
            let seat = seats.iter().copied().find(|seat| is_pressed(keys, scene, by_seat[seat.index()]));
            if let Some(seat) = seat {
                scene.send_command(Command::Do(Action::GiveCrystal(seat)));
            }
        }
        _ => {}
    }
}

fn listen_with_hand(keys: Listener, scene: &mut Scene) {
    if keys.is_pressed(shortcuts::TURN) {
        scene.send_command(JunkyardBotsCommand::Turn { clockwise: !keys.is_shift_down() });
    }
    if keys.is_pressed(shortcuts::NEXT_PLACEMENT) || keys.is_pressed(Shortcut::NEXT_THING) {
        scene.send_command(JunkyardBotsCommand::NextPlacement);
    }
    if keys.is_pressed(shortcuts::OTHER_GRIPPER) {
        scene.send_command(JunkyardBotsCommand::OtherGripper);
    }
    if let (Some((x, y)), Some(hand)) = (arrow_direction(keys.ctx), &scene.interaction.own.hand) {
        let cell = hand.cell.unwrap_or(Cell::new(3, 0)).offset(x, y);
        scene.send_command(JunkyardBotsCommand::Hover(Some(Placement { cell, rotation: hand.rotation })));
    }
    if keys.is_pressed(shortcuts::SHELVE)
        && let Some(Thing::Part(part)) = scene.interaction.own.hand.as_ref().map(|hand| hand.thing)
        && scene.interaction.own.bench.is_some()
    {
        scene.send_command(JunkyardBotsCommand::Shelve(part));
    }
    if is_pressed(keys, scene, Shortcut::CONFIRM) {
        scene.send_command(JunkyardBotsCommand::PutDown);
    }
}
