//! What the sign of a puzzle says: what is reached, what came of the try, and what can be done now.

use bevy_egui::egui::Color32;

use crate::client::app::request::Request;
use crate::client::app::screen::Screen;
use crate::client::input::Shortcut;
use crate::client::kit::Kind;
use crate::client::kit::palette::{CREAM, GREEN, GREEN_SIGN, LIGHT_RED, RED_SIGN, SIGN, YELLOW};
use crate::client::play::{Command, JunkyardBotsCommand, PuzzleSession};
use crate::client::scene::contents::Scene;
use crate::games::junkyard_bots::client::app::request::JunkyardRequest;
use crate::games::junkyard_bots::client::shortcuts;
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::puzzles::{PuzzleAim, PuzzleGoal, PuzzleVerdict};
use crate::games::junkyard_bots::robot::Abilities;
use crate::shell::language::Phrase;

/// What a button asks for.
#[derive(Clone, Debug)]
pub enum Does {
    /// Something at the table.
    Command(Command),
    /// Something of the app.
    Request(Box<Request>),
}

/// A button of the card.
#[derive(Clone, Debug)]
pub struct CardButton {
    /// What is written on it.
    pub label: Phrase,
    /// Its icon.
    pub icon: &'static str,
    /// What pressing it means.
    pub kind: Kind,
    /// The key that does the same, if it is not the one that goes on.
    pub key: Option<Shortcut>,
    /// Whether the key that goes on presses it.
    pub is_default: bool,
    /// Whether the menu leads there too.
    pub is_elsewhere: bool,
    /// What it asks for.
    pub does: Does,
}

/// What is said below the goal, and what can be done.
#[derive(Clone, Debug)]
pub struct Card {
    /// An icon before the words.
    pub icon: &'static str,
    /// The colours of the panel and of its line.
    pub colours: (Color32, Color32),
    /// What is said first.
    pub title: Option<Phrase>,
    /// What is said then; without it there are only buttons.
    pub text: Option<Phrase>,
    /// What can be done.
    pub buttons: Vec<CardButton>,
}

const fn button(label: Phrase, icon: &'static str, kind: Kind, does: Command) -> CardButton {
    CardButton { label, icon, kind, key: None, is_default: false, is_elsewhere: false, does: Does::Command(does) }
}

fn default(label: Phrase, icon: &'static str, kind: Kind) -> CardButton {
    CardButton { is_default: true, ..button(label, icon, kind, Command::Advance) }
}

fn try_again() -> CardButton {
    button(phrase!("puzzle-try-again"), "undo", Kind::Slate, Command::Game(JunkyardBotsCommand::TryAgain))
}

fn back() -> CardButton {
    let does = Does::Request(Box::new(Request::Show(Screen::Puzzles)));
    let button = button(phrase!("puzzle-book"), "menu", Kind::Slate, Command::Game(JunkyardBotsCommand::TryAgain));
    CardButton { does, is_elsewhere: true, ..button }
}

/// Whether points of the goal are counted one by one.
const fn is_counted(goal: PuzzleGoal) -> bool {
    match goal.aim {
        PuzzleAim::PowerLost | PuzzleAim::Hold(_) | PuzzleAim::Eat | PuzzleAim::Ability(_) => true,
        PuzzleAim::Lift(_) | PuzzleAim::Survive | PuzzleAim::LastRound => false,
    }
}

/// How much is reached of how much, in the points of the goal; `None` where nothing is counted.
pub fn reached(scene: &Scene, puzzle_session: &PuzzleSession) -> Option<(u16, u16)> {
    let goal = puzzle_session.proved().puzzle().goal();
    let amount = match (puzzle_session.verdict(), goal.aim, &scene.interaction.own.bench) {
        (PuzzleVerdict::Solved, ..) => goal.amount,
        (PuzzleVerdict::Open { .. }, PuzzleAim::Ability(ability), Some(bench)) => {
            ability.points_in(Abilities::of(&bench.linked().1))
        }
        (PuzzleVerdict::Open { amount } | PuzzleVerdict::Failed { amount, .. }, ..) => *amount,
    };
    is_counted(goal).then_some((amount, goal.amount))
}

/// The result of a try in a few words.
pub fn result(goal: PuzzleGoal, amount: u16, is_solved: bool) -> Phrase {
    match (is_solved, is_counted(goal)) {
        (true, _) => phrase!("puzzle-solved"),
        (false, true) => phrase!("puzzle-not-yet-of", amount = amount, goal = goal.amount),
        (false, false) => phrase!("puzzle-not-yet"),
    }
}

