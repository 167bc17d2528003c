//! The keyboard, which alone plays the whole game.
//!
//! | keys | without a thing in hand | with one |
//! |---|---|---|
//! | arrows, Tab | choose what to pick up | move it by a cell |
//! | Enter, Space | pick up, go on, confirm | put it down |
//! | R, shift R | | turn it |
//! | N | | the next place where it fits |
//! | G | | by the other kind of gripper |
//! | Esc | menu | put it back |
//! | Delete | onto the shelf | onto the shelf |
//! | 1 2 3 | draw small, medium, large | |
//! | P | pass, stop, hold | |
//! | K, S | keep, scan again | |
//! | T, L | next target, throw | |
//! | D | done | |
//! | Z, Y | undo, redo | |
//! | H | a hint, or why a computer player did what it did | the same |
//! | B | build for me | |
//! | F1 | how to play | |
//! | W | watch what has happened since the last turn | |

use bevy_egui::egui::{Context, Key, Modifiers};

use crate::action::Action;
use crate::client::app::request::Request;
use crate::client::app::screen::Screen;
use crate::client::input::{pressed, pressed_or_commanded, stepped};
use crate::client::play::hand::{How, Thing};
use crate::client::play::{Command, Stand};
use crate::client::scene::contents::Scene;
use crate::grid::{Cell, Placement};
use crate::parts::{PartId, PartSet, Size};
use crate::round::LegalActions;

/// The keys pressed in this frame.
struct Pressed<'a> {
    ctx: &'a Context,
}

impl Pressed<'_> {
    fn key(&self, key: Key) -> bool {
        pressed(self.ctx, key)
    }

    fn any(&self, keys: &[Key]) -> bool {
        keys.iter().any(|&key| self.key(key))
    }

    fn shift(&self) -> bool {
        self.ctx.input(|input| input.modifiers.matches_logically(Modifiers::SHIFT) && input.modifiers.shift)
    }

    /// The way an arrow key points; `y` grows upwards.
    fn arrow(&self) -> Option<(i16, i16)> {
        let arrows =
            [(Key::ArrowLeft, (-1, 0)), (Key::ArrowRight, (1, 0)), (Key::ArrowUp, (0, 1)), (Key::ArrowDown, (0, -1))];
        arrows.into_iter().find(|(key, _)| stepped(self.ctx, *key)).map(|(_, way)| way)
    }
}

/// Turns keys into what they ask for.
pub fn listen(ctx: &Context, scene: &mut Scene) {
    if ctx.egui_wants_keyboard_input() {
        return;
    }
    let pressed = Pressed { ctx };
    if scene.desk.question.is_some() {
        if pressed.any(&[Key::Enter, Key::Y]) {
            scene.ask(Command::Yes);
        } else if pressed.any(&[Key::Escape, Key::N]) {
            scene.ask(Command::No);
        }
        return;
    }
    if pressed.key(Key::Escape) {
        if scene.desk.hand.is_some() {
            scene.ask(Command::PutBack);
        } else {
            scene.request(Request::OpenMenu);
        }
        return;
    }
    if pressed_or_commanded(ctx, Key::Z) {
        scene.ask(if pressed.shift() { Command::Redo } else { Command::Undo });
    } else if pressed_or_commanded(ctx, Key::Y) {
        scene.ask(Command::Redo);
    }
    if pressed.key(Key::H) {
        scene.ask(Command::Hint);
    }
    match &scene.desk.stand {
        Stand::Play => play(&pressed, scene),
        Stand::Over if pressed.any(&[Key::Enter, Key::Space]) => scene.request(Request::Show(Screen::Victory)),
        Stand::Over => {}
        _ if pressed.any(&[Key::Enter, Key::Space]) => scene.ask(Command::Advance),
        Stand::Reveal { .. } if pressed.key(Key::A) => scene.ask(Command::TurnAllUp),
        _ => {}
    }
    if pressed.key(Key::F1) {
        scene.request(Request::Show(Screen::HowToPlay));
    }
    if pressed.key(Key::W) {
        scene.watch_since_last_turn();
    }
}

