//! Sign with the prompt, described: its height decides the room that robots have.

use bevy_egui::egui::{Color32, Rect};

use crate::client::play::advice::prompt::Prompt;
use client::kit::palette::{LIGHT_RED, SIGN};
use client::kit::panel::build::{choose, icon, keycap, row, seat_chip, sentence, text};
use client::kit::panel::{Node, Surface};
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, Space, TargetHeight};
use client::kit::{Button, ButtonKind, TextStyle};
use shell::language::{Phrase, Text, phrase};
use shell::seats::Colour;

/// Height of the sign with one line, in points: that of its button and the space around it.
pub const HEIGHT: f32 = TargetHeight::Row.points() + 2.0 * Space::Xs.points();

/// Key of the button that advances the game.
pub const GO_ON: &str = "go-on";

/// Facts beside the prompt that the sign shows.
#[derive(Default)]
pub struct PromptFacts<'a> {
    /// Seat that is addressed.
    pub colour: Option<Colour>,
    /// Colour of the edge of the sign, if a seat is addressed.
    pub edge: Color32,
    /// Reason why something that was tried is not possible, in place of the prompt.
    pub why_not: Option<&'a Phrase>,
    /// Keys of the prompt as they are written on them, with their effects.
    pub keys: Vec<(String, &'a Phrase)>,
}

/// Describes the sign. Its keys are left out where the sentence would need more lines beside them;
/// a press advances the game.
pub fn prompt_sign<'a>(prompt: &'a Prompt, facts: &PromptFacts<'a>) -> Node<'a, ()> {
    let chip = facts.colour.map_or_else(Node::empty, |colour| seat_chip(colour, IconSize::Name));
    let edge = facts.colour.map_or(SIGN, |_| facts.edge);
    let contents = if let Some(why) = facts.why_not {
        let reason = text(TextStyle::PROMPT.in_colour(LIGHT_RED), phrase!("as-title", name = why));
        row([icon("cross", IconSize::Text, LIGHT_RED), reason.grow()])
    } else {
        let keys = facts.keys.iter().map(|(cap, effect)| row([keycap(cap.clone()), text(TextStyle::NOTE, *effect)]));
        choose([row([words(prompt).grow()].into_iter().chain(keys)).gap(Space::M), words(prompt)])
    };
    let contents = contents.inside_by(Space::None, Space::Xs).grow();
    let parts = row([chip, contents, go_on_button(prompt)]).gap(Space::M).inside_by(Space::L, Space::Xs);
    parts.silent().on(Surface::Sign(edge))
}

fn words<'a>(prompt: &'a Prompt) -> Node<'a, ()> {
    sentence([(TextStyle::PROMPT, Text::from(&prompt.strong)), (TextStyle::PROMPT_REST, Text::from(&prompt.rest))])
}

/// Describes the button that advances the game, always at the right end of the sign, so that no
/// other button takes its place.
fn go_on_button<'a>(prompt: &'a Prompt) -> Node<'a, ()> {
    let Some(label) = &prompt.go_on else { return Node::empty() };
    let kind = if prompt.waits { ButtonKind::Primary } else { ButtonKind::Slate };
    let button = |icon| Button { default: prompt.waits, icon, ..Button::usual(label, kind) };
    // The words of the prompt are more important than the icon.
    choose([Some("play"), None].map(|icon| button(icon).sends(()).target(TargetHeight::Row).key(GO_ON)))
}

/// Returns a sign as high as the prompt on it needs, and at least as high as it is.
pub fn fit_sign(ruler: &Ruler, sign: Rect, prompt: &Prompt, facts: &PromptFacts) -> Rect {
    let needed = prompt_sign(prompt, facts).needed_height(ruler, sign.width());
    sign.with_max_y(sign.top() + HEIGHT.max(needed))
}
