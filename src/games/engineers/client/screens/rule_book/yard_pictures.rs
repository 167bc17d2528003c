//! Pictures of parts of the yard on the pages of the rules, drawn as the yard of the table is.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, vec2};

use super::yard_plan::{FigurePlan, KnownBy, KnownPlan, WayPlan, YardPlan};
use crate::action::{ThingId, WorkerId};
use crate::client::yard::figure_painter::paint_figures;
use crate::client::yard::ground::paint_ground;
use crate::client::yard::lying_painter::{paint_lying, paint_numbers};
use crate::client::yard::mark_painter::{paint_ground_marks, paint_ways};
use crate::client::yard::{
    FigureId, NotedThing, OpenThing, OrderWay, WayStep, YardFacts, YardFigure, YardLayout, YardMarks, YardSquare,
    ZoneGround,
};
use crate::set::DataSet;
use crate::yard::{Gate, Square, TilePlacement, Wall, Yard};
use client::kit::palette::INK;
use client::kit::tokens::{LineWidth, Space};
use client::screens::how_to_play::book::DrawPicture;
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Largest side of a square, in points at the usual text size.
const SQUARE: f32 = 52.0;
/// Squares of yard and road in a row.
const IN_ROW: f32 = 12.0;
/// Round of an entry of the notebook.
const NOTED_IN: u16 = 1;

/// Returns the picture of a part of the yard.
pub(super) fn yard_picture(data: &DataSet, plan: YardPlan) -> DrawPicture {
    let yard = yard_of(data, &plan);
    let facts = facts_of(data, &yard, &plan);
    let marks = marks_of(&yard, &plan);
    Box::new(move |pen, rect| {
        let layout = layout_in(rect, &plan, pen.look.text);
        let whole = pen.ui.clip_rect();
        pen.ui.set_clip_rect(whole.intersect(layout.view));
        paint_ground(pen, &layout, &facts, &marks);
        paint_ground_marks(pen, &layout, &marks);
        paint_lying(pen, &layout, &facts);
        paint_ways(pen, &layout, &marks);
        paint_figures(pen, &layout, &facts, None);
        paint_numbers(pen, &layout, &facts);
        pen.ui.set_clip_rect(whole);
        let line = Stroke::new(LineWidth::Well.points(), INK);
        pen.draw_rect(layout.view, Space::Xs.points(), Color32::TRANSPARENT, line);
    })
}

/// The yard of all pictures: the first four tiles of the set, not turned.
fn yard_of(data: &DataSet, plan: &YardPlan) -> Yard {
    let tile = |tile: u8| TilePlacement { tile, ..TilePlacement::default() };
    data.yard(&[0, 1, 2, 3].map(tile), &plan.down)
}

/// Places of the squares that are seen, in the middle of a room.
fn layout_in(room: Rect, plan: &YardPlan, text: f32) -> YardLayout {
    let count = |from: u8, to: u8| f32::from(to.saturating_sub(from) + 1);
    let shown = vec2(count(plan.from.column(), plan.to.column()), count(plan.from.row(), plan.to.row()));
    let cell = (room.shrink(Space::S.points()).size() / shown).min_elem().clamp(1.0, SQUARE * text);
    let view = Rect::from_center_size(room.center(), shown * cell);
    let before = vec2(plan.from.column().into(), plan.from.row().into());
    let grid = Rect::from_min_size(view.min - before * cell, Vec2::splat(IN_ROW * cell));
    YardLayout { view, grid, cell, panel: None }
}

/// Contents of the yard with the eyes of the first team.
fn facts_of(data: &DataSet, yard: &Yard, plan: &YardPlan) -> YardFacts {
    let zone =
        |(seat, gate): (SeatId, &Gate)| Some(ZoneGround { seat, colour: colour_of(seat.0)?, square: gate.square() });
    let trucks = plan.trucks.iter().filter_map(|truck| figure(truck, FigureId::Truck(SeatId(truck.team))));
    let workers = plan.workers.iter().zip(0..).filter_map(|(worker, number)| {
        // Numbers need only differ from one another.
        figure(worker, FigureId::Worker(SeatId(worker.team), WorkerId(number)))
    });
    YardFacts {
        own_colour: colour_of(0),
        squares: Square::all().map(|square| yard_square(data, plan, square)).collect(),
        walls: Wall::all().filter(|&wall| yard.has_wall(wall)).collect(),
        rubble: plan.down.clone(),
        zones: (0..).map(SeatId).zip(&plan.gates).filter_map(zone).collect(),
        figures: trucks.chain(workers).collect(),
        shared: Vec::new(),
    }
}

fn colour_of(team: u8) -> Option<Colour> {
    Colour::ALL.get(usize::from(team)).copied()
}

