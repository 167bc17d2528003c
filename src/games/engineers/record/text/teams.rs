//! Conversion between teams, with their workers, trucks and notebooks, and their texts.

use shell::language::Phrase;
use shell::seats::{PerSeat, SeatId};

use super::cards::{cards_at, in_hand};
use super::fault::SavedFault;
use super::names::{GameNames, NameReader, worker_number};
use super::squares::WrittenSquares;
use super::table_format::{WrittenJob, WrittenNote, WrittenPlan, WrittenTable, WrittenTeam, WrittenWorker};
use crate::action::WorkerId;
use crate::messages::phrase;
use crate::table::{CardPlace, Entry, JobInHand, JobPlan, Notebook, Position, Team, TeamState, Truck, Worker};

impl WrittenJob {
    const fn from_job(job: JobInHand) -> Self {
        let plan = match job.plan {
            JobPlan::Join(first, second) => WrittenPlan::Join(first, second),
            JobPlan::Detach(thing) => WrittenPlan::Detach(thing),
        };
        Self { plan, done: job.done }
    }

    const fn to_job(self) -> JobInHand {
        let plan = match self.plan {
            WrittenPlan::Join(first, second) => JobPlan::Join(first, second),
            WrittenPlan::Detach(thing) => JobPlan::Detach(thing),
        };
        JobInHand { plan, done: self.done }
    }
}

impl WrittenTeam {
    /// Text of a team of a table.
    pub(super) fn from_team(seat: SeatId, state: &TeamState, cards: &[CardPlace], names: &GameNames) -> Self {
        let TeamState { team, truck, notebook, workers: _ } = state;
        Self {
            seat: names.colour_of(seat),
            gate: team.gate,
            money: team.money,
            turns: team.turns,
            built: names.machine_names(team.built.iter().copied()),
            cards_out: cards_at(cards, CardPlace::Built(seat), names),
            hand: cards_at(cards, in_hand(seat, false), names),
            shown: cards_at(cards, in_hand(seat, true), names),
            job: team.job.map(WrittenJob::from_job),
            truck: truck.square,
            driver: truck.driver.map(worker_number),
            has_notebook: notebook.is_owned,
            searched: WrittenSquares(notebook.searched),
        }
    }

    /// Team of this text, without its workers and the entries of its notebook.
    fn to_team(&self, names: &GameNames) -> Result<TeamState, SavedFault> {
        let at = phrase!("engineers-text-place-team", colour = self.seat.word());
        let reader = names.read_at(&at);
        let team = Team {
            gate: self.gate,
            money: self.money,
            built: reader.read_machines(&self.built)?,
            turns: self.turns,
            job: self.job.map(WrittenJob::to_job),
        };
        let driver = self.driver.map(|number| reader.read_worker(number)).transpose()?;
        let notebook = Notebook { is_owned: self.has_notebook, entries: Vec::new(), searched: self.searched.0 };
        Ok(TeamState { team, truck: Truck { square: self.truck, driver }, notebook, ..TeamState::default() })
    }
}

impl WrittenWorker {
    fn from_worker(seat: SeatId, id: WorkerId, worker: &Worker, names: &GameNames) -> Self {
        let Worker { square, is_aboard, spent, strength, stamina } = *worker;
        Self { seat: names.colour_of(seat), worker: worker_number(id), square, is_aboard, spent, strength, stamina }
    }

    const fn to_worker(self) -> Worker {
        let Self { square, is_aboard, spent, strength, stamina, .. } = self;
        Worker { square, is_aboard, spent, strength, stamina }
    }
}

/// Texts of all workers, those of each team together.
pub(super) fn write_workers(position: &Position, names: &GameNames) -> Vec<WrittenWorker> {
    let of_team = |(seat, team): (SeatId, &TeamState)| {
        let workers = WorkerId::all().zip(team.workers);
        let text = |(id, worker)| WrittenWorker::from_worker(seat, id, &worker, names);
        workers.map(text).collect::<Vec<_>>()
    };
    (0..).map(SeatId).zip(&position.teams).flat_map(of_team).collect()
}

/// Texts of the entries of all notebooks, those of each team together.
pub(super) fn write_notes(position: &Position, names: &GameNames) -> Vec<WrittenNote> {
    let of_team = |(seat, team): (SeatId, &TeamState)| {
        let text = |entry: &Entry| WrittenNote {
            seat: names.colour_of(seat),
            thing: entry.thing,
            kind: names.kind_name(entry.kind),
            grade: entry.grade,
            round: entry.round,
            square: entry.square,
        };
        team.notebook.entries.iter().map(text).collect::<Vec<_>>()
    };
    (0..).map(SeatId).zip(&position.teams).flat_map(of_team).collect()
}

/// Teams in seat order, with their workers and notebooks. The table lists them so, each with the
/// colour of its seat, and is refused if it does not.
///
/// # Errors
/// [`SavedFault`] of another order, of a name that is unknown, or of two entries for one thing.
pub(super) fn read_teams(
    table: &WrittenTable,
    names: &GameNames,
    at: &Phrase,
) -> Result<PerSeat<TeamState>, SavedFault> {
    let colours = names.colours_of(names.setup().all_seats());
    let each_worker = colours.iter().flat_map(|&colour| WorkerId::all().map(move |id| (colour, worker_number(id))));
    let has_teams = table.teams.iter().map(|team| team.seat).eq(colours.iter().copied());
    let has_workers = table.workers.iter().map(|worker| (worker.seat, worker.worker)).eq(each_worker);
    if !has_teams || !has_workers {
        return Err(SavedFault::Teams);
    }
    let mut teams = table.teams.iter().map(|team| team.to_team(names)).collect::<Result<PerSeat<_>, _>>()?;
    let workers = table.workers.iter().map(|worker| worker.to_worker());
    teams.iter_mut().flat_map(|team| &mut team.workers).zip(workers).for_each(|(worker, read)| *worker = read);
    read_notes(&table.notes, &mut teams, names.read_at(at))?;
    Ok(teams)
}

/// Writes the entries of a list into the notebooks.
fn read_notes(notes: &[WrittenNote], teams: &mut [TeamState], reader: NameReader) -> Result<(), SavedFault> {
    reader.check_length(notes)?;
    for note in notes {
        let seat = reader.read_seat(note.seat)?;
        let entry = Entry {
            thing: note.thing,
            kind: reader.read_kind(&note.kind)?,
            grade: note.grade,
            round: note.round,
            square: note.square,
        };
        let team = teams.get_mut(seat.index()).filter(|team| team.notebook.entry(note.thing).is_none());
        team.ok_or_else(|| reader.listed_twice(&note.thing.0))?.notebook.write(entry);
    }
    Ok(())
}
