//! A card about the part under the pointer: its outlets, where others of its kind are, and what a
//! nut risks.

use bevy_egui::egui::{Color32, Id, Rect};

use super::bag_card::{OddsForm, bag_contents};
use super::part_facts::{CardSubject, Copies};
use crate::client::play::Thing;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::parts::{Kind, Part};
use crate::words::part_name;
use client::kit::palette::{LIGHT_RED, SECOND};
use client::kit::panel::build::{column, icon, row, text};
use client::kit::panel::{Align, Node, Rank, Surface, show_panel};
use client::kit::pen::rect_at;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle, notes};
use shell::language::Phrase;

/// Seconds for which the pointer rests on a thing before the card about it appears.
const REST: f32 = 0.12;

/// Thing that the card is about now: the one under the resting pointer or, until the pointer moves
/// again, the one that the keyboard chose. `None` while something is in hand.
pub fn inspected_thing(pen: &Pen, scene: &Scene) -> Option<Thing> {
    // Called even while nothing is shown, because it records the last choice.
    let by_keys = chosen_by_keys(pen, scene);
    if scene.held_thing().is_some() || !scene.question.is_none() || !pen.ui.is_enabled() {
        return None;
    }
    let pointed = scene.view.pointed;
    let key = pointed.map_or(0, |thing| Id::new(thing).value());
    let has_rested = pen.progress_since_change("inspected part", key, REST) >= 1.0;
    by_keys.or_else(|| pointed.filter(|_| has_rested))
}

/// Thing that the keyboard chose after the last move of the pointer.
pub fn chosen_by_keys(pen: &Pen, scene: &Scene) -> Option<Thing> {
    let ctx = pen.ui.ctx();
    let (now, still) = ctx.input(|input| (input.time, input.pointer.time_since_last_movement()));
    let chosen = scene.interaction.own.chosen;
    let (_, since) = ctx.data_mut(|data| {
        let last = data.get_temp_mut_or_insert_with(Id::new("part chosen since"), || (chosen, f64::NEG_INFINITY));
        if last.0 != chosen {
            *last = (chosen, now);
        }
        *last
    });
    chosen.filter(|_| since >= now - f64::from(still))
}

/// Describes the card about a part, or about the scrap yard with its odds in a form.
pub fn card_panel<'a>(scene: &Scene, subject: CardSubject, odds: OddsForm) -> Node<'a, ()> {
    let contents = match subject {
        CardSubject::Part(part) => part_contents(scene, part).gap(Space::Xs),
        CardSubject::Bag => bag_contents(scene, odds),
    };
    contents.inside(Space::M).on(Surface::Panel(Radius::Panel))
}

/// Draws the card in place of the log, as high as it needs to be and at least as high as the log.
/// The odds stand there as long as they leave the orders free, else above the bag.
pub fn draw_card(pen: &mut Pen, scene: &Scene, room: Rect, log: Rect, subject: CardSubject) {
    let needed = |odds| card_panel(scene, subject, odds).needed_height(&pen.ruler(), log.width());
    let forms = [OddsForm::Lines, OddsForm::Pairs];
    let fitting = forms.into_iter().find(|&odds| needed(odds) <= log.height());
    let odds = fitting.unwrap_or(OddsForm::Pairs);
    let height = needed(odds).max(log.height()).min(room.height());
    let bag = scene.view.spots.get(&Thing::Bag).filter(|_| subject == CardSubject::Bag && fitting.is_none());
    let place = match bag {
        // Beside the bag, over the bench.
        Some(bag) => {
            let tray = scene.regions.tray;
            let high = needed(odds).min(tray.height());
            rect_at(bag.right() + Space::L.points(), tray.bottom() - high, log.width(), high)
        }
        // A card that is higher than the log covers the last orders while it is shown.
        None => log.with_min_y(log.bottom() - height),
    };
    notes::record_cover(pen.ui, place);
    show_panel(pen, place, card_panel(scene, subject, odds));
}

fn heading<'a>(title: Phrase) -> Node<'a, ()> {
    text(TextStyle::NAME, phrase!("as-title", name = title)).manner(Manner::Heading)
}

/// Describes a part.
fn part_contents<'a>(scene: &Scene, part: Part) -> Node<'a, ()> {
    let Copies { market, bag, workshops } = Copies::of_kind(scene.table, part.kind);
    let is_sold = scene.table.data().ring().square_of(part.kind).is_some();
    let market = is_sold.then(|| count_row("market", phrase!("robotics-part-on-market"), market));
    column([heading(part_name(part)), text(TextStyle::NOTE, about_kind(scene, part.kind))])
        .and(part.nut.then(|| nut_row(scene)))
        .and(market.map(|node| node.gives_way(Rank::Second)))
        .and([
            count_row("bag", phrase!("robotics-part-in-bag"), bag).gives_way(Rank::Second),
            count_row("phase_away", phrase!("robotics-part-in-workshops"), workshops).gives_way(Rank::First),
        ])
}

/// Sentence about a kind: its outlets, and what it is for.
fn about_kind(scene: &Scene, kind: Kind) -> Phrase {
    let outlets = scene.table.data().outlets(kind).count();
    match kind {
        Kind::Multifunctional => phrase!("robotics-part-multifunctional"),
        Kind::Saboteur => phrase!("robotics-part-saboteur"),
        Kind::ManufacturingControl => phrase!("robotics-part-control"),
        _ if kind.is_connector() => phrase!("robotics-part-connector", count = outlets),
        _ => phrase!("robotics-part-extremity", count = outlets),
    }
}

/// Describes what a nut risks: the share of the controls among the counters in the scrap yard.
fn nut_row<'a>(scene: &Scene) -> Node<'a, ()> {
    let bag = &scene.table.yard().bag;
    let risk = phrase!("robotics-part-nut", controls = bag[Kind::ManufacturingControl], count = bag.total());
    row([
        icon("nut", IconSize::Text, Color32::WHITE).align(Align::Start),
        text(TextStyle::NOTE.in_colour(LIGHT_RED), risk).grow(),
    ])
}

/// Describes a number of counters, with an icon for where they are.
fn count_row<'a>(name: &'static str, place: Phrase, count: u32) -> Node<'a, ()> {
    let tint = if name == "bag" { Color32::WHITE } else { SECOND };
    row([
        icon(name, IconSize::Text, tint),
        text(TextStyle::NOTE, place).grow(),
        text(TextStyle::FIGURE, count.to_string()).anchor(Anchor::End),
    ])
}
