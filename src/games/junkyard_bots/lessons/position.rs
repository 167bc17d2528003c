//! Handwritten tables, and the set-up and snapshot that each stands for.
//!
//! A lesson begins at a position rather than with a recorded game: the table can be read and edited
//! in the file, and no change of a rule or of a computer player can lead to another table. The
//! Junkyard is the position's own: its piles hold the tiles of [`LessonPosition::face_down`] and no
//! others, so the file shows what a draw can find.

use std::sync::Arc;

use serde::Deserialize;
use thiserror::Error;

use super::tile_name::{PlacedTile, TileName};
use crate::action::Phase;
use crate::messages::phrase;
use crate::parts::tile_set::JunkyardContents;
use crate::parts::{PartId, TileId, TileSet, TileSetError};
use crate::robot::ability::looks_in_secret;
use crate::robot::{Abilities, Assembly};
use crate::table::{Choice, Location, PartState, RoundState, Setup, SetupError, Snapshot, SnapshotError, Turn};
use shell::grid::Placement;
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::seats::{SeatId, SeatSet};
use shell::stream::StreamPoint;

/// A table between two actions, as a lesson file states it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonPosition {
    /// Round, counted from 1; 0 in set-up.
    pub round: u16,
    /// Phase; one in which a player chooses.
    pub phase: Phase,
    /// Seat whose turn it is.
    pub turn: SeatId,
    /// Owner of the boost crystal; none in set-up.
    #[serde(default)]
    pub crystal: Option<SeatId>,
    /// Seed of the random stream, which decides the order of draws from a pile of different tiles.
    pub seed: u64,
    /// Seats in order, the learner's first.
    pub seats: Vec<SeatPosition>,
    /// Tiles face-up in the Junkyard.
    #[serde(default)]
    pub face_up: Vec<TileName>,
    /// Tiles that the seat whose turn it is has scanned.
    #[serde(default)]
    pub scanned: Vec<TileName>,
    /// Tiles in the face-down piles, with their counts.
    #[serde(default)]
    pub face_down: Vec<(TileName, u8)>,
}

/// A seat's robot and energy. Starter parts that are not named here have left the game, except that
/// in set-up a seat without attached parts still has all of them to build with (rule 4.2).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// Power points of the robot.
    pub power: u8,
    /// Parts attached to the body.
    #[serde(default)]
    pub attached: Vec<PlacedTile>,
    /// Tiles held by the claws and mouths, in the order in which they were taken.
    #[serde(default)]
    pub held: Vec<PlacedTile>,
    /// Energy tiles eaten.
    #[serde(default)]
    pub eaten: Vec<TileName>,
    /// Whether the seat has passed in this scrounge (5.4).
    #[serde(default)]
    pub passed: bool,
}

