//! A side of an offer: the zone of its team with what it gives highlighted, and its money.

use bevy_egui::egui::{CornerRadius, Rect};

use super::facts::{OfferFacts, PartnerChoice};
use super::moment::OfferMoment;
use super::money::{MoneyChange, MoneyField, STEP};
use super::painted::PaintedOffer;
use super::presses::OfferPress;
use super::sides::OfferSide;
use super::zone_goods::{ZoneGoods, side_of_place};
use crate::client::play::DealSide;
use crate::messages::phrase;
use crate::set::limits::ZONE_ROOM;
use crate::words::dollars_words;
use client::kit::palette::PANEL;
use client::kit::panel::build::{column, row, seat_chip, text};
use client::kit::panel::{Node, Rank, Role, State, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::seats::Colour;

/// Height of the band of the seat's colour, in points.
const BAND: f32 = Space::S.points();

/// Form of the sides, for the room that they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideForm {
    /// Whether money has a slider.
    pub has_slider: bool,
    /// Whether the goods are told in words, too.
    pub has_words: bool,
    /// Whether the room of the zones afterwards is told.
    pub has_room: bool,
}

impl SideForm {
    /// All forms, the best one first. The slider goes last: it must not while it is dragged.
    pub const ALL: [Self; 4] = [
        Self { has_slider: true, has_words: true, has_room: true },
        Self { has_slider: true, has_words: true, has_room: false },
        Self { has_slider: true, has_words: false, has_room: false },
        Self::LEAST,
    ];
    /// The smallest form.
    pub const LEAST: Self = Self { has_slider: false, has_words: false, has_room: false };
}

/// Side of an offer, with the money that it may change.
pub struct ShownSide<'a> {
    facts: &'a OfferFacts,
    side: &'a OfferSide,
    money: MoneyField,
}

impl<'a> ShownSide<'a> {
    /// Both sides of an offer.
    pub fn both(facts: &'a OfferFacts) -> [Self; 2] {
        facts.sides.each_ref().map(|side| Self { facts, side, money: money_field(facts, side) })
    }

    /// Describes the side in a width in points.
    pub fn node(&'a self, width: f32, form: SideForm, painted: &'a PaintedOffer) -> Node<'a, OfferPress> {
        let side = self.side;
        let is_making = self.facts.moment == OfferMoment::Making;
        let goods = ZoneGoods {
            zone: &side.zone,
            name: &side.name,
            may_press: is_making,
            side: side_of_place(width - 2.0 * Space::M.points()),
            painted,
        };
        let of_side = side.side;
        let things =
            goods.node(|thing| side.goods.contains(&thing.thing), move |thing| OfferPress::Thing(of_side, thing.thing));
        let money = self.money.node(form.has_slider, move |dollars| OfferPress::Pay(of_side, dollars));
        let room = form.has_room.then(|| {
            let words = phrase!("engineers-deal-room-after", taken = side.room_after, room = ZONE_ROOM);
            text(TextStyle::NOTE, words)
        });
        let words = form.has_words.then(|| text(TextStyle::STRONG, phrase!("as-title", name = &side.words)));
        let seat = side.seat;
        let colour = side.zone.colour;
        let face = move |pen: &mut Pen, rect: Rect, _: State| {
            draw_face(pen, rect, colour);
            painted.note_side(seat, rect);
        };
        column([self.heading(), things, money].into_iter().chain(words).chain(room))
            .gap(Space::S)
            .inside(Space::M)
            .on(Surface::Painted(Box::new(face)))
    }

    /// Heading: the team, or the choice of a partner.
    fn heading(&self) -> Node<'a, OfferPress> {
        let title = text(TextStyle::LABEL, &self.side.title).manner(Manner::Heading).grow();
        let others = match self.side.side {
            DealSide::Partner => self.facts.partners.iter().map(partner_chip).collect(),
            DealSide::Maker => Vec::new(),
        };
        let chip = if others.is_empty() { seat_chip(self.side.zone.colour, IconSize::Row) } else { Node::empty() };
        row([chip, title].into_iter().chain(others)).gap(Space::S)
    }
}

/// Describes the choice of a partner by its symbol.
fn partner_chip(partner: &PartnerChoice) -> Node<'_, OfferPress> {
    let name = phrase!("engineers-deal-with", name = &partner.name);
    row([seat_chip(partner.colour, IconSize::Row)])
        .inside_by(Space::S, Space::Xs)
        .on(Surface::Choice { is_chosen: partner.is_chosen })
        .press(OfferPress::Partner(partner.seat))
        .role(Role::Radio { is_chosen: partner.is_chosen })
        .called(name.clone())
        .hint(name)
        .key(OfferPress::Partner(partner.seat))
        .gives_way(Rank::Third)
}

/// Draws the panel of a side with the band of its seat.
fn draw_face(pen: &Pen, rect: Rect, colour: Colour) {
    let radius = Radius::Panel.points();
    pen.draw_panel(rect, radius, PANEL);
    let inner = rect.shrink(LineWidth::Thin.points());
    let round = radius as u8;
    let band = inner.with_max_y(inner.top() + BAND);
    pen.painter().rect_filled(band, CornerRadius { nw: round, ne: round, sw: 0, se: 0 }, pen.seat_colour(colour));
}

/// Money of a side, which is changed while the offer is in the making.
fn money_field(facts: &OfferFacts, side: &OfferSide) -> MoneyField {
    let name = side.name.as_str();
    let step = dollars_words(STEP);
    let change = || MoneyChange {
        name: phrase!("engineers-deal-money", name = name),
        names: [
            phrase!("engineers-deal-less", name = name, step = &step),
            phrase!("engineers-deal-more", name = name, step = &step),
        ],
        closed: [
            (side.money == 0).then(|| phrase!("engineers-deal-pays-nothing")),
            (side.money >= side.purse).then(|| phrase!("engineers-deal-pays-all")),
        ],
        ends: (0, side.purse),
    };
    MoneyField {
        key: match side.side {
            DealSide::Maker => "money-of-the-maker",
            DealSide::Partner => "money-of-the-partner",
        },
        amount: side.money,
        about: match facts.moment {
            OfferMoment::Made => phrase!("engineers-deal-has-now", money = dollars_words(side.purse)),
            _ => phrase!("engineers-deal-of-purse", money = dollars_words(side.purse)),
        },
        change: (facts.moment == OfferMoment::Making).then(|| Box::new(change())),
    }
}
