//! Panels that lay themselves out, in a window of egui alone.

use bevy_egui::egui::{Context, Event, RawInput, Rect};
use client::art::Art;
use client::art::fonts::font_definitions;
use client::kit::palette::ColourSet;
use client::kit::panel::build::painted;
use client::kit::panel::{Node, place};
use client::kit::pen::rect_at;
use client::kit::{Appearance, Pen};
use shell::language::Language;

mod forms;
mod layout;
mod presses;

const WINDOW: Rect = rect_at(0.0, 0.0, 800.0, 600.0);
/// A window of egui without a game.
pub struct BareWindow {
    ctx: Context,
    art: Art,
    time: f64,
    pub text: f32,
}

impl BareWindow {
    pub fn new() -> Self {
        let ctx = Context::default();
        ctx.set_fonts(font_definitions());
        let mut window = Self { ctx, art: Art::default(), time: 0.0, text: 1.0 };
        // Fonts are there from the second frame on.
        window.frame(Vec::new(), |_| ());
        window
    }

    /// Draws a frame with these events.
    pub fn frame<R>(&mut self, events: Vec<Event>, draw: impl FnOnce(&mut Pen) -> R) -> R {
        self.painted_frame(events, draw).0
    }

    /// Shapes that a frame without events paints.
    pub fn shapes<R>(&mut self, draw: impl FnOnce(&mut Pen) -> R) -> String {
        self.painted_frame(Vec::new(), draw).1
    }

    fn painted_frame<R>(&mut self, events: Vec<Event>, draw: impl FnOnce(&mut Pen) -> R) -> (R, String) {
        self.time += 0.1;
        let input = RawInput { screen_rect: Some(WINDOW), events, time: Some(self.time), ..RawInput::default() };
        let look =
            Appearance { text: self.text, colours: ColourSet::default(), language: Language::english(), speaks: false };
        let mut draw = Some(draw);
        let mut drawn = None;
        let art = &mut self.art;
        let mut output = self.ctx.run_ui(input, |ui| {
            if let Some(draw) = draw.take() {
                drawn = Some(draw(&mut Pen { ui, art: &mut *art, look }));
            }
        });
        output.textures_delta.clear();
        (drawn.unwrap(), format!("{:?}", output.shapes))
    }

    /// Rectangles of the nodes with these keys in a panel that has a room.
    pub fn rects<'a>(
        &mut self,
        room: Rect,
        keys: &[&str],
        describe: impl FnOnce() -> Node<'a, ()>,
    ) -> Vec<Option<Rect>> {
        self.frame(Vec::new(), |pen| {
            let mut placed = place(&pen.ruler(), room, describe());
            keys.iter().map(|key| placed.rect_of(key)).collect()
        })
    }
}

/// A node of a size.
pub fn block<'a>(width: f32, height: f32, key: &'static str) -> Node<'a, ()> {
    painted(width, height, |_, _| ()).key(key)
}
