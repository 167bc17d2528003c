//! A data set as its file and saved games write it.

use serde::{Deserialize, Serialize};

use super::class::{Class, WorkPlace};
use super::effect::Effect;
use super::family::Family;

/// A data set as its file writes it. [`DataSet`](super::DataSet) checks it (1.12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DataFile {
    /// Name of the set, for players.
    pub name: String,
    /// Prices of scrap (8.4).
    pub scrap: ScrapPrices,
    /// Numbers of quality tiles (1.4).
    pub quality: QualityCounts,
    /// All tools (1.5).
    pub tools: Vec<ToolEntry>,
    /// All objects (1.3).
    pub objects: Vec<ObjectEntry>,
    /// All machines (1.6).
    pub machines: Vec<MachineEntry>,
    /// All maze tiles (1.2).
    pub mazes: Vec<TileEntry>,
}

/// Dollars that a shop pays for an object by its current grade (8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScrapPrices {
    /// Price of a broken object.
    pub broken: u16,
    /// Price of one of grade D.
    pub d: u16,
    /// Price of one of grade C.
    pub c: u16,
    /// Price of one of grade B.
    pub b: u16,
    /// Price of one of grade A.
    pub a: u16,
}

/// Numbers of quality tiles by grade (1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QualityCounts {
    /// Tiles of grade D.
    pub d: u8,
    /// Tiles of grade C.
    pub c: u8,
    /// Tiles of grade B.
    pub b: u8,
    /// Tiles of grade A.
    pub a: u8,
}

/// Tool in a data file (1.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToolEntry {
    /// Name, in lower case with underscores.
    pub name: String,
    /// Title for players.
    pub title: String,
    /// Price, in dollars.
    pub price: u16,
    /// Action penalty.
    pub penalty: u8,
    /// Hands that it takes; 0 if it is worn.
    pub hands: u8,
    /// Place where it works.
    #[serde(default, skip_serializing_if = "is_default")]
    pub place: WorkPlace,
    /// Whether it leaves the game when it is used.
    #[serde(rename = "once", default, skip_serializing_if = "is_default")]
    pub is_once: bool,
    /// Effects.
    pub effects: Vec<Effect>,
}

/// Object in a data file (1.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectEntry {
    /// Name, in lower case with underscores.
    pub name: String,
    /// Title for players.
    pub title: String,
    /// Class, which is not a tool.
    pub class: Class,
    /// Number of objects of the kind.
    pub count: u8,
    /// Action penalty.
    pub penalty: u8,
    /// Hands that it takes; 0 if it is worn.
    pub hands: u8,
    /// Families of junk.
    #[serde(rename = "tags", default, skip_serializing_if = "is_default")]
    pub families: Vec<Family>,
    /// Place where a powerup works.
    #[serde(default, skip_serializing_if = "is_default")]
    pub place: WorkPlace,
    /// Whether a powerup leaves the game when it is used.
    #[serde(rename = "once", default, skip_serializing_if = "is_default")]
    pub is_once: bool,
    /// Effects of a powerup.
    #[serde(default, skip_serializing_if = "is_default")]
    pub effects: Vec<Effect>,
}

/// Machine in a data file (1.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachineEntry {
    /// Name, in lower case with underscores.
    pub name: String,
    /// Title for players.
    pub title: String,
    /// Points.
    pub points: u16,
    /// Needs, in the order of the card.
    pub needs: Vec<NeedEntry>,
}

/// Need in a data file (1.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NeedEntry {
    /// A kind of junk, by its name.
    Kind(String),
    /// Any kind of junk of a family.
    Any(Family),
}

/// Maze tile in a data file (1.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileEntry {
    /// Name, in lower case with underscores.
    pub name: String,
    /// Drawings of both faces, each of rows of signs.
    pub faces: Vec<Vec<String>>,
}

/// Whether a field has its default value, with which it is left out of the file.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
