//! A test as a picture to share (section 11): the machine, the dial with the roll, and the result.

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};

use crate::action::TableEvent;
use crate::client::art::dial::Dial;
use crate::client::art::dial_picture::{dial_items, hex_colour, placed_drawing};
use crate::client::art::files::DRAWINGS;
use crate::client::art::icons::DeedIcon;
use crate::client::art::names::{grade_drawing, worker_drawing};
use crate::client::play::shows::show_with_picture;
use crate::client::play::{EngineersShow, Play, TestShow};
use crate::client::test_run::bench_row::BenchRow;
use crate::client::test_run::facts::{RunFacts, RunPart};
use crate::client::test_run::run_plan::RunEnd;
use crate::client::test_run::run_time::RunTime;
use crate::messages::phrase;
use crate::table::Table;
use crate::words::points_words;
use client::app::request::Request;
use client::kit::palette::{INK, LIGHT_RED, PANEL, RED_SIGN, rgb};
use client::kit::pen::rect_at;
use client::panels::poster::contents::{Poster, PosterItem, PosterSubject, PosterWords};
use client::panels::poster::look::PosterLook;
use client::panels::poster::request::{ComposePoster, PictureRequest, PlayerPicture};
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

// Lengths are in pixels of the picture, whose ground is 736 pixels below its upper edge.

/// Rooms of the machine on its card, of the dial, and of the bench.
const CARD: Rect = rect_between(30.0, 96.0, 310.0, 330.0);
const DIAL: Rect = rect_between(330.0, 40.0, 1050.0, 470.0);
const BENCH: Rect = rect_between(40.0, 496.0, 1040.0, 736.0);
/// Pixels for a point of the bench, as the table has it.
const SCALE: f32 = 2.0;
/// Largest pixels for a unit of the drawing of the dial.
const LARGEST: f32 = 2.0;
/// Width of the drawing of a machine in parts of its height, and space around it.
const WIDE: f32 = 4.0 / 3.0;
const AROUND: f32 = 16.0;
/// Sides of the grade and of a mark on a component, of a link and of smoke, in parts of the side of
/// a component, and how far the first two stand out of it.
const GRADE: f32 = 0.44;
const MARK: f32 = 0.36;
const OUT: f32 = 0.08;
const LINK: f32 = 0.34;
const SMOKE: f32 = 0.6;
/// Colour of the board, the width of outlines, and the radius of corners.
const WOOD: Color32 = rgb(0x8f_5f38);
const OUTLINE: f32 = 5.0;
const CORNERS: f32 = 12.0;

/// A rectangle from its left, upper, right and lower edge.
const fn rect_between(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect { min: pos2(left, top), max: pos2(right, bottom) }
}

/// A test that can be shared.
#[derive(Clone, Debug, PartialEq)]
pub struct TestPicture {
    /// The team.
    pub seat: SeatId,
    /// Round of the test.
    pub round: u16,
    facts: RunFacts,
    end: RunEnd,
}

impl TestPicture {
    /// The test of a step, by its events and the table after it; `None` if there is none.
    pub fn of_step(table: &Table, seats: &[Seat], round: u16, events: &[TableEvent]) -> Option<Self> {
        match show_with_picture(events, |thing| table.whole(thing))? {
            EngineersShow::Test(test) => Self::of_show(table, seats, round, *test),
            _ => None,
        }
    }

    /// A test that is shown at the table after it.
    pub fn of_show(table: &Table, seats: &[Seat], round: u16, test: TestShow) -> Option<Self> {
        let facts = RunFacts::of(table, seats, &test);
        let seat = test.seat;
        let end = facts.plan.end_at(RunTime::end_of(&EngineersShow::Test(Box::new(test))))?;
        Some(Self { seat, round, facts, end })
    }

    /// Whether the machine works, and the points on its card.
    pub fn worth(&self) -> (bool, u16) {
        (self.end == RunEnd::Works, self.facts.machine.as_ref().map_or(0, |machine| machine.points))
    }

    /// Name of the picture, with that of its player.
    pub fn picture_name(&self, seats: &[Seat]) -> Phrase {
        let machine = self.facts.machine.as_ref().map(|machine| machine.name.clone()).unwrap_or_default();
        phrase!("engineers-test-picture", name = seat_name(seats, self.seat), machine = machine)
    }

    /// Request to save the picture.
    pub fn ask_for_file(self) -> Request {
        let seat = self.seat;
        let compose = ComposePoster::new(move |world: &mut World, _| self.poster_in_window(world));
        PictureRequest::Choose(picture_of_test(seat, compose)).into()
    }

    /// The picture for this window; `None` if no game is shown.
    pub fn poster_in_window(&self, world: &mut World) -> Option<Poster> {
        let look = PosterLook::of_window(world);
        world.get_resource::<Play>().map(|play| self.compose(play.seats(), &look))
    }

    fn compose(&self, seats: &[Seat], look: &PosterLook) -> Poster {
        let others = seats.iter().enumerate().filter(|(index, _)| *index != self.seat.index());
        let others = Argument::list(others.map(|(_, seat)| seat.name.as_str()));
        let game = phrase!("engineers-test-picture-game", round = self.round, others = others);
        let line = |icon, words: &Phrase| PosterWords { icon, words: look.language.tell(words) };
        let icon = if self.end == RunEnd::Works { "check" } else { "cross" };
        Poster {
            drawings: DRAWINGS,
            title: "ENGINEERS AT PLAY",
            on_stage: PosterSubject::Scene(self.items()),
            name: seat_name(seats, self.seat).to_owned(),
            colour: self.facts.colour,
            hue: look.hue(self.facts.colour),
            game: look.language.tell(&game),
            numbers: Vec::new(),
            words: vec![line(DeedIcon::Test.drawing(), &self.machine_words()), line(icon, &self.result_words())],
            faces: Arc::clone(&look.faces),
        }
    }

