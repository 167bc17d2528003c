//! Places the stacks of the Junkyard, a group for each size, so that all are in sight however many
//! there are. Slots shrink first, all by one factor; if that is not enough they overlap, at most by
//! half.

use bevy_egui::egui::{Rect, pos2};

use crate::client::scene::contents::cells_of;
use crate::parts::Size;
use client::kit::pen::rect_at;
use client::kit::tokens::{LineWidth, Space};

/// Side of a small part's drawing where there is room enough, in points.
pub const CELL: f32 = 48.0;
/// Least share of each slot that no other slot covers.
pub const LEAST_SHOWN: f32 = 0.5;
/// Share of each slot that stays uncovered in a fan, which is tried before drawings get smaller
/// than targets.
const MOSTLY_SHOWN: f32 = 0.75;
/// Distance between the edges of a slot and of the drawing in it, in points: room for the frame of
/// a slot that is chosen.
pub const INSIDE: f32 = LineWidth::Panel.points();
/// The same of both sides together.
const AROUND: f32 = INSIDE + INSIDE;
/// Gap between two slots, and the largest step from one row to the next beyond a slot's height, in
/// points.
const GAP: f32 = Space::Xxs.points();
const ROW_GAP: f32 = Space::S.points();
/// Width of a group beyond its slots, in points.
const MARGIN: f32 = Space::L.points();
/// Distance of a group's slots from its left edge, in points.
pub const LEFT: f32 = Space::S.points();
/// Columns that are kept free for small parts where there is room for all sizes.
const LOOSE_COLUMNS: usize = 3;

/// Room for the three groups.
#[derive(Clone, Copy, Debug)]
pub struct GroupsRoom {
    /// Rectangle of all groups.
    pub rect: Rect,
    /// Height of a group's heading, in points.
    pub heading: f32,
    /// Width of each group's heading in its shortest form, in points.
    pub headings: [f32; 3],
    /// Least width and height of a target, in points.
    pub target: f32,
}

/// Slot of a stack.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    /// Rectangle of the whole target.
    pub place: Rect,
    /// Part of the target, from its upper left corner, that no other slot covers.
    pub shown: Rect,
    /// Side of a cell of the drawing in the slot, in points.
    pub cell: f32,
}

/// Group of the stacks of one size.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Rectangle of the group with its heading.
    pub rect: Rect,
    /// Slots in rows; later ones cover earlier ones.
    pub slots: Vec<Slot>,
}

/// Extent to which slots give way to others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Give {
    /// Drawings shrink, and nothing overlaps.
    Shrink,
    /// Slots overlap by a quarter at most, and drawings of larger parts shrink a little.
    Fan,
    /// Slots overlap by half at most, and every slot is as small as a target may be.
    Squeeze,
}

impl Give {
    /// Returns the sides of a cell to try, from the largest down, in points.
    fn cell_sides(self, target: f32) -> impl Iterator<Item = f32> {
        // Small slots are as small as targets may be from here on.
        let small = (target - AROUND).min(CELL);
        let (from, to) = match self {
            Self::Shrink => (CELL, small),
            Self::Fan => (small, small * MOSTLY_SHOWN),
            Self::Squeeze => (small, small / 2.0),
        };
        let count = (from - to).ceil() as usize;
        (0..=count).map(move |step| (from - step as f32).max(to))
    }

    const fn shown(self) -> f32 {
        match self {
            Self::Shrink => 1.0,
            Self::Fan => MOSTLY_SHOWN,
            Self::Squeeze => LEAST_SHOWN,
        }
    }
}

/// Slots of a group before it has its place: columns, and the steps from one slot to the next, in
/// points.
#[derive(Clone, Copy, Debug)]
struct GroupRows {
    columns: usize,
    slot: (f32, f32),
    step: (f32, f32),
}

impl GroupRows {
    fn width(&self) -> f32 {
        self.slot.0 + (self.columns.max(1) - 1) as f32 * self.step.0
    }
}

/// Width and height of a slot, in points.
fn slot_size(size: Size, cell: f32, target: f32) -> (f32, f32) {
    let (wide, high) = cells_of(size);
    ((wide * cell + AROUND).max(target), (high * cell + AROUND).max(target))
}

