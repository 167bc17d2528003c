//! Checks whether the active player can take a thing of the Junkyard, or why not (rules 3, 5.4,
//! 5.5), and marks things that can be taken.

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, Vec2};

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
use client::kit::palette::{FAINT, GREEN, INK, fade_colour};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use shell::grid::Placement;
use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

/// Opacity of the place that a thing in hand has left.
const LEFT_BEHIND: f32 = 0.22;

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
        (Some(claws), Some(mouths)) => CannotHold::phrase_of_both(claws, mouths),
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

/// Colour by which a tile's drawing is multiplied: less of what is in hand, or can't be taken.
pub fn tile_tint(is_in_hand: bool, can_take: Option<bool>) -> Color32 {
    match can_take {
        _ if is_in_hand => fade_colour(Color32::WHITE, LEFT_BEHIND),
        Some(false) => fade_colour(Color32::WHITE, FAINT),
        _ => Color32::WHITE,
    }
}

/// Marks a thing that can be taken: a green frame, and a tick at the upper left corner.
pub fn draw_taking_mark(pen: &mut Pen, rect: Rect) {
    pen.stroke_rect(rect, Radius::Chip.points(), Stroke::new(LineWidth::Well.points(), GREEN));
    draw_tick(pen, rect.left_top() + Vec2::splat(Space::Xs.points()), IconSize::Sign);
}

/// Draws a tick on a green disc of a size.
pub fn draw_tick(pen: &mut Pen, centre: Pos2, size: IconSize) {
    let disc = Rect::from_center_size(centre, Vec2::splat(size.points()));
    pen.painter().circle(centre, disc.width() / 2.0, GREEN, Stroke::new(LineWidth::Well.points(), INK));
    pen.draw_svg("check", disc.shrink(Space::Xxs.points()), INK);
}

/// Draws the dashed frame of a place from which something is missing.
pub fn draw_missing(pen: &Pen, place: Rect, colour: Color32) {
    let line = Stroke::new(LineWidth::Well.points(), colour);
    pen.draw_dashed_rect(place.shrink(Space::Xxs.points()), line, Space::S.points(), Space::Xs.points());
}
