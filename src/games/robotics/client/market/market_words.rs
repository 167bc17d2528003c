//! Words about the market: what is written on it, told of a thing under the pointer, and read out.

use super::tag_state::TagState;
use super::view::MarketView;
use crate::messages::phrase;
use crate::parts::disc::next_position;
use crate::parts::{Credits, Kind, Market};
use crate::table::Table;
use crate::words::{amount_words, credits_words, kind_name, market_name};
use shell::language::{InWords, Phrase};

/// A number by itself.
pub fn number_words(number: u8) -> Phrase {
    Phrase::words(number.to_string())
}

/// Both prices of a kind at a position of the disc: "600/300", with a dash for none.
pub fn prices_at(table: &Table, kind: Kind, position: u8) -> Phrase {
    let price = |market| table.data().ring().price(kind, market, position);
    let told = |price: Option<Credits>| price.map_or_else(|| phrase!("robotics-no-amount"), amount_words);
    phrase!("robotics-two-amounts", regular = told(price(Market::Regular)), black = told(price(Market::Black)))
}

/// Prices of a kind after one more purchase (2.5), that on the market of the purchase first.
pub fn prices_after(table: &Table, kind: Kind, market: Market) -> Phrase {
    let position = next_position(table.market().disc);
    let price = |market| table.data().ring().price(kind, market, position).map(amount_words);
    let other = match market {
        Market::Regular => Market::Black,
        Market::Black => Market::Regular,
    };
    match (price(market), price(other)) {
        (Some(here), Some(there)) => {
            phrase!("robotics-prices-after", here = here, there = there, other = other.key())
        }
        (Some(here), None) => phrase!("robotics-prices-after-here", here = here),
        (None, Some(there)) => phrase!("robotics-prices-after-there", there = there, other = other.key()),
        (None, None) => phrase!("robotics-prices-after-none"),
    }
}

/// Chance that the next draw from the scrap yard is a manufacturing control (10.1).
pub fn control_chance(table: &Table) -> Phrase {
    let bag = table.yard().bag;
    let controls = u32::from(bag[Kind::ManufacturingControl]);
    let all = bag.total();
    match (controls, all) {
        (_, 0) => phrase!("robotics-control-chance-empty"),
        (0, _) => phrase!("robotics-control-chance-none"),
        _ => phrase!("robotics-control-chance", percent = percent_of(controls, all), controls = controls, all = all),
    }
}

/// Part of a number in whole percent, rounded, but never 0 or 100 for a part that is not.
fn percent_of(part: u32, all: u32) -> u32 {
    let rounded = (200 * part + all) / (2 * all.max(1));
    if part == 0 || part == all { rounded } else { rounded.clamp(1, 99) }
}

/// Numbers of components of a kind in the market, in the scrap yard and in all workshops.
pub fn square_facts(table: &Table, kind: Kind) -> Phrase {
    let in_workshop = |seat| {
        let workshop = table.workshop(seat);
        u32::from(workshop.shop.all_loose().of_kind(kind)) + u32::from(workshop.robot.kinds()[kind])
    };
    phrase!(
        "robotics-square",
        kind = with_capital(kind_name(kind)),
        market = table.market().stock[kind],
        bag = table.yard().bag[kind],
        workshops = table.seats().map(in_workshop).sum::<u32>()
    )
}

/// Number of nuts that are left (9.2).
pub fn nuts_left(table: &Table) -> Phrase {
    phrase!("robotics-nuts-left", count = table.market().nuts)
}

/// Sentence that says which prices are yellow.
pub fn caption_words(view: &MarketView) -> Phrase {
    if view.by_hand == 0.0 {
        phrase!("robotics-yellow-after-buy")
    } else {
        phrase!("robotics-yellow-ahead", count = view.ahead)
    }
}

/// Name of a price tag for screen readers, with its price, stock and state.
pub fn tag_name(table: &Table, kind: Kind, market: Market, state: TagState) -> Phrase {
    let name = with_capital(kind_name(kind));
    let Some(price) = table.market().price(table.data(), kind, market) else {
        return phrase!("robotics-tag-without-price", kind = name, market = market_name(market));
    };
    let facts = phrase!(
        "robotics-tag",
        kind = name,
        market = market_name(market),
        price = credits_words(price),
        stock = table.market().stock[kind]
    );
    let state = match state {
        TagState::Shown => return facts,
        TagState::ForSale => phrase!("robotics-tag-for-sale"),
        TagState::Refused(why) | TagState::Waits(why) | TagState::TurnedOver(why) => why.phrase(),
    };
    phrase!("robotics-tag-with-state", tag = facts, state = state)
}

/// Name of the disc for screen readers.
pub fn disc_name() -> Phrase {
    phrase!("robotics-disc")
}

/// A phrase that begins with a capital letter.
pub fn with_capital(words: Phrase) -> Phrase {
    phrase!("as-title", name = words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_is_never_rounded_to_nothing_or_certainty() {
        assert_eq!(percent_of(2, 35), 6);
        assert_eq!(percent_of(1, 300), 1);
        assert_eq!(percent_of(299, 300), 99);
        assert_eq!([percent_of(0, 3), percent_of(3, 3)], [0, 100]);
    }
}
