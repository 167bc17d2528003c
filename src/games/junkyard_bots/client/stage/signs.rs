//! Signs over the stage: questions, the choice of the seat that gets the crystal, and the button to
//! the results.

use bevy_egui::egui::{Color32, Memory};

use super::sign_layout::{show_corner_sign, show_sign, sign_surface};
use crate::action::Action;
use crate::client::play::advice::prompt;
use crate::client::play::{Command, JunkyardBotsCommand, Question, TurnStage};
use crate::client::scene::contents::Scene;
use crate::client::shortcuts;
use crate::client::table_screen::key_choice::step_of_choice;
use crate::messages::phrase;
use crate::parts::PartId;
use crate::round::LegalActions;
use client::app::request::Request;
use client::app::screen::Screen;
use client::art::names::symbol_icon;
use client::input::{Listener, Shortcut};
use client::kit::focus::{FocusKind, Focusable, focusable_widgets, give_focus};
use client::kit::palette::{CREAM, YELLOW};
use client::kit::panel::build::{column, even_row, keycap, painted, row, spacer, text, wrapped_row};
use client::kit::panel::{Align, Node};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Space};
use client::kit::{Button, ButtonKind, Pen, TextStyle};
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

/// Width of the sign with the result, of that of the crystal and of a question, in points.
const RESULT_WIDTH: f32 = 300.0;
const CRYSTAL_WIDTH: f32 = 420.0;
const QUESTION_WIDTH: f32 = 560.0;
/// Distance of a sign from the lower edge of the stage, in points: above the feet of most robots.
const FROM_BOTTOM: f32 = 140.0;

fn draw_result_sign(pen: &mut Pen, scene: &mut Scene) {
    let prompt = prompt::current_prompt(scene.table, scene.play, scene.interaction);
    let button = Button::large(phrase!("show-results"), ButtonKind::Primary).with_icon("phase_victory").as_default();
    let contents = [text(TextStyle::LARGE_LABEL, &prompt.strong), text(TextStyle::NOTE, &prompt.rest)];
    let sign = column(contents).and([button.sends(())]).gap(Space::M).inside(Space::L).at_least_wide(RESULT_WIDTH);
    if !show_corner_sign(pen, scene, sign.on(sign_surface())).is_empty() {
        scene.send_request(Request::Show(Screen::Victory));
    }
}

fn draw_crystal_choice(pen: &mut Pen, scene: &mut Scene, seats: &[SeatId]) {
    let choices: Vec<_> = seats.iter().map(|&seat| CrystalChoice::of(scene, seat)).collect();
    let width = CRYSTAL_WIDTH.max(crystal_sign(&choices).needed_width(&pen.ruler()) / pen.look.text);
    for seat in show_sign(pen, scene, (width, FROM_BOTTOM), crystal_sign(&choices), seats) {
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

/// Question with its reason and its two answers.
struct QuestionSign {
    title: Phrase,
    text: Phrase,
    yes: Phrase,
    no: Phrase,
}

/// Keys of the answers.
const YES: &str = "yes";
const NO: &str = "no";

/// Draws a question with two answers; Enter says yes and Escape no, unless Tab or the arrows have
/// chosen an answer, which Enter gives then.
fn draw_question(pen: &mut Pen, scene: &mut Scene, asked: QuestionSign) {
    let sign = question_sign(scene, &asked);
    let ctx = pen.ui.ctx().clone();
    let others = focusable_widgets(&ctx).len();
    for answer in show_sign(pen, scene, (QUESTION_WIDTH, FROM_BOTTOM), sign, &[YES, NO]) {
        scene.send_command(if answer == YES { JunkyardBotsCommand::Yes } else { JunkyardBotsCommand::No });
    }
    let keys = Listener { ctx: &ctx, shortcuts: &scene.settings.keys };
    step_between(keys, &focusable_widgets(&ctx)[others..]);
}

/// Moves the keyboard focus from one answer to the next or the one before, and to nothing else of
/// the table. The default answer has it until then.
fn step_between(keys: Listener, answers: &[Focusable]) {
    let Some(step) = step_of_choice(keys) else { return };
    let focused = keys.ctx.memory(Memory::focused);
    let default = || answers.iter().position(|answer| answer.kind == FocusKind::Default);
    let Some(at) = answers.iter().position(|answer| Some(answer.id) == focused).or_else(default) else { return };
    let beside = if step > 0 { at + 1 } else { at + answers.len() - 1 };
    give_focus(keys.ctx, answers[beside % answers.len()].id);
}

/// Describes a question. All of it is read out at once, with the keys that answer it.
fn question_sign<'a>(scene: &Scene, asked: &'a QuestionSign) -> Node<'a, &'static str> {
    let QuestionSign { title, text: reason, yes, no } = asked;
    let keys = &scene.settings.keys;
    let spoken = phrase!(
        "ask-spoken",
        title = title,
        text = reason,
        yes_key = keys.first_key_cap(Shortcut::YES),
        yes = yes,
        no_key = keys.first_key_cap(Shortcut::NO),
        no = no
    );
    let words = [text(TextStyle::SECTION.in_colour(YELLOW), title), text(TextStyle::LEAD.in_colour(CREAM), reason)];
    let words = column(words).reads(Manner::ReadOut, spoken);
    let yes = Button::usual(yes, ButtonKind::Danger).as_default().sends(YES).key(YES);
    let no = Button::usual(no, ButtonKind::Slate).sends(NO).key(NO);
    let answers = row([spacer(), wrapped_row([no, yes]).gap(Space::M)]);
    column([words, answers]).gap(Space::L).inside(Space::Xl).on(sign_surface())
}
