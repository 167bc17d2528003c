//! A page of the rules: its paragraphs, and below them examples or signs.

use std::sync::Arc;

use bevy_egui::egui::{Rect, Vec2};

use super::book::{Example, ExamplePicture, PagePictures, PageSign, RulePage};
use crate::art::Composed;
use crate::kit::palette::{CREAM, GREEN, LIGHT_RED, STAGE, YARD, YELLOW};
use crate::kit::panel::build::{column, drawn, even_row, icon, row, text};
use crate::kit::panel::{Align, Node, Surface};
use crate::kit::pen::rect_at;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Width of a card that stands beside others, and least height of its stage, in points at the
/// usual text size.
const CARD_WIDTH: f32 = 160.0;
const STAGE_HEIGHT: f32 = 130.0;
/// Height of three lines of a caption, in points at the usual text size: with it the stages of
/// cards side by side are equally high, whether their captions have two lines or three.
const CAPTION_HEIGHT: f32 = 60.0;
/// Height of the ground on a stage, and largest size of a cell of what stands on it, in points.
const GROUND: f32 = 26.0;
const CELL: f32 = 44.0;

/// Describes a page.
pub(super) fn rule_page<'a, M: 'a>(page: &'a RulePage, is_large: bool) -> Node<'a, M> {
    let paragraphs = page.text.iter().map(|paragraph| text(TextStyle::ENTRY, paragraph));
    let below = match &page.pictures {
        PagePictures::Signs(signs) => numbered_signs(signs),
        PagePictures::Examples(examples) => {
            let cards = examples.iter().map(example_card);
            if is_large {
                column(cards).gap(Space::L)
            } else {
                even_row(cards.map(|card| card.exactly_wide(CARD_WIDTH))).gap(Space::L).grow()
            }
        }
    };
    column([column(paragraphs), below]).gap(Space::L).grow()
}

/// Describes signs in their order, such as those of the phases of a round.
fn numbered_signs<'a, M: 'a>(signs: &'a [PageSign]) -> Node<'a, M> {
    if signs.is_empty() {
        return Node::empty();
    }
    even_row(signs.iter().zip(1..).map(|(sign, number): (_, usize)| {
        column([
            text(TextStyle::LABEL.in_colour(YELLOW), number.to_string()).anchor(Anchor::Middle),
            icon(sign.icon, IconSize::Large, CREAM).align(Align::Middle),
            text(TextStyle::STRONG, &sign.name).anchor(Anchor::Middle),
        ])
        .inside_by(Space::Xs, Space::M)
        .on(Surface::Card)
    }))
}

/// Describes a card with an example, whose picture takes what the words leave.
fn example_card<'a, M: 'a>(shown: &'a Example) -> Node<'a, M> {
    let mark = match shown.good {
        Some(true) => icon("check", IconSize::Text, GREEN),
        Some(false) => icon("cross", IconSize::Text, LIGHT_RED),
        None => Node::empty(),
    };
    column([
        row([mark.align(Align::Start), text(TextStyle::ENTRY_CHOSEN, &shown.title).grow()]),
        drawn(|pen, rect| draw_stage(pen, rect, shown)).at_least_high(STAGE_HEIGHT).grow(),
        column([text(TextStyle::NOTE, &shown.caption)]).at_least_high(CAPTION_HEIGHT),
    ])
    .inside(Space::M)
    .on(Surface::Card)
}

/// Draws the picture of an example in its frame.
fn draw_stage(pen: &mut Pen, stage: Rect, shown: &Example) {
    pen.draw_inset(stage, Radius::Row.points(), STAGE);
    let inner = stage.shrink(LineWidth::Thin.points());
    match &shown.picture {
        ExamplePicture::Standing { picture, ground } => draw_standing(pen, inner, &shown.title, picture, *ground),
        ExamplePicture::Drawn(draw) => draw(pen, inner),
    }
}

/// Draws something on the ground, which is below a row of its grid. The title identifies it.
fn draw_standing(pen: &mut Pen, inner: Rect, title: &Phrase, picture: &Arc<Composed>, ground: i16) {
    let earth = inner.with_min_y(inner.bottom() - GROUND);
    pen.fill_rect(earth, Radius::Row.points(), YARD);
    let line = (earth.left_top(), earth.right_top());
    pen.draw_line(line.0.into(), line.1.into(), LineWidth::Chosen.points(), YELLOW);
    let (low, _) = picture.bounds();
    let size = Vec2::from(picture.size());
    let below = f32::from(ground - low.y);
    let room = inner.with_max_y(earth.top()).shrink(Space::M.points()).size();
    let cell = (room / size).min_elem().min(CELL);
    let foot = earth.top() + below * cell;
    let size = size * cell;
    let place = rect_at(inner.center().x - size.x / 2.0, foot - size.y, size.x, size.y);
    pen.draw_composed(title, picture, place);
}
