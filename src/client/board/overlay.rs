//! What lies over the stage for a moment: the hand-over, questions, the choice of who gets the crystal, and faults.

use bevy_egui::egui::{Color32, Rect, Stroke};

use crate::action::Action;
use crate::client::app::request::Request;
use crate::client::app::screen::Screen;
use crate::client::art::fonts::Face;
use crate::client::input::Shortcut;
use crate::client::kit::palette::{CREAM, SECOND, SIGN, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::spoken::{Manner, say};
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::play::{Command, Question, Stand};
use crate::client::scene::contents::Scene;
use crate::language::{Argument, Phrase, phrase};
use crate::parts::{PartId, SeatId};
use crate::round::LegalActions;

/// Draws what is over the stage now.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    match &scene.desk.stand {
        Stand::HandOver { from } => hand_over(pen, scene, *from),
        Stand::Over => over(pen, scene),
        Stand::Play => {
            if let LegalActions::GiveCrystal(seats) = scene.play.choices() {
                crystal(pen, scene, &seats.clone());
            }
        }
        Stand::Reveal { .. } | Stand::Curtain { .. } | Stand::Watch(_) | Stand::Think { .. } => {}
    }
    match scene.question {
        Question::Eject(parts) => eject(pen, scene, parts),
        Question::Pass => {
            let question = Asked {
                title: phrase!("ask-pass"),
                text: phrase!("ask-pass-text"),
                yes: phrase!("turn-pass"),
                no: phrase!("ask-keep-taking"),
            };
            ask(pen, scene, question);
        }
        Question::None => {}
    }
}

fn sign(pen: &Pen, scene: &Scene, width: f32, height: f32, from_bottom: f32, line: Color32) -> Rect {
    let stage = scene.regions.stage;
    let rect = area(stage.center().x - width / 2.0, stage.bottom() - from_bottom - height, width, height);
    pen.panel(rect, 14.0, SIGN);
    pen.frame(rect.shrink(4.0), 11.0, Stroke::new(3.0, line));
    rect
}

/// A sign in the upper right corner of the stage, where robots seldom reach.
fn corner_sign(pen: &Pen, scene: &Scene, line: Color32) -> Rect {
    let stage = scene.regions.stage;
    let rect = area(stage.right() - 312.0, stage.top() + 66.0, 300.0, 146.0);
    pen.panel(rect, 14.0, SIGN);
    pen.frame(rect.shrink(4.0), 11.0, Stroke::new(3.0, line));
    rect
}

fn hand_over(pen: &mut Pen, scene: &mut Scene, from: SeatId) {
    let to = scene.table.state().turn.as_ref().map_or(from, |turn| turn.seat);
    let colour = scene.colour(to);
    let rect = corner_sign(pen, scene, pen.seat(colour));
    pen.chip(rect.left() + 18.0, rect.top() + 18.0, colour, 48.0);
    let name = scene.name(to).to_owned();
    let x = rect.left() + 80.0;
    pen.text((x, rect.top() + 34.0), Anchor::Start, Face::Text, 16.0, SECOND, phrase!("next-is"));
    pen.text_within((x, rect.top() + 62.0), Anchor::Start, Face::Display, 26.0, CREAM, &name, rect.right() - x - 16.0);
    let button = Button::new(phrase!("turn-go-on"), Kind::Primary, 19.0).icon("play").default();
    if button.show(pen, area(rect.left() + 18.0, rect.bottom() - 66.0, rect.width() - 36.0, 50.0)) {
        scene.ask(Command::Advance);
    }
}

fn over(pen: &mut Pen, scene: &mut Scene) {
    let rect = corner_sign(pen, scene, YELLOW);
    let prompt = crate::client::play::prompt::now(scene.table, scene.play, scene.desk);
    let (x, room) = (rect.left() + 20.0, rect.width() - 40.0);
    let sizes =
        (pen.fitting(&prompt.strong, Face::Display, 22.0, room), pen.fitting(&prompt.rest, Face::Text, 16.0, room));
    pen.text((x, rect.top() + 40.0), Anchor::Start, Face::Display, sizes.0, CREAM, &prompt.strong);
    pen.text((x, rect.top() + 66.0), Anchor::Start, Face::Text, sizes.1, SECOND, &prompt.rest);
    let button = Button::new(phrase!("show-results"), Kind::Primary, 19.0).icon("phase_victory").default();
    let place = area(rect.left() + 18.0, rect.bottom() - 66.0, rect.width() - 36.0, 50.0);
    if button.show(pen, place) {
        scene.request(Request::Show(Screen::Victory));
    }
}

