//! The sign with the choice of a build effect: how many Junk Codes leave the game, or who is
//! delayed (4.7).

use crate::action::Action;
use crate::client::play::Command;
use crate::client::scene::Scene;
use crate::messages::phrase;
use client::kit::panel::build::{column, even_row, text};
use client::kit::tokens::Space;
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use client::table::sign::layout::{show_sign, sign_surface};
use shell::language::Phrase;

/// Width of the sign, in points at the usual text size.
const WIDTH: f32 = 380.0;

/// BuildAnswer on the sign: its name among all widgets, and its number.
type BuildAnswer = (&'static str, usize);

/// Draws the sign, if such a choice is due.
pub fn draw_choice_sign(pen: &mut Pen, scene: &mut Scene) {
    if !scene.is_open() {
        return;
    }
    let answer = |action: &Action| matches!(action, Action::Purge(_) | Action::Delay(_));
    let actions: Vec<Action> = scene.play.choices().actions.iter().filter(|action| answer(action)).cloned().collect();
    let title = match actions.first() {
        Some(Action::Purge(_)) => phrase!("scrapyard-sign-purge"),
        Some(Action::Delay(_)) => phrase!("scrapyard-sign-delay"),
        _ => return,
    };
    let label = |action: &Action| match action {
        Action::Delay(seat) => Phrase::words(scene.seat_name(*seat)),
        Action::Purge(number) => Phrase::words(number.to_string()),
        _ => Phrase::default(),
    };
    let answers: Vec<BuildAnswer> = (0..actions.len()).map(|number| ("answer-of-a-build-effect", number)).collect();
    let buttons = answers
        .iter()
        .zip(&actions)
        .map(|(answer, action)| Button::usual(label(action), ButtonKind::Slate).sends(*answer).key(*answer));
    let heading = text(TextStyle::STRONG, title).anchor(Anchor::Middle);
    let sign = column([heading, even_row(buttons).gap(Space::S)]).gap(Space::M).inside(Space::L).on(sign_surface());
    let regions = scene.regions.clone();
    let pressed = show_sign(pen, &mut scene.view.meanings, &regions, WIDTH, sign, &answers);
    if let Some(action) = pressed.first().and_then(|answer| actions.get(answer.1)) {
        scene.send_command(Command::Do(action.clone()));
    }
}
