//! The keyboard, which alone plays the whole game.
//!
//! What each key does is a table of its own: [`crate::client::input::shortcuts`].

use bevy_egui::egui::{Context, Key};

use super::coach;
use super::taking::Taking;
use crate::client::app::request::Request;
use crate::client::app::screen::Screen;
use crate::client::input::{Listener, Shortcut, stepped};
use crate::client::play::hand::{How, Thing};
use crate::client::play::{Command, JunkyardBotsCommand, JunkyardBotsShow, TurnStage};
use crate::client::scene::contents::Scene;
use crate::games::junkyard_bots::action::Action;
use crate::games::junkyard_bots::client::app::request::JunkyardRequest;
use crate::games::junkyard_bots::client::shortcuts;
use crate::games::junkyard_bots::parts::{PartId, PartSet, Size};
use crate::games::junkyard_bots::round::LegalActions;
use crate::shell::grid::{Cell, Placement};

/// The way an arrow key points; `y` grows upwards.
fn arrow(ctx: &Context) -> Option<(i16, i16)> {
    let arrows =
        [(Key::ArrowLeft, (-1, 0)), (Key::ArrowRight, (1, 0)), (Key::ArrowUp, (0, 1)), (Key::ArrowDown, (0, -1))];
    arrows.into_iter().find(|(key, _)| stepped(ctx, *key)).map(|(_, way)| way)
}

/// The keys that do nothing for a moment after they changed what they do: those that go on, that
/// decide and that give something up.
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

/// The present meaning of one of these keys. Yes has the meaning of Confirm.
fn meaning(scene: &Scene, shortcut: Shortcut) -> String {
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
    // Choosing, taking up and putting down can be taken back, whatever is done with it.
    let chooses =
        scene.interaction.stage == TurnStage::Choosing && [Shortcut::CONFIRM, Shortcut::YES].contains(&shortcut);
    if chooses { "choose".to_owned() } else { choices.to_owned() }
}

/// Whether such a key was pressed and the press counts.
fn pressed(keys: Listener, scene: &mut Scene, shortcut: Shortcut) -> bool {
    keys.pressed(shortcut) && scene.view.meanings.accepts_key(shortcut)
}

/// Turns keys into what they ask for.
pub fn listen(ctx: &Context, scene: &mut Scene) {
    // Tab gives a button the keyboard for a frame; the table's own keys go before.
    if ctx.text_edit_focused() {
        return;
    }
    let keys = Listener { ctx, shortcuts: &scene.settings.keys };
    for shortcut in GUARDED {
        let meaning = meaning(scene, shortcut);
        scene.view.meanings.note_key(shortcut, meaning);
    }
    if !scene.question.is_none() {
        if pressed(keys, scene, Shortcut::YES) {
            scene.ask(JunkyardBotsCommand::Yes);
        } else if keys.pressed(Shortcut::NO) {
            scene.ask(JunkyardBotsCommand::No);
        }
        return;
    }
    if keys.pressed(Shortcut::ESCAPE) {
        if scene.interaction.own.hand.is_some() {
            scene.ask(JunkyardBotsCommand::PutBack);
        } else if scene.view.log_is_open && !scene.regions.has_column() {
            scene.view.log_is_open = false;
            ctx.request_repaint();
        } else {
            scene.request(Request::OpenMenu);
        }
        return;
    }
    if coach::listen(keys, scene) {
        return;
    }
    if keys.pressed_or_commanded(Shortcut::UNDO) {
        scene.ask(if keys.shift() { Command::Redo } else { Command::Undo });
    } else if keys.pressed_or_commanded(Shortcut::REDO) {
        scene.ask(Command::Redo);
    }
    if keys.pressed(Shortcut::HINT) {
        scene.ask(Command::Hint);
    }
    read(keys, scene);
    in_puzzle(keys, scene);
    match &scene.interaction.stage {
        TurnStage::Choosing => play(keys, scene),
        TurnStage::Over if pressed(keys, scene, Shortcut::CONFIRM) => scene.request(Request::Show(Screen::Victory)),
        TurnStage::Over => {}
        TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. }
            if pressed(keys, scene, shortcuts::TURN_ALL_UP) =>
        {
            scene.ask(JunkyardBotsCommand::TurnAllUp);
        }
        _ if pressed(keys, scene, Shortcut::CONFIRM) => scene.ask(Command::Advance),
        _ => {}
    }
    if keys.pressed(shortcuts::LOOK_CLOSER) && !matches!(scene.interaction.stage, TurnStage::Curtain { .. }) {
        scene.request(Request::LookAt(scene.rival().unwrap_or(scene.on_stage())));
    }
    if keys.pressed(Shortcut::HELP) {
        scene.request(Request::Show(Screen::HowToPlay));
    }
    if keys.pressed(Shortcut::SINCE_LAST_TURN) {
        scene.watch_since_last_turn();
    }
}

