//! The Junkyard: face-down piles, face-up parts, and what the active player has scanned.

use bevy_egui::egui::{Color32, Rect, ScrollArea, Sense, Stroke, UiBuilder, pos2, vec2};

use super::slot::{CELL, slot};
use super::{scan, turn_buttons};
use crate::client::art::back_of;
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, INK, SECOND, TRAY_INSET, YARD, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::client::play::hand::Thing;
use crate::client::scene::contents::Scene;
use crate::client::scene::contents::cells_of;
use crate::grid::Rotation;
use crate::language::phrase;
use crate::parts::{PartId, Size};
use crate::table::PartInfo;

const GAP: f32 = 8.0;
/// What a group is wider than its columns.
const MARGIN: f32 = 18.0;

/// Draws the tray.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    let tray = scene.regions.tray;
    pen.panel(tray, 10.0, YARD);
    piles(pen, scene, tray);
    pen.divider(tray.left() + 206.0, tray.top() + 14.0, tray.bottom() - 14.0);
    let scan_frame = Rect::from_min_max(
        pos2(tray.right() - 276.0, tray.top() + 10.0),
        pos2(tray.right() - 150.0, tray.bottom() - 10.0),
    );
    let middle = Rect::from_min_max(
        pos2(tray.left() + 216.0, tray.top() + 8.0),
        pos2(scan_frame.left() - 8.0, tray.bottom() - 4.0),
    );
    face_up(pen, scene, middle);
    scan::show(pen, scene, scan_frame);
    turn_buttons::show(pen, scene, tray);
}

fn piles(pen: &mut Pen, scene: &mut Scene, tray: Rect) {
    let (x, y) = (tray.left(), tray.top());
    let wide = pen.head((x + 16.0, y + 26.0), 17.0, YELLOW, phrase!("tray-junkyard"));
    let face_down = &phrase!("tray-face-down");
    if x + 24.0 + wide + pen.measure(face_down, Face::Text, 16.0) < x + 204.0 {
        pen.plain((x + 24.0 + wide, y + 26.0), SECOND, face_down);
    }
    for (size, left, top, cells) in [
        (Size::Small, 18.0, 52.0, (1.0, 1.0)),
        (Size::Medium, 18.0, 114.0, (2.0, 1.0)),
        (Size::Large, 112.0, 70.0, (2.0, 2.0)),
    ] {
        pile(pen, scene, size, pos2(x + left, y + top), cells);
    }
}

fn pile(pen: &mut Pen, scene: &mut Scene, size: Size, corner: bevy_egui::egui::Pos2, cells: (f32, f32)) {
    const SIDE: f32 = 40.0;
    let count = scene.pile(size);
    let tile = Rect::from_min_size(corner, vec2(cells.0 * SIDE, cells.1 * SIDE));
    let thing = Thing::Pile(size);
    let name = phrase!("tray-pile", size = size, count = count);
    let response = slot(pen, scene, tile.expand(4.0), thing, &name);
    let is_held = scene.desk.hand.as_ref().is_some_and(|hand| hand.thing == thing);
    let high = if count >= 3 { 3 } else { count };
    for layer in (0..high).rev() {
        let shift = vec2(layer as f32 * 3.0, -(layer as f32) * 3.0);
        pen.drawing(
            back_of(size),
            tile.translate(shift),
            if is_held && layer == 0 { faded(Color32::WHITE, 0.4) } else { Color32::WHITE },
        );
    }
    if count == 0 {
        pen.dashed(tile.shrink(2.0), Stroke::new(2.0, Color32::from_rgb(0x8f, 0x7b, 0x69)), 6.0, 5.0);
    }
    if response.hovered() || scene.desk.chosen == Some(thing) {
        pen.frame(
            tile.expand(3.0),
            8.0,
            Stroke::new(2.5, if scene.desk.chosen == Some(thing) { CREAM } else { YELLOW }),
        );
    }
    let text = count.to_string();
    let width = 14.0 + pen.measure(&text, Face::Display, 16.0);
    let (x, y) = (tile.right() - 6.0, tile.bottom() - 14.0);
    pen.outlined(area(x - width / 2.0, y, width, 22.0), 6.0, INK, Stroke::new(1.8, YELLOW));
    pen.text((x, y + 17.0), Anchor::Middle, Face::Display, 16.0, CREAM, &text);
}

