//! The cards of the seats on the table screen, the mark of the player whose turn it is, and clicks
//! on the cards.

use super::seat_status;
use crate::client::play::{ScrapyardCommand, Thing};
use crate::client::scene::Scene;
use crate::client::seat_facts::{CardContext, seat_card};
use crate::lessons::Spot;
use crate::messages::phrase;
use client::kit::Pen;
use client::panels::seats::{self, Link, SeatCard};
use client::table::regions::NO_COLUMN_FROM;
use shell::seats::SeatId;

/// Seconds in which the numbers of a card change at the usual speed.
const CHANGE: f32 = 0.3;

/// Draws all cards. In a game that is played, a click on a card presses the seat: it delays the
/// player, or aims at the robot.
pub fn draw_seat_cards(pen: &mut Pen, scene: &mut Scene) {
    let seconds = if scene.settings.reduced_motion { 0.0 } else { CHANGE * scene.settings.speed.factor() };
    for seat in scene.table.seats() {
        let card = card_on_screen(scene, seat);
        scene.note_lesson_spot(Spot::Seat(seat), card.rect);
        scene.note_thing(Thing::Seat(seat), card.rect);
        _ = seats::draw_seat_card(pen, &card, seconds);
        if !scene.play.is_watched() {
            listen_to_card(pen, scene, &card);
        }
    }
}

fn listen_to_card(pen: &mut Pen, scene: &mut Scene, card: &SeatCard) {
    let link = Link {
        name: phrase!("scrapyard-card-robot-of", name = &card.name),
        note: format!("seat {}", card.seat.0),
        hint: phrase!("scrapyard-card-robot-of", name = &card.name),
    };
    if seats::is_card_clicked(pen, card.seat, card.rect, &link) {
        scene.send_command(ScrapyardCommand::Press(Thing::Seat(card.seat)));
    }
    if scene.pointer_position(pen.ui).is_some_and(|at| card.rect.contains(at)) {
        scene.point_at(Thing::Seat(card.seat));
    }
}

/// The card of a seat. While something of a step is shown, the player of that step has the turn.
fn card_on_screen(scene: &Scene, seat: SeatId) -> SeatCard {
    let context = CardContext {
        rect: scene.regions.seats[seat.index()],
        has_picture: scene.settings.text < NO_COLUMN_FROM,
        drained: scene.interaction.own.drained,
    };
    let card = seat_card(scene.table, scene.play.seats(), seat, context);
    let is_active = seat_status::player_on_turn(scene) == Some(seat);
    let status = seat_status::words_in_show(scene, seat).unwrap_or(card.status);
    SeatCard { is_active, status, ..card }
}