/// Gives a puzzle up, or copies it.
fn in_puzzle(keys: Listener, scene: &mut Scene) {
    let Some(puzzle_session) = scene.play.puzzle() else { return };
    if keys.pressed(shortcuts::GIVE_UP) && puzzle_session.answer().is_none() {
        scene.ask(JunkyardBotsCommand::GiveUp);
    }
    if keys.pressed(shortcuts::SHARE) {
        scene.request(JunkyardRequest::CopyPuzzle.into());
    }
}

/// Opens, closes and scrolls the log.
fn read(keys: Listener, scene: &mut Scene) {
    if keys.pressed(Shortcut::LOG) && !scene.regions.has_column() {
        scene.view.log_is_open = !scene.view.log_is_open;
        keys.ctx.request_repaint();
    }
    for (shortcut, pages) in [(Shortcut::LOG_UP, -0.8), (Shortcut::LOG_DOWN, 0.8)] {
        if keys.stepped(shortcut) {
            scene.view.log_scrolls += pages;
            keys.ctx.request_repaint();
        }
    }
}

fn play(keys: Listener, scene: &mut Scene) {
    if scene.interaction.own.hand.is_some() {
        in_hand(keys, scene);
        return;
    }
    if let Some(way) = arrow(keys.ctx) {
        choose(scene, way.0 - way.1);
    } else if keys.stepped(Shortcut::NEXT_THING) {
        choose(scene, if keys.shift() { -1 } else { 1 });
    }
    for (shortcut, size) in
        [(shortcuts::FIRST, Size::Small), (shortcuts::SECOND, Size::Medium), (shortcuts::THIRD, Size::Large)]
    {
        if matches!(scene.play.choices(), LegalActions::Draw(_)) && pressed(keys, scene, shortcut) {
            scene.ask(Command::Do(Action::Draw(size)));
        }
    }
    match scene.play.choices() {
        LegalActions::KeepOrRescan if pressed(keys, scene, shortcuts::KEEP) => {
            scene.ask(Command::Do(Action::KeepDraws));
        }
        LegalActions::KeepOrRescan if pressed(keys, scene, shortcuts::RESCAN) => scene.ask(Command::Do(Action::Rescan)),
        LegalActions::Attack(_) if pressed(keys, scene, shortcuts::THROW) => scene.ask(JunkyardBotsCommand::Throw),
        LegalActions::Attack(attacks) if keys.pressed(shortcuts::NEXT_TARGET) => {
            let targets = attacks.targets();
            let at = targets.iter().position(|&seat| Some(seat) == scene.interaction.own.aim.target);
            if let Some(&next) = targets.get(at.map_or(0, |at| at + 1) % targets.len().max(1)) {
                scene.ask(JunkyardBotsCommand::Target(next));
            }
        }
        LegalActions::Build(_) if keys.pressed(shortcuts::BUILD_FOR_ME) => scene.ask(JunkyardBotsCommand::BuildForMe),
        LegalActions::Build(_) if pressed(keys, scene, shortcuts::DONE) => scene.ask(JunkyardBotsCommand::Done),
        LegalActions::Build(_) if keys.pressed(shortcuts::SHELVE) => {
            if let Some(Thing::Part(part)) = scene.interaction.own.chosen {
                scene.ask(JunkyardBotsCommand::Shelve(part));
            }
        }
        LegalActions::GiveCrystal(seats) => {
            let by_seat = [shortcuts::FIRST, shortcuts::SECOND, shortcuts::THIRD, shortcuts::FOURTH];
            let seat = seats.iter().copied().find(|seat| pressed(keys, scene, by_seat[seat.index()]));
            if let Some(seat) = seat {
                scene.ask(Command::Do(Action::GiveCrystal(seat)));
            }
        }
        _ => {}
    }
    if pressed(keys, scene, shortcuts::PASS) {
        scene.ask(JunkyardBotsCommand::Pass);
    }
    if pressed(keys, scene, Shortcut::CONFIRM) {
        enter(scene);
    }
}

