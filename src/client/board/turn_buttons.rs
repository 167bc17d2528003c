//! The buttons beside the Junkyard: advice above, and below it how to give up the rest of a turn or
//! to take a step back. What goes on is elsewhere, on the sign that says what the table waits for.

use bevy_egui::egui::{Rect, pos2};

use super::coach;
use crate::client::art::fonts::Face;
use crate::client::kit::pen::area;
use crate::client::kit::{Button, Kind, Pen};
use crate::client::play::{Command, JunkyardBotsCommand, TurnStage};
use crate::client::scene::contents::Scene;
use crate::games::junkyard_bots::action::Action;
use crate::games::junkyard_bots::lessons::{self, LessonStep, Spot};
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::round::LegalActions;
use crate::shell::language::Phrase;

/// How large labels are, in points.
const SIZE: f32 = 18.0;
/// What is between two buttons side by side, how high they are then, and how wide at least.
const APART: f32 = 12.0;
const HIGH: f32 = 44.0;
const NARROWEST: f32 = 126.0;

/// The place of a button: advice or going on above; below what gives up the turn, or undo.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Upper,
    Lower,
}

/// A button, and what it asks for.
struct TurnButton {
    place: Place,
    label: Phrase,
    icon: Option<&'static str>,
    kind: Kind,
    closed: Option<Phrase>,
    does: Command,
}

impl TurnButton {
    fn new(place: Place, label: Phrase, kind: Kind, icon: &'static str, does: Command) -> Self {
        Self { place, label, icon: Some(icon), kind, closed: None, does }
    }

    /// How wide it is so that its label is whole, if it is as high as buttons side by side.
    fn width(&self, pen: &Pen) -> f32 {
        let icon = if self.icon.is_some() { pen.size(SIZE * 1.5).min(36.0) + 10.0 } else { 0.0 };
        pen.measure(&self.label, Face::Display, SIZE) + icon + 16.0
    }
}

/// What there is to press now.
fn buttons(scene: &Scene) -> Vec<TurnButton> {
    // While the coach is read, going on is all there is to do.
    if scene.play.lesson().is_some_and(|running| running.step().is_none_or(LessonStep::is_read)) {
        return Vec::new();
    }
    match &scene.interaction.stage {
        // The coach's card is where the sign with the button is elsewhere.
        stage
            if scene.play.lesson().is_some()
                && (stage.is_momentary() || matches!(stage, TurnStage::Thinking { .. })) =>
        {
            vec![TurnButton::new(Place::Upper, phrase!("turn-go-on"), Kind::Primary, "play", Command::Advance)]
        }
        TurnStage::HandOver { .. } | TurnStage::UndoTime { .. } => {
            let undo = TurnButton::new(Place::Lower, phrase!("turn-undo"), Kind::Ghost, "undo", Command::Undo);
            let no = (!scene.play.can_undo()).then(|| phrase!("turn-no-undo"));
            vec![TurnButton { closed: no, ..undo }]
        }
        TurnStage::Choosing => of_turn(scene),
        _ => Vec::new(),
    }
}

/// Advice, and how to give up the rest of the turn.
fn of_turn(scene: &Scene) -> Vec<TurnButton> {
    let (label, icon, ends) = match scene.play.choices() {
        LegalActions::Draw(_) => (phrase!("turn-stop"), "check", Action::StopDrawing),
        LegalActions::Take(_) => (phrase!("turn-pass"), "pass", Action::Pass),
        _ => return Vec::new(),
    };
    let closed = (!scene.is_open()).then(|| phrase!("answer-first"));
    let waits = coach::waits(scene, &ends);
    let icon = if waits.is_some() { "locked" } else { icon };
    let hint = TurnButton::new(Place::Upper, phrase!("hint"), Kind::Slate, "hint", Command::Hint);
    let pass = TurnButton::new(Place::Lower, label, Kind::Slate, icon, Command::Game(JunkyardBotsCommand::Pass));
    vec![TurnButton { closed: closed.clone(), ..hint }, TurnButton { closed: closed.or(waits), ..pass }]
}

/// How wide the buttons are below each other.
pub fn width(pen: &Pen, scene: &Scene) -> f32 {
    buttons(scene).into_iter().map(|button| button.width(pen)).fold(NARROWEST, f32::max)
}

/// Draws them below each other in a column at the right of the tray.
pub fn show(pen: &mut Pen, scene: &mut Scene, column: Rect) {
    for button in buttons(scene) {
        let down = if button.place == Place::Upper { 14.0 } else { 94.0 };
        draw(pen, scene, button, area(column.left(), column.top() + down, column.width(), 68.0));
    }
}

/// Draws them side by side, from the right end of a row.
pub fn show_in_row(pen: &mut Pen, scene: &mut Scene, row: Rect) {
    let mut right = row.right();
    for button in buttons(scene).into_iter().rev() {
        let wide = button.width(pen);
        let place = Rect::from_min_max(pos2(right - wide, row.top()), pos2(right, row.top() + HIGH));
        draw(pen, scene, button, place);
        right -= wide + APART;
    }
}

fn draw(pen: &mut Pen, scene: &mut Scene, turn: TurnButton, place: Rect) {
    let number = usize::from(turn.place == Place::Lower);
    let mut button = Button::new(turn.label, turn.kind, SIZE).closed(turn.closed).nth(number);
    button.icon = turn.icon;
    let is_scan = matches!(scene.play.choices(), LegalActions::Draw(_));
    if turn.does == Command::Game(JunkyardBotsCommand::Pass) {
        scene
            .mark(Spot::Button(if is_scan { lessons::LessonButton::Stop } else { lessons::LessonButton::Pass }), place);
    }
    let meaning = (format!("{:?}", turn.does), is_scan);
    if scene.press(pen, button, place, meaning) {
        scene.ask(turn.does);
    }
}
