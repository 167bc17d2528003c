//! Wells with the facts about a game: players, time, lessons and saved games.

use super::games::ShelvedGame;
use crate::kit::TextStyle;
use crate::kit::palette::{GREEN, YELLOW};
use crate::kit::panel::build::{icon, row, spacer, text, wrapped_row};
use crate::kit::panel::{Node, Surface};
use crate::kit::tokens::{IconSize, Space, TargetHeight};
use crate::kit::widgets::figure::lamps;
use shell::language::Phrase;

/// Describes the wells of a game, side by side in as many rows as they need. Those of a row share
/// its width.
pub(super) fn wells<'a, M: 'a>(game: &ShelvedGame) -> Node<'a, M> {
    let count = game.cover.lessons;
    let is_done = game.lessons_done >= count;
    let lessons = game.lessons_in_words().map(|words| {
        // A lamp for each lesson, of which those that are done are lit.
        well(if is_done { sign("check") } else { lamps(count, game.lessons_done, GREEN) }, words)
    });
    let saved = game.saved_in_words().map(|words| well(sign("save"), words));
    let always =
        [well(sign("human"), game.cover.players_in_words()), well(sign("clock"), game.cover.minutes_in_words())];
    wrapped_row(always.into_iter().chain(lessons).chain(saved))
}

fn sign<'a, M: 'a>(name: &'static str) -> Node<'a, M> {
    icon(name, IconSize::Text, YELLOW)
}

/// Describes a well with a fact after its sign.
fn well<'a, M: 'a>(sign: Node<'a, M>, words: Phrase) -> Node<'a, M> {
    row([spacer(), sign, text(TextStyle::STRONG, words), spacer()])
        .inside_by(Space::S, Space::M)
        .target(TargetHeight::Action)
        .on(Surface::Well)
        .grow()
}
