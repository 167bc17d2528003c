//! The panel of a construction zone as a whole.

use bevy_egui::egui::{Rect, Vec2};

use super::facts::{ZoneFacts, ZonePlace};
use super::job_facts::JobFacts;
use super::legend::legend;
use super::places::{paint_link, paint_place};
use super::ticks::Ticks;
use crate::action::ThingId;
use crate::client::art::icons::DeedIcon;
use crate::messages::phrase;
use crate::set::Job;
use crate::words::square_name;
use client::kit::palette::{SECOND, YELLOW};
use client::kit::panel::build::{column, divider, icon, painted, row, seat_chip, text};
use client::kit::panel::{Node, Rank, Surface, show_panel};
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Button, ButtonKind, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Places side by side.
const IN_ROW: usize = 5;
/// Greatest side of a place, in points.
const LARGEST_PLACE: f32 = 44.0;

/// Thing that was pressed on the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZonePress {
    /// A thing of the zone.
    Thing(ThingId),
    /// The parked truck of a team.
    Truck(SeatId),
    /// The button to the workbench.
    Workbench,
}

/// Facts about the panel that change while nothing happens at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct ZoneMoment {
    /// Man-actions that the order under the pointer would add to the job.
    pub added: u8,
    /// Colour in which the marks of the yard are explained: that of the viewer.
    pub own_colour: Colour,
    /// Whether the viewer has a notebook, whose marks are explained then.
    pub has_notebook: bool,
}

/// Draws the panel in a room. Returns what was pressed.
pub fn draw_zone_panel(pen: &mut Pen, room: Rect, facts: &ZoneFacts, moment: &ZoneMoment) -> Vec<ZonePress> {
    show_panel(pen, room, zone_panel(room.width(), facts, moment))
}

/// Describes the panel for a width in points.
pub fn zone_panel<'a>(width: f32, facts: &'a ZoneFacts, moment: &ZoneMoment) -> Node<'a, ZonePress> {
    let inside = width - 2.0 * Space::M.points();
    let job = match &facts.job {
        Some(job) => job_part(job, moment.added),
        None => text(TextStyle::NOTE, phrase!("engineers-zone-no-job")),
    };
    let bench = Button::usual(phrase!("engineers-zone-workbench"), ButtonKind::Slate)
        .with_icon(DeedIcon::Workbench.drawing())
        .sends(ZonePress::Workbench);
    let explained = legend(moment.own_colour, moment.has_notebook);
    column([
        heading(facts),
        places(inside, facts),
        divider().gives_way(Rank::First),
        job,
        bench,
        divider().gives_way(Rank::First),
        explained,
    ])
    .gap(Space::S)
    .inside(Space::M)
    .on(Surface::Panel(Radius::Panel))
    .key("construction-zone")
}

/// Team and square of the zone, and how much of its room is taken.
fn heading<'a>(facts: &ZoneFacts) -> Node<'a, ZonePress> {
    let name = phrase!("engineers-zone", square = square_name(facts.square));
    let room = phrase!("engineers-zone-room", taken = facts.taken, room = facts.places.len());
    row([
        seat_chip(facts.colour, IconSize::Row).gives_way(Rank::Third),
        text(TextStyle::HEADING, name).grow(),
        text(TextStyle::STRONG.in_colour(SECOND), room),
    ])
    .gap(Space::S)
}

/// The ten places, in rows of five.
fn places(inside: f32, facts: &ZoneFacts) -> Node<'_, ZonePress> {
    let gap = Space::Xs;
    let count = IN_ROW as f32;
    let side = ((inside - (count - 1.0) * gap.points()) / count).min(LARGEST_PLACE).floor();
    let rows = facts.places.chunks(IN_ROW).map(|chunk| {
        let nodes = chunk.iter().enumerate().map(|(index, place)| one_place(facts, place, side, index > 0));
        row(nodes.collect::<Vec<_>>()).gap(gap)
    });
    column(rows.collect::<Vec<_>>()).gap(gap)
}

/// One place, which is pressed if something is there.
fn one_place<'a>(facts: &'a ZoneFacts, place: &'a ZonePlace, side: f32, has_left: bool) -> Node<'a, ZonePress> {
    let colour = facts.colour;
    let node = painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let rect = Rect::from_center_size(rect.center(), Vec2::splat(side));
        paint_place(pen, place, rect, colour);
        if let ZonePlace::Thing(thing) = place
            && has_left
        {
            paint_link(pen, thing, rect, Space::Xs.points());
        }
    });
    match place {
        ZonePlace::Free => node,
        ZonePlace::Truck => {
            let name = phrase!("engineers-zone-truck");
            node.on(Surface::Bare).press(ZonePress::Truck(facts.seat)).called(name.clone()).hint(name).passed_by_tab()
        }
        ZonePlace::Thing(thing) => {
            let name = thing.name.clone();
            node.on(Surface::Bare).press(ZonePress::Thing(thing.thing)).called(name.clone()).hint(name)
        }
    }
}

/// The job: what is done, how much of it, and its ticks.
fn job_part<'a>(job: &JobFacts, added: u8) -> Node<'a, ZonePress> {
    let ticks = Ticks { all: job.all, done: job.done, added };
    let done = phrase!("engineers-zone-job-done", done = job.done, all = job.all);
    let name = row([
        icon(DeedIcon::of_job(job.job).drawing(), IconSize::Text, YELLOW).gives_way(Rank::Third),
        text(TextStyle::LABEL.in_colour(YELLOW), job_heading(job.job)).grow(),
        text(TextStyle::STRONG.in_colour(SECOND), done),
    ])
    .gap(Space::S);
    column([
        name,
        text(TextStyle::NOTE, job.words.clone()).gives_way(Rank::Third),
        painted(0.0, ticks.height(), move |pen: &mut Pen, rect: Rect| ticks.paint(pen, rect)),
    ])
    .gap(Space::Xs)
}

/// Heading of a kind of job.
pub fn job_heading(job: Job) -> Phrase {
    match job {
        Job::Join => phrase!("engineers-zone-join"),
        Job::Detach => phrase!("engineers-zone-detach"),
        Job::Debug => phrase!("engineers-zone-debug"),
    }
}
