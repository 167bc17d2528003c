//! The dialog with machines that can be tested, each with its components and its odds (section 11).

use super::frame::{DialogContents, draw_dialog};
use super::parts::{drawing_node, thing_node};
use super::test_facts::{SwitchThrow, TestedMachine, tested_machines};
use crate::action::ThingId;
use crate::client::art::icons::DeedIcon;
use crate::client::art::names::machine_drawing;
use crate::client::play::EngineersCommand;
use crate::client::scene::Scene;
use crate::lessons::{LessonButton, Spot};
use crate::messages::phrase;
use crate::set::{Machine, MachineId};
use crate::turn::test::percent;
use crate::words::{machine_name, points_words};
use client::kit::palette::{LIGHT_RED, SECOND, YELLOW};
use client::kit::panel::build::{choose, column, row, text, wrapped_row};
use client::kit::panel::{Node, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Radius, Space, TargetHeight};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::Phrase;

/// Side of a component, in points.
const PART: f32 = 40.0;

/// Draws the dialog.
pub fn draw_tests(pen: &mut Pen, scene: &mut Scene) {
    let seat = scene.on_stage();
    let found = tested_machines(scene.table, seat);
    let data = scene.table.data();
    let only = only_switch(&found);
    let cards = found.iter().filter_map(|tested| Some(machine_card(tested, data.get_machine(tested.machine)?, only)));
    let cards: Vec<_> = cards.collect();
    let body = match cards.is_empty() {
        true => text(TextStyle::BODY, phrase!("engineers-tests-none")),
        false => column(cards).gap(Space::S),
    };
    let title = phrase!("engineers-tests-title");
    let note = phrase!("engineers-tests-note");
    draw_dialog(pen, scene, DialogContents { name: "tests", title, note, body, foot: Node::empty() });
    if let Some(key) = only {
        scene.note_lesson_widget(pen, Spot::Button(LessonButton::Switch), key);
    }
}

/// Key of a switch.
type SwitchKey = (&'static str, MachineId, ThingId, usize);

/// Key of the switch with a number of a machine.
const fn switch_key(tested: &TestedMachine, number: usize) -> SwitchKey {
    ("throw", tested.machine, tested.thing, number)
}

/// Key of the switch that can be thrown; `None` if there is none, or a choice.
fn only_switch(found: &[TestedMachine]) -> Option<SwitchKey> {
    let mut keys = found.iter().flat_map(|tested| {
        let throws = tested.throws.iter().enumerate().filter(|(_, switch)| switch.refusal.is_none());
        throws.map(|(number, _)| switch_key(tested, number))
    });
    keys.next().filter(|_| keys.next().is_none())
}

/// A machine with its components, its value, and the buttons that throw the switch.
fn machine_card<'a>(
    tested: &'a TestedMachine,
    machine: &Machine,
    only: Option<SwitchKey>,
) -> Node<'a, EngineersCommand> {
    let points = text(TextStyle::HEADING.in_colour(YELLOW), points_words(machine.points)).anchor(Anchor::End);
    let name = text(TextStyle::HEADING, machine_name(machine)).manner(Manner::Heading);
    let heading = row([drawing_node(machine_drawing(machine), IconSize::Large.points()), name.grow(), points]);
    let parts = tested.parts.iter().map(|part| thing_node(part.picture, PART, part.name.clone()));
    let parts = wrapped_row(parts).gap(Space::M);
    let throws = tested.throws.iter().enumerate();
    let switches = throws.map(|(number, switch)| switch_part(tested, machine, number, switch, only));
    let lacks = match tested.throws.is_empty() {
        true => {
            text(TextStyle::NOTE.in_colour(LIGHT_RED), phrase!("engineers-tests-lacks", needs = tested.lacks.clone()))
        }
        false => Node::empty(),
    };
    column([heading.gap(Space::S), parts])
        .and([lacks])
        .and(switches)
        .gap(Space::S)
        .inside(Space::M)
        .on(Surface::Panel(Radius::Panel))
}

/// A test: its sum and odds, and the button.
fn switch_part<'a>(
    tested: &TestedMachine,
    machine: &Machine,
    number: usize,
    switch: &SwitchThrow,
    only: Option<SwitchKey>,
) -> Node<'a, EngineersCommand> {
    let value = &switch.value;
    let result = Phrase::words(format!("= {}", value.value));
    let sum =
        row([text(TextStyle::NOTE.in_colour(SECOND), value.sum()), text(TextStyle::NAME.in_colour(YELLOW), result)])
            .gap(Space::S)
            .reads(Manner::Found, value.spoken(value.words()));
    let words = match value.is_broken() {
        true => text(TextStyle::NOTE.in_colour(LIGHT_RED), phrase!("engineers-value-broken")),
        false => text(TextStyle::BODY, value.words()).silent(),
    };
    let odds = column([sum, words]).gap(Space::None);
    let percent = percent(value.value);
    let label = match &switch.uses_up {
        Some(thing) => phrase!("engineers-tests-use-up", thing = thing.clone(), percent = percent),
        None => phrase!("engineers-tests-throw", percent = percent),
    };
    let kind = if number == 0 { ButtonKind::Primary } else { ButtonKind::Slate };
    let name = phrase!("settings-name-and-value", name = machine_name(machine), value = &label);
    let key = switch_key(tested, number);
    let button = |label: Phrase| {
        let button = Button::usual(label, kind)
            .with_icon(DeedIcon::Test.drawing())
            .disabled_because(switch.refusal.clone())
            .sends(EngineersCommand::Try(switch.action.clone()))
            .called(name.clone())
            .target(TargetHeight::Action)
            .noted(format!("throw {} {} {number}", tested.machine.0, tested.thing.0))
            .key(key);
        if only == Some(key) { button.as_default() } else { button }
    };
    let refusal =
        switch.refusal.clone().map(|why| text(TextStyle::NOTE.in_colour(LIGHT_RED), phrase!("as-title", name = why)));
    let beside = row([odds.grow(), button(label.clone())]).gap(Space::M);
    let below = column([text(TextStyle::BODY, value.words()), button(label)]).gap(Space::Xs);
    column([choose([beside, below])]).and(refusal).gap(Space::Xs)
}
