//! Hint in puzzles how to turn a part in hand. Other games give it in the prompt, where a puzzle
//! shows its goal.

use crate::client::play::puzzle_at_table;
use crate::client::scene::contents::Scene;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::round::LegalActions;
use client::kit::TextStyle;
use client::kit::panel::build::{keycap, row, text};
use client::kit::panel::{Align, Node};

/// Describes the hint for the present choice: a keycap, which a finger has none of, and words.
/// `None` if no part is placed by that choice, or outside puzzles.
pub fn turning_hint<'a, M: 'a>(scene: &Scene) -> Option<Node<'a, M>> {
    let places = matches!(scene.play.choices(), LegalActions::Take(_) | LegalActions::Build(_));
    if !places || puzzle_at_table(scene.play).is_none() {
        return None;
    }
    if scene.view.is_touched {
        return Some(text(TextStyle::NOTE, phrase!("puzzle-turns-by-finger")));
    }
    let cap = keycap(scene.settings.keys.first_key_cap(shortcuts::TURN));
    Some(row([cap.align(Align::Start), text(TextStyle::NOTE, phrase!("puzzle-turns")).grow()]))
}
