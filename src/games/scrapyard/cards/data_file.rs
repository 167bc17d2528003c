//! A data set as its file and saved games write it.

use serde::{Deserialize, Serialize};

use super::effect::{Aim, BuildEffect, Effect, Trait};
use super::slot::PartKind;

/// A data set as its file writes it. The numbers are checked by [`DataSet`](super::DataSet) (12.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DataFile {
    /// Name of the set, for players.
    pub name: String,
    /// Line of the time track (4.9).
    pub track: u8,
    /// Last square of the time track (4.10).
    pub track_end: u8,
    /// Hand size without `Memory` (2.3).
    pub hand: u8,
    /// Number of junk piles (3.2).
    pub piles: u8,
    /// Junk Codes of each player at the start (1.6).
    pub junk_codes: u8,
    /// Round in which the crusher starts (10.1).
    pub crusher_from: u8,
    /// Unused batteries that a drain leaves (8.11).
    pub drain_leaves: u8,
    /// Junk Code (1.6).
    pub junk_code: ActionEntry,
    /// Names of the parts that every robot starts with; the first arm is the left one (3.1).
    pub starter: Vec<String>,
    /// All parts.
    pub parts: Vec<PartEntry>,
    /// All actions.
    pub actions: Vec<ActionEntry>,
    /// Battle maps, one for each number of seats (1.9).
    pub maps: Vec<MapEntry>,
}

/// Part in a data file (1.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartEntry {
    /// Name, in lower case with underscores.
    pub name: String,
    /// Title for players.
    pub title: String,
    /// Kind of slot.
    pub slot: PartKind,
    /// Cards in the junk piles.
    #[serde(default, skip_serializing_if = "is_default")]
    pub copies: u8,
    /// Spaces of the time track.
    #[serde(default, skip_serializing_if = "is_default")]
    pub time: u8,
    /// Armour tokens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub armour: u8,
    /// Batteries.
    #[serde(default, skip_serializing_if = "is_default")]
    pub batteries: u8,
    /// Speed of legs.
    #[serde(default, skip_serializing_if = "is_default")]
    pub speed: u8,
    /// Attack of an arm.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attack: Option<Attack>,
    /// Traits.
    #[serde(default, skip_serializing_if = "is_default")]
    pub traits: Vec<Trait>,
    /// Ability.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ability: Option<Ability>,
    /// Build effects.
    #[serde(default, skip_serializing_if = "is_default")]
    pub build: Vec<BuildEffect>,
    /// Names of tiles, from the torso outwards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub art: Vec<String>,
}

/// Attack of an arm (1.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Dents that a hit gives.
    pub damage: u8,
    /// Range, in steps; 1 is melee (6.9).
    pub range: u8,
    /// Effects of a hit, in printed order.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hits: Vec<Effect>,
}

/// Ability of a part (6.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Batteries that it costs.
    pub batteries: u8,
    /// Aim.
    pub aim: Aim,
    /// Effects, in printed order.
    pub effects: Vec<Effect>,
}

/// Action in a data file (1.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionEntry {
    /// Name, in lower case with underscores.
    pub name: String,
    /// Title for players.
    pub title: String,
    /// Cards in the junk piles.
    #[serde(default, skip_serializing_if = "is_default")]
    pub copies: u8,
    /// Spaces of the time track.
    #[serde(default, skip_serializing_if = "is_default")]
    pub time: u8,
    /// Batteries that it costs.
    #[serde(default, skip_serializing_if = "is_default")]
    pub batteries: u8,
    /// Aim.
    #[serde(default, skip_serializing_if = "is_default")]
    pub aim: Aim,
    /// Effects, in printed order.
    #[serde(default, skip_serializing_if = "is_default")]
    pub effects: Vec<Effect>,
    /// Build effects.
    #[serde(default, skip_serializing_if = "is_default")]
    pub build: Vec<BuildEffect>,
    /// Name of the picture.
    #[serde(default, skip_serializing_if = "is_default")]
    pub art: String,
}

/// Battle map in a data file (1.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapEntry {
    /// Name, for players.
    pub name: String,
    /// Number of seats that it is for.
    pub seats: u8,
    /// Rows from the top: `.` is free, `#` an obstacle, a digit a start square.
    pub rows: Vec<String>,
}

/// Whether a field has the value that it has when it is left out.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
