//! The tile set as data (rules 1.6 to 1.9).
//!
//! [`JunkyardContents`] and [`Starter`] are plain data, as in files and saved games. Only
//! [`TileSet::new`] turns them into a [`TileSet`], and it checks every rule that such data can
//! break.

use serde::{Deserialize, Serialize};

use super::ids::TileId;
use super::kinds::{Size, TileKind};
use super::limits::{
    LONGEST_NAME_BYTES, MOST_BOMBS, MOST_ENTRIES, MOST_GRIPPERS, MOST_POWER, MOST_SEATS, MOST_SPLITTERS,
    MOST_STARTER_PARTS, MOST_TILES,
};
use super::shape::{Edge, Shape};
pub use super::tile_set_error::{EntryFault, TileSetError, TileSetLimit};
use shell::grid::Footprint;
use shell::outside::shows_nothing;

/// List of the tiles of a Junkyard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JunkyardContents {
    /// Name of the tile set for players.
    pub name: String,
    /// Entries of the list.
    pub tiles: Vec<TileEntry>,
}

/// Entry of a Junkyard: a tile and the number of its copies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileEntry {
    /// Unique name: lower-case letters, digits and underscores.
    pub name: String,
    /// Kind of the tile; not [`TileKind::Body`].
    pub kind: TileKind,
    /// Size of the tile.
    pub size: Size,
    /// Number of these tiles in the Junkyard.
    pub count: u8,
    /// Sockets of the upright tile.
    pub sockets: Vec<Edge>,
}

/// Starter parts of every seat (rule 1.9).
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
    kind: TileKind,
    size: Option<Size>,
    count: u8,
    shape: Shape,
}

impl Tile {
    /// Number of the tile in the tile set.
    pub const fn id(&self) -> TileId {
        self.id
    }

    /// Name of the tile in the tile set, such as `claw_medium`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Kind of the tile.
    pub const fn kind(&self) -> TileKind {
        self.kind
    }

    /// Size of the tile; `None` for the body, which is in no pile.
    pub const fn size(&self) -> Option<Size> {
        self.size
    }

    /// Points of the tile (rule 1.1); 0 for the body.
    pub const fn points(&self) -> u8 {
        Size::points_if_any(self.size)
    }

    /// Whether a gripper of this tile may hold several things at once and lend to a team what
    /// strength it has left: a large one (3.3, 3.4).
    pub const fn shares_strength(&self) -> bool {
        self.is_large()
    }

    /// Whether an eye of this tile looks at its draws in secret: a large one (5.3).
    pub const fn looks_in_secret(&self) -> bool {
        matches!(self.kind, TileKind::Eye) && self.is_large()
    }

    /// Whether a mover of this tile counts in every rotation and off the ground: a jet (2.7).
    pub const fn is_jet(&self) -> bool {
        matches!(self.kind, TileKind::Mover) && self.is_large()
    }

    /// Whether a pipe of this tile carries two parts: a splitter (1.3, 2.9).
    pub const fn is_splitter(&self) -> bool {
        matches!((self.kind, self.size), (TileKind::Pipe, Some(Size::Medium)))
    }

    /// Whether the tile is large. Private, because rules ask by the ability, such as
    /// [`is_jet`](Self::is_jet).
    const fn is_large(&self) -> bool {
        matches!(self.size, Some(Size::Large))
    }

    /// Number of these tiles in the Junkyard at the start.
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// Outline of the tile in each rotation.
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }
}

/// The upright footprint of a tile of `size` (rule 1.4).
pub const fn tile_footprint(size: Size) -> Footprint {
    match size {
        Size::Small => Footprint::new(1, 1),
        Size::Medium => Footprint::new(2, 1),
        Size::Large => Footprint::new(2, 2),
    }
}

/// Footprint of the body (rule 1.4).
pub const BODY_FOOTPRINT: Footprint = Footprint::new(3, 3);

/// A checked tile set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    junkyard: JunkyardContents,
    starter: Starter,
    tiles: Vec<Tile>,
    starter_tiles: Vec<TileId>,
    /// Number of tiles of each size.
    pile_counts: [u16; 3],
}

impl TileSet {
    /// Checks tiles and starter parts.
    ///
    /// # Errors
    /// The first fault found, with the name of the entry.
    pub fn new(junkyard: JunkyardContents, starter: Starter) -> Result<Self, TileSetError> {
        if shows_nothing(&junkyard.name) || junkyard.name.len() > LONGEST_NAME_BYTES {
            return Err(TileSetError::Name);
        }
        at_most(TileSetLimit::Entries, junkyard.tiles.len() as u32, MOST_ENTRIES as u32)?;
        let mut tiles = vec![check_body(&starter).map_err(TileSetError::Starter)?];
        for entry in &junkyard.tiles {
            let tile = check_entry(entry, &tiles).map_err(|fault| TileSetError::Entry {
                entry: entry.name.chars().take(LONGEST_NAME_BYTES).collect(),
                fault,
            })?;
            tiles.push(tile);
        }
        let starter_tiles = starter_tiles(&starter, &tiles).map_err(TileSetError::Starter)?;
        check_counts(&tiles, &starter_tiles)?;
        let of_size = |size| tiles.iter().filter(move |tile| tile.size == Some(size));
        let piles = Size::ALL.map(|size| of_size(size).map(|tile| u16::from(tile.count)).sum());
        Ok(Self { junkyard, starter, tiles, starter_tiles, pile_counts: piles })
    }

