//! A sheet of an offer: what a side gives, or has got once the trade is made.

use std::cell::Cell;

use bevy_egui::egui::{Color32, CornerRadius, Rect};

use super::coins::{CoinButton, CoinField, coin_field};
use super::facts::{TradeFacts, TradeMoment};
use super::part_slot::draw_part_slot;
use super::slots::{SlotContent, SlotGrid, draw_slot};
use super::tradable_parts::PartOwner;
use crate::client::play::offer::OfferSide;
use crate::client::play::{Command, DropPlace, Thing};
use crate::client::scene::{Scene, SceneCell};
use crate::messages::phrase;
use crate::parts::{CREDIT_STEP, Part};
use crate::words::credits_words;
use client::kit::palette::PANEL;
use client::kit::panel::build::{column, painted, row, seat_chip, text};
use client::kit::panel::{Node, State, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::Colour;

/// Least sides of a slot on a large sheet and on a small one, and its greatest side, in points.
const LEAST_SLOT: f32 = 64.0;
const SMALL_SLOT: f32 = IconSize::Large.points();
const MOST_SLOT: f32 = 86.0;
/// Slots of that size that a sheet is made wide for.
const SLOTS_WIDE: f32 = 3.0;
/// Gap between two slots, in points.
const GAP: f32 = Space::M.points();
/// Height of the band of the seat's colour, in points.
const BAND: f32 = Space::S.points();

/// Form of the sheets, for the room that they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SheetForm {
    /// Number of notes that are left out.
    left_out: usize,
    /// Whether everything is as small as it can be.
    is_small: bool,
}

impl SheetForm {
    /// All forms, the best one first.
    pub(super) const ALL: [Self; 4] = [
        Self { left_out: 0, is_small: false },
        Self { left_out: 1, is_small: false },
        Self { left_out: 2, is_small: false },
        Self { left_out: 2, is_small: true },
    ];
    /// The smallest form.
    pub(super) const LEAST: Self = Self { left_out: 2, is_small: true };
}

/// Contents of a sheet.
pub(super) struct TradeSheet {
    pub(super) side: OfferSide,
    owner: PartOwner,
    colour: Colour,
    edge: Color32,
    title: Phrase,
    parts: Vec<Part>,
    /// Number of slots.
    count: usize,
    coins: CoinField,
    notes: Vec<Phrase>,
    /// Rectangle of the slots, that of the coin, and that of its field, as they were painted.
    pub(super) slots: Cell<Rect>,
    pub(super) coin: Cell<Rect>,
    pub(super) money: Cell<Rect>,
}

impl TradeSheet {
    /// Sheet of a side.
    pub(super) fn of(pen: &Pen, scene: &Scene, facts: &TradeFacts, side: OfferSide) -> Self {
        let offer = &facts.offer;
        let seat = offer.seat_of(side);
        let name = scene.seat_name(seat);
        let is_made = facts.moment == TradeMoment::Made;
        // Once the trade is made, a sheet shows what its side has got.
        let shown = if is_made { side.other() } else { side };
        let share = shown.share(&offer.terms);
        let title = if is_made {
            phrase!("robotics-trade-gets", name = name)
        } else {
            phrase!("robotics-trade-gives", name = name)
        };
        let colour = scene.seat_colour(seat);
        Self {
            side,
            owner: PartOwner { side, name: name.to_owned(), may_move: facts.may_change(scene) },
            colour,
            edge: pen.seat_colour(colour),
            title,
            // Parts that fly are drawn by themselves.
            parts: if is_made { Vec::new() } else { share.parts.each().collect() },
            count: facts.slots_of(side),
            coins: CoinField {
                side,
                amount: share.credits,
                is_greyed: shown.other().share(&offer.terms).credits > 0,
                buttons: coin_buttons(scene, facts, side),
            },
            notes: notes_of(scene, facts, side),
            slots: Cell::new(Rect::NOTHING),
            coin: Cell::new(Rect::NOTHING),
            money: Cell::new(Rect::NOTHING),
        }
    }

    /// Grid of the slots in a rectangle.
    pub(super) fn grid(room: Rect, count: usize) -> SlotGrid {
        SlotGrid::fit(room, count, MOST_SLOT, GAP)
    }

    /// Grid of the slots as they were painted.
    pub(super) fn painted_grid(&self) -> SlotGrid {
        Self::grid(self.slots.get(), self.count)
    }

    fn draw_slots(&self, pen: &mut Pen, scene: &mut Scene, room: Rect) {
        self.slots.set(room);
        let grid = Self::grid(room, self.count);
        let empty = if self.owner.may_move { SlotContent::Open } else { SlotContent::Empty };
        for number in 0..self.count {
            let slot = grid.slot(number);
            match self.parts.get(number) {
                Some(&part) => {
                    draw_part_slot(pen, scene, slot, &self.owner.offered_part(part, number));
                }
                None => draw_slot(pen, slot, empty),
            }
        }
    }
}

