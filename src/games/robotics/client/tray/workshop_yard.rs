//! The scrap yard's bag, from which counters are drawn (10.1), and the chute into it (8.5).

use bevy_egui::egui::{Align2, Color32, Id, PointerButton, Rect, Sense, Stroke, Vec2, WidgetInfo, WidgetType, vec2};

use crate::action::{Action, Illegal};
use crate::client::play::{DropPlace, How, RoboticsCommand, Thing};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::turn::{LegalActions, check_action};
use crate::words::list_of_counters;
use client::kit::palette::{CREAM, FAINT, INK, YELLOW, fade_colour};
use client::kit::text::letters::HoverHint;
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Block, Pen, TextStyle, notes};
use shell::language::{InWords, Phrase};

/// Size of the chute, in units of its drawing.
const CHUTE: Vec2 = Vec2::new(96.0, 72.0);
/// Part of the bag's width that the plate with the number of counters may hide.
const PLATE_OVER_BAG: f32 = 0.35;
/// Distance by which the bag rises under the pointer, in points.
const RISES: f32 = Space::Xxs.points();

/// Reason why nothing can be drawn now; `None` if a counter can be.
fn reason_not_to_draw(scene: &Scene) -> Option<Phrase> {
    if !scene.is_open() || StageView::of(scene) != StageView::Halves {
        return Some(Illegal::NotNow.phrase());
    }
    check_action(scene.table, &Action::Draw).err().map(|why| why.phrase())
}

/// Draws the bag with the number of its counters, and listens to it.
pub fn draw_bag(pen: &mut Pen, scene: &mut Scene, room: Rect) {
    let bag = scene.table.yard().bag;
    let side = room.size().min_elem();
    let count = CountPlate::of(pen, bag.total());
    let beside = count.width_beside(side).min((room.width() - side).max(0.0));
    let place = Rect::from_center_size(room.center() - vec2(beside / 2.0, 0.0), Vec2::splat(side));
    let why_not = reason_not_to_draw(scene);
    let may_draw = why_not.is_none() && scene.held_thing().is_none();
    let response = pen.ui.interact(place, Id::new(("thing", Thing::Bag)), Sense::click_and_drag());
    let told = phrase!("robotics-yard-told", count = bag.total(), counters = list_of_counters(&bag));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, may_draw, pen.tell(&told)));
    notes::record_place(pen.ui.ctx(), || "bag".to_owned(), place);
    scene.note_thing(Thing::Bag, place);
    // A draw cannot be undone, so two clicks must not be two draws.
    let hears = scene.accepts_press(pen, place, ("bag", scene.play.changes));
    if may_draw && response.drag_started_by(PointerButton::Primary) {
        scene.send_command(RoboticsCommand::PickUp(Thing::Bag, How::Drag));
    } else if may_draw && response.clicked() && hears {
        scene.send_command(RoboticsCommand::PickUp(Thing::Bag, How::of_press(pen.ui.ctx())));
    }
    let is_hovered = response.hovered() && scene.held_thing().is_none();
    let is_turn = matches!(scene.play.choices(), LegalActions::Turn(_) | LegalActions::Sale(_));
    let tint = if why_not.is_some() && scene.is_open() && is_turn { FAINT } else { 1.0 };
    let rise = if is_hovered && may_draw { RISES } else { 0.0 };
    pen.draw_svg("bag", place.translate(vec2(scene.view.bag_shift, -rise)), fade_colour(Color32::WHITE, tint));
    if scene.interaction.own.chosen == Some(Thing::Bag) {
        pen.stroke_rect(place, Radius::Row.points(), Stroke::new(LineWidth::Row.points(), CREAM));
    }
    count.draw(pen, place, beside);
    if is_hovered {
        scene.point_at(Thing::Bag);
    }
    if let Some(why) = why_not.filter(|_| is_turn && is_hovered) {
        response.on_hover_hint(pen.tell(&phrase!("as-title", name = why)));
    }
}

/// Plate with the number of counters in the bag.
struct CountPlate {
    number: Block,
    size: Vec2,
}

impl CountPlate {
    fn of(pen: &Pen, count: u32) -> Self {
        let number = pen.ruler().layout(TextStyle::FIGURE, f32::INFINITY, count.to_string());
        let size = number.size() + vec2(Space::M.points(), Space::Xs.points());
        Self { number, size }
    }

    /// Width beside a bag of a side, both in points, that a plate takes which would hide the bag.
    fn width_beside(&self, side: f32) -> f32 {
        (self.size.x - Space::M.points() - side * PLATE_OVER_BAG).max(0.0)
    }

    /// Draws the plate at the lower right corner of the bag, and so far beside it.
    fn draw(&self, pen: &Pen, bag: Rect, beside: f32) {
        let around = bag.expand2(vec2(Space::M.points(), 0.0)).translate(vec2(beside, 0.0));
        let plate = Align2::RIGHT_BOTTOM.align_size_within_rect(self.size, around);
        pen.draw_rect(plate, Radius::Chip.points(), INK, Stroke::new(LineWidth::Thin.points(), YELLOW));
        self.number.paint(pen, plate, Align2::CENTER_CENTER);
    }
}

/// Draws the chute, into which parts are dropped.
pub fn draw_chute(pen: &mut Pen, scene: &mut Scene, room: Rect) {
    let scale = (room.size() / CHUTE).min_elem().min(1.0);
    let place = Rect::from_center_size(room.center(), CHUTE * scale);
    notes::record_place(pen.ui.ctx(), || "chute".to_owned(), place);
    scene.note_lesson_spot(Spot::Chute, place);
    scene.note_drop_place(DropPlace::Chute, room);
    pen.draw_svg("chute", place, Color32::WHITE);
}
