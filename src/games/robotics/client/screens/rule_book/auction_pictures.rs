//! Pictures of the auction on the pages of the rules.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use super::workshop_pictures::draw_amount;
use crate::client::auction::bids::BidState;
use crate::parts::Credits;
use client::kit::Pen;
use client::kit::tokens::{IconSize, Space};
use client::screens::how_to_play::book::DrawPicture;
use shell::seats::Colour;

/// Size of a plate with a bid, in points.
const PLATE: Vec2 = vec2(124.0, IconSize::Large.points());
/// Gap between two plates, in points.
const GAP: f32 = Space::S.points();

/// Returns the picture of the last bids in an auction, one for each player; `None` for one who has
/// dropped out.
pub(super) fn bids_picture(bids: Vec<Option<Credits>>) -> DrawPicture {
    let highest = bids.iter().flatten().max().copied();
    Box::new(move |pen, rect| {
        let width = PLATE.y + GAP + PLATE.x;
        let step = PLATE.y + GAP;
        let height = step * bids.len() as f32 - GAP;
        let corner = rect.center() - vec2(width, height) / 2.0;
        for (number, (bid, colour)) in bids.iter().zip(Colour::ALL).enumerate() {
            let top = corner.y + step * number as f32;
            pen.draw_seat_chip(corner.x, top, colour, PLATE.y);
            let plate = Rect::from_min_size(pos2(corner.x + PLATE.y + GAP, top), PLATE);
            draw_bid(pen, plate, *bid, *bid == highest);
        }
    })
}

/// Draws the plate of a player.
fn draw_bid(pen: &mut Pen, plate: Rect, bid: Option<Credits>, is_highest: bool) {
    let state = match bid {
        None => BidState::Passed,
        Some(_) if is_highest => BidState::Highest,
        Some(_) => BidState::Outbid,
    };
    state.draw_plate(pen, plate);
    if let Some(credits) = bid {
        draw_amount(pen, plate, credits);
    }
}
