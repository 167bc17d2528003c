//! Parts in the zones of the tray of a conversion: what is scrapped, what lies on the bench, what
//! is in the store once it is finished.

use super::super::trade::part_slot::{PartSlot, note_of_part};
use crate::action::LoosePlace;
use crate::client::play::conversion::Conversion;
use crate::client::play::{RoboticsCommand, Thing};
use crate::messages::phrase;
use crate::parts::{Part, PartCounts};
use crate::words::the_part;

/// Place where parts are once a conversion is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Zone {
    /// The scrap yard.
    Scrap,
    /// The bench.
    Bench,
    /// The store.
    Store,
}

impl Zone {
    /// All zones, from the left.
    pub(super) const ALL: [Self; 3] = [Self::Scrap, Self::Bench, Self::Store];
}

/// A part in a zone.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ZonePart {
    /// Its slot.
    pub(super) slot: PartSlot,
    /// Whether it comes from the old robot into the store.
    pub(super) is_new: bool,
}

/// Parts in a zone; they can be moved if `may_move`.
pub(super) fn parts_in_zone(conversion: &Conversion, zone: Zone, may_move: bool) -> Vec<ZonePart> {
    let left_over = |parts: &PartCounts, keeps: bool| {
        let slot = |(number, part)| left_over_slot(part, keeps, number, may_move);
        let slots: Vec<ZonePart> = parts.each().enumerate().map(slot).collect();
        slots
    };
    let loose = |parts: &PartCounts, place: LoosePlace| {
        let slot = |(number, part)| loose_slot(part, place, number, may_move);
        parts.each().enumerate().map(slot).collect::<Vec<ZonePart>>()
    };
    match zone {
        Zone::Scrap => left_over(&conversion.scrapped(), true),
        Zone::Bench => loose(&conversion.on_bench(), LoosePlace::Bench),
        Zone::Store => {
            let mut stored = loose(&conversion.in_store(), LoosePlace::Store);
            stored.extend(left_over(&conversion.build().stored, false));
            stored
        }
    }
}

/// Slot of a part that is left over; a press sends it to the store, or to the scrap yard.
fn left_over_slot(part: Part, keeps: bool, number: usize, may_move: bool) -> ZonePart {
    let name = if keeps {
        phrase!("robotics-conversion-store-part", part = the_part(part))
    } else {
        phrase!("robotics-conversion-scrap-part", part = the_part(part))
    };
    let zone = if keeps { "scrapped" } else { "stored" };
    let slot = PartSlot {
        part,
        thing: Thing::LeftOver(part),
        // Those in the store are told from those that are scrapped.
        number: 2 * number + usize::from(keeps),
        click: Some(RoboticsCommand::KeepLeftOver(part, keeps)),
        name,
        note: format!("left over {} {zone}", note_of_part(part)),
        may_move,
    };
    ZonePart { slot, is_new: !keeps }
}

/// Slot of a loose part; a press takes it in hand.
fn loose_slot(part: Part, place: LoosePlace, number: usize, may_move: bool) -> ZonePart {
    let thing = Thing::Loose(part, place);
    let zone = if place == LoosePlace::Bench { "bench" } else { "store" };
    let slot = PartSlot {
        part,
        thing,
        number,
        click: None,
        name: phrase!("robotics-conversion-take-part", part = the_part(part)),
        note: format!("loose {} {zone}", note_of_part(part)),
        may_move: may_move && part.kind.is_component(),
    };
    ZonePart { slot, is_new: false }
}
