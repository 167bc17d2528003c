//! Check of a snapshot, which may come from outside the program.

use std::collections::BTreeMap;

use shell::seats::SeatId;

use super::{check_robots, check_state};
use crate::cards::{CardId, DataSet};
use crate::table::restore::all_locations;
use crate::table::{Location, Position, Setup, Snapshot, SnapshotError, Stage, Table};

/// Checks that a snapshot is a table of a set-up, so that nothing on it can be impossible.
///
/// # Errors
/// [`SnapshotError`] of the first fault.
pub(super) fn check_snapshot(snapshot: &Snapshot, setup: &Setup) -> Result<(), SnapshotError> {
    let position = &snapshot.position;
    position.check_size(setup)?;
    check_cards(position, &setup.data, setup.seats)?;
    check_piles(position)?;
    check_track(position, setup)?;
    let table = Table::of_position(setup, position);
    for seat in setup.all_seats() {
        check_robots::check_robot(&table, seat).map_err(|fault| SnapshotError::Robot { seat, fault })?;
    }
    check_state::check_state(&table).map_err(SnapshotError::State)
}

/// Checks that every card lies where its kind can, that there are no more cards of a kind than in
/// the game, and that the piles have as many unknown cards as the common pool (11.3).
fn check_cards(position: &Position, data: &DataSet, seats: u8) -> Result<(), SnapshotError> {
    let mut found: BTreeMap<CardId, u32> = BTreeMap::new();
    for (card, location) in all_locations(position) {
        let is_action = data.find_card(card).is_some_and(|card| card.part().is_none());
        let fits = match location {
            Location::Slot { .. } => !is_action && data.find_card(card).is_some(),
            Location::Player { .. } => is_action,
            Location::Away | Location::Pool | Location::Pile(_) | Location::Rummaged => {
                data.find_card(card).is_some_and(|card| card.copies > 0)
            }
        };
        if !fits {
            return Err(SnapshotError::Cards(name_of(data, card)));
        }
        *found.entry(card).or_default() += 1;
    }
    let too_many = found.into_iter().find(|&(card, number)| number > cards_of_game(data, card, seats));
    if let Some((card, _)) = too_many {
        return Err(SnapshotError::Cards(name_of(data, card)));
    }
    let unknown = position.piles.iter().map(crate::table::Pile::unknown).sum();
    let expected = position.pool.len();
    if unknown == expected { Ok(()) } else { Err(SnapshotError::Pool { expected, found: unknown }) }
}

fn name_of(data: &DataSet, card: CardId) -> String {
    data.find_card(card).map(|card| card.name.clone()).unwrap_or_default()
}

/// Number of cards of a kind in a game of some seats, the supply of Junk Codes included.
fn cards_of_game(data: &DataSet, card: CardId, seats: u8) -> u32 {
    let in_piles = u32::from(data.card(card).copies);
    let on_robots = data.starter().iter().filter(|&&starter| starter == card).count() as u32 * u32::from(seats);
    let is_junk_code = card == CardId::JUNK_CODE;
    let junk_codes = u32::from(data.file().junk_codes) * u32::from(seats) + data.most_patched();
    in_piles + on_robots + if is_junk_code { junk_codes } else { 0 }
}

/// Checks that every face-up card is known, and that all top cards lie face up at the beginning of
/// a turn of the build phase (3.2, 4.6).
fn check_piles(position: &Position) -> Result<(), SnapshotError> {
    let must_lie_open = matches!(&position.state.stage, Stage::Build(turn) if !turn.has_acted);
    for (number, pile) in (0..).zip(&position.piles) {
        let is_known = pile.cards.first().is_some_and(Option::is_some);
        let is_hidden = must_lie_open && !pile.is_face_up && !pile.cards.is_empty();
        if pile.is_face_up && !is_known || is_hidden {
            return Err(SnapshotError::Pile(number));
        }
    }
    Ok(())
}

/// Checks that there is one token for each seat, on the track, and that no other seat has passed
/// (1.8).
fn check_track(position: &Position, setup: &Setup) -> Result<(), SnapshotError> {
    let tokens = position.track.tokens();
    let has_token = |seat: SeatId| tokens.iter().filter(|token| token.seat == seat).count() == 1;
    let is_sound = tokens.len() == usize::from(setup.seats)
        && setup.all_seats().all(has_token)
        && tokens.iter().all(|token| token.place <= setup.track_end())
        && position.track.passed.iter().all(|seat| setup.has_seat(seat));
    if is_sound { Ok(()) } else { Err(SnapshotError::Track) }
}