/// Reason for which a position is not a valid table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// More tiles than a game can have.
    Tiles(#[from] TileSetError),
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// More than 255 of one tile, or more parts than the set-up has.
    TooMany,
    /// A phase in which no player chooses anything.
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

impl LessonPosition {
    /// Builds the set-up and the snapshot of the table.
    ///
    /// # Errors
    /// [`PositionError`]: the first fault found.
    pub fn setup_and_snapshot(&self) -> Result<(Setup, Snapshot), PositionError> {
        let setup = self.setup()?;
        let snapshot = Snapshot {
            state: self.round_state(&setup)?,
            stream: StreamPoint { seed: self.seed, position: 0 },
            powers: self.seats.iter().map(|seat| seat.power).collect(),
            parts: self.part_states(&setup).ok_or(PositionError::TooMany)?,
        };
        snapshot.check(&setup)?;
        Ok((setup, snapshot))
    }

    /// Set-up with the standard tiles, in the counts that the position needs.
    fn setup(&self) -> Result<Setup, PositionError> {
        let standard = TileSet::standard();
        let JunkyardContents { name, mut tiles } = standard.junkyard().clone();
        // The body has tile number 0, before all entries of the Junkyard.
        let mut counts = vec![0u8; tiles.len() + 1];
        let of_piles = self.named_parts(&standard).into_iter().filter(|lying| lying.starter.is_none());
        let known = of_piles.map(|lying| (lying.tile, 1));
        for (tile, more) in known.chain(self.face_down.iter().map(|&(tile, count)| (tile.id(), count))) {
            let count = &mut counts[tile.index()];
            *count = count.checked_add(more).ok_or(PositionError::TooMany)?;
        }
        for (entry, &count) in tiles.iter_mut().zip(&counts[1..]) {
            entry.count = count;
        }
        let tiles = Arc::new(TileSet::new(JunkyardContents { name, tiles }, standard.starter().clone())?);
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let setup = Setup { tiles, ..Setup::new(seats, self.seed) };
        setup.check()?;
        Ok(setup)
    }

    /// All parts that the position names, except those in the piles.
    fn named_parts(&self, tiles: &TileSet) -> Vec<NamedPart> {
        let plain = |tile: &TileName, location| NamedPart { tile: tile.id(), location, starter: None };
        let mut all: Vec<NamedPart> = self.face_up.iter().map(|tile| plain(tile, Location::FaceUp)).collect();
        all.extend(self.scanned.iter().map(|tile| plain(tile, Location::Scanned(self.turn))));
        for (seat, of_seat) in (0..).map(SeatId).zip(&self.seats) {
            // A seat's own starter parts are used first.
            let mut own: Vec<Option<TileId>> = tiles.starter_tiles().iter().copied().map(Some).collect();
            for (tile, location) in of_seat.on_robot(tiles, seat) {
                let starter = own.iter().position(|own| *own == Some(tile));
                if let Some(number) = starter {
                    own[number] = None;
                }
                all.push(NamedPart { tile, location, starter: starter.map(|number| (seat, number)) });
            }
            all.extend(of_seat.eaten.iter().map(|tile| plain(tile, Location::Eaten(seat))));
        }
        all
    }

    /// States of all parts, in the order of their ids; `None` if there are more parts of one size
    /// than the set-up has.
    fn part_states(&self, setup: &Setup) -> Option<Vec<PartState>> {
        let mut parts: Vec<PartState> = setup
            .parts()
            .map(|(part, location)| PartState { tile: part.starter, location: self.unnamed_location(location) })
            .collect();
        let mut used = [0u16; 3];
        for NamedPart { tile, location, starter } in self.named_parts(&setup.tiles) {
            let number = match starter {
                // The body is the first part of its seat's starter set.
                Some((seat, number)) => setup.body(seat).index() + 1 + number,
                None => {
                    let size = setup.tiles[tile].size()?;
                    let number = setup.starter_count() + setup.tiles.piled_before(size) + used[size as usize];
                    used[size as usize] += 1;
                    PartId(number).index()
                }
            };
            *parts.get_mut(number)? = PartState { tile: Some(tile), location };
        }
        Some(parts)
    }

    /// Location of a part that the position does not name, given its location in a new game.
    fn unnamed_location(&self, before: Location) -> Location {
        let waits = |seat: SeatId| self.seats.get(seat.index()).is_some_and(|seat| seat.attached.is_empty());
        match before {
            Location::Starter(seat) if self.phase != Phase::SetUp || !waits(seat) => Location::Gone,
            _ => before,
        }
    }

    fn round_state(&self, setup: &Setup) -> Result<RoundState, PositionError> {
        let turn = Turn { seat: self.turn, choice: self.pending_choice(setup).ok_or(PositionError::Phase)? };
        Ok(RoundState {
            round: self.round,
            phase: self.phase,
            turn: Some(turn),
            crystal: self.crystal,
            ..RoundState::new()
        })
    }

    /// Pending choice in the position's phase; `None` in a phase without choices.
    fn pending_choice(&self, setup: &Setup) -> Option<Choice> {
        let passed: SeatSet =
            (0..).map(SeatId).zip(&self.seats).filter(|(_, s)| s.passed).map(|(seat, _)| seat).collect();
        Some(match self.phase {
            Phase::SetUp => Choice::FirstBuild,
            Phase::Scan => {
                let assembly = self.active_assembly(setup);
                Choice::first_draw(Abilities::of(&assembly).sight, looks_in_secret(&assembly))
            }
            Phase::Scrounge => Choice::Take { passed },
            Phase::Battle => Choice::Attack { thrown: Vec::new() },
            Phase::Factory => Choice::Rebuild,
            Phase::EndTurn => Choice::GiveCrystal,
            Phase::Reveal | Phase::Victory | Phase::Over => return None,
        })
    }

    /// Robot of the seat whose turn it is, assembled as far as possible. Parts that can't be
    /// attached are left out here; the check of the whole snapshot refuses them.
    fn active_assembly(&self, setup: &Setup) -> Assembly {
        let mut assembly = Assembly::new(&setup.tiles, setup.body(self.turn));
        let attached = self.seats.get(self.turn.index()).into_iter().flat_map(|seat| &seat.attached);
        for (part, PlacedTile(tile, placement)) in (setup.body(self.turn).0 + 1..).map(PartId).zip(attached) {
            let _ = assembly.attach(part, tile.id(), *placement);
        }
        assembly
    }
}

/// A part that the position names.
struct NamedPart {
    tile: TileId,
    location: Location,
    /// The seat and the index in its starter set, if the part belongs to one.
    starter: Option<(SeatId, usize)>,
}

impl SeatPosition {
    /// Tiles on this seat's robot, with their locations.
    fn on_robot(&self, tiles: &TileSet, seat: SeatId) -> Vec<(TileId, Location)> {
        let attached = |&PlacedTile(tile, placement): &PlacedTile| (tile.id(), Location::Attached { seat, placement });
        let held = |(nth, &PlacedTile(tile, placement)): (u8, &PlacedTile)| {
            (tile.id(), held_location(seat, tiles, tile.id(), nth, placement))
        };
        self.attached.iter().map(attached).chain((0..).zip(&self.held).map(held)).collect()
    }
}

fn held_location(seat: SeatId, tiles: &TileSet, tile: TileId, nth: u8, placement: Placement) -> Location {
    Location::Held { seat, by: tiles[tile].kind().held_by(), nth, placement }
}
