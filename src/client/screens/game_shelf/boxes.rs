//! Boxes of the games, on a board before a wall. The chosen one stands higher, in the light.

use std::f32::consts::TAU;
use std::fmt::Debug;
use std::hash::Hash;

use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{Color32, Id, Mesh, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::card::CoverCard;
use super::games::GameShelf;
use super::layout::RowLayout;
use super::options::{GameOption, ShelfRequest, draw_list, options};
use super::shown::draw_arrows;
use super::tag::Tag;
use crate::art::Picture;
use crate::kit::Pen;
use crate::kit::focus::RING;
use crate::kit::palette::{CARD, CREAM, INK, NIGHT, YELLOW, fade_colour};

/// Distances by which a box stands higher or lower than at rest, in parts of its height: when it is
/// chosen, below the pointer, and pressed.
const CHOSEN: f32 = 15.0 / 288.0;
const HOVERED: f32 = 4.0 / 288.0;
const PRESSED: f32 = -2.0 / 288.0;
/// Size of the drawing of the wall and of the board, and width of the board's ends, in points.
const WALL: Vec2 = vec2(980.0, 336.0);
const BOARD: Vec2 = vec2(1004.0, 52.0);
const BOARD_END: f32 = 60.0;

/// Distance by which the chosen box rises at Play, in parts of its height.
const PLAYED: f32 = 24.0 / 288.0;

/// Seconds in which a box rises or sinks, and in which the light and the tip of the card follow the
/// choice, at the usual speed of animations.
const RISES: f32 = 0.12;
const FOLLOWS: f32 = 0.16;

/// Motion of the boxes.
#[derive(Clone, Copy)]
pub(super) struct BoxMotion {
    /// Factor by which durations are multiplied; 0 for no motion.
    pub pace: f32,
    /// Part of the motion at Play that is done, from 0 to 1.
    pub played: f32,
}

/// Draws the wall, the board, the boxes and the card. Returns the request of a click.
pub(super) fn draw_boxes(
    pen: &mut Pen,
    layout: &RowLayout,
    shelf: &GameShelf,
    motion: BoxMotion,
) -> Option<ShelfRequest> {
    draw_wall(pen, layout.wall);
    let chosen = layout.boxes.get(shelf.number() - layout.shown.start).copied()?;
    let middle = moving(pen, "chosen-game", chosen.center().x, FOLLOWS * motion.pace);
    draw_light(pen, layout.wall, pos2(middle, chosen.center().y - 10.0), chosen.height() * vec2(0.87, 0.8));
    draw_board(pen, layout.board);
    let mut asked = None;
    draw_list(pen, layout.wall.union(layout.board), |pen| {
        let shown = options(shelf).skip(layout.shown.start);
        for (option, (rect, tag)) in shown.zip(layout.boxes.iter().zip(&layout.tags)) {
            asked = asked.or(draw_box(pen, option, *rect, tag, motion));
        }
    });
    let asked = asked.or(draw_arrows(pen, layout.wall, shelf, &layout.shown));
    pen.draw_panel(layout.card, 10.0, CARD);
    draw_pointer(pen, pos2(middle, layout.card.top()));
    if let Some(game) = shelf.chosen() {
        CoverCard::new(pen, game, layout.card.width()).draw(pen, layout.card);
    }
    asked
}

/// Returns a value that is on its way to `target` for some seconds whenever that changes.
fn moving(pen: &Pen, what: impl Hash + Debug, target: f32, seconds: f32) -> f32 {
    if seconds <= 0.0 {
        target
    } else {
        pen.ui.ctx().animate_value_with_time(Id::new(("shelf", what)), target, seconds)
    }
}

/// Draws the wall as wide as there is room; its upper part is cut off where there is little room.
fn draw_wall(pen: &mut Pen, wall: Rect) {
    let size = WALL * (wall.width() / WALL.x);
    let texture = pen.art.get_texture(pen.ui.ctx(), Picture::Drawing("shelf_wall"), size);
    let seen = (wall.height() / size.y).min(1.0);
    let part = Rect::from_min_max(pos2(0.0, 1.0 - seen), pos2(1.0, 1.0));
    let picture = RectShape::filled(wall, 10.0, Color32::WHITE).with_texture(texture, part);
    pen.painter().add(picture);
    pen.stroke_rect(wall, 10.0, Stroke::new(2.0, INK));
}

/// Draws the board, of which only the middle is stretched.
fn draw_board(pen: &mut Pen, board: Rect) {
    let scale = board.height() / BOARD.y;
    let texture = pen.art.get_texture(pen.ui.ctx(), Picture::Drawing("shelf_board"), BOARD * scale);
    let cuts = [board.left(), board.left() + BOARD_END * scale, board.right() - BOARD_END * scale, board.right()];
    let parts = [0.0, BOARD_END / BOARD.x, 1.0 - BOARD_END / BOARD.x, 1.0];
    for (cut, part) in cuts.windows(2).zip(parts.windows(2)) {
        let place = Rect::from_x_y_ranges(cut[0]..=cut[1], board.y_range());
        let of_texture = Rect::from_min_max(pos2(part[0], 0.0), pos2(part[1], 1.0));
        pen.painter().image(texture, place, of_texture, Color32::WHITE);
    }
}

/// Draws warm light on the wall around a point, fading out at a radius.
fn draw_light(pen: &Pen, wall: Rect, middle: Pos2, radius: Vec2) {
    const SIDES: u32 = 48;
    let rings = [
        (0.0, Color32::from_rgba_unmultiplied(0xff, 0xd9, 0x78, 140)),
        (0.55, Color32::from_rgba_unmultiplied(0xff, 0xb4, 0x54, 51)),
        (1.0, Color32::TRANSPARENT),
    ];
    let mut mesh = Mesh::default();
    for (part, colour) in rings {
        for side in 0..SIDES {
            let angle = side as f32 / SIDES as f32 * TAU;
            mesh.colored_vertex(middle + radius * part * vec2(angle.cos(), angle.sin()), colour);
        }
    }
    for ring in 0..rings.len() as u32 - 1 {
        for side in 0..SIDES {
            let inner = ring * SIDES;
            let next = (side + 1) % SIDES;
            mesh.add_triangle(inner + side, inner + next, inner + SIDES + side);
            mesh.add_triangle(inner + next, inner + SIDES + next, inner + SIDES + side);
        }
    }
    pen.painter().with_clip_rect(wall.shrink(1.5)).add(mesh);
}

/// Draws the tip by which the card points at the chosen box.
fn draw_pointer(pen: &Pen, at: Pos2) {
    let tip = vec![at + vec2(-13.0, 1.5), at + vec2(0.0, -12.0), at + vec2(13.0, 1.5)];
    pen.painter().add(Shape::convex_polygon(tip.clone(), CARD, Stroke::NONE));
    pen.painter().add(Shape::line(tip, Stroke::new(3.0, INK)));
    pen.fill_rect(Rect::from_center_size(at + vec2(0.0, 1.5), vec2(21.0, 4.0)), 0.0, CARD);
}

/// Draws the box of a game and its tag, both of which listen. Returns the request of a click.
fn draw_box(pen: &mut Pen, option: GameOption, rect: Rect, tag: &Tag, motion: BoxMotion) -> Option<ShelfRequest> {
    let response = option.listen(pen, rect.union(tag.rect));
    let raised = match (option.is_chosen, response.is_pointer_button_down_on(), response.hovered()) {
        (true, ..) => CHOSEN,
        (_, true, _) => PRESSED,
        (_, _, true) => HOVERED,
        _ => 0.0,
    };
    let raised = moving(pen, ("raised", option.number), raised, RISES * motion.pace);
    let raised = if option.is_chosen { raised + PLAYED * motion.played } else { raised };
    let scale = rect.height() / 288.0;
    let front = rect.translate(vec2(0.0, -raised * rect.height()));
    draw_shadow(pen, rect, scale, option.is_chosen);
    draw_spine(pen, front, scale, option.game.cover.spine);
    pen.draw_svg(option.game.cover.front, front, Color32::WHITE);
    if option.is_chosen {
        let around = Rect::from_min_max(front.min - vec2(5.0, 5.0), front.max + vec2(12.0 * scale, 5.0));
        pen.stroke_rect(around, 14.0 * scale, Stroke::new(4.0, YELLOW));
        if response.has_focus() {
            pen.stroke_rect(around.expand(3.5), 16.0 * scale, Stroke::new(RING, CREAM));
        }
        pen.draw_check_mark(pos2(front.right() + 9.0 * scale, front.top() - 1.0), 15.0 * scale.max(0.7));
    } else {
        pen.fill_rect(front.shrink(1.0), 9.0 * scale, fade_colour(NIGHT, 0.13));
    }
    tag.draw(pen, option.is_chosen);
    option.request(&response)
}

/// Draws the shadow of a box on the board.
fn draw_shadow(pen: &Pen, rect: Rect, scale: f32, is_chosen: bool) {
    let wide = rect.width() * if is_chosen { 0.46 } else { 0.5 };
    let middle = rect.center_bottom() + vec2(5.0 * scale, 0.0);
    let shade = fade_colour(INK, if is_chosen { 0.45 } else { 0.6 });
    pen.painter().add(Shape::ellipse_filled(middle, vec2(wide, 4.5 * scale), shade));
}

/// Draws the spine of a box, at its right.
fn draw_spine(pen: &Pen, front: Rect, scale: f32, colour: Color32) {
    let at = |x: f32, y: f32| pos2(front.right() + x * scale, front.top() + y * scale);
    let corners = vec![at(-8.0, 5.0), at(7.0, 12.0), at(7.0, 279.0), at(-8.0, 287.0)];
    pen.painter().add(Shape::convex_polygon(corners, colour, Stroke::new(3.0 * scale, INK)));
    let from = at(3.0, 22.0);
    let to = at(3.0, 270.0);
    pen.draw_line(from.into(), to.into(), 2.0 * scale, fade_colour(INK, 0.35));
}
