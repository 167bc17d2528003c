//! Pictures and texts at any place and turned by any angle, as cards are that lie askew.

use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::{Align2, Color32, Mesh, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::card_picture::CardPicture;
use super::names::CardIcon;
use client::art::Picture;
use client::art::fonts::Face;
use client::kit::text::Ruler;
use client::kit::{Block, Pen, TextStyle};
use shell::language::Phrase;

/// Number of lines of a round corner.
const CORNER_LINES: u8 = 6;

/// Middle of a thing and the angle by which it is turned, clockwise and in radians.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turned {
    /// Middle, about which it is turned.
    pub centre: Pos2,
    /// Angle.
    pub angle: f32,
}

impl Turned {
    /// A thing that is not turned.
    pub const fn upright(centre: Pos2) -> Self {
        Self { centre, angle: 0.0 }
    }

    /// Point on the screen of a point of the thing, by its distance from the middle.
    pub fn point_at(self, offset: Vec2) -> Pos2 {
        self.centre + Rot2::from_angle(self.angle) * offset
    }

    /// Draws a picture with its middle at a distance from that of the thing.
    pub fn draw_picture(self, pen: &mut Pen, picture: Picture, offset: Vec2, size: Vec2, tint: Color32) {
        let texture = pen.art.get_texture(pen.ui.ctx(), picture, size);
        let centre = self.point_at(offset);
        let mut mesh = Mesh::with_texture(texture);
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        mesh.add_rect_with_uv(Rect::from_center_size(centre, size), whole, tint);
        mesh.rotate(Rot2::from_angle(self.angle), centre);
        pen.painter().add(mesh);
    }

    /// Draws a picture about the middle in strips one below another. The edges of the strips are
    /// heights in the picture and heights where they are drawn, in parts of the whole.
    pub fn draw_strips(self, pen: &mut Pen, picture: Picture, size: Vec2, edges: &[(f32, f32)], tint: Color32) {
        let mut mesh = Mesh::with_texture(pen.art.get_texture(pen.ui.ctx(), picture, size));
        let place = Rect::from_center_size(self.centre, size);
        for strip in edges.windows(2) {
            let [(from, top), (to, bottom)] = [strip[0], strip[1]];
            let [top, bottom] = [top, bottom].map(|height| place.top() + height * size.y);
            let part = Rect::from_min_max(pos2(0.0, from), pos2(1.0, to));
            mesh.add_rect_with_uv(Rect::from_x_y_ranges(place.x_range(), top..=bottom), part, tint);
        }
        mesh.rotate(Rot2::from_angle(self.angle), self.centre);
        pen.painter().add(mesh);
    }

    /// Draws a text with its middle at a distance from that of the thing.
    pub fn draw_text(self, pen: &Pen, words: &Block, offset: Vec2) {
        let centre = self.point_at(offset);
        if self.angle == 0.0 {
            words.paint(pen, Rect::from_center_size(centre, words.size()), Align2::CENTER_CENTER);
        } else {
            words.paint_turned(pen, centre, self.angle, 1.0);
        }
    }

    /// Fills a rectangle with round corners about the middle, and outlines it.
    pub fn draw_rounded(self, pen: &Pen, size: Vec2, radius: f32, fill: Color32, line: Stroke) {
        let points = rounded_points(size, radius).into_iter().map(|offset| self.point_at(offset)).collect();
        pen.painter().add(Shape::convex_polygon(points, fill, line));
    }
}

/// Points of a rectangle with round corners about its middle, clockwise from the upper right.
fn rounded_points(size: Vec2, radius: f32) -> Vec<Vec2> {
    let inner = size / 2.0 - Vec2::splat(radius.min(size.min_elem() / 2.0));
    let corners = [vec2(1.0, -1.0), vec2(1.0, 1.0), vec2(-1.0, 1.0), vec2(-1.0, -1.0)];
    let quarter = std::f32::consts::FRAC_PI_2;
    let arc = |(number, corner): (usize, Vec2)| {
        (0..=CORNER_LINES).map(move |line| {
            let turn = f32::from(line) / f32::from(CORNER_LINES) + number as f32 - 1.0;
            corner * inner + Vec2::angled(turn * quarter) * radius
        })
    };
    corners.into_iter().enumerate().flat_map(arc).collect()
}

/// Size of a card's picture that is fitted into a room.
pub fn fitted_size(picture: &CardPicture, room: Vec2) -> Vec2 {
    let (width, height) = picture.size();
    vec2(width, height) * (room.x / width).min(room.y / height)
}

/// Draws the picture of a card in the middle of a rectangle, as large as it fits.
pub fn draw_card_picture(pen: &mut Pen, picture: &CardPicture, room: Rect, tint: Color32) {
    let place = Rect::from_center_size(room.center(), fitted_size(picture, room.size()));
    pen.draw_picture(picture.picture.clone(), place, tint);
}

/// Draws an icon of a height in the middle of a rectangle, in the colour of the text beside it.
pub fn draw_card_icon(pen: &mut Pen, icon: CardIcon, room: Rect, text: Color32) {
    let place = Rect::from_center_size(room.center(), icon.size(room.height()));
    pen.draw_svg(icon.name, place, icon.tint(text));
}

/// Lays out words on one line of a width: in the style, or else in the face of running text. `None`
/// if they have no room.
pub fn fit_line_or_none(ruler: &Ruler, style: TextStyle, width: f32, words: &Phrase) -> Option<Block> {
    let plain = TextStyle { face: Face::Text, ..style };
    let mut lines = [style, plain].into_iter().map(|style| ruler.layout(style, f32::INFINITY, words));
    lines.find(|line| line.size().x <= width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rounded_rectangle_has_its_size_however_it_is_turned() {
        let points = rounded_points(vec2(128.0, 176.0), 12.0);
        let bounds = Rect::from_points(&points.iter().map(|offset| offset.to_pos2()).collect::<Vec<_>>());
        assert!((bounds.size() - vec2(128.0, 176.0)).length() < 0.01, "{bounds}");
        let turned = Turned { centre: pos2(10.0, 20.0), angle: std::f32::consts::FRAC_PI_2 };
        assert!((turned.point_at(vec2(5.0, 0.0)) - pos2(10.0, 25.0)).length() < 0.01, "clockwise");
    }
}
