//! Face-up parts of the Junkyard, a group for each size: all in sight, however many there are.

use bevy_egui::egui::{Color32, Event, Id, Rect, Response, Sense, Stroke, pos2, vec2};

use super::slot::listen_to_slot;
use super::stack_layout::{Give, Group, GroupsRoom, Slot, arrange_squeezed, arrange_stacks};
use super::stacks::{Likeness, Stack, stacks_of_size};
use super::taking::{DIMMED, Taking, draw_taking_mark, mark_of};
use crate::client::play::JunkyardBotsCommand;
use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::{PartId, Size};
use client::art::fonts::Face;
use client::kit::palette::{CREAM, INK, SECOND, TRAY_INSET, YELLOW, fade_colour};
use client::kit::points::{LARGE, LEAST_TARGET};
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::text::letters::HoverHint;
use client::kit::{Anchor, Pen, notes};
use shell::grid::Rotation;
use shell::language::Phrase;

/// Distance between the edges of a slot and of a drawing's place, in points.
const INSIDE: f32 = 3.0;

/// Ways to find room for all stacks, in the order in which they are tried: the property that parts
/// of a stack share, and the extent to which slots give way.
const WAYS: [(Likeness, Give); 7] = [
    (Likeness::Tile, Give::Shrink),
    (Likeness::Use, Give::Shrink),
    (Likeness::Use, Give::Fan),
    (Likeness::Use, Give::Squeeze),
    (Likeness::Kind, Give::Shrink),
    (Likeness::Kind, Give::Fan),
    (Likeness::Kind, Give::Squeeze),
];

/// Stack in its slot, as it is seen now.
struct ShownStack {
    stack: Stack,
    slot: Slot,
    top: PartId,
    response: Response,
    /// Whether the stack can be taken; `None` while nothing is marked, because no take is due or
    /// something is in hand.
    can_take: Option<bool>,
}

impl ShownStack {
    /// Whether the stack is drawn over its neighbours, because the pointer or the keyboard is on
    /// it.
    fn is_raised(&self, scene: &Scene) -> bool {
        self.response.hovered() || self.is_chosen(scene)
    }

    fn is_chosen(&self, scene: &Scene) -> bool {
        scene.interaction.own.chosen == Some(Thing::Part(self.top)) && scene.interaction.own.hand.is_none()
    }

    fn is_held(&self, scene: &Scene) -> bool {
        scene.interaction.own.hand.as_ref().is_some_and(|hand| hand.thing == Thing::Part(self.top))
    }
}

/// Draws the face-up parts, a group for each size. If there is too little room, slots shrink and
/// then overlap, so that nothing is ever out of sight.
pub(crate) fn draw_face_up_parts(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let (groups, all) = arrange_groups(pen, scene, rect);
    for ((size, group), stacks) in Size::ALL.into_iter().zip(groups).zip(all) {
        if group.rect.left() > rect.left() {
            pen.draw_divider(group.rect.left() + 1.0, rect.top() + 6.0, rect.bottom() - 4.0);
        }
        let inner = Rect::from_min_max(group.rect.min + vec2(6.0, 0.0), group.rect.max - vec2(4.0, 0.0));
        draw_heading(pen, inner, size, stacks.iter().map(|stack| stack.parts.len()).sum());
        draw_slots(pen, scene, &group, size, stacks);
    }
}

/// Returns the groups with their stacks.
fn arrange_groups(pen: &Pen, scene: &Scene, rect: Rect) -> ([Group; 3], [Vec<Stack>; 3]) {
    let counts = Size::ALL.map(|size| scene.face_up(size).len());
    let room = room_for_groups(pen, rect, counts);
    let of = |like: Likeness| Size::ALL.map(|size| stacks_of_size(scene, size, like));
    let lengths = |stacks: &[Vec<Stack>; 3]| stacks.each_ref().map(Vec::len);
    for (like, give) in WAYS {
        let stacks = of(like);
        if let Some(groups) = arrange_stacks(&room, lengths(&stacks), give) {
            return (groups, stacks);
        }
    }
    let stacks = of(Likeness::Kind);
    let nothing = || Size::ALL.map(|_| Group { rect, slots: Vec::new() });
    (arrange_squeezed(&room, lengths(&stacks)).unwrap_or_else(nothing), stacks)
}

/// Returns the room for the groups, with headings for these counts of parts.
fn room_for_groups(pen: &Pen, rect: Rect, counts: [usize; 3]) -> GroupsRoom {
    let headings = [0, 1, 2].map(|number| pips_width(Size::ALL[number]) + number_width(pen, counts[number]));
    let heading = 9.0 + 12.0 * pen.look.text + if pen.look.text > LARGE { 8.0 } else { 12.0 };
    GroupsRoom { rect, heading, headings, target: LEAST_TARGET / pen.ui.ctx().zoom_factor() }
}

/// Draws the slots of one size.
fn draw_slots(pen: &mut Pen, scene: &mut Scene, group: &Group, size: Size, stacks: Vec<Stack>) {
    let mut shown = Vec::new();
    for (stack, &slot) in stacks.into_iter().zip(&group.slots) {
        let top = stack.top_part(scene, |part| Taking::is_open(scene, Thing::Part(part)).unwrap_or_default());
        let response = self::listen_to_slot(pen, scene, slot.place, Thing::Part(top), &stack_name(scene, &stack, top));
        choose_by_wheel(pen, scene, &stack, top, &response);
        for &part in &stack.parts {
            scene.note_part_place(part, slot.place.shrink(INSIDE));
            if part != top {
                notes::record_place(pen.ui.ctx(), || format!("{:?}", Thing::Part(part)), slot.shown);
            }
        }
        let can_take = mark_of(scene, Thing::Part(top));
        shown.push(ShownStack { stack, slot, top, response, can_take });
    }
    let is_raised: Vec<bool> = shown.iter().map(|one| one.is_raised(scene)).collect();
    for raised in [false, true] {
        let these = || shown.iter().zip(&is_raised).filter(|(_, is)| **is == raised).map(|(one, _)| one);
        these().for_each(|one| draw_stack(pen, scene, one, size));
        // After all slots, because a number may be wider than the visible part of its slot.
        these().for_each(|one| draw_count(pen, one, if raised { one.slot.place } else { one.slot.shown }));
    }
}

