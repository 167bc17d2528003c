//! The tile set: which tiles there are, as data (rules 1.6 to 1.9).
//!
//! [`Junkyard`] and [`Starter`] are plain data, as files and saved games have it; only
//! [`TileSet::new`] turns it into a [`TileSet`], and every rule that such data can break is checked
//! there, once.

use serde::{Deserialize, Serialize};

use super::ids::TileId;
use super::kinds::{Kind, Size};
use super::limits::{
    LONGEST_NAME, MOST_BOMBS, MOST_ENTRIES, MOST_GRIPPERS, MOST_POWER, MOST_SPLITTERS, MOST_STARTER_PARTS, MOST_TILES,
};
use super::shape::{Edge, Shape};
pub use super::tile_set_error::{EntryFault, Limited, TileSetError};
use crate::grid::Footprint;
use crate::outside::shows_nothing;

/// The tiles of a Junkyard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Junkyard {
    /// What players call this tile set.
    pub name: String,
    /// The tiles.
    pub tiles: Vec<Entry>,
}

/// One entry of a Junkyard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Unique name: lower-case letters, digits and underscores.
    pub name: String,
    /// What it is; not [`Kind::Body`].
    pub kind: Kind,
    /// How big it is.
    pub size: Size,
    /// How many of them the Junkyard has.
    pub count: u8,
    /// Its sockets when upright.
    pub sockets: Vec<Edge>,
}

/// What every seat starts with (rule 1.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Starter {
    /// Power of a new body.
    pub power: u8,
    /// Sockets of the body.
    pub body_sockets: Vec<Edge>,
    /// Names of the other starter parts.
    pub parts: Vec<String>,
}

/// One tile of a checked tile set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    id: TileId,
    name: String,
    kind: Kind,
    size: Option<Size>,
    count: u8,
    shape: Shape,
}

impl Tile {
    /// Its number in the tile set.
    pub const fn id(&self) -> TileId {
        self.id
    }

    /// Its name in the tile set, such as `claw_medium`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it is.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Its size; `None` for the body, which is in no pile.
    pub const fn size(&self) -> Option<Size> {
        self.size
    }

    /// Its points (rule 1.1); 0 for the body.
    pub const fn points(&self) -> u8 {
        match self.size {
            Some(size) => size.points(),
            None => 0,
        }
    }

    /// Whether it has the bonus of the large eye, the large gripper or the jet.
    pub const fn is_large(&self) -> bool {
        matches!(self.size, Some(Size::Large))
    }

    /// How many of them the Junkyard starts with.
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// Its outline in each quarter turn.
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }
}

/// The upright footprint of a tile of `size` (rule 1.4).
pub const fn footprint(size: Size) -> Footprint {
    match size {
        Size::Small => Footprint::new(1, 1),
        Size::Medium => Footprint::new(2, 1),
        Size::Large => Footprint::new(2, 2),
    }
}

/// The body's footprint (rule 1.4).
pub const BODY: Footprint = Footprint::new(3, 3);

/// A checked tile set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    junkyard: Junkyard,
    starter: Starter,
    tiles: Vec<Tile>,
    starter_tiles: Vec<TileId>,
    /// How many tiles of each size there are.
    piles: [u16; 3],
}

impl TileSet {
    /// Checks tiles and starter parts.
    ///
    /// # Errors
    /// The first thing that is wrong, with the entry's name.
    pub fn new(junkyard: Junkyard, starter: Starter) -> Result<Self, TileSetError> {
        if shows_nothing(&junkyard.name) || junkyard.name.len() > LONGEST_NAME {
            return Err(TileSetError::Name);
        }
        at_most(Limited::Entries, junkyard.tiles.len() as u32, MOST_ENTRIES as u32)?;
        let mut tiles = vec![body(&starter).map_err(TileSetError::Starter)?];
        for entry in &junkyard.tiles {
            let tile = check_entry(entry, &tiles).map_err(|fault| TileSetError::Entry {
                entry: entry.name.chars().take(LONGEST_NAME).collect(),
                fault,
            })?;
            tiles.push(tile);
        }
        let starter_tiles = starter_tiles(&starter, &tiles).map_err(TileSetError::Starter)?;
        check_counts(&tiles, &starter_tiles)?;
        let of_size = |size| tiles.iter().filter(move |tile| tile.size == Some(size));
        let piles = Size::ALL.map(|size| of_size(size).map(|tile| u16::from(tile.count)).sum());
        Ok(Self { junkyard, starter, tiles, starter_tiles, piles })
    }

    /// Its tiles as plain data.
    pub const fn junkyard(&self) -> &Junkyard {
        &self.junkyard
    }

    /// Its starter parts as plain data.
    pub const fn starter(&self) -> &Starter {
        &self.starter
    }

