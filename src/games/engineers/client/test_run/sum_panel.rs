//! The tray while a test runs: the sum of the success value, and the teams that watch.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::run_sum::{RunSum, RunTerm, TermSource, WatchingTeam};
use super::term::ShownTerm;
use crate::client::art::figures::paint_worker;
use crate::client::art::icons::DeedIcon;
use crate::client::art::thing_picture::paint_thing;
use crate::messages::phrase;
use client::kit::palette::{BROWN_WELL, CREAM, INK, LINE, MUTED, TRAY_INSET, YARD, YELLOW};
use client::kit::panel::build::{choose, column, groove, painted, row, spacer, text};
use client::kit::panel::{Node, Rank, State, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::widgets::name::name_on_line;
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Least width of a box, in points at the usual text size.
const BOX: f32 = 36.0;
/// Least and usual width of a team that watches, in points.
const TEAM: (f32, f32) = (52.0, 92.0);
/// Least and usual heights of the picture of a component and of a worker, in points.
const PICTURE: (f32, f32) = (26.0, 48.0);
const WORKER: (f32, f32) = (28.0, 72.0);
/// Lengths of the dashes and gaps around a term that does not count yet, in points.
const DASHES: (f32, f32) = (5.0, 4.0);

/// Form of the terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TermForm {
    /// Picture and name of the component.
    Named,
    /// Picture of the component.
    Pictured,
    /// Small numbers alone.
    Small,
}

impl TermForm {
    const ALL: [Self; 3] = [Self::Named, Self::Pictured, Self::Small];

    /// Style of the numbers.
    const fn style(self) -> TextStyle {
        match self {
            Self::Named | Self::Pictured => TextStyle::SECTION,
            Self::Small => TextStyle::LARGE_LABEL,
        }
    }
}

/// Describes the tray. In little room the components are pictures, or their terms stand alone, and
/// then the watching teams are left out.
pub fn sum_panel(sum: &RunSum) -> Node<'_, ()> {
    let terms = choose(TermForm::ALL.map(|form| sum_row(sum, form)));
    let watching = (!sum.watching.is_empty()).then(|| watching(sum).fill());
    let ground = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), YARD);
    row([terms.grow().fill()].into_iter().chain(watching))
        .gap(Space::M)
        .inside_by(Space::M, Space::S)
        .on(Surface::Painted(Box::new(ground)))
        .key("sum-of-test")
}

/// Describes the sum: its start, its terms, and the value.
fn sum_row(sum: &RunSum, form: TermForm) -> Node<'_, ()> {
    let number = |number: i32| Phrase::words(number.to_string());
    let start = total_box(number(sum.start.into()), phrase!("engineers-sum-start"), form, form != TermForm::Small);
    let value = total_box(number(sum.value.into()), sum.note.clone(), form, true);
    let terms = sum.terms.iter().map(|term| term_box(term, form));
    let equals = text(form.style(), Phrase::words("=")).silent();
    let gap = if form == TermForm::Small { Space::Xs } else { Space::S };
    row([start].into_iter().chain(terms).chain([equals, value])).gap(gap)
}

/// Describes a box with a number that is no term, the start or the value, with a note below it if
/// `has_note`.
fn total_box<'a>(number: Phrase, note: Phrase, form: TermForm, has_note: bool) -> Node<'a, ()> {
    let spoken = phrase!("settings-name-and-value", name = &note, value = &number);
    let figure = text(form.style().in_colour(YELLOW), number).anchor(Anchor::Middle);
    let note = text(TextStyle::STRONG, note).anchor(Anchor::Middle).narrow();
    let note = if has_note { note } else { Node::empty() };
    in_box(column([spacer(), figure, note, spacer()]).gap(Space::Xs), BROWN_WELL, Some(YELLOW))
        .reads(Manner::Found, spoken)
}

