//! Machine cards (1.6).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::family::Family;
use super::kind::KindId;

/// Number of a machine in a data set, as in the file. Cards are dealt in this order, so saved games
/// depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MachineId(pub u8);

impl MachineId {
    /// Index of the machine in the list of a data set.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Need of a machine, which one component fills (1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Need {
    /// A kind of junk.
    Kind(KindId),
    /// Any kind of junk of a family.
    Any(Family),
}

/// Machine on a card (1.6). There is one card of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// Name, unique among the machines: lower-case letters, digits and underscores.
    pub name: String,
    /// Title for players, in the language of the data set.
    pub title: String,
    /// Points that it scores, 20 to 80.
    pub points: u16,
    /// Needs, three to six, in the order of the card.
    pub needs: SmallVec<[Need; 6]>,
}
