//! Keys of the actions that the present choice offers.

use crate::action::{Action, LoosePlace};
use crate::client::auction::raises;
use crate::client::play::offer::OfferSide;
use crate::client::play::raises::KEYS_OF_RAISES;
use crate::client::play::{Command, DropPlace, RoboticsCommand, Thing};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::shortcuts;
use crate::parts::Market;
use crate::table::TurnStep;
use crate::turn::LegalActions;
use client::input::{Listener, Shortcut};
use client::table::keys::is_guarded_key_pressed;
use shell::seats::SeatId;

/// Keys of the seats.
const BY_NUMBER: [Shortcut; 5] =
    [shortcuts::FIRST, shortcuts::SECOND, shortcuts::THIRD, shortcuts::FOURTH, shortcuts::FIFTH];

/// Listens for the keys of the actions that the present choice offers.
pub(super) fn listen_for_actions(keys: Listener, scene: &mut Scene) {
    if scene.interaction.own.conversion.is_some() {
        listen_in_conversion(keys, scene);
        return;
    }
    if StageView::of(scene) == StageView::Trade {
        listen_in_trade(keys, scene);
        return;
    }
    match scene.play.choices() {
        LegalActions::Bid(_) => listen_in_auction(keys, scene),
        LegalActions::Sale(_) => send_by_key(keys, scene, shortcuts::KEEP, Command::Do(Action::KeepRobot)),
        LegalActions::Sabotage { may_keep, .. } => {
            if *may_keep {
                send_by_key(keys, scene, shortcuts::KEEP, Command::Do(Action::KeepSaboteur));
            }
            send_by_key(keys, scene, shortcuts::SABOTAGE, RoboticsCommand::Sabotage);
        }
        LegalActions::Control => {
            send_by_key(keys, scene, shortcuts::DONE, Command::Do(Action::LetControlWork));
            send_by_key(keys, scene, shortcuts::KEEP, Command::Do(Action::LayWarning));
        }
        LegalActions::Turn(_) if scene.interaction.own.plays_kept_saboteur => {
            send_by_key(keys, scene, shortcuts::SABOTAGE, RoboticsCommand::Sabotage);
        }
        LegalActions::Turn(_) => listen_in_turn(keys, scene),
        LegalActions::PutAway(_) => {
            listen_for_loose_part(keys, scene);
            send_by_key(keys, scene, shortcuts::DONE, RoboticsCommand::Done);
        }
        LegalActions::Answer | LegalActions::AnswerCounter | LegalActions::Over => {}
    }
}

/// Sends a command if a guarded key was pressed and the press counts.
fn send_by_key(keys: Listener, scene: &mut Scene, shortcut: Shortcut, command: impl Into<Command>) {
    if is_guarded_key_pressed(keys, &mut scene.view.meanings, shortcut) {
        scene.send_command(command);
    }
}

fn listen_in_auction(keys: Listener, scene: &mut Scene) {
    for (shortcut, raise) in KEYS_OF_RAISES.into_iter().zip(raises(scene)) {
        send_by_key(keys, scene, shortcut, Command::Do(Action::Bid(raise.bid)));
    }
    send_by_key(keys, scene, shortcuts::PASS, Command::Do(Action::PassBid));
}

fn listen_in_turn(keys: Listener, scene: &mut Scene) {
    if let Some(Thing::Price(kind, _)) = scene.interaction.own.chosen {
        for (shortcut, market) in [(shortcuts::BUY_REGULAR, Market::Regular), (shortcuts::BUY_BLACK, Market::Black)] {
            if keys.is_pressed(shortcut) {
                scene.send_command(RoboticsCommand::Move(Thing::Price(kind, market), DropPlace::Bench));
            }
        }
    }
    if keys.is_pressed(shortcuts::DRAW) {
        scene.send_command(Command::Do(Action::Draw));
    }
    if keys.is_pressed(shortcuts::TRADE) {
        scene.send_command(RoboticsCommand::BeginOffer(None));
    }
    if keys.is_pressed(shortcuts::CONVERT) {
        scene.send_command(RoboticsCommand::BeginConversion);
    }
    listen_for_loose_part(keys, scene);
    send_by_key(keys, scene, shortcuts::PASS, RoboticsCommand::Pass);
    send_by_key(keys, scene, shortcuts::DONE, RoboticsCommand::Done);
}

