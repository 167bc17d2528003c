//! Face of a card: head, window, title, foot with icons and numbers; its back.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, vec2};

use super::card_drawing::{MOST_RISE, PICTURE, TITLE, TITLE_ROOM, WINDOW, strips_with};
use super::card_picture::CardPicture;
use super::card_title::CardTitle;
use super::figure_row::FigureRow;
use super::figures::{CardFigure, card_figures};
use super::names::CardIcon;
use super::painting::{Turned, fit_line_or_none, fitted_size};
use super::time_dial::draw_dial;
use crate::cards::{CardId, DataSet, Face};
use crate::words::{card_name, card_type};
use client::art::Picture;
use client::kit::palette::{CREAM, INK, fade_colour};
use client::kit::text::Ruler;
use client::kit::tokens::{LineWidth, Space};
use client::kit::{Pen, TextStyle};
use shell::language::{Phrase, phrase};
use shell::seats::Colour;

pub use super::card_drawing::CARD;

/// Radius of the corners of a card, in units of its drawing.
const ROUND: f32 = 14.0;
/// Height of the middle of its head, in units.
const HEAD: f32 = 18.0;
/// Height of the middle of its foot, width and height of the foot, in units.
const FOOT: f32 = 153.5;
const FOOT_SIZE: Vec2 = vec2(100.0, 27.0);
/// Distance of the first thing in the head from the left edge, and of the kind from the right, in
/// units.
const HEAD_LEFT: f32 = 10.0;
const KIND_RIGHT: f32 = 11.0;
/// The same beside the rivet of a part.
const KIND_RIGHT_OF_PART: f32 = 22.0;
/// Radius of the time dial, in points at the size of the drawing.
const DIAL: f32 = 13.0;
/// Greatest heights of icons in the foot and of the battery in the head, in points.
const ICONS: [f32; 2] = [23.0, 16.0];
const BATTERY: f32 = 24.0;
/// Least part of the size of its drawing at which a card has texts.
const LEAST_WRITTEN: f32 = 0.55;
/// Part of the foot's height for icons.
const ICON_PART: f32 = 0.86;
/// Distance and opacity of the shadow of a card that lies askew, in points.
const SHADOW: Vec2 = vec2(4.0, 8.0);
const SHADOW_OPACITY: f32 = 0.4;

/// Contents of a card's face.
#[derive(Clone, Debug, PartialEq)]
pub struct CardFace {
    /// Drawing of the card.
    drawing: &'static str,
    /// Name.
    pub title: Phrase,
    /// Kind: "arm", "action".
    pub kind: Phrase,
    /// Spaces that it costs; `None` for a card that can't be collected.
    pub time: Option<u8>,
    /// Batteries that an action costs.
    pub cost: Option<u8>,
    /// Picture in the window.
    pub picture: CardPicture,
    /// Icons with numbers in the foot.
    pub figures: Vec<CardFigure>,
}

/// Look of a card at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardLook {
    /// Angle by which it is turned, clockwise and in radians.
    pub angle: f32,
    /// Opacity, from 0 to 1.
    pub opacity: f32,
    /// Colour of a frame around it.
    pub frame: Option<Color32>,
    /// Whether time and kind are shown, which count in the build phase only.
    pub is_priced: bool,
}

impl CardLook {
    /// A card of a hand, which lies straight.
    pub const PLAIN: Self = Self { angle: 0.0, opacity: 1.0, frame: None, is_priced: false };
}

impl CardFace {
    /// Face of a card; a part in the colour of a seat that has it.
    pub fn of(data: &DataSet, id: CardId, colour: Option<Colour>) -> Self {
        let picture = CardPicture::of(data, id, colour);
        let card = data.find_card(id);
        let drawing = match card.map(|card| &card.face) {
            Some(Face::Part(_)) => "card_part",
            Some(Face::Action(_)) if id != CardId::JUNK_CODE => "card_action",
            _ => "card_junk",
        };
        Self {
            drawing,
            title: card.map(card_name).unwrap_or_default(),
            kind: card.map(card_type).unwrap_or_default(),
            time: card.map(|card| card.time).filter(|&time| time > 0),
            cost: card.and_then(|card| card.action()).map(|action| action.batteries),
            picture,
            figures: card.map(card_figures).unwrap_or_default(),
        }
    }

