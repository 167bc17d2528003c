//! The coach of a lesson: a card with the instruction and its reason, in place of the prompt.

use crate::action::Scrapyard;
use crate::client::play::{Command, ScrapyardCommand, lesson_at_table};
use crate::client::scene::{Scene, coach};
use crate::lessons::{LessonRun, LessonStage};
use client::app::request::Request;
use client::app::screen::Screen;
use client::input::{Listener, Shortcut};
use client::kit::Pen;
use client::lesson::coach_card;
use client::lesson::coach_card::{CoachCard, CoachMessage};
use client::play::start::lessons::StartRequest;

/// Draws the card of the lesson, if the game is one. Returns whether it is.
pub fn draw_lesson_card(pen: &mut Pen, scene: &mut Scene) -> bool {
    let Some(running) = lesson_at_table(scene.play) else { return false };
    let is_wide = scene.regions.has_column();
    let card = CoachCard { is_wide, ..coach::coach_facts(running, scene.interaction) };
    for message in coach_card::draw_coach_card(pen, scene.settings, scene.regions.prompt, &card) {
        send_message(scene, message);
    }
    true
}

/// Sends what a button of the card asks for.
fn send_message(scene: &mut Scene, message: CoachMessage) {
    match message {
        CoachMessage::NextLesson => scene.send_request(StartRequest::<Scrapyard>::NextLesson.into()),
        CoachMessage::List => scene.send_request(Request::Show(Screen::Lessons)),
        CoachMessage::ReadOn if is_only_shown(scene) => scene.send_command(Command::Advance),
        CoachMessage::ReadOn => scene.send_command(ScrapyardCommand::ReadOn),
        CoachMessage::StepBack => scene.send_command(ScrapyardCommand::StepBack),
        CoachMessage::Skip => scene.send_request(StartRequest::<Scrapyard>::SkipLesson.into()),
    }
}

/// Whether something is shown, or the others act, so that going on shortens that.
fn is_only_shown(scene: &Scene) -> bool {
    let watches = lesson_at_table(scene.play).map(LessonRun::stage) == Some(LessonStage::Watching);
    watches || scene.interaction.stage.is_momentary()
}

/// Message of the button that Enter presses, if the card has one.
fn message_of_enter(scene: &Scene) -> Option<CoachMessage> {
    let running = lesson_at_table(scene.play).filter(|_| !is_only_shown(scene))?;
    coach::stage_of(running).message_of_enter()
}

/// Whether the card has a button that Enter presses: after something to read, and at the end.
pub fn is_only_read(scene: &Scene) -> bool {
    message_of_enter(scene).is_some()
}

/// Reads on, or opens the next lesson, when Enter is pressed. Returns whether it was.
pub fn read_on_by_key(keys: Listener, scene: &mut Scene) -> bool {
    let Some(message) = message_of_enter(scene).filter(|_| keys.is_pressed(Shortcut::CONFIRM)) else { return false };
    send_message(scene, message);
    true
}
