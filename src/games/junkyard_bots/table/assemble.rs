//! Assembly of a robot from the parts on it. The table and the check of a snapshot both use it, so
//! both see the same robot.

use smallvec::SmallVec;

use super::location::Location;
use crate::action::Illegal;
use crate::parts::{GripperKind, PartId, Size, TileId};
use crate::robot::{Assembly, Connection};
use shell::grid::Placement;

/// Parts on a robot except its body, with the values that the assembly needs of them, in the order
/// in which they were added.
#[derive(Debug, Default)]
pub(super) struct OnRobot {
    attached: SmallVec<[(PartId, TileId, Placement); 24]>,
    held: SmallVec<[(PartId, GripperKind, Size, Placement); 8]>,
}

impl OnRobot {
    /// Adds a part. Ignores the body, which every assembly has from the start, and parts that are
    /// on no robot.
    pub(super) fn add_part(&mut self, id: PartId, size: Option<Size>, tile: Option<TileId>, location: Location) {
        match (location, tile, size) {
            (Location::Attached { placement, .. }, Some(tile), _) if tile != TileId::BODY => {
                self.attached.push((id, tile, placement));
            }
            (Location::Held { by, placement, .. }, _, Some(size)) => self.held.push((id, by, size, placement)),
            _ => {}
        }
    }

    /// Makes an assembly consist of its body and these parts: first the attached ones, then the
    /// held ones. Attached parts that are already right stay as they are; if all are, only the held
    /// parts are replaced.
    ///
    /// # Errors
    /// [`Illegal::TooFar`] or [`Illegal::Overlap`]; the assembly then has only the parts before the
    /// faulty one.
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
