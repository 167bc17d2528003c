//! The pointer on the robot's half of the stage with an empty hand: it takes components of a
//! conversion and the robot that may be sold, scrolls a large robot, and goes on with what is
//! shown.

use bevy_egui::egui::{Id, InputState, PointerButton, Rect, Response, Sense, Vec2, WidgetInfo, WidgetType, vec2};

use super::marks::frame_of_robot;
use super::sale_offer::is_sale_asked;
use super::shown_robot::ShownRobot;
use crate::client::play::{Command, How, RoboticsCommand, Thing};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::words::part_name;
use client::kit::{Pen, notes};
use shell::language::Phrase;

/// Listens to the half.
pub fn listen_to_half(pen: &Pen, scene: &mut Scene, shown: &ShownRobot) {
    let half = shown.room.half;
    let response = pen.ui.interact(half, Id::new("robot half"), Sense::click_and_drag());
    let goes_on = scene.interaction.stage.goes_on_by_press();
    let hears = scene.accepts_press(pen, half, if goes_on { "go-on" } else { "robot half" });
    if scene.held_thing().is_some() {
        return;
    }
    if goes_on && response.clicked() {
        if hears {
            scene.send_command(Command::Advance);
        }
        return;
    }
    scroll(pen, scene, shown, &response);
    if shown.is_build {
        listen_to_parts(pen, scene, shown);
    } else if is_sale_asked(scene) && !shown.robot.is_empty() {
        let name = phrase!("robotics-garage-robot", name = scene.seat_name(shown.seat));
        listen_to_thing(pen, scene, Thing::Robot, frame_of_robot(shown), &name);
    }
}

/// Scrolls a robot that does not fit, by a drag or the wheel; a double click puts it back.
fn scroll(pen: &Pen, scene: &mut Scene, shown: &ShownRobot, response: &Response) {
    if !shown.grid.can_scroll() {
        return;
    }
    if response.double_clicked() {
        scene.view.robot_scrolled = (None, Vec2::ZERO);
        return;
    }
    let is_dragged = response.dragged_by(PointerButton::Primary) || response.dragged_by(PointerButton::Middle);
    let by_drag = if is_dragged { response.drag_delta() } else { Vec2::ZERO };
    let wheel = if response.hovered() { pen.ui.input(InputState::smooth_scroll_delta) } else { Vec2::ZERO };
    // A wheel turns one way only, and most large robots are wide.
    let is_wide = shown.grid.scroll_by(Vec2::ZERO, vec2(0.0, wheel.y)) == Vec2::ZERO;
    let by_wheel = if is_wide { vec2(wheel.x + wheel.y, 0.0) } else { wheel };
    let by = by_drag + by_wheel;
    if by != Vec2::ZERO {
        shown.scroll_by(scene, by);
    }
}

/// Listens to the components of a conversion.
fn listen_to_parts(pen: &Pen, scene: &mut Scene, shown: &ShownRobot) {
    for part in shown.robot.parts() {
        let cell = part.cell();
        let name = phrase!("robotics-garage-part", part = part_name(part.part()));
        listen_to_thing(pen, scene, Thing::Attached(cell), shown.grid.rect_of(cell), &name);
    }
}

/// Listens to a thing that is taken by a drag or a click.
fn listen_to_thing(pen: &Pen, scene: &mut Scene, thing: Thing, rect: Rect, name: &Phrase) {
    let response = pen.ui.interact(rect, Id::new(("thing", thing)), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(name)));
    notes::record_place(pen.ui.ctx(), || place_name(thing), rect);
    if response.hovered() {
        scene.point_at(thing);
    }
    if !scene.is_open() {
        return;
    }
    if response.drag_started_by(PointerButton::Primary) {
        scene.send_command(RoboticsCommand::PickUp(thing, How::Drag));
    } else if response.clicked() {
        scene.send_command(RoboticsCommand::PickUp(thing, How::of_press(pen.ui.ctx())));
    }
}

/// Name of the place of a thing for tests.
fn place_name(thing: Thing) -> String {
    match thing {
        Thing::Attached(cell) => format!("attached {} {}", cell.x, cell.y),
        _ => "robot".to_owned(),
    }
}
