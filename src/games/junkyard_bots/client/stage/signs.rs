//! Signs over the stage: questions, the choice of the seat that gets the crystal, and the button to
//! the results.

use bevy_egui::egui::Color32;

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
use client::art::names::symbol_icon;
use client::kit::panel::build::{column, even_row, keycap, painted, row, spacer, text};
use client::kit::panel::{Align, Node};
use client::kit::tokens::{IconSize, Space};
use client::kit::{Button, ButtonKind, Pen, TextStyle};
use client::table::question::{self, QuestionSign};
use client::table::result_sign::draw_result_sign;
use client::table::sign::layout::{show_sign, sign_surface};
use shell::language::{Argument, Phrase};
use shell::seats::SeatId;

/// Draws the sign that is over the stage now, if there is one.
pub fn draw_overlay(pen: &mut Pen, scene: &mut Scene) {
    match &scene.interaction.stage {
        TurnStage::Over => {
            let prompt = prompt::current_prompt(scene.table, scene.play, scene.interaction);
            if draw_result_sign(pen, &scene.regions, &prompt, "phase_victory") {
                scene.send_request(Request::Show(Screen::Victory));
            }
        }
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

/// Width of the sign of the crystal, in points.
const CRYSTAL_WIDTH: f32 = 420.0;

fn draw_crystal_choice(pen: &mut Pen, scene: &mut Scene, seats: &[SeatId]) {
    let choices: Vec<_> = seats.iter().map(|&seat| CrystalChoice::of(scene, seat)).collect();
    let width = CRYSTAL_WIDTH.max(crystal_sign(&choices).needed_width(&pen.ruler()) / pen.look.text);
    let sign = crystal_sign(&choices);
    for seat in show_sign(pen, &mut scene.view.meanings, &scene.regions, width, sign, seats) {
        scene.send_command(Command::Do(Action::GiveCrystal(seat)));
    }
}

/// A seat that may get the crystal.
struct CrystalChoice {
    seat: SeatId,
    name: String,
    icon: &'static str,
    /// Key that chooses it.
    cap: Phrase,
}

impl CrystalChoice {
    fn of(scene: &Scene, seat: SeatId) -> Self {
        let by_seat = [shortcuts::FIRST, shortcuts::SECOND, shortcuts::THIRD, shortcuts::FOURTH];
        Self {
            seat,
            name: scene.seat_name(seat).to_owned(),
            icon: symbol_icon(scene.seat_colour(seat)),
            cap: scene.settings.keys.first_key_cap(by_seat[seat.index()]),
        }
    }

    /// Describes the button of the seat, with its key below.
    fn described(&self) -> Node<'_, SeatId> {
        let button = Button::large(&self.name, ButtonKind::Slate).with_icon(self.icon);
        let cap = row([spacer(), keycap(&self.cap).silent(), spacer()]);
        column([button.sends(self.seat).key(self.seat), cap])
    }
}

/// Describes the choice of the seat that gets the crystal.
fn crystal_sign(choices: &[CrystalChoice]) -> Node<'_, SeatId> {
    let side = IconSize::Large.points();
    let crystal = painted(side, side, |pen, rect| pen.draw_svg("boost_crystal", rect, Color32::WHITE));
    let question = text(TextStyle::LARGE_LABEL, phrase!("crystal-who"));
    let words = column([question, text(TextStyle::NOTE, phrase!("crystal-does"))]).gap(Space::Xxs);
    let heading = row([crystal.align(Align::Start), words.grow()]).gap(Space::M);
    let seats = even_row(choices.iter().map(CrystalChoice::described)).gap(Space::M);
    column([heading, seats]).gap(Space::L).inside_by(Space::Xl, Space::L).on(sign_surface())
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

/// Draws a question, and sends its answer.
fn draw_question(pen: &mut Pen, scene: &mut Scene, asked: QuestionSign) {
    let is_touched = scene.view.is_touched;
    match question::draw_question(pen, &mut scene.view.meanings, &scene.regions, scene.settings, &asked, is_touched) {
        Some(true) => scene.send_command(JunkyardBotsCommand::Yes),
        Some(false) => scene.send_command(JunkyardBotsCommand::No),
        None => {}
    }
}
