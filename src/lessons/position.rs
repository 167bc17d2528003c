//! A table as a person writes it, and the set-up and snapshot that it is.
//!
//! A lesson begins at a position and not at a game that was played up to there: what is on the
//! table can be read and changed where it is written, and no change of a rule or of a player leads
//! somewhere else. The Junkyard is the position's own: its piles hold the tiles of
//! [`Position::face_down`] and no others, so that what a draw finds is seen in the file.

use std::sync::Arc;

use serde::Deserialize;
use thiserror::Error;

use super::tile_name::{PlacedTile, TileName};
use crate::action::Phase;
use crate::grid::Placement;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::tile_set::Junkyard;
use crate::parts::{Kind, PartId, SeatId, SeatSet, Size, Tile, TileId, TileSet, TileSetError};
use crate::robot::{Abilities, Assembly};
use crate::table::stream::StreamPoint;
use crate::table::{Choice, Location, Look, PartState, RoundState, Setup, SetupError, Snapshot, SnapshotError, Turn};

/// Points of energy that would end the game of a lesson (rule 8.1).
const ENERGY_TO_WIN: u16 = 10;

/// A table between two actions, as a file has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The round, from 1; 0 in set-up.
    pub round: u16,
    /// The phase; one in which a player chooses.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: SeatId,
    /// Who has the boost crystal; nobody in set-up.
    #[serde(default)]
    pub crystal: Option<SeatId>,
    /// The seed of the random stream, which decides the order of draws from a pile of different
    /// tiles.
    pub seed: u64,
    /// The seats, the learner's first.
    pub seats: Vec<SeatPosition>,
    /// What lies face-up in the Junkyard.
    #[serde(default)]
    pub face_up: Vec<TileName>,
    /// What the seat whose turn it is has scanned.
    #[serde(default)]
    pub scanned: Vec<TileName>,
    /// What the face-down piles hold, with counts.
    #[serde(default)]
    pub face_down: Vec<(TileName, u8)>,
}

/// What belongs to a seat. Starter parts that are not named here have left the game; in set-up a
/// seat without attached parts has all of them still to build with (rule 4.2).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// Power.
    pub power: u8,
    /// What is attached to the body.
    #[serde(default)]
    pub attached: Vec<PlacedTile>,
    /// What the claws and mouths hold, in the order taken.
    #[serde(default)]
    pub held: Vec<PlacedTile>,
    /// What was eaten.
    #[serde(default)]
    pub eaten: Vec<TileName>,
    /// Whether it has passed in this scrounge (5.4).
    #[serde(default)]
    pub passed: bool,
}

/// Why a position is no table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// More tiles than a game can have.
    Tiles(#[from] TileSetError),
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// More than 255 of one tile.
    TooMany,
    /// A phase in which nobody chooses anything.
    Phase,
    /// The table breaks a rule.
    Table(#[from] SnapshotError),
}

impl InWords for PositionError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Tiles(error) => error.phrase(),
            Self::Setup(error) => error.phrase(),
            Self::TooMany => phrase!("lessons-fault-too-many"),
            Self::Phase => phrase!("lessons-fault-phase"),
            Self::Table(error) => error.phrase(),
        }
    }
}

displayed_in_english!(PositionError);

impl Position {
    /// The set-up and the table.
    ///
    /// # Errors
    /// [`PositionError`], from the first thing on that is wrong.
    pub fn table(&self) -> Result<(Setup, Snapshot), PositionError> {
        let setup = self.setup()?;
        let snapshot = Snapshot {
            state: self.state(&setup)?,
            stream: StreamPoint { seed: self.seed, position: 0 },
            powers: self.seats.iter().map(|seat| seat.power).collect(),
            parts: self.parts(&setup).ok_or(PositionError::TooMany)?,
        };
        snapshot.check(&setup)?;
        Ok((setup, snapshot))
    }

    /// The standard tiles in the counts that the position needs.
    fn setup(&self) -> Result<Setup, PositionError> {
        let standard = TileSet::standard();
        let Junkyard { name, mut tiles } = standard.junkyard().clone();
        // The body comes before all entries of the Junkyard.
        let mut counts = vec![0u8; tiles.len() + 1];
        let of_piles = self.lying(&standard).into_iter().filter(|lying| lying.starter.is_none());
        let known = of_piles.map(|lying| (lying.tile, 1));
        for (tile, more) in known.chain(self.face_down.iter().map(|&(tile, count)| (tile.id(), count))) {
            let count = &mut counts[tile.index()];
            *count = count.checked_add(more).ok_or(PositionError::TooMany)?;
        }
        for (entry, &count) in tiles.iter_mut().zip(&counts[1..]) {
            entry.count = count;
        }
        let tiles = Arc::new(TileSet::new(Junkyard { name, tiles }, standard.starter().clone())?);
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let setup = Setup { tiles, energy_to_win: ENERGY_TO_WIN, ..Setup::new(seats, self.seed) };
        setup.check()?;
        Ok(setup)
    }

