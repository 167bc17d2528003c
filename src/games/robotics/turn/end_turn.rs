//! The end of a turn: rent, spaces given up, and the end of the round (rules 8.4, 14.4, 16.3).

use shell::seats::{PerSeat, SeatId};

use super::goals;
use super::order_of_play::OrderOfPlay;
use crate::action::TableEvent;
use crate::table::play_state::STALEMATE_ROUNDS;
use crate::table::{Due, Stage};

/// Ends the turn, whose player has paid the rent. Then comes the next turn, an auction, or the end
/// of the game.
pub(super) fn end_turn(mut order: OrderOfPlay) {
    let Some(turn) = order.state.turn().cloned() else { return order.await_choice() };
    order.report(TableEvent::TurnEnded { seat: turn.seat, unused: turn.actions_left });
    give_up_empty_spaces(&mut order);
    let is_last_of_round = Some(order.table.setup().next_seat(turn.seat)) == order.state.first;
    if is_last_of_round {
        end_round(&mut order);
    } else {
        order.go_to(Due::BeginTurn);
    }
}

/// Pays the rent of a seat's store, which the seat can pay (8.4).
pub(super) fn pay_rent(order: &mut OrderOfPlay, seat: SeatId) {
    let table = order.read();
    let shop = table.workshop(seat).shop;
    let credits = shop.rent(table.data());
    let used = table.data().spaces_used(shop.store.total());
    let spaces = used.saturating_sub(shop.paid_spaces);
    if spaces == 0 {
        return;
    }
    order.charge(seat, credits);
    order.change_workshop(seat, |shop| shop.paid_spaces = used);
    order.report(TableEvent::RentPaid { seat, spaces, credits });
}

/// Gives up the paid spaces of all seats that stand empty (8.4).
fn give_up_empty_spaces(order: &mut OrderOfPlay) {
    let table = order.read();
    let given_up = table.seats().filter_map(|seat| {
        let shop = table.workshop(seat).shop;
        let used = table.data().spaces_used(shop.store.total());
        let spaces = shop.paid_spaces.saturating_sub(used);
        (spaces > 0).then_some((seat, spaces))
    });
    let given_up: PerSeat<(SeatId, u8)> = given_up.collect();
    for (seat, spaces) in given_up {
        order.change_workshop(seat, |shop| shop.paid_spaces = shop.paid_spaces.saturating_sub(spaces));
        order.report(TableEvent::SpacesGivenUp { seat, spaces });
    }
}

/// Ends the round: the game ends, or the next round begins with its first turn or an auction.
fn end_round(order: &mut OrderOfPlay) {
    let quiet = if order.state.sold_in_round { 0 } else { order.state.quiet_rounds.saturating_add(1) };
    order.state.quiet_rounds = quiet;
    if let Some(outcome) = goals::outcome_of_round(&order.read(), quiet >= STALEMATE_ROUNDS) {
        return order.end_game(Stage::Over(outcome));
    }
    let setup = order.table.setup();
    if setup.options.auction_every_round {
        let opener = order.state.opener.map(|opener| setup.next_seat(opener));
        order.state.opener = opener;
        order.go_to(Due::Auction);
    } else {
        order.go_to(Due::BeginTurn);
    }
}
