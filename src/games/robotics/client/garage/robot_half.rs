//! The robot's half of the stage as a whole.

use bevy_egui::egui::{Rect, UiBuilder};

use super::backdrop::{lamp_of_garage, paint_garage};
use super::shown_robot::ShownRobot;
use super::verdict::moved_cell;
use super::{ghost, listening, marks, painter};
use crate::client::play::{RoboticsShow, Thing, TurnStage};
use crate::client::scene::Scene;
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::table::Stage;
use crate::words::list_of_parts;
use client::kit::palette::SECOND;
use client::kit::panel::build::{column, text};
use client::kit::panel::{Node, show_panel};
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::Space;
use client::kit::{Pen, TextStyle, notes};

/// Draws the robot in its half of the stage, and listens to the pointer.
pub fn draw_garage(pen: &mut Pen, scene: &mut Scene) {
    let shown = ShownRobot::of(pen.ui.ctx(), scene);
    note_places(pen, scene, &shown);
    listening::listen_to_half(pen, scene, &shown);
    paint_garage(pen, &shown, scene.regions.stage);
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(shown.room.half).id_salt("robot half"));
    child.set_clip_rect(shown.room.half);
    let mut within = Pen { ui: &mut child, art: pen.art, look: pen.look };
    // The sale draws the robot that is sold, and its card lies over an empty half.
    if matches!(scene.interaction.stage, TurnStage::Show { show: RoboticsShow::Sale(_), .. }) {
        return;
    }
    // While the first turn is auctioned nobody has a robot, and the card of the bids is there.
    if !matches!(scene.table.state().stage, Stage::Auction(_)) {
        draw_title(&mut within, scene, &shown);
    }
    let hand = scene.interaction.own.hand.as_ref().filter(|_| scene.interaction.stage == TurnStage::Choosing);
    let moved = hand.and_then(moved_cell);
    let is_sold = hand.is_some_and(|hand| hand.thing == Thing::Robot);
    let is_away = |cell| is_sold || moved == Some(cell) || scene.view.is_arriving(Thing::Attached(cell));
    painter::paint_robot(&mut within, &shown.robot, &shown.grid, is_away);
    match hand {
        Some(hand) => {
            ghost::draw_open_cells(&within, &shown, hand);
            marks::draw_advice(&mut within, scene, &shown);
            ghost::draw_ghost(&mut within, scene, &shown, hand);
        }
        None => marks::draw_marks(&mut within, scene, &shown),
    }
}

/// Draws the words that say whose robot it is. Those that the robot would cover are only read out.
fn draw_title(pen: &mut Pen, scene: &Scene, shown: &ShownRobot) {
    let name = scene.seat_name(shown.seat);
    let title = match (shown.is_build, shown.robot.is_empty()) {
        (true, _) => phrase!("robotics-garage-new-robot", name = name),
        (false, true) => phrase!("robotics-garage-no-robot", name = name),
        (false, false) => phrase!("robotics-garage-robot", name = name),
    };
    let is_closed = shown.robot.is_closed();
    let told = if shown.robot.is_empty() {
        phrase!("spoken-line", line = &title)
    } else {
        let parts = list_of_parts(&shown.robot.counts());
        phrase!("robotics-garage-told", title = &title, parts = parts, closed = u8::from(is_closed))
    };
    let owner = || text(TextStyle::STRONG.in_colour(SECOND), &title);
    let closed = || if is_closed { text(TextStyle::NOTE, phrase!("robotics-garage-closed")) } else { Node::empty() };
    let half = shown.room.half;
    let left = half.left() + Space::M.points();
    // Large text has no room beside the lamp, and lies over it.
    let right = if pen.look.text > LARGE { half.right() - Space::M.points() } else { lamp_of_garage(shown).min };
    let room = half.with_min_x(left).with_max_x(right).with_min_y(shown.room.top + Space::Xs.points());
    let forms = [column([owner(), closed()]), column([owner()]), column([closed()])];
    let mut forms = forms.into_iter().map(|form| form.gap(Space::None));
    let words = forms.find_map(|form| clear_of_robot(form, &pen.ruler(), room, shown)).unwrap_or_else(Node::empty);
    let mut words = words.reads(Manner::Found, told).key("robot title");
    let height = words.needed_height(&pen.ruler(), room.width());
    show_panel::<()>(pen, room.with_max_y(room.top() + height), words);
}

/// Returns the words if no component of the robot would cover them in the upper left of a room.
fn clear_of_robot<'a>(mut words: Node<'a, ()>, ruler: &Ruler, room: Rect, shown: &ShownRobot) -> Option<Node<'a, ()>> {
    let width = words.needed_width(ruler).min(room.width());
    let place = rect_at(room.left(), room.top(), width, words.needed_height(ruler, room.width()));
    let mut cells = shown.robot.parts().iter().map(|part| shown.grid.rect_of(part.cell()));
    (!cells.any(|cell| cell.intersects(place))).then_some(words)
}

/// Notes where the robot and its components are, and the cells that its free outlets face.
fn note_places(pen: &Pen, scene: &mut Scene, shown: &ShownRobot) {
    scene.note_thing(Thing::Robot, shown.rect());
    scene.note_lesson_spot(Spot::Robot, shown.rect());
    for part in shown.robot.parts() {
        scene.note_thing(Thing::Attached(part.cell()), shown.grid.rect_of(part.cell()));
    }
    for (cell, _) in shown.robot.free_outlets() {
        let rect = shown.grid.rect_of(cell);
        scene.note_lesson_spot(Spot::Outlet(cell), rect);
        notes::record_place(pen.ui.ctx(), || format!("outlet {} {}", cell.x, cell.y), rect);
    }
    if shown.robot.is_empty() {
        notes::record_place(pen.ui.ctx(), || "outlet 0 0".to_owned(), shown.rect());
    }
}
