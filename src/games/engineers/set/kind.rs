//! Kinds of objects and tools (1.3, 1.5).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::class::{Class, WorkPlace};
use super::data_file::{ObjectEntry, ToolEntry};
use super::effect::{Effect, Hold, Job, Stat};
use super::family::FamilySet;
use super::limits::TOOLS_OF_A_KIND;

/// Number of a kind in a data set: the objects as in the file, then the tools. Things are drawn in
/// this order, so saved games depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct KindId(pub u8);

impl KindId {
    /// Index of the kind in the list of a data set.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Kind of an object or a tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Name, unique in the data set: lower-case letters, digits and underscores.
    pub name: String,
    /// Title for players, in the language of the data set.
    pub title: String,
    /// Class.
    pub class: Class,
    /// Number of things of the kind.
    pub count: u8,
    /// Price of a tool, in dollars; 0 for an object.
    pub price: u16,
    /// Action penalty (3.3).
    pub penalty: u8,
    /// Hands that it takes; 0 for a thing that is worn (5.2).
    pub hands: u8,
    /// Families of junk.
    pub families: FamilySet,
    /// Place where it works.
    pub place: WorkPlace,
    /// Whether it leaves the game when it is used (1.10).
    pub is_once: bool,
    /// Effects, in the order of the file.
    pub effects: SmallVec<[Effect; 2]>,
}

impl Kind {
    /// Kind of an object of a file.
    pub(super) fn of_object(entry: &ObjectEntry) -> Self {
        Self {
            name: entry.name.clone(),
            title: entry.title.clone(),
            class: entry.class,
            count: entry.count,
            price: 0,
            penalty: entry.penalty,
            hands: entry.hands,
            families: entry.families.iter().copied().collect(),
            place: entry.place,
            is_once: entry.is_once,
            effects: entry.effects.iter().copied().collect(),
        }
    }

    /// Kind of a tool of a file.
    pub(super) fn of_tool(entry: &ToolEntry) -> Self {
        Self {
            name: entry.name.clone(),
            title: entry.title.clone(),
            class: Class::Tool,
            count: TOOLS_OF_A_KIND,
            price: entry.price,
            penalty: entry.penalty,
            hands: entry.hands,
            families: FamilySet::EMPTY,
            place: entry.place,
            is_once: entry.is_once,
            effects: entry.effects.iter().copied().collect(),
        }
    }

    /// Whether things of the kind are components: junk (1.3). A blank becomes one when it is
    /// defined (14.3).
    pub const fn is_component_kind(&self) -> bool {
        matches!(self.class, Class::Junk)
    }

    /// Whether a worker wears things of the kind (5.2).
    pub const fn is_worn(&self) -> bool {
        self.hands == 0
    }

    /// Whether it is a container (5.12).
    pub fn is_container(&self) -> bool {
        self.hold().is_some()
    }

    /// Numbers of a container (5.12); `None` for anything else.
    pub fn hold(&self) -> Option<Hold> {
        self.find(|effect| match effect {
            Effect::Hold { slots, hands, ease } => Some(Hold { slots, hands, ease }),
            _ => None,
        })
    }

    /// Man-actions that an action on a kind of work counts with it (1.9).
    pub fn work(&self, job: Job) -> Option<u8> {
        self.find(|effect| match effect {
            Effect::Work { job: own, times } if own == job => Some(times),
            _ => None,
        })
    }

    /// Steps that a search reaches further with it (1.9).
    pub fn scan(&self) -> Option<u8> {
        self.find(|effect| if let Effect::Scan { steps } = effect { Some(steps) } else { None })
    }

    /// Actions that taking down a wall with it costs (4.5).
    pub fn wall_actions(&self) -> Option<u8> {
        self.find(|effect| if let Effect::TakeDownWall { actions } = effect { Some(actions) } else { None })
    }

    /// Burden that it takes off (3.3).
    pub fn brace(&self) -> Option<u8> {
        self.find(|effect| if let Effect::Brace(number) = effect { Some(number) } else { None })
    }

    /// Actions that it adds to the limit (3.2).
    pub fn stride(&self) -> Option<u8> {
        self.find(|effect| if let Effect::Stride(number) = effect { Some(number) } else { None })
    }

    /// Actions that a marker costs with it (13.2).
    pub fn train(&self, stat: Stat) -> Option<u8> {
        self.find(|effect| match effect {
            Effect::Train { stat: own, actions } if own == stat => Some(actions),
            _ => None,
        })
    }

    /// Actions that taking off a damage marker with it costs (12.7).
    pub fn mend(&self) -> Option<u8> {
        self.find(|effect| if let Effect::Mend { actions } = effect { Some(actions) } else { None })
    }

    /// Actions that raising a component by a grade with it costs (12.8).
    pub fn improve(&self) -> Option<u8> {
        self.find(|effect| if let Effect::Improve { actions } = effect { Some(actions) } else { None })
    }

    /// Number that it adds to the success value of its team's tests (11.5).
    pub fn steady(&self) -> Option<u8> {
        self.find(|effect| if let Effect::Steady(number) = effect { Some(number) } else { None })
    }

    /// Result of `pick` for the first effect that has one.
    fn find<T>(&self, pick: impl Fn(Effect) -> Option<T>) -> Option<T> {
        self.effects.iter().copied().find_map(pick)
    }
}
