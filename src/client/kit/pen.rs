//! Surfaces, lines and pictures at exact places, with which panels are drawn.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, Context, CornerRadius, Id, Mesh, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2,
};

use super::palette;
use super::palette::{ColourSet, INK};
use super::rounded::rounded_shape;
use crate::art::{Art, Composed, Picture};
use shell::grid::Rotation;
use shell::language::{Language, Phrase};
use shell::seats::Colour;

/// Appearance that the player has set.
#[derive(Clone, Copy, Debug)]
pub struct Appearance {
    /// Factor by which text is larger than drawn, at least 1.
    pub text: f32,
    /// Seat colours.
    pub colours: ColourSet,
    /// Language of all texts.
    pub language: &'static Language,
    /// Whether a screen reader finds every text that is painted: where it is not told otherwise
    /// what stands there.
    pub speaks: bool,
}

impl Appearance {
    /// A phrase in the player's language.
    pub fn tell(&self, phrase: &Phrase) -> String {
        self.language.tell(phrase)
    }
}

/// Draws on a part of the window. It is cheap to create, so each panel has its own.
pub struct Pen<'a> {
    /// Part of the interface to draw on and to receive input from.
    pub ui: &'a mut Ui,
    /// The pictures.
    pub art: &'a mut Art,
    /// Appearance that the player has set.
    pub look: Appearance,
}

/// A rectangle by its upper-left corner and size, in points.
pub const fn rect_at(x: f32, y: f32, width: f32, height: f32) -> Rect {
    Rect { min: pos2(x, y), max: pos2(x + width, y + height) }
}

/// Clockwise angle of a rotation, in radians.
pub fn angle_of(rotation: Rotation) -> f32 {
    f32::from(rotation as u8) * std::f32::consts::FRAC_PI_2
}

