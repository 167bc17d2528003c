//! The zones of the tray of a conversion: the chute, the bench and the store, with the parts
//! that would be in them.

use bevy_egui::egui::{Color32, Rect, Stroke};

use super::super::trade::part_slot::draw_part_slot;
use super::super::trade::slots::{SlotContent, SlotGrid, draw_slot};
use super::zone_parts::{Zone, ZonePart, parts_in_zone};
use crate::client::play::conversion::Conversion;
use crate::client::play::{Command, DropPlace, Thing};
use crate::client::scene::{Scene, SceneCell};
use crate::messages::phrase;
use client::kit::palette::{GREEN, YELLOW};
use client::kit::panel::build::{column, painted, row, text};
use client::kit::panel::{Node, State, Surface};
use client::kit::pen::rect_at;
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Greatest side of a slot, in points.
const MOST_SLOT: f32 = 56.0;
/// Gap between two slots, in points.
const GAP: f32 = Space::Xs.points();
/// Rows of slots.
const ROWS: usize = 2;
/// Slots that the store always has, and the other zones.
const SPACES: usize = 6;
const FEWEST_SLOTS: usize = 4;

/// A zone with its parts.
pub(super) struct ZoneFacts {
    zone: Zone,
    title: Phrase,
    parts: Vec<ZonePart>,
    /// Contents of the empty slots after the parts.
    empty: Vec<SlotContent>,
    /// Place to which the thing in hand can be moved here.
    takes: Option<DropPlace>,
}

impl ZoneFacts {
    /// A zone of a conversion.
    pub(super) fn of(scene: &Scene, conversion: &Conversion, zone: Zone) -> Self {
        let parts = parts_in_zone(conversion, zone, scene.is_open());
        let fewest = if zone == Zone::Store { SPACES } else { FEWEST_SLOTS };
        let empty = (parts.len()..fewest).map(|number| empty_slot(scene, zone, number));
        Self {
            zone,
            title: title_of(zone),
            empty: empty.collect(),
            takes: place_in_zone(scene, conversion, zone),
            parts,
        }
    }

    fn count(&self) -> usize {
        self.parts.len() + self.empty.len()
    }

    /// Describes the zone.
    pub(super) fn node<'a>(&'a self, ruler: &Ruler, shared: &'a SceneCell<'_, '_>) -> Node<'a, Command> {
        let title = text(TextStyle::STRONG.in_colour(YELLOW), &self.title).manner(Manner::Heading);
        let picture = if self.zone == Zone::Scrap { chute_picture() } else { Node::empty() };
        let heading = row([picture, title.narrow().grow()]);
        let columns = self.count().div_ceil(ROWS) as f32;
        let wide = |side: f32| columns * side + (columns - 1.0) * GAP;
        let slots = painted(0.0, 0.0, move |pen, rect| self.draw_slots(pen, &mut shared.borrow_mut(), rect));
        let slots = slots.with_widths(wide(ruler.least_target().min(MOST_SLOT)), wide(MOST_SLOT));
        let note = move |_: &mut Pen, rect: Rect, _: State| self.note_place(&mut shared.borrow_mut(), rect);
        column([heading, slots.grow()]).gap(Space::S).on(Surface::Painted(Box::new(note)))
    }

    fn draw_slots(&self, pen: &mut Pen, scene: &mut Scene, room: Rect) {
        let grid = SlotGrid::fit(room, self.count(), MOST_SLOT, GAP);
        for (number, part) in self.parts.iter().enumerate() {
            let slot = grid.slot(number);
            draw_part_slot(pen, scene, slot, &part.slot);
            if part.is_new {
                draw_new_mark(pen, slot);
            }
        }
        for (number, content) in (self.parts.len()..).zip(&self.empty) {
            draw_slot(pen, grid.slot(number), *content);
        }
    }

    /// Notes the zone as a place for the thing in hand.
    fn note_place(&self, scene: &mut Scene, rect: Rect) {
        if let Some(place) = self.takes {
            scene.note_drop_place(place, rect.expand(Space::Xs.points()));
        }
    }
}

/// Title of a zone. The chute has the same one as in the tray.
fn title_of(zone: Zone) -> Phrase {
    match zone {
        Zone::Scrap => phrase!("robotics-tray-scrap"),
        Zone::Bench => phrase!("robotics-conversion-bench"),
        Zone::Store => phrase!("robotics-conversion-store"),
    }
}

/// Empty slot of a number in a zone.
fn empty_slot(scene: &Scene, zone: Zone, number: usize) -> SlotContent {
    let data = scene.table.data();
    let space = u32::try_from(number).unwrap_or(u32::MAX);
    // Rent of this space alone: those before it count as paid.
    let rent = data.rent(space.saturating_add(1), data.spaces_used(space).max(scene.shop().paid_spaces));
    if zone == Zone::Store && rent > 0 { SlotContent::Rented(rent) } else { SlotContent::Empty }
}

/// Place to which the thing in hand can be moved in a zone; `None` if it can't.
fn place_in_zone(scene: &Scene, conversion: &Conversion, zone: Zone) -> Option<DropPlace> {
    let hand = scene.interaction.own.hand.as_ref()?;
    let part = hand.part?;
    match (hand.thing, zone) {
        (Thing::LeftOver(_), Zone::Scrap) => Some(DropPlace::Chute),
        (Thing::LeftOver(_), Zone::Store) => Some(DropPlace::Store),
        (Thing::Attached(_), Zone::Scrap) => conversion.leaves_over(part).then_some(DropPlace::LeftOver),
        (Thing::Attached(_), Zone::Bench) => (!conversion.leaves_over(part)).then_some(DropPlace::Bench),
        (Thing::Attached(_), Zone::Store) => Some(DropPlace::Store),
        _ => None,
    }
}

/// Describes the picture of the chute beside its title.
fn chute_picture<'a>() -> Node<'a, Command> {
    let side = IconSize::Text.points();
    painted(side * CHUTE_WIDE, side, |pen, rect| pen.draw_svg("chute", rect, Color32::WHITE))
}

/// Width of the picture of the chute, in parts of its height.
const CHUTE_WIDE: f32 = 4.0 / 3.0;

/// Marks a part that comes into the store by the conversion.
fn draw_new_mark(pen: &mut Pen, slot: Rect) {
    pen.stroke_rect(slot, Radius::Chip.points(), Stroke::new(LineWidth::Well.points(), GREEN));
    let side = IconSize::Sign.points();
    pen.draw_svg("check", rect_at(slot.left() + Space::Xxs.points(), slot.bottom() - side, side, side), GREEN);
}
