//! The checks of tools and objects, which may come from outside (1.12).

use std::ops::RangeInclusive;

use super::class::{Class, WorkPlace};
use super::data_error::DataError;
use super::effect::Effect;
use super::kind::Kind;
use super::limits::{BLANK_HANDS, BLANK_PENALTY, HANDS, MONEY, MOST_SHARERS};

/// Most objects of a kind.
const MOST_OBJECTS: u8 = 20;
/// Most action penalty.
const MOST_PENALTY: u8 = 9;
/// Most hands: four workers carry it together, with both hands each (5.5).
const MOST_HANDS: u8 = MOST_SHARERS * HANDS;
/// Prices of tools, in dollars: a team must be able to pay them.
const PRICES: RangeInclusive<u16> = 1..=MONEY;
/// Allowed number of an effect.
const NUMBERS: RangeInclusive<u8> = 1..=9;
/// Steps of a scan. A longer one could reach around the fence by the road, a case that the rules
/// leave open.
const SCAN_STEPS: RangeInclusive<u8> = 1..=6;
/// Most effects of a thing.
const MOST_EFFECTS: usize = 4;

/// Checks a tool or an object.
///
/// # Errors
/// [`DataError`] that names the first fault found.
pub(super) fn check_kind(kind: &Kind) -> Result<(), DataError> {
    check_numbers(kind)?;
    check_class(kind)?;
    check_effects(kind)?;
    check_use(kind)
}

/// Checks count, price, penalty and hands. Junk and blanks are not worn: a worker could have only
/// one of a kind then (5.2).
fn check_numbers(kind: &Kind) -> Result<(), DataError> {
    let is_tool = kind.class == Class::Tool;
    let can_be_worn = matches!(kind.class, Class::Tool | Class::Powerup);
    let is_sound = (1..=MOST_OBJECTS).contains(&kind.count)
        && (!is_tool || PRICES.contains(&kind.price))
        && kind.penalty <= MOST_PENALTY
        && kind.hands <= MOST_HANDS
        && (can_be_worn || !kind.is_worn());
    if is_sound { Ok(()) } else { Err(DataError::KindNumber(kind.name.clone())) }
}

/// Checks that only junk has families, and only tools and powerups have effects (1.3, 1.5).
fn check_class(kind: &Kind) -> Result<(), DataError> {
    let works = matches!(kind.class, Class::Tool | Class::Powerup);
    let is_plain = kind.effects.is_empty() && !kind.is_once && kind.place == WorkPlace::Hand;
    if !works && !is_plain || kind.class != Class::Junk && !kind.families.is_empty() {
        return Err(DataError::NotItsClass(kind.name.clone()));
    }
    let is_blank = kind.penalty == BLANK_PENALTY && kind.hands == BLANK_HANDS;
    if kind.class == Class::Blank && !is_blank {
        return Err(DataError::Blank(kind.name.clone()));
    }
    if works && kind.effects.is_empty() { Err(DataError::Effects(kind.name.clone())) } else { Ok(()) }
}

/// Checks the effects: their numbers, and that no two of them are alike (1.11).
fn check_effects(kind: &Kind) -> Result<(), DataError> {
    let is_repeated = |index: usize| kind.effects[..index].iter().any(|other| other.is_like(kind.effects[index]));
    let is_sound = kind.effects.len() <= MOST_EFFECTS
        && kind.effects.iter().all(|&effect| has_sound_numbers(effect))
        && !(0..kind.effects.len()).any(is_repeated);
    if is_sound { Ok(()) } else { Err(DataError::Effects(kind.name.clone())) }
}

/// Checks that all effects work in the place of the thing, and that each effect of a thing that
/// leaves the game when used is used at one moment (1.10).
fn check_use(kind: &Kind) -> Result<(), DataError> {
    let is_of_zone = kind.place == WorkPlace::Zone;
    if kind.effects.iter().any(|effect| effect.is_of_zone() != is_of_zone) {
        return Err(DataError::Place(kind.name.clone()));
    }
    let can_be_once = kind.effects.iter().all(|effect| effect.can_be_once());
    if kind.is_once && !can_be_once { Err(DataError::Once(kind.name.clone())) } else { Ok(()) }
}

/// Whether the numbers of an effect are in range.
fn has_sound_numbers(effect: Effect) -> bool {
    match effect {
        Effect::Hold { slots, hands, ease } => {
            NUMBERS.contains(&slots) && (1..=MOST_HANDS).contains(&hands) && ease <= MOST_PENALTY
        }
        Effect::Scan { steps } => SCAN_STEPS.contains(&steps),
        Effect::Work { times: number, .. }
        | Effect::TakeDownWall { actions: number }
        | Effect::Brace(number)
        | Effect::Stride(number)
        | Effect::Train { actions: number, .. }
        | Effect::Mend { actions: number }
        | Effect::Improve { actions: number }
        | Effect::Steady(number) => NUMBERS.contains(&number),
    }
}