/// Returns the narrowest rows that hold `count` slots in a height and leave at least the share
/// `shown` of each slot uncovered; `None` if there are none.
fn narrowest_rows(count: usize, slot: (f32, f32), height: f32, shown: f32) -> Option<GroupRows> {
    let (wide, high) = slot;
    let of = |rows: usize| {
        let columns = count.div_ceil(rows);
        let down = if rows == 1 { high } else { ((height - high) / (rows - 1) as f32).min(high + ROW_GAP) };
        let shown_down = if down >= high + GAP { 1.0 } else { down / high };
        let is_possible = high <= height && shown_down >= shown - 1e-4;
        let across = shown / shown_down;
        let right = if across >= 0.999 { wide + GAP } else { wide * across };
        is_possible.then_some(GroupRows { columns, slot, step: (right, down) })
    };
    let all = (1..=count.max(1)).filter_map(of);
    all.min_by(|one, other| one.width().total_cmp(&other.width()))
}

/// Lays out groups of `counts` stacks; `None` if they do not fit even when slots give way by
/// `give`.
pub fn arrange_stacks(room: &GroupsRoom, counts: [usize; 3], give: Give) -> Option<[Group; 3]> {
    if give == Give::Shrink
        && let Some(loose) = try_rows(room, counts, CELL, 1.0).map(|rows| widen_rows(rows, counts, room.target))
        && total_width(room, &loose) <= room.rect.width()
    {
        return Some(place_groups(room, counts, &loose));
    }
    let fits = |cell: f32, shown: f32| {
        try_rows(room, counts, cell, shown).filter(|rows| total_width(room, rows) <= room.rect.width())
    };
    let cell = give.cell_sides(room.target).find(|&cell| fits(cell, give.shown()).is_some())?;
    // A bisection finds the largest uncovered part for which there is room.
    let mut shown = give.shown();
    let mut too_much = 1.0;
    for _ in 0..8 {
        let middle = f32::midpoint(shown, too_much);
        if fits(cell, middle).is_some() { shown = middle } else { too_much = middle }
    }
    let rows = fits(cell, if fits(cell, 1.0).is_some() { 1.0 } else { shown })?;
    Some(place_groups(room, counts, &rows))
}

/// Lays out groups squeezed as far as possible, whether they have room or not.
pub fn arrange_squeezed(room: &GroupsRoom, counts: [usize; 3]) -> Option<[Group; 3]> {
    let cell = Give::Squeeze.cell_sides(room.target).last()?;
    Some(place_groups(room, counts, &try_rows(room, counts, cell, LEAST_SHOWN)?))
}

fn try_rows(room: &GroupsRoom, counts: [usize; 3], cell: f32, shown: f32) -> Option<[GroupRows; 3]> {
    let height = room.rect.height() - room.heading;
    let of =
        |number: usize| narrowest_rows(counts[number], slot_size(Size::ALL[number], cell, room.target), height, shown);
    Some([of(0)?, of(1)?, of(2)?])
}

/// Widens rows to keep room for parts that may come.
fn widen_rows(mut rows: [GroupRows; 3], counts: [usize; 3], target: f32) -> [GroupRows; 3] {
    rows[0].columns = rows[0].columns.max(LOOSE_COLUMNS);
    for (number, rows) in rows.iter_mut().enumerate().filter(|(number, _)| counts[*number] == 0) {
        rows.slot = slot_size(Size::ALL[number], CELL, target);
        rows.columns = rows.columns.max(1);
    }
    rows
}

fn group_widths(room: &GroupsRoom, rows: &[GroupRows; 3]) -> [f32; 3] {
    [0, 1, 2].map(|number| {
        let slots = if rows[number].columns == 0 { 0.0 } else { rows[number].width() };
        slots.max(room.headings[number]) + MARGIN
    })
}

fn total_width(room: &GroupsRoom, rows: &[GroupRows; 3]) -> f32 {
    group_widths(room, rows).iter().sum()
}

fn place_groups(room: &GroupsRoom, counts: [usize; 3], rows: &[GroupRows; 3]) -> [Group; 3] {
    let widths = group_widths(room, rows);
    let lefts = [0.0, widths[0], widths[0] + widths[1]];
    [0, 1, 2].map(|number| {
        let left = room.rect.left() + lefts[number];
        let rect = Rect::from_min_max(pos2(left, room.rect.top()), pos2(left + widths[number], room.rect.bottom()));
        let slot = |at: usize| place_slot(&rows[number], counts[number], at, rect, room.heading, Size::ALL[number]);
        Group { rect, slots: (0..counts[number]).map(slot).collect() }
    })
}

