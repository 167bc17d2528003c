//! Tables set up by hand: robots from drawings, parts where a test wants them, and whose turn it
//! is.

use std::sync::{Arc, LazyLock};

use junkyard_bots::action::{Action, BuildPart, Phase, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::parts::{PartId, Size, TileId, TileSet, TileSetFile};
use junkyard_bots::robot::{Abilities, Assembly, Robot};
use junkyard_bots::table::PartState;
use junkyard_bots::table::{Choice, Location, Look, PartInfo, Setup, Snapshot, Turn};
use shell::seats::{SeatId, SeatSet};

use crate::notation::{self, Drawn};

pub const SEATS: [SeatId; 4] = [SeatId(0), SeatId(1), SeatId(2), SeatId(3)];
pub const FIRST: SeatId = SeatId(0);
pub const SECOND: SeatId = SeatId(1);
pub const THIRD: SeatId = SeatId(2);

/// A plain robot: everything it starts with, feet on the ground.
pub const PLAIN: &str = "
    ... ... e1^ ... ...
    ... ... i1^ ... ...
    ... [#] [#] [#] ...
    c1< [#] [#] [#] m1<
    ... [#] [#] [#] ...
    ... ... f1^ ... ...
";

/// The first numbers of rule 1.8: those of the standard set change by play, and tests of rules
/// stand on these.
pub fn first_tiles() -> Arc<TileSet> {
    static TILES: LazyLock<Arc<TileSet>> = LazyLock::new(|| {
        let file = TileSetFile::from_ron(include_str!("../../data/tile_sets/first.ron")).unwrap();
        Arc::new(file.tile_set().unwrap())
    });
    Arc::clone(&TILES)
}

/// A game with those tiles.
pub fn setup(seats: u8, seed: u64) -> Setup {
    Setup { tiles: first_tiles(), ..Setup::new(seats, seed) }
}

/// A table in the making. Seat 0 has the crystal; robots not drawn are bare bodies; starter parts
/// not drawn are out of the game; all other tiles lie face-down.
pub struct Scene {
    pub setup: Setup,
    pub snapshot: Snapshot,
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        let setup = setup(seats, 7);
        let (mut game, _) = Game::new(&setup).unwrap();
        let mut snapshot = game.snapshot();
        for part in &mut snapshot.parts {
            if matches!(part.location, Location::Starter(_)) {
                part.location = Location::Gone;
            }
        }
        snapshot.state.crystal = Some(FIRST);
        snapshot.state.round = 1;
        Self { setup, snapshot }
    }

    /// Draws the robot of a seat; returns its parts and what it holds in reading order, the body
    /// left out.
    pub fn robot(&mut self, seat: SeatId, drawing: &str) -> Vec<PartId> {
        let mut nth = 0;
        let mut put = |scene: &mut Self, Drawn { name, size, placement, held }: Drawn| {
            let location = match held {
                None => Location::Attached { seat, placement },
                Some(by) => {
                    nth += 1;
                    Location::Held { seat, by, nth: nth - 1, placement }
                }
            };
            match name {
                Some(name) => scene.put(Some(seat), name, location),
                None => scene.put_blind(size, location),
            }
        };
        notation::read(drawing).into_iter().map(|drawn| put(self, drawn)).collect()
    }

    /// Puts a tile somewhere: a starter part of the seat, if one is named and has it to spare, else
    /// one from the piles.
    fn put(&mut self, seat: Option<SeatId>, name: &str, location: Location) -> PartId {
        let tile = self.tile(name);
        let size = self.setup.tiles[tile].size().unwrap();
        let per_seat = self.setup.starter_count() / u16::from(self.setup.seats);
        let own = seat.map_or(0..0, |seat| u16::from(seat.0) * per_seat..u16::from(seat.0 + 1) * per_seat);
        let spare = PartState { tile: Some(tile), location: Location::Gone };
        let at = own
            .map(usize::from)
            .find(|&at| self.snapshot.parts[at] == spare)
            .or_else(|| self.pile(size).find(|&at| self.snapshot.parts[at].location == Location::Pile))
            .expect("the tile set has one more of them");
        self.snapshot.parts[at] = PartState { tile: Some(tile), location };
        PartId(at as u16)
    }

    fn put_blind(&mut self, size: Size, location: Location) -> PartId {
        let at = self.pile(size).find(|&at| self.snapshot.parts[at].location == Location::Pile).unwrap();
        self.snapshot.parts[at].location = location;
        PartId(at as u16)
    }

    /// The numbers of the tiles that begin in a pile.
    fn pile(&self, size: Size) -> impl Iterator<Item = usize> + use<> {
        let before: u16 = Size::ALL.into_iter().filter(|&s| s < size).map(|s| self.setup.tiles.pile_count(s)).sum();
        let start = usize::from(self.setup.starter_count() + before);
        start..start + usize::from(self.setup.tiles.pile_count(size))
    }

    pub fn tile(&self, name: &str) -> TileId {
        self.setup.tiles.tile_named(name).unwrap_or_else(|| panic!("there is no {name}")).id()
    }

    pub fn face_up(&mut self, name: &str) -> PartId {
        self.put(None, name, Location::FaceUp)
    }

    pub fn scanned(&mut self, seat: SeatId, name: &str) -> PartId {
        self.put(None, name, Location::Scanned(seat))
    }

    pub fn eaten(&mut self, seat: SeatId, name: &str) -> PartId {
        self.put(None, name, Location::Eaten(seat))
    }

    /// Puts tiles of the pools out of the game until only `left` of a size lie in the pile, none of
    /// them wanted ones.
    pub fn empty_pile(&mut self, size: Size, left: &[&str]) {
        let mut pool: Vec<TileId> = Vec::new();
        for tile in self.setup.tiles.tiles().iter().filter(|tile| tile.size() == Some(size)) {
            let up = self.pile(size).filter(|&at| self.snapshot.parts[at].tile == Some(tile.id())).count();
            pool.extend(std::iter::repeat_n(tile.id(), usize::from(tile.count()) - up));
        }
        for name in left {
            let at = pool.iter().position(|&tile| tile == self.tile(name)).expect("one is left");
            pool.remove(at);
        }
        let blind = self
            .pile(size)
            .filter(|&at| self.snapshot.parts[at].tile.is_none() && self.snapshot.parts[at].location != Location::Pile);
        let leave = left.len() - blind.count();
        let piled: Vec<usize> =
            self.pile(size).filter(|&at| self.snapshot.parts[at].location == Location::Pile).collect();
        for (&at, tile) in piled[leave..].iter().zip(pool) {
            self.snapshot.parts[at] = PartState { tile: Some(tile), location: Location::Gone };
        }
    }

    pub fn power(&mut self, seat: SeatId, power: u8) {
        self.snapshot.powers[seat.index()] = power;
    }

    pub fn crystal(&mut self, seat: SeatId) {
        self.snapshot.state.crystal = Some(seat);
    }

    /// Destroys a robot.
    pub fn explode(&mut self, seat: SeatId) {
        self.power(seat, 0);
        for part in &mut self.snapshot.parts {
            if part.location.on_robot() == Some(seat) {
                part.location = Location::Gone;
            }
        }
    }

    fn at(mut self, phase: Phase, seat: SeatId, choice: Choice) -> Game {
        self.snapshot.state.phase = phase;
        self.snapshot.state.turn = Some(Turn { seat, choice });
        Game::from_snapshot(&self.setup, &self.snapshot).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The seat begins to scan.
    pub fn scan(self, seat: SeatId) -> Game {
        let has_large_eye = {
            let large = self.tile("eye_large");
            self.snapshot.parts.iter().any(|part| part.location.on_robot() == Some(seat) && part.tile == Some(large))
        };
        let look = if has_large_eye { Look::Secret(Vec::new()) } else { Look::Open };
        let left = self.abilities(seat).sight;
        self.at(Phase::Scan, seat, Choice::Draw { left, look })
    }

    /// The seat is to take a part; nobody has passed.
    pub fn scrounge(self, seat: SeatId) -> Game {
        self.at(Phase::Scrounge, seat, Choice::Take { passed: SeatSet::EMPTY })
    }

    /// The seat is to take a part; all others have passed.
    pub fn last_scrounge(self, seat: SeatId) -> Game {
        let passed = (0..self.setup.seats).map(SeatId).filter(|&other| other != seat).collect();
        self.at(Phase::Scrounge, seat, Choice::Take { passed })
    }

    /// The seat is to attack.
    pub fn battle(self, seat: SeatId) -> Game {
        self.at(Phase::Battle, seat, Choice::Attack { thrown: Vec::new() })
    }

    /// The seat has eaten and is to rebuild.
    pub fn factory(self, seat: SeatId) -> Game {
        self.at(Phase::Factory, seat, Choice::Rebuild)
    }

    /// The seat has the crystal and is to give it to one of the fastest.
    pub fn give_crystal(mut self, owner: SeatId) -> Game {
        self.crystal(owner);
        self.at(Phase::EndTurn, owner, Choice::GiveCrystal)
    }

    fn abilities(&self, seat: SeatId) -> Abilities {
        let mut assembly = Assembly::new(&self.setup.tiles, self.setup.body(seat));
        for (number, part) in (0u16..).zip(&self.snapshot.parts) {
            let (Some(tile), Location::Attached { seat: own, placement }) = (part.tile, part.location) else {
                continue;
            };
            if own == seat && tile != TileId::BODY {
                assembly.attach(PartId(number), tile, placement).unwrap();
            }
        }
        Abilities::of(&assembly)
    }
}

/// The robot of a drawing, alone. Its parts are numbered from 1 in reading order; in its assembly
/// those held come last.
pub fn robot(drawing: &str) -> Robot {
    let tiles = first_tiles();
    let mut assembly = Assembly::new(&tiles, PartId(0));
    let drawn = notation::read(drawing);
    let numbered = || (1..).map(PartId).zip(&drawn);
    for (part, drawn) in numbered().filter(|(_, drawn)| drawn.held.is_none()) {
        let tile = tiles.tile_named(drawn.name.unwrap()).unwrap().id();
        assembly.attach(part, tile, drawn.placement).unwrap();
    }
    for (part, drawn) in numbered() {
        if let Some(by) = drawn.held {
            assembly.hold(part, by, drawn.size, drawn.placement).unwrap();
        }
    }
    Robot::of(assembly)
}

/// The build that leaves a robot as it is; what the claws hold is left off.
pub fn as_it_is(game: &mut Game, seat: SeatId) -> Action {
    Action::Build(game.read(|table| {
        let attached = |part: &PartInfo| match part.location {
            Location::Attached { seat: own, placement } if own == seat && part.size.is_some() => Some(placement),
            _ => None,
        };
        let parts = table.parts_where(|part| attached(part).is_some());
        parts.iter().filter_map(|part| Some(BuildPart { part: part.id, placement: attached(part)? })).collect()
    }))
}

/// Location of a part.
pub fn location(game: &mut Game, part: PartId) -> Location {
    game.read(|table| table.part(part).unwrap().location)
}

/// Seat whose turn it is.
pub fn to_move(game: &Game) -> Option<SeatId> {
    game.state().active_seat()
}

pub fn phase(game: &Game) -> Phase {
    game.state().phase
}

/// Whether one of the events is as wanted.
pub fn happened(events: &[TableEvent], wanted: impl Fn(&TableEvent) -> bool) -> bool {
    events.iter().any(wanted)
}
