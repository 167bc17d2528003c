//! The checklist of a build: conditions that a robot must meet before it leaves the bench.

use bevy_egui::egui::{Rect, Stroke};

use crate::client::play::building::bench::Bench;
use crate::messages::phrase;
use crate::robot::ability;
use client::kit::palette::{GREEN, GREEN_WELL, YELLOW, YELLOW_WELL};
use client::kit::panel::build::{column, divider, icon, row, scroll, text};
use client::kit::panel::{Align, Node, State, Surface};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Style of the title.
pub const TITLE: TextStyle = TextStyle::LABEL;

/// Line of the list.
#[derive(Clone, Debug)]
pub struct Check {
    /// Whether the condition is met; `None` for a line that is only information.
    is_done: Option<bool>,
    text: Phrase,
    more: Option<Phrase>,
}

/// Returns all checks of the parts on the bench, and the information `also`.
pub fn list_checks(bench: &Bench, also: Option<Phrase>) -> Vec<Check> {
    let (build, assembly) = bench.linked();
    let loose = bench.placed().len() - build.len();
    let linked = match loose {
        0 => done_check(phrase!("check-linked")),
        _ => open_check(phrase!("check-loose", count = loose), phrase!("check-loose-why")),
    };
    let ground = assembly.ground();
    let idle =
        assembly.attached().filter(|(_, placed, tile)| !ability::gives_points_at(tile, placed.placement, ground));
    let feet = match idle.count() {
        0 => done_check(phrase!("check-ground")),
        idle => open_check(phrase!("check-off-ground", count = idle), phrase!("check-off-ground-why")),
    };
    let all = bench.inventory().parts.len() + 1;
    let parts = match (bench.inventory().must_attach_all, bench.shelf().count()) {
        (_, 0) => done_check(phrase!("check-shelf-empty")),
        (true, left) => {
            open_check(phrase!("check-attached", count = all - left, all = all), phrase!("check-attached-why"))
        }
        (false, left) => {
            open_check(phrase!("check-on-shelf", count = left), phrase!("check-on-shelf-why", count = left))
        }
    };
    let known = also.map(|text| Check { is_done: None, text, more: None });
    [linked, feet, parts].into_iter().chain(known).collect()
}

const fn done_check(text: Phrase) -> Check {
    Check { is_done: Some(true), text, more: None }
}

const fn open_check(text: Phrase, why: Phrase) -> Check {
    Check { is_done: Some(false), text, more: Some(why) }
}

/// Describes the panel; it scrolls where not every line is in sight.
pub fn checklist_panel<'a>(title: &Phrase, checks: &'a [Check]) -> Node<'a, ()> {
    let heading = text(TITLE, title.clone()).manner(Manner::Heading);
    let lines = scroll("checklist", ScrollKeys::Pages, column(checks.iter().map(check_line)).gap(Space::M));
    column([heading, divider(), lines.grow()]).inside(Space::M).on(Surface::Panel(Radius::Panel))
}

/// Puts open conditions first, for a list that is not wholly in sight.
pub fn put_open_first(checks: &mut [Check]) {
    checks.sort_by_key(|check| check.is_done.unwrap_or(true));
}

/// Sentence for a screen reader: a line with its mark.
fn check_words(check: &Check) -> Phrase {
    let text = match &check.more {
        Some(more) => phrase!("list-comma", first = &check.text, second = more),
        None => check.text.clone(),
    };
    match check.is_done {
        Some(true) => phrase!("spoken-check-done", check = text),
        Some(false) => phrase!("spoken-check-open", check = text),
        None => phrase!("as-title", name = text),
    }
}

/// Describes a line: its mark, level with the first line, and its words.
fn check_line(check: &Check) -> Node<'_, ()> {
    let more = check.more.as_ref().map_or_else(Node::empty, |more| text(TextStyle::NOTE, more));
    let words = column([text(TextStyle::STRONG, &check.text), more]).gap(Space::Xxs);
    row([check_mark(check.is_done).align(Align::Start), words.grow()]).reads(Manner::Found, check_words(check))
}

/// Describes the mark of a line: a disc with a check mark, an exclamation mark or a question mark.
fn check_mark<'a>(is_done: Option<bool>) -> Node<'a, ()> {
    let (colour, fill) = if is_done == Some(true) { (GREEN, GREEN_WELL) } else { (YELLOW, YELLOW_WELL) };
    let disc = move |pen: &mut Pen, rect: Rect, _: State| {
        let line = Stroke::new(LineWidth::Well.points(), colour);
        pen.painter().circle(rect.center(), rect.size().min_elem() / 2.0, fill, line);
    };
    let sign = match is_done {
        Some(true) => icon("check", IconSize::Sign, colour),
        Some(false) => text(TextStyle::FIGURE.in_colour(colour), "!").anchor(Anchor::Middle),
        None => icon("help", IconSize::Sign, colour),
    };
    let side = IconSize::Text.points();
    row([sign.grow()]).at_least_wide(side).at_least_high(side).on(Surface::Painted(Box::new(disc)))
}
