//! The parts that the sides of a trade own, in the tray: what is offered leaves an outline.

use bevy_egui::egui::Rect;

use super::facts::{TradeFacts, TradeMoment};
use super::part_slot::draw_part_slot;
use super::slots::{SlotContent, SlotGrid, draw_slot};
use super::tradable_parts::PartOwner;
use crate::client::play::offer::OfferSide;
use crate::client::play::{Command, DropPlace, Thing};
use crate::client::scene::{Scene, SceneCell};
use crate::messages::phrase;
use crate::parts::{Part, PartCounts};
use client::kit::panel::Node;
use client::kit::panel::build::{choose, column, painted, row, seat_chip, text};
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::Colour;

/// Greatest side of a slot, in points.
const MOST_SLOT: f32 = 56.0;
/// Gap between two slots, in points.
const GAP: f32 = Space::Xs.points();
/// Slots that are always drawn, and rows of them.
const FEWEST_SLOTS: usize = 6;
const ROWS: usize = 2;

/// Slot of a side in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OwnedSlot {
    /// A part that may be offered.
    Free(Part),
    /// Anything else.
    Other(SlotContent),
}

/// Parts of a side, in the tray.
pub(super) struct OwnedParts {
    owner: PartOwner,
    colour: Colour,
    /// Titles, the best one first.
    titles: [Phrase; 2],
    slots: Vec<OwnedSlot>,
}

impl OwnedParts {
    /// Parts of a side.
    pub(super) fn of(scene: &Scene, facts: &TradeFacts, side: OfferSide) -> Self {
        let seat = facts.offer.seat_of(side);
        let name = scene.seat_name(seat);
        let titles = match side {
            // What the partner has got is not in the store yet.
            _ if facts.moment == TradeMoment::Made => {
                [phrase!("robotics-trade-loose-of", name = name), phrase!("robotics-trade-loose")]
            }
            OfferSide::Active => [phrase!("robotics-trade-loose-of", name = name), phrase!("robotics-trade-loose")],
            OfferSide::Partner => [phrase!("robotics-trade-store-of", name = name), phrase!("robotics-trade-store")],
        };
        Self {
            owner: PartOwner { side, name: name.to_owned(), may_move: facts.may_change(scene) },
            colour: scene.seat_colour(seat),
            titles,
            slots: slots_of(scene, facts, side),
        }
    }

    /// Describes the parts below their title.
    pub(super) fn node<'a>(&'a self, ruler: &Ruler, shared: &'a SceneCell<'_, '_>) -> Node<'a, Command> {
        let title = |title: &'a Phrase| text(TextStyle::STRONG, title).manner(Manner::Heading);
        let heading = row([seat_chip(self.colour, IconSize::Text), choose(self.titles.iter().map(title))]);
        let columns = self.slots.len().div_ceil(ROWS) as f32;
        let wide = |side: f32| columns * side + (columns - 1.0) * GAP;
        let slots = painted(0.0, 0.0, move |pen, rect| self.draw_slots(pen, &mut shared.borrow_mut(), rect));
        let slots = slots.with_widths(wide(ruler.least_target().min(MOST_SLOT)), wide(MOST_SLOT));
        column([heading, slots.grow()]).gap(Space::S)
    }

    fn draw_slots(&self, pen: &mut Pen, scene: &mut Scene, room: Rect) {
        let grid = SlotGrid::fit(room, self.slots.len(), MOST_SLOT, GAP);
        for (number, slot) in self.slots.iter().enumerate() {
            let rect = grid.slot(number);
            match *slot {
                OwnedSlot::Free(part) => {
                    draw_part_slot(pen, scene, rect, &self.owner.tradable_part(part, number));
                }
                OwnedSlot::Other(content) => draw_slot(pen, rect, content),
            }
        }
        if matches!(scene.held_thing(), Some(Thing::Offered(side, _)) if side == self.owner.side) {
            scene.note_drop_place(DropPlace::Keep(self.owner.side), scene.regions.tray);
        }
    }
}

/// Slots of a side: its parts, of which those that are offered have left, and empty ones.
fn slots_of(scene: &Scene, facts: &TradeFacts, side: OfferSide) -> Vec<OwnedSlot> {
    let shop = scene.table.workshop(facts.offer.seat_of(side)).shop;
    if facts.moment == TradeMoment::Made {
        let parts = shop.all_loose();
        return fill_up(parts.each().map(OwnedSlot::Free).collect(), |_| SlotContent::Empty);
    }
    let owned = facts.offer.owned(scene.table, side);
    let slots = slots_of_parts(&owned, &side.share(&facts.offer.terms).parts);
    let data = scene.table.data();
    fill_up(slots, |number| {
        let space = u32::try_from(number).unwrap_or(u32::MAX);
        // Rent of this space alone: those before it count as paid.
        let rent = data.rent(space + 1, data.spaces_used(space).max(shop.paid_spaces));
        if side == OfferSide::Partner && rent > 0 { SlotContent::Rented(rent) } else { SlotContent::Empty }
    })
}

/// Slots of parts: of equal ones, the first are those that are offered.
fn slots_of_parts(owned: &PartCounts, offered: &PartCounts) -> Vec<OwnedSlot> {
    let mut offered = *offered;
    let slot = |part: Part| {
        if offered.remove(part) { OwnedSlot::Other(SlotContent::LeftBehind(part)) } else { OwnedSlot::Free(part) }
    };
    owned.each().map(slot).collect()
}

/// Adds empty slots, up to the number that is always drawn.
fn fill_up(mut slots: Vec<OwnedSlot>, empty: impl Fn(usize) -> SlotContent) -> Vec<OwnedSlot> {
    let further = slots.len()..FEWEST_SLOTS;
    slots.extend(further.map(|number| OwnedSlot::Other(empty(number))));
    slots
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::Kind;

    #[test]
    fn of_equal_parts_the_first_leave_their_slots() {
        let head = Part::plain(Kind::Head);
        let torso = Part::plain(Kind::Torso);
        let owned = [head, head, torso].into_iter().collect();
        let slots = slots_of_parts(&owned, &[head].into_iter().collect());
        let left = OwnedSlot::Other(SlotContent::LeftBehind(head));
        assert_eq!(slots, [left, OwnedSlot::Free(head), OwnedSlot::Free(torso)]);
        assert_eq!(fill_up(slots, |_| SlotContent::Empty).len(), FEWEST_SLOTS);
    }
}
