//! Finds out whether the player whose turn it is can take a thing of the Junkyard, or why not
//! (rules 3, 5.4, 5.5), and marks what can be taken.

use bevy_egui::egui::{Rect, Stroke, vec2};

use super::coach;
use crate::client::kit::Pen;
use crate::client::kit::palette::{GREEN, INK, faded};
use crate::client::play::TurnStage;
use crate::client::play::hand::Thing;
use crate::client::scene::contents::Scene;
use crate::games::junkyard_bots::action::{Action, Illegal};
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::parts::{GripperKind, PartId, Size};
use crate::games::junkyard_bots::robot::CannotHold;
use crate::games::junkyard_bots::round::{LegalActions, Takes};
use crate::shell::grid::Placement;
use crate::shell::language::{InWords, Phrase};
use crate::shell::seats::SeatId;

/// Factor for the colours of what can't be taken, from 0 to 1.
pub const DIMMED: f32 = 0.62;
/// The radius of the tick on what can be taken, in parts of its slot, and the least and the
/// largest, in points.
const TICK: f32 = 0.14;
const TICKS: (f32, f32) = (5.0, 7.5);

/// Whether a thing can be taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Taking {
    /// It can.
    Yes,
    /// It can't, for a reason in one sentence.
    No(Phrase),
}

impl Taking {
    /// Finds out whether a thing can be taken now; `None` if nothing is taken now, or if the thing
    /// is not one to take.
    pub fn of(scene: &Scene, thing: Thing) -> Option<Self> {
        let (takes, seat) = turn(scene)?;
        match thing {
            Thing::Part(part) => of_part(scene, takes, seat, part),
            Thing::Pile(size) => Some(of_pile(scene, takes, seat, size)),
        }
    }

    /// Whether a thing can be taken now, without finding out why not; `None` if nothing is taken
    /// now.
    pub fn is_open(scene: &Scene, thing: Thing) -> Option<bool> {
        let (takes, _) = turn(scene)?;
        Some(match thing {
            Thing::Part(part) => takes.parts().any(|(open, by, size)| {
                open == part && waits(scene, takes.places(by, size), |at| take(part, at)).is_none()
            }),
            Thing::Pile(size) => blind_waits(scene, takes, size).is_some_and(|waits| waits.is_none()),
        })
    }
}

/// The takes of the player whose turn it is, and who that is.
fn turn<'s>(scene: &'s Scene) -> Option<(&'s Takes, SeatId)> {
    match scene.play.choices() {
        LegalActions::Take(takes) if scene.interaction.stage == TurnStage::Choosing => {
            Some((takes, scene.table.state().active_seat()?))
        }
        _ => None,
    }
}

const fn take(part: PartId, placement: Placement) -> Action {
    Action::Take { part, placement }
}

/// Returns why the lesson forbids an action at every one of some places; `None` if it allows one,
/// or there is no lesson.
fn waits(scene: &Scene, places: &[Placement], action: impl Fn(Placement) -> Action) -> Option<Phrase> {
    let mut why = None;
    for &placement in places {
        why = Some(coach::waits(scene, &action(placement))?);
    }
    why
}

/// Whether a tile of a size can be taken blind: `None` if the rules forbid it, `Some(None)` if it
/// can be taken, `Some(Some(why))` if the lesson forbids it.
fn blind_waits(scene: &Scene, takes: &Takes, size: Size) -> Option<Option<Phrase>> {
    let ways = takes.blind().filter(|(_, own)| *own == size);
    let all: Vec<Option<Phrase>> = ways
        .map(|(by, _)| waits(scene, takes.places(by, size), |placement| Action::TakeBlind { size, by, placement }))
        .collect();
    if all.iter().any(Option::is_none) && !all.is_empty() { Some(None) } else { all.into_iter().next() }
}

fn of_part(scene: &Scene, takes: &Takes, seat: SeatId, part: PartId) -> Option<Taking> {
    let info = scene.table.part(part)?;
    let tile = scene.table.tile(part)?;
    match info.location.check_open_to(seat) {
        Ok(()) => {}
        Err(Illegal::ScannedByAnother) => return Some(Taking::No(Illegal::ScannedByAnother.phrase())),
        Err(_) => return None,
    }
    let by = tile.kind().held_by();
    let size = tile.size()?;
    if takes.parts().any(|(open, ..)| open == part) {
        let waits = waits(scene, takes.places(by, size), |placement| take(part, placement));
        return Some(waits.map_or(Taking::Yes, Taking::No));
    }
    let why = CannotHold::of(scene.table.robot(seat), by, size);
    Some(Taking::No(why.map_or_else(|| Illegal::NotNow.phrase(), |why| why.phrase())))
}

fn of_pile(scene: &Scene, takes: &Takes, seat: SeatId, size: Size) -> Taking {
    if scene.table.junkyard().pile(size).is_empty() {
        return Taking::No(Illegal::PileEmpty { size }.phrase());
    }
    if let Some(waits) = blind_waits(scene, takes, size) {
        return waits.map_or(Taking::Yes, Taking::No);
    }
    let why = |by| CannotHold::of(scene.table.robot(seat), by, size);
    Taking::No(match (why(GripperKind::Claw), why(GripperKind::Mouth)) {
        (Some(claws), Some(mouths)) => phrase!("cannot-hold-either", claws = &claws, mouths = &mouths),
        _ => Illegal::NotNow.phrase(),
    })
}

/// The name of a thing, with whether it can be taken.
pub fn named(scene: &Scene, thing: Thing, name: &Phrase) -> Phrase {
    match Taking::of(scene, thing) {
        None => name.clone(),
        Some(Taking::Yes) => phrase!("tray-can-take", thing = name),
        Some(Taking::No(why)) => phrase!("tray-can-not-take", thing = name, why = why),
    }
}

/// Whether a thing is marked as one that can be taken; `None` while things are not marked, such as
/// while something is in hand.
pub fn mark_of(scene: &Scene, thing: Thing) -> Option<bool> {
    if scene.interaction.own.hand.is_some() { None } else { Taking::is_open(scene, thing) }
}

/// Marks what can be taken: a green frame, and a tick at the upper left corner.
pub fn mark(pen: &mut Pen, rect: Rect) {
    pen.frame(rect, 7.0, Stroke::new(2.0, faded(GREEN, 0.8)));
    let radius = (rect.width().min(rect.height()) * TICK).clamp(TICKS.0, TICKS.1);
    let centre = rect.left_top() + vec2(radius - 1.0, radius - 1.0);
    pen.painter().circle(centre, radius, GREEN, Stroke::new(2.0, INK));
    let side = radius * 1.4;
    pen.icon("check", centre.x - side / 2.0, centre.y - side / 2.0, side, INK);
}