impl Pen<'_> {
    /// The painter of the panel.
    pub fn painter(&self) -> &Painter {
        self.ui.painter()
    }

    /// A seat's colour.
    pub const fn seat_colour(&self, colour: Colour) -> Color32 {
        self.look.colours.seat_colour(colour)
    }

    /// Draws a filled rectangle with round corners.
    pub fn fill_rect(&self, rect: Rect, radius: f32, colour: Color32) {
        self.add_rounded(rect, radius, colour, Stroke::NONE);
    }

    /// Draws a filled rectangle with an outline half inside and half outside.
    pub fn draw_rect(&self, rect: Rect, radius: f32, colour: Color32, stroke: Stroke) {
        self.add_rounded(rect, radius, colour, stroke);
    }

    /// Draws the outline of a rectangle.
    pub fn stroke_rect(&self, rect: Rect, radius: f32, stroke: Stroke) {
        self.add_rounded(rect, radius, Color32::TRANSPARENT, stroke);
    }

    fn add_rounded(&self, rect: Rect, radius: f32, fill: Color32, stroke: Stroke) {
        self.painter().add(rounded_shape(rect, radius, fill, stroke, self.painter().pixels_per_point()));
    }

    /// Draws the dashed outline of a rectangle; `dash` and `gap` are lengths in points.
    pub fn draw_dashed_rect(&self, rect: Rect, stroke: Stroke, dash: f32, gap: f32) {
        let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
        self.painter().extend(Shape::dashed_line(&corners, stroke, dash, gap));
    }

    /// Draws a straight line.
    pub fn draw_line(&self, from: (f32, f32), to: (f32, f32), width: f32, colour: Color32) {
        self.painter().line_segment([from.into(), to.into()], Stroke::new(width, colour));
    }

    /// Draws the background of a panel: shadow, outline, and a light along its upper edge.
    pub fn draw_panel(&self, rect: Rect, radius: f32, colour: Color32) {
        // Only what the panel does not cover: painting what nobody sees costs as much as what
        // everybody sees.
        let shadow = rect.with_min_y(rect.bottom() - radius.min(rect.height())).translate(vec2(0.0, 3.0));
        let round = radius as u8;
        let corners = CornerRadius { nw: 0, ne: 0, sw: round, se: round };
        self.painter().rect_filled(shadow, corners, palette::fade_colour(INK, 0.45));
        self.draw_rect(rect, radius, colour, Stroke::new(3.0, INK));
        let light = Color32::from_white_alpha(28);
        self.draw_line((rect.left() + radius, rect.top() + 2.6), (rect.right() - radius, rect.top() + 2.6), 1.6, light);
    }

    /// Draws a band of a seat's colour along the left edge of a panel.
    pub fn draw_left_edge(&self, rect: Rect, radius: f32, width: f32, colour: Color32) {
        let round = radius as u8;
        let corners = CornerRadius { nw: round, sw: round, ne: 0, se: 0 };
        let inner = rect.shrink(1.5);
        self.painter().rect_filled(Rect::from_min_size(inner.min, vec2(width - 1.5, inner.height())), corners, colour);
    }

    /// Draws a recessed surface.
    pub fn draw_inset(&self, rect: Rect, radius: f32, colour: Color32) {
        self.draw_rect(rect, radius, colour, Stroke::new(2.0, INK));
        let light = Color32::from_white_alpha(24);
        self.draw_line(
            (rect.left() + radius, rect.bottom() - 1.5),
            (rect.right() - radius, rect.bottom() - 1.5),
            1.2,
            light,
        );
    }

    /// Draws a vertical groove.
    pub fn draw_divider(&self, x: f32, top: f32, bottom: f32) {
        self.draw_line((x, top), (x, bottom), 2.5, INK);
        self.draw_line((x + 2.0, top), (x + 2.0, bottom), 1.0, Color32::from_white_alpha(24));
    }

    /// Draws one of the program's drawings in a rectangle.
    pub fn draw_svg(&mut self, name: &'static str, rect: Rect, tint: Color32) {
        self.draw_picture(Picture::Drawing(name), rect, tint);
    }

    /// Draws an icon, `size` points wide and high.
    pub fn draw_icon(&mut self, name: &'static str, x: f32, y: f32, size: f32, tint: Color32) {
        self.draw_svg(name, rect_at(x, y, size, size), tint);
    }

    /// Draws a picture in a rectangle.
    pub fn draw_picture(&mut self, picture: Picture, rect: Rect, tint: Color32) {
        let texture = self.art.get_texture(self.ui.ctx(), picture, rect.size());
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        self.painter().image(texture, rect, whole, tint);
    }

    /// Draws a drawing rotated about its centre by a clockwise angle in radians. `size` is that
    /// before the rotation, in points. `grown` scales the texture of that size, so that an
    /// animation of the scale needs no new texture in each frame.
    pub fn draw_rotated(
        &mut self,
        name: &'static str,
        centre: Pos2,
        size: Vec2,
        grown: f32,
        angle: f32,
        tint: Color32,
    ) {
        let texture = self.art.get_texture(self.ui.ctx(), Picture::Drawing(name), size);
        let mut mesh = Mesh::with_texture(texture);
        let rect = Rect::from_center_size(centre, size * grown);
        mesh.add_rect_with_uv(rect, Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)), tint);
        mesh.rotate(bevy_egui::egui::emath::Rot2::from_angle(angle), centre);
        self.painter().add(mesh);
    }

    /// Draws a drawing narrowed to `across` of its width, from 0 to 1, as it is seen while it
    /// flips.
    pub fn draw_squeezed(&mut self, name: &'static str, centre: Pos2, size: Vec2, across: f32) {
        let texture = self.art.get_texture(self.ui.ctx(), Picture::Drawing(name), size);
        let rect = Rect::from_center_size(centre, vec2(size.x * across, size.y));
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        self.painter().image(texture, rect, whole, Color32::WHITE);
    }

    /// Returns a number that moves to `value` within some seconds whenever that changes.
    pub fn animate_number(&self, what: impl std::hash::Hash + std::fmt::Debug, value: u16, seconds: f32) -> u16 {
        let id = Id::new(("rolled", what));
        self.ui.ctx().animate_value_with_time(id, f32::from(value), seconds).round() as u16
    }

    /// Returns the progress, from 0 to 1, of an animation that began when `key` last changed and
    /// takes some seconds. Requests frames until it ends. The first call begins the animation.
    pub fn progress_since_change(&self, what: impl std::hash::Hash + std::fmt::Debug, key: u64, seconds: f32) -> f32 {
        progress_since_change(self.ui.ctx(), what, key, seconds)
    }

    /// Draws a tile about its centre; `cells` is its size before the rotation.
    pub fn draw_tile(
        &mut self,
        name: &'static str,
        centre: Pos2,
        cells: (f32, f32),
        cell: f32,
        rotation: Rotation,
        tint: Color32,
    ) {
        self.draw_rotated(name, centre, vec2(cells.0 * cell, cells.1 * cell), 1.0, angle_of(rotation), tint);
    }

    /// Draws a composed picture as large as it fits, standing on the lower edge. `place` names
    /// where: the picture that stood there before is shown until the texture is there.
    pub fn draw_composed(
        &mut self,
        place: impl std::hash::Hash + std::fmt::Debug,
        composed: &Arc<Composed>,
        rect: Rect,
    ) {
        let (wide, tall) = composed.size();
        let cell = (rect.width() / wide).min(rect.height() / tall);
        let size = vec2(wide * cell, tall * cell);
        let rect = Align2::CENTER_BOTTOM.align_size_within_rect(size, rect);
        let picture = Picture::Composed(Arc::clone(composed));
        let texture = self.art.get_texture_at(self.ui.ctx(), Id::new(("composed", place)), picture, size);
        self.painter().image(texture, rect, Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)), Color32::WHITE);
    }
}

/// Returns the progress, from 0 to 1, of an animation as [`Pen::progress_since_change`] does, where
/// nothing is drawn.
pub fn progress_since_change(
    ctx: &Context,
    what: impl std::hash::Hash + std::fmt::Debug,
    key: u64,
    seconds: f32,
) -> f32 {
    let now = ctx.input(|input| input.time);
    let id = Id::new(("progress", what));
    let (_, began) = ctx.data_mut(|data| {
        let last = data.get_temp_mut_or_insert_with(id, || (key, now));
        if last.0 != key {
            *last = (key, now);
        }
        *last
    });
    let part = ((now - began) as f32 / seconds.max(0.001)).min(1.0);
    if seconds <= 0.0 || part >= 1.0 {
        return 1.0;
    }
    ctx.request_repaint();
    part
}