fn figure(plan: &FigurePlan, id: FigureId) -> Option<YardFigure> {
    Some(YardFigure {
        id,
        colour: colour_of(plan.team)?,
        name: Phrase::default(),
        square: plan.square,
        on_way: None,
        opacity: 1.0,
        carried: plan.carries,
        is_spent: false,
    })
}

/// Contents of a square.
fn yard_square(data: &DataSet, plan: &YardPlan, square: Square) -> YardSquare {
    let here = |by: KnownBy| plan.known.iter().filter(move |known| known.square == square && known.by == by);
    let pile = plan.piles.iter().find(|pile| pile.square == square).map(|pile| pile.count);
    let is_gone = here(KnownBy::Absence).next().is_some();
    let usual = u16::from(square.is_yard() && !is_gone);
    YardSquare {
        square,
        lying: pile.unwrap_or(usual),
        open: here(KnownBy::Sight).map(|known| open_thing(data, known)).collect(),
        noted: here(KnownBy::Notebook).chain(here(KnownBy::Absence)).map(|known| noted_thing(data, known)).collect(),
        swapped: None,
    }
}

fn open_thing(data: &DataSet, known: &KnownPlan) -> OpenThing {
    OpenThing { thing: ThingId(0), picture: known.thing.picture(data), name: Phrase::default(), on_way: None }
}

fn noted_thing(data: &DataSet, known: &KnownPlan) -> NotedThing {
    let round = (known.by == KnownBy::Notebook).then_some(NOTED_IN);
    NotedThing { thing: ThingId(0), picture: known.thing.picture(data), name: Phrase::default(), round }
}

/// Marks in the yard: the way of an order, and the squares that a search covers.
fn marks_of(yard: &Yard, plan: &YardPlan) -> YardMarks {
    let covered = plan.scan.map(|scan| yard.within(scan.square, scan.steps)).unwrap_or_default();
    YardMarks { way: plan.way.as_ref().map(way_of), covered: covered.iter().copied().collect(), ..YardMarks::default() }
}

fn way_of(plan: &WayPlan) -> OrderWay {
    let step = |(square, spent): (&Square, u16)| WayStep {
        square: *square,
        spent: if plan.is_driven { 1 } else { spent },
        is_paid: true,
        is_searched: false,
    };
    OrderWay { from: plan.from, steps: plan.squares.iter().zip(1..).map(step).collect() }
}

#[cfg(test)]
mod tests {
    use super::super::plan::PicturePlan;
    use super::super::test_plans::{plans_of, yards_of_book};
    use super::*;
    use crate::set::limits::DRIVE_SQUARES;
    use client::kit::pen::rect_at;

    #[test]
    fn all_that_a_plan_names_is_in_the_part_of_the_yard_that_is_seen() {
        for plan in yards_of_book() {
            let room = rect_at(10.0, 20.0, 300.0, 150.0);
            let layout = layout_in(room, &plan, 1.0);
            assert!(room.contains_rect(layout.view) && layout.cell > 20.0, "{plan:?}");
            let figures = plan.workers.iter().chain(&plan.trucks).map(|figure| figure.square);
            let known = plan.known.iter().map(|known| known.square);
            let piles = plan.piles.iter().map(|pile| pile.square);
            let way = plan.way.iter().flat_map(|way| way.squares.iter().copied().chain([way.from]));
            for square in figures.chain(known).chain(piles).chain(way) {
                assert!(layout.view.expand(0.1).contains_rect(layout.square(square)), "{square}");
            }
        }
    }

    #[test]
    fn rule_4_1_and_9_4_ways_in_pictures_are_open_and_no_longer_than_they_may_be() {
        let data = DataSet::standard();
        for plan in yards_of_book() {
            let yard = yard_of(&data, &plan);
            let Some(way) = &plan.way else { continue };
            let mut from = way.from;
            for &square in &way.squares {
                assert!(yard.neighbours(from).any(|(_, next)| next == square), "{from} to {square}");
                from = square;
            }
            assert!(!way.is_driven || way.squares.len() <= usize::from(DRIVE_SQUARES));
        }
    }

    #[test]
    fn rule_6_1_what_a_scan_shows_is_in_its_reach() {
        let data = DataSet::standard();
        let plans = plans_of("searching");
        let scans = plans.iter().filter_map(|plan| match plan {
            PicturePlan::Yard(yard) => yard.scan.map(|scan| (yard, scan)),
            _ => None,
        });
        for (plan, scan) in scans {
            let covered = yard_of(&data, plan).within(scan.square, scan.steps);
            assert!(plan.known.iter().all(|known| covered.contains(&known.square)));
            assert!(covered.len() > 2);
        }
    }
}
