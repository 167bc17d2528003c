//! The sign over the stage with the prompt, or with the reason why something is not possible. Its
//! height decides the room that is left on the stage.
//!
//! - [`layout`]: the places of other signs over the stage.

pub mod layout;

use bevy_egui::egui::{Color32, Rect, vec2};

use crate::input::Shortcut;
use crate::kit::meanings::Meanings;
use crate::kit::palette::{LIGHT_RED, SIGN};
use crate::kit::panel::build::{choose, icon, keycap, row, seat_chip, sentence, text};
use crate::kit::panel::{Node, Surface, place};
use crate::kit::spoken::{join_parts, join_sentences};
use crate::kit::text::Ruler;
use crate::kit::tokens::{IconSize, Space, TargetHeight};
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use crate::play::game::ClientGame;
use crate::play::interaction::Interaction;
use crate::play::playing::Play;
use crate::settings::{ReadingTime, Settings, UndoTime};
use crate::table::prompt::Prompt;
use crate::table::regions;
use shell::language::{Phrase, Text, phrase};
use shell::seats::Colour;

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

/// Describes the sign. The last of its keys are left out where the sentence would need more lines
/// beside them; a press advances the game.
pub fn prompt_sign<'a>(prompt: &'a Prompt, facts: &PromptFacts<'a>) -> Node<'a, ()> {
    let chip = facts.colour.map_or_else(Node::empty, |colour| seat_chip(colour, IconSize::Name));
    let edge = facts.colour.map_or(SIGN, |_| facts.edge);
    let contents = if let Some(why) = facts.why_not {
        let reason = text(TextStyle::PROMPT.in_colour(LIGHT_RED), phrase!("as-title", name = why));
        row([icon("cross", IconSize::Text, LIGHT_RED), reason.grow()])
    } else {
        let key = |(cap, effect): &(String, &'a Phrase)| row([keycap(cap.clone()), text(TextStyle::NOTE, *effect)]);
        let with_keys = |count: usize| {
            let keys = facts.keys.iter().take(count).map(key);
            row([words(prompt).grow()].into_iter().chain(keys)).gap(Space::M)
        };
        choose((1..=facts.keys.len()).rev().map(with_keys).chain([words(prompt)]))
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
    let sign = if prompt.sends { "elsewhere" } else { "play" };
    choose([Some(sign), None].map(|icon| button(icon).sends(()).target(TargetHeight::Row).key(GO_ON)))
}

/// Returns a sign as high as the prompt on it needs, and at least as high as it is.
pub fn fit_sign(ruler: &Ruler, sign: Rect, prompt: &Prompt, facts: &PromptFacts) -> Rect {
    let needed = prompt_sign(prompt, facts).needed_height(ruler, sign.width());
    sign.with_max_y(sign.top() + regions::PROMPT.max(needed))
}

/// Prompt with the facts of the table that decide how its sign is drawn.
pub struct DrawnPrompt<'a> {
    /// The prompt.
    pub prompt: &'a Prompt,
    /// Colour of the seat that is addressed.
    pub colour: Option<Colour>,
    /// Reason why something that was tried is not possible, in place of the prompt.
    pub why_not: Option<&'a Phrase>,
    /// Number of refused attempts; the sign shakes once for each.
    pub refusals: u32,
    /// Whether the pointer is a finger, which has no use for keys.
    pub is_touched: bool,
    /// Settings of the player.
    pub settings: &'a Settings,
}

impl<'a> DrawnPrompt<'a> {
    /// Prompt at the table of a game.
    pub fn at_table<G: ClientGame>(
        prompt: &'a Prompt,
        play: &Play<G>,
        interaction: &'a Interaction<G>,
        settings: &'a Settings,
        is_touched: bool,
    ) -> Self {
        let colour = prompt.seat.map(|seat| play.seat(seat).colour);
        let why_not = interaction.reason_not.as_ref();
        Self { prompt, colour, why_not, refusals: interaction.refusals, is_touched, settings }
    }
}

/// Draws the sign with the prompt and its keys, at least as high as `room`, the region of the
/// prompt. Returns whether its button was pressed and the press counts: the game goes on then.
pub fn draw_prompt_sign(pen: &mut Pen, meanings: &mut Meanings, room: Rect, drawn: &DrawnPrompt) -> bool {
    let facts = PromptFacts {
        colour: drawn.colour,
        edge: drawn.colour.map_or(SIGN, |colour| pen.seat_colour(colour)),
        why_not: drawn.why_not,
        keys: shown_keys(pen, drawn),
    };
    let rect = fit_sign(&pen.ruler(), room, drawn.prompt, &facts);
    let rect = rect.with_max_y(rect.bottom().max(room.bottom()));
    let rect = rect.translate(vec2(shake_offset(pen, drawn), 0.0));
    let mut placed = place(&pen.ruler(), rect, prompt_sign(drawn.prompt, &facts));
    let ctx = pen.ui.ctx();
    let accepts = placed.rect_of(GO_ON).is_some_and(|button| meanings.accepts_press(ctx, button, GO_ON));
    !placed.show(pen).is_empty() && accepts
}

/// Keys of the prompt as they are written on them, with their effects, unless the player does
/// without them.
fn shown_keys<'a>(pen: &Pen, drawn: &DrawnPrompt<'a>) -> Vec<(String, &'a Phrase)> {
    if drawn.is_touched || !drawn.settings.shows_keys {
        return Vec::new();
    }
    let cap = |&shortcut: &Shortcut| pen.tell(&drawn.settings.keys.first_key_cap(shortcut));
    let caps = |of: &[Shortcut]| of.iter().map(cap).collect::<Vec<_>>().join(" ");
    drawn.prompt.keys.iter().map(|(of, effect)| (caps(of), effect)).collect()
}

/// Seconds for which the prompt shakes at the usual speed, and the number of times and the distance
/// in points that it does.
const SHAKE: (f32, f32, f32) = (0.22, 3.0, Space::Xs.points());

/// Horizontal offset of the prompt, in points: it shakes when something is not possible.
fn shake_offset(pen: &Pen, drawn: &DrawnPrompt) -> f32 {
    if drawn.refusals == 0 || drawn.settings.reduced_motion {
        return 0.0;
    }
    let (seconds, times, distance) = SHAKE;
    let seconds = seconds * drawn.settings.speed.factor();
    let part = pen.progress_since_change("refusals", drawn.refusals.into(), seconds);
    (part * times * std::f32::consts::TAU).sin() * distance * (1.0 - part)
}

/// Words of the sign for a screen reader: the reason why something was not possible, or the prompt
/// with its keys. The first of them is the one that goes on, if the game waits for it.
pub fn spoken_prompt(prompt: Prompt, why_not: Option<&Phrase>, settings: &Settings) -> Phrase {
    if let Some(why) = why_not {
        return phrase!("spoken-why-not", why = why);
    }
    let go_on = prompt.go_on.filter(|_| prompt.waits || may_wait(settings));
    let go_on = go_on.map(|label| settings.keys.effect_in_words(&[Shortcut::CONFIRM], &label));
    let keys = prompt.keys.iter().map(|(of, does)| settings.keys.effect_in_words(of, does));
    let keys = join_sentences(go_on.into_iter().chain(keys));
    join_parts(settings.language(), [prompt.strong, prompt.rest, keys])
}

/// Whether what usually ends by itself may wait for a press.
fn may_wait(settings: &Settings) -> bool {
    settings.reading_time == ReadingTime::UntilPressed || settings.undo_time == UndoTime::UntilPressed
}
