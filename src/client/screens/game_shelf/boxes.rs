//! Boxes of the games, on a board before a wall. The chosen one stands higher, in the light.

use std::cell::Cell;
use std::f32::consts::TAU;
use std::fmt::Debug;
use std::hash::Hash;

use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{Color32, Id, Mesh, Pos2, Rect, Response, Shape, Stroke, Vec2, pos2, vec2};

use super::games::GameShelf;
use super::layout::{BOX_HEIGHT, RowLayout, room_of_boxes};
use super::options::{GameOption, ShelfRequest, draw_list, options};
use super::shown::{arrows_width, draw_arrows, shown_games};
use super::tag::tag_in_width;
use crate::art::Picture;
use crate::input::Shortcuts;
use crate::kit::Pen;
use crate::kit::focus::RING;
use crate::kit::palette::{CREAM, INK, NIGHT, YELLOW, fade_colour};
use crate::kit::panel::{HeightRange, Node, Widget, WidthRange, show_panel};
use crate::kit::text::Ruler;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};

/// Distances by which a box stands higher or lower than at rest, in points beside a box of the
/// usual height: when it is chosen, below the pointer, and pressed, and as it rises at Play.
const CHOSEN: f32 = Space::L.points();
const HOVERED: f32 = Space::Xs.points();
const PRESSED: f32 = -Space::Xxs.points();
const PLAYED: f32 = Space::Xl.points();
/// Size of the drawing of the wall and of the board, and width of the board's ends, in points.
const WALL: Vec2 = vec2(980.0, 336.0);
const BOARD: Vec2 = vec2(1004.0, 52.0);
const BOARD_END: f32 = 60.0;
/// Radius of the light on the wall, in parts of a box's height.
const LIGHT: f32 = 0.85;

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

/// The wall, the board, and the boxes with their tags.
pub(super) struct Boxes<'a> {
    /// The games.
    pub shelf: &'a GameShelf,
    /// The keys that choose them.
    pub shortcuts: &'a Shortcuts,
    /// Motion of the boxes.
    pub motion: BoxMotion,
    /// Place of the middle of the chosen box across the window, in points, which is set as soon as
    /// it is known.
    pub middle: &'a Cell<f32>,
}

impl<'a> Boxes<'a> {
    fn tag(&self, ruler: &Ruler, number: usize, most: f32) -> Node<'a, ShelfRequest> {
        tag_in_width(ruler, self.shelf, self.shortcuts, number, most)
    }

    /// Largest width and height of all tags, in points.
    fn tag_size(&self, ruler: &Ruler) -> Vec2 {
        let sizes =
            (0..self.shelf.games().len()).map(|number| size_of(ruler, &mut self.tag(ruler, number, f32::INFINITY)));
        sizes.fold(Vec2::ZERO, Vec2::max)
    }

    /// Draws the box of a game and its tag. Returns the request of a click.
    fn draw_option(&self, pen: &mut Pen, option: GameOption, rect: Rect, layout: &RowLayout) -> Option<ShelfRequest> {
        let mut tag = self.tag(&pen.ruler(), option.number, layout.tag_room);
        let size = size_of(&pen.ruler(), &mut tag);
        let place = Rect::from_center_size(pos2(rect.center().x, layout.board.center().y), size);
        let response = option.listen(pen, rect.union(place));
        draw_box(pen, option, rect, &response, self.motion);
        show_panel(pen, place, tag.silent());
        option.request(&response)
    }
}

/// Width and height of a node, in points.
fn size_of<M>(ruler: &Ruler, node: &mut Node<M>) -> Vec2 {
    let width = node.needed_width(ruler);
    vec2(width, node.needed_height(ruler, width))
}

impl Widget<ShelfRequest> for Boxes<'_> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        WidthRange::default()
    }

    fn heights(&self, ruler: &Ruler, _: f32) -> HeightRange {
        room_of_boxes(self.tag_size(ruler).y)
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<ShelfRequest> {
        let shelf = self.shelf;
        let tag = self.tag_size(&pen.ruler());
        let layout = RowLayout::new(rect, shown_games(pen, shelf), tag, arrows_width(shelf));
        draw_wall(pen, layout.wall);
        let chosen = layout.boxes.get(shelf.number() - layout.shown.start).copied()?;
        let middle = moving(pen, "chosen-game", chosen.center().x, FOLLOWS * self.motion.pace);
        self.middle.set(middle);
        draw_light(pen, layout.wall, pos2(middle, chosen.center().y), chosen.height() * LIGHT);
        draw_board(pen, layout.board);
        let mut asked = None;
        draw_list(pen, layout.wall.union(layout.board), |pen| {
            let shown = options(shelf).skip(layout.shown.start);
            for (option, rect) in shown.zip(&layout.boxes) {
                asked = asked.or(self.draw_option(pen, option, *rect, &layout));
            }
        });
        asked.or(draw_arrows(pen, layout.wall, shelf, &layout.shown))
    }
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
    let round = Radius::Panel.points();
    let seen = (wall.height() / size.y).min(1.0);
    let part = Rect::from_min_max(pos2(0.0, 1.0 - seen), pos2(1.0, 1.0));
    let picture = RectShape::filled(wall, round, Color32::WHITE).with_texture(texture, part);
    pen.painter().add(picture);
    pen.stroke_rect(wall, round, Stroke::new(LineWidth::Well.points(), INK));
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
fn draw_light(pen: &Pen, wall: Rect, middle: Pos2, radius: f32) {
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
    pen.painter().with_clip_rect(wall).add(mesh);
}

/// Draws the box of a game.
fn draw_box(pen: &mut Pen, option: GameOption, rect: Rect, response: &Response, motion: BoxMotion) {
    let raised = match (option.is_chosen, response.is_pointer_button_down_on(), response.hovered()) {
        (true, ..) => CHOSEN,
        (_, true, _) => PRESSED,
        (_, _, true) => HOVERED,
        _ => 0.0,
    };
    let raised = moving(pen, ("raised", option.number), raised, RISES * motion.pace);
    let raised = if option.is_chosen { raised + PLAYED * motion.played } else { raised };
    let scale = rect.height() / BOX_HEIGHT;
    let front = rect.translate(vec2(0.0, -raised * scale));
    draw_shadow(pen, rect, scale, option.is_chosen);
    draw_spine(pen, front, scale, option.game.cover.spine);
    pen.draw_svg(option.game.cover.front, front, Color32::WHITE);
    if !option.is_chosen {
        pen.fill_rect(front.shrink(1.0), Radius::Row.points() * scale, fade_colour(NIGHT, 0.13));
        return;
    }
    let edge = Space::Xs.points();
    let around = front.expand(edge);
    let around = around.with_max_x(around.right() + Space::S.points() * scale);
    pen.stroke_rect(around, Radius::Dialog.points() * scale, Stroke::new(edge, YELLOW));
    if response.has_focus() {
        pen.stroke_rect(around.expand(edge), Radius::Dialog.points() * scale, Stroke::new(RING, CREAM));
    }
    pen.draw_check_mark(around.right_top(), IconSize::Sign.points());
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
