//! The stage while an auction is on it.

use super::facts::{AuctionFacts, AuctionMoment};
use super::hammer::fallen_part;
use super::panel::AuctionContents;
use super::presses::{AuctionPress, auction_buttons};
use crate::action::ThingId;
use crate::client::offer::deal_button::show_with_buttons;
use crate::client::offer::painted::PaintedOffer;
use crate::client::offer::stage::{draw_ground, room_of_deal};
use crate::client::play::Dialog;
use crate::client::scene::Scene;
use client::kit::Pen;

/// Draws the auction on the whole stage, and sends what is pressed there.
pub fn draw_auction(pen: &mut Pen, scene: &mut Scene) {
    draw_ground(pen, scene.regions.stage);
    let Some(mut facts) = AuctionFacts::of_scene(scene) else { return };
    if let Some(zone) = &mut facts.zone {
        scene.view.zone_order.arrange(zone);
    }
    let buttons = auction_buttons(&facts, !scene.question.is_none());
    let sold = things_in_making(scene);
    let painted = PaintedOffer::default();
    let seller = scene.seat_name(facts.seller).to_owned();
    let is_ended = matches!(facts.moment, AuctionMoment::Ended { .. });
    let fallen = if is_ended { fallen_part(pen, scene) } else { 0.0 };
    let contents =
        AuctionContents { facts: &facts, seller: &seller, sold: &sold, buttons: &buttons, painted: &painted, fallen };
    let placed = contents.place(&pen.ruler(), room_of_deal(scene));
    let pressed = show_with_buttons(pen, scene, placed, &buttons);
    painted.note_in(pen, scene);
    if scene.is_open() {
        pressed.into_iter().filter_map(AuctionPress::command).for_each(|command| scene.send_command(command));
    }
}

/// Components of the thing that is set out, while the auction is in the making.
fn things_in_making(scene: &Scene) -> Vec<ThingId> {
    match &scene.interaction.own.dialog {
        Dialog::Auction(auction) => scene.table.whole(auction.thing).into_iter().collect(),
        _ => Vec::new(),
    }
}
