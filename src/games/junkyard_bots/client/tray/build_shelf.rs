//! The shelf of a build: parts that are not on the grid, the place for parts that go back to the
//! Junkyard, and the buttons.

use std::cell::RefCell;

use bevy_egui::egui::{Rect, Stroke};

use super::shelf_board::{HEAP, HEAP_CELL, draw_board, draw_heap};
use super::slot::SharedScene;
use crate::client::play::building::bench::Bench;
use crate::client::play::{JunkyardBotsCommand, lesson_at_table, puzzle_at_table};
use crate::client::scene::contents::Scene;
use crate::client::scene::panel_titles;
use crate::lessons::{self, LessonRun, Spot, StepGoal};
use crate::messages::phrase;
use client::kit::palette::{LIGHT_RED, SECOND, SHELF, TRAY_INSET, YELLOW};
use client::kit::panel::build::{choose, column, groove, layers, painted, row, spacer, text};
use client::kit::panel::{Node, State, Surface, place};
use client::kit::spoken::Manner;
use client::kit::tokens::{LineWidth, Radius, Space, TargetHeight};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use client::table::pointer::pointer_position;
use shell::language::Phrase;

/// Key of the hint.
const HINT: &str = "hint";

/// Nodes send the numbers of the buttons.
type ShelfNode<'a> = Node<'a, usize>;

/// Contents of the shelf.
struct ShelfFacts<'a> {
    bench: &'a Bench,
    /// Titles, the best one first.
    titles: Vec<Phrase>,
    buttons: [BuildButton; 3],
    /// Whether parts may go back to the Junkyard.
    has_scrap: bool,
    is_empty: bool,
}

impl<'a> ShelfFacts<'a> {
    fn of(scene: &Scene, bench: &'a Bench) -> Self {
        let must_attach_all = bench.inventory().must_attach_all;
        let seat = scene.on_stage();
        let titles = if must_attach_all {
            vec![phrase!("shelf-starters", name = scene.seat_name(seat))]
        } else {
            let of = |name: &str| phrase!("shelf-title-of", name = name);
            panel_titles::title_forms(scene, seat, phrase!("shelf-title"), of)
        };
        Self {
            bench,
            titles,
            buttons: shelf_buttons(scene, bench),
            has_scrap: !must_attach_all,
            is_empty: !must_attach_all && bench.shelf().next().is_none(),
        }
    }
}

/// Button of the shelf.
struct BuildButton {
    button: Button<'static>,
    /// Least height at the usual text size, in points.
    least: f32,
    does: JunkyardBotsCommand,
}

/// Returns the buttons, from the top.
fn shelf_buttons(scene: &Scene, bench: &Bench) -> [BuildButton; 3] {
    let answer = (!scene.question.is_none()).then(|| phrase!("answer-first"));
    let solving = puzzle_at_table(scene.play).map(|_| phrase!("puzzle-build-yourself"));
    let left = bench.left_off().len();
    let why = (bench.inventory().must_attach_all && left > 0).then(|| phrase!("shelf-still", count = left));
    // A lesson has a step for each part; it explains by itself why a robot can't be handed in.
    let is_taught = lesson_at_table(scene.play).is_some();
    let is_due = lesson_at_table(scene.play)
        .and_then(LessonRun::step)
        .is_some_and(|step| matches!(step.goal(), StepGoal::Built(_)));
    let later = (is_taught && !is_due).then(|| phrase!("coach-done-later"));
    let by_itself = is_taught.then(|| phrase!("coach-by-hand"));
    let why = later.or(why);
    let done = Button::large(phrase!("shelf-done"), ButtonKind::Go).with_icon(lock_or(why.is_some(), "check"));
    let for_me = Button::usual(phrase!("shelf-build-for-me"), ButtonKind::Slate).with_icon(lock_or(is_taught, "bot"));
    let over = Button::usual(phrase!("shelf-start-over"), ButtonKind::Slate).with_icon("undo");
    // A narrow window with large text leaves little height for three buttons.
    let least = Space::Xxl.points();
    [
        BuildButton {
            button: done.disabled_because(why.or_else(|| answer.clone())),
            least: TargetHeight::Row.points(),
            does: JunkyardBotsCommand::Done,
        },
        BuildButton {
            button: for_me.disabled_because(by_itself.or(solving).or_else(|| answer.clone())),
            least,
            does: JunkyardBotsCommand::BuildForMe,
        },
        BuildButton { button: over.disabled_because(answer), least, does: JunkyardBotsCommand::StartOver },
    ]
}

