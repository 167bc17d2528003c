//! Things as they are held, with the placements that are possible for them.

use super::conversion::Conversion;
use super::hand::Hand;
use super::thing::{DropPlace, How, Thing};
use crate::action::{Action, Illegal};
use crate::parts::{Market, Part};
use crate::robot::Robot;
use crate::table::{Table, TurnStep};
use crate::turn::check_action;
use shell::grid::{Cell, Placement, Rotation};

/// A thing as it is held, with the placements that are possible for it.
pub(super) fn hand_of_thing(
    table: &Table,
    conversion: Option<&Conversion>,
    thing: Thing,
    how: How,
) -> Result<Hand, Illegal> {
    let part = part_to_take(table, conversion, thing)?;
    let hand = |part, places, rotation, over| Hand { thing, part, how, rotation, over, places };
    let Some(part) = part else { return Ok(hand(None, Vec::new(), Rotation::Up, None)) };
    match (conversion, thing) {
        (Some(conversion), Thing::Attached(cell)) => {
            let now = conversion.part_at(cell).map_or_else(Placement::default, |placed| placed.at);
            let places = places_in_conversion(table, conversion, part, Some(cell));
            Ok(hand(Some(part), places, now.rotation, Some(DropPlace::Grid(now))))
        }
        (Some(conversion), _) => {
            Ok(hand(Some(part), places_in_conversion(table, conversion, part, None), Rotation::Up, None))
        }
        (None, Thing::Tradable(..) | Thing::Offered(..)) => Ok(hand(Some(part), Vec::new(), Rotation::Up, None)),
        (None, _) => {
            let robot = awaited_robot(table);
            let places = robot.map_or_else(Vec::new, |robot| robot.placements(table.data(), part.kind));
            let rotation = places.first().map_or(Rotation::Up, |at| at.rotation);
            Ok(hand(Some(part), places, rotation, None))
        }
    }
}

/// Robot of the awaited player.
pub(super) fn awaited_robot<'a>(table: &Table<'a>) -> Option<&'a Robot> {
    Some(table.workshop(table.state().awaited_seat()?).robot)
}

/// The part that a thing is; `None` for the whole robot.
pub(super) fn part_to_take(
    table: &Table,
    conversion: Option<&Conversion>,
    thing: Thing,
) -> Result<Option<Part>, Illegal> {
    match thing {
        Thing::Price(kind, market) => {
            check_action(table, &Action::Buy { kind, market })?;
            Ok(Some(Part { kind, nut: market == Market::Black }))
        }
        Thing::Loose(part, place) => {
            let seat = table.state().awaited_seat().ok_or(Illegal::GameOver)?;
            let is_there = table.workshop(seat).shop.loose(place).count(part) > 0;
            let is_free = conversion.is_none_or(|conversion| conversion.has_free(part));
            if is_there && is_free { Ok(Some(part)) } else { Err(Illegal::NoSuchPart) }
        }
        Thing::Attached(cell) => {
            let placed = conversion.and_then(|conversion| conversion.part_at(cell));
            placed.map(|placed| Some(placed.part)).ok_or(Illegal::NotNow)
        }
        Thing::LeftOver(part) => {
            let is_left = conversion.is_some_and(|conversion| conversion.left_over().count(part) > 0);
            if is_left { Ok(Some(part)) } else { Err(Illegal::NoSuchPart) }
        }
        Thing::Tradable(_, part) | Thing::Offered(_, part) => Ok(Some(part)),
        Thing::Robot => match table.state().turn().map(|turn| &turn.step) {
            Some(TurnStep::Sale) => Ok(None),
            _ => Err(Illegal::NotNow),
        },
        Thing::Bag | Thing::Target(..) | Thing::Order(_) => Err(Illegal::NotNow),
    }
}

/// Placements beside other components at which a part may lie in a conversion.
fn places_in_conversion(table: &Table, conversion: &Conversion, part: Part, moved: Option<Cell>) -> Vec<Placement> {
    let others = conversion.build().robot.iter().copied().filter(|placed| Some(placed.at.cell) != moved);
    Robot::of(table.data(), others).placements(table.data(), part.kind)
}
