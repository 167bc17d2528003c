//! The contents of the stage of an offer: the sides face to face, what stands in the way, buttons.

use bevy_egui::egui::{Rect, Stroke, Vec2};

use super::buttons::OfferButton;
use super::deal_button::button_row;
use super::facts::OfferFacts;
use super::painted::PaintedOffer;
use super::presses::OfferPress;
use super::side_panel::{ShownSide, SideForm};
use crate::client::art::icons::DeedIcon;
use client::kit::palette::{INK, LIGHT_RED, SECOND, YELLOW};
use client::kit::panel::build::{column, icon, painted, row, scroll, spacer, text};
use client::kit::panel::{Node, Placed, Surface, place};
use client::kit::scroll::ScrollKeys;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Space};
use client::kit::{Pen, TextStyle};
use shell::language::{Phrase, phrase};

/// Diameter of the sign between the sides, and of the icon on it, in points.
const SWAP: f32 = 44.0;
const SWAP_ICON: f32 = 28.0;
/// Gap between the sign and the sides.
const GAP: Space = Space::Xs;

/// Contents of the stage.
pub struct OfferContents<'a> {
    /// The offer.
    pub facts: &'a OfferFacts,
    /// Its sides.
    pub sides: &'a [ShownSide<'a>; 2],
    /// Its buttons.
    pub buttons: &'a [OfferButton],
    /// Places as they are painted.
    pub painted: &'a PaintedOffer,
}

impl<'a> OfferContents<'a> {
    /// Divides a room among the contents, in the largest form that fits, or as contents that scroll
    /// above the buttons, or with them where there is hardly any room.
    pub fn place(&self, ruler: &Ruler, room: Rect) -> Placed<'a, OfferPress> {
        for form in SideForm::ALL {
            let mut whole = self.whole(self.body(room.width(), form));
            if whole.fits_in(ruler, room) {
                return place(ruler, room, whole);
            }
        }
        let body = || self.body(room.width() - Space::L.points(), SideForm::LEAST);
        let mut above = self.whole(scroll("offer", ScrollKeys::Pages, body()));
        if above.fits_in(ruler, room) {
            return place(ruler, room, above);
        }
        place(ruler, room, scroll("offer", ScrollKeys::Pages, self.whole(body())))
    }

    /// Describes the stage with a body above the buttons.
    fn whole(&self, body: Node<'a, OfferPress>) -> Node<'a, OfferPress> {
        column([body.grow(), button_row(self.buttons)]).gap(Space::M).key("offer")
    }

    /// Describes the sides, and the lines below them.
    fn body(&self, width: f32, form: SideForm) -> Node<'a, OfferPress> {
        let each = (width - SWAP - 2.0 * GAP.points()) / 2.0;
        let [maker, partner] =
            self.sides.each_ref().map(|side| side.node(each, form, self.painted).with_widths(each, each).fill());
        let sides = row([maker, painted(SWAP, SWAP, draw_swap), partner]).gap(GAP);
        column([sides.grow(), self.lines()]).gap(Space::S)
    }

    /// Describes which offer it is, or who decides, and why it can't be made.
    fn lines(&self) -> Node<'a, OfferPress> {
        let status = text(TextStyle::STRONG.in_colour(SECOND), &self.facts.status);
        let why = self.facts.why_not.as_ref().map(|why| {
            let why: Phrase = phrase!("as-title", name = why);
            row([icon("cross", IconSize::Text, LIGHT_RED), text(TextStyle::STRONG.in_colour(LIGHT_RED), why)])
                .gap(Space::S)
        });
        row([status, spacer()].into_iter().chain(why)).gap(Space::M).inside_by(Space::M, Space::Xs).on(Surface::Well)
    }
}

/// Draws the sign between the sides.
fn draw_swap(pen: &mut Pen, rect: Rect) {
    let middle = rect.center();
    pen.painter().circle(middle, SWAP / 2.0, YELLOW, Stroke::new(LineWidth::Chosen.points(), INK));
    let corner = middle - Vec2::splat(SWAP_ICON / 2.0);
    pen.draw_icon(DeedIcon::Trade.drawing(), corner.x, corner.y, SWAP_ICON, INK);
}