/// Icon of a button: a lock if the button is locked.
const fn lock_or(is_locked: bool, icon: &'static str) -> &'static str {
    if is_locked { "locked" } else { icon }
}

/// Key of a button in the panel.
const fn button_key(number: usize) -> (&'static str, usize) {
    ("shelf", number)
}

/// Describes the panel. Its pictures need the scene, unless it is only measured.
fn shelf_panel<'a>(facts: &'a ShelfFacts, scene: Option<&'a SharedScene>) -> ShelfNode<'a> {
    let title = |title: &'a Phrase| text(TextStyle::LABEL.in_colour(YELLOW), title).manner(Manner::Heading);
    let hint = || text(TextStyle::NOTE.in_colour(SECOND), phrase!("shelf-hint")).key(HINT);
    let with_hint = facts.titles.first().map(|first| row([title(first), hint()]).gap(Space::L));
    let head = choose(with_hint.into_iter().chain(facts.titles.iter().map(title)));
    let board = painted(0.0, 0.0, move |pen, room| {
        if let Some(scene) = scene {
            draw_board(pen, &mut scene.borrow_mut(), facts.bench, room);
        }
    });
    let note = if facts.is_empty { text(TextStyle::NOTE, phrase!("shelf-empty")) } else { Node::empty() };
    let above = column([spacer(), note]).inside_by(Space::L, Space::Xxl);
    let parts = column([head, layers([board, above]).grow()]);
    let scrap = if facts.has_scrap { scrap_place(scene).fill() } else { Node::empty() };
    let buttons =
        facts.buttons.iter().enumerate().map(|(number, one)| {
            one.button.clone().sends(number).at_least_high(one.least).grow().key(button_key(number))
        });
    let ground = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), SHELF);
    row([parts.fill().grow(), scrap, groove().fill(), column(buttons).gap(Space::Xs).fill()])
        .gap(Space::M)
        .inside(Space::M)
        .on(Surface::Painted(Box::new(ground)))
        .key("shelf")
}

/// Describes the place for scrap. A part that is dropped there goes onto the shelf, from where Done
/// sends it to the Junkyard.
fn scrap_place<'a>(scene: Option<&'a SharedScene>) -> ShelfNode<'a> {
    let frame = move |pen: &mut Pen, rect: Rect, _: State| {
        let is_over = scene.is_some_and(|scene| {
            let scene = scene.borrow();
            scene.interaction.own.hand.is_some() && pointer_position(pen.ui).is_some_and(|at| rect.contains(at))
        });
        pen.fill_rect(rect, Radius::Panel.points(), TRAY_INSET);
        let line = Stroke::new(LineWidth::Row.points(), if is_over { YELLOW } else { LIGHT_RED });
        pen.draw_dashed_rect(rect, line, Space::S.points(), Space::Xs.points());
    };
    let [wide, high] = HEAP.map(|cells| f32::from(cells) * HEAP_CELL);
    // Its words make it no wider than the longest of them.
    let words = text(TextStyle::STRONG, phrase!("shelf-scrap")).anchor(Anchor::Middle).narrow();
    column([painted(wide, 0.0, draw_heap).with_heights(0.0, high).grow(), words])
        .inside(Space::S)
        .on(Surface::Painted(Box::new(frame)))
        .noted("scrap")
}

/// Returns the hint about the shelf, if it has no room beside the title.
pub fn hint_left_out(pen: &Pen, scene: &Scene, bench: &Bench) -> Option<Phrase> {
    let facts = ShelfFacts::of(scene, bench);
    let mut shelf = place(&pen.ruler(), scene.regions.tray, shelf_panel(&facts, None));
    shelf.rect_of(HINT).is_none().then(|| phrase!("shelf-hint"))
}

/// Draws the shelf.
pub fn draw_shelf(pen: &mut Pen, scene: &mut Scene, bench: &Bench) {
    let facts = ShelfFacts::of(scene, bench);
    let room = scene.regions.tray;
    let shared = RefCell::new(scene);
    let mut shelf = place(&pen.ruler(), room, shelf_panel(&facts, Some(&shared)));
    let places = [0, 1, 2].map(|number| shelf.rect_of(button_key(number)));
    let pressed = shelf.show(pen);
    let mut scene = shared.borrow_mut();
    for (number, (one, place)) in facts.buttons.iter().zip(places).enumerate() {
        let Some(place) = place else { continue };
        if one.does == JunkyardBotsCommand::Done {
            scene.note_lesson_spot(Spot::Button(lessons::LessonButton::Done), place);
        }
        // A build by the computer is undone with one press, so it needs no guard.
        let counts = one.does == JunkyardBotsCommand::BuildForMe || scene.accepts_press(pen, place, ("shelf", number));
        if counts && pressed.contains(&number) {
            scene.send_command(one.does.clone());
        }
    }
}
