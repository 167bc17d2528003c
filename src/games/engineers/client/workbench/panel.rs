//! The workbench as a whole: heading, shelves with the job between them, buttons, workers.

use std::cell::RefCell;

use bevy_egui::egui::Rect;

use super::deed_row::deed_row;
use super::facts::BenchFacts;
use super::hand_card::{HandForm, hand_card};
use super::job_row::job_row;
use super::listening::{BenchHeard, BenchPress};
use super::shelf::{BOARD, GAP, PLACES, ShelfLayout};
use super::shelf_painter::paint_shelf;
use super::truck_card::truck_card;
use crate::client::art::icons::DeedIcon;
use crate::client::play::{EngineersCommand, TurnButton};
use crate::messages::phrase;
use crate::words::square_name;
use client::kit::palette::{SECOND, YELLOW};
use client::kit::panel::build::{choose, column, even_row, painted, row, scroll, seat_chip, text};
use client::kit::panel::{Node, Placed, place};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, Space, TargetHeight};
use client::kit::{Button, ButtonKind, Pen, TextStyle};

/// Least and usual height of a place, in points.
const LEAST: f32 = TargetHeight::Button.points();
const IDEAL: f32 = 112.0;

/// Key of the row of workers.
pub const HANDS: &str = "bench-hands";

/// Caps of the keys that do what buttons do; `None` where they are not shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BenchCaps {
    /// Key that goes back to the yard.
    pub back: Option<String>,
    /// Key that lets the chosen worker work.
    pub work: Option<String>,
}

/// Form of the workbench, for the room that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BenchForm {
    /// One shelf above the other, with the job between them.
    Whole,
    /// The same, with those workers alone who are in the zone or with the chosen one, and the truck
    /// only there.
    Short,
    /// The same, with both shelves side by side and little about the workers.
    Flat,
}

/// Divides a room among the parts of the workbench, in the largest form that fits, or as contents
/// that scroll.
pub fn bench_panel<'a>(
    ruler: &Ruler,
    room: Rect,
    facts: &'a BenchFacts,
    caps: &'a BenchCaps,
    heard: &'a RefCell<BenchHeard>,
) -> Placed<'a, BenchPress> {
    for form in [BenchForm::Whole, BenchForm::Short, BenchForm::Flat] {
        let mut panel = contents(ruler, facts, caps, form, heard);
        if panel.fits_in(ruler, room) {
            return place(ruler, room, panel.key("workbench"));
        }
    }
    let whole = contents(ruler, facts, caps, BenchForm::Short, heard);
    place(ruler, room, scroll("workbench", ScrollKeys::Pages, whole).key("workbench"))
}

fn contents<'a>(
    ruler: &Ruler,
    facts: &'a BenchFacts,
    caps: &'a BenchCaps,
    form: BenchForm,
    heard: &'a RefCell<BenchHeard>,
) -> Node<'a, BenchPress> {
    let [first, second] = [0, 1].map(|number| shelf(facts, number, heard));
    let job = job_row(facts, heard);
    let shelves = match form {
        BenchForm::Whole | BenchForm::Short => column([first.grow(), job, second.grow()]).gap(Space::S).grow(),
        BenchForm::Flat => column([job, row([first.grow(), second.grow()]).gap(Space::L)]).gap(Space::S).grow(),
    };
    let is_whole = form == BenchForm::Whole;
    let workers = facts.hands.iter().filter(|hands| is_whole || hands.is_here || hands.is_with_chosen);
    let hand_form = HandForm::new(form == BenchForm::Flat, ruler.least_target());
    let workers = workers.map(|hands| hand_card(facts, hands, hand_form, heard));
    let load = facts.load.iter().filter(|load| is_whole || load.is_near);
    let load = load.map(|load| truck_card(facts, load, hand_form, heard));
    let workers = even_row(workers.chain(load).collect::<Vec<_>>()).gap(Space::S).key(HANDS);
    column([heading(facts, caps), shelves, deed_row(facts), workers]).gap(Space::M)
}

/// Team and square of the zone, how much of its room is taken, and the buttons of the workbench.
fn heading<'a>(facts: &'a BenchFacts, caps: &'a BenchCaps) -> Node<'a, BenchPress> {
    let zone = phrase!("engineers-zone", square = square_name(facts.square));
    let room = phrase!("engineers-zone-room", taken = facts.taken, room = facts.places.len());
    row([
        seat_chip(facts.colour, IconSize::Name),
        text(TextStyle::NAME.in_colour(YELLOW), zone).manner(Manner::Heading),
        text(TextStyle::STRONG.in_colour(SECOND), room).grow(),
        buttons(facts, caps),
    ])
    .gap(Space::M)
}

/// The buttons: work, which lets the chosen worker do the job, and the way back. Keys give way
/// first.
fn buttons<'a>(facts: &'a BenchFacts, caps: &'a BenchCaps) -> Node<'a, BenchPress> {
    let both = |has_caps: bool, has_icons: bool| {
        let button = |label, cap: &Option<String>, icon: &'static str| {
            let button = Button::usual(label, ButtonKind::Slate).with_keycap(cap.clone().filter(|_| has_caps));
            if has_icons { button.with_icon(icon) } else { button }
        };
        let work = button(phrase!("engineers-bench-work"), &caps.work, DeedIcon::Join.drawing());
        let work = work.disabled_because(facts.why_no_work.as_ref());
        let send = |of: TurnButton| BenchPress::Command(EngineersCommand::Button(of));
        let work = work.sends(send(TurnButton::Work)).target(TargetHeight::Row).key("bench-work");
        let back = button(phrase!("engineers-bench-back"), &caps.back, "undo");
        let back = back.sends(send(TurnButton::Workbench)).target(TargetHeight::Row).key("bench-back");
        row([if facts.is_own { work } else { Node::empty() }, back]).gap(Space::S)
    };
    choose([both(true, true), both(false, true), both(false, false)])
}

/// Describes one of the two shelves.
fn shelf<'a>(facts: &'a BenchFacts, number: usize, heard: &'a RefCell<BenchHeard>) -> Node<'a, BenchPress> {
    let places = facts.places.chunks(PLACES).nth(number).unwrap_or_default();
    let least = PLACES as f32 * (LEAST + GAP) - GAP;
    let draw = move |pen: &mut Pen, rect: Rect| paint_shelf(pen, &ShelfLayout::new(rect), facts, places, heard);
    painted(least, LEAST + BOARD, draw).with_heights(LEAST + BOARD, IDEAL + BOARD)
}