fn play(pressed: &Pressed, scene: &mut Scene) {
    if scene.desk.hand.is_some() {
        in_hand(pressed, scene);
        return;
    }
    if let Some(way) = pressed.arrow() {
        choose(scene, way.0 - way.1);
    } else if stepped(pressed.ctx, Key::Tab) {
        choose(scene, if pressed.shift() { -1 } else { 1 });
    }
    for (key, size) in [(Key::Num1, Size::Small), (Key::Num2, Size::Medium), (Key::Num3, Size::Large)] {
        if pressed.key(key) && matches!(scene.play.choices(), LegalActions::Draw(_)) {
            scene.ask(Command::Do(Action::Draw(size)));
        }
    }
    match scene.play.choices() {
        LegalActions::KeepOrRescan if pressed.key(Key::K) => scene.ask(Command::Do(Action::KeepDraws)),
        LegalActions::KeepOrRescan if pressed.key(Key::S) => scene.ask(Command::Do(Action::Rescan)),
        LegalActions::Attack(_) if pressed.key(Key::L) => scene.ask(Command::Throw),
        LegalActions::Attack(attacks) if pressed.key(Key::T) => {
            let targets = attacks.targets();
            let at = targets.iter().position(|&seat| Some(seat) == scene.desk.aim.target);
            if let Some(&next) = targets.get(at.map_or(0, |at| at + 1) % targets.len().max(1)) {
                scene.ask(Command::Target(next));
            }
        }
        LegalActions::Build(_) if pressed.key(Key::B) => scene.ask(Command::BuildForMe),
        LegalActions::Build(_) if pressed.key(Key::D) => scene.ask(Command::Done),
        LegalActions::Build(_) if pressed.any(&[Key::Delete, Key::Backspace]) => {
            if let Some(Thing::Part(part)) = scene.desk.chosen {
                scene.ask(Command::Shelve(part));
            }
        }
        LegalActions::GiveCrystal(seats) => {
            let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
            let seat = seats.iter().copied().find(|seat| pressed.key(keys[seat.index()]));
            if let Some(seat) = seat {
                scene.ask(Command::Do(Action::GiveCrystal(seat)));
            }
        }
        _ => {}
    }
    if pressed.key(Key::P) {
        scene.ask(Command::Pass);
    }
    if pressed.any(&[Key::Enter, Key::Space]) {
        enter(scene);
    }
}

/// Enter picks up what is chosen, or chooses and leaves a bomb.
fn enter(scene: &mut Scene) {
    let Some(thing) = scene.desk.chosen else {
        choose(scene, 1);
        return;
    };
    match (scene.play.choices(), thing) {
        (LegalActions::Attack(_), Thing::Part(bomb)) => scene.ask(Command::Bomb(bomb)),
        (LegalActions::Draw(_), Thing::Pile(size)) => scene.ask(Command::Do(Action::Draw(size))),
        _ => scene.ask(Command::PickUp(thing, How::Keys)),
    }
}

fn in_hand(pressed: &Pressed, scene: &mut Scene) {
    if pressed.key(Key::R) {
        scene.ask(Command::Turn { clockwise: !pressed.shift() });
    }
    if pressed.any(&[Key::N, Key::Tab]) {
        scene.ask(Command::NextPlacement);
    }
    if pressed.key(Key::G) {
        scene.ask(Command::OtherGripper);
    }
    if let (Some((x, y)), Some(hand)) = (pressed.arrow(), &scene.desk.hand) {
        let cell = hand.cell.unwrap_or(Cell::new(3, 0)).offset(x, y);
        scene.ask(Command::Hover(Some(Placement { cell, rotation: hand.rotation })));
    }
    if pressed.any(&[Key::Delete, Key::Backspace])
        && let Some(Thing::Part(part)) = scene.desk.hand.as_ref().map(|hand| hand.thing)
        && scene.desk.bench.is_some()
    {
        scene.ask(Command::Shelve(part));
    }
    if pressed.any(&[Key::Enter, Key::Space]) {
        scene.ask(Command::PutDown);
    }
}

/// Goes to the next or the last thing that can be chosen now.
fn choose(scene: &mut Scene, step: i16) {
    let things = things(scene);
    if things.is_empty() || step == 0 {
        return;
    }
    let at = scene.desk.chosen.and_then(|chosen| things.iter().position(|&thing| thing == chosen));
    let count = things.len();
    let next = match (at, step > 0) {
        (None, true) => 0,
        (None, false) => count - 1,
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
    };
    scene.ask(Command::Choose(Some(things[next])));
}

/// What can be chosen now, in the order in which it is shown.
pub fn things(scene: &Scene) -> Vec<Thing> {
    let turn = scene.table.state().turn.as_ref().map(|turn| turn.seat);
    match scene.play.choices() {
        LegalActions::Build(_) => scene.desk.bench.as_ref().map_or_else(Vec::new, |bench| {
            bench.shelf().chain(bench.placed().iter().map(|placed| placed.part)).map(Thing::Part).collect()
        }),
        LegalActions::Draw(sizes) => sizes.iter().copied().map(Thing::Pile).collect(),
        LegalActions::Take(takes) => {
            let scanned = turn.map(|seat| scene.table.junkyard().scanned(seat));
            let mut parts: Vec<PartId> = scanned.into_iter().flat_map(PartSet::iter).collect();
            parts.extend(Size::ALL.into_iter().flat_map(|size| scene.face_up(size)).map(|part| part.id));
            let fits: Vec<PartId> = takes.parts().map(|(part, ..)| part).collect();
            parts.retain(|part| fits.contains(part));
            let mut blind: Vec<Size> = takes.blind().map(|(_, size)| size).collect();
            blind.sort_unstable();
            blind.dedup();
            parts.into_iter().map(Thing::Part).chain(blind.into_iter().map(Thing::Pile)).collect()
        }
        LegalActions::Attack(attacks) => attacks.bombs().iter().copied().map(Thing::Part).collect(),
        LegalActions::KeepOrRescan | LegalActions::GiveCrystal(_) | LegalActions::Over => Vec::new(),
    }
}