    /// All tiles, the body first.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The tile with this number, or `None` if the set has no such tile.
    pub fn get(&self, id: TileId) -> Option<&Tile> {
        self.tiles.get(id.index())
    }

    /// The tile with this name.
    pub fn named(&self, name: &str) -> Option<&Tile> {
        self.tiles.iter().find(|tile| tile.name == name)
    }

    /// The tiles of a starter set in order, the body apart.
    pub fn starter_tiles(&self) -> &[TileId] {
        &self.starter_tiles
    }

    /// How many tiles of `size` the Junkyard starts with.
    pub const fn pile(&self, size: Size) -> u16 {
        self.piles[size as usize]
    }
}

impl std::ops::Index<TileId> for TileSet {
    type Output = Tile;

    /// The tile with this number.
    ///
    /// # Panics
    /// If the number is not of this set; numbers from outside pass [`TileSet::get`] first.
    fn index(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }
}

fn body(starter: &Starter) -> Result<Tile, EntryFault> {
    if !(1..=MOST_POWER).contains(&starter.power) {
        return Err(EntryFault::Power(starter.power));
    }
    let shape = Shape::new(BODY, &starter.body_sockets).map_err(EntryFault::Edge)?;
    Ok(Tile { id: TileId::BODY, name: "body".into(), kind: Kind::Body, size: None, count: 0, shape })
}

fn check_entry(entry: &Entry, earlier: &[Tile]) -> Result<Tile, EntryFault> {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
    if entry.name.is_empty() || entry.name.len() > LONGEST_NAME || !entry.name.bytes().all(plain) {
        return Err(EntryFault::Name);
    }
    if earlier.iter().any(|tile| tile.name == entry.name) {
        return Err(EntryFault::NameTwice);
    }
    let needed = match (entry.kind, entry.size) {
        (Kind::Body, _) => return Err(EntryFault::Body),
        (Kind::Pipe, Size::Large) => return Err(EntryFault::LargePipe),
        (Kind::Pipe, size) => usize::from(size.points()) + 1,
        (kind, size) if kind.is_robot_part() => usize::from(size.points()),
        _ => 0,
    };
    if entry.sockets.len() != needed {
        return Err(EntryFault::Sockets { found: entry.sockets.len(), needed });
    }
    let shape = Shape::new(footprint(entry.size), &entry.sockets).map_err(EntryFault::Edge)?;
    Ok(Tile {
        // At most MOST_ENTRIES and the body: fits.
        id: TileId(earlier.len() as u8),
        name: entry.name.clone(),
        kind: entry.kind,
        size: Some(entry.size),
        count: entry.count,
        shape,
    })
}

/// Limits on what one game can hold: the Junkyard and the starter sets of four seats.
fn check_counts(tiles: &[Tile], starter: &[TileId]) -> Result<(), TileSetError> {
    let count = |wanted: &dyn Fn(&Tile) -> bool| -> u32 {
        let in_piles = tiles.iter().filter(|tile| wanted(tile)).map(|tile| u32::from(tile.count));
        let in_sets = starter.iter().filter(|id| wanted(&tiles[id.index()])).count() as u32;
        in_piles.sum::<u32>() + 4 * in_sets
    };
    at_most(Limited::Tiles, count(&|_| true), MOST_TILES)?;
    at_most(Limited::Claws, count(&|tile| tile.kind == Kind::Claw), MOST_GRIPPERS)?;
    at_most(Limited::Mouths, count(&|tile| tile.kind == Kind::Mouth), MOST_GRIPPERS)?;
    at_most(Limited::Bombs, count(&|tile| tile.kind == Kind::Bomb), MOST_BOMBS)?;
    at_most(
        Limited::Splitters,
        count(&|tile| tile.kind == Kind::Pipe && tile.size == Some(Size::Medium)),
        MOST_SPLITTERS,
    )
}

fn at_most(what: Limited, found: u32, most: u32) -> Result<(), TileSetError> {
    if found > most { Err(TileSetError::TooMany { what, found, most }) } else { Ok(()) }
}

fn starter_tiles(starter: &Starter, tiles: &[Tile]) -> Result<Vec<TileId>, EntryFault> {
    if !(1..=MOST_STARTER_PARTS).contains(&starter.parts.len()) {
        return Err(EntryFault::Count(starter.parts.len()));
    }
    let find = |name: &String| {
        let short = || name.chars().take(LONGEST_NAME).collect();
        let tile = tiles[1..].iter().find(|tile| tile.name == *name).ok_or_else(|| EntryFault::Unknown(short()))?;
        if tile.kind.is_robot_part() { Ok(tile.id) } else { Err(EntryFault::NoRobotPart(short())) }
    };
    starter.parts.iter().map(find).collect()
}