/// Returns the slot of the stack of number `at` in a group of `count`.
fn place_slot(rows: &GroupRows, count: usize, at: usize, group: Rect, heading: f32, size: Size) -> Slot {
    let (wide, high) = rows.slot;
    let column = (at % rows.columns) as f32;
    let row = (at / rows.columns) as f32;
    let x = group.left() + LEFT + column * rows.step.0;
    let y = group.top() + heading + row * rows.step.1;
    let place = rect_at(x, y, wide, high);
    let is_last_in_row = (at + 1).is_multiple_of(rows.columns) || at + 1 == count;
    let is_in_last_row = at + rows.columns >= count;
    let right = if is_last_in_row { wide } else { rows.step.0.min(wide) };
    let down = if is_in_last_row { high } else { rows.step.1.min(high) };
    let cells = cells_of(size);
    let cell = ((wide - AROUND) / cells.0).min((high - AROUND) / cells.1);
    Slot { place, shown: rect_at(x, y, right, down), cell }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(width: f32, height: f32) -> GroupsRoom {
        let rect = rect_at(10.0, 20.0, width, height);
        GroupsRoom { rect, heading: 37.0, headings: [60.0; 3], target: 38.0 }
    }

    /// Share of a slot that no later one covers, by samples.
    fn shown(slots: &[Slot], at: usize) -> f32 {
        let place = slots[at].place;
        let samples = (0..40).flat_map(|x| (0..40).map(move |y| (x as f32 + 0.5, y as f32 + 0.5)));
        let points = samples.map(|(x, y)| place.lerp_inside(bevy_egui::egui::vec2(x / 40.0, y / 40.0)));
        let free = points.filter(|&point| !slots[at + 1..].iter().any(|later| later.place.contains(point)));
        free.count() as f32 / 1_600.0
    }

    fn check(room: &GroupsRoom, groups: &[Group; 3], least: f32) {
        for group in groups {
            for (at, slot) in group.slots.iter().enumerate() {
                assert!(room.rect.expand(0.1).contains_rect(slot.place), "{slot:?} in {:?}", room.rect);
                assert!(slot.place.width().min(slot.place.height()) >= room.target - 0.1, "{slot:?}");
                assert!(shown(&group.slots, at) >= least - 0.03, "{at}: {}", shown(&group.slots, at));
                assert!(slot.place.contains_rect(slot.shown));
            }
        }
        let mut rects = groups.iter().map(|group| group.rect);
        assert!(rects.by_ref().zip(groups[1..].iter()).all(|(one, next)| one.right() <= next.rect.left() + 0.1));
    }

    #[test]
    fn few_stacks_are_as_large_as_drawn() {
        let room = room(512.0, 164.0);
        let groups = arrange_stacks(&room, [4, 2, 0], Give::Shrink).unwrap();
        check(&room, &groups, 1.0);
        assert!(groups.iter().flat_map(|group| &group.slots).all(|slot| slot.cell == CELL));
    }

    #[test]
    fn more_stacks_shrink_by_one_factor_and_only_as_far_as_needed() {
        let room = room(512.0, 164.0);
        assert_eq!(arrange_stacks(&room, [6, 2, 0], Give::Shrink).unwrap()[0].slots[0].cell, CELL);
        let groups = arrange_stacks(&room, [8, 7, 1], Give::Shrink).unwrap();
        check(&room, &groups, 1.0);
        let cells: Vec<f32> = groups.iter().flat_map(|group| &group.slots).map(|slot| slot.cell).collect();
        assert!(cells.iter().all(|&cell| cell == cells[0]) && cells[0] < CELL, "{cells:?}");
    }

    #[test]
    fn what_does_not_fit_otherwise_is_fanned_and_half_of_it_is_seen() {
        for (width, height) in [(512.0, 164.0), (330.0, 158.0), (300.0, 158.0)] {
            let room = room(width, height);
            let counts = [9, 8, 6];
            assert!(arrange_stacks(&room, counts, Give::Shrink).is_none());
            let groups =
                arrange_stacks(&room, counts, Give::Fan).or_else(|| arrange_stacks(&room, counts, Give::Squeeze));
            check(&room, &groups.unwrap(), LEAST_SHOWN);
        }
    }
}
