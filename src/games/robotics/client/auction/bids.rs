//! Bids of the auction, as the cards of the seats show them.

use bevy_egui::egui::{Align2, Id, Rect, Stroke, Vec2, vec2};

use crate::action::Action;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::parts::Credits;
use crate::table::{Auction, Stage};
use crate::words;
use client::kit::palette::{BROWN_WELL, CREAM, INSET, LINE, MUTED, YELLOW};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Style of the amount on a plate.
const AMOUNT: TextStyle = TextStyle::display(22.0, CREAM);
/// Time in which an amount rolls to a new one and the plate rises, in seconds at the usual speed.
const ROLLS: f32 = 0.14;
/// Distance by which the plate rises, in points.
const RISE: f32 = Space::M.points();

/// State of a seat in the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BidState {
    /// It has not bid yet.
    Waits,
    /// It is to bid or to pass now.
    Bids,
    /// Its bid is the highest.
    Highest,
    /// Another seat has bid more.
    Outbid,
    /// It has passed.
    Passed,
}

/// Plate with the bid of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidPlate {
    /// State of the seat.
    pub state: BidState,
    /// Its last bid, in credits, or, while it is to bid, the least that it could bid.
    pub credits: Option<Credits>,
}

/// Plate of a seat; `None` while there is no auction.
pub fn bid_plate(scene: &Scene, seat: SeatId) -> Option<BidPlate> {
    let Stage::Auction(auction) = &scene.table.state().stage else { return None };
    Some(plate_of(auction, seat, last_bid(scene, auction, seat)))
}

/// Last bid of a seat in the auction. In a watched game the history has later ones, which are above
/// the highest so far.
fn last_bid(scene: &Scene, auction: &Auction, seat: SeatId) -> Option<Credits> {
    let (_, highest) = auction.highest?;
    let round = scene.table.state().round;
    let steps = scene.play.history().steps().iter().filter(|step| step.seat == seat && step.round == round);
    let mut bids = steps.filter_map(|step| match step.action {
        Action::Bid(credits) if credits <= highest => Some(credits),
        _ => None,
    });
    bids.next_back()
}

/// Plate of a seat that has last bid an amount.
fn plate_of(auction: &Auction, seat: SeatId, last: Option<Credits>) -> BidPlate {
    let highest = auction.highest.filter(|(by, _)| *by == seat);
    let (state, credits) = match highest {
        _ if auction.passed.contains(seat) => (BidState::Passed, None),
        Some((_, credits)) => (BidState::Highest, Some(credits)),
        None if auction.bidder == seat => (BidState::Bids, Some(auction.least_bid())),
        None if last.is_some() => (BidState::Outbid, last),
        None => (BidState::Waits, None),
    };
    BidPlate { state, credits }
}

impl BidState {
    /// Draws the plate of a seat in this state, without an amount.
    pub fn draw_plate(self, pen: &mut Pen, rect: Rect) {
        let (fill, line, width) = match self {
            Self::Highest => (BROWN_WELL, YELLOW, LineWidth::Panel),
            _ => (INSET, LINE, LineWidth::Well),
        };
        let stroke = Stroke::new(width.points(), line);
        if self == Self::Bids {
            pen.fill_rect(rect, Radius::Row.points(), fill);
            let dash = Space::S.points();
            pen.draw_dashed_rect(rect.shrink(stroke.width), stroke, dash, dash / 2.0);
        } else {
            pen.draw_rect(rect, Radius::Row.points(), fill, stroke);
        }
        if self == Self::Passed {
            let side = IconSize::Name.points().min(rect.height());
            pen.draw_svg("pass", Rect::from_center_size(rect.center(), Vec2::splat(side)), MUTED);
        }
    }
}

impl BidPlate {
    /// Words for the state of the seat.
    pub fn state_words(self) -> Phrase {
        match self.state {
            BidState::Waits => phrase!("robotics-bid-waits"),
            BidState::Bids => phrase!("robotics-bid-bids"),
            BidState::Highest => phrase!("robotics-bid-highest"),
            BidState::Outbid => phrase!("robotics-bid-outbid"),
            BidState::Passed => phrase!("robotics-bid-passed"),
        }
    }

    /// Draws the plate of a seat. The cards tell its state in words, too.
    pub fn draw(self, pen: &mut Pen, scene: &Scene, seat: SeatId, rect: Rect) {
        let rect = rect.translate(vec2(0.0, RISE * (1.0 - self.risen_part(pen, scene, seat))));
        self.state.draw_plate(pen, rect);
        self.draw_amount(pen, scene, seat, rect.shrink(Space::Xs.points()));
    }

    /// Part of its rise that is over, from 0 to 1: it rises whenever something on it changes.
    fn risen_part(self, pen: &Pen, scene: &Scene, seat: SeatId) -> f32 {
        let seconds = if scene.settings.reduced_motion { 0.0 } else { ROLLS * scene.settings.speed.factor() };
        let shown = Id::new((self.state as u8, self.credits)).value();
        pen.progress_since_change(("bid rises", seat), shown, seconds)
    }

    /// Draws the amount in a rectangle, in smaller letters where it needs them.
    fn draw_amount(self, pen: &mut Pen, scene: &Scene, seat: SeatId, rect: Rect) {
        let Some(credits) = self.credits else { return };
        let seconds = ROLLS * scene.settings.speed.factor();
        let shown = u16::try_from(credits).map_or(credits, |credits| {
            pen.animate_number(("bid", seat, scene.table.state().round), credits, seconds).into()
        });
        let (words, colour) = match self.state {
            BidState::Bids => (phrase!("robotics-bid-asked", amount = words::amount_words(shown)), CREAM),
            BidState::Highest => (words::amount_words(shown), YELLOW),
            _ => (words::amount_words(shown), MUTED),
        };
        let style = AMOUNT.in_colour(colour);
        let whole = pen.ruler().layout(style, f32::INFINITY, &words);
        let fits = (rect.size() / whole.size()).min_elem().min(1.0);
        let block = if fits < 1.0 { pen.ruler().layout(style.scaled(fits), f32::INFINITY, &words) } else { whole };
        block.paint(pen, rect, Align2::CENTER_CENTER);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::seats::SeatSet;

    #[test]
    fn a_plate_tells_where_its_seat_stands_in_the_auction() {
        let highest = Some((SeatId(3), 300));
        let auction = Auction { bidder: SeatId(0), highest, passed: SeatSet::from_iter([SeatId(2)]) };
        let plates = [None, Some(200), Some(100), Some(300)]
            .into_iter()
            .zip(0..)
            .map(|(last, seat)| plate_of(&auction, SeatId(seat), last));
        let told: Vec<_> = plates.map(|plate| (plate.state, plate.credits)).collect();
        let expected = [
            (BidState::Bids, Some(400)),
            (BidState::Outbid, Some(200)),
            (BidState::Passed, None),
            (BidState::Highest, Some(300)),
        ];
        assert_eq!(told, expected);
        let first = Auction { highest: None, ..auction };
        assert_eq!(plate_of(&first, SeatId(1), None), BidPlate { state: BidState::Waits, credits: None });
        assert_eq!(plate_of(&first, SeatId(0), None).credits, Some(100));
    }
}
