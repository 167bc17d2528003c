//! Facts on the sign of a puzzle: the amount reached, the result of the try, and the buttons.

use bevy_egui::egui::Color32;

use crate::client::app::request::JunkyardRequest;
use crate::client::play::{Command, JunkyardBotsCommand, PuzzleSession};
use crate::client::scene::contents::Scene;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::puzzles::{PuzzleAim, PuzzleGoal, PuzzleVerdict};
use crate::robot::Abilities;
use client::app::request::Request;
use client::app::screen::Screen;
use client::input::Shortcut;
use client::kit::ButtonKind;
use client::kit::palette::{CREAM, GREEN, GREEN_SIGN, LIGHT_RED, RED_SIGN, SIGN, YELLOW};
use shell::language::Phrase;

/// Effect of a button.
#[derive(Clone, Debug)]
pub enum ButtonAction {
    /// Command to the table.
    Command(Command),
    /// Request to the app.
    Request(Box<Request>),
}

/// Button of the card.
#[derive(Clone, Debug)]
pub struct CardButton {
    /// Label.
    pub label: Phrase,
    /// Icon.
    pub icon: &'static str,
    /// Kind, by the meaning of a press.
    pub kind: ButtonKind,
    /// Key that does the same, if it is not the one that goes on.
    pub key: Option<Shortcut>,
    /// Whether the key that goes on presses it.
    pub is_default: bool,
    /// Whether the menu has the same button.
    pub is_elsewhere: bool,
    /// Effect of a press.
    pub does: ButtonAction,
}

/// Words below the goal, and buttons.
#[derive(Clone, Debug)]
pub struct PuzzleCard {
    /// Icon before the words.
    pub icon: &'static str,
    /// Colours of the panel and of its line.
    pub colours: (Color32, Color32),
    /// Title.
    pub title: Option<Phrase>,
    /// Text below the title; without it there are only buttons.
    pub text: Option<Phrase>,
    /// Buttons.
    pub buttons: Vec<CardButton>,
}

const fn command_button(label: Phrase, icon: &'static str, kind: ButtonKind, does: Command) -> CardButton {
    CardButton {
        label,
        icon,
        kind,
        key: None,
        is_default: false,
        is_elsewhere: false,
        does: ButtonAction::Command(does),
    }
}

fn default_button(label: Phrase, icon: &'static str, kind: ButtonKind) -> CardButton {
    CardButton { is_default: true, ..command_button(label, icon, kind, Command::Advance) }
}

fn try_again_button() -> CardButton {
    command_button(phrase!("puzzle-try-again"), "undo", ButtonKind::Slate, Command::Game(JunkyardBotsCommand::TryAgain))
}

fn back_button() -> CardButton {
    let does = ButtonAction::Request(Box::new(Request::Show(Screen::Puzzles)));
    let button =
        command_button(phrase!("puzzle-book"), "menu", ButtonKind::Slate, Command::Game(JunkyardBotsCommand::TryAgain));
    CardButton { does, is_elsewhere: true, ..button }
}

/// Whether points of the goal are counted one by one.
const fn is_counted(goal: PuzzleGoal) -> bool {
    match goal.aim {
        PuzzleAim::PowerLost | PuzzleAim::Hold(_) | PuzzleAim::Eat | PuzzleAim::Ability(_) => true,
        PuzzleAim::Lift(_) | PuzzleAim::Survive | PuzzleAim::LastRound => false,
    }
}

