//! Signs over the stage: questions, the choice of the seat that gets the crystal, and the button to
//! the results.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use super::sign_layout::{CornerSign, Sign};
use crate::action::Action;
use crate::client::play::advice::prompt;
use crate::client::play::{Command, JunkyardBotsCommand, Question, TurnStage};
use crate::client::scene::contents::Scene;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::parts::PartId;
use crate::round::LegalActions;
use client::app::request::Request;
use client::app::screen::Screen;
use client::art::fonts::Face;
use client::art::names::symbol_icon;
use client::input::Shortcut;
use client::kit::palette::{CREAM, SECOND, YELLOW};
use client::kit::pen::rect_at;
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::{Anchor, Button, ButtonKind, Pen};
use shell::language::{Argument, Phrase};
use shell::seats::SeatId;

/// Draws the sign that is over the stage now, if there is one.
pub fn draw_overlay(pen: &mut Pen, scene: &mut Scene) {
    match &scene.interaction.stage {
        TurnStage::Over => draw_result_sign(pen, scene),
        TurnStage::Choosing => {
            if let LegalActions::GiveCrystal(seats) = scene.play.choices() {
                draw_crystal_choice(pen, scene, &seats.clone());
            }
        }
        _ => {}
    }
    match scene.question {
        Question::Eject(parts) => ask_about_ejection(pen, scene, parts),
        Question::Pass => {
            draw_question(pen, scene, pass_question(phrase!("ask-pass-text"), phrase!("ask-keep-taking")));
        }
        Question::HoldFire => {
            draw_question(pen, scene, pass_question(phrase!("ask-hold-fire-text"), phrase!("ask-aim-on")));
        }
        Question::StopDrawing => {
            let question = QuestionSign {
                title: phrase!("ask-stop"),
                text: phrase!("ask-stop-text"),
                yes: phrase!("turn-stop"),
                no: phrase!("ask-draw-on"),
            };
            draw_question(pen, scene, question);
        }
        Question::ThrowInVain(target) => {
            let question = QuestionSign {
                title: phrase!("ask-throw-in-vain"),
                text: phrase!("ask-throw-in-vain-text", name = scene.seat_name(*target)),
                yes: phrase!("bombs-throw"),
                no: phrase!("ask-aim-on"),
            };
            draw_question(pen, scene, question);
        }
        Question::GiveUp => {
            let question = QuestionSign {
                title: phrase!("ask-give-up"),
                text: phrase!("ask-give-up-text"),
                yes: phrase!("puzzle-give-up"),
                no: phrase!("ask-try-on"),
            };
            draw_question(pen, scene, question);
        }
        Question::None => {}
    }
}

/// Question before a pass: its text, and the label of the answer that does not pass.
fn pass_question(text: Phrase, no: Phrase) -> QuestionSign {
    QuestionSign { title: phrase!("ask-pass"), text, yes: phrase!("turn-pass"), no }
}

fn draw_result_sign(pen: &mut Pen, scene: &mut Scene) {
    let prompt = prompt::current_prompt(scene.table, scene.play, scene.interaction);
    let sign = CornerSign {
        colour: None,
        lines: [(prompt.strong, Face::Display, 22.0, CREAM, 40.0), (prompt.rest, Face::Text, 16.0, SECOND, 66.0)],
        button: Button::new(phrase!("show-results"), ButtonKind::Primary, 19.0).with_icon("phase_victory").as_default(),
    };
    if sign.draw_sign(pen, scene.regions.stage, scene.regions.prompt) {
        scene.send_request(Request::Show(Screen::Victory));
    }
}

/// Usual width of a seat's button, the gap between two of them, and their height, in points.
const SEAT: (f32, f32, f32) = (180.0, 12.0, 66.0);
/// Sizes of the crystal's question and of its explanation, in points.
const WHO: f32 = 22.0;
const DOES: f32 = 16.0;

fn draw_crystal_choice(pen: &mut Pen, scene: &mut Scene, seats: &[SeatId]) {
    let names: Vec<&str> = seats.iter().map(|&seat| scene.seat_name(seat)).collect();
    let widest = names.iter().map(|name| pen.button_width(*name, 19.0, true)).fold(0.0, f32::max);
    let most = pen.ui.ctx().content_rect().width() - 40.0;
    let count = seats.len() as f32;
    let gap = SEAT.1;
    let title = pen.measure(phrase!("crystal-who"), Face::Display, WHO) + 98.0;
    let title = title.max(pen.measure(phrase!("crystal-does"), Face::Text, DOES) + 98.0);
    let drawn = (SEAT.0 * count + 40.0).max(420.0);
    let wide = drawn.max(title).max((widest + gap) * count + 40.0).min(most);
    // Names that are too long for one row are in several.
    let columns = (((wide - 40.0 + gap) / (widest + gap)) as usize).clamp(1, seats.len().max(1));
    let rows = seats.len().div_ceil(columns) as f32;
    let tall = pen.button_height(SEAT.2, 19.0);
    let cap = 6.0 + 26.0 * pen.look.text;
    let does = pen.height(phrase!("crystal-does"), Face::Text, DOES, wide - 98.0);
    let top = 47.0 + pen.height(phrase!("crystal-who"), Face::Display, WHO, wide - 98.0) + does + 10.6;
    let height = (top + rows * (tall + cap) + 8.0).max(190.0);
    Sign { size: (wide, height), from_bottom: 150.0, line: YELLOW }.draw_sign(pen, scene, |pen, scene, rect| {
        pen.draw_svg("boost_crystal", rect_at(rect.left() + 20.0, rect.top() + 16.0, 48.0, 48.0), Color32::WHITE);
        let at = pos2(rect.left() + 78.0, rect.top() + 47.0 - pen.size(WHO) * 0.965);
        let at = pos2(at.x, at.y.max(rect.top() + 12.0));
        let high = pen.lines(at, Anchor::Start, Face::Display, WHO, CREAM, phrase!("crystal-who"), wide - 98.0);
        let at = at + vec2(0.0, high + 2.0);
        pen.lines(at, Anchor::Start, Face::Text, DOES, SECOND, phrase!("crystal-does"), wide - 98.0);
        let width = (rect.width() - 40.0 - gap * (columns as f32 - 1.0)) / columns as f32;
        for (number, &seat) in seats.iter().enumerate() {
            let column = (number % columns) as f32;
            let row = (number / columns) as f32;
            let y = rect.bottom() - 8.0 - (rows - row) * (tall + cap);
            let place = rect_at(rect.left() + 20.0 + column * (width + gap), y, width, tall);
            draw_crystal_button(pen, scene, place, seat, number);
        }
    });
}

