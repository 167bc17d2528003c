//! The other teams of an auction, each with its paddle and its bid.

use bevy_egui::egui::{Rect, Stroke, Vec2, vec2};
use shell::language::Phrase;
use shell::seats::{Colour, Seat, SeatId};

use crate::messages::phrase;
use crate::table::{Auction, Table};
use crate::words::dollars_words;
use client::kit::palette::{BROWN_WELL, CARD, CREAM, FAINT, INK, MUTED, PAPER_STRIP, SECOND, YELLOW, fade_colour};
use client::kit::panel::build::{column, painted, row, text};
use client::kit::panel::{Node, Rank, State, Surface};
use client::kit::pen::rect_at;
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Width and height of the picture of a paddle, in points; its blade, and its handle.
const PADDLE: Vec2 = vec2(40.0, 56.0);
const BLADE: f32 = 36.0;
const HANDLE: Vec2 = vec2(8.0, 26.0);
/// Distance by which the paddle of the bidder, or of the highest bid, is raised, in points.
const RAISED_BY: f32 = Space::M.points();

/// State of a team in an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaddleState {
    /// The auction has not come to it yet, or has gone on.
    Waits,
    /// It bids or stays out now.
    Bids,
    /// Its bid is the highest.
    Highest,
    /// It is out.
    Out,
    /// It has bought the thing.
    Buyer,
}

/// A team of an auction.
#[derive(Clone, Debug, PartialEq)]
pub struct Paddle {
    /// The team.
    pub seat: SeatId,
    /// Its state.
    pub state: PaddleState,
    /// Its bid, or the price that it has paid, in dollars.
    pub bid: Option<u16>,
    /// Its money, in dollars.
    pub purse: u16,
    name: String,
    colour: Colour,
}

/// The other teams, clockwise from the seller: in an auction, or at its end.
pub fn paddles_of(
    table: &Table,
    seats: &[Seat],
    seller: SeatId,
    auction: Option<&Auction>,
    ended: Option<Option<(SeatId, u16)>>,
) -> Vec<Paddle> {
    let paddle = |seat: SeatId| {
        let named = seats.get(seat.index())?;
        let (state, bid) = match (auction, ended) {
            (Some(auction), _) => state_of(auction, seat),
            (None, Some(Some((buyer, price)))) if buyer == seat => (PaddleState::Buyer, Some(price)),
            (None, Some(_)) => (PaddleState::Out, None),
            (None, None) => (PaddleState::Waits, None),
        };
        let purse = table.find_team(seat).map_or(0, |team| team.money);
        Some(Paddle { seat, state, bid, purse, name: named.name.clone(), colour: named.colour })
    };
    table.setup().clockwise_from(seller).skip(1).filter_map(paddle).collect()
}

/// State of a team with its bid, in dollars.
fn state_of(auction: &Auction, seat: SeatId) -> (PaddleState, Option<u16>) {
    match auction.highest {
        Some((highest, bid)) if highest == seat => (PaddleState::Highest, Some(bid)),
        _ if auction.out.contains(seat) => (PaddleState::Out, None),
        _ if auction.bidder == seat => (PaddleState::Bids, None),
        _ => (PaddleState::Waits, None),
    }
}

impl Paddle {
    /// Describes the team: its paddle, its name, its state and its money.
    pub fn node<'a, M: 'a>(&'a self) -> Node<'a, M> {
        let picture = painted(PADDLE.x, PADDLE.y, move |pen: &mut Pen, rect: Rect| self.paint(pen, rect));
        let colour = if self.state == PaddleState::Out { MUTED } else { CREAM };
        let state = text(TextStyle::NOTE, self.state_words());
        let purse = phrase!("engineers-auction-has", money = dollars_words(self.purse));
        let names = column([
            text(TextStyle::STRONG.in_colour(colour), self.name.as_str()),
            state,
            text(TextStyle::NOTE, purse).gives_way(Rank::Second),
        ]);
        let bid = self.bid.map(|bid| text(TextStyle::SECTION.in_colour(YELLOW), dollars_words(bid)));
        let stands_out = self.stands_out();
        let face = move |pen: &mut Pen, rect: Rect, _: State| {
            let fill = if stands_out { BROWN_WELL } else { CARD };
            let line = if stands_out { (LineWidth::Panel, YELLOW) } else { (LineWidth::Row, INK) };
            pen.draw_rect(rect, Radius::Panel.points(), fill, Stroke::new(line.0.points(), line.1));
        };
        row([picture, names.grow()].into_iter().chain(bid))
            .gap(Space::M)
            .inside_by(Space::M, Space::Xs)
            .on(Surface::Painted(Box::new(face)))
    }

    const fn stands_out(&self) -> bool {
        matches!(self.state, PaddleState::Highest | PaddleState::Bids | PaddleState::Buyer)
    }

    fn state_words(&self) -> Phrase {
        match self.state {
            PaddleState::Waits => phrase!("engineers-paddle-waits"),
            PaddleState::Bids => phrase!("engineers-paddle-bids"),
            PaddleState::Highest => phrase!("engineers-paddle-highest"),
            PaddleState::Out => phrase!("engineers-paddle-out"),
            PaddleState::Buyer => phrase!("engineers-paddle-buyer"),
        }
    }

    /// Paints the paddle: the colour and the symbol of the team on a handle.
    fn paint(&self, pen: &mut Pen, room: Rect) {
        let opacity = if self.state == PaddleState::Out { FAINT } else { 1.0 };
        let lift = if self.stands_out() { RAISED_BY } else { 0.0 };
        let top = room.bottom() - BLADE - HANDLE.y + RAISED_BY - lift;
        let middle = room.center().x;
        let handle = rect_at(middle - HANDLE.x / 2.0, top + BLADE - Space::Xs.points(), HANDLE.x, HANDLE.y);
        let handle = handle.with_max_y(handle.bottom().min(room.bottom()));
        let wood = fade_colour(PAPER_STRIP, opacity);
        pen.draw_rect(handle, Space::Xxs.points(), wood, Stroke::new(LineWidth::Well.points(), INK));
        pen.draw_seat_chip(middle - BLADE / 2.0, top, self.colour, BLADE);
        if self.state == PaddleState::Out {
            let sign = Rect::from_center_size(handle.center_top(), Vec2::splat(BLADE / 2.0));
            pen.draw_svg("pass", sign, SECOND);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::ThingId;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};

    #[test]
    fn rule_16_4_a_paddle_tells_where_its_team_stands() {
        let yard = TestYard::new().in_zone(A, "pump");
        let auction = Auction { thing: ThingId(0), least: 20, bidder: B, highest: None, out: [].into_iter().collect() };
        let first = |auction: Option<&Auction>, ended| {
            let paddles = paddles_of(&yard.table(), &test_seats(2), A, auction, ended);
            assert_eq!(paddles.len(), 1, "the seller has none");
            (paddles[0].state, paddles[0].bid)
        };
        assert_eq!(first(Some(&auction), None), (PaddleState::Bids, None));
        let highest = Auction { highest: Some((B, 30)), ..auction.clone() };
        assert_eq!(first(Some(&highest), None), (PaddleState::Highest, Some(30)));
        let out = Auction { out: [B].into_iter().collect(), ..auction };
        assert_eq!(first(Some(&out), None), (PaddleState::Out, None));
        assert_eq!(first(None, Some(Some((B, 30)))), (PaddleState::Buyer, Some(30)));
        assert_eq!(first(None, None), (PaddleState::Waits, None));
    }
}
