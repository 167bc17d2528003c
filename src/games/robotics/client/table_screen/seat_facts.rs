//! Facts on the card of a seat: its robot, sold orders, credits, stored parts and nuts, and the
//! state of its player.

use bevy_egui::egui::{Align2, Color32, Rect, vec2};

use super::seat_status;
use crate::client::art::drawing_of;
use crate::client::art::robot::picture_of_robot;
use crate::client::auction::{BidPlate, BidState, bid_plate};
use crate::client::scene::Scene;
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::parts::{Credits, Part, PartCounts};
use crate::table::read::WorkshopView;
use crate::words::amount_words;
use client::art::Picture;
use client::kit::Pen;
use client::kit::palette::{SECOND, YELLOW};
use client::kit::tokens::Space;
use client::panels::seats::{
    self, Badge, CardPlaces, Corner, Count, Link, Meter, SeatCard, SeatPicture, StoreRow, StoredThing,
};
use client::table::regions::NO_COLUMN_FROM;
use shell::seats::{SeatId, SeatKind};

/// Seconds in which the numbers of a card change at the usual speed.
const CHANGES: f32 = 0.3;
/// Height of a card in points below which there is no room for pictures of stored parts.
const ROOM_FOR_STORE: f32 = 150.0;
/// Height of the plate with a bid, in points.
const BID: f32 = 56.0;
/// Largest side of a part of a small robot, in points.
const CELL: f32 = 26.0;

/// Draws all cards, and listens to those of a game that is played: a click shows the needs of a
/// seat in the orders.
pub fn draw_seat_cards(pen: &mut Pen, scene: &mut Scene) {
    let seconds = if scene.settings.reduced_motion { 0.0 } else { CHANGES * scene.settings.speed.factor() };
    for seat in scene.table.seats() {
        let card = seat_card(scene, seat);
        scene.note_lesson_spot(Spot::Seat(seat), card.rect);
        let spot = seats::draw_seat_card(pen, &card, seconds).picture;
        if let Some(spot) = spot {
            scene.view.seat_spots[seat.index()] = Some(spot);
            draw_contents(pen, scene, seat, spot);
        }
        if !scene.play.is_watched() {
            listen_to_card(pen, scene, &card);
        }
    }
}

/// Draws the contents of the room of a seat's picture: its bid while there is an auction, else its
/// robot, which stands in the middle.
fn draw_contents(pen: &mut Pen, scene: &Scene, seat: SeatId, room: Rect) {
    let inner = room.shrink(Space::Xs.points());
    if let Some(plate) = bid_plate(scene, seat) {
        if plate.state != BidState::Waits {
            let size = vec2(inner.width(), BID.min(inner.height()));
            plate.draw(pen, scene, seat, Rect::from_center_size(inner.center(), size));
        }
        return;
    }
    let Some(Picture::Composed(robot)) = picture_of_robot(scene.table.workshop(seat).robot) else { return };
    let (wide, tall) = robot.size();
    let cell = CELL.min(inner.width() / wide).min(inner.height() / tall);
    let place = Align2::CENTER_BOTTOM.align_size_within_rect(vec2(wide * cell, tall * cell), inner);
    pen.draw_composed(("robot_of", seat), &robot, place);
}

/// Shows the needs of a seat in the orders once its card is clicked, until another seat is active;
/// another click ends it.
fn listen_to_card(pen: &mut Pen, scene: &mut Scene, card: &SeatCard) {
    let link = Link {
        name: phrase!("robotics-card-orders-for", name = &card.name),
        note: format!("seat {}", card.seat.0),
        hint: phrase!("robotics-card-orders-for", name = &card.name),
    };
    if seats::is_card_clicked(pen, card.seat, card.rect, &link) {
        let is_shown = scene.view.clicked_seat.is_some_and(|(clicked, _)| clicked == card.seat);
        scene.view.clicked_seat = (!is_shown).then(|| (card.seat, scene.active()));
    }
}

