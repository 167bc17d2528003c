//! Offers that were refused (16.3): a person changes the last one rather than beginning again, and
//! computer players leave people alone for some rounds.

use shell::record::History;
use shell::seats::{SeatId, SeatSet};

use crate::action::{Action, Engineers, Terms};

/// Rounds in which a computer player makes no further offer to a person who has refused one, that
/// of the refusal included.
const ROUNDS_OF_PAUSE: u16 = 4;

/// An offer that was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RefusedOffer {
    /// Team to which it was made.
    pub(super) partner: SeatId,
    /// Terms, seen from the team that made it.
    pub(super) terms: Terms,
}

/// Offers of a team that were refused since a round, the last one first.
fn refused_since(history: &History<Engineers>, seat: SeatId, round: u16) -> impl Iterator<Item = RefusedOffer> {
    let pairs = history.steps().windows(2).rev().filter_map(|pair| pair.first().zip(pair.last()));
    let recent = pairs.take_while(move |(offer, _)| offer.round >= round);
    recent.filter(move |(offer, _)| offer.seat == seat).filter_map(|(offer, answer)| {
        let Action::Offer { partner, terms } = &offer.action else { return None };
        (answer.action == Action::Decline).then(|| RefusedOffer { partner: *partner, terms: terms.clone() })
    })
}

/// Last offer of a team in a round that was refused, if it went to `to` or no team is named.
pub(super) fn last_refused(
    history: &History<Engineers>,
    seat: SeatId,
    round: u16,
    to: Option<SeatId>,
) -> Option<RefusedOffer> {
    refused_since(history, seat, round).find(|offer| to.is_none_or(|to| offer.partner == to))
}

/// Those of some people who have refused an offer of a team not long before a round.
pub(super) fn refused_by(history: &History<Engineers>, seat: SeatId, round: u16, people: SeatSet) -> SeatSet {
    let since = (round + 1).saturating_sub(ROUNDS_OF_PAUSE);
    refused_since(history, seat, since).map(|offer| offer.partner).filter(|partner| people.contains(*partner)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Goods, ThingId};
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::game::Game;

    /// An offer of team A for the thing in the zone of team B.
    fn offer() -> Terms {
        Terms { given: Goods { things: Vec::new(), money: 40 }, wanted: Goods { things: vec![ThingId(0)], money: 0 } }
    }

    /// A game in which team A offers something in the first round, which team B answers.
    fn offered(answer: Action) -> History<Engineers> {
        let yard = TestYard::new().in_zone(B, "pump").change(|position| position.teams[0].team.money = 100);
        let (setup, snapshot) = yard.into_start();
        let mut game = Game::new(&setup).unwrap().0;
        game.restore(&snapshot).unwrap();
        let mut history = History::new(setup, test_seats(2), Some(snapshot.into()));
        history.act(&mut game, Action::Offer { partner: B, terms: offer() }).unwrap();
        history.act(&mut game, answer).unwrap();
        history
    }

    #[test]
    fn rule_16_3_the_last_refused_offer_of_the_round_is_found() {
        let refused = offered(Action::Decline);
        let found = Some(RefusedOffer { partner: B, terms: offer() });
        assert_eq!(last_refused(&refused, A, 1, None), found);
        assert_eq!(last_refused(&refused, A, 1, Some(B)), found);
        assert_eq!(last_refused(&refused, A, 1, Some(A)), None, "to another team");
        assert_eq!(last_refused(&refused, A, 2, None), None, "in another round");
        assert_eq!(last_refused(&refused, B, 1, None), None, "by another team");
        let accepted = offered(Action::Accept);
        assert_eq!(last_refused(&accepted, A, 1, None), None);
    }

    #[test]
    fn rule_16_5_people_who_have_refused_are_left_alone_for_some_rounds() {
        let refused = offered(Action::Decline);
        let people: SeatSet = [B].into_iter().collect();
        for (round, is_left_alone) in [(1, true), (4, true), (5, false)] {
            assert_eq!(refused_by(&refused, A, round, people).contains(B), is_left_alone, "round {round}");
        }
        assert!(refused_by(&refused, A, 1, SeatSet::EMPTY).is_empty(), "computer players may be asked again");
    }
}
