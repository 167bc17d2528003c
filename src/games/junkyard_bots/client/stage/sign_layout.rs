//! Signs over the stage: in their usual size where they have room there, else over everything, as
//! large as their words need.

use bevy_egui::egui::{self, Color32, Id, Order, Rect, Sense, Stroke, pos2, vec2};

use crate::client::scene::contents::Scene;
use client::art::fonts::Face;
use client::kit::notes;
use client::kit::palette::{NIGHT, SIGN, YELLOW, fade_colour};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Button, Pen};
use shell::language::Phrase;
use shell::seats::Colour;

/// Sign in the middle of the stage.
pub struct Sign {
    /// Width and height, in points.
    pub size: (f32, f32),
    /// Distance from the sign's lower edge to the stage's, in points.
    pub from_bottom: f32,
    /// Colour of the sign's line.
    pub line: Color32,
}

impl Sign {
    /// Draws the sign, and its contents by `draw`.
    pub fn draw_sign(self, pen: &mut Pen, scene: &mut Scene, draw: impl FnOnce(&mut Pen, &mut Scene, Rect)) {
        let stage = scene.regions.stage;
        let (width, height) = self.size;
        let rect = rect_at(stage.center().x - width / 2.0, stage.bottom() - self.from_bottom - height, width, height);
        if rect.top() >= scene.regions.prompt.bottom() && width <= stage.width() - 16.0 {
            draw_face(pen, rect, self.line);
            draw(pen, scene, rect);
            return;
        }
        let ctx = pen.ui.ctx().clone();
        let whole = pen.ui.ctx().content_rect();
        let middle = stage.union(scene.regions.tray).center();
        let rect = Rect::from_center_size(middle, vec2(width, height));
        let rect = rect.translate((whole.shrink(8.0).min - rect.min).max(egui::Vec2::ZERO));
        let rect = rect.translate((whole.shrink(8.0).max - rect.max).min(egui::Vec2::ZERO));
        let look = pen.look;
        let art = &mut *pen.art;
        let is_enabled = pen.ui.is_enabled();
        let over = egui::Area::new(Id::new("sign over the stage")).order(Order::Middle).fixed_pos(rect.min);
        over.movable(false).constrain(false).show(&ctx, |ui| {
            ui.set_clip_rect(whole);
            ui.allocate_rect(rect, Sense::click_and_drag());
            ui.painter().rect_filled(whole, 0.0, fade_colour(NIGHT, 0.6));
            if !is_enabled {
                ui.disable();
            }
            // In its first frame the area is only measured: it is invisible and must not listen.
            let listens = !ui.is_sizing_pass();
            notes::if_listening(&ctx, listens, || {
                let mut pen = Pen { ui, art, look };
                draw_face(&pen, rect, self.line);
                draw(&mut pen, scene, rect);
            });
        });
    }
}

fn draw_face(pen: &Pen, rect: Rect, line: Color32) {
    pen.draw_panel(rect, 14.0, SIGN);
    pen.stroke_rect(rect.shrink(4.0), 11.0, Stroke::new(3.0, line));
}

/// Line on a sign: its text, face, size and colour, and its usual baseline below the sign's upper
/// edge, in points.
type CornerSignLine = (Phrase, Face, f32, Color32, f32);

/// Sign in the upper right corner of the stage, which robots seldom reach: a seat, two lines, and a
/// button.
pub struct CornerSign<'a> {
    /// Colour of the seat that the sign is about.
    pub colour: Option<Colour>,
    /// Lines of text.
    pub lines: [CornerSignLine; 2],
    /// Button below or beside the lines.
    pub button: Button<'a>,
}

/// Usual size of the sign, height of its button, and side of its chip, in points.
const SIZE: (f32, f32) = (300.0, 146.0);
const BUTTON: f32 = 50.0;
const CHIP: f32 = 48.0;

/// Width that messages take of the window's right side, in points: they must not cover the sign's
/// button.
const MESSAGES: f32 = 364.0;

impl CornerSign<'_> {
    /// Draws the sign below the prompt; returns whether its button was pressed.
    pub fn draw_sign(self, pen: &mut Pen, stage: Rect, prompt: Rect) -> bool {
        let line = self.colour.map_or(YELLOW, |colour| pen.seat_colour(colour));
        let left = if self.colour.is_some() { 80.0 } else { 20.0 };
        let widest =
            self.lines.iter().map(|(text, face, size, ..)| pen.measure(text, *face, *size)).fold(0.0, f32::max);
        let button = pen.button_width(&self.button.label, self.button.size, self.button.icon.is_some());
        let top = (stage.top() + 66.0).max(prompt.bottom() + 10.0);
        let is_drawn = pen.size(16.0) <= 18.0 && left + widest + 16.0 <= SIZE.0 && button <= SIZE.0 - 36.0;
        let (rect, place) = if is_drawn {
            let right = (stage.right() - 12.0).min(pen.ui.ctx().content_rect().right() - MESSAGES);
            let rect = rect_at(right - SIZE.0, top, SIZE.0, SIZE.1);
            (rect, rect_at(rect.left() + 18.0, rect.bottom() - 66.0, rect.width() - 36.0, BUTTON))
        } else {
            self.lay_out_by_text(pen, stage, top, left, widest, button)
        };
        draw_face(pen, rect, line);
        let room = if is_drawn { rect.width() } else { place.left() - 8.0 - rect.left() } - left;
        if let Some(colour) = self.colour {
            pen.draw_seat_chip(rect.left() + 18.0, rect.top() + 18.0, colour, CHIP);
        }
        let mut y = rect.top() + 12.0;
        for (text, face, size, colour, base) in &self.lines {
            if is_drawn {
                pen.text((rect.left() + left, rect.top() + base), Anchor::Start, *face, *size, *colour, text);
            } else {
                y += pen.lines(pos2(rect.left() + left, y), Anchor::Start, *face, *size, *colour, text, room);
            }
        }
        self.button.show(pen, place)
    }

    /// Lays the sign out with its button beside the lines. Returns the rectangles of both.
    fn lay_out_by_text(&self, pen: &Pen, stage: Rect, top: f32, left: f32, widest: f32, button: f32) -> (Rect, Rect) {
        let room = widest.min(stage.width() - 24.0 - left - 16.0 - button - 18.0);
        let words: f32 = self.lines.iter().map(|(text, face, size, ..)| pen.height(text, *face, *size, room)).sum();
        let tall = pen.button_height(BUTTON, self.button.size);
        let width = left + room + 16.0 + button + 18.0;
        let height = (words + 24.0).max(tall + 32.0).max(if self.colour.is_some() { CHIP + 36.0 } else { 0.0 });
        let rect = rect_at(stage.right() - width - 12.0, top, width, height);
        (rect, rect_at(rect.right() - 18.0 - button, rect.center().y - tall / 2.0, button, tall))
    }
}
