//! Sentences about auctions, rounds, orders and goals.

use super::standing::goal_words;
use crate::action::TableEvent;
use crate::messages::phrase;
use crate::parts::{DataSet, OrderId};
use crate::table::Setup;
use crate::words;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about an order that was turned up.
pub(super) fn new_order_sentence(order: OrderId, data: &DataSet) -> Phrase {
    let credits = data.order(order).map_or(0, |card| card.pays);
    phrase!("robotics-log-order", order = name_of_order(data, order), credits = words::credits_words(credits))
}

/// Sentence about an event of an auction, or about the beginning of a round.
pub(super) fn auction_sentence(event: &TableEvent, seats: &[Seat]) -> Option<(SeatId, Phrase)> {
    let name = |seat: SeatId| seat_name(seats, seat);
    Some(match *event {
        TableEvent::AuctionBegan { opener } => (opener, phrase!("robotics-log-auction", name = name(opener))),
        TableEvent::Bid { seat, credits } => {
            (seat, phrase!("robotics-log-bid", name = name(seat), credits = words::credits_words(credits)))
        }
        TableEvent::BidPassed { seat } => (seat, phrase!("robotics-log-bid-passed", name = name(seat))),
        TableEvent::RoundBegan { round, first, paid: 0 } => {
            (first, phrase!("robotics-log-round", round = round, name = name(first)))
        }
        TableEvent::RoundBegan { round, first, paid } => {
            let credits = words::credits_words(paid);
            (first, phrase!("robotics-log-round-paid", round = round, name = name(first), credits = credits))
        }
        _ => return None,
    })
}

/// Sentence about the sale of a robot, or about a goal that it may lead to.
pub(super) fn sale_sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<(SeatId, Phrase)> {
    let name = |seat: SeatId| seat_name(seats, seat);
    Some(match event {
        TableEvent::Sold { seat, order, credits, robot, to_market, to_bag } => {
            let to = if to_bag.is_empty() {
                "market"
            } else if to_market.is_empty() {
                "bag"
            } else {
                "both"
            };
            let sold = phrase!(
                "robotics-log-sold",
                to = to,
                name = name(*seat),
                order = name_of_order(&setup.data, *order),
                credits = words::credits_words(*credits),
                market = words::list_of_parts(to_market),
                bag = words::list_of_parts(to_bag)
            );
            let nuts = robot.iter().filter(|placed| placed.part.nut).count();
            (*seat, if nuts == 0 { sold } else { phrase!("robotics-log-sold-nuts", sold = sold, count = nuts) })
        }
        TableEvent::RobotKept { seat } => (*seat, phrase!("robotics-log-kept-robot", name = name(*seat))),
        TableEvent::GoalReached { seat, goal } => {
            let goal = goal_words(*goal, setup);
            let told = if setup.options.last_bell {
                phrase!("robotics-log-goal-last-bell", name = name(*seat), goal = goal)
            } else {
                phrase!("robotics-log-goal", name = name(*seat), goal = goal)
            };
            (*seat, told)
        }
        _ => return None,
    })
}

fn name_of_order(data: &DataSet, order: OrderId) -> Phrase {
    data.order(order).map(words::order_name).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::told::{HEAD, OTHER, SEAT, TORSO, assert_told, counts, seats, tell};
    use super::*;
    use crate::action::{Goal, PlacedPart};
    use crate::parts::{Kind, Part};
    use shell::grid::Placement;

    #[test]
    fn auctions_and_rounds_are_told() {
        assert_told(
            auction_sentence,
            [
                (TableEvent::AuctionBegan { opener: SEAT }, "The first turn is auctioned: Orange bids first"),
                (TableEvent::Bid { seat: SEAT, credits: 1_200 }, "Orange bid 1,200 credits"),
                (TableEvent::BidPassed { seat: OTHER }, "Blue left the auction"),
                (TableEvent::RoundBegan { round: 2, first: OTHER, paid: 0 }, "Round 2: Blue begins"),
                (
                    TableEvent::RoundBegan { round: 1, first: SEAT, paid: 300 },
                    "Round 1: Orange begins, for 300 credits",
                ),
            ],
        );
    }

    #[test]
    fn sales_are_told_with_what_became_of_the_robot() {
        let sold = |to_market: &[Part], to_bag: &[Part], robot: &[Part]| TableEvent::Sold {
            seat: SEAT,
            order: OrderId(1),
            credits: 1_300,
            robot: robot.iter().map(|&part| PlacedPart { part, at: Placement::default() }).collect(),
            to_market: counts(to_market),
            to_bag: counts(to_bag),
        };
        let both = sold(&[HEAD, HEAD], &[Part::plain(Kind::Torso)], &[HEAD, HEAD, TORSO]);
        let market = sold(&[HEAD], &[], &[HEAD]);
        let bag = sold(&[], &[HEAD], &[HEAD]);
        assert_told(
            |event, seats| sale_sentence(event, &Setup::new(3, 1), seats),
            [
                (
                    both,
                    "Orange sold “Skylight Polisher” for 1,300 credits; the market got 2 heads, the bag a torso; \
                 1 nut came back",
                ),
                (market, "Orange sold “Skylight Polisher” for 1,300 credits; the market got a head"),
                (bag, "Orange sold “Skylight Polisher” for 1,300 credits; the bag got a head"),
                (TableEvent::RobotKept { seat: SEAT }, "Orange kept the robot"),
                (
                    TableEvent::GoalReached { seat: SEAT, goal: Goal::Orders },
                    "Orange reached a goal: three orders sold",
                ),
            ],
        );
    }

    #[test]
    fn rule_16_5_a_goal_with_last_bell_does_not_end_the_game() {
        let mut setup = Setup::new(3, 1);
        setup.options.last_bell = true;
        let reached = TableEvent::GoalReached { seat: OTHER, goal: Goal::Credits };
        let (_, told) = sale_sentence(&reached, &setup, &seats()).unwrap();
        assert_eq!(tell(&told), "Blue reached a goal: 10,000 credits; the round is played to its end");
    }
}
