//! Effects of a trade, in words.

use super::facts::{TradeFacts, TradeMoment};
use super::terms::{StoreRoom, actions_after, credits_after, reaches_goal};
use crate::client::play::offer::OfferSide;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::words::{credits_words, share_words};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Sentences about one player.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TermsLine {
    /// The player.
    pub(super) seat: SeatId,
    /// The sentence that stands out.
    pub(super) text: Phrase,
    /// The sentences after it.
    pub(super) more: Vec<Phrase>,
}

/// Sentences about what a trade changes: for the partner, for the active player, and for the turn.
pub(super) fn terms_lines(scene: &Scene, facts: &TradeFacts) -> Vec<TermsLine> {
    let partners = line_of_side(scene, facts, OfferSide::Partner, store_words(scene, facts));
    let gets = &facts.offer.terms.partner.parts;
    let to_bench =
        (!gets.is_empty() && gets.nuts() == 0).then(|| phrase!("robotics-trade-to-bench", count = gets.total()));
    let active = line_of_side(scene, facts, OfferSide::Active, to_bench);
    let mut lines = vec![partners, active];
    if facts.moment != TradeMoment::Made {
        lines.extend(OfferSide::BOTH.into_iter().filter_map(|side| goal_line(scene, facts, side)));
        lines.push(turn_line(scene, facts));
    }
    lines
}

/// Sentences about what a side gets and pays; `then` says where its parts go.
fn line_of_side(scene: &Scene, facts: &TradeFacts, side: OfferSide, then: Option<Phrase>) -> TermsLine {
    let seat = facts.offer.seat_of(side);
    let name = scene.seat_name(seat);
    let pays = side.share(&facts.offer.terms).credits;
    let gets = side.other().share(&facts.offer.terms);
    let parts = share_words(gets);
    let text = match pays {
        0 => phrase!("robotics-trade-gain", name = name, gets = parts),
        _ => phrase!("robotics-trade-gain-for-credits", name = name, gets = parts, credits = credits_words(pays)),
    };
    let nuts = (gets.parts.nuts() > 0).then(|| phrase!("robotics-trade-nuts"));
    TermsLine { seat, text, more: then.into_iter().chain(nuts).collect() }
}

/// Sentence about the partner's store; `None` if the partner gets no part, or has put them away.
fn store_words(scene: &Scene, facts: &TradeFacts) -> Option<Phrase> {
    if facts.moment == TradeMoment::Made {
        return None;
    }
    Some(match StoreRoom::of(scene.table, &facts.offer) {
        StoreRoom::NotNeeded => return None,
        StoreRoom::Free => phrase!("robotics-trade-store-fits"),
        StoreRoom::Costs(rent) => phrase!("robotics-trade-store-costs", credits = credits_words(rent)),
        StoreRoom::TooDear(rent) => {
            let name = scene.seat_name(facts.offer.partner);
            phrase!("robotics-trade-store-too-dear", credits = credits_words(rent), name = name)
        }
        StoreRoom::Only(room) => phrase!("robotics-trade-store-full", room = room),
    })
}

/// Sentence about a goal that a side reaches by the trade.
fn goal_line(scene: &Scene, facts: &TradeFacts, side: OfferSide) -> Option<TermsLine> {
    if !reaches_goal(scene.table, &facts.offer, side) {
        return None;
    }
    let seat = facts.offer.seat_of(side);
    let credits = credits_words(credits_after(scene.table, &facts.offer, side));
    let name = scene.seat_name(seat);
    let text = match scene.table.setup().options.last_bell {
        false => phrase!("robotics-trade-wins", name = name, credits = credits),
        true => phrase!("robotics-trade-reaches-goal", name = name, credits = credits),
    };
    Some(TermsLine { seat, text, more: Vec::new() })
}

/// Sentence about the actions that are left after the trade.
fn turn_line(scene: &Scene, facts: &TradeFacts) -> TermsLine {
    let seat = facts.offer.active;
    let left = actions_after(scene.table);
    let text = phrase!("robotics-trade-actions", name = scene.seat_name(seat), left = left);
    TermsLine { seat, text, more: vec![phrase!("robotics-trade-attached-stay")] }
}
