//! Cards of the seats.

use bevy_egui::egui::{Color32, Rect};
use client::kit::palette::SECOND;
use client::kit::panel::Node;
use client::kit::panel::build::even_row;
use client::kit::tokens::Space;
use client::panels::seats::{
    Badge, CardPlaces, Corner, Count, Meter, SeatCard, SeatPicture, StoreRow, StoredThing, draw_seat_card,
};
use shell::language::{Phrase, phrase};
use shell::seats::{Colour, SeatId, default_name};

use crate::asked::Asked;
use crate::specimens::{drawn, part, parts, robot};

/// Sizes of cards, in points at the usual text size: with room for all, and with little room.
const CARD: (f32, f32) = (240.0, 190.0);
const SMALL: (f32, f32) = (240.0, 126.0);
/// Goal of a player who collects, places for cards, and spaces for what is kept, with those before
/// the line.
const GOAL: u16 = 10_000;
const PLACES: u8 = 3;
const SPACES: u8 = 9;
const FREE_SPACES: u8 = 3;

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
                Badge { icon, value, before: value, warns: false }
            })
            .collect(),
        foot: None,
    }
}

/// Badges with a gain, a loss and none.
fn changing_badges() -> Vec<Badge> {
    let values = [("check", 4, 2), ("target", 1, 3), ("clock", 0, 0), ("chart", 2, 2)];
    values.into_iter().map(|(icon, value, before)| Badge { icon, value, before, warns: false }).collect()
}

/// Cards of players who collect cards on the way to a goal, in different states. Where there is
/// room, the things that they keep lie in spaces; else they are counted.
fn collecting_cards(has_room: bool) -> [SeatCard; 4] {
    let active = SeatCard { is_active: true, ..collecting_card((0, Colour::Orange), (2_000, 0, 0), has_room) };
    let answering = SeatCard { must_answer: true, ..collecting_card((1, Colour::Blue), (1_700, 1, 3), has_room) };
    let near = SeatCard { is_computer: true, ..collecting_card((2, Colour::Green), (9_600, 2, 6), has_room) };
    let long = SeatCard {
        name: "Maximiliane von Schrottburg".into(),
        picture: None,
        ..collecting_card((3, Colour::Pink), (400, 3, 1), has_room)
    };
    [active, answering, near, long]
}

/// Card of a player who collects: `seat` is its number and colour, and `values` are its amount, its
/// cards and the things that it keeps.
fn collecting_card(seat: (u8, Colour), values: (u16, u8, u8), has_room: bool) -> SeatCard {
    let (number, colour) = seat;
    let (value, filled, kept) = values;
    let goal = Meter::Goal { icon: "target", value, goal: GOAL, figures: |value| Phrase::words(value.to_string()) };
    let counts = Meter::Counts(vec![
        Count { icon: "menu", tint: SECOND, value: kept.into() },
        Count { icon: "check", tint: Color32::WHITE, value: u16::from(kept / 2) },
    ]);
    let things = ["bot", "target", "clock"].into_iter().cycle().zip(0..kept);
    let thing = |(drawing, number): (&'static str, u8)| StoredThing {
        drawing,
        mark: number.is_multiple_of(2).then_some("check"),
        spaces: 1,
    };
    let store = StoreRow { things: things.map(thing).collect(), spaces: SPACES, before_line: FREE_SPACES };
    let spoken = Phrase::words(format!("{filled} of {PLACES} collected"));
    let badge = Badge { icon: "check", value: u16::from(kept), before: u16::from(kept), warns: false };
    SeatCard {
        corner: Corner::Places(CardPlaces { filled, all: PLACES, spoken }),
        meters: if has_room { vec![goal] } else { vec![goal, counts] },
        store: has_room.then_some(store),
        badges: if has_room { vec![badge] } else { Vec::new() },
        foot: None,
        ..card(number, colour, [0, 0, 0])
    }
}

/// Describes the cards, with room and with little room.
pub fn seats_page<'a>() -> Node<'a, Asked> {
    parts([
        part("With room", [cards_of_size(sample_cards(), CARD)]),
        part("With little room", [cards_of_size(sample_cards(), SMALL)]),
        part("With a store and a goal", [cards_of_size(collecting_cards(true), CARD)]),
        part("The same with little room", [cards_of_size(collecting_cards(false), SMALL)]),
    ])
}

/// Describes cards with a least width and a height, in points at the usual text size.
fn cards_of_size<'a>(cards: [SeatCard; 4], size: (f32, f32)) -> Node<'a, Asked> {
    let cards = cards.map(|card| {
        let card = drawn(move |pen, rect| {
            draw_seat_card(pen, &SeatCard { rect, ..card }, 0.0);
            None
        });
        card.at_least_wide(size.0).at_least_high(size.1)
    });
    // The mark of the active card stands out at its right.
    even_row(cards).gap(Space::Xl)
}
