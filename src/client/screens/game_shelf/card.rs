//! Card of the chosen game: its name, who made it, a sentence, and its facts.

use std::cell::Cell;

use bevy_egui::egui::{CornerRadius, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::games::{GameShelf, ShelvedGame};
use super::options::ShelfRequest;
use super::wells::wells;
use crate::kit::palette::{CARD, INK, YELLOW};
use crate::kit::panel::build::{choose, column, layers, row, scroll, text};
use crate::kit::panel::{Node, State, Surface};
use crate::kit::pen::Pen;
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::text::TextStyle;
use crate::kit::tokens::{LineWidth, Radius, Space};

/// Half of the width of the tip by which the card points at a box, and its height, in points.
const TIP: Vec2 = vec2(13.0, 12.0);

/// Describes the card of the chosen game below the boxes, as high as the highest of all cards.
/// `tip` is the place of the tip by which it points at a box, across the window, in points.
pub(super) fn card_below<'a>(shelf: &'a GameShelf, tip: &'a Cell<f32>) -> Node<'a, ShelfRequest> {
    let surface = |pen: &mut Pen, rect: Rect, _: State| {
        pen.draw_panel(rect, Radius::Panel.points(), CARD);
        draw_tip(pen, pos2(tip.get(), rect.top()));
    };
    let others = shelf.games().iter().map(|game| contents(game).hidden());
    layers(others.chain(shelf.chosen().map(contents)))
        .inside_by(Space::L, Space::M)
        .on(Surface::Painted(Box::new(surface)))
}

/// Describes the card of the chosen game beside the list of all games.
pub(super) fn card_beside(shelf: &GameShelf) -> Node<'_, ShelfRequest> {
    let contents = shelf.chosen().map_or_else(Node::empty, contents);
    column([scroll("game", ScrollKeys::Pages, contents)]).inside(Space::M).on(Surface::Card)
}

/// Describes the contents of the card of a game.
fn contents(game: &ShelvedGame) -> Node<'_, ShelfRequest> {
    let cover = &game.cover;
    let name = || text(TextStyle::SECTION.in_colour(YELLOW), &cover.name).manner(Manner::Heading);
    let credit = || text(TextStyle::NOTE, &cover.credit);
    let beside = row([name(), credit().grow()]).gap(Space::M);
    let heading = choose([beside, column([name(), credit()]).gap(Space::None)]);
    let words = column([heading, text(TextStyle::ENTRY, &cover.sentence)]).gap(Space::Xs);
    column([words, wells(game)]).gap(Space::M)
}

/// Draws the tip by which the card points at the chosen box.
fn draw_tip(pen: &Pen, at: Pos2) {
    let line = LineWidth::Panel.points();
    let foot = line / 2.0;
    let tip = vec![at + vec2(-TIP.x, foot), at - vec2(0.0, TIP.y), at + vec2(TIP.x, foot)];
    pen.painter().add(Shape::convex_polygon(tip.clone(), CARD, Stroke::NONE));
    pen.painter().add(Shape::line(tip, Stroke::new(line, INK)));
    // The card has no edge below the tip.
    let gap = Rect::from_center_size(at + vec2(0.0, foot), 2.0 * vec2(TIP.x - line, line));
    pen.painter().rect_filled(gap, CornerRadius::ZERO, CARD);
}
