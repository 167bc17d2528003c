//! The inspector about a worker: limit, load, markers and order; of other teams only what all see
//! (19.1, 19.2).

use shell::language::Phrase;
use shell::seats::SeatId;

use super::detail::{DetailFacts, DetailLine, DetailPicture, DetailSign, picture_of};
use super::inspected::InspectorTable;
use super::thing_detail::weight_words;
use crate::action::{WorkerId, WorkerSet};
use crate::client::art::icons::{DeedIcon, marker_drawing};
use crate::client::art::names::worker_drawing;
use crate::client::play::prompt::order_words;
use crate::messages::phrase;
use crate::set::limits::{BASE_LIMIT, HANDS};
use crate::set::{Kind, Stat};
use crate::table::{Carrier, ThingView, Worker};
use crate::words::{a_whole, actions_words, square_name, stat_name, things_words, worker_name};

impl InspectorTable<'_, '_> {
    /// Contents about a worker; `None` if there is none of that number.
    pub(super) fn worker_detail(&self, seat: SeatId, worker: WorkerId) -> Option<DetailFacts> {
        let found = self.table.find_worker(seat, worker)?;
        let colour = self.seats.get(seat.index())?.colour;
        let mut lines =
            if self.sees_all_of(seat) { self.own_lines(seat, worker) } else { self.public_lines(seat, worker, found) };
        lines.extend(Stat::BOTH.iter().filter_map(|&stat| line_of_markers(found, stat)));
        if found.is_aboard {
            let is_driver = self.table.truck(seat).driver == Some(worker);
            let words =
                if is_driver { phrase!("engineers-inspector-at-wheel") } else { phrase!("engineers-inspector-aboard") };
            lines.push(DetailLine::new(icon(DeedIcon::Truck), words));
        }
        Some(DetailFacts {
            title: worker_name(self.seats, seat, worker),
            note: phrase!("engineers-inspector-on", square = square_name(found.square)),
            picture: Some(DetailPicture::Drawing(worker_drawing(colour))),
            lines,
        })
    }

    /// Lines that only the team of the worker sees.
    fn own_lines(&self, seat: SeatId, worker: WorkerId) -> Vec<DetailLine> {
        let carrier = Carrier::of(self.table, seat, worker);
        let limit = carrier.limit();
        let words = phrase!("engineers-inspector-limit", count = limit);
        let left = phrase!("engineers-inspector-actions", left = carrier.actions_left(), limit = limit);
        let order = self.own.orders.of(seat, worker);
        let order = order.map(|order| {
            let words = phrase!("engineers-inspector-order", order = order_words(self.table, seat, order));
            DetailLine::note(icon(DeedIcon::Step), words)
        });
        let hands = phrase!("engineers-inspector-hands", free = carrier.free_hands(), all = HANDS);
        let carried = carrier.wholes().map(|(workers, thing)| self.line_of_load(seat, *workers, thing));
        // The order comes last, so that the other lines stay where they are when it comes or goes.
        [
            DetailLine::new(icon(DeedIcon::Step), words).with_note(limit_terms(&carrier)),
            DetailLine::note(icon(DeedIcon::Card), left),
            DetailLine::note(icon(DeedIcon::Hand), hands),
        ]
        .into_iter()
        .chain(carried)
        .chain(order)
        .collect()
    }

    /// A thing that is carried, with what the worker bears of it (5.5).
    fn line_of_load(&self, seat: SeatId, workers: WorkerSet, thing: &ThingView) -> DetailLine {
        let share = self.table.loaded_weight(thing, seat).shared_by(workers.len());
        DetailLine::new(DetailSign::Thing(picture_of(thing, seat)), a_whole(self.table, thing.id, seat))
            .with_note(weight_words(share))
    }

    /// Lines that all see of a worker.
    fn public_lines(&self, seat: SeatId, worker: WorkerId, found: &Worker) -> Vec<DetailLine> {
        let carried = self.number_carried(seat, worker);
        let words = phrase!("engineers-inspector-carries", things = things_words(carried));
        let spent = phrase!("engineers-inspector-spent", actions = actions_words(found.spent.into()));
        vec![DetailLine::new(icon(DeedIcon::Hand), words), DetailLine::note(icon(DeedIcon::Step), spent)]
    }

    /// Number of things that a worker carries, alone or with others (19.1).
    pub(super) fn number_carried(&self, seat: SeatId, worker: WorkerId) -> u16 {
        let held = self.whole.held_by(seat, worker).filter(|(_, thing)| self.whole.is_whole(thing));
        u16::try_from(held.count()).unwrap_or(u16::MAX)
    }
}

const fn icon(deed: DeedIcon) -> DetailSign {
    DetailSign::Icon(deed.drawing())
}

/// Markers of a worker; `None` if there are none (13.1).
fn line_of_markers(worker: &Worker, stat: Stat) -> Option<DetailLine> {
    let count = worker.markers(stat);
    let words = phrase!("settings-name-and-value", name = stat_name(stat), value = count);
    (count > 0).then(|| DetailLine::new(DetailSign::Drawing(marker_drawing(stat)), words))
}

/// Terms of a worker's limit: "6 − 3 for the load + 1 by stamina" (3.2); empty if it is the usual
/// one.
fn limit_terms(carrier: &Carrier) -> Phrase {
    let some = |count: u16, words: fn(u16) -> Phrase| (count > 0).then(|| words(count));
    let stamina = carrier.worker().map_or(0, |worker| worker.stamina);
    let stride = carrier.best(Kind::stride).unwrap_or(0);
    let terms = [
        some(carrier.burden(), |count| phrase!("engineers-inspector-limit-load", count = count)),
        some(stamina.into(), |count| phrase!("engineers-inspector-limit-stamina", count = count)),
        some(stride.into(), |count| phrase!("engineers-inspector-limit-stride", count = count)),
    ];
    let both = |sum, term| phrase!("engineers-two-lines", first = sum, second = term);
    let terms = terms.into_iter().flatten().reduce(both);
    terms.map_or_else(Phrase::default, |terms| both(Phrase::words(BASE_LIMIT.to_string()), terms))
}
