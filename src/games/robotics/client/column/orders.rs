//! The open orders, with what a seat has of the parts that each needs.

use bevy_egui::egui::{Id, Rect, Sense, UiBuilder, WidgetInfo, WidgetType, vec2};

use super::order_card::{CardLines, OrderFacts, card_key, draw_frames, order_card};
use super::order_facts::{OrderState, PartsAtHand, order_state};
use crate::client::play::{DropPlace, RoboticsCommand, Thing};
use crate::client::sale::next_order_on_its_way;
use crate::client::scene::Scene;
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::parts::{Order, OrderId};
use crate::words::{credits_words, list_of_counters, order_name, order_wish};
use client::kit::panel::build::{column, painted, row, spacer, text};
use client::kit::panel::{Node, Surface, place};
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::text::letters::HoverHint;
use client::kit::tokens::{Radius, Space};
use client::kit::widgets::name::name_on_line;
use client::kit::{Pen, TextStyle, notes};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Forms of the panel, the best one first: lines of its cards, and the gap between them.
const FORMS: [(CardLines, Space); 4] = [
    (CardLines::Wish, Space::S),
    (CardLines::Three, Space::S),
    (CardLines::Two, Space::S),
    (CardLines::Two, Space::Xs),
];

/// Contents of the panel.
pub struct OpenOrders {
    /// Words after the title that say whose needs are shown; empty for the player who acts.
    whose: String,
    /// The orders, in the order in which they were turned up.
    cards: Vec<OrderFacts>,
    /// The order that slides in after a sale, with the part of its way that is over.
    coming: Option<(OrderId, f32)>,
}

impl OpenOrders {
    /// The open orders at the table.
    pub fn of(pen: &Pen, scene: &Scene) -> Self {
        let seat = seat_of_needs(scene);
        let parts = PartsAtHand::of_seat(scene, seat);
        let whose = if Some(seat) == own_seat(scene) {
            String::new()
        } else {
            pen.tell(&phrase!("robotics-orders-for", name = scene.seat_name(seat)))
        };
        let cards = scene.table.open_orders().map(|(id, order)| order_facts(pen, scene, &parts, id, order));
        Self { whose, cards: cards.collect(), coming: next_order_on_its_way(pen, scene) }
    }

    /// The first form of the panel that fits into a room, or the one with the fewest lines.
    fn form_in(&self, ruler: &Ruler, room: Rect) -> (CardLines, Space) {
        let fits = |form: &&(CardLines, Space)| {
            self.panel(ruler, form.0, form.1).needed_height(ruler, room.width()) <= room.height()
        };
        *FORMS.iter().find(fits).unwrap_or(&FORMS[FORMS.len() - 1])
    }

    /// Height that the panel needs at least in a width, in points.
    pub fn least_height(&self, ruler: &Ruler, width: f32) -> f32 {
        let (lines, gap) = FORMS[FORMS.len() - 1];
        self.panel(ruler, lines, gap).needed_height(ruler, width)
    }

    /// Height that the panel needs in a width with all lines but the wishes, in points.
    pub fn usual_height(&self, ruler: &Ruler, width: f32) -> f32 {
        self.panel(ruler, CardLines::Three, Space::S).needed_height(ruler, width)
    }

    fn panel(&self, ruler: &Ruler, lines: CardLines, gap: Space) -> Node<'_, ()> {
        self.panel_of(self.cards.iter().map(|card| order_card(ruler, card, lines)), gap)
    }

    /// Describes the panel with empty room in place of a card of a height, in points.
    fn panel_without(&self, ruler: &Ruler, form: (CardLines, Space), without: (OrderId, f32)) -> Node<'_, ()> {
        let (lines, gap) = form;
        let (coming, height) = without;
        let cards = self.cards.iter().map(|card| match card.id == coming {
            true => painted(0.0, height, |_, _| ()).with_heights(height, height),
            false => order_card(ruler, card, lines),
        });
        self.panel_of(cards, gap)
    }

    fn panel_of<'a>(&'a self, cards: impl Iterator<Item = Node<'a, ()>>, gap: Space) -> Node<'a, ()> {
        let title = if self.whose.is_empty() { phrase!("robotics-orders-open") } else { phrase!("robotics-orders") };
        let title = text(TextStyle::HEADING, title).manner(Manner::Heading);
        let whose =
            if self.whose.is_empty() { Node::empty() } else { name_on_line(TextStyle::NOTE, &self.whose).key("whose") };
        // A single card is no higher than one of two.
        let below = if self.cards.len() > 1 { Node::empty() } else { spacer() };
        column([row([title.grow(), whose]).inside_by(Space::Xs, Space::None)])
            .and(cards)
            .and([below])
            .gap(gap)
            .inside_by(Space::S, Space::S)
            .on(Surface::Panel(Radius::Panel))
    }
}

/// Notes which orders are new. Must be called in every frame, whether they are shown or not.
pub fn note_new_orders(scene: &mut Scene) {
    let state = scene.table.state();
    let turn = state.turn().map(|turn| turn.seat);
    let steps = scene.play.history().steps().len();
    scene.view.new_orders.note_open(&scene.table.orders().open, (state.round, turn), steps);
}

/// Player who acts, whose needs need no title: not a computer player or a person elsewhere,
/// whose steps are only watched.
fn own_seat(scene: &Scene) -> Option<SeatId> {
    let seat = scene.on_stage();
    scene.play.players().is_here(seat).then_some(seat)
}

/// Seat whose needs are shown: that of the card that was clicked, the one that the stage asks for,
/// or the player who acts; while a computer player acts, the person who reads.
fn seat_of_needs(scene: &Scene) -> SeatId {
    let clicked = scene.view.clicked_seat.filter(|(_, active)| *active == scene.active()).map(|(seat, _)| seat);
    let asked = clicked.or(scene.view.orders_for).or_else(|| own_seat(scene)).or_else(|| scene.reader());
    asked.unwrap_or_else(|| scene.on_stage())
}

