//! Contents of the card of a seat.

use bevy_egui::egui::{Color32, Rect};
use shell::seats::{Colour, Seat, SeatId, SeatKind};

use super::shown_cards::ShownCards;
use super::status::{must_answer, status_words};
use super::zone_row::zone_row;
use crate::client::art::icons::DeedIcon;
use crate::table::Table;
use client::kit::palette::{CREAM, LIGHT_RED};
use client::panels::seats::{Badge, Corner, Count, Meter, SeatCard};

/// Size of the back of a card, in points.
const BACK: (f32, f32) = (15.0, 26.0);

/// Facts for a card that the table does not have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatContext {
    /// Rectangle of the card.
    pub rect: Rect,
    /// Whether the zone and the machine cards are shown as numbers, because there is no room for
    /// pictures of them.
    pub is_short: bool,
}

/// The card of a seat. `whole` counts cards that the table hides.
pub fn seat_card(table: &Table, whole: &Table, seats: &[Seat], seat: SeatId, context: SeatContext) -> SeatCard {
    let player = seats.get(seat.index());
    let team = table.find_team(seat);
    let cards = ShownCards::of(table, whole, seat);
    let taken = u16::from(table.room_taken(seat));
    let points = Meter::Bar { icon: "target", value: table.points(seat), full: table.setup().options.target };
    let second = if context.is_short { numbers(&cards, taken) } else { card_backs(table, &cards) };
    let zone = Badge { icon: DeedIcon::Zone.drawing(), value: taken, before: taken, warns: false };
    SeatCard {
        seat,
        rect: context.rect,
        name: player.map(|player| player.name.clone()).unwrap_or_default(),
        colour: player.map_or(Colour::Orange, |player| player.colour),
        is_active: table.turn().map_or(table.state().awaited_seat(), |turn| Some(turn.seat)) == Some(seat),
        must_answer: must_answer(table, seat),
        is_computer: player.is_some_and(|player| matches!(player.kind, SeatKind::Computer(_))),
        status: status_words(table, seats, seat),
        corner: Corner::Number(count("dollar", Color32::WHITE, team.map_or(0, |team| team.money))),
        picture: None,
        meters: vec![points, second],
        store: (!context.is_short).then(|| zone_row(table, seats, seat)),
        badges: if context.is_short { Vec::new() } else { vec![zone] },
        foot: None,
    }
}

const fn count(icon: &'static str, tint: Color32, value: u16) -> Count {
    Count { icon, tint, value }
}

/// Backs of the cards that nobody else knows, with words for the others.
fn card_backs(table: &Table, cards: &ShownCards) -> Meter {
    let drawings = vec!["machine_card_back"; cards.hidden.into()];
    Meter::Collection { drawings, size: BACK, words: cards.words(table) }
}

/// Numbers of taken places of the zone, of cards, and of faulty machines if there is one.
fn numbers(cards: &ShownCards, taken: u16) -> Meter {
    let number = u16::from(cards.hidden) + cards.shown.len() as u16;
    let zone = count(DeedIcon::Zone.drawing(), CREAM, taken);
    let all = count(DeedIcon::Card.drawing(), CREAM, number);
    let fault = cards.has_fault.then(|| count(DeedIcon::Debug.drawing(), LIGHT_RED, 1));
    Meter::Counts([zone, all].into_iter().chain(fault).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard, test_seats};
    use client::kit::pen::rect_at;

    fn card(yard: &TestYard, is_short: bool) -> SeatCard {
        let context = SeatContext { rect: rect_at(12.0, 66.0, 224.0, 175.0), is_short };
        seat_card(&yard.table(), &yard.table(), &test_seats(2), A, context)
    }

    #[test]
    fn rule_19_1_money_points_and_the_zone_are_told() {
        let yard = TestYard::new().in_zone(A, "pump").change(|position| position.teams[0].team.money = 240);
        let card = card(&yard, false);
        assert!(matches!(card.corner, Corner::Number(Count { value: 240, .. })));
        assert!(matches!(card.meters[0], Meter::Bar { value: 0, full: 150, .. }));
        assert_eq!((card.badges[0].value, card.store.unwrap().things.len(), card.is_active), (6, 2, true));
    }

    #[test]
    fn a_short_card_has_numbers_in_place_of_pictures() {
        let card = card(&TestYard::new().in_zone(A, "pump"), true);
        let Meter::Counts(counts) = &card.meters[1] else { panic!("numbers") };
        assert_eq!(counts.iter().map(|count| count.value).collect::<Vec<_>>(), [6, 3]);
        assert!(card.store.is_none() && card.badges.is_empty());
    }
}