/// Draws the button of a seat that may get the crystal, with its key below.
fn draw_crystal_button(pen: &mut Pen, scene: &mut Scene, place: Rect, seat: SeatId, number: usize) {
    let name = scene.seat_name(seat).to_owned();
    let icon = symbol_icon(scene.seat_colour(seat));
    let button = Button::new(&name, ButtonKind::Slate, 19.0).with_icon(icon).with_number(number);
    if scene.draw_button(pen, button, place, ("crystal", seat)) {
        scene.send_command(Command::Do(Action::GiveCrystal(seat)));
    }
    let by_seat = [shortcuts::FIRST, shortcuts::SECOND, shortcuts::THIRD, shortcuts::FOURTH];
    let key = scene.settings.keys.first_key_cap(by_seat[seat.index()]);
    pen.draw_keycap(place.center().x - 12.0, place.bottom() + 6.0, key);
}

fn ask_about_ejection(pen: &mut Pen, scene: &mut Scene, parts: &[PartId]) {
    let names = Argument::list(parts.iter().map(|&part| scene.part_name(part)));
    let question = QuestionSign {
        title: phrase!("ask-done"),
        text: phrase!("ask-done-text", parts = names, count = parts.len()),
        yes: phrase!("ask-eject"),
        no: phrase!("ask-back"),
    };
    draw_question(pen, scene, question);
}

/// Question with its reason and its two answers.
struct QuestionSign {
    title: Phrase,
    text: Phrase,
    yes: Phrase,
    no: Phrase,
}

/// Sizes of a question, of its reason, and of its answers, in points.
const QUESTION: (f32, f32, f32) = (24.0, 17.0, 18.0);

/// Draws a question with two answers; Enter says yes and Escape no.
fn draw_question(pen: &mut Pen, scene: &mut Scene, asked: QuestionSign) {
    let [yes, no] = [(&asked.yes, 172.0_f32), (&asked.no, 184.0)]
        .map(|(label, drawn)| drawn.max(pen.button_width(label, QUESTION.2, false)));
    let most = pen.ui.ctx().content_rect().width() - 40.0;
    let wide = 560.0_f32.max(yes + no + 68.0).max(pen.longest_word(&asked.title, Face::Display, QUESTION.0)).min(most);
    let room = wide - 56.0;
    let tall = pen.button_height(54.0, QUESTION.2);
    let title = pen.height(&asked.title, Face::Display, QUESTION.0, room);
    let text = pen.height(&asked.text, Face::Text, QUESTION.1, room);
    // Distances of the title and of the text from the upper edge.
    let first = 21.8;
    let second = 21.8 + title + 7.4;
    let height = (second + text + 18.0 + tall + 20.0).max(210.0);
    Sign { size: (wide, height), from_bottom: 140.0, line: YELLOW }.draw_sign(pen, scene, |pen, scene, rect| {
        speak_question(pen, scene, rect, &asked);
        let at = rect.min + vec2(28.0, first);
        pen.lines(at, Anchor::Start, Face::Display, QUESTION.0, YELLOW, &asked.title, room);
        let at = rect.min + vec2(28.0, second);
        pen.lines(at, Anchor::Start, Face::Text, QUESTION.1, CREAM, &asked.text, room);
        let y = rect.bottom() - 20.0 - tall;
        let place = rect_at(rect.right() - 28.0 - yes, y, yes, tall);
        let yes = Button::new(&asked.yes, ButtonKind::Danger, QUESTION.2).as_default();
        if scene.draw_button(pen, yes, place, "yes") {
            scene.send_command(JunkyardBotsCommand::Yes);
        }
        let place = rect_at(place.left() - 12.0 - no, y, no, tall);
        if scene.draw_button(pen, Button::new(&asked.no, ButtonKind::Slate, QUESTION.2), place, "no") {
            scene.send_command(JunkyardBotsCommand::No);
        }
    });
}

/// Reads out a question with the keys that answer it.
fn speak_question(pen: &Pen, scene: &Scene, rect: Rect, QuestionSign { title, text, yes, no }: &QuestionSign) {
    let keys = &scene.settings.keys;
    let spoken = phrase!(
        "ask-spoken",
        title = title,
        text = text,
        yes_key = keys.first_key_cap(Shortcut::YES),
        yes = yes,
        no_key = keys.first_key_cap(Shortcut::NO),
        no = no
    );
    add_spoken_text(pen.ui.ctx(), "question", rect, Manner::ReadOut, &pen.tell(&spoken));
}
