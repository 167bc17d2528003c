//! The contents of the stage of an auction: what is sold beside the teams, the sum, the buttons.

use bevy_egui::egui::Rect;

use super::facts::{AuctionFacts, AuctionMoment};
use super::hammer::paint_hammer;
use super::lot::Lot;
use super::presses::{AuctionButton, AuctionPress};
use crate::action::ThingId;
use crate::client::offer::deal_button::button_row;
use crate::client::offer::painted::PaintedOffer;
use crate::client::offer::zone_goods::{ZoneGoods, side_of_place};
use crate::client::zone_panel::ZoneThing;
use crate::messages::phrase;
use client::kit::palette::{LIGHT_RED, YELLOW};
use client::kit::panel::build::{column, icon, painted, row, scroll, spacer, text};
use client::kit::panel::{Node, Placed, Rank, Surface, place};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Least and greatest height of the picture of what is sold, and of the hammer, in points.
const PICTURE: (f32, f32) = (48.0, 96.0);
const HAMMER: (f32, f32) = (64.0, 140.0);

/// Contents of the stage.
pub struct AuctionContents<'a> {
    /// The auction.
    pub facts: &'a AuctionFacts,
    /// Name of the seller.
    pub seller: &'a str,
    /// Components of what is sold.
    pub sold: &'a [ThingId],
    /// Its buttons.
    pub buttons: &'a [AuctionButton],
    /// Places as they are painted.
    pub painted: &'a PaintedOffer,
    /// Part of the fall of the hammer that is over, from 0 to 1.
    pub fallen: f32,
}

impl<'a> AuctionContents<'a> {
    /// Divides a room among the contents, or as contents that scroll above the buttons.
    pub fn place(&self, ruler: &Ruler, room: Rect) -> Placed<'a, AuctionPress> {
        for has_slider in [true, false] {
            let mut whole = self.whole(self.body(room.width(), has_slider));
            if whole.fits_in(ruler, room) {
                return place(ruler, room, whole);
            }
        }
        let body = self.body(room.width() - Space::L.points(), false);
        place(ruler, room, self.whole(scroll("auction", ScrollKeys::Pages, body)))
    }

    fn whole(&self, body: Node<'a, AuctionPress>) -> Node<'a, AuctionPress> {
        column([body.grow(), button_row(self.buttons)]).gap(Space::M).key("auction")
    }

    /// Describes what is sold, and beside it the teams and the sum.
    fn body(&self, width: f32, has_slider: bool) -> Node<'a, AuctionPress> {
        let each = (width - Space::M.points()) / 2.0;
        let paddles = self.facts.paddles.iter().map(|paddle| paddle.node().fill());
        let right = column(paddles.chain([self.sum(has_slider), spacer()])).gap(Space::S);
        let left = self.lot(each);
        row([left.with_widths(each, each).fill(), right.with_widths(each, each).fill()]).gap(Space::M)
    }

    /// Describes what is sold, with the choice of another thing or the hammer.
    fn lot(&self, width: f32) -> Node<'a, AuctionPress> {
        let facts = self.facts;
        let fallen = self.fallen;
        let title = text(TextStyle::LARGE_LABEL.in_colour(YELLOW), &facts.title).manner(Manner::Heading);
        let hammer = match facts.moment {
            AuctionMoment::Ended { is_sold } => Some(
                painted(0.0, HAMMER.0, move |pen: &mut Pen, rect: Rect| paint_hammer(pen, rect, fallen, is_sold))
                    .with_heights(HAMMER.0, HAMMER.1)
                    .grow(),
            ),
            _ => None,
        };
        let picture = facts.lot.as_ref().map(|lot| lot_picture(lot, self.painted));
        let choice = facts.zone.as_ref().map(|_| self.choice(width));
        let parts = [title].into_iter().chain(picture).chain(hammer).chain(choice);
        column(parts.chain([spacer()])).gap(Space::M).inside(Space::M).on(Surface::Panel(Radius::Panel))
    }

    /// Describes the zone of the seller, from which another thing may be chosen.
    fn choice(&self, width: f32) -> Node<'a, AuctionPress> {
        let Some(zone) = &self.facts.zone else { return Node::empty() };
        let goods = ZoneGoods {
            zone,
            name: self.seller,
            may_press: true,
            side: side_of_place(width - 2.0 * Space::M.points()),
            painted: self.painted,
        };
        let is_sold = |thing: &ZoneThing| self.sold.contains(&thing.thing);
        let places = goods.node(is_sold, |thing| AuctionPress::Thing(thing.thing));
        let about = text(TextStyle::NOTE, phrase!("engineers-auction-choose")).gives_way(Rank::First);
        column([about, places]).gap(Space::Xs)
    }

    /// Describes the sum that is chosen, and why it can't be.
    fn sum(&self, has_slider: bool) -> Node<'a, AuctionPress> {
        let facts = self.facts;
        if matches!(facts.moment, AuctionMoment::Ended { .. }) {
            return Node::empty();
        }
        let title = text(TextStyle::LABEL, &facts.sum_title).manner(Manner::Heading);
        let sum = facts.sum.as_ref().map(|sum| sum.node(has_slider, AuctionPress::Raise));
        let why = facts.why_not.as_ref().map(|why| {
            let words = text(TextStyle::STRONG.in_colour(LIGHT_RED), phrase!("as-title", name = why));
            row([icon("cross", IconSize::Text, LIGHT_RED), words.grow()]).gap(Space::S)
        });
        column([title].into_iter().chain(sum).chain(why))
            .gap(Space::S)
            .inside(Space::M)
            .on(Surface::Panel(Radius::Panel))
    }
}

/// Describes the picture and the name of what is sold.
fn lot_picture<'a>(lot: &'a Lot, places: &'a PaintedOffer) -> Node<'a, AuctionPress> {
    let picture = painted(0.0, PICTURE.0, move |pen: &mut Pen, rect: Rect| lot.paint(pen, rect, places));
    let name = text(TextStyle::STRONG, phrase!("as-title", name = &lot.name));
    column([picture.with_heights(PICTURE.0, PICTURE.1), name]).gap(Space::S)
}
