//! Cards of the seats.

use bevy_egui::egui::Rect;
use client::kit::panel::Node;
use client::kit::panel::build::even_row;
use client::kit::tokens::Space;
use client::panels::seats::{Badge, Corner, Meter, SeatCard, SeatPicture, draw_seat_card};
use shell::language::{Phrase, phrase};
use shell::seats::{Colour, SeatId, default_name};

use crate::asked::Asked;
use crate::specimens::{drawn, part, parts, robot};

/// Sizes of cards, in points at the usual text size: with room for all, and with little room.
const CARD: (f32, f32) = (240.0, 190.0);
const SMALL: (f32, f32) = (240.0, 126.0);

/// Cards of players in different states.
fn sample_cards() -> [SeatCard; 4] {
    let active = SeatCard {
        is_active: true,
        status: Phrase::words("Takes a part"),
        corner: Corner::Token("target"),
        ..card(0, Colour::Orange, [6, 24, 3])
    };
    let computer = SeatCard { is_computer: true, ..card(1, Colour::Blue, [9, 40, 2]) };
    let long = SeatCard { name: "Maximiliane von Schrottburg".into(), ..card(2, Colour::Green, [2, 7, 0]) };
    let changing = SeatCard { badges: changing_badges(), picture: None, ..card(3, Colour::Pink, [4, 15, 1]) };
    [active, computer, long, changing]
}

/// Card of a player who waits, with the values of its lamps, its bar and its badges.
fn card(number: u8, colour: Colour, values: [u8; 3]) -> SeatCard {
    let [lamps, bar, badge] = values;
    let badges = ["check", "target", "clock", "chart"].into_iter().zip(0..);
    SeatCard {
        seat: SeatId(number),
        rect: Rect::NOTHING,
        name: default_name(colour).into(),
        colour,
        is_active: false,
        must_answer: false,
        is_computer: false,
        status: phrase!("keys-done"),
        corner: Corner::Empty,
        picture: Some(SeatPicture::Picture(robot())),
        meters: Vec::from([
            Meter::Lamps { icon: "target", value: lamps, full: 10, is_low: lamps < 3 },
            Meter::Bar { icon: "human", value: bar.into(), full: 40 },
        ]),
        store: None,
        badges: badges
            .map(|(icon, more): (_, u16)| {
                let value = u16::from(badge) + more;
                Badge { icon, value, before: value }
            })
            .collect(),
    }
}

/// Badges with a gain, a loss and none.
fn changing_badges() -> Vec<Badge> {
    let values = [("check", 4, 2), ("target", 1, 3), ("clock", 0, 0), ("chart", 2, 2)];
    values.into_iter().map(|(icon, value, before)| Badge { icon, value, before }).collect()
}

/// Describes the cards, with room and with little room.
pub fn seats_page<'a>() -> Node<'a, Asked> {
    parts([part("With room", [cards_of_size(CARD)]), part("With little room", [cards_of_size(SMALL)])])
}

/// Describes the cards with a least width and a height, in points at the usual text size.
fn cards_of_size<'a>(size: (f32, f32)) -> Node<'a, Asked> {
    let cards = sample_cards().map(|card| {
        let card = drawn(move |pen, rect| {
            draw_seat_card(pen, &SeatCard { rect, ..card }, 0.0);
            None
        });
        card.at_least_wide(size.0).at_least_high(size.1)
    });
    // The mark of the active card stands out at its right.
    even_row(cards).gap(Space::Xl)
}
