//! Radio buttons, of which one is chosen.

use crate::kit::palette::{CREAM, INK};
use crate::kit::panel::build::{even_row, icon, row, text};
use crate::kit::panel::{Node, Role, Surface};
use crate::kit::text::{Anchor, TextStyle};
use crate::kit::tokens::{IconSize, Space, TargetHeight};
use shell::language::Text;

/// Radio button with a word, which sends a message.
pub fn choice<'a, M: 'a>(word: impl Into<Text<'a>>, is_chosen: bool, message: M) -> Node<'a, M> {
    on_choice(text(style_of(is_chosen), word).anchor(Anchor::Middle), is_chosen, message)
}

/// Radio button with an icon before its word.
pub fn choice_with_icon<'a, M: 'a>(
    name: &'static str,
    word: impl Into<Text<'a>>,
    is_chosen: bool,
    message: M,
) -> Node<'a, M> {
    let style = style_of(is_chosen);
    on_choice(row([icon(name, IconSize::Text, style.colour), text(style, word)]), is_chosen, message)
}

/// Radio buttons that are equally wide.
pub fn choices<'a, M>(choices: impl IntoIterator<Item = Node<'a, M>>) -> Node<'a, M> {
    even_row(choices)
}

const fn style_of(is_chosen: bool) -> TextStyle {
    TextStyle::STRONG.in_colour(if is_chosen { INK } else { CREAM })
}

fn on_choice<'a, M>(contents: Node<'a, M>, is_chosen: bool, message: M) -> Node<'a, M> {
    contents
        .inside_by(Space::S, Space::Xs)
        .target(TargetHeight::Action)
        .on(Surface::Choice { is_chosen })
        .press(message)
        .role(Role::Radio { is_chosen })
}
