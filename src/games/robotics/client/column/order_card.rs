//! The card of an open order, described.

use bevy_egui::egui::{Color32, CornerRadius, Rect, Stroke, vec2};

use super::need_cells::{CellSize, NeedCells};
use super::order_facts::{Need, OrderState, Whereabouts};
use crate::messages::phrase;
use crate::parts::{Credits, OrderId};
use crate::words::amount_words;
use client::kit::palette::{GREEN, INK, PAPER, PAPER_GREEN, PAPER_STRIP, PAPER_TEXT, YELLOW, fade_colour, rgb};
use client::kit::panel::build::{choose, column, painted, row, spacer, text, widget};
use client::kit::panel::{Node, Surface};
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::widgets::name::name_on_line;
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Line below the title strip of a card, and the light along its upper edge.
const STRIP_LINE: Color32 = rgb(0xa9_8f62);
const LIGHT: Color32 = rgb(0xff_f6df);
/// Opacity of the shadow below a card, and of its light.
const SHADOW: f32 = 0.5;
const SHINE: f32 = 0.8;

/// Facts on the card of an order.
#[derive(Clone, Debug)]
pub struct OrderFacts {
    /// Number of the order.
    pub id: OrderId,
    /// Its name, in the player's language.
    pub name: String,
    /// Wish of the customer, if the card has one.
    pub wish: Option<Phrase>,
    /// Payment, in credits.
    pub pays: Credits,
    /// Parts that it needs.
    pub needs: Vec<Need>,
    /// Its state for the seat whose needs are shown.
    pub state: OrderState,
    /// Whether it was turned up in this turn.
    pub is_new: bool,
    /// Whether the player has chosen it, or holds the robot over it.
    pub is_chosen: bool,
}

impl OrderFacts {
    /// State of the order in words.
    pub fn state_words(&self) -> Phrase {
        let count = |at: Whereabouts| self.needs.iter().filter(|need| need.at == at).count();
        let loose = count(Whereabouts::Loose);
        match self.state {
            OrderState::ForSale => phrase!("robotics-order-for-sale"),
            OrderState::Met => phrase!("robotics-order-met"),
            OrderState::Open if loose > 0 => phrase!(
                "robotics-order-has-loose",
                count = count(Whereabouts::Robot),
                all = self.needs.len(),
                loose = loose
            ),
            OrderState::Open => {
                phrase!("robotics-order-has", count = count(Whereabouts::Robot), all = self.needs.len())
            }
        }
    }
}

/// Number of lines of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardLines {
    /// The customer's wish below all others.
    Wish,
    /// Title, parts and state.
    Three,
    /// Title and parts.
    Two,
}

/// Key of the card of an order in its panel.
pub const fn card_key(order: OrderId) -> (&'static str, OrderId) {
    ("order", order)
}

/// Form of a card.
#[derive(Clone, Copy, Debug)]
struct CardForm {
    lines: CardLines,
    cells: CellSize,
    /// Whether the payment stands at the end of the last line, not beside the name.
    pays_below: bool,
    has_badge: bool,
}

/// Describes the card of an order. Where there is little room its cells are smaller, its payment
/// loses the coin, and then the card loses the badge: the frame of a new card is seen without it.
/// A payment that does not fit beside the name stands at the end of the last line.
pub fn order_card<'a>(ruler: &Ruler, facts: &'a OrderFacts, lines: CardLines) -> Node<'a, ()> {
    let strip = strip_height(ruler);
    let title = |contents: Vec<Node<'a, ()>>| row(contents).gap(Space::Xs).with_heights(strip, strip);
    let name = || text(TextStyle::STRONG.in_colour(INK), facts.name.as_str());
    let card = |head: Node<'a, ()>, form: CardForm| {
        let gap = if lines == CardLines::Two { Space::Xxs } else { Space::Xs };
        column([head]).and(lower_lines(facts, form)).gap(gap).inside_by(Space::S, Space::None)
    };
    let form = |cells| CardForm { lines, cells, pays_below: false, has_badge: facts.is_new };
    let beside = |with_coin, form: CardForm| card(title(vec![name(), spacer(), payment(facts.pays, with_coin)]), form);
    let below = |form: CardForm| {
        let name = name_on_line(TextStyle::STRONG.in_colour(INK), &facts.name).key(("order_name", facts.id));
        card(title(vec![name.grow()]), form)
    };
    let usual = form(CellSize::Usual);
    let least = form(CellSize::Least);
    let without_badge = CardForm { has_badge: false, ..least };
    let forms = [
        beside(true, usual),
        beside(true, least),
        beside(false, usual),
        beside(false, least),
        beside(true, without_badge),
        beside(false, without_badge),
        below(CardForm { pays_below: true, ..usual }),
        below(CardForm { pays_below: true, ..least }),
        below(CardForm { pays_below: true, ..without_badge }),
    ];
    let surface = move |pen: &mut Pen, rect: Rect, _| draw_paper(pen, rect, strip);
    row([choose(forms).fill().grow()]).grow().silent().on(Surface::Painted(Box::new(surface))).key(card_key(facts.id))
}