/// Like parts in one slot: the one on top, and how many there are.
struct Stack {
    top: PartId,
    count: usize,
}

fn stacks(parts: &[PartInfo]) -> Vec<Stack> {
    let mut tiles: Vec<_> = parts.iter().filter_map(|part| part.tile).collect();
    tiles.sort_unstable();
    tiles.dedup();
    let of = |tile| parts.iter().filter(move |part| part.tile == Some(tile));
    tiles.into_iter().filter_map(|tile| Some(Stack { top: of(tile).next()?.id, count: of(tile).count() })).collect()
}

/// The columns that the stacks of a size take.
fn columns(size: Size, stacks: usize) -> usize {
    match size {
        Size::Small => stacks.div_ceil(2).max(3),
        Size::Medium => stacks.div_ceil(2).max(1),
        Size::Large => stacks.max(1),
    }
}

/// The width of a cell's column of a size, in points.
const fn column(size: Size) -> f32 {
    match size {
        Size::Small => CELL,
        Size::Medium | Size::Large => 2.0 * CELL,
    }
}

/// Draws the face-up parts, a group for each size. Where there is not enough room for all, each group scrolls by itself: no size is
/// ever out of sight.
fn face_up(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let groups = Size::ALL.map(|size| (size, stacks(&scene.face_up(size))));
    let needs = [0, 1, 2].map(|number| {
        let (size, stacks) = &groups[number];
        columns(*size, stacks.len()) as f32 * (column(*size) + GAP) + MARGIN
    });
    let widths = shares(needs, rect.width());
    let mut left = rect.left();
    for ((size, stacks), width) in groups.iter().zip(widths) {
        if left > rect.left() {
            pen.divider(left + 1.0, rect.top() + 6.0, rect.bottom() - 4.0);
        }
        let group = Rect::from_min_max(pos2(left + 6.0, rect.top()), pos2(left + width - 4.0, rect.bottom()));
        let count = stacks.iter().map(|stack| stack.count).sum();
        label(pen, group, *size, count);
        slots(pen, scene, group, *size, stacks);
        left += width;
    }
}

/// How much of `room` each group gets: what it needs, as long as that leaves the others an equal share.
fn shares(needs: [f32; 3], room: f32) -> [f32; 3] {
    let mut widths = needs;
    let (mut left, mut open) = (room, needs.len() as f32);
    let mut order = [0, 1, 2];
    order.sort_by(|&one, &other| needs[one].total_cmp(&needs[other]));
    for number in order {
        widths[number] = needs[number].min(left / open);
        left -= widths[number];
        open -= 1.0;
    }
    widths
}

/// The slots of one size.
fn slots(pen: &mut Pen, scene: &mut Scene, group: Rect, size: Size, stacks: &[Stack]) {
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(group).id_salt(("face up", size)));
    let art = &mut *pen.art;
    let columns = columns(size, stacks.len());
    ScrollArea::horizontal().auto_shrink(false).id_salt(("face up", size)).show(&mut child, |ui| {
        let wide = columns as f32 * (column(size) + GAP);
        let (space, _) = ui.allocate_exact_size(vec2(wide, group.height() - 14.0), Sense::hover());
        let mut pen = Pen { ui, art, look };
        for (at, stack) in stacks.iter().enumerate() {
            let place = place_of(size, at, columns, space.left() + 3.0, space.top());
            part_slot(&mut pen, scene, stack.top, stack.count, place, size);
        }
    });
}

