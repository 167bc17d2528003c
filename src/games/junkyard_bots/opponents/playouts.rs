//! Playouts in determinizations: worlds consistent with everything known.
//!
//! A snapshot names no tile that nobody has seen (rule 9.2), so each seed yields one complete world
//! that is consistent with everything known. In it quick players play to the end of the round, and
//! the learned value judges the table that they reach.

use super::cog;
use super::preferences::Preferences;
use super::situation::Situation;
use super::value::Model;
use crate::action::{Action, Phase};
use crate::round;
use crate::table::{RoundState, Table, View};
use shell::seats::{PerSeat, SeatId};

/// Steps after which a playout is cut off and its table judged. The limit bounds the time for a
/// world with a very long round.
pub const MOST_STEPS_IN_A_WORLD: u32 = 800;

/// Chance of each seat to win, in seat order, each from 0 to 1; seats that share a victory have
/// their share of 1.
pub type Chances = PerSeat<f32>;

/// Last round that playouts from a position play to its end. A build pays off only in the next
/// round, so that round is played as well.
pub fn last_round_of_playouts(now: &RoundState) -> u16 {
    now.round + u16::from(matches!(now.phase, Phase::SetUp | Phase::Factory))
}

/// Quick action of the active player by the preferences of its seat; `None` once the last round or
/// the game is over.
pub fn next_action_of_playout<'p>(
    table: &Table,
    last_round: u16,
    preferences: impl Fn(SeatId) -> &'p Preferences,
) -> Option<Action> {
    let seat = table.state().active_seat().filter(|_| table.state().round <= last_round)?;
    let view = View::of(table, seat);
    let legal = round::legal_actions(table);
    let situation = Situation::new(table.setup(), &view, &legal);
    Some(cog::choose_at_a_glance(&situation, preferences(seat)))
}

/// Chance of each seat to win from the table that a playout has reached.
pub fn chances_at(table: &Table) -> Chances {
    match &table.state().outcome {
        Some(outcome) => table.seats().map(|seat| outcome.victory_share(seat)).collect(),
        None => Model::for_seats(table.setup().seats).chances(table),
    }
}
