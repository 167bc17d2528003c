//! Entries of a list of pages at a dialog's left.

use crate::kit::palette::{CREAM, INK};
use crate::kit::panel::build::{row, text};
use crate::kit::panel::{Node, Role, Surface};
use crate::kit::text::TextStyle;
use crate::kit::tokens::{Space, TargetHeight};
use shell::language::Phrase;

/// Entry with a picture and a name. A narrow one shows only the picture, and the name as a hint.
pub fn list_entry<'a, M: 'a>(
    picture: Node<'a, M>,
    name: Phrase,
    is_chosen: bool,
    is_narrow: bool,
    message: M,
) -> Node<'a, M> {
    let style = if is_chosen { TextStyle::ENTRY_CHOSEN.in_colour(INK) } else { TextStyle::ENTRY.in_colour(CREAM) };
    let id = name.id().to_owned();
    let contents = if is_narrow {
        row([picture.grow()])
    } else {
        row([picture, text(style, name.clone()).grow()]).gap(Space::M).inside_by(Space::S, Space::Xs)
    };
    let entry = contents
        .inside_by(if is_narrow { Space::Xs } else { Space::L }, Space::Xs)
        .target(TargetHeight::Row)
        .on(Surface::Entry { is_chosen })
        .press(message)
        .role(Role::Radio { is_chosen })
        .called(name.clone())
        .key(id);
    if is_narrow { entry.hint(name) } else { entry }
}
