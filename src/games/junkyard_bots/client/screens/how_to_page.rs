//! A page of the rules: its paragraphs, and below them robots, or the seven phases.

use bevy_egui::egui::{Rect, Vec2};

use super::rule_pages::{BookPress, ExamplePicture, RulePage};
use crate::action::Phase;
use crate::words;
use client::kit::palette::{CREAM, GREEN, LIGHT_RED, STAGE, YARD, YELLOW};
use client::kit::panel::build::{column, even_row, icon, painted, row, text};
use client::kit::panel::{Align, Node, Surface};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};

/// Width of a card that stands beside others, and least height of its stage, in points at the
/// usual text size.
const CARD_WIDTH: f32 = 160.0;
const STAGE_HEIGHT: f32 = 130.0;
/// Height of three lines of a caption, in points at the usual text size: with it the stages of
/// cards side by side are equally high, whether their captions have two lines or three.
const CAPTION_HEIGHT: f32 = 60.0;
/// Height of the ground on a stage, and largest size of a cell of a robot on it, in points.
const GROUND: f32 = 26.0;
const CELL: f32 = 44.0;

/// Describes a page.
pub fn rule_page(page: &RulePage, is_large: bool) -> Node<'_, BookPress> {
    let paragraphs = page.text.iter().map(|paragraph| text(TextStyle::ENTRY, paragraph));
    let cards = page.pictures.iter().map(picture_card);
    let below = if page.pictures.is_empty() {
        phases()
    } else if is_large {
        column(cards).gap(Space::L)
    } else {
        even_row(cards.map(|card| card.exactly_wide(CARD_WIDTH))).gap(Space::L).grow()
    };
    column([column(paragraphs), below]).gap(Space::L).grow()
}

/// Describes the seven phases as signs, for pages about the round.
fn phases<'a>() -> Node<'a, BookPress> {
    let all = [
        (Phase::Reveal, "phase_reveal"),
        (Phase::Scan, "phase_scan"),
        (Phase::Scrounge, "phase_scrounge"),
        (Phase::Battle, "phase_battle"),
        (Phase::Factory, "phase_factory"),
        (Phase::Victory, "phase_victory"),
        (Phase::EndTurn, "phase_end_turn"),
    ];
    even_row(all.into_iter().zip(1..).map(|((phase, picture), number): (_, usize)| {
        column([
            text(TextStyle::LABEL.in_colour(YELLOW), number.to_string()).anchor(Anchor::Middle),
            icon(picture, IconSize::Large, CREAM).align(Align::Middle),
            text(TextStyle::STRONG, words::phase_name(phase)).anchor(Anchor::Middle),
        ])
        .inside_by(Space::Xs, Space::M)
        .on(Surface::Card)
    }))
}

/// Describes a card with a robot, which takes what the words leave.
fn picture_card(shown: &ExamplePicture) -> Node<'_, BookPress> {
    let mark = match shown.good {
        Some(true) => icon("check", IconSize::Text, GREEN),
        Some(false) => icon("cross", IconSize::Text, LIGHT_RED),
        None => Node::empty(),
    };
    column([
        row([mark.align(Align::Start), text(TextStyle::ENTRY_CHOSEN, &shown.title).grow()]),
        painted(0.0, 0.0, |pen, rect| draw_stage(pen, rect, shown)).at_least_high(STAGE_HEIGHT).grow(),
        column([text(TextStyle::NOTE, &shown.caption)]).at_least_high(CAPTION_HEIGHT),
    ])
    .inside(Space::M)
    .on(Surface::Card)
}

/// Draws a robot on the ground.
fn draw_stage(pen: &mut Pen, stage: Rect, shown: &ExamplePicture) {
    pen.draw_inset(stage, Radius::Row.points(), STAGE);
    let inner = stage.shrink(LineWidth::Thin.points());
    let earth = inner.with_min_y(inner.bottom() - GROUND);
    pen.fill_rect(earth, Radius::Row.points(), YARD);
    let line = (earth.left_top(), earth.right_top());
    pen.draw_line(line.0.into(), line.1.into(), LineWidth::Chosen.points(), YELLOW);
    let (low, _) = shown.robot.bounds();
    let size = Vec2::from(shown.robot.size());
    let below = f32::from(shown.ground - low.y);
    let room = inner.with_max_y(earth.top()).shrink(Space::M.points()).size();
    let cell = (room / size).min_elem().min(CELL);
    let foot = earth.top() + below * cell;
    let size = size * cell;
    let place = rect_at(stage.center().x - size.x / 2.0, foot - size.y, size.x, size.y);
    pen.draw_composed(&shown.title, &shown.robot, place);
}
