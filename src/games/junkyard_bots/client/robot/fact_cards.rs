//! Facts of the robot view as cards below headings.

use bevy_egui::egui::{Color32, Rect};

use super::robot_facts::{
    ability_sources, all_abilities, attached_parts, gripper_words, held_with_grippers, part_detail, source_words,
    surviving_rivals, threat_words,
};
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::PartId;
use crate::robot::{Abilities, Robot};
use crate::words;
use client::kit::palette::{FAINT, YELLOW, fade_colour};
use client::kit::panel::build::{choose, column, even_row, icon, painted, row, seat_chip, table, text};
use client::kit::panel::{Node, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Space};
use client::kit::widgets::name::name_on_line;
use client::kit::{Anchor, Pen, TextStyle};
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Describes the heading above the things that a robot holds.
pub fn held_heading<'a, M: 'a>() -> Node<'a, M> {
    heading(phrase!("closer-holds"), None)
}

/// Describes the sentence in place of the things that a robot holds.
pub fn nothing_held<'a, M: 'a>() -> Node<'a, M> {
    text(TextStyle::NOTE, phrase!("closer-nothing"))
}

/// Describes the things that a robot holds, each with its grippers, below their heading.
pub fn held_cards<'a, M: 'a>(scene: &Scene, seat: SeatId) -> Node<'a, M> {
    let held = held_with_grippers(scene, seat);
    if held.is_empty() {
        return column([held_heading(), nothing_held()]);
    }
    let card = |(part, by): (PartId, Vec<PartId>)| part_card(scene, part, Some(gripper_words(scene, &by)));
    column([held_heading(), cards(held.into_iter().map(card))])
}

/// Describes the four abilities with their sources, below their heading.
pub fn ability_cards<'a, M: 'a>(scene: &Scene, robot: &Robot) -> Node<'a, M> {
    let all = all_abilities(robot).map(|(name, value, kind)| {
        let tint = if value == 0 { fade_colour(Color32::WHITE, FAINT) } else { Color32::WHITE };
        let title = text(TextStyle::STRONG, phrase!("ability-title", ability = words::ability_key(kind)));
        let value = text(TextStyle::NAME, value.to_string()).anchor(Anchor::End);
        let sources = text(TextStyle::NOTE, source_words(&ability_sources(scene, robot, kind)));
        let words = column([row([title.grow(), value]), sources]).gap(Space::None);
        on_card(row([icon(name, IconSize::Name, tint), words.grow()]))
    });
    column([heading(phrase!("facts-abilities"), None), cards(all)])
}

/// Describes the seats that could bomb a robot, with their bombs, below their heading.
pub fn threat_cards<'a, M: 'a>(scene: &'a Scene, seat: SeatId, robot: &Robot) -> Node<'a, M> {
    let speed = Abilities::with_bonuses(robot.assembly(), robot.bonuses()).speed;
    let heading = heading(phrase!("facts-threats"), Some(phrase!("facts-dodges", speed = speed)));
    let rivals = surviving_rivals(scene, seat);
    if rivals.is_empty() {
        return column([heading, text(TextStyle::NOTE, phrase!("facts-nobody-left"))]);
    }
    let on_line = |other: &SeatId| {
        let [chip, name, bombs, damage] = threat(scene, *other, speed);
        on_card(row([chip, name, bombs.grow(), damage]).gap(Space::M))
    };
    let on_two_lines = |other: &SeatId| {
        let [chip, name, bombs, damage] = threat(scene, *other, speed);
        let words = column([row([name.grow(), damage]), bombs]).gap(Space::None);
        on_card(row([chip, words.grow()]))
    };
    let forms = [table(rivals.iter().map(on_line)), column(rivals.iter().map(on_two_lines))];
    column([heading, choose(forms)])
}

/// Describes the parts of the card of a seat that could bomb a robot of this speed: its colour, its
/// name, its bombs and their damage.
fn threat<'a, M: 'a>(scene: &'a Scene, from: SeatId, speed: u16) -> [Node<'a, M>; 4] {
    let (bombs, damage, colour) = threat_words(scene, from, speed);
    [
        seat_chip(scene.seat_colour(from), IconSize::Text),
        name_on_line(TextStyle::STRONG, scene.seat_name(from)),
        text(TextStyle::NOTE, bombs),
        text(TextStyle::STRONG.in_colour(colour), damage).anchor(Anchor::End),
    ]
}

/// Describes the heading above the parts of a robot, with their number and points.
pub fn parts_heading<'a, M: 'a>(scene: &Scene, robot: &Robot) -> Node<'a, M> {
    heading(phrase!("facts-parts"), Some(attached_parts(scene, robot).1))
}

/// Describes the body and the attached parts of a robot.
pub fn part_cards<'a, M: 'a>(scene: &Scene, robot: &Robot) -> Node<'a, M> {
    cards(attached_parts(scene, robot).0.into_iter().map(|(index, part)| {
        let more = scene.table.tile(part).map(|tile| part_detail(scene, part, tile, robot.bonuses()[index]));
        part_card(scene, part, more)
    }))
}

fn part_card<'a, M: 'a>(scene: &Scene, part: PartId, more: Option<Phrase>) -> Node<'a, M> {
    let cells = scene.table.part(part).and_then(|info| info.size).map_or((1.0, 1.0), cells_of);
    let drawing = scene.part_drawing(part);
    let side = IconSize::Large.points();
    let picture = painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let cell = side / cells.0.max(cells.1);
        pen.draw_tile(drawing, rect.center(), cells, cell, Rotation::Up, Color32::WHITE);
    });
    let name = text(TextStyle::STRONG, phrase!("as-title", name = scene.part_name(part)));
    let more = more.map_or_else(Node::empty, |more| text(TextStyle::NOTE, more));
    let words = column([name, more]).gap(Space::None);
    row([picture, words.grow()]).inside_by(Space::S, Space::Xs).on(Surface::Well)
}

/// Describes a heading, and a note at its end or, where there is too little room, below it.
fn heading<'a, M: 'a>(title: Phrase, note: Option<Phrase>) -> Node<'a, M> {
    let title = || text(TextStyle::LABEL.in_colour(YELLOW), title.clone()).manner(Manner::Heading);
    let Some(note) = note else { return title() };
    let note = || text(TextStyle::NOTE, note.clone());
    choose([row([title().grow(), note()]), column([title(), note()]).gap(Space::None)])
}

/// Describes cards, as many beside each other as there is room for.
fn cards<'a, M: 'a>(cards: impl IntoIterator<Item = Node<'a, M>>) -> Node<'a, M> {
    even_row(cards).narrow()
}

fn on_card<M>(contents: Node<M>) -> Node<M> {
    contents.inside_by(Space::M, Space::S).on(Surface::Row { is_chosen: false })
}
