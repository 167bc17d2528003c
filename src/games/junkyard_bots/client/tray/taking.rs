//! Checks whether the active player can take a thing of the Junkyard, or why not (rules 3, 5.4,
//! 5.5), and marks things that can be taken.

use bevy_egui::egui::{Rect, Stroke, vec2};

use crate::action::{Action, Illegal};
use crate::client::lesson::coach_card;
use crate::client::play::TurnStage;
use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use crate::parts::{GripperKind, PartId, Size};
use crate::robot::CannotHold;
use crate::round::{LegalActions, Takes};
use client::kit::Pen;
use client::kit::palette::{GREEN, INK, fade_colour};
use shell::grid::Placement;
use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

/// Factor for the colours of things that can't be taken, from 0 to 1.
pub const DIMMED: f32 = 0.62;
/// Radius of the tick on things that can be taken, in parts of their slot, and its least and
/// greatest radius in points.
const TICK: f32 = 0.14;
const TICKS: (f32, f32) = (5.0, 7.5);

/// Whether a thing can be taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Taking {
    /// The thing can be taken.
    Yes,
    /// The thing can't be taken, for a reason in one sentence.
    No(Phrase),
}

impl Taking {
    /// Checks whether a thing can be taken now; `None` if no take is due, or if the thing is not
    /// one to take.
    pub fn of(scene: &Scene, thing: Thing) -> Option<Self> {
        let (takes, seat) = current_takes(scene)?;
        match thing {
            Thing::Part(part) => taking_of_part(scene, takes, seat, part),
            Thing::Pile(size) => Some(taking_of_pile(scene, takes, seat, size)),
        }
    }

    /// Whether a thing can be taken now, without finding out why not; `None` if no take is due.
    pub fn is_open(scene: &Scene, thing: Thing) -> Option<bool> {
        let (takes, _) = current_takes(scene)?;
        Some(match thing {
            Thing::Part(part) => takes.parts().any(|(open, by, size)| {
                open == part
                    && reason_to_wait_everywhere(scene, takes.places(by, size), |at| take_action(part, at)).is_none()
            }),
            Thing::Pile(size) => reason_to_wait_blind(scene, takes, size).is_some_and(|waits| waits.is_none()),
        })
    }
}

/// Takes of the active player, and the player's seat.
fn current_takes<'s>(scene: &'s Scene) -> Option<(&'s Takes, SeatId)> {
    match scene.play.choices() {
        LegalActions::Take(takes) if scene.interaction.stage == TurnStage::Choosing => {
            Some((takes, scene.table.state().active_seat()?))
        }
        _ => None,
    }
}

const fn take_action(part: PartId, placement: Placement) -> Action {
    Action::Take { part, placement }
}

/// Returns why the lesson forbids an action at every one of some places; `None` if it allows one,
/// or there is no lesson.
fn reason_to_wait_everywhere(
    scene: &Scene,
    places: &[Placement],
    action: impl Fn(Placement) -> Action,
) -> Option<Phrase> {
    let mut why = None;
    for &placement in places {
        why = Some(coach_card::reason_to_wait(scene, &action(placement))?);
    }
    why
}

/// Whether a tile of a size can be taken blind: `None` if the rules forbid it, `Some(None)` if it
/// can be taken, `Some(Some(why))` if the lesson forbids it.
fn reason_to_wait_blind(scene: &Scene, takes: &Takes, size: Size) -> Option<Option<Phrase>> {
    let ways = takes.blind().filter(|(_, own)| *own == size);
    let all: Vec<Option<Phrase>> = ways
        .map(|(by, _)| {
            reason_to_wait_everywhere(scene, takes.places(by, size), |placement| Action::TakeBlind {
                size,
                by,
                placement,
            })
        })
        .collect();
    if all.iter().any(Option::is_none) && !all.is_empty() { Some(None) } else { all.into_iter().next() }
}

fn taking_of_part(scene: &Scene, takes: &Takes, seat: SeatId, part: PartId) -> Option<Taking> {
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
        let waits = reason_to_wait_everywhere(scene, takes.places(by, size), |placement| take_action(part, placement));
        return Some(waits.map_or(Taking::Yes, Taking::No));
    }
    let why = CannotHold::of(scene.table.robot(seat), by, size);
    Some(Taking::No(why.map_or_else(|| Illegal::NotNow.phrase(), |why| why.phrase())))
}

fn taking_of_pile(scene: &Scene, takes: &Takes, seat: SeatId, size: Size) -> Taking {
    if scene.table.junkyard().pile(size).is_empty() {
        return Taking::No(Illegal::PileEmpty { size }.phrase());
    }
    if let Some(waits) = reason_to_wait_blind(scene, takes, size) {
        return waits.map_or(Taking::Yes, Taking::No);
    }
    let why = |by| CannotHold::of(scene.table.robot(seat), by, size);
    Taking::No(match (why(GripperKind::Claw), why(GripperKind::Mouth)) {
        (Some(claws), Some(mouths)) => phrase!("cannot-hold-either", claws = &claws, mouths = &mouths),
        _ => Illegal::NotNow.phrase(),
    })
}

/// Name of a thing, and whether it can be taken.
pub fn name_with_taking(scene: &Scene, thing: Thing, name: &Phrase) -> Phrase {
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

/// Marks a thing that can be taken: a green frame, and a tick at the upper left corner.
pub fn draw_taking_mark(pen: &mut Pen, rect: Rect) {
    pen.stroke_rect(rect, 7.0, Stroke::new(2.0, fade_colour(GREEN, 0.8)));
    let radius = (rect.width().min(rect.height()) * TICK).clamp(TICKS.0, TICKS.1);
    let centre = rect.left_top() + vec2(radius - 1.0, radius - 1.0);
    pen.painter().circle(centre, radius, GREEN, Stroke::new(2.0, INK));
    let side = radius * 1.4;
    pen.draw_icon("check", centre.x - side / 2.0, centre.y - side / 2.0, side, INK);
}
