//! The robot of the robot view on its grid, its power and energy, and the parts that it holds.

use bevy_egui::egui::{self, Color32, Id, Rect, Sense, Stroke, Vec2, WidgetInfo, WidgetType, vec2};

use super::spoken_table;
use crate::client::motion::{backdrop, robots};
use crate::client::robot::robot_facts::{gripper_words, held_with_grippers};
use crate::client::robot::{ability_rows, fact_cards, part_words};
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::scene::grid;
use crate::client::stage::painter;
use crate::messages::phrase;
use crate::parts::PartId;
use client::kit::palette::{CREAM, INK, INSET, PANEL, YARD};
use client::kit::panel::build::{choose, column, even_row, row, text, widget};
use client::kit::panel::{HeightRange, Node, Surface, Widget, WidthRange};
use client::kit::text::Ruler;
use client::kit::text::letters::HoverHint;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::widgets::figure::LampRow;
use client::kit::{Pen, TextStyle};
use client::table::grid::{Grid, Moved};
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Message of the robot view.
#[derive(Clone, Copy, Debug)]
pub enum RobotViewMessage {
    /// Returns to the table.
    Close,
    /// Saves a picture of the robot.
    SavePortrait,
    /// Shows the robot of another seat.
    LookAt(SeatId),
    /// Moves and enlarges the robot.
    Move(Moved),
}

/// Picture of a robot on its grid, which can be moved and enlarged like the stage.
pub(super) struct RobotStage<'a, 's> {
    scene: &'a Scene<'s>,
    seat: SeatId,
}

impl<'a, 's> RobotStage<'a, 's> {
    pub(super) const fn new(scene: &'a Scene<'s>, seat: SeatId) -> Self {
        Self { scene, seat }
    }

    /// Paints the robot, and frames and explains the part under the pointer.
    fn paint_robot(&self, pen: &mut Pen, rect: Rect, grid: &Grid, response: egui::Response) {
        if !self.scene.table.survives(self.seat) {
            let side = rect.size().min_elem() / 2.0;
            pen.draw_svg("explosion", Rect::from_center_size(rect.center(), Vec2::splat(side)), Color32::WHITE);
            return;
        }
        robots::paint_robot_still(pen, &self.scene.robot_picture(self.seat), grid);
        painter::draw_bonus_tags(pen, self.scene, self.seat, grid);
        spoken_table::speak_parts(pen, self.scene, self.seat, grid);
        self.point_out_part(pen, grid, response);
    }

    fn point_out_part(&self, pen: &Pen, grid: &Grid, response: egui::Response) {
        let Some(at) = response.hover_pos() else { return };
        let build = self.scene.robot_or_build(self.seat);
        let assembly = build.assembly();
        let Some(index) = assembly.part_at(grid.cell_under(at)) else { return };
        let placed = &assembly.parts()[index];
        let around = grid.rect_of(placed.rectangle).expand(Space::Xxs.points());
        pen.stroke_rect(around, Radius::Row.points(), Stroke::new(LineWidth::Panel.points(), CREAM));
        let tile = self.scene.table.part(placed.part).and_then(|info| self.scene.known_tile(&info));
        if let Some(tile) = tile {
            response.on_hover_text_at_pointer(pen.tell(&part_words::tile_in_words(tile)));
        }
    }
}

impl Widget<RobotViewMessage> for RobotStage<'_, '_> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        WidthRange::default()
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        HeightRange::default()
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, id: Id) -> Option<RobotViewMessage> {
        let before = match self.scene.view.closer {
            (seat, moved) if seat == self.seat => moved,
            _ => Moved::default(),
        };
        let robot = self.scene.robot_picture(self.seat);
        let (cell, x) = grid::place_of_whole(&robot, rect, rect.left(), rect.width(), 0);
        let grid = grid::standing_robot(&robot, rect, x, cell, 0, before);
        // It takes clicks but not the keyboard, which has nothing to do here.
        let response = pen.ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
        let pointer = response.interact_pointer_pos().or_else(|| response.hover_pos());
        let moved = pointer.map(|at| before.after_input(pen, &response, at, &grid));
        let outer = pen.ui.clip_rect();
        pen.ui.set_clip_rect(rect);
        backdrop::paint_backdrop(pen, rect, &grid, false);
        self.paint_robot(pen, rect, &grid, response);
        backdrop::paint_frame(pen, rect, PANEL);
        pen.ui.set_clip_rect(outer);
        moved.filter(|moved| *moved != before).map(RobotViewMessage::Move)
    }
}

