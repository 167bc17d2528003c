//! A game as the text of a saved game.

use std::time::SystemTime;

use ron::ser::PrettyConfig;

use super::format::{
    ActionText, ChoiceText, FORMAT, FaceDown, LocationText, OutcomeText, PartText, PlacedText, RULES, SavedGame, Step,
    TurnText,
};
use super::history::{self, History};
use super::names::Names;
use crate::action::{Action, Placed};
use crate::game::Restorable;
use crate::parts::{PartId, SeatId, Size};
use crate::table::PartState;
use crate::table::{Choice, Location, Look, Setup, Snapshot};

/// Fields a line, entries of the long lists a line, everything deeper on that line.
const LINES_TO_DEPTH: usize = 2;

impl History {
    /// The history as saved games write it, an action a line.
    pub fn retell(&self) -> Vec<String> {
        history(self)
    }

    /// The game as the text of a saved game, written at a time that the caller gives.
    pub fn save(&self, table: &mut impl Restorable, written: SystemTime) -> String {
        self.text_of(table.snapshot(), written)
    }

    /// The same for a snapshot of the table that was taken just now.
    pub fn text_of(&self, table: Snapshot, written: SystemTime) -> String {
        text(self, table, written)
    }
}

/// The text of a game, written at a time.
fn text(record: &History, table: Snapshot, written: SystemTime) -> String {
    let config = PrettyConfig::new().depth_limit(LINES_TO_DEPTH).new_line("\n").indentor(" ");
    let mut text = ron::ser::to_string_pretty(&saved(record, table, written), config).unwrap_or_default();
    text.push('\n');
    text
}

/// The actions of a game by names, each with its round, its number from 1 and its player, and where it was taken over.
fn history(record: &History) -> Vec<String> {
    let names = Names::new(record.setup(), record.seats());
    let line = |(number, step): (usize, &history::Step)| {
        let player = &record.seats()[step.seat.index()].name;
        let action = ron::to_string(&names.action(&step.action)).unwrap_or_default();
        format!("round {}, action {}: {player}: {action}", step.round, number + 1)
    };
    let taken_over = |done: usize| {
        let here = record.taken_over().iter().find(|take_over| take_over.after == done);
        here.map(|take_over| format!("taken over after {done} actions, with seed {}", take_over.seed))
    };
    let step = |(number, step)| [Some(line((number, step))), taken_over(number + 1)];
    taken_over(0).into_iter().chain(record.steps().iter().enumerate().flat_map(step).flatten()).collect()
}

fn saved(record: &History, table: Snapshot, written: SystemTime) -> SavedGame {
    let (setup, seats) = (record.setup(), record.seats());
    let names = Names::new(setup, seats);
    let colour = |seat| names.colour(seat);
    SavedGame {
        format: FORMAT,
        program: env!("CARGO_PKG_VERSION").into(),
        written: humantime::format_rfc3339_seconds(written).to_string(),
        rules: RULES,
        seats: seats.to_vec(),
        seed: setup.seed,
        energy_to_win: setup.energy_to_win,
        tile_set: setup.tiles.junkyard().name.clone(),
        tiles: setup.tiles.junkyard().tiles.clone(),
        starter: setup.tiles.starter().clone(),
        history: record.steps().iter().map(|step| names.step(step)).collect(),
        taken_over: record.taken_over().to_vec(),
        round: table.state.round,
        phase: table.state.phase,
        turn: table
            .state
            .turn
            .as_ref()
            .map(|turn| TurnText { seat: colour(turn.seat), choice: names.choice(&turn.choice) }),
        crystal: table.state.crystal.map(colour),
        quiet_rounds: table.state.quiet_rounds,
        used_up: table.state.used_up,
        outcome: table.state.outcome.as_ref().map(|outcome| OutcomeText {
            ending: outcome.ending,
            winners: outcome.winners.iter().copied().map(colour).collect(),
        }),
        stream: table.stream.position,
        powers: (0..).map(SeatId).map(colour).zip(table.powers.iter().copied()).collect(),
        face_down: face_down(setup, &table.parts),
        parts: (0..).map(PartId).zip(&table.parts).filter_map(|(id, part)| names.part_text(id, part)).collect(),
        draft: record.draft().map(|draft| names.build(draft)),
    }
}

