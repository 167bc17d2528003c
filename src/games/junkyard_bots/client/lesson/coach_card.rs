//! The coach of a lesson: a card with the instruction and its reason, in place of the prompt.

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, pos2, vec2};

use crate::action::Action;
use crate::client::app::request::JunkyardRequest;
use crate::client::play::{JunkyardBotsCommand, lesson_at_table};
use crate::client::scene::coach;
use crate::client::scene::coach::{CoachCard, GAP, MARKS};
use crate::client::scene::contents::Scene;
use crate::lessons::{LessonRun, library};
use crate::messages::phrase;
use client::app::request::Request;
use client::app::screen::Screen;
use client::art::fonts::Face;
use client::input::{Listener, Shortcut};
use client::kit::palette::{GREEN, INK, INSET, MUTED, SECOND, SIGN, YELLOW};
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::scroll::{self, FRAME, draw_scrolled};
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::widgets::icon_button::icon_button;
use client::kit::{Anchor, Button, ButtonKind, Pen};
use shell::grid::Rotation;
use shell::language::Phrase;

/// Duration in seconds, and distance in points, of a new step's sliding in.
const SLIDE: (f32, f32) = (0.2, 12.0);

/// Draws the card of the lesson, if the game is one. Returns whether it is.
pub fn draw_coach_card(pen: &mut Pen, scene: &mut Scene) -> bool {
    let Some(running) = lesson_at_table(scene.play) else { return false };
    let card = {
        let place = scene.regions.prompt;
        let stage = scene.regions.stage;
        let why_not = scene.interaction.reason_not.as_ref();
        coach::lay_out_card(pen.ui.ctx(), &pen.look, place, stage, running, scene.table, why_not)
    };
    pen.draw_panel(card.rect, 10.0, SIGN);
    pen.stroke_rect(card.rect.shrink(1.0), 10.0, Stroke::new(2.5, YELLOW));
    if let Some(rect) = card.coach {
        draw_coach(pen, rect);
    }
    let seconds = if scene.settings.reduced_motion { 0.0 } else { SLIDE.0 * scene.settings.speed.factor() };
    let part = pen.progress_since_change("lesson step", running.step_number() as u64, seconds);
    let aside = vec2((1.0 - part) * SLIDE.1, 0.0);
    let words = coach::card_words(running, scene.table, scene.interaction.reason_not.as_ref());
    let spoken = phrase!("spoken-both", first = &words.what, second = &words.why);
    add_spoken_text(pen.ui.ctx(), "coach", card.rect, Manner::ReadOut, &pen.tell(&spoken));
    if card.scrolls {
        let room = card.words.with_max_x(card.buttons.left() - 12.0).shrink(FRAME);
        let left = vec2(-FRAME, 0.0);
        draw_scrolled(pen, room, "coach", scroll::ScrollKeys::Pages, |pen, page| {
            write_words(pen, &card, running, page.min + left)
        });
    } else {
        write_words(pen, &card, running, card.words.min + aside);
    }
    draw_buttons(pen, scene, &card);
    true
}

/// Writes the words and the marks below each other; returns their height in points.
fn write_words(pen: &Pen, card: &CoachCard, running: &LessonRun, from: Pos2) -> f32 {
    let mut at = from;
    for block in &card.blocks {
        pen.paint_block(at, block);
        at.y += block.height() + GAP;
    }
    draw_step_marks(pen, running, pos2(at.x, at.y + MARKS / 2.0 + 2.0));
    at.y + MARKS.max(pen.size(16.0) * 1.2) - from.y
}

/// Reads on, or opens the next lesson, when Enter is pressed. Returns whether it was.
pub fn read_on_by_key(keys: Listener, scene: &mut Scene) -> bool {
    let Some(running) = lesson_at_table(scene.play) else { return false };
    let is_finished = running.is_finished();
    let is_read = coach::is_step_read(running);
    if !(is_finished || is_read) || !keys.is_pressed(Shortcut::CONFIRM) {
        return false;
    }
    if is_finished {
        scene.send_request(JunkyardRequest::NextLesson.into());
    } else {
        scene.send_command(JunkyardBotsCommand::ReadOn);
    }
    true
}

/// Draws a mark for each step: small and filled once it is done, a bar for the current one, hollow
/// for later ones; then the number in words.
fn draw_step_marks(pen: &Pen, running: &LessonRun, from: Pos2) {
    let mut x = from.x;
    let y = from.y;
    let now = running.step_number();
    let count = running.lesson().steps().len();
    for step in 0..count {
        if step == now {
            pen.draw_rect(rect_at(x, y - 6.0, 30.0, 12.0), 6.0, YELLOW, Stroke::new(2.0, INK));
            x += 40.0;
            continue;
        }
        let (fill, line) = if step < now { (GREEN, INK) } else { (INSET, MUTED) };
        pen.painter().circle(pos2(x + 6.0, y), 5.0, fill, Stroke::new(2.0, line));
        x += 22.0;
    }
    if now < count {
        let text = phrase!("coach-step", number = now + 1, count = count);
        let at = (x + 6.0, y + pen.size(16.0) * 0.35);
        pen.text(at, Anchor::Start, Face::Text, 16.0, SECOND, text);
    }
}

