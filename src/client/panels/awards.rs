//! Award cards of a finished game, and a small portrait that can be saved. The caller words the
//! awards.

use bevy::prelude::World;
use bevy_egui::egui::{
    Color32, ColorImage, Id, Pos2, Rect, Sense, Stroke, TextureHandle, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::sheet::has_large_text;
use crate::art::Picture;
use crate::kit::notes;
use crate::kit::palette::{CARD, CREAM, INK, INSET, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::text::letters::HoverHint;
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Award of a player.
pub struct Award {
    /// Picture, with its width and height in any unit.
    pub picture: (Picture, (f32, f32)),
    /// Title.
    pub title: Phrase,
    /// Colour of the player who gets it.
    pub colour: Colour,
    /// Name of that player.
    pub name: String,
    /// Details below the name.
    pub text: Phrase,
}

/// Drawing of a small portrait, to be done off the frame's thread; `None` if it fails.
pub type DrawPreview = Box<dyn FnOnce() -> Option<ColorImage> + Send>;

/// Small portrait that can be saved.
pub struct PicturePreview {
    /// Seat of the portrait.
    pub seat: SeatId,
    /// Hint at the pointer.
    pub about: Phrase,
    /// Caption below the picture, about the effect of a press.
    pub caption: Phrase,
    /// Begins to draw the picture; `None` if no game is played.
    pub draw: fn(&mut World, SeatId) -> Option<DrawPreview>,
    /// Picture, once it is drawn.
    pub texture: Option<TextureHandle>,
}

const TITLE: TextStyle = TextStyle::STRONG.in_colour(YELLOW);
const NAME: TextStyle = TextStyle::FIGURE;
const TEXT: TextStyle = TextStyle::NOTE;
const CAPTION: TextStyle = TextStyle::STRONG.in_colour(INK);
/// Gap between two cards, in points.
const GAP: f32 = 8.0;
/// Margins beside a card's contents, and above and below them, in points.
const MARGIN: (f32, f32) = (14.0, 9.0);
/// Side of the well with the picture of an award, in points.
const WELL: f32 = 44.0;
/// Least width of two cards side by side, in points at the usual text size.
const TWO_FROM: f32 = 400.0;
/// Side of the portrait's picture, and width of the paper around it, in points.
const PORTRAIT: f32 = 124.0;
const PAPER: f32 = 8.0;

/// Layout of the cards in a given width.
pub struct AwardCards {
    columns: usize,
    width: f32,
    rows: Vec<f32>,
}

impl AwardCards {
    /// Lays out the cards two side by side if there is room, otherwise one below the other.
    pub fn of(pen: &Pen, width: f32, awards: &[Award]) -> Self {
        let columns = if width >= TWO_FROM * pen.look.text { 2 } else { 1 };
        let width = (width - GAP * (columns - 1) as f32) / columns as f32;
        let high = |row: &[Award]| row.iter().map(|award| award_card_height(pen, width, award)).fold(0.0, f32::max);
        Self { columns, width, rows: awards.chunks(columns).map(high).collect() }
    }

    /// Height of all cards with their gaps, in points.
    pub fn total_height(&self) -> f32 {
        self.rows.iter().map(|high| high + GAP).sum::<f32>() - if self.rows.is_empty() { 0.0 } else { GAP }
    }

    /// Draws the cards from their upper left corner.
    pub fn draw_award_cards(&self, pen: &mut Pen, corner: Pos2, awards: &[Award]) {
        let Pos2 { x: left, y: mut top } = corner;
        for (row, high) in awards.chunks(self.columns).zip(&self.rows) {
            for (column, award) in row.iter().enumerate() {
                let x = left + column as f32 * (self.width + GAP);
                draw_award_card(pen, rect_at(x, top, self.width, *high), award);
            }
            top += high + GAP;
        }
    }
}

/// Width of the words on a card of the given width, in points.
fn words_width(width: f32) -> f32 {
    width - 2.0 * MARGIN.0 - WELL - 12.0
}

fn award_card_height(pen: &Pen, width: f32, award: &Award) -> f32 {
    let room = words_width(width);
    let text = pen.tall(&award.title, TITLE, room) + name_height(pen) + pen.tall(&award.text, TEXT, room);
    text.max(WELL) + 2.0 * MARGIN.1
}

fn name_height(pen: &Pen) -> f32 {
    24.0_f32.max(pen.size(16.0) * 1.4)
}

fn draw_award_card(pen: &mut Pen, rect: Rect, award: &Award) {
    pen.draw_panel(rect, 10.0, CARD);
    let title = pen.tell(&award.title);
    notes::record_place(pen.ui.ctx(), || title.clone(), rect);
    let well = rect_at(rect.left() + MARGIN.0, rect.center().y - WELL / 2.0, WELL, WELL);
    pen.draw_inset(well, 8.0, INSET);
    let (picture, (wide, high)) = &award.picture;
    let cell = (WELL - 10.0) / wide.max(*high).max(0.1);
    pen.draw_picture(
        picture.clone(),
        Rect::from_center_size(well.center(), vec2(wide * cell, high * cell)),
        Color32::WHITE,
    );
    let x = well.right() + 12.0;
    let room = words_width(rect.width());
    let mut top = rect.top() + MARGIN.1;
    top += pen.passage(pos2(x, top), room, TITLE, &title);
    let middle = top + name_height(pen) / 2.0;
    pen.draw_seat_chip(x, middle - 10.0, award.colour, 20.0);
    pen.own_name((x + 28.0, middle + pen.size(16.0) * 0.36), room - 28.0, NAME, &award.name);
    pen.passage(pos2(x, top + name_height(pen)), room, TEXT, &award.text);
}

/// Width and height of a portrait with its paper and its caption, in points.
pub fn preview_size(pen: &Pen, preview: &PicturePreview) -> Vec2 {
    let side = if has_large_text(pen) { PORTRAIT * pen.look.text.min(1.5) } else { PORTRAIT };
    let side = side.max(pen.wide(&preview.caption, CAPTION) + 4.0);
    vec2(side + 2.0 * PAPER, side + 2.0 * PAPER + pen.size(16.0) + 6.0)
}

/// Draws a portrait of [`preview_size`] from its upper left corner. Returns whether it was pressed.
pub fn draw_preview(pen: &mut Pen, corner: Pos2, preview: &PicturePreview) -> bool {
    let paper = Rect::from_min_size(corner, preview_size(pen, preview));
    let response = pen.interact_focusable(paper, Id::new("portrait-preview"), Sense::click());
    let caption = pen.tell(&preview.caption);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &caption));
    let fill = if response.hovered() { Color32::WHITE } else { CREAM };
    pen.draw_rect(paper, 4.0, fill, Stroke::new(2.5, INK));
    pen.draw_focus_ring(&response, paper.expand(4.0), 8.0);
    let side = paper.width() - 2.0 * PAPER;
    let picture = rect_at(paper.left() + PAPER, paper.top() + PAPER, side, side);
    pen.fill_rect(picture, 0.0, INSET);
    if let Some(texture) = &preview.texture {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        pen.painter().image(texture.id(), picture, whole, Color32::WHITE);
    }
    let at = (picture.center().x, (picture.bottom() + paper.bottom()) / 2.0);
    pen.silently(|pen| pen.centred_text(at, Anchor::Middle, side + PAPER, CAPTION, &caption));
    let clicked = response.clicked();
    response.on_hover_hint(pen.tell(&preview.about));
    clicked
}
