//! A robot's assembly from the parts that are on it: the one way in which robots are put together.

use smallvec::SmallVec;

use super::location::Location;
use crate::action::Illegal;
use crate::grid::Placement;
use crate::parts::{GripperKind, PartId, Size, TileId};
use crate::robot::{Assembly, Connection};

/// The parts on a robot but its body, as far as its assembly is concerned, in the order in which
/// they come.
#[derive(Debug, Default)]
pub(super) struct OnRobot {
    attached: SmallVec<[(PartId, TileId, Placement); 24]>,
    held: SmallVec<[(PartId, GripperKind, Size, Placement); 8]>,
}

impl OnRobot {
    /// Adds a part. The body itself, and parts that are on no robot, are passed over.
    pub(super) fn add_part(&mut self, id: PartId, size: Option<Size>, tile: Option<TileId>, location: Location) {
        match (location, tile, size) {
            (Location::Attached { placement, .. }, Some(tile), _) if tile != TileId::BODY => {
                self.attached.push((id, tile, placement));
            }
            (Location::Held { by, placement, .. }, _, Some(size)) => self.held.push((id, by, size, placement)),
            _ => {}
        }
    }

    /// Makes an assembly consist of its body and these parts, first those attached, then those
    /// held. What it has of them already stays as it is.
    ///
    /// # Errors
    /// [`Illegal::TooFar`] or [`Illegal::Overlap`]; the assembly holds what came before then.
    pub(super) fn assemble(&self, assembly: &mut Assembly) -> Result<(), Illegal> {
        let attached = self.attached.iter().map(|&(part, tile, place)| (part, Connection::Attached(tile), place));
        let held = self.held.iter().map(|&(part, by, size, place)| (part, Connection::Held { by, size }, place));
        let present = assembly.parts()[1..].iter().map(|placed| (placed.part, placed.connection, placed.placement));
        if present.clone().eq(attached.clone().chain(held)) {
            return Ok(());
        }
        if present.filter(|(_, connection, _)| matches!(connection, Connection::Attached(_))).eq(attached) {
            while assembly.parts().last().is_some_and(|last| !last.is_attached()) {
                assembly.pop();
            }
        } else {
            assembly.clear_to_body();
            for &(part, tile, placement) in &self.attached {
                assembly.attach(part, tile, placement)?;
            }
        }
        for &(part, by, size, placement) in &self.held {
            assembly.hold(part, by, size, placement)?;
        }
        Ok(())
    }
}
