//! The two buttons beside the Junkyard: what the table waits for, and how to pass.

use bevy_egui::egui::{Rect, pos2};

use super::coach;
use crate::action::Action;
use crate::client::art::fonts::Face;
use crate::client::kit::pen::area;
use crate::client::kit::{Button, Kind, Pen};
use crate::client::play::{Command, Stand};
use crate::client::scene::contents::Scene;
use crate::language::{Phrase, phrase};
use crate::lessons::{self, Spot, Step};
use crate::round::LegalActions;

/// How large the first and the second label are, in points.
const SIZES: [f32; 2] = [21.0, 18.0];
/// What is between two buttons side by side, how high they are then, and how wide at least.
const APART: f32 = 12.0;
const HIGH: f32 = 44.0;
const NARROWEST: f32 = 126.0;

/// A button, and what it asks for.
struct TurnButton {
    label: Phrase,
    icon: Option<&'static str>,
    kind: Kind,
    closed: Option<Phrase>,
    is_default: bool,
    does: Command,
}

impl TurnButton {
    fn new(label: Phrase, kind: Kind, icon: Option<&'static str>, does: Command) -> Self {
        Self { label, icon, kind, closed: None, is_default: false, does }
    }

    /// How wide it is in a size so that its label is whole, if it is as high as buttons side by side.
    fn width(&self, pen: &Pen, size: f32) -> f32 {
        let icon = if self.icon.is_some() { pen.size(size * 1.5).min(36.0) + 10.0 } else { 0.0 };
        pen.measure(&self.label, Face::Display, size) + icon + 16.0
    }
}

/// What there is to press now.
fn buttons(scene: &Scene) -> Vec<TurnButton> {
    // While the coach is read, going on is all there is to do.
    if scene.play.lesson().is_some_and(|running| running.step().is_none_or(Step::is_read)) {
        return Vec::new();
    }
    match &scene.desk.stand {
        Stand::Reveal { tiles, up, .. } => {
            let more = *up < tiles.len();
            let label = if more { phrase!("turn-up") } else { phrase!("turn-go-on") };
            let next = TurnButton::new(label, Kind::Primary, None, Command::Advance);
            let all = TurnButton::new(phrase!("turn-all"), Kind::Ghost, None, Command::TurnAllUp);
            let all_up = (!more).then(|| phrase!("turn-all-up"));
            vec![TurnButton { is_default: true, ..next }, TurnButton { closed: all_up, ..all }]
        }
        Stand::BlindUp { .. } | Stand::Thrown { .. } => {
            let next = TurnButton::new(phrase!("turn-go-on"), Kind::Primary, Some("play"), Command::Advance);
            vec![TurnButton { is_default: true, ..next }]
        }
        Stand::HandOver { .. } => {
            let next = TurnButton::new(phrase!("turn-next"), Kind::Primary, Some("play"), Command::Advance);
            let undo = TurnButton::new(phrase!("turn-undo"), Kind::Ghost, Some("undo"), Command::Undo);
            let no = (!scene.play.can_undo()).then(|| phrase!("turn-no-undo"));
            vec![TurnButton { is_default: true, ..next }, TurnButton { closed: no, ..undo }]
        }
        Stand::Think { .. } => {
            vec![TurnButton::new(phrase!("turn-hurry"), Kind::Slate, Some("step_forward"), Command::Advance)]
        }
        _ => of_turn(scene),
    }
}

/// How the turn ends, and advice.
fn of_turn(scene: &Scene) -> Vec<TurnButton> {
    let (label, icon, kind) = match scene.play.choices() {
        LegalActions::Draw(_) => (phrase!("turn-stop"), "check", Kind::Slate),
        LegalActions::Take(takes) if takes.is_empty() => (phrase!("turn-pass"), "pass", Kind::Primary),
        LegalActions::Take(_) => (phrase!("turn-pass"), "pass", Kind::Slate),
        _ => return Vec::new(),
    };
    let closed = (!scene.is_open()).then(|| phrase!("answer-first"));
    let ends = if matches!(scene.play.choices(), LegalActions::Draw(_)) { Action::StopDrawing } else { Action::Pass };
    let waits = coach::waits(scene, &ends);
    let icon = if waits.is_some() { "locked" } else { icon };
    let is_default = matches!(scene.play.choices(), LegalActions::Take(takes) if takes.is_empty());
    let pass = TurnButton::new(label, kind, Some(icon), Command::Pass);
    let hint = TurnButton::new(phrase!("hint"), Kind::Slate, Some("hint"), Command::Hint);
    vec![TurnButton { closed: closed.clone().or(waits), is_default, ..pass }, TurnButton { closed, ..hint }]
}

/// How wide the buttons are below each other.
pub fn width(pen: &Pen, scene: &Scene) -> f32 {
    let widths = buttons(scene).into_iter().zip(SIZES).map(|(button, size)| button.width(pen, size));
    widths.fold(NARROWEST, f32::max)
}

/// Draws them below each other in a column at the right of the tray.
pub fn show(pen: &mut Pen, scene: &mut Scene, column: Rect) {
    let places = [(14.0, 74.0), (98.0, 64.0)];
    for (number, (button, (down, high))) in buttons(scene).into_iter().zip(places).enumerate() {
        draw(pen, scene, number, button, area(column.left(), column.top() + down, column.width(), high));
    }
}

/// Draws them side by side, from the right end of a row.
pub fn show_in_row(pen: &mut Pen, scene: &mut Scene, row: Rect) {
    let mut right = row.right();
    let buttons: Vec<TurnButton> = buttons(scene);
    for (number, button) in buttons.into_iter().enumerate().rev() {
        let wide = button.width(pen, SIZES[number]);
        let place = Rect::from_min_max(pos2(right - wide, row.top()), pos2(right, row.top() + HIGH));
        draw(pen, scene, number, button, place);
        right -= wide + APART;
    }
}

fn draw(pen: &mut Pen, scene: &mut Scene, number: usize, turn: TurnButton, place: Rect) {
    let mut button = Button::new(turn.label, turn.kind, SIZES[number]).closed(turn.closed).nth(number);
    button.icon = turn.icon;
    button.default = turn.is_default;
    if turn.does == Command::Pass {
        let is_scan = matches!(scene.play.choices(), LegalActions::Draw(_));
        scene.mark(Spot::Button(if is_scan { lessons::Button::Stop } else { lessons::Button::Pass }), place);
    }
    if button.show(pen, place) {
        scene.ask(turn.does);
    }
}
