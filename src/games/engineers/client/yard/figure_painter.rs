//! Trucks, workers, and what they carry as they are painted.

use bevy_egui::egui::{Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::facts::YardFacts;
use super::figures::{FigureId, SharedLoad, YardFigure};
use super::layout::YardLayout;
use super::mark_painter::paint_marked_square;
use super::marks::OrderFlag;
use super::standing::standing_on;
use crate::action::WorkerId;
use crate::client::art::figures::{SPENT, paint_truck, paint_worker};
use crate::client::art::icons::DeedIcon;
use crate::client::art::tags::{TAN, TagLook, paint_small_tag, paint_tag, tag_height};
use crate::yard::Square;
use client::kit::Pen;
use client::kit::palette::{GREEN, INK, YELLOW};
use client::kit::tokens::{LineWidth, Space};
use shell::language::Phrase;

/// Height at which a line joins those who share a load, in parts of a figure.
const HANDS: f32 = 0.72;
/// Lower edge of the tags of those who stand at the back, in parts of a square.
const BACK: f32 = 0.62;
/// Opacity from which on a figure that fades has its tag.
const HALF: f32 = 0.5;
/// Side of the flag of an order, in parts of a square.
const FLAG: f32 = 0.36;

/// Paints trucks and workers, then their tags, so that nobody covers a number.
pub fn paint_figures(pen: &mut Pen, layout: &YardLayout, facts: &YardFacts, chosen: Option<FigureId>) {
    let mut placed: Vec<(Rect, &YardFigure)> = Vec::new();
    let mut rests: Vec<(Square, usize)> = Vec::new();
    for square in Square::all() {
        let standing = standing_on(layout, facts, square);
        placed.extend(standing.placed);
        rests.extend((standing.rest > 0).then_some((square, standing.rest)));
    }
    let on_way = facts.figures.iter().filter_map(|figure| Some((layout.square_of(figure.on_way?), figure)));
    placed.extend(on_way);
    for (place, figure) in &placed {
        paint_figure(pen, figure, *place, chosen == Some(figure.id));
    }
    for load in &facts.shared {
        paint_shared(pen, layout, load, &placed);
    }
    let is_tagged = |figure: &YardFigure| figure.carried > 0 && figure.opacity > HALF;
    for (place, figure) in placed.iter().filter(|(_, figure)| is_tagged(figure)) {
        let square = if figure.on_way.is_some() { *place } else { layout.square(figure.square) };
        let words = Phrase::words(figure.carried.to_string());
        paint_small_tag(pen, &words, TagLook::Carried, |size| corner_of_load(square, *place, size));
    }
    for (square, rest) in rests {
        let words = Phrase::words(format!("+{rest}"));
        let corner = layout.square(square).right_top() + vec2(0.0, tag_height(pen));
        paint_tag(pen, corner, &words, TagLook::Rest);
    }
}

/// Lower right corner of the tag of a load: at the outer edge of the square in which a figure has
/// its place, where it covers nobody who stands beside or before it.
fn corner_of_load(square: Rect, place: Rect, size: Vec2) -> Pos2 {
    let is_left = place.center().x < square.center().x - 1.0;
    let right = if is_left { place.left() + size.x } else { place.right() };
    // The lower edge of the back row of several.
    let is_back = place.bottom() < square.bottom() - 1.0;
    let bottom = if is_back { place.bottom().min(square.top() + BACK * square.height()) } else { place.bottom() };
    pos2(right, bottom)
}

/// Paints a truck or a worker in a square place.
fn paint_figure(pen: &mut Pen, figure: &YardFigure, place: Rect, is_chosen: bool) {
    match figure.id {
        FigureId::Truck(_) => {
            if is_chosen {
                paint_marked_square(pen, place, YELLOW);
            }
            paint_truck(pen, figure.colour, place, figure.opacity);
        }
        FigureId::Worker(..) => {
            let opacity = if figure.is_spent && !is_chosen { SPENT } else { 1.0 };
            paint_worker(pen, figure.colour, place, is_chosen, opacity * figure.opacity);
        }
    }
}

/// Paints the flags of orders at the upper left of the workers who have them.
pub fn paint_flags(pen: &mut Pen, layout: &YardLayout, facts: &YardFacts, flags: &[OrderFlag]) {
    for flag in flags {
        let Some(figure) = facts.figures.iter().find(|figure| figure.id == flag.figure) else { continue };
        let placed = standing_on(layout, facts, figure.square).placed;
        if let Some((place, _)) = placed.iter().find(|(_, figure)| figure.id == flag.figure) {
            paint_flag(pen, place.left_top(), flag.icon, layout.cell);
        }
    }
}

/// Paints the flag of an order with its upper left corner at a point.
fn paint_flag(pen: &mut Pen, corner: Pos2, icon: DeedIcon, cell: f32) {
    let rect = Rect::from_min_size(corner, Vec2::splat(FLAG * cell));
    pen.draw_rect(rect, Space::Xxs.points(), INK, Stroke::new(LineWidth::Thin.points(), GREEN));
    pen.draw_svg(icon.drawing(), rect.shrink(LineWidth::Thin.points()), GREEN);
}

/// Paints the line between those who share a load, and the load in its middle.
fn paint_shared(pen: &mut Pen, layout: &YardLayout, load: &SharedLoad, placed: &[(Rect, &YardFigure)]) {
    let hands = |worker: WorkerId| -> Option<Pos2> {
        let id = FigureId::Worker(load.seat, worker);
        let place = placed.iter().find(|(_, figure)| figure.id == id)?.0;
        Some(place.center_top() + vec2(0.0, HANDS * place.height()))
    };
    let points: Vec<Pos2> = load.workers.iter().filter_map(hands).collect();
    for (width, colour) in [(LineWidth::Panel.points() + Space::Xxs.points(), INK), (LineWidth::Panel.points(), TAN)] {
        for ends in points.windows(2) {
            pen.painter().line_segment([ends[0], ends[1]], Stroke::new(width, colour));
        }
    }
    let middle = match points[..] {
        [] => layout.square(load.square).center(),
        _ => {
            let sum = points.iter().fold(vec2(0.0, 0.0), |sum, point| sum + point.to_vec2());
            (sum / points.len() as f32).to_pos2()
        }
    };
    let words = Phrase::words(load.number.to_string());
    paint_small_tag(pen, &words, TagLook::Carried, |size| middle + size / 2.0);
}

#[cfg(test)]
mod tests {
    use super::super::stacking::stack_in;
    use super::*;

    #[test]
    fn tags_of_those_who_stand_together_are_apart_and_cover_no_other_figure() {
        let square = Rect::from_min_size(pos2(40.0, 80.0), Vec2::splat(40.0));
        let size = vec2(13.0, 14.5);
        for count in [1, 2, 3, 4] {
            let places = stack_in(square, count).places;
            let tag = |place: &Rect| {
                let corner = corner_of_load(square, *place, size);
                Rect::from_min_max(corner - size, corner)
            };
            let tags: Vec<Rect> = places.iter().map(tag).collect();
            for (number, own) in tags.iter().enumerate() {
                assert!(square.expand(0.1).contains_rect(*own), "{count}: {own:?}");
                assert!(tags[number + 1..].iter().all(|other| !other.intersects(*own)), "{count}: {tags:?}");
                let mut others = places.iter().enumerate().filter(|(other, _)| *other != number);
                assert!(others.all(|(_, place)| !own.contains(place.center())), "{count}: {tags:?}");
            }
        }
    }
}
