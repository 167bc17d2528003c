//! Signs over the stage: as they are drawn where they have room there, else over everything, as
//! large as their words need.

use bevy_egui::egui::{self, Color32, Id, Order, Rect, Sense, Stroke, pos2, vec2};

use crate::client::art::fonts::Face;
use crate::client::kit::notes;
use crate::client::kit::palette::{NIGHT, SIGN, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Pen};
use crate::client::scene::contents::Scene;
use crate::shell::language::Phrase;
use crate::shell::seats::Colour;

/// A sign in the middle of the stage.
pub struct Sign {
    /// How wide and high it is.
    pub size: (f32, f32),
    /// How far above the stage's lower edge it ends.
    pub from_bottom: f32,
    /// The colour of its line.
    pub line: Color32,
}

impl Sign {
    /// Draws it with what is on it.
    pub fn show(self, pen: &mut Pen, scene: &mut Scene, draw: impl FnOnce(&mut Pen, &mut Scene, Rect)) {
        let stage = scene.regions.stage;
        let (width, height) = self.size;
        let rect = area(stage.center().x - width / 2.0, stage.bottom() - self.from_bottom - height, width, height);
        if rect.top() >= scene.regions.prompt.bottom() && width <= stage.width() - 16.0 {
            face(pen, rect, self.line);
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
            ui.painter().rect_filled(whole, 0.0, faded(NIGHT, 0.6));
            if !is_enabled {
                ui.disable();
            }
            // Its size is found out in its very first frame, in which it is neither seen nor
            // listens.
            let listens = !ui.is_sizing_pass();
            notes::if_listening(&ctx, listens, || {
                let mut pen = Pen { ui, art, look };
                face(&pen, rect, self.line);
                draw(&mut pen, scene, rect);
            });
        });
    }
}

fn face(pen: &Pen, rect: Rect, line: Color32) {
    pen.panel(rect, 14.0, SIGN);
    pen.frame(rect.shrink(4.0), 11.0, Stroke::new(3.0, line));
}

/// A line on a sign: its face, size and colour, and where it stands as it is drawn.
type Line = (Phrase, Face, f32, Color32, f32);

/// A sign in the upper right corner of the stage, where robots seldom reach: whom it is about, two
/// lines, and a button.
pub struct CornerSign<'a> {
    /// The seat it is about.
    pub colour: Option<Colour>,
    /// Its lines.
    pub lines: [Line; 2],
    /// Its button.
    pub button: Button<'a>,
}

/// The sign as it is drawn, its button, and its chip.
const SIZE: (f32, f32) = (300.0, 146.0);
const BUTTON: f32 = 50.0;
const CHIP: f32 = 48.0;

/// What messages take of the window's right side, in points: they must not cover its button.
const MESSAGES: f32 = 364.0;

impl CornerSign<'_> {
    /// Draws it below the prompt; returns whether its button was pressed.
    pub fn show(self, pen: &mut Pen, stage: Rect, prompt: Rect) -> bool {
        let line = self.colour.map_or(YELLOW, |colour| pen.seat(colour));
        let left = if self.colour.is_some() { 80.0 } else { 20.0 };
        let widest =
            self.lines.iter().map(|(text, face, size, ..)| pen.measure(text, *face, *size)).fold(0.0, f32::max);
        let button = pen.button_width(&self.button.label, self.button.size, self.button.icon.is_some());
        let top = (stage.top() + 66.0).max(prompt.bottom() + 10.0);
        let is_drawn = pen.size(16.0) <= 18.0 && left + widest + 16.0 <= SIZE.0 && button <= SIZE.0 - 36.0;
        let (rect, place) = if is_drawn {
            let right = (stage.right() - 12.0).min(pen.ui.ctx().content_rect().right() - MESSAGES);
            let rect = area(right - SIZE.0, top, SIZE.0, SIZE.1);
            (rect, area(rect.left() + 18.0, rect.bottom() - 66.0, rect.width() - 36.0, BUTTON))
        } else {
            self.measured(pen, stage, top, (left, widest, button))
        };
        face(pen, rect, line);
        let room = if is_drawn { rect.width() } else { place.left() - 8.0 - rect.left() } - left;
        if let Some(colour) = self.colour {
            pen.chip(rect.left() + 18.0, rect.top() + 18.0, colour, CHIP);
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

    /// The sign with its button beside the lines, and where that is.
    fn measured(&self, pen: &Pen, stage: Rect, top: f32, (left, widest, button): (f32, f32, f32)) -> (Rect, Rect) {
        let room = widest.min(stage.width() - 24.0 - left - 16.0 - button - 18.0);
        let words: f32 = self.lines.iter().map(|(text, face, size, ..)| pen.height(text, *face, *size, room)).sum();
        let tall = pen.button_height(BUTTON, self.button.size);
        let width = left + room + 16.0 + button + 18.0;
        let height = (words + 24.0).max(tall + 32.0).max(if self.colour.is_some() { CHIP + 36.0 } else { 0.0 });
        let rect = area(stage.right() - width - 12.0, top, width, height);
        (rect, area(rect.right() - 18.0 - button, rect.center().y - tall / 2.0, button, tall))
    }
}