    /// Draws the card in a rectangle, before it is turned. Nothing is read out.
    pub fn draw(&self, pen: &mut Pen, rect: Rect, look: CardLook) {
        self.draw_on(pen, rect.size(), &CardSheet::new(rect, look));
    }

    /// Draws a card that another card covers, but for a part of its width at the left. Its name is
    /// left out, and the foot has what fits into that part.
    pub fn draw_covered(&self, pen: &mut Pen, rect: Rect, look: CardLook, uncovered: f32) {
        self.draw_on(pen, rect.size(), &CardSheet { uncovered, ..CardSheet::new(rect, look) });
    }

    fn draw_on(&self, pen: &mut Pen, size: Vec2, on: &CardSheet) {
        if on.turned.angle != 0.0 {
            let below = Turned { centre: on.turned.centre + SHADOW, ..on.turned };
            below.draw_rounded(pen, size, ROUND * on.scale, fade_colour(INK, SHADOW_OPACITY), Stroke::NONE);
        }
        let title = on.fit_title(&pen.ruler(), &self.title);
        let rise = title.as_ref().map_or(0.0, |title| on.rise_for(title));
        let white = on.fade(Color32::WHITE);
        on.turned.draw_strips(pen, Picture::Drawing(self.drawing), size, &strips_with(rise), white);
        let picture = fitted_size(&self.picture, (PICTURE - vec2(0.0, rise)) * on.scale);
        let middle = on.offset(WINDOW - vec2(0.0, rise / 2.0));
        on.turned.draw_picture(pen, self.picture.picture.clone(), middle, picture, white);
        if let Some(title) = title {
            title.draw(pen, on.turned, on.offset(vec2(WINDOW.x, TITLE - rise / 2.0)));
        }
        if on.is_written() {
            self.draw_head(pen, on);
            self.draw_foot(pen, on);
        }
        if let Some(frame) = on.look.frame {
            let line = Stroke::new(LineWidth::Chosen.points(), frame);
            let around = size + Vec2::splat(LineWidth::Panel.points());
            on.turned.draw_rounded(pen, around, ROUND * on.scale, Color32::TRANSPARENT, line);
        }
    }

    /// Draws the head: time, cost in batteries, and the kind where it has room.
    fn draw_head(&self, pen: &mut Pen, on: &CardSheet) {
        let middle = on.offset(vec2(0.0, HEAD)).y;
        let mut left = on.offset(vec2(HEAD_LEFT, 0.0)).x;
        if let Some(time) = self.time.filter(|_| on.look.is_priced) {
            let radius = DIAL * on.scale.max(1.0);
            draw_dial(pen, on.turned, vec2(left + radius - Space::Xs.points(), middle), radius, time, on.look.opacity);
            left += 2.0 * radius;
        }
        if let Some(cost) = self.cost {
            let icon = CardIcon::of_cost(cost);
            let size = icon.size(BATTERY * on.scale.min(1.0));
            let white = on.fade(Color32::WHITE);
            on.turned.draw_picture(pen, Picture::Drawing(icon.name), vec2(left + size.x / 2.0, middle), size, white);
            let style = TextStyle { face: TextStyle::FIGURE.face, ..on.ink() };
            let number = pen.ruler().layout(style, f32::INFINITY, cost.to_string());
            left += size.x + Space::Xs.points();
            on.turned.draw_text(pen, &number, vec2(left + number.size().x / 2.0, middle));
            left += number.size().x + Space::Xs.points();
        }
        if !on.look.is_priced || on.uncovered < 1.0 {
            return;
        }
        let margin = if self.cost.is_none() { KIND_RIGHT_OF_PART } else { KIND_RIGHT };
        let right = on.offset(vec2(CARD.x - margin, 0.0)).x;
        let kind = phrase_as_title(&self.kind);
        if let Some(line) = fit_line_or_none(&pen.ruler(), on.ink(), (right - left).max(1.0), &kind) {
            on.turned.draw_text(pen, &line, vec2(right - line.size().x / 2.0, middle));
        }
    }