fn draw_buttons(pen: &mut Pen, scene: &mut Scene, card: &CoachCard) {
    let Some(running) = lesson_at_table(scene.play) else { return };
    let rect = card.buttons;
    if running.is_finished() {
        let is_last = library::all_lessons().last().is_some_and(|last| last == running.lesson());
        let next = if is_last { phrase!("coach-lessons") } else { phrase!("coach-next-lesson") };
        let high = (rect.height() - 8.0) / 2.0;
        if Button::new(next, ButtonKind::Primary, 17.0)
            .as_default()
            .show(pen, rect_at(rect.left(), rect.top(), rect.width(), high))
        {
            scene.send_request(JunkyardRequest::NextLesson.into());
        }
        let place = rect_at(rect.left(), rect.bottom() - high, rect.width(), high);
        if Button::new(phrase!("coach-list"), ButtonKind::Slate, 17.0).with_number(1).show(pen, place) {
            scene.send_request(Request::Show(Screen::Lessons));
        }
        return;
    }
    let no_way_back =
        (running.step_number() == 0 && running.kept().is_empty()).then(|| phrase!("coach-at-the-beginning"));
    let widest = [(phrase!("coach-back-short"), true), (phrase!("coach-skip-short"), false)]
        .map(|(label, has_icon)| pen.button_width(label, 17.0, has_icon))
        .into_iter()
        .fold(0.0, f32::max);
    if !coach::is_step_read(running) && pen.look.text <= LARGE && widest <= rect.width() {
        draw_word_buttons(pen, scene, rect, no_way_back);
        return;
    }
    let icons = rect_at(rect.left(), rect.bottom() - 40.0, rect.width(), 40.0);
    if coach::is_step_read(running) {
        let place = rect.with_max_y(icons.top() - 8.0);
        if Button::new(phrase!("coach-go-on"), ButtonKind::Primary, 19.0)
            .with_icon("play")
            .as_default()
            .show(pen, place)
        {
            scene.send_command(JunkyardBotsCommand::ReadOn);
        }
    }
    let side = vec2(rect.width() / 2.0 - 4.0, 40.0);
    if icon_button(
        pen,
        Rect::from_min_size(icons.min, side),
        "undo",
        phrase!("coach-back"),
        no_way_back.map(Into::into),
    ) {
        scene.send_command(JunkyardBotsCommand::StepBack);
    }
    let place = Rect::from_min_size(pos2(icons.right() - side.x, icons.top()), side);
    if icon_button(pen, place, "round_forward", phrase!("coach-skip"), None) {
        scene.send_request(JunkyardRequest::SkipLesson.into());
    }
}

/// Draws the buttons for the way back and for skipping, one below the other.
fn draw_word_buttons(pen: &mut Pen, scene: &mut Scene, rect: Rect, no_way_back: Option<Phrase>) {
    let high = (rect.height() - 8.0) / 2.0;
    let back = Button::new(phrase!("coach-back-short"), ButtonKind::Slate, 17.0)
        .with_icon("undo")
        .disabled_because(no_way_back)
        .with_number(2);
    if back.show(pen, rect_at(rect.left(), rect.top(), rect.width(), high)) {
        scene.send_command(JunkyardBotsCommand::StepBack);
    }
    let place = rect_at(rect.left(), rect.bottom() - high, rect.width(), high);
    if Button::new(phrase!("coach-skip-short"), ButtonKind::Slate, 17.0).with_number(3).show(pen, place) {
        scene.send_request(JunkyardRequest::SkipLesson.into());
    }
}

/// Draws the coach: a plain body with a smile in its window, one bulb, and one claw that waves.
pub fn draw_coach(pen: &mut Pen, rect: Rect) {
    let unit = rect.width() / 3.6;
    let body = rect_at(rect.left(), rect.top() + unit * 0.5, unit * 3.0, unit * 3.0);
    let stem = (
        pos2(body.left() + unit * 2.3, body.top() + unit * 0.15),
        pos2(body.left() + unit * 2.52, body.top() - unit * 0.4),
    );
    pen.draw_line(stem.0.into(), stem.1.into(), unit * 0.24, INK);
    pen.draw_line(stem.0.into(), stem.1.into(), unit * 0.11, Color32::from_rgb(0x92, 0xa6, 0xae));
    pen.painter().circle(stem.1, unit * 0.24, YELLOW, Stroke::new(unit * 0.09, INK));
    let claw = pos2(body.right() + unit * 0.45, body.top() + unit * 1.45);
    pen.draw_tile("claw_small", claw, (1.0, 1.0), unit * 1.05, Rotation::Right, Color32::WHITE);
    pen.draw_svg("body", body, Color32::WHITE);
    for x in [1.19, 1.81] {
        let eye =
            Rect::from_center_size(pos2(body.left() + unit * x, body.top() + unit * 1.2), vec2(0.25, 0.36) * unit);
        pen.fill_rect(eye, unit * 0.12, GREEN);
    }
    let middle = body.left() + unit * 1.5;
    let y = body.top() + unit * 1.55;
    let mouth = (-4..=4).map(|step| {
        let part = step as f32 / 4.0;
        pos2(middle + part * unit * 0.35, y + (1.0 - part * part) * unit * 0.16)
    });
    let smile = bevy_egui::egui::Shape::line(mouth.collect(), Stroke::new(unit * 0.1, GREEN));
    pen.painter().add(smile);
}

/// Returns why the lesson does not allow an action yet; `None` if it allows it, or there is no
/// lesson.
pub fn reason_to_wait(scene: &Scene, action: &Action) -> Option<Phrase> {
    use shell::language::InWords;
    let running = lesson_at_table(scene.play)?;
    running.check_action(scene.table, action).err().map(|why| why.phrase())
}
