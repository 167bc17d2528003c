//! A table that is being changed: what the changes ask of it.

use junkyard_bots::parts::{PartId, Size, Tile, TileId, TileKind};
use junkyard_bots::robot::{Assembly, Robot};
use junkyard_bots::table::{Location, Setup, Snapshot};
use shell::seats::SeatId;

use super::Choices;

/// A table that is being changed.
pub struct Draft<'a, 'b> {
    pub setup: &'a Setup,
    pub snapshot: &'a mut Snapshot,
    pub choices: &'a mut Choices<'b>,
}

impl Draft<'_, '_> {
    /// Makes one change.
    pub fn change(&mut self) {
        match self.choices.below(20) {
            0 | 1 => self.change_choice(),
            2 => self.change_seat(),
            3 => self.change_power(),
            4 => self.change_counters(),
            5 => self.change_stream(),
            6 => self.change_phase(),
            7..=9 => self.hold_one_more(),
            10 => self.hold_elsewhere(),
            11 | 12 => self.attach_one_more(),
            13 => self.turn_attached(),
            14 => self.take_off(),
            15 => self.move_loose(),
            16 => self.empty_pile(),
            17 => self.take_apart(),
            _ => self.arm(),
        }
    }

    pub fn any_seat(&mut self) -> SeatId {
        SeatId(self.choices.below(self.setup.seats.into()) as u8)
    }

    /// Mostly the seat whose turn it is.
    pub fn seat(&mut self) -> SeatId {
        let acting = self.snapshot.state.active_seat();
        acting.filter(|_| self.choices.below(3) > 0).unwrap_or_else(|| self.any_seat())
    }

    pub fn parts_where(&self, wanted: impl Fn(Location) -> bool) -> Vec<usize> {
        (0..self.snapshot.parts.len()).filter(|&part| wanted(self.snapshot.parts[part].location)).collect()
    }

    pub fn tile(&self, part: usize) -> Option<&Tile> {
        self.setup.tiles.get(self.snapshot.parts[part].tile?)
    }

    pub fn is(&self, part: usize, kind: TileKind) -> bool {
        self.tile(part).is_some_and(|tile| tile.kind() == kind)
    }

    /// The size of a part that began in a pile, by its number.
    fn pile_size(&self, part: usize) -> Option<Size> {
        let mut number = part.checked_sub(self.setup.starter_count().into())?;
        for size in Size::ALL {
            let pile = usize::from(self.setup.tiles.pile_count(size));
            if number < pile {
                return Some(size);
            }
            number -= pile;
        }
        None
    }

    /// The size of any part but a body.
    pub fn size(&self, part: usize) -> Option<Size> {
        self.pile_size(part).or_else(|| self.tile(part)?.size())
    }

    /// The tiles that a face-down part can turn out to be.
    pub fn unseen(&self, part: usize) -> impl Iterator<Item = &Tile> {
        let size = self.pile_size(part);
        let from_piles = &self.snapshot.parts[usize::from(self.setup.starter_count())..];
        let tiles = self.setup.tiles.tiles().iter().filter(move |tile| size.is_some() && tile.size() == size);
        tiles.filter(move |tile| {
            let seen = from_piles.iter().filter(|state| state.tile == Some(tile.id())).count();
            seen < usize::from(tile.count())
        })
    }

    /// A part that is on no robot and is a tile that is wanted, or is face-down and can be made
    /// one.
    pub fn loose(&mut self, wanted: impl Fn(&Tile) -> bool) -> Option<usize> {
        let mut found: Vec<(usize, TileId)> = Vec::new();
        let mut piles_seen: Vec<Option<Size>> = Vec::new();
        for part in self.parts_where(|location| location.on_robot().is_none()) {
            let piled = self.snapshot.parts[part].location == Location::Pile;
            match self.tile(part) {
                Some(tile) if tile.id() != TileId::BODY && wanted(tile) => found.push((part, tile.id())),
                // One of each pile is enough.
                None if piled && !piles_seen.contains(&self.pile_size(part)) => {
                    piles_seen.push(self.pile_size(part));
                    found.extend(self.unseen(part).filter(|tile| wanted(tile)).map(|tile| (part, tile.id())));
                }
                _ => {}
            }
        }
        let (part, tile) = self.choices.pick(&found)?;
        self.snapshot.parts[part].tile = Some(tile);
        Some(part)
    }

    /// Names what is unknown; what nothing is left for goes into its pile.
    pub fn name(&mut self, part: usize, wanted: impl Fn(&Tile) -> bool) {
        if self.snapshot.parts[part].tile.is_none() {
            let tile = self.unseen(part).find(|tile| wanted(tile)).map(Tile::id);
            self.snapshot.parts[part].tile = tile;
            if tile.is_none() {
                self.snapshot.parts[part].location = Location::Pile;
            }
        }
    }

    /// A seat's robot, if nothing on it overlaps.
    pub fn robot(&self, seat: SeatId) -> Option<Robot> {
        let mut assembly = Assembly::new(&self.setup.tiles, self.setup.body(seat));
        for (part, state) in (0u16..).map(PartId).zip(&self.snapshot.parts) {
            if let (Location::Attached { seat: own, placement }, Some(tile)) = (state.location, state.tile)
                && own == seat
                && tile != TileId::BODY
            {
                assembly.attach(part, tile, placement).ok()?;
            }
        }
        for (part, state) in (0u16..).map(PartId).zip(&self.snapshot.parts) {
            if let Location::Held { seat: own, by, placement, .. } = state.location
                && own == seat
            {
                assembly.hold(part, by, self.size(part.index())?, placement).ok()?;
            }
        }
        Some(Robot::of(assembly))
    }

    /// Whether a seat's robot has not exploded.
    pub fn survives(&self, seat: SeatId) -> bool {
        self.snapshot.parts[self.setup.body(seat).index()].location != Location::Gone
    }
}
