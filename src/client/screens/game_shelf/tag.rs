//! Tag of a game on the board: the key that chooses the game, and its name.

use bevy_egui::egui::{Color32, Rect, Stroke};

use super::games::GameShelf;
use super::keys::NUMBERS;
use crate::input::Shortcuts;
use crate::kit::palette::{CREAM, INK, YELLOW};
use crate::kit::panel::build::{row, text};
use crate::kit::panel::{Node, State, Surface};
use crate::kit::pen::Pen;
use crate::kit::text::Ruler;
use crate::kit::tokens::{LineWidth, Radius, Space};
use crate::kit::{Anchor, TextStyle};
use shell::language::Phrase;

/// Colours of a tag at rest, and of the light along its upper edge.
const PAPER: Color32 = Color32::from_rgb(0xea, 0xd8, 0xb2);
const LIGHT: Color32 = Color32::from_rgba_premultiplied(128, 128, 128, 128);
const TAG: TextStyle = TextStyle::STRONG.in_colour(INK);

/// Describes a tag. It has a key that chooses the game, the game's name, or both.
pub(super) fn tag<'a, M: 'a>(cap: Option<Phrase>, name: Option<&'a Phrase>, is_chosen: bool) -> Node<'a, M> {
    let cap = cap.map_or_else(Node::empty, |cap| {
        let surface = |pen: &mut Pen, rect: Rect, _: State| pen.fill_rect(rect, Radius::Chip.points(), INK);
        text(TAG.in_colour(CREAM), cap)
            .anchor(Anchor::Middle)
            .inside_by(Space::S, Space::Xxs)
            .on(Surface::Painted(Box::new(surface)))
    });
    let name = name.map_or_else(Node::empty, |name| text(TAG, name));
    let paper = move |pen: &mut Pen, rect: Rect, _: State| draw_paper(pen, rect, is_chosen);
    row([cap, name]).inside_by(Space::S, Space::Xs).on(Surface::Painted(Box::new(paper)))
}

/// Describes the tag of the game at an index, with the longest name that has room in a width, or
/// with its key alone.
pub(super) fn tag_in_width<'a, M: 'a>(
    ruler: &Ruler,
    shelf: &'a GameShelf,
    shortcuts: &Shortcuts,
    number: usize,
    most: f32,
) -> Node<'a, M> {
    let cap = NUMBERS.get(number).map(|shortcut| shortcuts.first_key_cap(*shortcut));
    let is_chosen = number == shelf.number();
    let names = shelf.games().get(number).map(|game| [&game.cover.name, &game.cover.short_name]);
    let named = names.into_iter().flatten().map(|name| tag(cap.clone(), Some(name), is_chosen));
    let mut fitting = named.filter_map(|mut tag| (tag.needed_width(ruler) <= most).then_some(tag));
    fitting.next().unwrap_or_else(|| tag(cap.clone(), None, is_chosen))
}

/// Draws a tag without its words.
fn draw_paper(pen: &Pen, rect: Rect, is_chosen: bool) {
    let round = Radius::Chip.points();
    let edge = Stroke::new(LineWidth::Row.points(), INK);
    pen.draw_rect(rect, round, if is_chosen { YELLOW } else { PAPER }, edge);
    let inner = rect.shrink(LineWidth::Panel.points());
    let light = Stroke::new(LineWidth::Thin.points(), LIGHT);
    pen.painter().hline(inner.left() + round..=inner.right() - round, inner.top(), light);
}
