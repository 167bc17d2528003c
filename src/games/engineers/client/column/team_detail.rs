//! The inspector about a truck, a construction zone or a job of a team.

use shell::language::Phrase;
use shell::seats::{SeatId, seat_name};

use super::detail::{DetailFacts, DetailLine, DetailPicture, DetailSign, picture_of};
use super::inspected::InspectorTable;
use crate::action::WorkerSet;
use crate::client::art::icons::DeedIcon;
use crate::client::art::names::truck_drawing;
use crate::client::zone_panel::JobFacts;
use crate::messages::phrase;
use crate::set::limits::{TRUCK_ROOM, ZONE_ROOM};
use crate::set::{Job, MachineId};
use crate::table::Place;
use crate::turn::work::zone_work::{man_actions, sorted_whole};
use crate::words::{
    a_whole, actions_words, dollars_words, list_of_machines, points_words, square_name, worker_name, workers_name,
};

impl InspectorTable<'_, '_> {
    /// Contents about a truck; `None` before its team has taken a gate.
    pub(super) fn truck_detail(&self, seat: SeatId) -> Option<DetailFacts> {
        self.table.zone_square(seat)?;
        let truck = self.table.truck(seat);
        let units = phrase!("engineers-inspector-units", count = self.whole.units_aboard(seat), all = TRUCK_ROOM);
        let mut lines = vec![DetailLine::new(icon(DeedIcon::Truck), units)];
        let aboard = self.table.workers(seat).filter(|(_, worker)| worker.is_aboard);
        lines.extend(aboard.map(|(worker, _)| {
            let is_driver = truck.driver == Some(worker);
            let note =
                if is_driver { phrase!("engineers-inspector-at-wheel") } else { phrase!("engineers-inspector-aboard") };
            DetailLine::new(icon(DeedIcon::Hand), worker_name(self.seats, seat, worker)).with_note(note)
        }));
        if self.table.is_parked(seat) {
            lines.push(DetailLine::note(icon(DeedIcon::Zone), phrase!("engineers-inspector-parked")));
        }
        if self.sees_all_of(seat) {
            lines.extend(self.table.wholes_at(Place::Truck(seat)).map(|thing| {
                DetailLine::new(DetailSign::Thing(picture_of(&thing, seat)), a_whole(self.table, thing.id, seat))
            }));
        }
        Some(DetailFacts {
            title: phrase!("engineers-yard-truck", name = seat_name(self.seats, seat)),
            note: phrase!("engineers-inspector-on", square = square_name(truck.square)),
            picture: Some(DetailPicture::Drawing(truck_drawing(self.seats.get(seat.index())?.colour))),
            lines,
        })
    }

    /// Contents about a construction zone and its team; `None` before it has taken a gate.
    pub(super) fn zone_detail(&self, seat: SeatId) -> Option<DetailFacts> {
        let square = self.table.zone_square(seat)?;
        let team = self.table.find_team(seat)?;
        let taken = self.table.room_taken(seat);
        let places = phrase!("engineers-inspector-places", taken = taken, room = ZONE_ROOM);
        let points = points_words(self.table.points(seat));
        let mut lines = vec![
            DetailLine::new(icon(DeedIcon::Zone), places),
            DetailLine::new(DetailSign::Drawing("dollar"), dollars_words(team.money)).with_note(points),
        ];
        lines.extend(JobFacts::of(self.table, seat).map(|job| line_of_job(&job)));
        let machines = self.table.wholes_at(Place::Zone(seat)).filter(|thing| thing.assembly().is_some());
        lines.extend(machines.map(|thing| {
            let is_faulty = self.table.state().is_faulty(&sorted_whole(self.table, thing.id));
            let note = if is_faulty { phrase!("engineers-inspector-is-faulty") } else { Phrase::default() };
            let deed = if is_faulty { DeedIcon::Debug } else { DeedIcon::Join };
            DetailLine::new(icon(deed), a_whole(self.table, thing.id, seat)).with_note(note)
        }));
        lines.extend(self.lines_of_cards_seen(seat, &team.built));
        Some(DetailFacts {
            title: phrase!("engineers-zone", square = square_name(square)),
            note: Phrase::words(seat_name(self.seats, seat)),
            picture: None,
            lines,
        })
    }

    /// Machines that a team has built, and its cards that all have seen (11.3, 15.5).
    fn lines_of_cards_seen(&self, seat: SeatId, built: &[MachineId]) -> Vec<DetailLine> {
        let data = self.table.data();
        let shown: Vec<MachineId> =
            self.table.hand(seat).filter(|(_, is_shown)| *is_shown).map(|(machine, _)| machine).collect();
        let line = |deed: DeedIcon, words: Phrase| DetailLine::note(icon(deed), words);
        let built = (!built.is_empty()).then(|| {
            line(DeedIcon::Test, phrase!("engineers-inspector-built", machines = list_of_machines(data, built)))
        });
        let shown = (!shown.is_empty()).then(|| {
            line(DeedIcon::Card, phrase!("engineers-inspector-shown", machines = list_of_machines(data, &shown)))
        });
        built.into_iter().chain(shown).collect()
    }

    /// Contents about a job; `None` if the team has none.
    pub(super) fn job_detail(&self, seat: SeatId) -> Option<DetailFacts> {
        let job = JobFacts::of(self.table, seat)?;
        let square = self.table.zone_square(seat)?;
        let mut lines = vec![DetailLine::note(icon(DeedIcon::of_job(job.job)), job.words.clone())];
        let here = self.table.workers(seat).filter(|(_, worker)| worker.square == square && !worker.is_aboard);
        if self.sees_all_of(seat) {
            lines.extend(here.map(|(worker, _)| {
                let each = man_actions(self.table, seat, worker, job.job);
                let left = actions_words(self.table.actions_left(seat, worker).into());
                let note = phrase!("engineers-inspector-works", each = each, actions = left);
                DetailLine::new(icon(DeedIcon::Hand), worker_name(self.seats, seat, worker)).with_note(note)
            }));
        } else {
            let workers: WorkerSet = here.map(|(worker, _)| worker).collect();
            let names = workers_name(self.seats, seat, workers);
            let words = phrase!("engineers-inspector-in-zone", who = names);
            lines.extend((!workers.is_empty()).then(|| DetailLine::note(icon(DeedIcon::Hand), words)));
        }
        let done = phrase!("engineers-zone-job-done", done = job.done, all = job.all);
        Some(DetailFacts { title: name_of_job(job.job), note: done, picture: None, lines })
    }
}

const fn icon(deed: DeedIcon) -> DetailSign {
    DetailSign::Icon(deed.drawing())
}

fn line_of_job(job: &JobFacts) -> DetailLine {
    let done = phrase!("engineers-zone-job-done", done = job.done, all = job.all);
    let words = phrase!("settings-name-and-value", name = name_of_job(job.job), value = done);
    DetailLine::new(icon(DeedIcon::of_job(job.job)), words).with_note(job.words.clone())
}

fn name_of_job(job: Job) -> Phrase {
    match job {
        Job::Join => phrase!("engineers-zone-join"),
        Job::Detach => phrase!("engineers-zone-detach"),
        Job::Debug => phrase!("engineers-zone-debug"),
    }
}