    /// Draws the foot with the icons and numbers.
    fn draw_foot(&self, pen: &mut Pen, on: &CardSheet) {
        let left = WINDOW.x - FOOT_SIZE.x / 2.0;
        let room = vec2(FOOT_SIZE.x.min(CARD.x * on.uncovered - left), FOOT_SIZE.y) * on.scale;
        let icons = ICONS.map(|icon| icon.min(room.y * ICON_PART));
        let style = TextStyle::FIGURE.in_colour(on.fade(CREAM));
        let row = FigureRow::fit(&pen.ruler(), &self.figures, style, room.x, icons);
        let corner = on.offset(vec2(left, FOOT));
        let from = vec2(corner.x + (room.x - row.width()) / 2.0, corner.y);
        row.paint(pen, on.turned, from, on.look.opacity);
    }
}

/// A name that stands alone.
fn phrase_as_title(name: &Phrase) -> Phrase {
    phrase!("as-title", name = name)
}

/// A card on the table: its middle, the points of a unit of its drawing, and the part of its width
/// that no other card covers.
struct CardSheet {
    turned: Turned,
    scale: f32,
    look: CardLook,
    uncovered: f32,
}

impl CardSheet {
    fn new(rect: Rect, look: CardLook) -> Self {
        let scale = (rect.size() / CARD).min_elem();
        Self { turned: Turned { centre: rect.center(), angle: look.angle }, scale, look, uncovered: 1.0 }
    }

    /// Distance from the middle of a point in units of the drawing.
    fn offset(&self, at: Vec2) -> Vec2 {
        (at - CARD / 2.0) * self.scale
    }

    fn fade(&self, colour: Color32) -> Color32 {
        fade_colour(colour, self.look.opacity)
    }

    /// Whether texts can be read on a card of this size.
    fn is_written(&self) -> bool {
        self.scale >= LEAST_WRITTEN
    }

    /// Lays out the name, which may take room from the window. `None` if it has no room.
    fn fit_title(&self, ruler: &Ruler, name: &Phrase) -> Option<CardTitle> {
        let room = (TITLE_ROOM + vec2(0.0, MOST_RISE)) * self.scale;
        let is_seen = self.is_written() && self.uncovered >= 1.0;
        is_seen.then(|| CardTitle::fit(ruler, name, self.ink(), room)).flatten()
    }

    /// Units by which the window is lower for a name.
    fn rise_for(&self, title: &CardTitle) -> f32 {
        (title.height() / self.scale - TITLE_ROOM.y).max(0.0)
    }

    /// Style of text on the card.
    fn ink(&self) -> TextStyle {
        TextStyle::STRONG.in_colour(self.fade(INK))
    }
}

/// Draws the back of a card in a rectangle.
pub fn draw_card_back(pen: &mut Pen, rect: Rect, tint: Color32) {
    pen.draw_svg("card_back", rect, tint);
}

/// Draws backs of cards one upon the other, up to three, in a rectangle.
pub fn draw_card_backs(pen: &mut Pen, rect: Rect, count: usize, tint: Color32) {
    let step = Space::Xxs.points();
    for below in (0..count.clamp(1, 3)).rev() {
        let shift = vec2(step, -step) * below as f32;
        draw_card_back(pen, rect.translate(shift), tint);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(name: &str) -> CardFace {
        let data = DataSet::standard();
        CardFace::of(&data, data.card_named(name).unwrap(), None)
    }

    #[test]
    fn a_part_an_action_and_junk_have_faces_of_their_own() {
        let part = face("boxing_glove");
        assert_eq!((part.drawing, part.time, part.cost, part.figures.len()), ("card_part", Some(4), None, 3));
        let action = face("zap");
        assert_eq!((action.drawing, action.time, action.cost), ("card_action", Some(1), Some(1)));
        let junk = face("junk_code");
        assert_eq!((junk.drawing, junk.time, junk.cost), ("card_junk", None, Some(1)));
    }

    #[test]
    fn places_of_a_card_are_within_it_and_do_not_overlap() {
        let window = Rect::from_center_size(WINDOW.to_pos2(), PICTURE);
        let foot = Rect::from_center_size(vec2(WINDOW.x, FOOT).to_pos2(), FOOT_SIZE);
        let card = Rect::from_min_size(Vec2::ZERO.to_pos2(), CARD);
        assert!(card.contains_rect(window) && card.contains_rect(foot));
        let line = TextStyle::STRONG.size;
        assert!(window.top() > HEAD + line / 2.0 && window.bottom() < TITLE - line / 2.0 + 1.0);
        assert!(foot.top() > TITLE + line / 2.0);
    }
}