    /// The tiles as plain data.
    pub const fn junkyard(&self) -> &JunkyardContents {
        &self.junkyard
    }

    /// The starter parts as plain data.
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

    /// The tile with this name, or `None` if the set has no such tile.
    pub fn tile_named(&self, name: &str) -> Option<&Tile> {
        self.tiles.iter().find(|tile| tile.name == name)
    }

    /// The tiles of a starter set in order, without the body.
    pub fn starter_tiles(&self) -> &[TileId] {
        &self.starter_tiles
    }

    /// Number of tiles of `size` in the Junkyard at the start.
    pub const fn pile_count(&self, size: Size) -> u16 {
        self.pile_counts[size as usize]
    }
}

impl std::ops::Index<TileId> for TileSet {
    type Output = Tile;

    /// The tile with this number.
    ///
    /// # Panics
    /// If the set has no tile with this number; numbers from outside must pass [`TileSet::get`]
    /// first.
    fn index(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }
}

fn check_body(starter: &Starter) -> Result<Tile, EntryFault> {
    if !(1..=MOST_POWER).contains(&starter.power) {
        return Err(EntryFault::Power(starter.power));
    }
    let shape = Shape::new(BODY_FOOTPRINT, &starter.body_sockets).map_err(EntryFault::Edge)?;
    Ok(Tile { id: TileId::BODY, name: "body".into(), kind: TileKind::Body, size: None, count: 0, shape })
}

fn check_entry(entry: &TileEntry, earlier: &[Tile]) -> Result<Tile, EntryFault> {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
    if entry.name.is_empty() || entry.name.len() > LONGEST_NAME_BYTES || !entry.name.bytes().all(plain) {
        return Err(EntryFault::Name);
    }
    if earlier.iter().any(|tile| tile.name == entry.name) {
        return Err(EntryFault::NameTwice);
    }
    // Rule 1.6: as many sockets as points, and one more for a pipe. Rule 1.7: bombs and energy have
    // none.
    let needed = match (entry.kind, entry.size) {
        (TileKind::Body, _) => return Err(EntryFault::Body),
        (TileKind::Pipe, Size::Large) => return Err(EntryFault::LargePipe),
        (TileKind::Pipe, size) => usize::from(size.points()) + 1,
        (kind, size) if kind.is_robot_part() => usize::from(size.points()),
        _ => 0,
    };
    if entry.sockets.len() != needed {
        return Err(EntryFault::Sockets { found: entry.sockets.len(), needed });
    }
    let shape = Shape::new(tile_footprint(entry.size), &entry.sockets).map_err(EntryFault::Edge)?;
    Ok(Tile {
        // At most MOST_ENTRIES entries and the body, so the index fits a `u8`.
        id: TileId(earlier.len() as u8),
        name: entry.name.clone(),
        kind: entry.kind,
        size: Some(entry.size),
        count: entry.count,
        shape,
    })
}

/// Checks the limits on the tiles of one game: the Junkyard and the starter sets of all seats that
/// a game can have (4.1).
fn check_counts(tiles: &[Tile], starter: &[TileId]) -> Result<(), TileSetError> {
    let count = |wanted: &dyn Fn(&Tile) -> bool| -> u32 {
        let in_piles = tiles.iter().filter(|tile| wanted(tile)).map(|tile| u32::from(tile.count));
        let in_sets = starter.iter().filter(|id| wanted(&tiles[id.index()])).count() as u32;
        in_piles.sum::<u32>() + u32::from(MOST_SEATS) * in_sets
    };
    at_most(TileSetLimit::Tiles, count(&|_| true), MOST_TILES)?;
    at_most(TileSetLimit::Claws, count(&|tile| tile.kind == TileKind::Claw), MOST_GRIPPERS)?;
    at_most(TileSetLimit::Mouths, count(&|tile| tile.kind == TileKind::Mouth), MOST_GRIPPERS)?;
    at_most(TileSetLimit::Bombs, count(&|tile| tile.kind == TileKind::Bomb), MOST_BOMBS)?;
    at_most(TileSetLimit::Splitters, count(&Tile::is_splitter), MOST_SPLITTERS)
}

fn at_most(what: TileSetLimit, found: u32, most: u32) -> Result<(), TileSetError> {
    if found > most { Err(TileSetError::TooMany { what, found, most }) } else { Ok(()) }
}

fn starter_tiles(starter: &Starter, tiles: &[Tile]) -> Result<Vec<TileId>, EntryFault> {
    if !(1..=MOST_STARTER_PARTS).contains(&starter.parts.len()) {
        return Err(EntryFault::Count(starter.parts.len()));
    }
    let find = |name: &String| {
        let short = || name.chars().take(LONGEST_NAME_BYTES).collect();
        let tile = tiles[1..].iter().find(|tile| tile.name == *name).ok_or_else(|| EntryFault::Unknown(short()))?;
        if tile.kind.is_robot_part() { Ok(tile.id) } else { Err(EntryFault::NoRobotPart(short())) }
    };
    starter.parts.iter().map(find).collect()
}
