//! The checks of a data set, which may come from outside (12.4).

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::data_error::DataError;
use super::data_file::{Ability, ActionEntry, DataFile, PartEntry};
use super::effect::{Aim, BuildEffect, Effect, Trait};
use super::limits::{BEYOND_LINE, CRUSHER_ROUNDS, LINES, NUMBERS};
use super::map_check::{LONGEST_NAME, check_maps, is_title};
use super::slot::PartKind;

/// Range of the times of cards (12.4).
const TIMES: RangeInclusive<u8> = 1..=7;
/// Most armour tokens, batteries or squares of speed of a single part.
const MOST_OF_PART: u8 = 30;
/// Most cards of one kind in the junk piles.
const MOST_COPIES: u8 = 20;
/// Most kinds of cards, which [`CardId`](super::card::CardId) can number.
const MOST_CARDS: usize = 200;
/// Most effects, traits, build effects or pictures of one card.
const MOST_OF_CARD: usize = 9;
/// Most junk piles.
const MOST_PILES: u8 = 12;
/// Least cards for each pile (12.4).
const LEAST_PILE: u32 = 3;
/// Least batteries of the starter parts (12.4).
const LEAST_BATTERIES: u32 = 4;

/// Checks a data set.
///
/// # Errors
/// [`DataError`] that names the first fault found; never [`DataError::Unreadable`].
pub(super) fn check_file(file: &DataFile) -> Result<(), DataError> {
    check_numbers(file)?;
    check_names(file)?;
    file.parts.iter().try_for_each(check_part)?;
    file.actions.iter().chain([&file.junk_code]).try_for_each(check_action)?;
    check_starter(file)?;
    let has = file.parts.iter().map(|part| part.copies).chain(file.actions.iter().map(|action| action.copies));
    let has = has.map(u32::from).sum();
    let needs = u32::from(file.piles) * LEAST_PILE;
    if has < needs {
        return Err(DataError::TooFewCards { needs, has });
    }
    check_maps(&file.maps)
}

fn check_numbers(file: &DataFile) -> Result<(), DataError> {
    let check = |name: &str, found: u8, range: RangeInclusive<u8>| {
        let (least, most) = range.clone().into_inner();
        let error = || DataError::Number { name: name.to_owned(), found, least, most };
        if range.contains(&found) { Ok(()) } else { Err(error()) }
    };
    let [short, printed] = LINES;
    check("track", file.track, if file.track == short { short..=short } else { printed..=printed })?;
    let end = file.track + BEYOND_LINE;
    check("track_end", file.track_end, end..=end)?;
    check("hand", file.hand, NUMBERS)?;
    check("piles", file.piles, 1..=MOST_PILES)?;
    check("junk_codes", file.junk_codes, NUMBERS)?;
    let [earliest, .., latest] = CRUSHER_ROUNDS;
    let is_round = CRUSHER_ROUNDS.contains(&file.crusher_from);
    check("crusher_from", file.crusher_from, if is_round { earliest..=latest } else { latest..=latest })?;
    check("drain_leaves", file.drain_leaves, 0..=9)
}

fn check_names(file: &DataFile) -> Result<(), DataError> {
    let parts = file.parts.iter().map(|part| (&part.name, &part.title));
    let actions = file.actions.iter().chain([&file.junk_code]).map(|action| (&action.name, &action.title));
    let mut names = BTreeSet::new();
    for (name, title) in parts.chain(actions) {
        let is_word = (1..=LONGEST_NAME).contains(&name.len())
            && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
        if !is_word || !names.insert(name) {
            return Err(DataError::CardName(name.chars().take(LONGEST_NAME).collect()));
        }
        if !is_title(title) {
            return Err(DataError::Title(name.clone()));
        }
    }
    if !is_title(&file.name) {
        return Err(DataError::Title(file.name.chars().take(LONGEST_NAME).collect()));
    }
    if names.len() > MOST_CARDS { Err(DataError::TooManyCards) } else { Ok(()) }
}

