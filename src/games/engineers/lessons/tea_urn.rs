//! The yard tea urn of two lessons: a gas bottle, a drainpipe and a headlight, whose success value
//! is 14 (11.4).

use super::scene::{LessonScene, machine_of_name};
use crate::action::ThingId;
use crate::set::{Grade, MachineId};
use crate::table::Setup;

/// Parts of the machine, in the order in which [`put_parts`] adds them.
pub(super) const GAS_BOTTLE: ThingId = ThingId(0);
pub(super) const DRAINPIPE: ThingId = ThingId(1);
pub(super) const HEADLIGHT: ThingId = ThingId(2);
/// All parts of the machine.
pub(super) const PARTS: [ThingId; 3] = [GAS_BOTTLE, DRAINPIPE, HEADLIGHT];
/// Name of the machine in the data set.
const MACHINE: &str = "tea_urn";

/// Adds the parts to the learner's zone, as the first things, and the card, which all have seen or
/// not.
pub(super) fn put_parts(scene: LessonScene, is_shown: bool) -> LessonScene {
    let parts = [("gas_bottle", Grade::B), ("drainpipe", Grade::C), ("headlight", Grade::D)];
    scene.with_card(MACHINE, is_shown).in_zone(&parts)
}

/// Number of the machine.
pub(super) fn tea_urn(setup: &Setup) -> MachineId {
    machine_of_name(setup, MACHINE)
}