/// The card of a seat.
fn seat_card(scene: &Scene, seat: SeatId) -> SeatCard {
    let rect = scene.regions.seats[seat.index()];
    let WorkshopView { shop, robot } = scene.table.workshop(seat);
    let setup = scene.table.setup();
    let nuts = as_u16(robot.counts().nuts() + shop.all_loose().nuts());
    let has_store = rect.height() >= ROOM_FOR_STORE;
    let credits = Meter::Goal {
        icon: "credit",
        value: as_u16(shop.credits),
        goal: as_u16(setup.credits_to_win),
        figures: number_words,
    };
    let has_picture = scene.settings.text < NO_COLUMN_FROM;
    let bid = bid_plate(scene, seat).filter(|_| !has_picture);
    let has_store = has_store && bid.is_none();
    let counts = bid.map(count_of_bid).or_else(|| (!has_store).then(|| counts_of_store(&shop.store, nuts)));
    let sold = u8::try_from(shop.sold.len()).unwrap_or(u8::MAX);
    let spoken = phrase!("robotics-card-sold", sold = sold, count = setup.orders_to_win);
    SeatCard {
        seat,
        rect,
        name: scene.seat_name(seat).to_owned(),
        colour: scene.seat_colour(seat),
        is_active: seat_status::player_on_turn(scene) == Some(seat),
        must_answer: seat_status::must_answer(scene, seat),
        is_computer: matches!(scene.play.seat(seat).kind, SeatKind::Computer(_)),
        status: seat_status::status_words(scene, seat),
        corner: Corner::Places(CardPlaces { filled: sold, all: setup.orders_to_win, spoken }),
        picture: has_picture.then_some(SeatPicture::Empty),
        meters: [credits].into_iter().chain(counts).collect(),
        store: has_store.then(|| store_row(scene, &shop.store)),
        badges: if has_store {
            vec![Badge { icon: "nut", value: nuts, before: nuts, warns: false }]
        } else {
            Vec::new()
        },
        foot: None,
    }
}

/// Number of credits as it stands beside a coin.
fn number_words(value: u16) -> shell::language::Phrase {
    amount_words(value.into())
}

/// An amount as the card counts it. None that can occur is too large.
fn as_u16(amount: Credits) -> u16 {
    u16::try_from(amount).unwrap_or(u16::MAX)
}

/// Numbers of stored parts and of nuts, in place of pictures.
fn counts_of_store(store: &PartCounts, nuts: u16) -> Meter {
    Meter::Counts(vec![
        Count { icon: "phase_away", tint: SECOND, value: as_u16(store.total()) },
        Count { icon: "nut", tint: Color32::WHITE, value: nuts },
    ])
}

/// Bid of a seat in place of a plate, for which large text leaves no room.
fn count_of_bid(plate: BidPlate) -> Meter {
    let count = |icon, tint| Count { icon, tint, value: as_u16(plate.credits.unwrap_or_default()) };
    Meter::Counts(match plate.state {
        BidState::Waits | BidState::Bids => Vec::new(),
        BidState::Highest => vec![count("phase_sell", YELLOW)],
        BidState::Outbid => vec![count("phase_sell", SECOND)],
        BidState::Passed => vec![count("pass", SECOND)],
    })
}

/// The spaces of a store, with a line between those that are free of charge and the others (8.4).
fn store_row(scene: &Scene, store: &PartCounts) -> StoreRow {
    let data = scene.table.data();
    let mark = |part: Part| part.nut.then_some("nut");
    let thing = |part: Part| StoredThing { drawing: drawing_of(part.kind), spaces: 1, mark: mark(part) };
    let count = |spaces: u32| u8::try_from(spaces).unwrap_or(u8::MAX);
    StoreRow {
        things: store.each().map(thing).collect(),
        spaces: count(data.most_stored()),
        before_line: count(data.free_spaces()),
    }
}
