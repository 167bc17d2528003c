//! The coach of a lesson: a card with the instruction and its reason, in place of the prompt.

use crate::action::{Action, JunkyardBots};
use crate::client::play::{JunkyardBotsCommand, lesson_at_table};
use crate::client::scene::coach;
use crate::client::scene::contents::Scene;
use client::app::request::Request;
use client::app::screen::Screen;
use client::input::{Listener, Shortcut};
use client::kit::Pen;
use client::lesson::coach_card;
use client::lesson::coach_card::CoachMessage;
use client::play::start::lessons::StartRequest;
use shell::language::Phrase;

/// Draws the card of the lesson, if the game is one. Returns whether it is.
pub fn draw_lesson_card(pen: &mut Pen, scene: &mut Scene) -> bool {
    let Some(running) = lesson_at_table(scene.play) else { return false };
    let card = coach::coach_facts(running, scene.table, scene.interaction.reason_not.as_ref());
    for message in coach_card::draw_coach_card(pen, scene.settings, scene.regions.prompt, &card) {
        send_message(scene, message);
    }
    true
}

/// Sends what a button of the card asks for.
fn send_message(scene: &mut Scene, message: CoachMessage) {
    match message {
        CoachMessage::NextLesson => scene.send_request(StartRequest::<JunkyardBots>::NextLesson.into()),
        CoachMessage::List => scene.send_request(Request::Show(Screen::Lessons)),
        CoachMessage::ReadOn => scene.send_command(JunkyardBotsCommand::ReadOn),
        CoachMessage::StepBack => scene.send_command(JunkyardBotsCommand::StepBack),
        CoachMessage::Skip => scene.send_request(StartRequest::<JunkyardBots>::SkipLesson.into()),
    }
}

/// Message of the button that Enter presses, if the card has one.
fn message_of_enter(scene: &Scene) -> Option<CoachMessage> {
    coach::stage_of(lesson_at_table(scene.play)?).message_of_enter()
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

/// Returns why the lesson does not allow an action yet; `None` if it allows it, or there is no
/// lesson.
pub fn reason_to_wait(scene: &Scene, action: &Action) -> Option<Phrase> {
    use shell::language::InWords;
    let running = lesson_at_table(scene.play)?;
    running.check_action(scene.table, action).err().map(|why| why.phrase())
}
