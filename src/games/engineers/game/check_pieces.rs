//! Check of the pieces of a snapshot (section 1): things, tiles, walls and cards, each by itself.

use super::numbers::number_of;
use crate::action::ThingId;
use crate::set::limits::OBJECTS;
use crate::set::{Class, DataSet, Grade, Kind};
use crate::table::snapshot_error::ThingFault;
use crate::table::{CardPlace, Condition, Position, Setup, SnapshotError, ThingState};
use crate::yard::Square;

/// Checks that all pieces belong to the set of a game, that there are no more than it has, and that
/// unseen objects lie only where they can.
pub(super) fn check_pieces(position: &Position, setup: &Setup) -> Result<(), SnapshotError> {
    let data = &setup.data;
    for (id, thing) in (0..).map(ThingId).zip(&position.things) {
        check_kind(data, setup, thing).map_err(|fault| fault_of(position, data, id, fault))?;
    }
    check_numbers(position, data)?;
    check_unseen(position, data)?;
    check_walls(position, data)?;
    check_cards(position, setup)
}

/// Error for a fault of a thing, with the number and kind of the thing.
pub(super) fn fault_of(position: &Position, data: &DataSet, id: ThingId, fault: ThingFault) -> SnapshotError {
    let kind = position.things.get(id.index()).and_then(|thing| data.get_kind(thing.kind.kind));
    let name = kind.map(|kind| kind.name.clone()).unwrap_or_default();
    SnapshotError::Thing { number: id.index() + 1, name, fault }
}

/// Checks kind, definitions and quality of a thing.
fn check_kind(data: &DataSet, setup: &Setup, thing: &ThingState) -> Result<(), ThingFault> {
    let kind = data.get_kind(thing.kind.kind).ok_or(ThingFault::Kind)?;
    let is_blank = kind.class == Class::Blank;
    let may_be = |(seat, definition): (usize, Option<_>)| match definition {
        None => true,
        Some(junk) => {
            let is_junk = data.get_kind(junk).is_some_and(Kind::is_component_kind);
            is_blank && is_junk && seat < usize::from(setup.seats)
        }
    };
    if !thing.kind.definitions.into_iter().enumerate().all(may_be) {
        return Err(ThingFault::Definition);
    }
    let is_defined = thing.kind.definitions.iter().any(Option::is_some);
    let can_have_markers = kind.is_component_kind() || is_defined;
    if is_condition_sound(&thing.condition, kind.class, can_have_markers) { Ok(()) } else { Err(ThingFault::Condition) }
}

/// Whether a thing of a class can have this quality and these markers: a tool has no quality (1.5),
/// only components have markers, and what is broken takes no more damage (11.8).
fn is_condition_sound(condition: &Condition, class: Class, can_have_markers: bool) -> bool {
    let Condition { quality, improvements, damage } = *condition;
    let Some(tile) = quality else { return class == Class::Tool && improvements == 0 && damage == 0 };
    let own = if class == Class::Blank { Grade::of_blank(tile) } else { tile };
    let most = own.index() + usize::from(improvements);
    let has_markers = improvements > 0 || damage > 0;
    class != Class::Tool
        && Grade::QUALITIES.contains(&tile)
        && (can_have_markers || !has_markers)
        && usize::from(damage) <= most
}

/// Checks that there are no more things of a kind, and no more quality tiles, than in the set (1.3
/// to 1.5, 8.5).
fn check_numbers(position: &Position, data: &DataSet) -> Result<(), SnapshotError> {
    for kind in data.kind_ids() {
        let found = number_of(position, |thing| thing.kind.kind == kind);
        if found > u32::from(data.kind(kind).count) {
            return Err(SnapshotError::TooMany(data.kind(kind).name.clone()));
        }
    }
    let most = Grade::QUALITIES.into_iter().zip(data.quality_counts());
    let is_sound =
        |(grade, most)| number_of(position, |thing| thing.condition.quality == Some(grade)) <= u32::from(most);
    if most.into_iter().all(is_sound) { Ok(()) } else { Err(SnapshotError::Qualities) }
}

/// Checks that the objects which somebody has looked at and those which nobody has are a hundred,
/// and that these lie in the yard (2.8, 6.2).
fn check_unseen(position: &Position, data: &DataSet) -> Result<(), SnapshotError> {
    let seen = number_of(position, |thing| !data.is_tool(thing.kind.kind));
    let unseen = position.unseen.len();
    let lie_in_yard = position.unseen.iter().all(Square::is_yard);
    if seen + unseen == u32::from(OBJECTS) && lie_in_yard {
        Ok(())
    } else {
        Err(SnapshotError::Unseen { seen, unseen })
    }
}

/// Checks that all walls which were taken down had stood, and are listed in their order (4.5).
fn check_walls(position: &Position, data: &DataSet) -> Result<(), SnapshotError> {
    let yard = data.yard(&position.maze, &position.walls_down);
    if yard.walls_down() == position.walls_down { Ok(()) } else { Err(SnapshotError::Walls) }
}

/// Checks that cards are with teams of the table, and that a machine whose card lies with those
/// that worked is one of that team's (15.3).
fn check_cards(position: &Position, setup: &Setup) -> Result<(), SnapshotError> {
    for (machine, place) in setup.data.machine_ids().zip(&position.cards) {
        let is_sound = match *place {
            CardPlace::Deck | CardPlace::Aside => true,
            CardPlace::Hand { seat, .. } => setup.has_seat(seat),
            CardPlace::Built(seat) => {
                position.teams.get(seat.index()).is_some_and(|team| team.team.built.contains(&machine))
            }
        };
        if !is_sound {
            return Err(SnapshotError::Card(setup.data.machine(machine).name.clone()));
        }
    }
    Ok(())
}
