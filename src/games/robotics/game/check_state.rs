//! Check of the round, auction and turn of a snapshot against each other and the table.

use shell::seats::{SeatId, SeatSet};

use crate::action::{Ending, Outcome};
use crate::parts::{CREDIT_STEP, Kind};
use crate::table::play_state::{ACTIONS_PER_TURN, MOST_OFFERS, STALEMATE_ROUNDS};
use crate::table::snapshot_error::StateFault;
use crate::table::{Auction, Stage, Table, Turn, TurnStep};
use crate::turn::{control, sabotage, trade};

/// Checks round, auction and turn.
pub(super) fn check_state(table: &Table) -> Result<(), StateFault> {
    let state = table.state();
    let setup = table.setup();
    let opener = state.opener.ok_or(StateFault::Round)?;
    let first = state.first.ok_or(StateFault::Round)?;
    if !setup.has_seat(opener) || !setup.has_seat(first) || !has_seats(table, state.reached) {
        return Err(StateFault::NoSuchSeat);
    }
    if !state.reached.is_empty() && !setup.options.last_bell {
        return Err(StateFault::Reached);
    }
    let is_over = matches!(state.stage, Stage::Over(_));
    let most_quiet = u16::from(if is_over { STALEMATE_ROUNDS } else { STALEMATE_ROUNDS - 1 });
    // The round that is being played has not ended.
    let is_turn = matches!(state.stage, Stage::Turn(_));
    let played = state.round.saturating_sub(u16::from(is_turn));
    if u16::from(state.quiet_rounds) > most_quiet.min(played) {
        return Err(StateFault::Stalemate);
    }
    if state.round == 0 && state.sold_in_round {
        return Err(StateFault::Round);
    }
    match &state.stage {
        Stage::SetUp => Err(StateFault::SetUp),
        Stage::Auction(auction) => check_auction(table, auction),
        Stage::Turn(_) if state.round == 0 => Err(StateFault::Round),
        Stage::Turn(turn) => check_turn(table, turn),
        Stage::Over(outcome) => check_outcome(table, *outcome),
    }
}

fn has_seats(table: &Table, seats: SeatSet) -> bool {
    seats.iter().all(|seat| table.setup().has_seat(seat))
}

fn check_auction(table: &Table, auction: &Auction) -> Result<(), StateFault> {
    let setup = table.setup();
    let bids = auction.highest.map(|(seat, _)| seat).into_iter().chain([auction.bidder]);
    if !has_seats(table, auction.passed) || !has_seats(table, bids.clone().collect()) {
        return Err(StateFault::NoSuchSeat);
    }
    let is_held = if table.state().round == 0 { !setup.options.even_start } else { setup.options.auction_every_round };
    let are_in = bids.into_iter().all(|seat| !auction.passed.contains(seat));
    let is_bid = auction.highest.is_none_or(|(seat, credits)| {
        let has = table.credits(seat);
        seat != auction.bidder && credits >= CREDIT_STEP && credits.is_multiple_of(CREDIT_STEP) && credits <= has
    });
    if is_held && are_in && is_bid { Ok(()) } else { Err(StateFault::Auction) }
}

fn check_turn(table: &Table, turn: &Turn) -> Result<(), StateFault> {
    let setup = table.setup();
    if !setup.has_seat(turn.seat) || !setup.has_seat(turn.chooser()) {
        return Err(StateFault::NoSuchSeat);
    }
    let owns_new =
        |seat: SeatId| turn.new_saboteurs_of(seat) <= table.workshop(seat).shop.all_loose().of_kind(Kind::Saboteur);
    let is_sound = turn.actions_left <= ACTIONS_PER_TURN
        && turn.offers.len() == usize::from(setup.seats)
        && turn.offers.iter().all(|&offers| offers <= MOST_OFFERS)
        && turn.offers.get(turn.seat.index()) == Some(&0)
        && turn.new_saboteurs.len() == usize::from(setup.seats)
        && table.seats().all(owns_new);
    if !is_sound {
        return Err(StateFault::Turn);
    }
    check_step(table, turn)
}

/// Checks that the table can lead to the awaited choice of a turn.
fn check_step(table: &Table, turn: &Turn) -> Result<(), StateFault> {
    let has_acted = turn.actions_left < ACTIONS_PER_TURN;
    // A partner that the table does not have has no offers either.
    let was_offered = |partner: SeatId| turn.offers.get(partner.index()).is_some_and(|&offers| offers > 0);
    let is_possible = match &turn.step {
        TurnStep::Sale => {
            let is_untouched = turn.offers.iter().chain(&turn.new_saboteurs).all(|&count| count == 0);
            turn.actions_left > 0 && is_untouched && table.met_orders(turn.seat).next().is_some()
        }
        TurnStep::Act => true,
        TurnStep::Sabotage => has_acted && sabotage::targets(table, turn.seat).next().is_some(),
        TurnStep::Control => has_acted && control::may_warn(table),
        TurnStep::Answer { partner, terms } | TurnStep::AnswerCounter { partner, terms } => {
            let is_possible = turn.actions_left > 0 && was_offered(*partner);
            if is_possible && trade::check_terms(table, turn, *partner, terms).is_err() {
                return Err(StateFault::Offer);
            }
            is_possible
        }
        TurnStep::PutAway { partner } => has_acted && was_offered(*partner),
    };
    if is_possible { Ok(()) } else { Err(StateFault::Choice) }
}

fn check_outcome(table: &Table, outcome: Outcome) -> Result<(), StateFault> {
    if !has_seats(table, outcome.winners) {
        return Err(StateFault::NoSuchSeat);
    }
    let rings_last_bell = table.setup().options.last_bell;
    let is_possible = match outcome.ending {
        Ending::Goal(_) => !rings_last_bell && outcome.winners.iter().count() == 1,
        Ending::LastBell => rings_last_bell,
        Ending::Stalemate | Ending::NoOrders => true,
    };
    if is_possible && !outcome.winners.is_empty() { Ok(()) } else { Err(StateFault::Outcome) }
}
