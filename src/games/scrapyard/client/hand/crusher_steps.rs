//! The tray while the crusher bites: its steps as small maps, and the button to the next player
//! (10.1).

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::button_forms::{LabelButton, show_first_fitting};
use super::layout::BattleTrayLayout;
use crate::arena::{ArenaMap, Square};
use crate::messages::phrase;
use crate::table::Setup;
use client::kit::palette::{BROWN_WELL, CREAM, INK, LIGHT_RED, MUTED, RED, SECOND, TRAY_INSET, YARD, YELLOW, rgb};
use client::kit::panel::build::{column, even_row, icon, layers, painted, row, seat_chip, text, wrapped_row};
use client::kit::panel::{Align, Node, State, Surface, show_panel};
use client::kit::pen::rect_at;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::Colour;

/// Number of steps that are shown.
const STEPS: u16 = 4;
/// Side of a small map, in points.
const MAP: f32 = 76.0;
/// Colour of a square that is not crushed.
const FREE: Color32 = rgb(0x4a_3f46);
/// Gap between two squares, in parts of a square.
const GAP: f32 = 0.14;

/// A step of the crusher.
#[derive(Clone, Debug, PartialEq)]
pub struct CrusherStep {
    /// Round.
    pub round: u16,
    /// Dents.
    pub dents: u16,
    /// Crushed squares, row by row.
    pub crushed: Vec<bool>,
    /// Whether it is that of this round.
    pub is_now: bool,
    /// Whether it is over.
    pub is_past: bool,
    /// The crushed squares in words.
    pub words: Phrase,
}

/// Contents of the tray while the crusher bites.
#[derive(Clone, Debug, PartialEq)]
pub struct CrusherFacts {
    /// Columns of the map.
    pub columns: u8,
    /// Steps in the order of their rounds.
    pub steps: Vec<CrusherStep>,
    /// Player who is next, with the colour, if it is not the same one.
    pub next: Option<(String, Colour)>,
    /// Reason why nothing can be undone.
    pub no_undo: Option<Phrase>,
}

/// Press of a button while the crusher bites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrusherPress {
    /// Go on to the next player.
    GoOn,
    /// Undo.
    Undo,
}

/// Steps around a round: from the first one, as long as there is something new to show.
pub fn crusher_steps(setup: &Setup, round: u16) -> Vec<CrusherStep> {
    let map = setup.arena();
    let begins = u16::from(setup.options.crusher_from);
    // The last step that is shown is the first one without a safe square, or a later round.
    let first = begins.max((round + 1).saturating_sub(STEPS));
    (first..first + STEPS).map(|shown| step(setup, map, shown, round)).collect()
}

fn step(setup: &Setup, map: &ArenaMap, shown: u16, round: u16) -> CrusherStep {
    let crusher = setup.crusher(shown);
    let is_crushed = |square: Square| crusher.is_some_and(|crusher| u16::from(map.ring(square)) <= crusher.ring);
    let crushed: Vec<bool> = map.squares().map(is_crushed).collect();
    let ring = crusher.map_or(0, |crusher| crusher.ring);
    let words = if crushed.iter().all(|is_crushed| *is_crushed) {
        phrase!("scrapyard-crusher-everywhere")
    } else {
        phrase!("scrapyard-crusher-rings", count = ring + 1)
    };
    let dents = crusher.map_or(0, |crusher| crusher.dents);
    CrusherStep { round: shown, dents, crushed, is_now: shown == round, is_past: shown < round, words }
}

/// Draws the tray. Returns the button that was pressed.
pub fn draw_crusher_tray(pen: &mut Pen, layout: &BattleTrayLayout, facts: &CrusherFacts) -> Option<CrusherPress> {
    let tray = layout.tray;
    pen.draw_panel(tray, Radius::Panel.points(), YARD);
    let inner = tray.shrink(Space::M.points());
    let left = inner.with_max_x(layout.end.left() - Space::M.points());
    let heading = text(TextStyle::HEADING.in_colour(YELLOW), phrase!("scrapyard-crusher-comes"));
    let rule = text(TextStyle::NOTE, phrase!("scrapyard-crusher-rule"));
    let steps = facts.steps.iter().map(|step| step_node(facts.columns, step));
    let steps = even_row(steps).gap(Space::S).grow();
    let panel = column([wrapped_row([heading, rule]).gap(Space::M), steps]).gap(Space::S).key("crusher-tray");
    show_panel::<()>(pen, left, panel);
    let go_on = facts
        .next
        .as_ref()
        .map_or_else(|| phrase!("scrapyard-crusher-go-on"), |(name, _)| phrase!("scrapyard-crusher-next", name = name));
    let next = facts.next.as_ref();
    let chip = || next.map_or_else(Node::empty, |(_, colour)| seat_chip(*colour, IconSize::Name).align(Align::Middle));
    let forms = [(TextStyle::LABEL, true), (TextStyle::STRONG, true), (TextStyle::STRONG, false)];
    let describe = |_: &Ruler, (style, has_chip): (TextStyle, bool)| {
        let chip = if has_chip { chip() } else { Node::empty() };
        let label = text(style.in_colour(INK), &go_on).anchor(Anchor::Middle);
        let button = Button::usual(&go_on, ButtonKind::Primary).as_default();
        button.around(column([chip, label]).gap(Space::Xs), CrusherPress::GoOn).at_least_high(0.0).key("crusher-go-on")
    };
    let pressed = show_first_fitting(pen, layout.end, forms, describe);
    let label = phrase!("scrapyard-tray-undo");
    let closed = facts.no_undo.as_ref();
    let undo = LabelButton { icon: Some("undo"), label: &label, kind: ButtonKind::Ghost, closed, is_default: false };
    let undone = undo.show(pen, layout.hint, "crusher-undo").then_some(CrusherPress::Undo);
    pressed.or(undone)
}

