//! The tile sets to choose from, a card for each: some of its tiles, its description, and
//! statistics of games with it. Beside them a card for a tile set from a file.

use bevy_egui::egui::{Rect, Stroke};

use super::cards::TileSetCard;
use super::form::{Form, FormPress};
use super::statistics::{draw_tiles, statistics_row};
use crate::messages::phrase;
use crate::parts::catalogue;
use client::app::sheet::has_large_text;
use client::kit::palette::{CARD, CREAM, INK, INSET, LINE, RAISED, YELLOW, YELLOW_WELL};
use client::kit::panel::build::{choose, column, even_row, icon, painted, row, spacer, text};
use client::kit::panel::{Node, Role, State, Surface};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};
use client::screens::new_game::data_files::ChooseDataFile;

/// Width of a card, in points at the usual text size: five tiles can be told apart on it.
const CARD_WIDTH: f32 = 205.0;

/// Describes the heading above the cards, with its explanation on the same line or below it.
pub(crate) fn junkyard_heading<'a>() -> Node<'a, FormPress> {
    let words = || {
        [
            text(TextStyle::NAME.in_colour(YELLOW), phrase!("new-game-junkyard")),
            text(TextStyle::NOTE, phrase!("new-game-junkyard-about")),
        ]
    };
    choose([row(words()).gap(Space::L), column(words()).gap(Space::None)])
}

/// Describes the cards side by side, or two in a row where text is large.
pub(crate) fn junkyard_cards<'a>(pen: &Pen, form: &Form, cards: &'a [TileSetCard]) -> Node<'a, FormPress> {
    let width = CARD_WIDTH * pen.look.text;
    let is_large = has_large_text(pen);
    let described = cards.iter().enumerate().map(|(number, card)| {
        tile_set_card(card, number, number == form.own.junkyard, is_large).with_widths(width, width)
    });
    if is_large {
        return even_row(described.chain([file_card(false).with_widths(width, width)]));
    }
    // Beside the card of a file there is only a button for another.
    let is_button = cards.len() > catalogue::bundled_tile_sets().len();
    row([even_row(described).grow().fill(), file_card(is_button).fill()])
}

/// Describes a card. Its picture takes the height that the words leave; where text is large, the
/// form scrolls, and there is room for one in any case.
fn tile_set_card<'a>(card: &'a TileSetCard, number: usize, is_chosen: bool, is_large: bool) -> Node<'a, FormPress> {
    let tiles = painted(0.0, 0.0, |pen, rect| draw_tiles(pen, rect, card)).grow();
    let mark = if is_chosen {
        let side = IconSize::Text.points();
        painted(side, side, |pen, rect| pen.draw_check_mark(rect.center(), rect.width() / 2.0))
    } else {
        Node::empty()
    };
    let style = TextStyle::LABEL.in_colour(if is_chosen { YELLOW } else { CREAM });
    column([
        if is_large { tiles.at_least_high(IconSize::Large.points()) } else { tiles },
        row([mark, text(style, &card.name).grow()]),
        text(TextStyle::NOTE, &card.about).loud(),
        statistics_row(card.measured),
    ])
    .gap(Space::Xs)
    .inside_by(Space::M, Space::S)
    .on(Surface::Painted(Box::new(move |pen, rect, state| draw_card(pen, rect, is_chosen, state))))
    .press(FormPress::change(move |form| form.own.junkyard = number))
    .role(Role::Radio { is_chosen })
    .called(&card.name)
    .hint(card.in_words())
    .key(("junkyard", number))
}

fn draw_card(pen: &Pen, rect: Rect, is_chosen: bool, state: State) {
    let (fill, line, width) = match (is_chosen, state.is_hovered) {
        (true, _) => (YELLOW_WELL, YELLOW, LineWidth::Panel),
        (false, true) => (RAISED, INK, LineWidth::Row),
        (false, false) => (CARD, INK, LineWidth::Row),
    };
    pen.draw_rect(rect, Radius::Panel.points(), fill, Stroke::new(width.points(), line));
    state.draw_ring(pen, rect, Radius::Panel);
}

/// Describes the card that asks for a file; as a button it has only its icon.
fn file_card<'a>(is_button: bool) -> Node<'a, FormPress> {
    let middle = |style: TextStyle, words| text(style, words).anchor(Anchor::Middle);
    let name = if is_button { phrase!("junkyard-another-file") } else { phrase!("junkyard-from-file") };
    let words = if is_button {
        Node::empty()
    } else {
        column([middle(TextStyle::FIGURE, name.clone()), middle(TextStyle::NOTE, phrase!("junkyard-drop")).loud()])
            .gap(Space::Xs)
    };
    column([spacer(), icon("load", IconSize::Large, CREAM), words, spacer()])
        .inside(Space::S)
        .on(Surface::Painted(Box::new(draw_file_card)))
        .press(FormPress::Own(ChooseDataFile))
        .called(name)
        .hint(phrase!("junkyard-file-help"))
        .key("junkyard_from_file")
}

fn draw_file_card(pen: &mut Pen, rect: Rect, state: State) {
    pen.fill_rect(rect, Radius::Panel.points(), if state.is_hovered { RAISED } else { INSET });
    let dash = Space::S.points();
    pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Row.points(), LINE), dash, dash);
    state.draw_ring(pen, rect, Radius::Panel);
}
