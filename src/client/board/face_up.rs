//! The face-up parts of the Junkyard, a group for each size.

use bevy_egui::egui::{Color32, Id, Pos2, Rect, ScrollArea, Sense, Stroke, UiBuilder, pos2, vec2};

use super::slot::{CELL, slot};
use crate::client::art::fonts::Face;
use crate::client::kit::letters::Hint;
use crate::client::kit::palette::{CREAM, INK, SECOND, TRAY_INSET, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::points::LARGE;
use crate::client::kit::spoken::{Manner, say};
use crate::client::kit::{Anchor, Pen};
use crate::client::play::hand::Thing;
use crate::client::scene::contents::{Scene, cells_of};
use crate::grid::Rotation;
use crate::language::phrase;
use crate::parts::{PartId, Size};
use crate::table::PartInfo;

const GAP: f32 = 8.0;
/// What a group is wider than its columns.
const MARGIN: f32 = 18.0;

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

/// The columns that the stacks of a size take, or at least have where there is room for all sizes.
fn columns(size: Size, stacks: usize, is_tight: bool) -> usize {
    match size {
        Size::Small => stacks.div_ceil(2).max(if is_tight { 1 } else { 3 }),
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
pub(super) fn show(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let groups = Size::ALL.map(|size| (size, stacks(&scene.face_up(size))));
    let (needs, is_tight) = needs(pen, &groups, rect.width());
    let widths = shares(needs, rect.width());
    let mut left = rect.left();
    for ((size, stacks), width) in groups.iter().zip(widths) {
        if left > rect.left() {
            pen.divider(left + 1.0, rect.top() + 6.0, rect.bottom() - 4.0);
        }
        let group = Rect::from_min_max(pos2(left + 6.0, rect.top()), pos2(left + width - 4.0, rect.bottom()));
        let count = stacks.iter().map(|stack| stack.count).sum();
        let below = label(pen, group, *size, count);
        if !stacks.is_empty() {
            slots(pen, scene, (group, below), *size, stacks, columns(*size, stacks.len(), is_tight));
        }
        left += width;
    }
}

/// How wide the groups would be. Where that is wider than `room`, and so tight, a group has no more columns than it needs, and one without
/// parts only its label, or what is most important of that. Returns whether it is tight, too.
fn needs(pen: &Pen, groups: &[(Size, Vec<Stack>); 3], room: f32) -> ([f32; 3], bool) {
    let slots = |size: Size, stacks: usize, is_tight| columns(size, stacks, is_tight) as f32 * (column(size) + GAP);
    let all = |is_tight: bool, of_empty: &dyn Fn(Size) -> f32| {
        [0, 1, 2].map(|number| {
            let (size, stacks) = &groups[number];
            let of_parts = slots(*size, stacks.len(), is_tight).max(short_label(pen, *size, stacks.len()));
            MARGIN + if stacks.is_empty() { of_empty(*size) } else { of_parts }
        })
    };
    let fits = |needs: &[f32; 3]| needs.iter().sum::<f32>() <= room;
    let loose = all(false, &|size| slots(size, 0, false));
    if fits(&loose) {
        return (loose, false);
    }
    let long = all(true, &|size| long_label(pen, size));
    (if fits(&long) { long } else { all(true, &|size| short_label(pen, size, 0)) }, true)
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

/// The slots of one size in some columns, `below` the label of their group.
fn slots(pen: &mut Pen, scene: &mut Scene, (group, below): (Rect, f32), size: Size, stacks: &[Stack], columns: usize) {
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(group).id_salt(("face up", size)));
    let art = &mut *pen.art;
    // The second row ends where the bar begins.
    let step = (group.height() - 14.0 - below - CELL - 3.0).clamp(CELL + GAP, CELL + 14.0);
    ScrollArea::horizontal().auto_shrink(false).id_salt(("face up", size)).show(&mut child, |ui| {
        let wide = columns as f32 * (column(size) + GAP);
        let (space, _) = ui.allocate_exact_size(vec2(wide, group.height() - 14.0), Sense::hover());
        let mut pen = Pen { ui, art, look };
        for (at, stack) in stacks.iter().enumerate() {
            let place = place_of(size, at, columns, pos2(space.left() + 3.0, space.top() + below), step);
            part_slot(&mut pen, scene, stack.top, stack.count, place, size);
        }
    });
}

/// The slot of the `at`-th stack of a group that begins at `corner`; `step` is from one row to the next.
fn place_of(size: Size, at: usize, columns: usize, corner: Pos2, step: f32) -> Rect {
    let (x, top) = (corner.x, corner.y);
    match size {
        Size::Large => area(x + at as f32 * (2.0 * CELL + GAP), top, 2.0 * CELL, CELL + step),
        _ => {
            let wide = if size == Size::Small { CELL } else { 2.0 * CELL };
            let (column, row) = ((at % columns) as f32, (at / columns) as f32);
            area(x + column * (wide + GAP), top + row * step, wide, CELL)
        }
    }
}

/// How wide the points of a size before its label are.
fn pips_width(size: Size) -> f32 {
    20.0 + f32::from(size.points() - 1) * 7.6
}

/// How wide the label of a size is with the number of parts alone.
fn short_label(pen: &Pen, size: Size, count: usize) -> f32 {
    pips_width(size) + pen.measure(count.to_string(), Face::Bold, 16.0)
}

/// How wide the label of a size without parts is with its name.
fn long_label(pen: &Pen, size: Size) -> f32 {
    pips_width(size) + pen.measure(phrase!("tray-size", size = size, count = 0), Face::Bold, 16.0)
}

/// The name of a size with its points, and how many parts there are; the points and the number alone where the name has
/// no room. Returns how high it is.
fn label(pen: &mut Pen, group: Rect, size: Size, count: usize) -> f32 {
    let (x, points) = (group.left(), size.points());
    let middle = group.top() + 6.0 + 6.0 * pen.look.text;
    pen.pips(pos2(x + 6.0 + f32::from(points - 1) * 3.7, middle), points, 2.7, 7.4);
    let name = pen.tell(&phrase!("tray-size", size = size, count = count));
    let left = x + pips_width(size);
    let is_whole = pen.measure(&name, Face::Bold, 16.0) <= group.right() - left;
    let text = if is_whole { name.clone() } else { count.to_string() };
    let at = (left, middle + 6.0 * pen.look.text);
    let wide = pen.silently(|pen| pen.text(at, Anchor::Start, Face::Bold, 16.0, SECOND, &text));
    let place = Rect::from_min_max(group.min, pos2(left + wide, at.1));
    say(pen.ui.ctx(), ("size", size), place, Manner::Found, &name);
    if !is_whole {
        pen.ui.interact(place, Id::new(("size", size)), Sense::hover()).hint(name);
    }
    12.0 * pen.look.text + if pen.look.text > LARGE { 20.0 } else { 24.0 }
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
        let letters = pen.look.text;
        let size = vec2(10.0 + pen.measure(&text, Face::Bold, 16.0), 9.0 + 11.0 * letters);
        let badge = Rect::from_min_size(well.max - vec2(1.0, 1.0) - size, size);
        pen.outlined(badge, 5.0, INK, Stroke::new(1.5, YELLOW));
        let at = (badge.center().x, badge.center().y + 5.5 * letters);
        pen.text(at, Anchor::Middle, Face::Bold, 16.0, CREAM, &text);
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