/// Describes a step: its map, its round, dents and squares.
fn step_node(columns: u8, step: &CrusherStep) -> Node<'_, ()> {
    let colour = if step.is_past { MUTED } else { CREAM };
    let round = if step.is_now { TextStyle::STRONG.in_colour(YELLOW) } else { TextStyle::BODY.in_colour(colour) };
    let dents = TextStyle::SECTION.in_colour(if step.is_past { MUTED } else { LIGHT_RED });
    let number = row([icon("dent", IconSize::Row, Color32::WHITE), text(dents, step.dents.to_string())]).gap(Space::S);
    let squares = TextStyle::NOTE.in_colour(if step.is_past { MUTED } else { SECOND });
    let words = column([
        text(round, phrase!("scrapyard-crusher-round", round = step.round)),
        number,
        text(squares, &step.words),
    ]);
    let draw = move |pen: &mut Pen, rect: Rect| draw_map(pen, rect, columns, &step.crushed);
    let is_now = step.is_now;
    let face = move |pen: &mut Pen, rect: Rect, _: State| {
        let (fill, line) =
            if is_now { (BROWN_WELL, (LineWidth::Panel, YELLOW)) } else { (TRAY_INSET, (LineWidth::Well, INK)) };
        pen.draw_rect(rect, Radius::Panel.points(), fill, Stroke::new(line.0.points(), line.1));
    };
    let contents = row([painted(MAP, MAP, draw), words.gap(Space::Xxs).grow()]).gap(Space::M).inside(Space::S);
    layers([contents]).on(Surface::Painted(Box::new(face))).fill()
}

/// Draws a small map with its crushed squares, in the middle of a rectangle.
fn draw_map(pen: &Pen, rect: Rect, columns: u8, crushed: &[bool]) {
    let columns = usize::from(columns.max(1));
    let rows = crushed.len().div_ceil(columns).max(1);
    let side = (rect.width() / columns as f32).min(rect.height() / rows as f32);
    let whole = Rect::from_center_size(rect.center(), Vec2::new(columns as f32, rows as f32) * side);
    pen.fill_rect(whole.expand(Space::Xxs.points()), Space::Xs.points(), INK);
    for (number, is_crushed) in crushed.iter().enumerate() {
        let column = (number % columns) as f32;
        let row = (number / columns) as f32;
        let square =
            rect_at(whole.left() + column * side, whole.top() + row * side, side, side).shrink(side * GAP / 2.0);
        pen.fill_rect(square, 0.0, if *is_crushed { RED } else { FREE });
        if *is_crushed {
            pen.draw_line(square.left_bottom().into(), square.right_top().into(), LineWidth::Thin.points(), INK);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_10_1_four_steps_are_shown_with_this_round_among_them() {
        let setup = Setup::new(4, 7);
        for round in 8..30 {
            let steps = crusher_steps(&setup, round);
            assert_eq!(steps.len(), 4);
            assert_eq!(steps.iter().filter(|step| step.is_now).count(), 1, "{round}");
        }
        let first = crusher_steps(&setup, 9);
        let dents: Vec<(u16, u16)> = first.iter().map(|step| (step.round, step.dents)).collect();
        assert_eq!(dents, [(8, 1), (9, 2), (10, 3), (11, 4)]);
        let crushed: Vec<usize> =
            first.iter().map(|step| step.crushed.iter().filter(|crushed| **crushed).count()).collect();
        assert_eq!(crushed, [24, 40, 48, 49]);
        assert_eq!(crusher_steps(&setup, 7)[0].round, 8, "before it begins");
    }
}
