//! The sale that is shown, over both halves of the stage.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, vec2};

use super::card::draw_card;
use super::flights::{
    CARD, all_flights, draw_flying, draw_nuts, draw_waiting, flying_to_squares, part_of_next_order, seconds_of_sale,
};
use super::homes::{bag_on_stage, drawn_bag, square_of};
use crate::client::art::robot::drawings_of_robot;
use crate::client::art::standing_grid::{paint_drawings, rect_of_cell};
use crate::client::column::popup_buttons::bottom_above_buttons;
use crate::client::garage::grid::{Extent, RobotGrid, RobotRoom, Stand};
use crate::client::garage::shown_robot::room_of_robot;
use crate::client::play::shows::Sale;
use crate::client::play::{RoboticsShow, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::show_clock::ShowClock;
use crate::messages::phrase;
use crate::parts::{KindCounts, OrderId};
use crate::robot::Robot;
use crate::words;
use client::kit::palette::{GREEN, GREEN_SIGN, fade_colour};
use client::kit::points::LARGE;
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use client::table::grid::Grid;
use shell::seats::SeatId;

/// Opacity of the robot that is gone.
const GONE: f32 = 0.16;

/// Sale that is shown, with the seller.
fn shown_sale(stage: &TurnStage) -> Option<(SeatId, &Sale)> {
    match stage {
        TurnStage::Show { from, show: RoboticsShow::Sale(sale), .. } => Some((*from, sale)),
        _ => None,
    }
}

/// Draws the sale that is shown over both halves of the stage.
pub fn draw_sale(pen: &mut Pen, scene: &mut Scene) {
    let interaction = scene.interaction;
    let Some((seller, sale)) = shown_sale(&interaction.stage) else { return };
    let clock = ShowClock::read(pen, scene, "sale", seconds_of_sale(sale));
    for (part, _) in sale.to_market.iter() {
        if let Some(square) = square_of(scene, part.kind) {
            let stroke = Stroke::new(LineWidth::Panel.points(), GREEN);
            pen.stroke_rect(square.expand(Space::Xs.points()), Radius::Dialog.points(), stroke);
        }
    }
    let half = scene.halves().robot;
    let top = scene.regions.free_stage().top();
    let robot = Robot::of(scene.table.data(), sale.robot.iter().copied());
    let grid = grid_of_sold(&robot, &room_of_robot(pen.ui.ctx(), scene));
    draw_outlines(pen, &robot, &grid);
    let flights = all_flights(scene, sale, &grid, clock);
    draw_waiting(pen, scene, &flights, &grid);
    if drawn_bag(scene).is_none() {
        pen.draw_svg("bag", bag_on_stage(scene), Color32::WHITE);
    }
    let bottom = bottom_above_buttons(pen, scene).min(half.bottom());
    let around = if pen.look.text > LARGE { Space::Xs } else { Space::L }.points();
    let room = half.shrink(around).with_min_y(top + around).with_max_y(bottom - around);
    draw_card(pen, scene, sale, room, clock);
    if !scene.settings.reduced_motion {
        draw_flying(pen, &flights, grid.cell);
        draw_nuts(pen, scene, sale, clock);
    }
    if clock.seconds() >= CARD {
        draw_payment(pen, scene, seller, sale);
    }
}

/// Components of a sold robot that have not arrived at their squares yet, by kind.
pub fn parts_on_the_way(pen: &Pen, scene: &Scene) -> KindCounts {
    shown_sale(&scene.interaction.stage).map_or_else(KindCounts::default, |(_, sale)| {
        flying_to_squares(sale, ShowClock::read(pen, scene, "sale", seconds_of_sale(sale)))
    })
}

/// The order that is turned up after the sale that is shown, with the part of its way into the list
/// that is over, from 0 to 1; `None` if no order is on its way.
pub fn next_order_on_its_way(pen: &Pen, scene: &Scene) -> Option<(OrderId, f32)> {
    let (_, sale) = shown_sale(&scene.interaction.stage)?;
    let clock = ShowClock::read(pen, scene, "sale", seconds_of_sale(sale));
    let part = part_of_next_order(sale, clock);
    sale.next.map(|next| (next, part)).filter(|(_, part)| *part < 1.0)
}

/// Grid on which the sold robot stood.
fn grid_of_sold(robot: &Robot, room: &RobotRoom) -> Grid {
    let extent = Extent::of(robot);
    let stand = Stand { middle: extent.middle(), row: f32::from(extent.low.y), scrolled: Vec2::ZERO };
    *RobotGrid::standing(&extent, room, &stand).grid()
}

/// Draws where each component was.
fn draw_outlines(pen: &mut Pen, robot: &Robot, grid: &Grid) {
    paint_drawings(pen, grid, &drawings_of_robot(robot), fade_colour(Color32::WHITE, GONE));
    let dash = Space::Xs.points();
    for placed in robot.placed() {
        let place = rect_of_cell(grid, placed.at.cell).shrink(Space::Xs.points());
        pen.draw_dashed_rect(place, Stroke::new(LineWidth::Thin.points(), fade_colour(GREEN, 0.7)), dash, dash);
    }
}

/// Draws the payment over the card of the seller.
fn draw_payment(pen: &mut Pen, scene: &Scene, seller: SeatId, sale: &Sale) {
    let spot = scene.view.seat_spots.get(seller.index()).copied().flatten();
    let Some(card) = scene.regions.seats.get(seller.index()).copied() else { return };
    let words = phrase!("robotics-sale-payment", amount = words::amount_words(sale.credits));
    let block = pen.ruler().layout(TextStyle::HEADING.in_colour(GREEN), f32::INFINITY, words);
    let size = block.size() + 2.0 * vec2(Space::S.points(), Space::Xs.points());
    // Without a picture, the corner of the card is free.
    let corner = || Align2::RIGHT_BOTTOM.align_size_within_rect(size, card.shrink(Space::S.points()));
    let tag = spot.map_or_else(corner, |spot| Rect::from_center_size(spot.center(), size));
    pen.draw_rect(tag, Radius::Row.points(), GREEN_SIGN, Stroke::new(LineWidth::Row.points(), GREEN));
    block.paint(pen, tag, Align2::CENTER_CENTER);
}
