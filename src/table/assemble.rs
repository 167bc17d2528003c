//! A robot's assembly from the parts that are on it: the one way in which robots are put together.

use crate::action::Illegal;
use crate::parts::{PartId, Size, TileId};
use crate::robot::Assembly;

use super::location::Location;

/// A part on a robot, as far as its assembly is concerned.
#[derive(Clone, Copy, Debug)]
pub(super) struct OnRobot {
    pub id: PartId,
    pub size: Option<Size>,
    pub tile: Option<TileId>,
    pub location: Location,
}

/// Adds parts to an assembly that is only a body: first those attached, in the order given, then those held. The body itself, and
/// parts that are nowhere on a robot, are passed over.
///
/// # Errors
/// [`Illegal::TooFar`] or [`Illegal::Overlap`]; the assembly holds what came before then.
pub(super) fn assemble(assembly: &mut Assembly, parts: &[OnRobot]) -> Result<(), Illegal> {
    for part in parts {
        if let (Location::Attached { placement, .. }, Some(tile)) = (part.location, part.tile)
            && tile != TileId::BODY
        {
            assembly.attach(part.id, tile, placement)?;
        }
    }
    for part in parts {
        if let (Location::Held { by, placement, .. }, Some(size)) = (part.location, part.size) {
            assembly.hold(part.id, by, size, placement)?;
        }
    }
    Ok(())
}