/// Buttons of the money of a side.
fn coin_buttons(scene: &Scene, facts: &TradeFacts, side: OfferSide) -> Option<Box<[CoinButton; 2]>> {
    let name = scene.seat_name(facts.offer.seat_of(side));
    let step = credits_words(CREDIT_STEP);
    let names = [
        phrase!("robotics-trade-pay-less", name = name, step = &step),
        phrase!("robotics-trade-pay-more", name = name, step = &step),
    ];
    let closed = match facts.moment {
        TradeMoment::Waiting | TradeMoment::Made => return None,
        TradeMoment::Answering if facts.offer.is_counter => return None,
        TradeMoment::Answering => [(); 2].map(|()| Some(phrase!("robotics-trade-change-first"))),
        TradeMoment::Making => {
            let pays = side.share(&facts.offer.terms).credits;
            let has_more = facts.offer.credits_left(scene.table, side) >= CREDIT_STEP;
            [
                (pays == 0).then(|| phrase!("robotics-trade-pays-nothing")),
                (!has_more).then(|| phrase!("robotics-trade-pays-all")),
            ]
        }
    };
    let [less, more] = closed;
    let [name_of_less, name_of_more] = names;
    let buttons = [CoinButton { name: name_of_less, closed: less }, CoinButton { name: name_of_more, closed: more }];
    Some(Box::new(buttons))
}

/// Notes below what a side gives.
fn notes_of(scene: &Scene, facts: &TradeFacts, side: OfferSide) -> Vec<Phrase> {
    let from = match side {
        OfferSide::Active => phrase!("robotics-trade-from-workshop"),
        OfferSide::Partner => phrase!("robotics-trade-from-store"),
    };
    if facts.moment == TradeMoment::Made {
        let has = scene.table.credits(facts.offer.seat_of(side));
        return vec![phrase!("robotics-trade-has", credits = credits_words(has))];
    }
    let keeps = facts.offer.credits_left(scene.table, side);
    vec![from, phrase!("robotics-trade-keeps", credits = credits_words(keeps))]
}

/// Describes a sheet.
pub(super) fn sheet_panel<'a>(
    sheet: &'a TradeSheet,
    form: SheetForm,
    shared: &'a SceneCell<'_, '_>,
) -> Node<'a, Command> {
    let (style, chip, least) = match form.is_small {
        false => (TextStyle::LARGE_LABEL, IconSize::Name, LEAST_SLOT),
        true => (TextStyle::LABEL, IconSize::Text, SMALL_SLOT),
    };
    let title = text(style, &sheet.title).manner(Manner::Heading);
    let heading = row([seat_chip(sheet.colour, chip), title.grow()]).gap(Space::M);
    let wide = SMALL_SLOT * SLOTS_WIDE + GAP * (SLOTS_WIDE - 1.0);
    let slots = painted(wide, least, move |pen, rect| sheet.draw_slots(pen, &mut shared.borrow_mut(), rect));
    let slots = slots.with_heights(least, MOST_SLOT);
    let notes = sheet.notes.iter().skip(form.left_out).map(|note| text(TextStyle::NOTE, note));
    let notes = if form.left_out < sheet.notes.len() { column(notes).gap(Space::Xxs) } else { Node::empty() };
    let face = move |pen: &mut Pen, rect: Rect, _: State| draw_face(pen, &mut shared.borrow_mut(), sheet, rect);
    let contents = column([heading, slots, coin_field(&sheet.coins, form.is_small, &sheet.coin, &sheet.money), notes]);
    let contents = if form.is_small {
        contents.gap(Space::S).inside_by(Space::M, Space::S)
    } else {
        contents.gap(Space::M).inside_by(Space::Xl, Space::L)
    };
    contents.on(Surface::Painted(Box::new(face)))
}

/// Draws the panel of a sheet with the band of its seat, and notes it as a place for a part in
/// hand.
fn draw_face(pen: &Pen, scene: &mut Scene, sheet: &TradeSheet, rect: Rect) {
    let radius = Radius::Panel.points();
    pen.draw_panel(rect, radius, PANEL);
    let inner = rect.shrink(LineWidth::Thin.points());
    let round = radius as u8;
    let band = inner.with_max_y(inner.top() + BAND);
    pen.painter().rect_filled(band, CornerRadius { nw: round, ne: round, sw: 0, se: 0 }, sheet.edge);
    if matches!(scene.held_thing(), Some(Thing::Tradable(side, _)) if side == sheet.side) {
        scene.note_drop_place(DropPlace::Offer(sheet.side), rect);
    }
}