fn crystal(pen: &mut Pen, scene: &mut Scene, seats: &[SeatId]) {
    let count = seats.len() as f32;
    let rect = sign(pen, scene, (180.0 * count + 40.0).max(420.0), 190.0, 150.0, YELLOW);
    pen.drawing("boost_crystal", area(rect.left() + 20.0, rect.top() + 16.0, 48.0, 48.0), Color32::WHITE);
    let title = &phrase!("crystal-who");
    let size = pen.fitting(title, Face::Display, 22.0, rect.width() - 90.0);
    pen.text((rect.left() + 78.0, rect.top() + 46.0), Anchor::Start, Face::Display, size, CREAM, title);
    let width = (rect.width() - 40.0 - 12.0 * (count - 1.0)) / count;
    for (number, &seat) in seats.iter().enumerate() {
        let place = area(rect.left() + 20.0 + number as f32 * (width + 12.0), rect.top() + 84.0, width, 66.0);
        let name = scene.name(seat).to_owned();
        if Button::new(&name, Kind::Slate, 19.0)
            .icon(crate::client::art::names::symbol_icon(scene.colour(seat)))
            .nth(number)
            .show(pen, place)
        {
            scene.ask(Command::Do(Action::GiveCrystal(seat)));
        }
        let by_seat = [Shortcut::First, Shortcut::Second, Shortcut::Third, Shortcut::Fourth];
        let key = scene.settings.keys.cap(by_seat[seat.index()]);
        pen.keycap(place.center().x - 12.0, place.bottom() + 6.0, key);
    }
}

fn eject(pen: &mut Pen, scene: &mut Scene, parts: &[PartId]) {
    let names = Argument::list(parts.iter().map(|&part| scene.part_name(part)));
    let question = Asked {
        title: phrase!("ask-done"),
        text: phrase!("ask-done-text", parts = names, count = parts.len()),
        yes: phrase!("ask-eject"),
        no: phrase!("ask-back"),
    };
    ask(pen, scene, question);
}

/// A question, why it is asked, and its two answers.
struct Asked {
    title: Phrase,
    text: Phrase,
    yes: Phrase,
    no: Phrase,
}

/// A question with two answers; Enter says yes and Escape no.
fn ask(pen: &mut Pen, scene: &mut Scene, Asked { title, text, yes, no }: Asked) {
    let rect = sign(pen, scene, 560.0, 210.0, 140.0, YELLOW);
    let size = pen.fitting(&title, Face::Display, 24.0, rect.width() - 56.0);
    pen.text((rect.left() + 28.0, rect.top() + 44.0), Anchor::Start, Face::Display, size, YELLOW, &title);
    let keys = &scene.settings.keys;
    let spoken = phrase!(
        "ask-spoken",
        title = &title,
        text = &text,
        yes_key = keys.cap(Shortcut::Yes),
        yes = &yes,
        no_key = keys.cap(Shortcut::No),
        no = &no
    );
    say(pen.ui.ctx(), "question", rect, Manner::ReadOut, &pen.tell(&spoken));
    let at = rect.min + bevy_egui::egui::vec2(28.0, 58.0);
    let size = 17.0_f32.min(18.0 / pen.look.text);
    pen.paragraph(at, rect.width() - 56.0, Face::Text, size, CREAM, text);
    let y = rect.bottom() - 74.0;
    if Button::new(yes, Kind::Danger, 18.0).default().show(pen, area(rect.right() - 200.0, y, 172.0, 54.0)) {
        scene.ask(Command::Yes);
    }
    if Button::new(no, Kind::Slate, 18.0).show(pen, area(rect.right() - 396.0, y, 184.0, 54.0)) {
        scene.ask(Command::No);
    }
}
