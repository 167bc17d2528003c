//! Conversion between things, with their assemblies, and their texts.

use shell::language::Phrase;
use smallvec::SmallVec;

use super::fault::SavedFault;
use super::names::{GameNames, NameReader, worker_numbers};
use super::table_format::{WrittenPlace, WrittenThing};
use crate::action::{AssemblyId, ThingId};
use crate::messages::phrase;
use crate::table::lay_out::MOST_ASSEMBLIES;
use crate::table::{Access, Condition, JoinedIn, Place, ThingKind, ThingState};

/// Components of an assembly in the order of linking.
type Components = SmallVec<[ThingId; 6]>;

impl WrittenPlace {
    fn from_place(place: Place, names: &GameNames) -> Self {
        match place {
            // No thing that has appeared is unused.
            Place::Unused | Place::Away => Self::Away,
            Place::FaceDown(square) => Self::FaceDown(square),
            Place::Zone(seat) => Self::Zone(names.colour_of(seat)),
            Place::Held(seat, workers) => Self::Held(names.colour_of(seat), worker_numbers(workers)),
            Place::Packed(container) => Self::Packed(container),
            Place::Truck(seat) => Self::Truck(names.colour_of(seat)),
        }
    }

    fn to_place(&self, reader: NameReader) -> Result<Place, SavedFault> {
        Ok(match self {
            Self::Away => Place::Away,
            Self::FaceDown(square) => Place::FaceDown(*square),
            Self::Zone(colour) => Place::Zone(reader.read_seat(*colour)?),
            Self::Held(colour, workers) => Place::Held(reader.read_seat(*colour)?, reader.read_workers(workers)?),
            Self::Packed(container) => Place::Packed(*container),
            Self::Truck(colour) => Place::Truck(reader.read_seat(*colour)?),
        })
    }
}

impl WrittenThing {
    /// Text of a thing.
    pub(super) fn from_thing(id: ThingId, thing: &ThingState, names: &GameNames) -> Self {
        let ThingState { kind, condition, place, access, joined: _ } = thing;
        let seats = names.setup().all_seats().zip(kind.definitions);
        let defined = seats.filter_map(|(seat, kind)| Some((names.colour_of(seat), names.kind_name(kind?))));
        Self {
            id,
            kind: names.kind_name(kind.kind),
            tile: condition.quality,
            improvements: condition.improvements,
            damage: condition.damage,
            at: WrittenPlace::from_place(*place, names),
            open: names.colours_of(access.open.iter()),
            tied: worker_numbers(access.tied),
            defined: defined.collect(),
        }
    }

    /// Thing of this text, not joined to others.
    fn to_thing(&self, names: &GameNames) -> Result<ThingState, SavedFault> {
        let at = phrase!("engineers-text-place-thing", number = self.id.0);
        let reader = names.read_at(&at);
        Ok(ThingState {
            kind: self.read_kinds(reader)?,
            condition: Condition { quality: self.tile, improvements: self.improvements, damage: self.damage },
            place: self.at.to_place(reader)?,
            joined: JoinedIn::default(),
            access: Access { open: reader.read_seat_set(&self.open)?, tied: reader.read_workers(&self.tied)? },
        })
    }

    fn read_kinds(&self, reader: NameReader) -> Result<ThingKind, SavedFault> {
        let mut kind = ThingKind { kind: reader.read_kind(&self.kind)?, ..ThingKind::default() };
        for (colour, name) in &self.defined {
            let seat = reader.read_seat(*colour)?;
            let defined = kind.definitions.get_mut(seat.index()).filter(|defined| defined.is_none());
            *defined.ok_or_else(|| reader.listed_twice(name))? = Some(reader.read_kind(name)?);
        }
        Ok(kind)
    }
}

/// Things of a list, which has them in the order of their numbers. They are not joined yet.
///
/// # Errors
/// [`SavedFault`] of a list that is too long or in another order, or of a name that is unknown.
pub(super) fn read_things(
    list: &[WrittenThing],
    names: &GameNames,
    at: &Phrase,
) -> Result<Vec<ThingState>, SavedFault> {
    names.read_at(at).check_length(list)?;
    if !list.iter().map(|thing| thing.id).eq((0..).map(ThingId).take(list.len())) {
        return Err(SavedFault::Things);
    }
    list.iter().map(|thing| thing.to_thing(names)).collect()
}

/// Text of assemblies, without the numbers after the last one in use.
pub(super) fn write_assemblies(assemblies: &[Components]) -> Vec<Vec<ThingId>> {
    let used = assemblies.iter().rposition(|components| !components.is_empty()).map_or(0, |last| last + 1);
    assemblies.iter().take(used).map(|components| components.to_vec()).collect()
}

/// Assemblies of a list, and all further numbers, which are not in use. Writes into each component
/// the number of its assembly.
///
/// # Errors
/// [`SavedFault`] of a list that is too long, or of a component that has not appeared or is in two
/// assemblies.
pub(super) fn read_assemblies(
    list: &[Vec<ThingId>],
    things: &mut [ThingState],
    reader: NameReader,
) -> Result<Vec<Components>, SavedFault> {
    for (index, components) in list.iter().enumerate() {
        let assembly = u8::try_from(index).map(AssemblyId).map_err(|_| reader.too_long())?;
        for &component in components {
            let thing = things.get_mut(component.index()).ok_or_else(|| reader.no_thing(component))?;
            if thing.joined.0.replace(assembly).is_some() {
                return Err(reader.listed_twice(&component.0));
            }
        }
    }
    let unused = MOST_ASSEMBLIES.saturating_sub(list.len());
    Ok(read_sets(list).into_iter().chain(vec![Components::new(); unused]).collect())
}

/// Sets of components.
pub(super) fn read_sets(list: &[Vec<ThingId>]) -> Vec<Components> {
    list.iter().map(|components| components.iter().copied().collect()).collect()
}
