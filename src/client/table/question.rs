//! A question over the stage, with its two answers.

use bevy_egui::egui::Key;

use super::keys::{shows_caps, step_focus};
use super::regions::Regions;
use super::sign::layout::{show_sign, sign_surface};
use crate::input::{Listener, Shortcut};
use crate::kit::focus::focusable_widgets;
use crate::kit::meanings::Meanings;
use crate::kit::palette::{CREAM, YELLOW};
use crate::kit::panel::Node;
use crate::kit::panel::build::{column, row, spacer, text, wrapped_row};
use crate::kit::spoken::Manner;
use crate::kit::tokens::Space;
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use crate::settings::Settings;
use shell::language::{Phrase, phrase};

/// Width of the sign with a question, in points at the usual text size.
const WIDTH: f32 = 560.0;

/// Question with its reason and its two answers.
#[derive(Clone, Debug)]
pub struct QuestionSign {
    /// The question.
    pub title: Phrase,
    /// The reason for it.
    pub text: Phrase,
    /// Label of the answer that does it.
    pub yes: Phrase,
    /// Label of the answer that leaves all as it is.
    pub no: Phrase,
}

/// Keys of the answers.
const YES: &str = "yes";
const NO: &str = "no";

/// Draws a question with two answers, and returns the one that was given by the pointer. Enter says
/// yes and Escape no, unless Tab or the arrows have chosen an answer, which Enter gives then; the
/// screen listens to these keys. A finger (`is_touched`) has no use for the keys on the buttons.
pub fn draw_question(
    pen: &mut Pen,
    meanings: &mut Meanings,
    regions: &Regions,
    settings: &Settings,
    asked: &QuestionSign,
    is_touched: bool,
) -> Option<bool> {
    let caps = caps_of_answers(pen, settings, is_touched);
    let sign = question_sign(settings, asked, caps);
    let ctx = pen.ui.ctx().clone();
    let others = focusable_widgets(&ctx).len();
    let answers = show_sign(pen, meanings, regions, WIDTH, sign, &[YES, NO]);
    let keys = Listener { ctx: &ctx, shortcuts: &settings.keys };
    step_focus(keys, &focusable_widgets(&ctx)[others..]);
    answers.first().map(|&answer| answer == YES)
}

/// Caps of the keys that say yes and no whatever has the focus.
fn caps_of_answers(pen: &Pen, settings: &Settings, is_touched: bool) -> [Option<String>; 2] {
    let has_caps = shows_caps(pen, settings, is_touched);
    // Enter, the first key for yes, presses the answer that has the focus.
    let yes = settings.keys.keys_of(Shortcut::YES).find(|key| *key != Key::Enter);
    let no = settings.keys.keys_of(Shortcut::NO).next();
    [yes, no].map(|key| key.filter(|_| has_caps).map(|key| pen.tell(&settings.keys.key_cap(key))))
}

/// Describes a question. All of it is read out at once, with the keys that answer it.
fn question_sign<'a>(
    settings: &Settings,
    asked: &'a QuestionSign,
    caps: [Option<String>; 2],
) -> Node<'a, &'static str> {
    let QuestionSign { title, text: reason, yes, no } = asked;
    let keys = &settings.keys;
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
    let [yes_cap, no_cap] = caps;
    let yes = Button::usual(yes, ButtonKind::Danger).with_keycap(yes_cap).as_default().sends(YES).key(YES);
    let no = Button::usual(no, ButtonKind::Slate).with_keycap(no_cap).sends(NO).key(NO);
    let answers = row([spacer(), wrapped_row([no, yes]).gap(Space::M)]);
    column([words, answers]).gap(Space::L).inside(Space::Xl).on(sign_surface())
}
