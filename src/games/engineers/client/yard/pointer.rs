//! Squares, things and figures under the pointer, and clicks on them.

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Pos2, Sense, Vec2, WidgetInfo, WidgetType};

use super::facts::YardFacts;
use super::figures::FigureId;
use super::layout::YardLayout;
use super::standing::{spread_on, standing_on, thing_of};
use crate::action::ThingId;
use crate::messages::phrase;
use crate::yard::{Square, Wall};
use client::kit::{Pen, notes};
use client::table::pointer::pointer_position;

/// Part by which the yard is larger for a point that the wheel turns.
const WHEEL: f32 = 0.004;

/// A point of the yard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YardPoint {
    /// Its square.
    pub square: Square,
    /// Worker or truck there, the front one of several.
    pub figure: Option<FigureId>,
    /// Open thing or note there, which a figure may cover.
    pub thing: Option<ThingId>,
    /// Place of a wall there, whether one stands or not.
    pub wall: Option<Wall>,
}

/// Facts about the pointer over the yard.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct YardHeard {
    /// Point under the pointer.
    pub pointed: Option<YardPoint>,
    /// Point that was clicked, but for the second click of two.
    pub click: Option<YardPoint>,
    /// Point that was clicked with the other button, or touched for long.
    pub order: Option<YardPoint>,
    /// Point that was clicked twice.
    pub double_click: Option<YardPoint>,
    /// Point where a drag began in this frame.
    pub drag_started: Option<YardPoint>,
    /// Distance by which the pointer was dragged over the yard, in points.
    pub dragged: Vec2,
    /// Factor by which the yard is to be larger, by the wheel or two fingers, and the place that
    /// stays where it is.
    pub zoom: Option<(f32, Pos2)>,
}

/// Point of the yard at a place on the screen; `None` beside the yard.
pub fn point_at(layout: &YardLayout, facts: &YardFacts, at: Pos2) -> Option<YardPoint> {
    let square = layout.square_at(at)?;
    let standing = standing_on(layout, facts, square).placed;
    let figure = standing.iter().rev().find(|(place, _)| place.contains(at)).map(|(_, figure)| figure.id);
    let thing = facts.on(square).and_then(|contents| {
        let lying = spread_on(layout, contents).placed.into_iter().rev().find(|(place, _)| place.contains(at))?.1;
        thing_of(contents, lying)
    });
    Some(YardPoint { square, figure, thing, wall: layout.wall_at(at) })
}

/// Identifies the yard among all widgets.
fn yard_id() -> Id {
    Id::new("yard of the engineers")
}

/// Listens to the yard. Keys play it by a square of their own, so it cannot have the focus.
pub fn listen_to_yard(pen: &Pen, layout: &YardLayout, facts: &YardFacts) -> YardHeard {
    let response = pen.ui.interact(layout.view, yard_id(), Sense::CLICK | Sense::DRAG);
    let name = phrase!("engineers-yard");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, pen.tell(&name)));
    for square in &facts.squares {
        notes::record_place(pen.ui.ctx(), || format!("square {}", square.square), layout.square(square.square));
    }
    let at = pointer_position(pen.ui);
    let under = at.and_then(|at| point_at(layout, facts, at));
    // While an item is dragged there from elsewhere, the yard itself is not hovered.
    let carries = response.contains_pointer() && pen.ui.ctx().dragged_id().is_some();
    let pointed = under.filter(|_| response.hovered() || response.dragged() || carries);
    let is_double = response.double_clicked();
    let begins = response.drag_started_by(PointerButton::Primary);
    let origin = pen.ui.input(|input| input.pointer.press_origin()).filter(|_| begins);
    let is_dragged = response.dragged_by(PointerButton::Primary);
    let heard = YardHeard {
        pointed,
        click: pointed.filter(|_| response.clicked() && !is_double),
        order: pointed.filter(|_| response.secondary_clicked() || response.long_touched()),
        double_click: pointed.filter(|_| is_double),
        drag_started: origin.and_then(|origin| point_at(layout, facts, origin)),
        dragged: if is_dragged { response.drag_delta() } else { Vec2::ZERO },
        zoom: at.filter(|_| response.hovered() || carries).and_then(|at| Some((zoom_factor(pen)?, at))),
    };
    if pointed.is_some_and(|point| point.figure.is_some() || point.thing.is_some()) {
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    heard
}

/// Factor by which the wheel or two fingers enlarge; `None` if they do nothing.
fn zoom_factor(pen: &Pen) -> Option<f32> {
    let factor = pen.ui.input(|input| input.zoom_delta() * (WHEEL * input.smooth_scroll_delta().y).exp());
    ((factor - 1.0).abs() > f32::EPSILON).then_some(factor)
}

#[cfg(test)]
mod tests {
    use super::super::test_yard::{A, B, TestYard, test_seats};
    use super::super::viewer::Viewer;
    use super::*;
    use bevy_egui::egui::{Rect, vec2};

    #[test]
    fn figures_and_things_are_found_under_the_pointer() {
        let yard = TestYard::new().open_to(A, "pump", "c4").change(|position| {
            position.teams[1].workers[0].square = "e5".parse().unwrap();
        });
        let layout = YardLayout::new(Rect::from_min_size(Default::default(), vec2(756.0, 482.0)), 1.0);
        let facts = YardFacts::of(&yard.table(), &test_seats(2), &Viewer::of(A));
        let found = |name: &str| point_at(&layout, &facts, layout.square(name.parse().unwrap()).center()).unwrap();
        assert_eq!((found("c4").thing, found("c4").figure), (Some(ThingId(0)), None));
        let worker = found("e5");
        assert!(matches!(worker.figure, Some(FigureId::Worker(seat, _)) if seat == B));
        assert!(worker.thing.is_none() && worker.wall.is_none());
        assert!(matches!(found("c0").figure, Some(FigureId::Worker(seat, _)) if seat == A));
        assert_eq!(point_at(&layout, &facts, layout.view.max + vec2(4.0, 4.0)), None);
    }
}
