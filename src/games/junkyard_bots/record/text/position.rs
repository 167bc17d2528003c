//! Conversion between the snapshot of a table and a saved table, in which everything has a name.

use super::fault::SavedTextFault;
use super::format::{FaceDown, SavedPart, SavedPosition};
use super::names::{NameTable, ToNames, ToNumbers};
use crate::messages::phrase;
use crate::parts::{PartId, Size, Translate};
use crate::table::{Location, PartState, Setup, Snapshot};
use shell::language::Phrase;
use shell::seats::SeatId;

impl SavedPosition {
    /// Converts the snapshot of a table.
    pub(super) fn from_snapshot(snapshot: &Snapshot, names: &NameTable) -> Self {
        let Ok(state) = snapshot.state.translate(&ToNames(names));
        let part = |(id, part): (PartId, &PartState)| {
            let Ok(location) = part.location.translate(&ToNames(names));
            let tile = part.tile.map(|tile| names.tile_name(tile)).unwrap_or_default();
            (part.location != Location::Pile).then(|| SavedPart { part: names.part_name(id), tile, location })
        };
        let [small, medium, large] = pile_counts(names.setup(), &snapshot.parts);
        Self {
            state,
            stream: snapshot.stream,
            powers: (0..).map(|seat| names.colour_of(SeatId(seat))).zip(snapshot.powers.iter().copied()).collect(),
            face_down: FaceDown { small, medium, large },
            parts: (0..).map(PartId).zip(&snapshot.parts).filter_map(part).collect(),
        }
    }

    /// Converts back to a snapshot. Every name is looked up; the caller checks whether the table is
    /// sound. `at` names the table's place in the file, for error messages.
    ///
    /// # Errors
    /// [`SavedTextFault::NoPart`], [`SavedTextFault::NoTile`], [`SavedTextFault::NoSeat`],
    /// [`SavedTextFault::PartTwice`], [`SavedTextFault::Powers`] or [`SavedTextFault::Piles`].
    pub(super) fn to_snapshot(&self, names: &NameTable, at: &Phrase) -> Result<Snapshot, SavedTextFault> {
        let snapshot = Snapshot {
            state: self.state.translate(&ToNumbers { names, at })?,
            stream: self.stream,
            powers: self.read_powers(names)?,
            parts: self.read_parts(names, at)?,
        };
        let FaceDown { small, medium, large } = self.face_down;
        let expected = pile_counts(names.setup(), &snapshot.parts);
        let found = [small, medium, large];
        if found == expected { Ok(snapshot) } else { Err(SavedTextFault::Piles { expected, found }) }
    }

    /// Powers by seat. The file lists them in seat order, each with the colour of its seat, and is
    /// refused if the colours differ.
    fn read_powers(&self, names: &NameTable) -> Result<Vec<u8>, SavedTextFault> {
        let colours = (0..names.setup().seats).map(|seat| names.colour_of(SeatId(seat)));
        if !self.powers.iter().map(|&(colour, _)| colour).eq(colours) {
            return Err(SavedTextFault::Powers);
        }
        Ok(self.powers.iter().map(|&(_, power)| power).collect())
    }

    /// All parts in the order of their numbers: those listed, and the others in their piles.
    fn read_parts(&self, names: &NameTable, at: &Phrase) -> Result<Vec<PartState>, SavedTextFault> {
        let mut parts: Vec<Option<PartState>> = vec![None; names.part_count()];
        for text in &self.parts {
            let id = ToNumbers { names, at }.translate_part(&text.part)?;
            let at = phrase!("place-part", part = &text.part);
            let of_part = ToNumbers { names, at: &at };
            let tile = (!text.tile.is_empty()).then(|| of_part.tile_id(&text.tile)).transpose()?;
            let state = PartState { tile, location: text.location.translate(&of_part)? };
            if parts[id.index()].replace(state).is_some() {
                return Err(SavedTextFault::PartTwice(text.part.clone()));
            }
        }
        let piled = PartState { tile: None, location: Location::Pile };
        Ok(parts.into_iter().map(|part| part.unwrap_or(piled)).collect())
    }
}

/// Numbers of small, medium and large parts in their piles.
fn pile_counts(setup: &Setup, parts: &[PartState]) -> [u16; 3] {
    let in_pile = setup.parts().zip(parts).filter(|(_, state)| state.location == Location::Pile);
    let sizes: Vec<Size> = in_pile.filter_map(|((part, ..), _)| part.size).collect();
    // A game has at most 400 tiles, so the count fits.
    Size::ALL.map(|wanted| sizes.iter().filter(|&&size| size == wanted).count() as u16)
}