fn stack_name(scene: &Scene, stack: &Stack, top: PartId) -> Phrase {
    match stack.parts.len() {
        1 => scene.part_name(top),
        count => phrase!("tray-stack", part = scene.part_name(top), count = count),
    }
}

/// Chooses the next kind of a stack of several kinds by the wheel.
fn choose_by_wheel(pen: &Pen, scene: &mut Scene, stack: &Stack, top: PartId, response: &Response) {
    if stack.tiles.len() < 2 || !response.hovered() || scene.interaction.own.hand.is_some() {
        return;
    }
    let wheel = pen.ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::MouseWheel { delta, .. } if delta.y != 0.0 => Some(delta.y),
            _ => None,
        })
    });
    if let Some(next) = wheel.and_then(|wheel| stack.part_beside(top, wheel < 0.0)) {
        scene.send_command(JunkyardBotsCommand::Choose(Some(Thing::Part(next))));
    }
}

/// Draws the slot of a stack with the part on top.
fn draw_stack(pen: &mut Pen, scene: &Scene, shown: &ShownStack, size: Size) {
    let place = shown.slot.place;
    let is_held = shown.is_held(scene);
    let is_hovered = shown.response.hovered();
    let fill = if is_hovered { Color32::from_rgb(0x2c, 0x27, 0x22) } else { TRAY_INSET };
    pen.draw_inset(place, 7.0, fill);
    let lift = if is_hovered && !is_held { -2.0 } else { 0.0 };
    let tint = match shown.can_take {
        _ if is_held && shown.stack.parts.len() == 1 => fade_colour(Color32::WHITE, 0.22),
        Some(false) => fade_colour(Color32::WHITE, DIMMED),
        _ => Color32::WHITE,
    };
    let drawing = scene.part_drawing(shown.top);
    pen.draw_tile(drawing, place.center() + vec2(0.0, lift), cells_of(size), shown.slot.cell, Rotation::Up, tint);
    if is_held {
        pen.draw_dashed_rect(place.shrink(INSIDE + 1.0), Stroke::new(2.0, YELLOW), 6.0, 5.0);
    }
    if shown.can_take == Some(true) {
        draw_taking_mark(pen, place.shrink(1.0));
    }
    if shown.is_chosen(scene) {
        pen.stroke_rect(place.expand(1.0), 8.0, Stroke::new(2.5, CREAM));
    }
}

/// Draws the number of parts of a stack at the lower right corner of its visible part.
fn draw_count(pen: &mut Pen, shown: &ShownStack, seen: Rect) {
    let count = shown.stack.parts.len();
    if count < 2 {
        return;
    }
    let letters = pen.look.text;
    let width = |text: &str| 10.0 + pen.measure(text, Face::Bold, 16.0);
    let with_sign = format!("×{count}");
    let text = if width(&with_sign) <= seen.width() { with_sign } else { count.to_string() };
    let size = vec2(width(&text), 9.0 + 11.0 * letters);
    let badge = Rect::from_min_size(seen.max - vec2(1.0, 1.0) - size, size);
    pen.draw_rect(badge, 5.0, INK, Stroke::new(1.5, YELLOW));
    let at = (badge.center().x, badge.center().y + 5.5 * letters);
    pen.text(at, Anchor::Middle, Face::Bold, 16.0, CREAM, &text);
    if shown.stack.tiles.len() > 1 && shown.response.hovered() {
        let several = pen.tell(&phrase!("tray-several", count = shown.stack.tiles.len()));
        shown.response.clone().on_hover_hint(several);
    }
}

/// Width of the pips of a size before its label, in points.
fn pips_width(size: Size) -> f32 {
    20.0 + f32::from(size.points() - 1) * 7.6
}

fn number_width(pen: &Pen, count: usize) -> f32 {
    pen.measure(count.to_string(), Face::Bold, 16.0)
}

/// Draws the name of a size with its pips and the number of parts; pips and number alone where the
/// name has no room.
fn draw_heading(pen: &mut Pen, group: Rect, size: Size, count: usize) {
    let x = group.left();
    let points = size.points();
    let middle = group.top() + 6.0 + 6.0 * pen.look.text;
    pen.draw_pips(pos2(x + 6.0 + f32::from(points - 1) * 3.7, middle), points, 2.7, 7.4);
    let name = pen.tell(&phrase!("tray-size", size = size, count = count));
    let left = x + pips_width(size);
    let is_whole = pen.measure(&name, Face::Bold, 16.0) <= group.right() - left;
    let text = if is_whole { name.clone() } else { count.to_string() };
    let at = (left, middle + 6.0 * pen.look.text);
    let wide = pen.silently(|pen| pen.text(at, Anchor::Start, Face::Bold, 16.0, SECOND, &text));
    let place = Rect::from_min_max(group.min, pos2(left + wide, at.1));
    add_spoken_text(pen.ui.ctx(), ("size", size), place, Manner::Found, &name);
    if !is_whole {
        pen.ui.interact(place, Id::new(("size", size)), Sense::hover()).on_hover_hint(name);
    }
}
