//! Choices that a worker carries out, in words.

use super::chooser::ChoosingTeam;
use crate::action::{Action, WorkerId};
use crate::messages::phrase;
use crate::words::{a_kind, square_name, thing_name, worker_name};
use crate::yard::Direction;
use shell::language::Phrase;
use shell::seats::Seat;

/// Choice that a single worker carries out, with the worker; `None` for any other.
pub(super) fn worker_choice(action: &Action, words: ChoosingTeam, seats: &[Seat]) -> Option<(WorkerId, Phrase)> {
    moving_choice(action, words)
        .or_else(|| carrying_choice(action, words, seats))
        .or_else(|| zone_choice(action, words))
        .or_else(|| truck_choice(action, words))
}

fn moving_choice(action: &Action, words: ChoosingTeam) -> Option<(WorkerId, Phrase)> {
    let here = |worker: WorkerId| words.table.find_worker(words.seat, worker).map(|worker| worker.square);
    let beside = |worker: WorkerId, direction: Direction| {
        here(worker).and_then(|square| square.beside(direction)).map(square_name).unwrap_or_default()
    };
    Some(match *action {
        Action::Step { worker, direction } => {
            (worker, phrase!("engineers-choice-step", square = beside(worker, direction)))
        }
        Action::Search { worker } => {
            let square = here(worker).map(square_name).unwrap_or_default();
            (worker, phrase!("engineers-choice-search", square = square))
        }
        Action::TakeDownWall { worker, direction } => {
            (worker, phrase!("engineers-choice-take-down-wall", square = beside(worker, direction)))
        }
        _ => return None,
    })
}

fn carrying_choice(action: &Action, words: ChoosingTeam, seats: &[Seat]) -> Option<(WorkerId, Phrase)> {
    Some(match *action {
        Action::PutDown { worker, thing, face_up: true } => {
            (worker, phrase!("engineers-choice-put-into-zone", thing = words.whole(thing)))
        }
        Action::PutDown { worker, thing, face_up: false } => {
            (worker, phrase!("engineers-choice-put-down", thing = words.whole(thing)))
        }
        Action::HandOver { worker, thing, to } => {
            let to = worker_name(seats, words.seat, to);
            (worker, phrase!("engineers-choice-hand-over", thing = words.whole(thing), to = to))
        }
        Action::TakeShare { worker, thing } => {
            (worker, phrase!("engineers-choice-take-share", thing = words.whole(thing)))
        }
        Action::LeaveShare { worker, thing } => {
            (worker, phrase!("engineers-choice-leave-share", thing = words.whole(thing)))
        }
        Action::Pack { worker, thing, container } => {
            let container = words.thing(container);
            (worker, phrase!("engineers-choice-pack", thing = words.whole(thing), container = container))
        }
        Action::Unpack { worker, thing } => (worker, phrase!("engineers-choice-unpack", thing = words.whole(thing))),
        _ => return None,
    })
}

fn zone_choice(action: &Action, words: ChoosingTeam) -> Option<(WorkerId, Phrase)> {
    Some(match *action {
        Action::Work { worker } => (worker, phrase!("engineers-choice-work")),
        Action::Debug { worker, .. } => (worker, phrase!("engineers-choice-debug")),
        Action::Buy { worker, kind, .. } => {
            let thing = words.table.data().get_kind(kind).map(a_kind).unwrap_or_default();
            (worker, phrase!("engineers-choice-buy", thing = thing))
        }
        Action::Sell { worker, thing } => (worker, phrase!("engineers-choice-sell", thing = words.whole(thing))),
        Action::Train { worker, thing } => {
            let name = thing_name(words.table, thing, words.seat);
            (worker, phrase!("engineers-choice-train", name = name))
        }
        Action::Mend { worker, thing } => (worker, phrase!("engineers-choice-mend", thing = words.thing(thing))),
        Action::Improve { worker, thing } => (worker, phrase!("engineers-choice-improve", thing = words.thing(thing))),
        _ => return None,
    })
}

fn truck_choice(action: &Action, words: ChoosingTeam) -> Option<(WorkerId, Phrase)> {
    Some(match *action {
        Action::Load { worker, thing, .. } => (worker, phrase!("engineers-choice-load", thing = words.whole(thing))),
        Action::Unload { worker, thing, .. } => {
            (worker, phrase!("engineers-choice-unload", thing = words.whole(thing)))
        }
        Action::ClimbIn { worker } => (worker, phrase!("engineers-choice-climb-in")),
        Action::ClimbOut { worker } => (worker, phrase!("engineers-choice-climb-out")),
        Action::TakeWheel { worker } => (worker, phrase!("engineers-choice-take-wheel")),
        _ => return None,
    })
}