/// Facts about an order for the owner of some parts.
fn order_facts(pen: &Pen, scene: &Scene, parts: &PartsAtHand, id: OrderId, order: &Order) -> OrderFacts {
    let needs = parts.needs_of(order);
    let state = order_state(scene, id, &needs);
    let own = &scene.interaction.own;
    let is_over = own.hand.as_ref().is_some_and(|hand| hand.over == Some(DropPlace::Order(id)));
    OrderFacts {
        id,
        name: pen.tell(&order_name(order)),
        wish: order_wish(order),
        pays: order.pays,
        state,
        needs,
        is_new: scene.view.new_orders.is_new(id),
        is_chosen: is_over || own.chosen == Some(Thing::Order(id)),
    }
}

/// Draws the orders, and listens to them.
pub fn draw_orders(pen: &mut Pen, scene: &mut Scene, orders: &OpenOrders, room: Rect) {
    let (lines, gap) = orders.form_in(&pen.ruler(), room);
    let mut placed = place(&pen.ruler(), room, orders.panel(&pen.ruler(), lines, gap));
    let places = orders.cards.iter().map(|card| placed.rect_of(card_key(card.id)));
    let places: Vec<Option<Rect>> = places.collect();
    let coming = orders.cards.iter().zip(&places).find_map(|(card, rect)| {
        let (order, part) = orders.coming.filter(|(order, _)| *order == card.id)?;
        Some(ComingOrder { card, rect: (*rect)?, order, part })
    });
    if let Some(coming) = &coming {
        let rest = orders.panel_without(&pen.ruler(), (lines, gap), (coming.order, coming.rect.height()));
        place(&pen.ruler(), room, rest).show(pen);
        coming.draw(pen, room, lines, scene.settings.reduced_motion);
    } else {
        placed.show(pen);
    }
    for (card, rect) in orders.cards.iter().zip(places).filter_map(|(card, rect)| Some((card, rect?))) {
        if coming.as_ref().is_some_and(|coming| coming.order == card.id) {
            continue;
        }
        draw_frames(pen, rect, card);
        listen_to_order(pen, scene, card, rect, lines);
    }
}

/// Card of an order that slides into the list after a sale (6.6).
struct ComingOrder<'a> {
    card: &'a OrderFacts,
    /// Its place in the list.
    rect: Rect,
    order: OrderId,
    /// Part of its way that is over, from 0 to 1.
    part: f32,
}

impl ComingOrder<'_> {
    /// Draws the card on its way from the right edge of the list. Where motion is reduced it is
    /// there at the end.
    fn draw(&self, pen: &mut Pen, list: Rect, lines: CardLines, is_still: bool) {
        if self.part <= 0.0 || is_still {
            return;
        }
        let shift = (list.right() - self.rect.left()) * (1.0 - self.part);
        let mut child = pen.ui.new_child(UiBuilder::new().max_rect(list).id_salt("coming order"));
        child.shrink_clip_rect(list);
        let mut within = Pen { ui: &mut child, art: pen.art, look: pen.look };
        let rect = self.rect.translate(vec2(shift, 0.0));
        let ruler = within.ruler();
        place(&ruler, rect, order_card(&ruler, self.card, lines)).show(&mut within);
        draw_frames(&within, rect, self.card);
    }
}

/// Listens to the card of an order: a click chooses the order to sell to.
fn listen_to_order(pen: &mut Pen, scene: &mut Scene, facts: &OrderFacts, rect: Rect, lines: CardLines) {
    let thing = Thing::Order(facts.id);
    let is_for_sale = facts.state == OrderState::ForSale;
    scene.note_thing(thing, rect);
    scene.note_lesson_spot(Spot::Order(facts.id), rect);
    if is_for_sale {
        scene.note_drop_place(DropPlace::Order(facts.id), rect);
    }
    let told = words_of_order(scene, facts, lines);
    let response = pen.ui.interact(rect, Id::new(("order", facts.id)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_for_sale, pen.tell(&told.spoken)));
    notes::record_place(pen.ui.ctx(), || format!("order {}", facts.id.0), rect);
    if response.hovered() {
        scene.point_at(thing);
    }
    let accepts = scene.accepts_press(pen, rect, (facts.id, is_for_sale));
    if response.clicked() && is_for_sale && accepts && scene.is_open() {
        scene.send_command(RoboticsCommand::Choose(Some(thing)));
    }
    // The tooltip would cover the card of a sale that is shown.
    if scene.held_thing().is_none() && scene.interaction.stage.show().is_none() {
        response.on_hover_hint(pen.tell(&told.hint));
    }
}

/// An order in words.
struct OrderWords {
    /// All that is on the card, for screen readers.
    spoken: Phrase,
    /// Wish, if it is not on the card, and needs, beside the pointer.
    hint: Phrase,
}

fn words_of_order(scene: &Scene, facts: &OrderFacts, lines: CardLines) -> OrderWords {
    let needs = scene.table.data().order(facts.id).map(|order| list_of_counters(&order.needs)).unwrap_or_default();
    let needs = phrase!("robotics-order-needs", parts = needs);
    let spoken = phrase!(
        "robotics-order-spoken",
        name = &facts.name,
        credits = credits_words(facts.pays),
        state = facts.state_words(),
        needs = &needs
    );
    let hint = match facts.wish.as_ref().filter(|_| lines != CardLines::Wish) {
        Some(wish) => phrase!("robotics-order-hint", wish = wish, needs = needs),
        None => needs,
    };
    OrderWords { spoken, hint }
}