fn face_down(setup: &Setup, parts: &[PartState]) -> FaceDown {
    let count = |wanted| {
        let of_size = setup.parts().zip(parts).filter(|((part, ..), _)| part.size == Some(wanted));
        of_size.filter(|(_, state)| state.location == Location::Pile).count() as u16
    };
    FaceDown { small: count(Size::Small), medium: count(Size::Medium), large: count(Size::Large) }
}

impl Names<'_> {
    fn step(&self, step: &history::Step) -> Step {
        Step { round: step.round, seat: self.colour(step.seat), action: self.action(&step.action) }
    }

    fn action(&self, action: &Action) -> ActionText {
        match action {
            Action::Build(build) => ActionText::Build(self.build(build)),
            Action::Draw(size) => ActionText::Draw(*size),
            Action::StopDrawing => ActionText::StopDrawing,
            Action::KeepDraws => ActionText::KeepDraws,
            Action::Rescan => ActionText::Rescan,
            Action::Take { part, placement } => {
                ActionText::Take { part: self.part(*part), cell: placement.cell, turn: placement.rotation }
            }
            Action::TakeBlind { size, by, placement } => {
                ActionText::TakeBlind { size: *size, by: *by, cell: placement.cell, turn: placement.rotation }
            }
            Action::Pass => ActionText::Pass,
            Action::Attack { target, bombs } => {
                ActionText::Attack { target: self.colour(*target), bombs: self.parts(bombs) }
            }
            Action::GiveCrystal(seat) => ActionText::GiveCrystal(self.colour(*seat)),
        }
    }

    fn build(&self, build: &[Placed]) -> Vec<PlacedText> {
        let text = |placed: &Placed| PlacedText {
            part: self.part(placed.part),
            cell: placed.placement.cell,
            turn: placed.placement.rotation,
        };
        build.iter().map(text).collect()
    }

    fn parts(&self, parts: &[PartId]) -> Vec<String> {
        parts.iter().map(|&part| self.part(part)).collect()
    }

    fn choice(&self, choice: &Choice) -> ChoiceText {
        match choice {
            Choice::FirstBuild => ChoiceText::FirstBuild,
            Choice::Draw { left, look: Look::Open } => ChoiceText::Draw { left: *left },
            Choice::Draw { left, look: Look::Again } => ChoiceText::DrawAgain { left: *left },
            Choice::Draw { left, look: Look::Secret(draws) } => {
                ChoiceText::DrawInSecret { left: *left, draws: self.parts(draws) }
            }
            Choice::KeepOrRescan { draws } => ChoiceText::KeepOrRescan { draws: self.parts(draws) },
            Choice::Take { passed } => ChoiceText::Take { passed: passed.iter().map(|s| self.colour(s)).collect() },
            Choice::Attack { thrown } => ChoiceText::Attack { thrown: self.parts(thrown) },
            Choice::Rebuild => ChoiceText::Rebuild,
            Choice::GiveCrystal => ChoiceText::GiveCrystal,
        }
    }

    fn part_text(&self, id: PartId, part: &PartState) -> Option<PartText> {
        let location = match part.location {
            Location::Pile => return None,
            Location::Starter(seat) => LocationText::Starter(self.colour(seat)),
            Location::FaceUp => LocationText::FaceUp,
            Location::Scanned(seat) => LocationText::Scanned(self.colour(seat)),
            Location::Attached { seat, placement } => {
                LocationText::Attached { seat: self.colour(seat), cell: placement.cell, turn: placement.rotation }
            }
            Location::Held { seat, by, nth, placement } => {
                LocationText::Held { seat: self.colour(seat), by, nth, cell: placement.cell, turn: placement.rotation }
            }
            Location::Eaten(seat) => LocationText::Eaten(self.colour(seat)),
            Location::Gone => LocationText::Gone,
        };
        let tile = part.tile.map(|tile| self.tile(tile)).unwrap_or_default();
        Some(PartText { part: self.part(id), tile, lies: location })
    }
}
