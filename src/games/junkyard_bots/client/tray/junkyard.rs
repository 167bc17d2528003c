//! The Junkyard: face-down piles, face-up parts, and the scan of the active player.

use std::cell::RefCell;

use bevy_egui::egui::{Align2, Rect, Stroke, vec2};

use super::slot::{SharedScene, listen_to_slot};
use super::taking::{draw_missing, draw_taking_mark, mark_of, tile_tint};
use super::turn_buttons::{self, TurnButton};
use super::{face_up, scanned_tiles};
use crate::client::art::back_of;
use crate::client::play::building::hand::Thing;
use crate::client::play::{Command, TurnStage};
use crate::client::scene::contents::{Scene, cells_of};
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::parts::Size;
use crate::round::LegalActions;
use client::kit::palette::{CREAM, INK, MUTED, SECOND, YARD, YELLOW};
use client::kit::panel::build::{choose, column, groove, painted, row, spacer, text};
use client::kit::panel::{Align, Node, State, Surface, place};
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::spoken::Manner;
use client::kit::tokens::{LineWidth, Radius, Space, TargetHeight};
use client::kit::{Pen, TextStyle};

/// Side of a small tile of a pile, and step from one tile of a pile to the next above it, in
/// points.
const SIDE: f32 = TargetHeight::Row.points();
const LAYER: f32 = LineWidth::Panel.points();
/// Most tiles that are seen of a pile.
const LAYERS: u8 = 3;

/// Draws the tray.
pub fn draw_tray(pen: &mut Pen, scene: &mut Scene) {
    let room = scene.regions.tray;
    let due = turn_buttons::due_buttons(scene);
    let shared = RefCell::new(scene);
    let mut tray = place(&pen.ruler(), room, tray_panel(pen, &shared, &due));
    let open = turn_buttons::note_places(pen, &mut shared.borrow_mut(), &due, |key| tray.rect_of(key));
    let pressed = tray.show(pen);
    pressed.into_iter().filter(|command| open.contains(command)).for_each(|command| {
        shared.borrow_mut().send_command(command);
    });
}

/// Describes the tray: piles, parts, scan and buttons beside each other; where text is large and
/// the tray higher, title and buttons are in a row above the rest.
fn tray_panel<'a>(pen: &Pen, scene: &'a SharedScene, due: &'a [TurnButton]) -> Node<'a, Command> {
    let title = || text(TextStyle::LABEL.in_colour(YELLOW), phrase!("tray-junkyard")).manner(Manner::Heading);
    let parts = painted(0.0, 0.0, |pen, rect| face_up::draw_face_up_parts(pen, &mut scene.borrow_mut(), rect));
    let contents = [groove().fill(), parts.fill().grow(), scanned_tiles::scan_frame(pen, scene).fill()];
    let panel = if pen.look.text > LARGE {
        let head = row([title(), spacer(), turn_buttons::buttons_in_row(due)]);
        column([head, row([piles(scene)]).and(contents).grow()]).gap(Space::Xs).inside_by(Space::M, Space::Xs)
    } else {
        // The note is left out where it would make the piles' column wider.
        let with_note = row([title(), text(TextStyle::NOTE.in_colour(SECOND), phrase!("tray-face-down"))]);
        let wide = title().needed_width(&pen.ruler());
        let head = choose([with_note, title()]).with_widths(wide, wide);
        let left = column([head, piles(scene).grow()]).gap(Space::Xs);
        let buttons = turn_buttons::buttons_in_column(due).fill();
        row([left.fill()]).and(contents).and([buttons]).inside_by(Space::M, Space::S)
    };
    let ground = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), YARD);
    panel.on(Surface::Painted(Box::new(ground))).key("tray")
}

/// Describes the face-down piles.
fn piles<'a>(scene: &'a SharedScene) -> Node<'a, Command> {
    let pile = |size| {
        let high = f32::from(LAYERS - 1) * LAYER;
        let cells = cells_of(size);
        let tile = vec2(cells.0 * SIDE, cells.1 * SIDE);
        painted(tile.x + high, tile.y + high, move |pen, rect| {
            let tile = rect_at(rect.left(), rect.bottom() - tile.y, tile.x, tile.y);
            draw_pile(pen, &mut scene.borrow_mut(), size, tile);
        })
    };
    let small = column([pile(Size::Small).align(Align::Start), pile(Size::Medium)]).gap(Space::M);
    row([small, pile(Size::Large)]).gap(Space::M).inside_by(Space::None, Space::Xs)
}

/// Whether the player may draw or take blind from a pile now; `None` if neither is due.
fn is_pile_open(scene: &Scene, size: Size) -> Option<bool> {
    match scene.play.choices() {
        LegalActions::Draw(sizes) if scene.interaction.stage == TurnStage::Choosing => Some(sizes.contains(&size)),
        _ => mark_of(scene, Thing::Pile(size)),
    }
}

fn draw_pile(pen: &mut Pen, scene: &mut Scene, size: Size, tile: Rect) {
    let count = scene.pile_size(size);
    let thing = Thing::Pile(size);
    let name = phrase!("tray-pile", size = size, count = count);
    let response = listen_to_slot(pen, scene, tile.expand(Space::Xs.points()), thing, &name);
    scene.note_lesson_spot(Spot::Pile(size), tile);
    let is_held = scene.interaction.own.hand.as_ref().is_some_and(|hand| hand.thing == thing);
    let is_open = is_pile_open(scene, size);
    for layer in (0..LAYERS.min(u8::try_from(count).unwrap_or(LAYERS))).rev() {
        let up = f32::from(layer) * LAYER;
        let tint = tile_tint(false, if is_held && layer == 0 { Some(false) } else { is_open });
        pen.draw_svg(back_of(size), tile.translate(vec2(up, -up)), tint);
    }
    let around = tile.expand(LAYER);
    if is_open == Some(true) {
        draw_taking_mark(pen, around);
    }
    if count == 0 {
        draw_missing(pen, tile, MUTED);
    }
    let is_chosen = scene.interaction.own.chosen == Some(thing);
    if response.hovered() || is_chosen {
        let line = Stroke::new(LineWidth::Row.points(), if is_chosen { CREAM } else { YELLOW });
        pen.stroke_rect(around, Radius::Row.points(), line);
    }
    let number = pen.ruler().layout(TextStyle::FIGURE, f32::INFINITY, count.to_string());
    let plate = number.size() + vec2(Space::M.points(), Space::Xs.points());
    let middle = tile.right_bottom() - vec2(Space::S.points(), Space::Xs.points());
    let plate = Rect::from_center_size(middle, plate);
    pen.draw_rect(plate, Radius::Chip.points(), INK, Stroke::new(LineWidth::Thin.points(), YELLOW));
    number.paint(pen, plate, Align2::CENTER_CENTER);
}
