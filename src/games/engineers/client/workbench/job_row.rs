//! The job of the team, with its ticks and what a worker would add.

use std::cell::RefCell;

use bevy_egui::egui::{Rect, Stroke};

use super::facts::BenchFacts;
use super::listening::{BenchHeard, BenchItem, BenchPress, listen_to_item};
use crate::client::art::icons::DeedIcon;
use crate::client::play::TableItem;
use crate::client::zone_panel::JobFacts;
use crate::client::zone_panel::panel::job_heading;
use crate::client::zone_panel::ticks::Ticks;
use crate::messages::phrase;
use client::kit::palette::{GREEN, LIGHT_RED, YELLOW};
use client::kit::panel::build::{column, icon, painted, row, text};
use client::kit::panel::{Node, Rank, State, Surface};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::{Pen, TextStyle};

/// Least width of the ticks, in points.
const TICKS: f32 = 168.0;

/// Describes the job: what is done, its ticks, and the sum with what a worker would add; and the
/// debugging of this turn.
pub(super) fn job_row<'a>(facts: &'a BenchFacts, heard: &'a RefCell<BenchHeard>) -> Node<'a, BenchPress> {
    let job = match &facts.job {
        Some(job) => ticks_row(facts, job, heard),
        None if facts.may_act => text(TextStyle::NOTE, phrase!("engineers-bench-no-job")),
        None => text(TextStyle::NOTE, phrase!("engineers-zone-no-job")),
    };
    let debugged = facts.debugged.map_or_else(Node::empty, |debugged| {
        let words = phrase!("engineers-bench-debugged", done = debugged.done, value = debugged.value);
        let sign = icon(DeedIcon::Debug.drawing(), IconSize::Text, LIGHT_RED);
        row([sign, text(TextStyle::NOTE, words).grow()]).gap(Space::S)
    });
    column([job, debugged]).gap(Space::Xs)
}

fn ticks_row<'a>(facts: &'a BenchFacts, job: &'a JobFacts, heard: &'a RefCell<BenchHeard>) -> Node<'a, BenchPress> {
    let ticks = Ticks { all: job.all, done: job.done, added: facts.added };
    let name = row([
        icon(DeedIcon::of_job(job.job).drawing(), IconSize::Text, YELLOW).gives_way(Rank::Third),
        text(TextStyle::LABEL.in_colour(YELLOW), job_heading(job.job)),
    ])
    .gap(Space::S);
    let draw = move |pen: &mut Pen, rect: Rect| {
        ticks.paint(pen, rect);
        heard.borrow_mut().ticks = Some(rect);
    };
    let sum = if facts.added > 0 {
        let sum = job.done.saturating_add(facts.added);
        phrase!("engineers-bench-sum", done = job.done, added = facts.added, sum = sum)
    } else {
        phrase!("engineers-zone-job-done", done = job.done, all = job.all)
    };
    row([name, painted(TICKS, ticks.height(), draw).grow(), text(TextStyle::STRONG.in_colour(GREEN), sum)])
        .gap(Space::M)
        .inside_by(Space::S, Space::Xs)
        .target(TargetHeight::Action)
        .silent()
        .on(Surface::Painted(Box::new(move |pen, rect, _| show_job(pen, rect, facts, job, heard))))
}

/// Listens to the job, and marks it under the pointer.
fn show_job(pen: &Pen, rect: Rect, facts: &BenchFacts, job: &JobFacts, heard: &RefCell<BenchHeard>) {
    let item = TableItem::Job(facts.team);
    let done = phrase!("engineers-zone-job-done", done = job.done, all = job.all);
    let name = phrase!("engineers-bench-job", job = job_heading(job.job), things = &job.words, done = done);
    let listened = BenchItem { item, copy: 0, name, may_move: false };
    let state: State = listen_to_item(pen, rect, &listened, heard);
    if state.is_hovered && facts.may_act && facts.held.is_none() {
        pen.stroke_rect(rect, Radius::Row.points(), Stroke::new(LineWidth::Thin.points(), YELLOW));
    }
    state.draw_ring(pen, rect, Radius::Row);
}