/// Enter picks up what is chosen, or chooses and leaves a bomb.
fn enter(scene: &mut Scene) {
    let Some(thing) = scene.interaction.own.chosen else {
        if things(scene).first().is_some_and(|&first| Taking::is_open(scene, first) != Some(false)) {
            choose(scene, 1);
        }
        return;
    };
    match (scene.play.choices(), thing) {
        (LegalActions::Attack(_), Thing::Part(bomb)) => scene.ask(JunkyardBotsCommand::Bomb(bomb)),
        (LegalActions::Draw(_), Thing::Pile(size)) => scene.ask(Command::Do(Action::Draw(size))),
        // Why it can't be taken is told already.
        _ if Taking::is_open(scene, thing) == Some(false) => {}
        _ => scene.ask(JunkyardBotsCommand::PickUp(thing, How::Keys)),
    }
}

fn in_hand(keys: Listener, scene: &mut Scene) {
    if keys.pressed(shortcuts::TURN) {
        scene.ask(JunkyardBotsCommand::Turn { clockwise: !keys.shift() });
    }
    if keys.pressed(shortcuts::NEXT_PLACEMENT) || keys.pressed(Shortcut::NEXT_THING) {
        scene.ask(JunkyardBotsCommand::NextPlacement);
    }
    if keys.pressed(shortcuts::OTHER_GRIPPER) {
        scene.ask(JunkyardBotsCommand::OtherGripper);
    }
    if let (Some((x, y)), Some(hand)) = (arrow(keys.ctx), &scene.interaction.own.hand) {
        let cell = hand.cell.unwrap_or(Cell::new(3, 0)).offset(x, y);
        scene.ask(JunkyardBotsCommand::Hover(Some(Placement { cell, rotation: hand.rotation })));
    }
    if keys.pressed(shortcuts::SHELVE)
        && let Some(Thing::Part(part)) = scene.interaction.own.hand.as_ref().map(|hand| hand.thing)
        && scene.interaction.own.bench.is_some()
    {
        scene.ask(JunkyardBotsCommand::Shelve(part));
    }
    if pressed(keys, scene, Shortcut::CONFIRM) {
        scene.ask(JunkyardBotsCommand::PutDown);
    }
}

/// Goes to the next or the last thing that can be chosen now.
fn choose(scene: &mut Scene, step: i16) {
    let things = things(scene);
    if things.is_empty() || step == 0 {
        return;
    }
    let at = scene.interaction.own.chosen.and_then(|chosen| things.iter().position(|&thing| thing == chosen));
    let count = things.len();
    let next = match (at, step > 0) {
        (None, true) => 0,
        (None, false) => count - 1,
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
    };
    scene.ask(JunkyardBotsCommand::Choose(Some(things[next])));
}

/// What can be chosen now, in the order in which it is shown.
pub fn things(scene: &Scene) -> Vec<Thing> {
    let turn = scene.table.state().active_seat();
    match scene.play.choices() {
        LegalActions::Build(_) => scene.interaction.own.bench.as_ref().map_or_else(Vec::new, |bench| {
            bench.shelf().chain(bench.placed().iter().map(|placed| placed.part)).map(Thing::Part).collect()
        }),
        LegalActions::Draw(sizes) => sizes.iter().copied().map(Thing::Pile).collect(),
        LegalActions::Take(takes) => {
            let scanned = turn.map(|seat| scene.table.junkyard().scanned(seat));
            let mut parts: Vec<PartId> = scanned.into_iter().flat_map(PartSet::iter).collect();
            parts.extend(Size::ALL.into_iter().flat_map(|size| scene.face_up(size)).map(|part| part.id));
            let fits: Vec<PartId> = takes.parts().map(|(part, ..)| part).collect();
            let (open, closed): (Vec<PartId>, Vec<PartId>) = parts.into_iter().partition(|part| fits.contains(part));
            let is_blind = |size: &Size| takes.blind().any(|(_, open)| open == *size);
            let (blind, not_blind): (Vec<Size>, Vec<Size>) = Size::ALL.into_iter().partition(is_blind);
            // What can't be taken comes last, one of each tile, to be told why.
            let mut tiles: Vec<_> =
                closed.into_iter().map(|part| (scene.table.part(part).and_then(|part| part.tile), part)).collect();
            tiles.dedup_by_key(|(tile, _)| *tile);
            let closed = tiles.into_iter().map(|(_, part)| Thing::Part(part));
            let piles = [blind, not_blind].map(|sizes| sizes.into_iter().map(Thing::Pile));
            let [blind, not_blind] = piles;
            open.into_iter().map(Thing::Part).chain(blind).chain(closed).chain(not_blind).collect()
        }
        LegalActions::Attack(attacks) => attacks.bombs().iter().copied().map(Thing::Part).collect(),
        LegalActions::KeepOrRescan | LegalActions::GiveCrystal(_) | LegalActions::Over => Vec::new(),
    }
}