fn check_part(part: &PartEntry) -> Result<(), DataError> {
    let name = || part.name.clone();
    check_time(&part.name, part.copies, part.time)?;
    check_build(&part.name, &part.build)?;
    let is_small = part.armour <= MOST_OF_PART && part.batteries <= MOST_OF_PART && part.speed <= MOST_OF_PART;
    let has_numbers =
        part.traits.iter().filter_map(|&number| Trait::number(number)).all(|number| NUMBERS.contains(&number));
    if !is_small || !has_numbers || part.traits.len() > MOST_OF_CARD || part.art.len() > MOST_OF_CARD {
        return Err(DataError::CardNumber(name()));
    }
    let is_arm = part.slot == PartKind::Arm;
    let is_legs = part.slot == PartKind::Legs;
    if part.attack.is_some() && !is_arm || part.speed > 0 && !is_legs {
        return Err(DataError::NotItsKind(name()));
    }
    if part.attack.is_none() && is_arm || part.speed == 0 && is_legs {
        return Err(DataError::NotComplete(name()));
    }
    if let Some(attack) = &part.attack {
        if !NUMBERS.contains(&attack.damage) || !NUMBERS.contains(&attack.range) {
            return Err(DataError::CardNumber(name()));
        }
        check_effects(&part.name, Aim::One(attack.range), &attack.hits)?;
    }
    let Some(Ability { batteries, aim, effects }) = &part.ability else { return Ok(()) };
    check_cost(&part.name, *batteries)?;
    check_effects(&part.name, *aim, effects)
}

fn check_action(action: &ActionEntry) -> Result<(), DataError> {
    check_time(&action.name, action.copies, action.time)?;
    check_build(&action.name, &action.build)?;
    check_cost(&action.name, action.batteries)?;
    check_effects(&action.name, action.aim, &action.effects)
}

fn check_time(name: &str, copies: u8, time: u8) -> Result<(), DataError> {
    if copies > MOST_COPIES {
        return Err(DataError::CardNumber(name.to_owned()));
    }
    let is_time = TIMES.contains(&time) || copies == 0 && time == 0;
    if is_time { Ok(()) } else { Err(DataError::Time(name.to_owned())) }
}

fn check_cost(name: &str, batteries: u8) -> Result<(), DataError> {
    if batteries <= *NUMBERS.end() { Ok(()) } else { Err(DataError::CardNumber(name.to_owned())) }
}

fn check_build(name: &str, build: &[BuildEffect]) -> Result<(), DataError> {
    let mut numbers = build.iter().filter_map(|effect| effect.number());
    let is_sound = build.len() <= MOST_OF_CARD && numbers.all(|number| NUMBERS.contains(&number));
    if is_sound { Ok(()) } else { Err(DataError::CardNumber(name.to_owned())) }
}

fn check_effects(name: &str, aim: Aim, effects: &[Effect]) -> Result<(), DataError> {
    let are_numbers = effects.iter().all(|effect| NUMBERS.contains(&effect.number()));
    let is_range = aim.range().is_none_or(|range| NUMBERS.contains(&range));
    if !are_numbers || !is_range || effects.len() > MOST_OF_CARD {
        return Err(DataError::CardNumber(name.to_owned()));
    }
    let needs_aim = aim == Aim::Own && effects.iter().any(|effect| effect.needs_target());
    if needs_aim { Err(DataError::NoAim(name.to_owned())) } else { Ok(()) }
}

fn check_starter(file: &DataFile) -> Result<(), DataError> {
    let find = |name: &String| {
        let found = file.parts.iter().find(|part| part.name == *name);
        found.ok_or_else(|| DataError::StarterUnknown(name.chars().take(LONGEST_NAME).collect()))
    };
    let starter: Vec<&PartEntry> = file.starter.iter().map(find).collect::<Result<_, _>>()?;
    let is_complete = |kind: PartKind| {
        let count = starter.iter().filter(|part| part.slot == kind).count();
        count == if kind == PartKind::Arm { 2 } else { 1 }
    };
    if !PartKind::ALL.into_iter().all(is_complete) {
        return Err(DataError::Starter);
    }
    let batteries: u32 = starter.iter().map(|part| u32::from(part.batteries)).sum();
    let has_armour = starter.iter().any(|part| part.armour > 0);
    if batteries < LEAST_BATTERIES || !has_armour { Err(DataError::StarterTooWeak) } else { Ok(()) }
}