/// Describes the box of a term, which is dashed and empty until it counts.
fn term_box(term: &RunTerm, form: TermForm) -> Node<'_, ()> {
    let shown = term.shown.as_ref();
    let words = shown.map_or_else(String::new, |shown| shown.words.clone());
    let spoken = phrase!("settings-name-and-value", name = &term.name, value = Phrase::words(words.as_str()));
    let style = form.style().in_colour(shown.map_or(MUTED, ShownTerm::line));
    let figure = text(style, Phrase::words(words)).anchor(Anchor::Middle);
    let source = match form {
        TermForm::Named => named_source(term),
        TermForm::Pictured => pictured_source(term),
        TermForm::Small => Node::empty(),
    };
    let contents = column([spacer(), figure, source, spacer()]).gap(Space::Xs);
    let ground = shown.map_or(TRAY_INSET, ShownTerm::ground);
    in_box(contents, ground, shown.map(ShownTerm::line)).reads(Manner::Found, spoken)
}

/// Describes the thing that gives a term by its picture and its name.
fn named_source(term: &RunTerm) -> Node<'_, ()> {
    let name = text(TextStyle::STRONG, &term.name).anchor(Anchor::Middle).narrow();
    column([pictured_source(term), name]).gap(Space::Xs)
}

/// Describes the thing that gives a term by its picture.
fn pictured_source(term: &RunTerm) -> Node<'_, ()> {
    let picture = painted(0.0, PICTURE.0, move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(rect.size().min_elem()));
        match &term.source {
            TermSource::Component(picture) => paint_thing(pen, picture, place),
            TermSource::Steady => pen.draw_svg(DeedIcon::Test.drawing(), place, CREAM),
        }
    });
    picture.with_heights(PICTURE.0, PICTURE.1)
}

/// Puts contents into a box of a ground, with an edge in a colour or dashed without one.
fn in_box<'a>(contents: Node<'a, ()>, ground: Color32, line: Option<Color32>) -> Node<'a, ()> {
    let face = move |pen: &mut Pen, rect: Rect, _: State| match line {
        Some(line) => {
            let stroke = Stroke::new(LineWidth::Row.points(), line);
            pen.draw_rect(rect, Radius::Row.points(), ground, stroke);
        }
        None => {
            pen.draw_rect(rect, Radius::Row.points(), ground, Stroke::new(LineWidth::Thin.points(), INK));
            let stroke = Stroke::new(LineWidth::Thin.points(), LINE);
            pen.draw_dashed_rect(rect.shrink(LineWidth::Chosen.points()), stroke, DASHES.0, DASHES.1);
        }
    };
    let boxed = contents.inside_by(Space::Xs, Space::Xs).on(Surface::Painted(Box::new(face)));
    boxed.at_least_wide(BOX).grow().fill()
}

/// Describes the teams that watch.
fn watching(sum: &RunSum) -> Node<'_, ()> {
    let heading = text(TextStyle::NOTE, phrase!("engineers-sum-watching")).anchor(Anchor::Middle);
    let teams = sum.watching.iter().map(team_node);
    let teams = row(teams.collect::<Vec<_>>()).gap(Space::Xs).grow();
    let names = sum.watching.iter().map(|team| Phrase::words(team.name.as_str()));
    let names = Phrase::list(names).unwrap_or_default();
    let spoken = phrase!("settings-name-and-value", name = phrase!("engineers-sum-watching"), value = names);
    let contents = column([heading, teams]).gap(Space::Xs).fill().reads(Manner::Found, spoken);
    row([groove().fill(), contents]).gap(Space::M).gives_way(Rank::First)
}

fn team_node(team: &WatchingTeam) -> Node<'_, ()> {
    let colour = team.colour;
    let figure = painted(0.0, WORKER.0, move |pen: &mut Pen, rect: Rect| {
        let side = rect.size().min_elem();
        paint_worker(pen, colour, Rect::from_center_size(rect.center(), Vec2::splat(side)), false, 1.0);
    });
    let name = name_on_line(TextStyle::STRONG, &team.name).key(("watching-team", team.seat.0));
    let name = row([spacer(), name, spacer()]).gap(Space::None);
    column([figure.with_heights(WORKER.0, WORKER.1).grow(), name]).gap(Space::Xs).with_widths(TEAM.0, TEAM.1).fill()
}
