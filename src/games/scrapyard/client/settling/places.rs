//! The things that settle a dent: shields, which have gone by themselves, armour, the draw deck.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, vec2};

use super::facts::SettlingFacts;
use super::layout::{SettlingLayout, token_places};
use super::sparks::{CLOSED_WELL, WELL};
use crate::action::Settling;
use crate::client::art::card::draw_card_backs;
use crate::messages::phrase;
use crate::words::shields_words;
use client::kit::palette::{CREAM, FAINT, GREEN, GREEN_WELL, INK, MUTED, SECOND, YELLOW, fade_colour};
use client::kit::panel::build::{choose, column, row, text};
use client::kit::panel::{Node, Rank, show_panel};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Size of the title of a place, and of its number.
const TITLE: TextStyle = TextStyle::bold(18.0, CREAM);
const NUMBER: TextStyle = TextStyle::display(24.0, CREAM);
/// Side of an armour token at most, and of a shield, in points.
const TOKEN: f32 = 42.0;
const SHIELD: f32 = 38.0;
/// Most shields that are drawn.
const MOST_SHIELDS: u16 = 2;
/// Height of the line with the title and of the sentence at the foot, in points at the usual text
/// size.
const HEAD: f32 = 40.0;
const FOOT: f32 = 34.0;
/// Height of a place below which things are closer to its edges, in points at the usual text size.
const LOW: f32 = 80.0;
/// Size of the backs of the deck, in points, which is that of a card in parts of its height.
const BACKS: Vec2 = vec2(62.0, 85.0);
/// Lengths of dashes and gaps, in points.
const DASHES: (f32, f32) = (9.0, 7.0);

/// State of a place for a dent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceState {
    /// A dent can be dropped there.
    Open,
    /// One is held over it, or it is under the pointer.
    Pointed,
    /// It is the only place.
    Only,
    /// No dent can be dropped there.
    Closed,
}

impl PlaceState {
    /// State of a place.
    pub fn of(facts: &SettlingFacts, how: Settling, pointed: Option<Settling>) -> Self {
        if facts.why_not(how).is_some() {
            Self::Closed
        } else if pointed == Some(how) {
            Self::Pointed
        } else if facts.only_armour && how == Settling::Armour {
            Self::Only
        } else {
            Self::Open
        }
    }
}

/// Paints the ground of a place in its state.
fn paint_place(pen: &Pen, rect: Rect, state: PlaceState) {
    let radius = Radius::Panel.points();
    match state {
        PlaceState::Open => {
            pen.draw_panel(rect, radius, WELL);
            pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Well.points(), GREEN), DASHES.0, DASHES.1);
        }
        PlaceState::Pointed | PlaceState::Only => {
            pen.draw_panel(rect, radius, GREEN_WELL);
            pen.stroke_rect(rect, radius, Stroke::new(LineWidth::Panel.points(), GREEN));
        }
        PlaceState::Closed => pen.draw_rect(rect, radius, CLOSED_WELL, Stroke::new(LineWidth::Well.points(), INK)),
    }
}

/// Room inside the edges of a place.
fn inner_room(pen: &Pen, rect: Rect) -> Rect {
    let is_low = rect.height() < LOW * pen.look.text;
    let margin = if is_low { vec2(Space::M.points(), Space::Xs.points()) } else { Vec2::splat(Space::M.points()) };
    rect.shrink2(margin)
}

/// Draws the shields that went by themselves.
pub fn draw_shields(pen: &mut Pen, layout: &SettlingLayout, facts: &SettlingFacts) {
    let rect = layout.shields;
    pen.draw_panel(rect, Radius::Panel.points(), WELL);
    let side = SHIELD.min(rect.height() - Space::S.points());
    let shown = facts.shields.min(MOST_SHIELDS);
    let step = side - Space::Xs.points();
    for number in 0..shown {
        let left = rect.left() + Space::M.points() + f32::from(number) * step;
        let place = rect_at(left, rect.center().y - side / 2.0, side, side);
        pen.draw_svg("shield", place, fade_colour(Color32::WHITE, FAINT));
        let tick = Vec2::splat(IconSize::Text.points().min(side));
        pen.draw_svg("check", Rect::from_center_size(place.center(), tick), GREEN);
    }
    let left = rect.left() + Space::L.points() + f32::from(shown) * step + Space::M.points();
    let words = column([
        text(TextStyle::STRONG.in_colour(SECOND), shields_words(facts.shields)).gives_way(Rank::Second),
        text(TextStyle::NOTE.in_colour(MUTED), phrase!("scrapyard-settle-shields-went")).gives_way(Rank::First),
    ]);
    show_panel::<()>(pen, rect.with_min_x(left).shrink(Space::Xs.points()), words.gap(Space::None).key("shields-gone"));
}

