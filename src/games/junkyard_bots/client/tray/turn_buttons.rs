//! The buttons beside the Junkyard: the hint above, and below it the button that ends the turn or
//! undoes a step. The button that advances the game is on the prompt's sign.

use bevy_egui::egui::Rect;

use crate::action::Action;
use crate::client::lesson::coach_card;
use crate::client::play::{Command, JunkyardBotsCommand, TurnStage, lesson_at_table};
use crate::client::scene::contents::Scene;
use crate::lessons::{self, LessonStep, Spot};
use crate::messages::phrase;
use crate::round::LegalActions;
use client::kit::panel::Node;
use client::kit::panel::build::{column, row, spacer};
use client::kit::tokens::{Space, TargetHeight};
use client::kit::{Button, ButtonKind, Pen};
use shell::language::Phrase;

/// Width that the buttons below each other have at least, in points, so that nothing beside them
/// moves when they come and go.
const NARROWEST: f32 = 126.0;

/// Place of a button: the hint or going on above; ending the turn or undo below.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ButtonPlace {
    Upper,
    Lower,
}

/// Button, and the command that it gives.
pub struct TurnButton {
    place: ButtonPlace,
    label: Phrase,
    icon: &'static str,
    kind: ButtonKind,
    closed: Option<Phrase>,
    does: Command,
}

impl TurnButton {
    fn new(place: ButtonPlace, label: Phrase, kind: ButtonKind, icon: &'static str, does: Command) -> Self {
        Self { place, label, icon, kind, closed: None, does }
    }

    /// Key of the button in the panel.
    fn key(&self) -> (&'static str, bool) {
        ("turn", self.place == ButtonPlace::Lower)
    }

    /// Describes the button, which sends its command.
    fn node(&self) -> Node<'_, Command> {
        let button = Button::usual(&self.label, self.kind).with_icon(self.icon).disabled_because(self.closed.as_ref());
        button.sends(self.does.clone()).target(TargetHeight::Action).key(self.key())
    }
}

/// Returns the buttons for the present state.
pub fn due_buttons(scene: &Scene) -> Vec<TurnButton> {
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
        TurnStage::HandOver { .. } | TurnStage::UndoTime { .. } | TurnStage::Elsewhere { .. } => {
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

/// Describes the buttons below each other, each at its place.
pub fn buttons_in_column(due: &[TurnButton]) -> Node<'_, Command> {
    let at = |place| {
        let button = due.iter().find(|button| button.place == place).map(TurnButton::node);
        button.unwrap_or_else(|| spacer().target(TargetHeight::Action)).grow()
    };
    column([at(ButtonPlace::Upper), at(ButtonPlace::Lower)]).at_least_wide(NARROWEST)
}

/// Describes the buttons side by side, where text is large: they grow with it, and leave the parts
/// below them their height.
pub fn buttons_in_row(due: &[TurnButton]) -> Node<'_, Command> {
    row(due.iter().map(|button| button.node().at_least_high(Space::Xxl.points()))).gap(Space::M)
}

/// Records the places of the buttons, which `rect_of` tells by their keys. Returns the commands of
/// those whose presses count.
pub fn note_places(
    pen: &Pen,
    scene: &mut Scene,
    due: &[TurnButton],
    mut rect_of: impl FnMut((&'static str, bool)) -> Option<Rect>,
) -> Vec<Command> {
    let is_scan = matches!(scene.play.choices(), LegalActions::Draw(_));
    let mut open = Vec::new();
    for button in due {
        let Some(place) = rect_of(button.key()) else { continue };
        if button.does == Command::Game(JunkyardBotsCommand::Pass) {
            let which = if is_scan { lessons::LessonButton::Stop } else { lessons::LessonButton::Pass };
            scene.note_lesson_spot(Spot::Button(which), place);
        }
        if scene.accepts_press(pen, place, (format!("{:?}", button.does), is_scan)) {
            open.push(button.does.clone());
        }
    }
    open
}