    fn machine_words(&self) -> Phrase {
        let machine = self.facts.machine.as_ref();
        let name = machine.map(|machine| machine.name.clone()).unwrap_or_default();
        let points = points_words(machine.map_or(0, |machine| machine.points));
        phrase!("engineers-test-picture-machine", machine = name, points = points)
    }

    fn result_words(&self) -> Phrase {
        let RunFacts { roll, value, .. } = &self.facts;
        match self.end {
            RunEnd::Works => phrase!("engineers-test-picture-works", roll = *roll, value = value.value),
            RunEnd::StopsAt(_) => phrase!("engineers-test-picture-stops", roll = *roll, value = value.value),
            RunEnd::FliesApart => phrase!("engineers-test-picture-flies-apart"),
        }
    }

    /// Items of the picture, from the back to the front.
    fn items(&self) -> Vec<PosterItem> {
        let dial = Dial::fit(DIAL, LARGEST);
        let mut items = dial_items(&dial, self.facts.value.value, self.facts.roll);
        if let Some(machine) = &self.facts.machine {
            items.push(PosterItem::Shapes(rounded_rect(CARD, PANEL, INK)));
            let inside = CARD.shrink(AROUND);
            let height = inside.height().min(inside.width() / WIDE);
            items.push(placed_drawing(machine.drawing, inside.center(), vec2(height * WIDE, height), 0.0));
        }
        items.extend(self.items_of_bench());
        items
    }

    /// The worker at the switch, and the components side by side on the board.
    fn items_of_bench(&self) -> Vec<PosterItem> {
        let room = Rect::from_min_max((BENCH.min.to_vec2() / SCALE).to_pos2(), (BENCH.max.to_vec2() / SCALE).to_pos2());
        let row = BenchRow::new(room, self.facts.parts.len(), 0.0);
        let mut items = vec![
            PosterItem::Shapes(rounded_rect(enlarged(row.board), WOOD, INK)),
            in_place(worker_drawing(self.facts.colour), enlarged(row.worker)),
            in_place("switch_on", enlarged(row.switch)),
        ];
        for (number, (part, place)) in self.facts.parts.iter().zip(&row.parts).enumerate() {
            if self.end == RunEnd::StopsAt(number) {
                items.push(PosterItem::Shapes(rounded_rect(enlarged(*place), RED_SIGN, LIGHT_RED)));
            }
            items.extend(items_of_part(part, enlarged(*place)));
        }
        for number in 1..row.parts.len() {
            if let Some((middle, place)) = row.link(number).zip(row.parts.get(number)) {
                let side = Vec2::splat(LINK * place.width() * SCALE);
                items.push(placed_drawing("link", (middle.to_vec2() * SCALE).to_pos2(), side, 0.0));
            }
        }
        let smoking = row.parts.iter().enumerate().filter(|(number, _)| self.smokes(*number));
        items.extend(smoking.map(|(_, place)| smoke_above(enlarged(*place))));
        items
    }

    /// Whether smoke rises from a component after the roll.
    fn smokes(&self, number: usize) -> bool {
        self.end == RunEnd::FliesApart || self.end == RunEnd::StopsAt(number)
    }
}

/// Picture of a test of a team, which can be saved.
pub fn picture_of_test(seat: SeatId, compose: ComposePoster) -> PlayerPicture {
    PlayerPicture { seat, title: phrase!("engineers-file-save-test"), file_word: "test", compose }
}

/// A component after the roll, with its grade and its mark.
fn items_of_part(part: &RunPart, place: Rect) -> Vec<PosterItem> {
    let side = place.width();
    let out = OUT * side;
    let picture = &part.pictures[1];
    let mut items = vec![in_place(picture.drawing, place)];
    if let Some(grade) = picture.grade.filter(|grade| grade.is_working()) {
        let plate = GRADE * side;
        let corner = place.max + Vec2::splat(out - plate);
        items.push(in_place(grade_drawing(grade), rect_at(corner.x, corner.y, plate, plate)));
    }
    if let Some(mark) = picture.shown_mark() {
        let corner = place.min - Vec2::splat(out);
        items.push(in_place(mark.drawing(), rect_at(corner.x, corner.y, MARK * side, MARK * side)));
    }
    items
}

/// Smoke that has risen above a component.
fn smoke_above(place: Rect) -> PosterItem {
    let side = place.width();
    let middle = place.center_top() + vec2(0.2, -0.2) * side;
    placed_drawing("smoke", middle, Vec2::splat(SMOKE * side), 0.0)
}

/// A drawing that fills a place.
fn in_place(drawing: &'static str, place: Rect) -> PosterItem {
    placed_drawing(drawing, place.center(), place.size(), 0.0)
}

/// A rectangle of the bench in pixels.
fn enlarged(rect: Rect) -> Rect {
    let corner = |at: Pos2| (at.to_vec2() * SCALE).to_pos2();
    Rect::from_min_max(corner(rect.min), corner(rect.max))
}

/// A rectangle with round corners as an element of SVG.
fn rounded_rect(rect: Rect, fill: Color32, line: Color32) -> String {
    format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{CORNERS}" fill="{}" stroke="{}" stroke-width="{OUTLINE}"/>"#,
        rect.left(),
        rect.top(),
        rect.width(),
        rect.height(),
        hex_colour(fill),
        hex_colour(line)
    )
}
