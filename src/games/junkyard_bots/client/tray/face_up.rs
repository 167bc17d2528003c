//! Face-up parts of the Junkyard, a group for each size: all in sight, however many there are.

use bevy_egui::egui::{Align2, Color32, Event, Id, Rect, Response, Sense, Stroke, Vec2, vec2};

use super::slot::listen_to_slot;
use super::stack_layout::{Give, Group, GroupsRoom, INSIDE, LEFT, Slot, arrange_squeezed, arrange_stacks};
use super::stacks::{Stack, stacks_of_size};
use super::taking::{Taking, draw_missing, draw_taking_mark, mark_of, tile_tint};
use crate::client::play::JunkyardBotsCommand;
use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::scene::likeness::Likeness;
use crate::messages::phrase;
use crate::parts::{PartId, Size};
use client::kit::palette::{CREAM, INK, SECOND, TRAY_INSET, YELLOW, rgb};
use client::kit::panel::build::{choose, painted, row, text};
use client::kit::panel::{Node, show_panel};
use client::kit::points::LEAST_TARGET;
use client::kit::spoken::Manner;
use client::kit::text::letters::HoverHint;
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle, notes};
use shell::grid::Rotation;
use shell::language::Phrase;

/// Well of a slot under the pointer.
const LIT_WELL: Color32 = rgb(0x2c_2722);
/// Distance from the middle of a dot of a heading to that of the next one, in points.
const PIP: f32 = Space::S.points();

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
    let (like, groups, all) = arrange_groups(pen, scene, rect);
    scene.view.stacked = like;
    for ((size, group), stacks) in Size::ALL.into_iter().zip(groups).zip(all) {
        if group.rect.left() > rect.left() {
            pen.draw_divider(group.rect.left(), rect.top(), rect.bottom());
        }
        draw_heading(
            pen,
            group.rect.shrink2(vec2(LEFT, 0.0)),
            size,
            stacks.iter().map(|stack| stack.parts.len()).sum(),
        );
        draw_slots(pen, scene, &group, size, stacks);
    }
}

/// Returns the groups with their stacks, and the property that the parts of a stack share.
fn arrange_groups(pen: &Pen, scene: &Scene, rect: Rect) -> (Likeness, [Group; 3], [Vec<Stack>; 3]) {
    let counts = Size::ALL.map(|size| scene.face_up(size).len());
    let room = room_for_groups(pen, rect, counts);
    let of = |like: Likeness| Size::ALL.map(|size| stacks_of_size(scene, size, like));
    let lengths = |stacks: &[Vec<Stack>; 3]| stacks.each_ref().map(Vec::len);
    for (like, give) in WAYS {
        let stacks = of(like);
        if let Some(groups) = arrange_stacks(&room, lengths(&stacks), give) {
            return (like, groups, stacks);
        }
    }
    let stacks = of(Likeness::Kind);
    let nothing = || Size::ALL.map(|_| Group { rect, slots: Vec::new() });
    (Likeness::Kind, arrange_squeezed(&room, lengths(&stacks)).unwrap_or_else(nothing), stacks)
}

/// Returns the room for the groups, with headings for these counts of parts.
fn room_for_groups(pen: &Pen, rect: Rect, counts: [usize; 3]) -> GroupsRoom {
    let ruler = pen.ruler();
    let mut headings = [0, 1, 2].map(|number| short_heading(Size::ALL[number], counts[number]));
    let heading = headings[0].needed_height(&ruler, f32::INFINITY) + Space::Xs.points();
    let headings = headings.each_mut().map(|heading| heading.needed_width(&ruler));
    GroupsRoom { rect, heading, headings, target: LEAST_TARGET / pen.ui.ctx().zoom_factor() }
}

/// Draws the slots of one size.
fn draw_slots(pen: &mut Pen, scene: &mut Scene, group: &Group, size: Size, stacks: Vec<Stack>) {
    let mut shown = Vec::new();
    for (stack, &slot) in stacks.into_iter().zip(&group.slots) {
        let top = stack.top_part(scene, |part| Taking::is_open(scene, Thing::Part(part)).unwrap_or_default());
        let response = listen_to_slot(pen, scene, slot.place, Thing::Part(top), &stack_name(scene, &stack, top));
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
    pen.draw_inset(place, Radius::Chip.points(), if is_hovered { LIT_WELL } else { TRAY_INSET });
    let lift = if is_hovered && !is_held { Space::Xxs } else { Space::None };
    let tint = tile_tint(is_held && shown.stack.parts.len() == 1, shown.can_take);
    let drawing = scene.part_drawing(shown.top);
    let centre = place.center() - vec2(0.0, lift.points());
    pen.draw_tile(drawing, centre, cells_of(size), shown.slot.cell, Rotation::Up, tint);
    if is_held {
        draw_missing(pen, place.shrink(Space::Xxs.points()), YELLOW);
    }
    if shown.can_take == Some(true) {
        draw_taking_mark(pen, place);
    }
    if shown.is_chosen(scene) {
        pen.stroke_rect(place, Radius::Row.points(), Stroke::new(LineWidth::Row.points(), CREAM));
    }
}

/// Draws the number of parts of a stack at the lower right corner of its visible part.
fn draw_count(pen: &mut Pen, shown: &ShownStack, seen: Rect) {
    let count = shown.stack.parts.len();
    if count < 2 {
        return;
    }
    let number = |text: String| pen.ruler().layout(TextStyle::STRONG, f32::INFINITY, text);
    let around = |size: Vec2| size + vec2(Space::S.points(), 0.0);
    let with_sign = number(format!("×{count}"));
    let number = if around(with_sign.size()).x <= seen.width() { with_sign } else { number(count.to_string()) };
    let badge = Align2::RIGHT_BOTTOM.align_size_within_rect(around(number.size()), seen);
    pen.draw_rect(badge, Radius::Chip.points(), INK, Stroke::new(LineWidth::Thin.points(), YELLOW));
    number.paint(pen, badge, Align2::CENTER_CENTER);
    if shown.stack.tiles.len() > 1 && shown.response.hovered() {
        let several = pen.tell(&phrase!("tray-several", count = shown.stack.tiles.len()));
        shown.response.clone().on_hover_hint(several);
    }
}

/// Describes the dots of a size.
fn pips<'a>(size: Size) -> Node<'a, ()> {
    let points = size.points();
    painted(f32::from(points) * PIP, PIP, move |pen, rect| {
        pen.draw_pips(rect.center(), points, LineWidth::Panel.points(), PIP);
    })
}

/// Describes the heading of a size without its name.
fn short_heading<'a>(size: Size, count: usize) -> Node<'a, ()> {
    row([pips(size), text(TextStyle::STRONG.in_colour(SECOND), count.to_string())])
}

/// Draws the name of a size with its dots and the number of parts; dots and number alone where the
/// name has no room.
fn draw_heading(pen: &mut Pen, group: Rect, size: Size, count: usize) {
    let name = phrase!("tray-size", size = size, count = count);
    let mut whole = row([pips(size), text(TextStyle::STRONG.in_colour(SECOND), name.clone())]);
    let is_whole = whole.needed_width(&pen.ruler()) <= group.width();
    let shown = choose([whole, short_heading(size, count)]);
    let mut shown = shown.reads(Manner::Found, name.clone()).key(("size", size));
    let place = group.with_max_y(group.top() + shown.needed_height(&pen.ruler(), group.width()));
    show_panel(pen, place, shown);
    if !is_whole {
        let name = pen.tell(&name);
        pen.ui.interact(place, Id::new(("size", size)), Sense::hover()).on_hover_hint(name);
    }
}