/// Amount reached and amount of the goal, in points; `None` where nothing is counted.
pub fn amount_reached(scene: &Scene, puzzle_session: &PuzzleSession) -> Option<(u16, u16)> {
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

/// Result of a try in a few words.
pub fn result_words(goal: PuzzleGoal, amount: u16, is_solved: bool) -> Phrase {
    match (is_solved, is_counted(goal)) {
        (true, _) => phrase!("puzzle-solved"),
        (false, true) => phrase!("puzzle-not-yet-of", amount = amount, goal = goal.amount),
        (false, false) => phrase!("puzzle-not-yet"),
    }
}

/// Returns the card below the goal for the present state.
pub fn puzzle_card(scene: &Scene, puzzle_session: &PuzzleSession) -> PuzzleCard {
    if let Some((shown, of)) = puzzle_session.answer() {
        return answer_card(scene, shown, of);
    }
    match puzzle_session.verdict() {
        PuzzleVerdict::Open { .. } => card_in_play(scene, puzzle_session),
        PuzzleVerdict::Solved => solved_card(puzzle_session),
        PuzzleVerdict::Failed { amount, .. } => {
            let goal = puzzle_session.proved().puzzle().goal();
            let why = puzzle_session.tries().last().and_then(|last| last.why.clone());
            PuzzleCard {
                icon: "cross",
                colours: (RED_SIGN, LIGHT_RED),
                title: Some(result_words(goal, *amount, false)),
                text: Some(why.unwrap_or_default()),
                buttons: vec![default_button(phrase!("puzzle-try-again"), "undo", ButtonKind::Primary), back_button()],
            }
        }
    }
}

/// Card while the player tries: the reason why something is not possible, the hint that is shown,
/// or only buttons.
fn card_in_play(scene: &Scene, puzzle_session: &PuzzleSession) -> PuzzleCard {
    let label = if scene.interaction.hint.is_some() { phrase!("puzzle-hint-hide") } else { phrase!("hint") };
    let hint = command_button(label, "hint", ButtonKind::Slate, Command::Hint);
    let hint = CardButton { key: Some(Shortcut::HINT), ..hint };
    let give_up = command_button(
        phrase!("puzzle-give-up"),
        "help",
        ButtonKind::Ghost,
        Command::Game(JunkyardBotsCommand::GiveUp),
    );
    let give_up = CardButton { key: Some(shortcuts::GIVE_UP), is_elsewhere: true, ..give_up };
    let (told, count) = puzzle_session.hints();
    let (icon, colour, text) = match (&scene.interaction.reason_not, &scene.interaction.hint) {
        (Some(why), _) => ("cross", LIGHT_RED, Some(phrase!("as-title", name = why))),
        (None, Some(hint)) => {
            let told = phrase!("puzzle-hint-told", number = told, count = count, hint = &hint.action);
            ("hint", YELLOW, Some(told))
        }
        (None, None) => ("hint", CREAM, None),
    };
    PuzzleCard { icon, colours: (SIGN, colour), title: None, text, buttons: vec![hint, give_up, back_button()] }
}

fn solved_card(puzzle_session: &PuzzleSession) -> PuzzleCard {
    let text = match (puzzle_session.tries().len(), puzzle_session.has_seen_answer()) {
        (_, true) => phrase!("puzzle-solved-after-answer"),
        (1, false) => phrase!("puzzle-solved-at-first"),
        (count, false) => phrase!("puzzle-solved-tries", count = count),
    };
    let share = ButtonAction::Request(Box::new(JunkyardRequest::CopyPuzzle.into()));
    let share = CardButton {
        does: share,
        key: Some(shortcuts::SHARE),
        is_elsewhere: true,
        ..command_button(
            phrase!("puzzle-share"),
            "copy",
            ButtonKind::Slate,
            Command::Game(JunkyardBotsCommand::TryAgain),
        )
    };
    PuzzleCard {
        icon: "check",
        colours: (GREEN_SIGN, GREEN),
        title: Some(phrase!("puzzle-solved")),
        text: Some(text),
        buttons: vec![default_button(phrase!("puzzle-next"), "play", ButtonKind::Go), share, back_button()],
    }
}

/// Card of a step of the answer, with the log's line about that step.
fn answer_card(scene: &Scene, shown: usize, of: usize) -> PuzzleCard {
    let lines = scene.play.log().lines_of_step(shown, scene.audience);
    let text = match lines.into_iter().find(|line| line.seat.is_some()) {
        Some(line) if shown > 0 => phrase!("puzzle-answer-step", what = &line.text),
        _ if shown > 0 => phrase!("puzzle-answer-done"),
        _ => phrase!("puzzle-answer-begins"),
    };
    let buttons = if shown < of {
        vec![
            default_button(phrase!("puzzle-answer-next"), "step_forward", ButtonKind::Primary),
            try_again_button(),
            back_button(),
        ]
    } else {
        vec![default_button(phrase!("puzzle-next"), "play", ButtonKind::Primary), try_again_button(), back_button()]
    };
    PuzzleCard {
        icon: "help",
        colours: (SIGN, YELLOW),
        title: Some(phrase!("puzzle-answer", shown = shown, count = of)),
        text: Some(text),
        buttons,
    }
}
