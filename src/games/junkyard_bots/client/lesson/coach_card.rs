//! The coach of a lesson: a card with the instruction and its reason, in place of the prompt.

use bevy_egui::egui::{Stroke, vec2};

use crate::action::Action;
use crate::client::app::request::JunkyardRequest;
use crate::client::play::{JunkyardBotsCommand, lesson_at_table};
use crate::client::scene::coach;
use crate::client::scene::coach::CoachMessage;
use crate::client::scene::contents::Scene;
use client::app::request::Request;
use client::app::screen::Screen;
use client::input::{Listener, Shortcut};
use client::kit::Pen;
use client::kit::palette::{SIGN, YELLOW};
use client::kit::panel::show_panel;
use client::kit::tokens::{LineWidth, Radius, Space};
use shell::language::Phrase;

pub use crate::client::scene::coach_picture::draw_coach;

/// Duration of a new step's sliding in, in seconds.
const SLIDE: f32 = 0.2;

/// Draws the card of the lesson, if the game is one. Returns whether it is.
pub fn draw_coach_card(pen: &mut Pen, scene: &mut Scene) -> bool {
    let Some(running) = lesson_at_table(scene.play) else { return false };
    let rect = scene.regions.prompt;
    pen.draw_panel(rect, Radius::Panel.points(), SIGN);
    let width = LineWidth::Row.points();
    pen.stroke_rect(rect.shrink(width / 2.0), Radius::Panel.points(), Stroke::new(width, YELLOW));
    let seconds = if scene.settings.reduced_motion { 0.0 } else { SLIDE * scene.settings.speed.factor() };
    let part = pen.progress_since_change("lesson step", running.step_number() as u64, seconds);
    let aside = vec2((1.0 - part) * Space::M.points(), 0.0);
    let words = coach::card_words(running, scene.table, scene.interaction.reason_not.as_ref());
    let panel = coach::coach_panel(&pen.ruler(), running, words);
    for message in show_panel(pen, rect.translate(aside), panel) {
        match message {
            CoachMessage::NextLesson => scene.send_request(JunkyardRequest::NextLesson.into()),
            CoachMessage::List => scene.send_request(Request::Show(Screen::Lessons)),
            CoachMessage::ReadOn => scene.send_command(JunkyardBotsCommand::ReadOn),
            CoachMessage::StepBack => scene.send_command(JunkyardBotsCommand::StepBack),
            CoachMessage::Skip => scene.send_request(JunkyardRequest::SkipLesson.into()),
        }
    }
    true
}

/// Whether the card has a button that Enter presses: after something to read, and at the end.
pub fn is_only_read(scene: &Scene) -> bool {
    lesson_at_table(scene.play).is_some_and(|running| running.is_finished() || coach::is_step_read(running))
}

/// Reads on, or opens the next lesson, when Enter is pressed. Returns whether it was.
pub fn read_on_by_key(keys: Listener, scene: &mut Scene) -> bool {
    let Some(running) = lesson_at_table(scene.play) else { return false };
    let is_finished = running.is_finished();
    if !is_only_read(scene) || !keys.is_pressed(Shortcut::CONFIRM) {
        return false;
    }
    if is_finished {
        scene.send_request(JunkyardRequest::NextLesson.into());
    } else {
        scene.send_command(JunkyardBotsCommand::ReadOn);
    }
    true
}

/// Returns why the lesson does not allow an action yet; `None` if it allows it, or there is no
/// lesson.
pub fn reason_to_wait(scene: &Scene, action: &Action) -> Option<Phrase> {
    use shell::language::InWords;
    let running = lesson_at_table(scene.play)?;
    running.check_action(scene.table, action).err().map(|why| why.phrase())
}
