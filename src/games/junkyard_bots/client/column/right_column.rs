//! The right column: the inspector and the log, or during a build the abilities and the checklist.

use super::checklist::Check;
use super::{checklist, inspector};
use crate::client::column::log_facts;
use crate::client::play::TurnStage;
use crate::client::play::building::bench::Bench;
use crate::client::play::building::hand::{Verdict, judge_placement};
use crate::client::puzzle::turning_hint::turning_hint;
use crate::client::robot::ability_rows;
use crate::client::scene::contents::Scene;
use crate::client::scene::panel_titles;
use crate::client::tray::build_shelf;
use crate::messages::phrase;
use crate::parts::GripperKind;
use crate::robot::Abilities;
use client::kit::panel::build::{choose, column, row, text};
use client::kit::panel::{Node, Surface, show_panel};
use client::kit::spoken::Manner;
use client::kit::tokens::{Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

const HEADING: TextStyle = TextStyle::NAME;

/// Draws the column.
pub fn draw_column(pen: &mut Pen, scene: &mut Scene) {
    if let Some(bench) = &scene.interaction.own.bench
        && scene.interaction.stage == TurnStage::Choosing
    {
        draw_building_column(pen, scene, bench);
        return;
    }
    inspector::draw_inspector(pen, scene);
    log_facts::draw_log(pen, scene);
}

/// Facts that the column shows during a build.
struct BuildingFacts {
    heading: Phrase,
    /// Abilities before and after the build so far, the thing in hand included.
    abilities: (Abilities, Abilities),
    /// Title of the checklist.
    title: Phrase,
    checks: Vec<Check>,
}

/// Things that the column leaves out to make room for the checklist.
#[derive(Clone, Copy, Default)]
struct LeftOut {
    /// Hint how parts are turned.
    turning: bool,
    /// Names of the abilities, which are icons without them.
    names: bool,
    /// Energy, which building does not change: the card of the seat shows it too.
    energy: bool,
}

impl LeftOut {
    /// All ways of making room, in their order.
    const ALL: [Self; 6] = [
        Self { turning: false, names: false, energy: false },
        Self { turning: false, names: true, energy: false },
        Self { turning: false, names: true, energy: true },
        Self { turning: true, names: false, energy: false },
        Self { turning: true, names: true, energy: false },
        Self { turning: true, names: true, energy: true },
    ];
}

/// Draws the abilities, the checklist, and below it how parts are turned. Things are left out until
/// the whole checklist is in sight; if it never is, open conditions come first.
fn draw_building_column(pen: &mut Pen, scene: &Scene, bench: &Bench) {
    let room = scene.regions.inspector.union(scene.regions.log);
    let seat = scene.on_stage();
    let width = room.width() - 2.0 * Space::M.points();
    let title = |style: TextStyle, own: Phrase, of: fn(&str) -> Phrase| {
        let mut forms = panel_titles::title_forms(scene, seat, own.clone(), of).into_iter();
        forms.find(|title| pen.ruler().layout(style, f32::INFINITY, title).size().x <= width).unwrap_or(own)
    };
    let mut facts = BuildingFacts {
        heading: title(HEADING, phrase!("side-right-now"), |name| phrase!("side-right-now-of", name = name)),
        abilities: (scene.table.abilities(seat), abilities_so_far(scene, bench)),
        title: title(checklist::TITLE, phrase!("side-checklist"), |name| phrase!("side-checklist-of", name = name)),
        checks: checklist::list_checks(bench, build_shelf::hint_left_out(pen, scene, bench)),
    };
    let ruler = pen.ruler();
    let fits = |left_out: &LeftOut| {
        let list = checklist::checklist_panel(&facts.title, &facts.checks);
        building_column(scene, &facts, *left_out, list).needed_height(&ruler, room.width()) <= room.height()
    };
    let fitting = LeftOut::ALL.into_iter().find(fits);
    if fitting.is_none() {
        checklist::put_open_first(&mut facts.checks);
    }
    let left_out = fitting.unwrap_or(LeftOut { turning: true, names: true, energy: true });
    // The list takes the height that is left, whatever it needs.
    let list = checklist::checklist_panel(&facts.title, &facts.checks).with_heights(0.0, 0.0);
    show_panel(pen, room, building_column(scene, &facts, left_out, list));
}

/// Describes the column during a build, with the checklist.
fn building_column<'a>(scene: &Scene, facts: &'a BuildingFacts, left_out: LeftOut, list: Node<'a, ()>) -> Node<'a, ()> {
    let (old, now) = facts.abilities;
    let abilities = if left_out.names {
        ability_rows::ability_icons(old, now)
    } else {
        choose([ability_rows::named_abilities(old, now), ability_rows::ability_icons(old, now)])
    };
    let energy = if left_out.energy { Node::empty() } else { ability_rows::energy_row(scene, scene.on_stage()) };
    let turning = turning_hint(scene).filter(|_| !left_out.turning);
    let on_panel = |hint: Node<'a, ()>| row([hint.grow()]).inside(Space::M).on(Surface::Panel(Radius::Panel));
    column([
        column([text(HEADING, &facts.heading).manner(Manner::Heading), abilities, energy])
            .inside(Space::M)
            .on(Surface::Panel(Radius::Panel)),
        list.grow(),
        turning.map_or_else(Node::empty, on_panel),
    ])
}

/// Abilities of the robot after the build so far, the thing in hand included.
fn abilities_so_far(scene: &Scene, bench: &Bench) -> Abilities {
    let tried = scene.interaction.own.hand.as_ref().and_then(|hand| {
        match judge_placement(scene.table, Some(bench), hand, hand.placement()?) {
            Verdict::Attached { to, .. } => Some(to),
            _ => None,
        }
    });
    tried.unwrap_or_else(|| Abilities::of(&bench.linked().1))
}

/// Sentence about the grippers that hold something: "Medium claw holds it".
pub fn holders_sentence(scene: &Scene, by: GripperKind, grippers: &[crate::parts::PartId]) -> Phrase {
    match grippers {
        [one] => phrase!("holds-it", part = scene.part_name(*one)),
        several => phrase!("hold-it-together", count = several.len(), by = by),
    }
}