/// The slot of the `at`-th stack of a group that begins at `x`.
fn place_of(size: Size, at: usize, columns: usize, x: f32, top: f32) -> Rect {
    match size {
        Size::Large => area(x + at as f32 * (2.0 * CELL + GAP), top + 36.0, 2.0 * CELL, 2.0 * CELL + 14.0),
        _ => {
            let wide = if size == Size::Small { CELL } else { 2.0 * CELL };
            let (column, row) = ((at % columns) as f32, (at / columns) as f32);
            area(x + column * (wide + GAP), top + 36.0 + row * (CELL + 14.0), wide, CELL)
        }
    }
}

/// The name of a size with its points, and how many parts there are.
fn label(pen: &Pen, group: Rect, size: Size, count: usize) {
    let (x, top, points) = (group.left(), group.top(), size.points());
    pen.pips(pos2(x + 6.0 + f32::from(points - 1) * 3.7, top + 12.0), points, 2.7, 7.4);
    let name = pen.tell(&phrase!("tray-size", size = size, count = count));
    let left = x + 20.0 + f32::from(points - 1) * 7.6;
    let fitting = pen.fitting(&name, Face::Bold, 16.0, (group.right() - left).max(20.0));
    pen.text((left, top + 18.0), Anchor::Start, Face::Bold, fitting, SECOND, &name);
}

fn part_slot(pen: &mut Pen, scene: &mut Scene, part: PartId, count: usize, place: Rect, size: Size) {
    let well = place.expand(3.0);
    let thing = Thing::Part(part);
    let name = match count {
        1 => scene.part_name(part),
        _ => phrase!("tray-stack", part = scene.part_name(part), count = count),
    };
    let response = slot(pen, scene, well, thing, &name);
    let is_held = scene.desk.hand.as_ref().is_some_and(|hand| hand.thing == thing);
    let is_chosen = scene.desk.chosen == Some(thing) && scene.desk.hand.is_none();
    let fill = if response.hovered() { Color32::from_rgb(0x2c, 0x27, 0x22) } else { TRAY_INSET };
    pen.inset(well, 7.0, fill);
    let lift = if response.hovered() && !is_held { -2.0 } else { 0.0 };
    let cells = cells_of(size);
    let drawing = scene.drawing(part);
    let only_one_is_held = is_held && count == 1;
    let tint = if only_one_is_held { faded(Color32::WHITE, 0.22) } else { Color32::WHITE };
    pen.tile(drawing, place.center() + vec2(0.0, lift), cells, CELL, Rotation::Up, tint);
    if is_held {
        pen.dashed(place.shrink(1.0), Stroke::new(2.0, YELLOW), 6.0, 5.0);
    }
    if is_chosen && scene.view.chosen_shown != scene.desk.chosen {
        pen.ui.scroll_to_rect(well, None);
    }
    if is_chosen {
        pen.frame(well.expand(1.0), 8.0, Stroke::new(2.5, CREAM));
    }
    if count > 1 {
        let text = format!("×{count}");
        let width = 10.0 + pen.measure(&text, Face::Bold, 16.0);
        let badge = area(well.right() - width - 1.0, well.bottom() - 21.0, width, 20.0);
        pen.outlined(badge, 5.0, INK, Stroke::new(1.5, YELLOW));
        pen.text((badge.center().x, badge.bottom() - 4.5), Anchor::Middle, Face::Bold, 16.0, CREAM, &text);
    }
    scene.spot(part, place);
}

#[cfg(test)]
mod tests {
    use super::shares;

    #[test]
    fn groups_get_what_they_need_or_an_equal_share() {
        assert_eq!(shares([100.0, 50.0, 30.0], 400.0), [100.0, 50.0, 30.0]);
        assert_eq!(shares([900.0, 50.0, 30.0], 400.0), [320.0, 50.0, 30.0]);
        assert_eq!(shares([900.0, 500.0, 30.0], 430.0), [200.0, 200.0, 30.0]);
        assert_eq!(shares([900.0, 500.0, 300.0], 300.0), [100.0, 100.0, 100.0]);
    }
}
