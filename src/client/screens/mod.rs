//! The screens around the game, a file each, drawn on [`sheet`]s.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Id, LayerId, Order, Rect, Sense, Stroke, UiBuilder, vec2};

use super::art::Art;
use super::board::curtain::backdrop;
use super::input::pressed;
use super::settings::Settings;
use super::theme::palette::{INK, PANEL, SECOND, YELLOW};
use super::theme::{Anchor, Face, Pen};
use super::window::is_laid_out;

mod book;
mod detail;
mod figures;
mod how_to_play;
mod load;
mod menu;
mod new_game;
mod saved;
mod settings;
mod shelf;
mod standings;
mod title;
mod victory;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        new_game::plugin,
        load::plugin,
        how_to_play::plugin,
        menu::plugin,
        settings::plugin,
        victory::plugin,
    ));
}

/// Whether Enter presses a screen's default button: not while something else has the keyboard. To be asked before the
/// screen is drawn, because a text field lets the keyboard go at Enter.
fn enter(ctx: &egui::Context) -> bool {
    pressed(ctx, egui::Key::Enter) && ctx.memory(|memory| memory.focused().is_none())
}

/// Draws a whole screen.
fn sheet(ctx: &egui::Context, settings: &Settings, art: &mut Art, name: &str, draw: impl FnOnce(&mut Pen, Rect)) {
    if !is_laid_out(ctx) {
        return;
    }
    let whole = ctx.content_rect();
    let mut ui =
        egui::Ui::new(ctx.clone(), Id::new(name), UiBuilder::new().layer_id(LayerId::background()).max_rect(whole));
    let look = settings.look(ctx);
    draw(&mut Pen { ui: &mut ui, art, look }, whole);
}

/// Draws something over whatever is there, which it darkens and keeps from listening.
fn over(ctx: &egui::Context, settings: &Settings, art: &mut Art, name: &str, draw: impl FnOnce(&mut Pen, Rect)) {
    let whole = ctx.content_rect();
    let look = settings.look(ctx);
    egui::Area::new(Id::new(name)).order(Order::Middle).fixed_pos(whole.min).movable(false).constrain(false).show(
        ctx,
        |ui| {
            ui.set_clip_rect(whole);
            ui.allocate_rect(whole, Sense::click_and_drag());
            ui.painter().rect_filled(whole, 0.0, Color32::from_rgba_unmultiplied(0x0e, 0x17, 0x1c, 190));
            draw(&mut Pen { ui, art, look }, whole);
        },
    );
}

/// The dusk behind dialogs.
fn dusk(pen: &mut Pen, whole: Rect) {
    backdrop(pen, "backdrop_dusk", whole);
    pen.fill(whole, 0.0, Color32::from_rgba_unmultiplied(0x0e, 0x17, 0x1c, 140));
}

/// A dialog's panel with its title, in the middle of the window. Returns its rectangle.
fn dialog(pen: &mut Pen, whole: Rect, size: (f32, f32), title: &str, sub: &str) -> Rect {
    let size = vec2(size.0.min(whole.width() - 24.0), size.1.min(whole.height() - 24.0));
    let rect = Rect::from_center_size(whole.center(), size);
    pen.panel(rect, 16.0, PANEL);
    for corner in [
        rect.left_top() + vec2(11.0, 11.0),
        rect.right_top() + vec2(-11.0, 11.0),
        rect.left_bottom() + vec2(11.0, -11.0),
        rect.right_bottom() - vec2(11.0, 11.0),
    ] {
        pen.painter().circle(corner, 3.2, Color32::from_rgb(0x54, 0x67, 0x70), Stroke::new(1.4, INK));
    }
    pen.head((rect.left() + 36.0, rect.top() + 54.0), 32.0, YELLOW, title);
    let at = (rect.left() + 36.0, rect.top() + 84.0);
    pen.text_within(at, Anchor::Start, Face::Text, 17.0, SECOND, sub, rect.width() - 72.0);
    rect
}
