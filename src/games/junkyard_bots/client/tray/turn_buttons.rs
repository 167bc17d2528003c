//! The buttons beside the Junkyard: the hint above, and below it the button that ends the turn or
//! undoes a step. The button that advances the game is on the prompt's sign.

use bevy_egui::egui::{Rect, pos2};

use crate::action::Action;
use crate::client::lesson::coach_card;
use crate::client::play::{Command, JunkyardBotsCommand, TurnStage, lesson_at_table};
use crate::client::scene::contents::Scene;
use crate::lessons::{self, LessonStep, Spot};
use crate::messages::phrase;
use crate::round::LegalActions;
use client::art::fonts::Face;
use client::kit::pen::rect_at;
use client::kit::{Button, ButtonKind, Pen};
use shell::language::Phrase;

/// Size of labels, in points.
const SIZE: f32 = 18.0;
/// Gap between two buttons side by side, their height then, and their least width, in points.
const APART: f32 = 12.0;
const HIGH: f32 = 44.0;
const NARROWEST: f32 = 126.0;

/// Place of a button: the hint or going on above; ending the turn or undo below.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ButtonPlace {
    Upper,
    Lower,
}

/// Button, and the command that it gives.
struct TurnButton {
    place: ButtonPlace,
    label: Phrase,
    icon: Option<&'static str>,
    kind: ButtonKind,
    closed: Option<Phrase>,
    does: Command,
}

impl TurnButton {
    fn new(place: ButtonPlace, label: Phrase, kind: ButtonKind, icon: &'static str, does: Command) -> Self {
        Self { place, label, icon: Some(icon), kind, closed: None, does }
    }

    /// Width for the whole label beside an icon of a row's height, in points.
    fn whole_width(&self, pen: &Pen) -> f32 {
        let icon = if self.icon.is_some() { pen.size(SIZE * 1.5).min(36.0) + 10.0 } else { 0.0 };
        pen.measure(&self.label, Face::Display, SIZE) + icon + 16.0
    }
}

/// Returns the buttons for the present state.
fn due_buttons(scene: &Scene) -> Vec<TurnButton> {
    // While the coach's card is read, its own button is the only one.
    if lesson_at_table(scene.play).is_some_and(|running| running.step().is_none_or(LessonStep::is_read)) {
        return Vec::new();
    }
    match &scene.interaction.stage {
        // The coach's card is where the sign with the button is elsewhere.
        stage
            if lesson_at_table(scene.play).is_some()
                && (stage.is_momentary() || matches!(stage, TurnStage::Thinking { .. })) =>
        {
            vec![TurnButton::new(
                ButtonPlace::Upper,
                phrase!("turn-go-on"),
                ButtonKind::Primary,
                "play",
                Command::Advance,
            )]
        }
        TurnStage::HandOver { .. } | TurnStage::UndoTime { .. } => {
            let undo =
                TurnButton::new(ButtonPlace::Lower, phrase!("turn-undo"), ButtonKind::Ghost, "undo", Command::Undo);
            let no = (!scene.play.can_undo()).then(|| phrase!("turn-no-undo"));
            vec![TurnButton { closed: no, ..undo }]
        }
        TurnStage::Choosing => buttons_of_turn(scene),
        _ => Vec::new(),
    }
}

/// Returns the hint button, and the one that ends the turn.
fn buttons_of_turn(scene: &Scene) -> Vec<TurnButton> {
    let (label, icon, ends) = match scene.play.choices() {
        LegalActions::Draw(_) => (phrase!("turn-stop"), "check", Action::StopDrawing),
        LegalActions::Take(_) => (phrase!("turn-pass"), "pass", Action::Pass),
        _ => return Vec::new(),
    };
    let closed = (!scene.is_open()).then(|| phrase!("answer-first"));
    let waits = coach_card::reason_to_wait(scene, &ends);
    let icon = if waits.is_some() { "locked" } else { icon };
    let hint = TurnButton::new(ButtonPlace::Upper, phrase!("hint"), ButtonKind::Slate, "hint", Command::Hint);
    let pass =
        TurnButton::new(ButtonPlace::Lower, label, ButtonKind::Slate, icon, Command::Game(JunkyardBotsCommand::Pass));
    vec![TurnButton { closed: closed.clone(), ..hint }, TurnButton { closed: closed.or(waits), ..pass }]
}

/// Width of the buttons below each other, in points.
pub fn column_width(pen: &Pen, scene: &Scene) -> f32 {
    due_buttons(scene).into_iter().map(|button| button.whole_width(pen)).fold(NARROWEST, f32::max)
}

/// Draws the buttons below each other in a column at the right of the tray.
pub fn draw_in_column(pen: &mut Pen, scene: &mut Scene, column: Rect) {
    for button in due_buttons(scene) {
        let down = if button.place == ButtonPlace::Upper { 14.0 } else { 94.0 };
        draw_button(pen, scene, button, rect_at(column.left(), column.top() + down, column.width(), 68.0));
    }
}

/// Draws the buttons side by side, from the right end of a row.
pub fn draw_in_row(pen: &mut Pen, scene: &mut Scene, row: Rect) {
    let mut right = row.right();
    for button in due_buttons(scene).into_iter().rev() {
        let wide = button.whole_width(pen);
        let place = Rect::from_min_max(pos2(right - wide, row.top()), pos2(right, row.top() + HIGH));
        draw_button(pen, scene, button, place);
        right -= wide + APART;
    }
}

fn draw_button(pen: &mut Pen, scene: &mut Scene, turn: TurnButton, place: Rect) {
    let number = usize::from(turn.place == ButtonPlace::Lower);
    let mut button = Button::new(turn.label, turn.kind, SIZE).disabled_because(turn.closed).with_number(number);
    button.icon = turn.icon;
    let is_scan = matches!(scene.play.choices(), LegalActions::Draw(_));
    if turn.does == Command::Game(JunkyardBotsCommand::Pass) {
        scene.note_lesson_spot(
            Spot::Button(if is_scan { lessons::LessonButton::Stop } else { lessons::LessonButton::Pass }),
            place,
        );
    }
    let meaning = (format!("{:?}", turn.does), is_scan);
    if scene.draw_button(pen, button, place, meaning) {
        scene.send_command(turn.does);
    }
}