/// Describes the lines below the title.
fn lower_lines(facts: &OrderFacts, form: CardForm) -> Vec<Node<'_, ()>> {
    let CardForm { lines, cells, pays_below, has_badge } = form;
    let needs = widget(NeedCells { needs: &facts.needs, size: cells }).grow();
    let badge = if has_badge { new_badge() } else { Node::empty() };
    let pays = if pays_below { payment(facts.pays, lines != CardLines::Two) } else { Node::empty() };
    if lines == CardLines::Two {
        return vec![row([needs, badge, pays]), spacer()];
    }
    let is_met = facts.state != OrderState::Open;
    let style = TextStyle::STRONG.in_colour(if is_met { PAPER_GREEN } else { PAPER_TEXT });
    let state = text(style, facts.state_words()).narrow().grow();
    let wish = facts.wish.as_ref().filter(|_| lines == CardLines::Wish);
    let wish = wish.map_or_else(Node::empty, |wish| text(TextStyle::BODY.in_colour(PAPER_TEXT), wish).narrow());
    vec![row([needs]), row([state, badge, pays]).gap(Space::Xs), wish, spacer()]
}

/// Describes a payment, with a coin if there is room for it.
fn payment<'a>(pays: Credits, with_coin: bool) -> Node<'a, ()> {
    let side = IconSize::Text.points();
    let coin = if with_coin {
        painted(side, side, |pen: &mut Pen, rect: Rect| pen.draw_svg("credit", rect, Color32::WHITE))
    } else {
        Node::empty()
    };
    row([coin, text(TextStyle::FIGURE.in_colour(INK), amount_words(pays))]).gap(Space::Xs)
}

/// Describes the badge of an order that was turned up in this turn.
fn new_badge<'a>() -> Node<'a, ()> {
    let surface = |pen: &mut Pen, rect: Rect, _| {
        pen.draw_rect(rect, Space::Xs.points(), YELLOW, Stroke::new(LineWidth::Well.points(), INK));
    };
    text(TextStyle::STRONG.in_colour(INK), phrase!("robotics-order-new"))
        .inside_by(Space::S, Space::None)
        .on(Surface::Painted(Box::new(surface)))
}

/// Height of the title strip of a card.
fn strip_height(ruler: &Ruler) -> f32 {
    let line = ruler.layout(TextStyle::STRONG, f32::INFINITY, "X").height();
    line.max(IconSize::Text.points()) + Space::Xs.points()
}

/// Draws a card without its contents.
fn draw_paper(pen: &Pen, rect: Rect, strip: f32) {
    let radius = Radius::Row.points();
    let edge = LineWidth::Panel.points();
    pen.fill_rect(rect.translate(vec2(0.0, edge)), radius, fade_colour(INK, SHADOW));
    pen.draw_rect(rect, radius, PAPER, Stroke::new(edge, INK));
    let inner = rect.shrink(LineWidth::Thin.points());
    let round = radius as u8;
    let corners = CornerRadius { nw: round, ne: round, sw: 0, se: 0 };
    let foot = rect.top() + strip;
    pen.painter().rect_filled(inner.with_max_y(foot), corners, PAPER_STRIP);
    pen.draw_line((inner.left(), foot), (inner.right(), foot), LineWidth::Thin.points(), STRIP_LINE);
    let shine = inner.top() + LineWidth::Thin.points();
    let light = fade_colour(LIGHT, SHINE);
    pen.draw_line((rect.left() + radius, shine), (rect.right() - radius, shine), LineWidth::Well.points(), light);
}

/// Draws the frames of a card: of one that is met, that may be sold to, or that is new.
pub fn draw_frames(pen: &Pen, rect: Rect, facts: &OrderFacts) {
    let radius = Radius::Row.points();
    let frame = |rect: Rect, width: LineWidth, colour: Color32| {
        pen.stroke_rect(rect, radius, Stroke::new(width.points(), colour));
    };
    match facts.state {
        OrderState::Open if facts.is_new => frame(rect, LineWidth::Chosen, YELLOW),
        OrderState::Open => {}
        OrderState::Met => frame(rect, LineWidth::Panel, GREEN),
        OrderState::ForSale => {
            frame(rect, LineWidth::Chosen, GREEN);
            let outer = if facts.is_chosen { LineWidth::Chosen } else { LineWidth::Well };
            frame(rect.expand(Space::Xs.points()), outer, GREEN);
        }
    }
}
