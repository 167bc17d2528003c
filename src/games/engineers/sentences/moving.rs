//! Sentences about steps, searches, walls, and what a team sees (sections 4, 6 and 17).

use super::log_sentence::LogSentence;
use super::teller::Teller;
use crate::action::{TableEvent, ThingId};
use crate::messages::phrase;
use crate::table::{Place, Table};
use crate::words::{a_kind, a_thing, join_words, square_name};
use crate::yard::Square;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Sentence about a step, a search, or a wall that is taken down.
pub(super) fn moving_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let (seat, told) = match event {
        TableEvent::Stepped { .. } => return walk_sentence(event, 1, teller),
        TableEvent::Searched { seat, worker, square, squares } => {
            // Other teams must not learn from the squares whether the worker holds a thing with
            // Scan (5.4).
            let covered = if teller.knows(*seat) { squares.as_slice() } else { std::slice::from_ref(square) };
            let squares = join_words(covered.iter().map(|&square| square_name(square)));
            (*seat, phrase!("engineers-log-searched", who = teller.worker(*seat, *worker), squares = squares))
        }
        TableEvent::WallDown { seat, worker, wall, actions } => {
            let told = phrase!(
                "engineers-log-wall-down",
                who = teller.worker(*seat, *worker),
                first = square_name(wall.square()),
                second = square_name(wall.other()),
                count = *actions
            );
            (*seat, told)
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

/// Sentence about a number of steps of the same workers; `event` is the last of them.
pub(super) fn walk_sentence(event: &TableEvent, steps: u16, teller: Teller) -> Option<LogSentence> {
    let TableEvent::Stepped { seat, workers, to, .. } = event else { return None };
    let told = phrase!(
        "engineers-log-walked",
        who = teller.workers(*seat, *workers),
        workers = workers.len(),
        square = square_name(*to),
        steps = steps
    );
    Some((Some(*seat), told))
}

/// Sentence about what a team sees from now on, or no longer; for that team only.
pub(super) fn knowing_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let (seat, told) = match event {
        TableEvent::Opened { seat, things, by_notebook, .. } => {
            let name = teller.name(*seat);
            let things = seen_words(teller.table, things, *seat);
            let told = if *by_notebook {
                phrase!("engineers-log-notebook-right", name = name, things = things)
            } else {
                phrase!("engineers-log-found", name = name, things = things)
            };
            (*seat, told)
        }
        TableEvent::Closed { seat, things } => {
            let things = seen_words(teller.table, things, *seat);
            (*seat, phrase!("engineers-log-closed", name = teller.name(*seat), things = things))
        }
        TableEvent::StruckOut { seat, square, things } => {
            // Grades may have changed since the entries were written.
            let found = things.iter().filter_map(|&thing| teller.table.find_thing(thing));
            let things = join_words(found.map(|thing| a_kind(thing.kind(*seat))));
            let square = square_name(*square);
            let told = phrase!("engineers-log-struck-out", name = teller.name(*seat), square = square, things = things);
            (*seat, told)
        }
        _ => return None,
    };
    teller.knows(seat).then_some((Some(seat), told))
}

/// Things that lie on squares, with their squares unless all lie on the same one.
fn seen_words(table: &Table, things: &[ThingId], viewer: SeatId) -> Phrase {
    let squares: Vec<Option<Square>> = things.iter().map(|&thing| lying_square(table, thing)).collect();
    let is_one_square = squares.windows(2).all(|pair| pair[0] == pair[1]);
    join_words(things.iter().zip(squares).map(|(&thing, square)| {
        let told = a_thing(table, thing, viewer);
        match square.filter(|_| !is_one_square) {
            Some(square) => phrase!("engineers-thing-on", thing = told, square = square_name(square)),
            None => told,
        }
    }))
}

/// Square where a thing, or the container that it is in, lies face down.
fn lying_square(table: &Table, thing: ThingId) -> Option<Square> {
    match table.find_thing(thing)?.place {
        Place::FaceDown(square) => Some(square),
        Place::Packed(container) => match table.find_thing(container)?.place {
            Place::FaceDown(square) => Some(square),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::{SEAT, Told, square, workers};
    use super::*;
    use crate::action::WorkerId;

    const ROPE: ThingId = ThingId(0);
    const BUCKET: ThingId = ThingId(1);

    /// A rope on c4 and a bucket on d4.
    fn told() -> Told {
        let mut told = Told::new();
        told.lay("rope", "C", Place::FaceDown(square("c4")));
        told.lay("bucket", "D", Place::FaceDown(square("d4")));
        told
    }

    #[test]
    fn ways_and_walls_are_told_to_everybody() {
        let seat = SEAT;
        let stepped = |numbers: &[u8]| TableEvent::Stepped {
            seat,
            workers: workers(numbers),
            from: square("c3"),
            to: square("c4"),
        };
        let wall = "c4/d4".parse().unwrap();
        let worker = WorkerId(1);
        told().assert_public([
            (stepped(&[1]), "Orange 2 walked to c4"),
            (stepped(&[0, 2]), "Orange 1 and 3 walked together to c4"),
            (
                TableEvent::WallDown { seat, worker, wall, actions: 3 },
                "Orange 2 took down the wall c4/d4 with 3 actions",
            ),
        ]);
    }

    #[test]
    fn rule_19_3_what_a_search_covers_and_shows_is_told_to_the_own_team_only() {
        let seat = SEAT;
        let squares = vec![square("c4"), square("d4")];
        let searched = TableEvent::Searched { seat, worker: WorkerId(0), square: square("c4"), squares };
        let opened =
            |things: &[ThingId]| TableEvent::Opened { seat, things: things.into(), drawn: vec![], by_notebook: false };
        let told = told();
        told.assert_public([(searched.clone(), "Orange 1 searched c4")]);
        told.assert_left_out([opened(&[ROPE])]);
        told.assert_own([
            (searched, "Orange 1 searched c4 and d4"),
            (opened(&[ROPE]), "Orange saw a rope (C)"),
            (opened(&[ROPE, BUCKET]), "Orange saw a rope (C) on c4 and a bucket (D) on d4"),
        ]);
    }

    #[test]
    fn what_closes_and_what_is_gone_is_told_to_the_own_team_only() {
        let seat = SEAT;
        let closed = TableEvent::Closed { seat, things: vec![ROPE] };
        let struck_out = TableEvent::StruckOut { seat, square: square("c4"), things: vec![ROPE, BUCKET] };
        let by_notebook = TableEvent::Opened { seat, things: vec![ROPE], drawn: vec![], by_notebook: true };
        let told = told();
        told.assert_left_out([closed.clone(), struck_out.clone(), by_notebook.clone()]);
        told.assert_own([
            (closed, "Orange lost sight of a rope (C)"),
            (struck_out, "Gone from c4: Orange struck out a rope and a bucket"),
            (by_notebook, "Orange's notebook was right about a rope (C)"),
        ]);
    }
}
