//! A robot on the map: its base in the seat's colour, its picture, and the plate with what it can
//! lose.

use bevy_egui::egui::{Align2, Color32, Rect, Shape, Stroke, Vec2, vec2};

use super::facts::FigureFacts;
use super::layout::ArenaLayout;
use super::picture_shape::standing_in;
use client::art::names::symbol_icon;
use client::kit::palette::{CREAM, INK, LIGHT_RED, RED_SIGN, fade_colour};
use client::kit::pen::rect_at;
use client::kit::tokens::{LineWidth, Space};
use client::kit::{Pen, TextStyle};

/// Size of a shadow below a base, and of the ring around that of the robot whose turn it is, in
/// parts of the base.
const SHADOW: Vec2 = vec2(1.05, 1.1);
const ACTIVE: Vec2 = vec2(1.19, 1.29);
/// Opacity of a shadow.
const SHADOW_OPACITY: f32 = 0.55;
/// Height of a seat's chip on a plate, in parts of the plate's, and of the symbol on the chip.
const CHIP: f32 = 0.68;
const SYMBOL: f32 = 0.66;
/// Toughness at which the plate of a robot begins to warn.
const FEW: i32 = 4;
/// Width of a plate, in parts of its height, below which it has no chip.
const NARROW: f32 = 1.8;

/// Paints a robot on its base, with an opacity from 0 to 1 beside its own one.
pub fn paint_figure(pen: &mut Pen, layout: &ArenaLayout, figure: &FigureFacts, opacity: f32) {
    let opacity = opacity * figure.opacity;
    if opacity <= 0.0 {
        return;
    }
    let (middle, half) = layout.base(figure.at);
    let line = LineWidth::Panel.points() * layout.cell / layout.figure(figure.at).width();
    let shadow = middle + vec2(0.0, Space::Xs.points());
    let painter = pen.painter();
    painter.add(Shape::ellipse_filled(shadow, half * SHADOW, fade_colour(INK, SHADOW_OPACITY * opacity)));
    let hue = fade_colour(pen.seat_colour(figure.colour), opacity);
    painter.add(Shape::ellipse_filled(middle, half, hue));
    painter.add(Shape::ellipse_stroke(middle, half, Stroke::new(line, fade_colour(INK, opacity))));
    if figure.is_active {
        let ring = Stroke::new(LineWidth::Row.points(), fade_colour(CREAM, opacity));
        painter.add(Shape::ellipse_stroke(middle, half * ACTIVE, ring));
    }
    let room = layout.figure(figure.at);
    let room = Align2::CENTER_BOTTOM.align_size_within_rect(room.size() * figure.scale, room);
    let rect = standing_in(&figure.picture, room).translate(figure.shift * layout.cell - vec2(0.0, figure.lift));
    let tint = fade_colour(Color32::WHITE, opacity);
    if let Some(arm) = &figure.arm {
        pen.draw_picture(arm.picture.clone(), rect.translate(arm.shift * layout.cell), tint);
    }
    pen.draw_picture(figure.picture.clone(), rect, tint);
}

/// Paints the plate of a robot: its symbol, and what it can lose. `shown` is that number on its
/// way.
pub fn paint_plate(pen: &mut Pen, layout: &ArenaLayout, figure: &FigureFacts, shown: i32) {
    let rect = layout.plate(figure.at);
    let warns = shown <= FEW;
    let hue = pen.seat_colour(figure.colour);
    let fill = if warns { RED_SIGN } else { INK };
    pen.draw_rect(rect, Space::Xs.points(), fill, Stroke::new(LineWidth::Well.points(), hue));
    let margin = (1.0 - CHIP) / 2.0 * rect.height();
    let mut room = rect;
    if rect.width() >= NARROW * rect.height() {
        let side = CHIP * rect.height();
        let chip = rect_at(rect.left() + margin, rect.top() + margin, side, side);
        pen.fill_rect(chip, Space::Xs.points(), hue);
        let symbol = Rect::from_center_size(chip.center(), Vec2::splat(side * SYMBOL));
        pen.draw_svg(symbol_icon(figure.colour), symbol, INK);
        room.min.x = chip.right();
    }
    let style = TextStyle::FIGURE.in_colour(if warns { LIGHT_RED } else { CREAM });
    let words = |style| pen.ruler().layout(style, f32::INFINITY, shown.to_string());
    let usual = words(style);
    let part = (room.width() / usual.size().x).min(rect.height() / style.size).min(1.0);
    let number = if part < 1.0 { words(style.scaled(part)) } else { usual };
    number.paint(pen, room, Align2::CENTER_CENTER);
}