/// Draws the armour with its tokens and the places of lost ones. Returns the place of the token
/// that is lost next.
pub fn draw_armour(pen: &mut Pen, layout: &SettlingLayout, facts: &SettlingFacts, state: PlaceState) -> Option<Rect> {
    let rect = layout.armour;
    paint_place(pen, rect, state);
    let (now, full) = facts.armour;
    let heads = [Some(phrase!("scrapyard-settle-of-full", count = full)), None];
    let mut head = choose(heads.map(|before| head_line(phrase!("scrapyard-settle-armour"), before, now.into())));
    let inner = inner_room(pen, rect);
    let scale = pen.look.text;
    let usual = (HEAD * scale - Space::M.points()).min(inner.height() / 3.0);
    let top = head.needed_height(&pen.ruler(), inner.width()).max(usual);
    show_panel::<()>(pen, inner.with_max_y(inner.top() + top), head.key("armour-to-lose"));
    let foot =
        if state == PlaceState::Only { (FOOT * scale - Space::M.points()).min(inner.height() / 3.0) } else { 0.0 };
    let room = Rect::from_min_max(inner.min + vec2(0.0, top + Space::Xs.points()), inner.max - vec2(0.0, foot));
    let places = token_places(room, full.max(now).into(), TOKEN);
    for (number, place) in places.iter().enumerate() {
        let is_there = number < usize::from(now);
        pen.draw_svg(if is_there { "armour" } else { "armour_lost" }, *place, Color32::WHITE);
    }
    let last = usize::from(now).checked_sub(1).and_then(|last| places.get(last)).copied();
    if let Some(last) = last.filter(|_| state == PlaceState::Pointed) {
        let stroke = Stroke::new(LineWidth::Panel.points(), YELLOW);
        pen.stroke_rect(last.expand(Space::Xxs.points()), Radius::Row.points(), stroke);
    }
    if foot > 0.0 {
        let why = text(TextStyle::NOTE, phrase!("scrapyard-settle-last-card")).gives_way(Rank::First);
        show_panel::<()>(pen, inner.with_min_y(inner.bottom() - foot), why.key("why-only-armour"));
    }
    last
}

/// Draws the draw deck.
pub fn draw_deck(pen: &mut Pen, layout: &SettlingLayout, facts: &SettlingFacts, state: PlaceState) {
    let rect = layout.deck;
    paint_place(pen, rect, state);
    let inner = inner_room(pen, rect);
    let scale = (inner.height() / BACKS.y).min(1.0);
    let backs = Rect::from_min_size(inner.left_center() - vec2(0.0, BACKS.y * scale / 2.0), BACKS * scale);
    let (deck, discard) = facts.deck;
    let tint = fade_colour(Color32::WHITE, if state == PlaceState::Closed { FAINT } else { 1.0 });
    draw_card_backs(pen, backs, usize::try_from(deck).unwrap_or(1), tint);
    let what = if deck == 0 && discard > 0 {
        phrase!("scrapyard-settle-deck-shuffled", count = discard)
    } else {
        phrase!("scrapyard-settle-deck-blind")
    };
    let note = text(TextStyle::NOTE, what).gives_way(Rank::First);
    let titles = [phrase!("scrapyard-settle-deck"), phrase!("scrapyard-settle-deck-short")];
    let head = choose(titles.map(|title| head_line(title, None, deck)));
    let words = column([head, note]).gap(Space::Xxs);
    let left = backs.right() + Space::L.points();
    show_panel::<()>(pen, inner.with_min_x(left), words.key("deck-to-lose"));
}

/// Describes the title of a place with its number at the right.
fn head_line<'a>(title: Phrase, before: Option<Phrase>, number: u32) -> Node<'a, ()> {
    let before = before.map_or_else(Node::empty, |before| text(TextStyle::NOTE, before));
    row([text(TITLE, title).grow(), before, text(NUMBER, number.to_string())]).gap(Space::S)
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, TestBattle, cards, test_seats};
    use super::super::facts::SettlingSoFar;
    use super::*;

    fn state(battle: &TestBattle, how: Settling, pointed: Option<Settling>) -> PlaceState {
        let facts = SettlingFacts::of(&battle.table(), &test_seats(2), A, &SettlingSoFar::default());
        PlaceState::of(&facts, how, pointed)
    }

    #[test]
    fn only_armour_is_lit_while_one_card_is_left() {
        let usual = TestBattle::new(2).settling(3);
        assert_eq!(state(&usual, Settling::Armour, None), PlaceState::Open);
        assert_eq!(state(&usual, Settling::Deck, Some(Settling::Deck)), PlaceState::Pointed);
        let last = usual.with(A, |robot| {
            robot.cards.deck = cards("");
            robot.cards.hand = cards("zap");
        });
        assert_eq!(state(&last, Settling::Armour, None), PlaceState::Only);
        assert_eq!(state(&last, Settling::Deck, Some(Settling::Deck)), PlaceState::Closed);
    }
}