/// Describes the power and the energy of a robot: side by side, or one below the other where their
/// words need the room.
pub(super) fn robot_figures<'a, M: 'a>(scene: &Scene, seat: SeatId) -> Node<'a, M> {
    let power = scene.table.power(seat);
    let full = scene.table.setup().tiles.starter().power;
    let lamps = LampRow { icon: "power", value: power, full, is_low: power <= 1 };
    even_row([
        row([widget(lamps), text(TextStyle::STRONG, phrase!("closer-power", power = power, full = full))]),
        ability_rows::energy_row(scene, seat),
    ])
    .gap(Space::L)
}

/// Describes the parts that a robot holds, with their grippers, below a heading.
pub(super) fn held_panel<'a, M: 'a>(scene: &Scene, seat: SeatId) -> Node<'a, M> {
    let all = held_with_grippers(scene, seat);
    let held = if all.is_empty() {
        row([fact_cards::nothing_held()])
    } else {
        row(all.into_iter().map(|(part, grippers)| held_part(scene, part, &grippers).grow()))
    };
    let ground = |pen: &mut Pen, rect: Rect, _| {
        pen.draw_rect(rect, Radius::Panel.points(), YARD, Stroke::new(LineWidth::Panel.points(), INK));
    };
    // As high with parts as without.
    column([fact_cards::held_heading(), held.at_least_high(TILE.y)])
        .inside_by(Space::M, Space::S)
        .on(Surface::Painted(Box::new(ground)))
}

/// Describes a part that is held. A name that is cut tells nothing: without room for it the picture
/// is alone, and its hint has the words.
fn held_part<'a, M: 'a>(scene: &Scene, part: PartId, grippers: &[PartId]) -> Node<'a, M> {
    let name = phrase!("as-title", name = scene.part_name(part));
    let by = gripper_words(scene, grippers);
    let size = scene.table.part(part).and_then(|info| info.size).map_or((1.0, 1.0), cells_of);
    let tile = || {
        let words = phrase!("closer-held-by", part = &name, by = &by);
        widget(HeldTile { drawing: scene.part_drawing(part), size, words }).key(("held", part))
    };
    let words = column([text(TextStyle::STRONG, name.clone()), text(TextStyle::NOTE, by.clone()).narrow()]);
    choose([row([tile(), words.gap(Space::None).grow()]), row([tile()])])
}

/// Least width of the well of a held tile, and its height, in points.
const TILE: Vec2 = Vec2::splat(IconSize::Large.points() + Space::M.points());

/// Tile that a robot holds, in a well.
struct HeldTile {
    drawing: &'static str,
    /// Width and height, in cells.
    size: (f32, f32),
    /// Name and grippers.
    words: Phrase,
}

impl HeldTile {
    /// Side of a cell, in points.
    fn cell(&self) -> f32 {
        IconSize::Large.points() / self.size.1
    }

    fn well(&self) -> Vec2 {
        vec2(self.size.0 * self.cell() + Space::M.points(), TILE.y)
    }
}

impl<M> Widget<M> for HeldTile {
    fn widths(&self, _: &Ruler) -> WidthRange {
        WidthRange::fixed(self.well().x)
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        HeightRange::fixed(self.well().y)
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, id: Id) -> Option<M> {
        let well = Rect::from_min_size(rect.min, self.well());
        pen.draw_inset(well, Radius::Row.points(), INSET);
        pen.draw_tile(self.drawing, well.center(), self.size, self.cell(), Rotation::Up, Color32::WHITE);
        let response = pen.ui.interact(well, id, Sense::hover());
        let words = pen.tell(&self.words);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
        response.on_hover_hint(words);
        None
    }
}
