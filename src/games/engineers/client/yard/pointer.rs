//! Squares, things and figures under the pointer, and clicks on them.

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Pos2, Sense, WidgetInfo, WidgetType};

use super::facts::YardFacts;
use super::figures::FigureId;
use super::layout::YardLayout;
use super::standing::{LyingAt, spread_on, standing_on};
use crate::action::ThingId;
use crate::messages::phrase;
use crate::yard::{Square, Wall};
use client::kit::{Pen, notes};
use client::table::pointer::pointer_position;

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
    /// Point that was clicked.
    pub click: Option<YardPoint>,
    /// Whether the click is the second of two.
    pub is_double: bool,
    /// Distance in points by which the wheel was turned, upwards if positive.
    pub wheel: f32,
    /// Distance by which the yard was dragged, in points.
    pub dragged: (f32, f32),
}

/// Point of the yard at a place on the screen; `None` beside the yard.
pub fn point_at(layout: &YardLayout, facts: &YardFacts, at: Pos2) -> Option<YardPoint> {
    let square = layout.square_at(at)?;
    let standing = standing_on(layout, facts, square).placed;
    let figure = standing.iter().rev().find(|(place, _)| place.contains(at)).map(|(_, figure)| figure.id);
    let thing = facts.on(square).and_then(|contents| {
        let lying = spread_on(layout, contents).placed.into_iter().rev().find(|(place, _)| place.contains(at))?.1;
        Some(match lying {
            LyingAt::Open(index) => contents.open.get(index)?.thing,
            LyingAt::Noted(index) => contents.noted.get(index)?.thing,
        })
    });
    Some(YardPoint { square, figure, thing, wall: layout.wall_at(at) })
}

/// Identifies the yard among all widgets.
fn yard_id() -> Id {
    Id::new("yard of the engineers")
}

/// Listens to the yard.
pub fn listen_to_yard(pen: &Pen, layout: &YardLayout, facts: &YardFacts) -> YardHeard {
    let response = pen.ui.interact(layout.view, yard_id(), Sense::click_and_drag());
    let name = phrase!("engineers-yard");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, pen.tell(&name)));
    for square in &facts.squares {
        notes::record_place(pen.ui.ctx(), || format!("square {}", square.square), layout.square(square.square));
    }
    let under = pointer_position(pen.ui).and_then(|at| point_at(layout, facts, at));
    let pointed = under.filter(|_| response.contains_pointer() || response.dragged());
    let wheel = if response.contains_pointer() { pen.ui.input(|input| input.smooth_scroll_delta().y) } else { 0.0 };
    let drag = if response.dragged_by(PointerButton::Primary) { response.drag_delta() } else { Default::default() };
    let click = pointed.filter(|_| response.clicked());
    let is_double = response.double_clicked();
    if pointed.is_some_and(|point| point.figure.is_some() || point.thing.is_some()) {
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    YardHeard { pointed, click, is_double, wheel, dragged: (drag.x, drag.y) }
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
