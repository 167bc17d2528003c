//! Lessons in the window: what is pointed out in dialogs, and what is told when something is not
//! asked for.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::play::start::lessons::StartRequest;
use client::play::start::stepped::lesson_at_table;
use client::settings::{Settings, Speed};
use engineers::action::{Action, Engineers, HandOrGround, ThingId, WorkerId};
use engineers::client::play::{Dialog, EngineersCommand, TableItem, TurnButton};
use engineers::client::scene::view::TableUi;
use engineers::lessons::{LessonButton, Spot};
use engineers::orders::{Order, WaySearch};
use shell::lessons::AnyStep;

use super::scene::{RED, at, kind};
use crate::app::Client;

/// At the second step of a lesson, counted from 0, of which the first is only read.
fn at_lesson(number: usize) -> Client {
    let mut client = Client::new();
    client.app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    client.ask(StartRequest::<Engineers>::TakeLesson(number));
    client.engineers_command(EngineersCommand::ReadOn);
    client.rest();
    client
}

/// Name of the present step: "kit" for `engineers-lesson-2-kit`.
fn step(client: &Client) -> String {
    let running = lesson_at_table(client.play_of::<Engineers>()).expect("a lesson is at the table");
    let id = running.step().expect("it is not over").instruction().id().to_owned();
    id.splitn(4, '-').last().unwrap_or_default().to_owned()
}

/// Whether a spot has a place in the window.
fn is_seen(client: &mut Client, spot: Spot) -> bool {
    client.rest();
    let marked = &client.app.world().resource::<TableUi>().marked;
    marked.iter().any(|(own, rect)| *own == spot && rect.is_positive())
}

fn spots_of_shop() -> [Spot; 2] {
    [Spot::Tool(kind("tool_kit")), Spot::Button(LessonButton::Close)]
}

#[test]
fn the_tool_and_the_button_that_closes_the_shop_can_be_pointed_out() {
    let mut client = at_lesson(1);
    assert_eq!(step(&client), "kit");
    assert!(spots_of_shop().into_iter().all(|spot| !is_seen(&mut client, spot)));
    client.press_button(TurnButton::Shop);
    assert!(spots_of_shop().into_iter().all(|spot| is_seen(&mut client, spot)));
    client.engineers_command(EngineersCommand::Buy(kind("tool_kit")));
    assert_eq!((step(&client).as_str(), &client.engineers_begun().dialog), ("link", &Dialog::Shop(WorkerId(0))));
}

#[test]
fn those_who_share_and_the_button_can_be_pointed_out_and_enter_presses_one_after_another() {
    let mut client = at_lesson(3);
    assert_eq!(step(&client), "two");
    client.engineers_command(EngineersCommand::Open(Dialog::Sharers(ThingId(0))));
    for spot in [Spot::Sharer(WorkerId(1)), Spot::Button(LessonButton::PickUpTogether)] {
        assert!(is_seen(&mut client, spot), "{spot:?}");
    }
    client.enter();
    client.rest();
    assert_eq!((step(&client).as_str(), client.engineers_begun().sharers.len()), ("two", 2));
    client.enter();
    client.rest();
    assert_eq!(step(&client), "three");
}

#[test]
fn a_worker_without_actions_says_so_in_a_lesson() {
    let mut client = at_lesson(1);
    let worker = WorkerId(0);
    client.engineers_command(EngineersCommand::Try(Action::Buy {
        worker,
        kind: kind("tool_kit"),
        to: HandOrGround::Hand,
    }));
    client.engineers_command(EngineersCommand::Try(Action::BeginJoining { first: ThingId(0), second: ThingId(1) }));
    client.press_button(TurnButton::Work);
    assert_eq!(client.reason_of::<Engineers>(), None);
    assert_eq!(client.engineers(|table| table.actions_left(RED, worker)), 0);
    client.engineers_command(EngineersCommand::Give(worker, Order::Work));
    assert_eq!(client.reason_of::<Engineers>().as_deref(), Some("needs 1 action; this worker has 0 left"));
    assert_eq!(step(&client), "work");
}

#[test]
fn another_worker_than_the_one_asked_for_is_told_who_it_is() {
    let mut client = at_lesson(0);
    assert_eq!(step(&client), "go");
    let square = at("b2");
    client.engineers_command(EngineersCommand::Give(WorkerId(2), Order::Go { square, search: WaySearch::Never }));
    assert_eq!(client.reason_of::<Engineers>().as_deref(), Some("That is for worker 1."));
}

#[test]
fn in_a_lesson_nobody_searches_where_they_are_only_sent() {
    let mut client = at_lesson(0);
    assert_eq!(client.engineers_begun().way_search, WaySearch::Never);
    client.engineers_command(EngineersCommand::Press(TableItem::Square(at("b2"))));
    client.rest();
    assert_eq!(step(&client), "search");
    assert!(client.engineers_actions().iter().all(|action| matches!(action, Action::Step { .. })));
}

#[test]
fn a_worker_with_empty_hands_puts_nothing_down() {
    let mut client = at_lesson(0);
    client.key(KeyCode::KeyP, Key::Character("p".into()));
    assert_eq!(client.reason_of::<Engineers>().as_deref(), Some("This worker carries nothing."));
}