    /// Everything that is named, but for the piles.
    fn lying(&self, tiles: &TileSet) -> Vec<Lying> {
        let plain = |tile: &TileName, location| Lying { tile: tile.id(), location, starter: None };
        let mut all: Vec<Lying> = self.face_up.iter().map(|tile| plain(tile, Location::FaceUp)).collect();
        all.extend(self.scanned.iter().map(|tile| plain(tile, Location::Scanned(self.turn))));
        for (seat, of_seat) in (0..).map(SeatId).zip(&self.seats) {
            // A seat's own starter parts are used up first.
            let mut own: Vec<Option<TileId>> = tiles.starter_tiles().iter().copied().map(Some).collect();
            for (tile, location) in of_seat.on_robot(tiles, seat) {
                let starter = own.iter().position(|own| *own == Some(tile));
                if let Some(number) = starter {
                    own[number] = None;
                }
                all.push(Lying { tile, location, starter: starter.map(|number| (seat, number)) });
            }
            all.extend(of_seat.eaten.iter().map(|tile| plain(tile, Location::Eaten(seat))));
        }
        all
    }

    /// All parts by their numbers; `None` if there are more of one size than the set-up has.
    fn parts(&self, setup: &Setup) -> Option<Vec<PartState>> {
        let mut parts: Vec<PartState> = setup
            .parts()
            .map(|(part, location)| PartState { tile: part.starter, location: self.unnamed(location) })
            .collect();
        let mut used = [0u16; 3];
        for Lying { tile, location, starter } in self.lying(&setup.tiles) {
            let number = match starter {
                // The body is the first of its seat's set.
                Some((seat, number)) => setup.body(seat).index() + 1 + number,
                None => {
                    let size = setup.tiles[tile].size()?;
                    let before: u16 = Size::ALL[..size as usize].iter().map(|&size| setup.tiles.pile(size)).sum();
                    let number = setup.starter_count() + before + used[size as usize];
                    used[size as usize] += 1;
                    PartId(number).index()
                }
            };
            *parts.get_mut(number)? = PartState { tile: Some(tile), location };
        }
        Some(parts)
    }

    /// Where a part is that is not named.
    fn unnamed(&self, before: Location) -> Location {
        let waits = |seat: SeatId| self.seats.get(seat.index()).is_some_and(|seat| seat.attached.is_empty());
        match before {
            Location::Starter(seat) if self.phase != Phase::SetUp || !waits(seat) => Location::Gone,
            _ => before,
        }
    }

    fn state(&self, setup: &Setup) -> Result<RoundState, PositionError> {
        let turn = Turn { seat: self.turn, choice: self.choice(setup).ok_or(PositionError::Phase)? };
        Ok(RoundState {
            round: self.round,
            phase: self.phase,
            turn: Some(turn),
            crystal: self.crystal,
            ..RoundState::new()
        })
    }

    /// What there is to choose in the phase.
    fn choice(&self, setup: &Setup) -> Option<Choice> {
        let passed: SeatSet =
            (0..).map(SeatId).zip(&self.seats).filter(|(_, s)| s.passed).map(|(seat, _)| seat).collect();
        Some(match self.phase {
            Phase::SetUp => Choice::FirstBuild,
            Phase::Scan => {
                let assembly = self.assembly(setup);
                let is_large_eye = |tile: &Tile| tile.kind() == Kind::Eye && tile.is_large();
                let secret = assembly.attached().any(|(.., tile)| is_large_eye(tile));
                let look = if secret { Look::Secret(Vec::new()) } else { Look::Open };
                Choice::Draw { left: Abilities::of(&assembly).sight, look }
            }
            Phase::Scrounge => Choice::Take { passed },
            Phase::Battle => Choice::Attack { thrown: Vec::new() },
            Phase::Factory => Choice::Rebuild,
            Phase::EndTurn => Choice::GiveCrystal,
            Phase::Reveal | Phase::Victory | Phase::Over => return None,
        })
    }

    /// The robot of the seat whose turn it is, as far as it can be put together: what can't is
    /// refused with the table.
    fn assembly(&self, setup: &Setup) -> Assembly {
        let mut assembly = Assembly::new(&setup.tiles, setup.body(self.turn));
        let attached = self.seats.get(self.turn.index()).into_iter().flat_map(|seat| &seat.attached);
        for (part, PlacedTile(tile, placement)) in (setup.body(self.turn).0 + 1..).map(PartId).zip(attached) {
            let _ = assembly.attach(part, tile.id(), *placement);
        }
        assembly
    }
}

/// A part that the position names.
struct Lying {
    tile: TileId,
    location: Location,
    /// The seat and the place in its starter set, if it is one of that.
    starter: Option<(SeatId, usize)>,
}

impl SeatPosition {
    /// What is on the robot of this seat.
    fn on_robot(&self, tiles: &TileSet, seat: SeatId) -> Vec<(TileId, Location)> {
        let attached = |&PlacedTile(tile, placement): &PlacedTile| (tile.id(), Location::Attached { seat, placement });
        let held = |(nth, &PlacedTile(tile, placement)): (u8, &PlacedTile)| {
            (tile.id(), held(seat, tiles, tile.id(), nth, placement))
        };
        self.attached.iter().map(attached).chain((0..).zip(&self.held).map(held)).collect()
    }
}

fn held(seat: SeatId, tiles: &TileSet, tile: TileId, nth: u8, placement: Placement) -> Location {
    Location::Held { seat, by: tiles[tile].kind().held_by(), nth, placement }
}
