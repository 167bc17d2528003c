//! The stage of a test or a debugging roll: the card and the dial, what is said, the bench.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, vec2};

use super::bench_painter::paint_bench;
use super::facts::{RunFacts, RunFrame, RunMachine, RunTone};
use super::run_plan::RunEnd;
use super::run_time::RunTime;
use crate::client::art::dial::Dial;
use crate::client::art::icons::DeedIcon;
use crate::set::limits::BASE_VALUE;
use crate::words::points_words;
use client::kit::palette::{BROWN_WELL, CREAM, GREEN, GREEN_SIGN, LIGHT_RED, RED_SIGN, SIGN, YELLOW};
use client::kit::panel::build::{column, icon, painted, row, spacer, text};
use client::kit::panel::{Node, Placed, Rank, State, Surface, place};
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};

/// Least and usual heights of the dial and of the bench, in points.
const DIAL: (f32, f32) = (96.0, 260.0);
const BENCH: (f32, f32) = (92.0, 190.0);
/// Largest scales of the dial: of a test, and of a debugging roll.
const LARGE: f32 = 1.0;
const SMALL: f32 = 0.6;
/// Least and usual width of the card, and height of the machine on it, in points.
const CARD: (f32, f32) = (150.0, 190.0);
const MACHINE: (f32, f32) = (54.0, 110.0);
/// Width of the drawing of a machine in parts of its height.
const WIDE: f32 = 4.0 / 3.0;

/// Key of the bench.
pub const BENCH_KEY: &str = "bench-of-test";
/// Key of the picture of the machine on its card.
pub const MACHINE_KEY: &str = "machine-of-test";

/// Contents of the stage.
pub struct RunPanel<'a> {
    /// The test; `None` for a debugging roll.
    pub facts: Option<&'a RunFacts>,
    /// State of the dial.
    pub frame: &'a RunFrame,
    /// Time since it began to be shown.
    pub time: RunTime,
}

impl<'a> RunPanel<'a> {
    /// Divides a room among the parts.
    pub fn place(&self, ruler: &Ruler, room: Rect) -> Placed<'a, ()> {
        place(ruler, room, self.node())
    }

    /// Describes the stage.
    fn node(&self) -> Node<'a, ()> {
        let words = row([spacer(), words(self.frame), spacer()]);
        let Some(facts) = self.facts else {
            return column([spacer(), self.dial(SMALL), words, spacer()]).gap(Space::M).key("debug-roll");
        };
        let time = self.time;
        let machine = facts.machine.as_ref().map_or_else(Node::empty, |machine| self.card(facts, machine));
        let above = row([machine, self.dial(LARGE).grow().fill()]).gap(Space::M).grow();
        let draw = move |pen: &mut Pen, rect: Rect| paint_bench(pen, rect, facts, time);
        let bench = painted(0.0, BENCH.0, draw).with_heights(BENCH.0, BENCH.1).grow().key(BENCH_KEY);
        column([above, words, bench]).gap(Space::S).key("test-run")
    }

    /// Describes the dial with the needle and the nut.
    fn dial(&self, largest: f32) -> Node<'a, ()> {
        let frame = self.frame;
        let before = self.facts.map(|_| f32::from(BASE_VALUE));
        let node = painted(0.0, DIAL.0, move |pen: &mut Pen, rect: Rect| {
            let dial = Dial::fit(rect, largest * pen.look.text);
            dial.paint(pen, frame.needle, before);
            if let Some(roll) = frame.roll {
                dial.paint_ring(pen, roll);
            }
            if let Some(nut) = &frame.nut {
                dial.paint_nut(pen, nut);
            }
        });
        let node = node.with_heights(DIAL.0, DIAL.1);
        match self.facts {
            Some(facts) => node.reads(Manner::Found, facts.value.spoken(facts.value.words())),
            None => node,
        }
    }

    /// Describes the card, which is shown (11.3), with its machine, which runs if it works. In
    /// little room the machine is alone.
    fn card(&self, facts: &'a RunFacts, machine: &'a RunMachine) -> Node<'a, ()> {
        let works = facts.plan.end_at(self.time) == Some(RunEnd::Works);
        let bounce = if works { facts.plan.shift(0, self.time) } else { Vec2::ZERO };
        let drawing = machine.drawing;
        let picture = painted(0.0, MACHINE.0, move |pen: &mut Pen, rect: Rect| {
            let height = rect.height().min(rect.width() / WIDE);
            let place = Align2::CENTER_CENTER.align_size_within_rect(vec2(height * WIDE, height), rect);
            pen.draw_svg(drawing, place.translate(bounce * height), Color32::WHITE);
        });
        let picture = picture.with_heights(MACHINE.0, MACHINE.1).grow().key(MACHINE_KEY);
        let name = text(TextStyle::HEADING, machine.name.clone()).anchor(Anchor::Middle).manner(Manner::Heading);
        let name = name.gives_way(Rank::Third);
        let points = text(TextStyle::LARGE_LABEL.in_colour(YELLOW), points_words(machine.points));
        let ground = if works { GREEN_SIGN } else { BROWN_WELL };
        let points = points.anchor(Anchor::Middle).inside_by(Space::S, Space::Xs).on(well(ground));
        let points = points.gives_way(Rank::Second);
        column([name, picture, points])
            .gap(Space::S)
            .inside(Space::M)
            .on(Surface::Panel(Radius::Panel))
            .with_widths(CARD.0, CARD.1)
            .fill()
    }
}

/// Describes what is said, in its tone.
fn words<'a>(frame: &'a RunFrame) -> Node<'a, ()> {
    let (name, colour, ground) = match frame.tone {
        RunTone::Open => (DeedIcon::Test.drawing(), CREAM, SIGN),
        RunTone::Good => ("check", GREEN, GREEN_SIGN),
        RunTone::Bad => ("cross", LIGHT_RED, RED_SIGN),
    };
    let draw = move |pen: &mut Pen, rect: Rect, _: State| {
        pen.draw_rect(rect, Radius::Row.points(), ground, Stroke::new(LineWidth::Row.points(), colour));
    };
    row([icon(name, IconSize::Text, colour), text(TextStyle::STRONG, &frame.words).manner(Manner::ReadOut)])
        .gap(Space::S)
        .inside_by(Space::M, Space::S)
        .on(Surface::Painted(Box::new(draw)))
        .key("words-of-test")
}

/// Recessed ground of a colour.
fn well<'a>(ground: Color32) -> Surface<'a> {
    Surface::Painted(Box::new(move |pen: &mut Pen, rect: Rect, _: State| {
        pen.draw_inset(rect, Radius::Row.points(), ground);
    }))
}