/// What is said below the goal now.
pub fn card(scene: &Scene, puzzle_session: &PuzzleSession) -> Card {
    if let Some((shown, of)) = puzzle_session.answer() {
        return answer(scene, shown, of);
    }
    match puzzle_session.verdict() {
        PuzzleVerdict::Open { .. } => in_play(scene, puzzle_session),
        PuzzleVerdict::Solved => solved(puzzle_session),
        PuzzleVerdict::Failed { amount, .. } => {
            let goal = puzzle_session.proved().puzzle().goal();
            let why = puzzle_session.tries().last().and_then(|last| last.why.clone());
            Card {
                icon: "cross",
                colours: (RED_SIGN, LIGHT_RED),
                title: Some(result(goal, *amount, false)),
                text: Some(why.unwrap_or_default()),
                buttons: vec![default(phrase!("puzzle-try-again"), "undo", Kind::Primary), back()],
            }
        }
    }
}

/// While the player tries: why something is not possible, the hint that is shown, or nothing but
/// what can be done.
fn in_play(scene: &Scene, puzzle_session: &PuzzleSession) -> Card {
    let label = if scene.interaction.hint.is_some() { phrase!("puzzle-hint-hide") } else { phrase!("hint") };
    let hint = button(label, "hint", Kind::Slate, Command::Hint);
    let hint = CardButton { key: Some(Shortcut::HINT), ..hint };
    let give_up = button(phrase!("puzzle-give-up"), "help", Kind::Ghost, Command::Game(JunkyardBotsCommand::GiveUp));
    let give_up = CardButton { key: Some(shortcuts::GIVE_UP), is_elsewhere: true, ..give_up };
    let (told, count) = puzzle_session.hints();
    let (icon, colour, text) = match (&scene.interaction.reason_not, &scene.interaction.hint) {
        (Some(why), _) => ("cross", LIGHT_RED, Some(phrase!("as-title", name = why))),
        (None, Some(hint)) => {
            let told = phrase!("puzzle-hint-told", number = told, count = count, hint = &hint.deed);
            ("hint", YELLOW, Some(told))
        }
        (None, None) => ("hint", CREAM, None),
    };
    Card { icon, colours: (SIGN, colour), title: None, text, buttons: vec![hint, give_up, back()] }
}

fn solved(puzzle_session: &PuzzleSession) -> Card {
    let text = match (puzzle_session.tries().len(), puzzle_session.has_seen_answer()) {
        (_, true) => phrase!("puzzle-solved-after-answer"),
        (1, false) => phrase!("puzzle-solved-at-first"),
        (count, false) => phrase!("puzzle-solved-tries", count = count),
    };
    let share = Does::Request(Box::new(JunkyardRequest::CopyPuzzle.into()));
    let share = CardButton {
        does: share,
        key: Some(shortcuts::SHARE),
        is_elsewhere: true,
        ..button(phrase!("puzzle-share"), "copy", Kind::Slate, Command::Game(JunkyardBotsCommand::TryAgain))
    };
    Card {
        icon: "check",
        colours: (GREEN_SIGN, GREEN),
        title: Some(phrase!("puzzle-solved")),
        text: Some(text),
        buttons: vec![default(phrase!("puzzle-next"), "play", Kind::Go), share, back()],
    }
}

/// A step of the answer: what happened in it is what the log says of it.
fn answer(scene: &Scene, shown: usize, of: usize) -> Card {
    let told = |step: usize| scene.play.log().of_step(step).iter().find(|line| line.seat.is_some());
    let text = match told(shown) {
        Some(line) if shown > 0 => phrase!("puzzle-answer-step", what = &line.text),
        _ if shown > 0 => phrase!("puzzle-answer-done"),
        _ => phrase!("puzzle-answer-begins"),
    };
    let buttons = if shown < of {
        vec![default(phrase!("puzzle-answer-next"), "step_forward", Kind::Primary), try_again(), back()]
    } else {
        vec![default(phrase!("puzzle-next"), "play", Kind::Primary), try_again(), back()]
    };
    Card {
        icon: "help",
        colours: (SIGN, YELLOW),
        title: Some(phrase!("puzzle-answer", shown = shown, count = of)),
        text: Some(text),
        buttons,
    }
}