/// Listens to the keys that store, unstore or scrap the chosen loose part.
fn listen_for_loose_part(keys: Listener, scene: &mut Scene) {
    let Some(thing @ Thing::Loose(_, place)) = scene.interaction.own.chosen else { return };
    if keys.is_pressed(shortcuts::STORE) {
        let to = if place == LoosePlace::Store { DropPlace::Bench } else { DropPlace::Store };
        scene.send_command(RoboticsCommand::Move(thing, to));
    }
    if keys.is_pressed(shortcuts::SCRAP) {
        scene.send_command(RoboticsCommand::Move(thing, DropPlace::Chute));
    }
}

fn listen_in_conversion(keys: Listener, scene: &mut Scene) {
    if let Some(Thing::LeftOver(part)) = scene.interaction.own.chosen {
        for (shortcut, keeps) in [(shortcuts::STORE, true), (shortcuts::SCRAP, false)] {
            if keys.is_pressed(shortcut) {
                scene.send_command(RoboticsCommand::KeepLeftOver(part, keeps));
            }
        }
    }
    if let Some(thing @ Thing::Attached(_)) = scene.interaction.own.chosen
        && keys.is_pressed(shortcuts::SCRAP)
    {
        scene.send_command(RoboticsCommand::Move(thing, DropPlace::LeftOver));
    }
    send_by_key(keys, scene, shortcuts::DONE, RoboticsCommand::Convert);
}

fn listen_in_trade(keys: Listener, scene: &mut Scene) {
    if scene.interaction.own.offer.is_some() {
        listen_in_offer(keys, scene);
        return;
    }
    match scene.turn_step() {
        Some(TurnStep::Answer { .. }) => {
            if keys.is_pressed(shortcuts::CHANGE_OFFER) {
                scene.send_command(RoboticsCommand::BeginCounter);
            }
        }
        Some(TurnStep::AnswerCounter { .. }) => {}
        _ => return,
    }
    send_by_key(keys, scene, shortcuts::ACCEPT, Command::Do(Action::Accept));
    send_by_key(keys, scene, shortcuts::REFUSE, Command::Do(Action::Refuse));
}

/// Listens to the keys of an offer in the making: its partner, its credits, and sending it.
fn listen_in_offer(keys: Listener, scene: &mut Scene) {
    let Some(offer) = &scene.interaction.own.offer else { return };
    let (own, other) = if offer.is_counter {
        (OfferSide::Partner, OfferSide::Active)
    } else {
        (OfferSide::Active, OfferSide::Partner)
    };
    let may_choose = !offer.is_counter;
    let active = offer.active;
    let steps = if keys.is_shift_down() { -1 } else { 1 };
    for (shortcut, side) in [(shortcuts::GIVE_CREDITS, own), (shortcuts::ASK_FOR_CREDITS, other)] {
        if keys.is_pressed_or_repeated(shortcut) {
            scene.send_command(RoboticsCommand::Pay(side, steps));
        }
    }
    let seats = scene.table.seats().filter(|&seat| may_choose && seat != active);
    for seat in seats.collect::<Vec<SeatId>>() {
        if let Some(&shortcut) = BY_NUMBER.get(seat.index()) {
            send_by_key(keys, scene, shortcut, RoboticsCommand::BeginOffer(Some(seat)));
        }
    }
    send_by_key(keys, scene, shortcuts::DONE, RoboticsCommand::SendOffer);
}
