//! A piece of advice over the stage: the move that it advises and the reason.

use bevy_egui::egui::{Id, Rect, Sense};

use crate::input::Shortcut;
use crate::kit::palette::YELLOW;
use crate::kit::panel::build::{choose, column, icon, keycap, row, text};
use crate::kit::panel::{Node, Surface, show_panel};
use crate::kit::spoken::{Manner, add_spoken_text};
use crate::kit::tokens::{IconSize, Space};
use crate::kit::{Pen, TextStyle};
use crate::settings::Settings;
use shell::language::{Phrase, phrase};

/// A piece of advice in words.
#[derive(Clone, Copy, Debug)]
pub struct AdviceWords<'a> {
    /// Sentence about the move.
    pub action: &'a Phrase,
    /// Sentence with the reason.
    pub reason: &'a Phrase,
}

/// Draws the sign with the advice in place of the prompt, whose region is `room`. Returns whether a
/// click closes it.
pub fn draw_advice_sign(pen: &mut Pen, room: Rect, settings: &Settings, advice: AdviceWords) -> bool {
    let cap = settings.keys.first_key_cap(Shortcut::HINT);
    let high = advice_sign(advice, &cap).needed_height(&pen.ruler(), room.width());
    let rect = room.with_max_y(room.top() + high);
    let is_clicked = pen.ui.interact(rect, Id::new("advice"), Sense::click()).clicked();
    let spoken = phrase!("spoken-both", first = advice.action, second = advice.reason);
    add_spoken_text(pen.ui.ctx(), "advice", rect, Manner::ReadOut, &pen.tell(&spoken));
    show_panel(pen, rect, advice_sign(advice, &cap));
    is_clicked
}

/// Describes the advice and its reason. The key that closes it is left out where it would cost
/// lines: the player has just pressed it.
fn advice_sign<'a>(advice: AdviceWords<'a>, cap: &'a Phrase) -> Node<'a, ()> {
    let words = || {
        let lines = [text(TextStyle::PROMPT, advice.action), text(TextStyle::PROMPT_REST, advice.reason)];
        column(lines).gap(Space::Xxs).grow()
    };
    let key = row([keycap(cap), text(TextStyle::NOTE, phrase!("advice-close"))]);
    let contents = choose([row([words(), key]).gap(Space::L), words()]).grow();
    let sign = icon("hint", IconSize::Name, YELLOW);
    row([sign, contents]).gap(Space::M).inside_by(Space::L, Space::S).silent().on(Surface::Sign(YELLOW))
}
