//! All cards of seats on the screen, and presses on them.

use shell::seats::SeatId;

use super::card::{SeatContext, seat_card};
use super::shown_cards::ShownCards;
use super::status_in_show::{seat_on_turn, words_in_show};
use crate::client::play::{EngineersCommand, TableItem};
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::lessons::Spot;
use crate::messages::phrase;
use client::kit::Pen;
use client::panels::seats::{CardSpots, Link, SeatCard, draw_seat_card, is_card_clicked};
use client::table::regions::NO_COLUMN_FROM;

/// Seconds in which the numbers of a card change at the usual speed.
const CHANGE: f32 = 0.3;
/// Height of a card in points below which it has numbers in place of pictures.
const ROOM_FOR_PICTURES: f32 = 150.0;

/// Draws all cards. In a game that is played, a press on a card shows the zone of the seat beside
/// the yard, and another one that of the seat on turn again.
pub fn draw_seat_cards(pen: &mut Pen, scene: &mut Scene) {
    let seconds = if scene.settings.reduced_motion { 0.0 } else { CHANGE * scene.settings.speed.factor() };
    for seat in scene.table.seats() {
        let Some(card) = card_on_screen(scene, seat) else { continue };
        let spots = draw_seat_card(pen, &card, seconds);
        note_places(scene, &card, &spots);
        if !scene.play.is_watched() {
            listen_to_card(pen, scene, &card);
        }
    }
}

/// The card of a seat. While something of a step is shown, the player of that step has the turn.
fn card_on_screen(scene: &Scene, seat: SeatId) -> Option<SeatCard> {
    let rect = scene.regions.seats.get(seat.index()).copied()?;
    let is_short = scene.settings.text >= NO_COLUMN_FROM || rect.height() < ROOM_FOR_PICTURES;
    let context = SeatContext { rect, is_short };
    let card = seat_card(scene.table, scene.whole, scene.play.seats(), seat, context);
    let status = words_in_show(scene, seat).unwrap_or(card.status);
    Some(SeatCard { is_active: seat_on_turn(scene) == Some(seat), status, ..card })
}

/// Notes where money, points and cards of a seat are.
fn note_places(scene: &mut Scene, card: &SeatCard, spots: &CardSpots) {
    let seat = card.seat;
    let meter = |number: usize| spots.meters.get(number).copied().flatten().unwrap_or(card.rect);
    scene.note_motion_place(MotionPlace::Purse(seat), spots.corner.unwrap_or(card.rect));
    scene.note_motion_place(MotionPlace::Points(seat), meter(0));
    scene.note_motion_place(MotionPlace::Cards(seat), meter(1));
    scene.note_lesson_spot(Spot::Seat(seat), card.rect);
}

fn listen_to_card(pen: &mut Pen, scene: &mut Scene, card: &SeatCard) {
    let seat = card.seat;
    let cards = ShownCards::of(scene.table, scene.whole, seat).sentence(scene.table);
    let name = phrase!("engineers-seat-zone", name = &card.name, cards = cards);
    let link = Link { name: name.clone(), note: format!("seat {}", seat.0), hint: name };
    if is_card_clicked(pen, seat, card.rect, &link) {
        let is_shown = scene.interaction.own.zone == Some(seat);
        scene.send_command(EngineersCommand::ShowZone(Some(seat).filter(|_| !is_shown)));
    }
    if scene.pointer_position(pen.ui).is_some_and(|at| card.rect.contains(at)) {
        scene.point_at(TableItem::Zone(seat));
    }
}
