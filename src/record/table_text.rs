//! From the names of a saved game back to the numbers of the table.

use super::format::{
    ActionText, ChoiceText, LocationText, OutcomeText, PartText, PlacedText, SavedGame, Step as StepText, TurnText,
};
use super::history::Step;
use super::load_error::{LoadError, unknown};
use super::names::Names;
use super::seating::Colour;
use crate::action::{Action, Outcome, Placed};
use crate::grid::{Cell, Placement, Rotation};
use crate::parts::{PartId, SeatId};
use crate::table::PartState;
use crate::table::stream::StreamPoint;
use crate::table::{Choice, Location, Look, RoundState, Snapshot, Turn};

/// Where an entry of the table stands, for what is said of it.
const TABLE: &str = "the table";

const fn placement(cell: Cell, turn: Rotation) -> Placement {
    Placement { cell, rotation: turn }
}

impl Names<'_> {
    fn read_seat(&self, colour: Colour, placement: &str) -> Result<SeatId, LoadError> {
        self.find_seat(colour).ok_or_else(|| unknown(placement, "seat", colour.word()))
    }

    fn read_parts(&self, names: &[String], placement: &str) -> Result<Vec<PartId>, LoadError> {
        names.iter().map(|name| self.read_part(name, placement)).collect()
    }

    fn read_seats(&self, colours: &[Colour], placement: &str) -> Result<Vec<SeatId>, LoadError> {
        colours.iter().map(|&colour| self.read_seat(colour, placement)).collect()
    }

    /// A build; `at` is where it stands, for what is said of it.
    pub(super) fn read_build(&self, build: &[PlacedText], at: &str) -> Result<Vec<Placed>, LoadError> {
        let placed = |text: &PlacedText| {
            let part = self.read_part(&text.part, at)?;
            Ok(Placed { part, placement: placement(text.cell, text.turn) })
        };
        build.iter().map(placed).collect()
    }

    /// An action of the history, which counts from 1.
    pub(super) fn read_step(&self, text: &StepText, number: usize) -> Result<Step, LoadError> {
        let at = format!("round {}, action {number}", text.round);
        let action = match &text.action {
            ActionText::Build(build) => Action::Build(self.read_build(build, &at)?),
            ActionText::Draw(size) => Action::Draw(*size),
            ActionText::StopDrawing => Action::StopDrawing,
            ActionText::KeepDraws => Action::KeepDraws,
            ActionText::Rescan => Action::Rescan,
            ActionText::Take { part, cell, turn } => {
                Action::Take { part: self.read_part(part, &at)?, placement: placement(*cell, *turn) }
            }
            ActionText::TakeBlind { size, by, cell, turn } => {
                Action::TakeBlind { size: *size, by: *by, placement: placement(*cell, *turn) }
            }
            ActionText::Pass => Action::Pass,
            ActionText::Attack { target, bombs } => {
                Action::Attack { target: self.read_seat(*target, &at)?, bombs: self.read_parts(bombs, &at)? }
            }
            ActionText::GiveCrystal(colour) => Action::GiveCrystal(self.read_seat(*colour, &at)?),
        };
        Ok(Step { round: text.round, seat: self.read_seat(text.seat, &at)?, action })
    }

    /// The table, every name understood; whether it is sound is asked later.
    pub(super) fn read_table(&self, saved: &SavedGame) -> Result<Snapshot, LoadError> {
        let outcome = |text: &OutcomeText| -> Result<Outcome, LoadError> {
            Ok(Outcome { ending: text.ending, winners: self.read_seats(&text.winners, TABLE)? })
        };
        let state = RoundState {
            round: saved.round,
            phase: saved.phase,
            turn: saved.turn.as_ref().map(|turn| self.read_turn(turn)).transpose()?,
            crystal: saved.crystal.map(|colour| self.read_seat(colour, TABLE)).transpose()?,
            quiet_rounds: saved.quiet_rounds,
            used_up: saved.used_up,
            outcome: saved.outcome.as_ref().map(outcome).transpose()?,
        };
        let seed = saved.taken_over.last().map_or(saved.seed, |take_over| take_over.seed);
        let stream = StreamPoint { seed, position: saved.stream };
        Ok(Snapshot { state, stream, powers: self.read_powers(saved)?, parts: self.read_all_parts(&saved.parts)? })
    }

    /// Powers are listed in seat order, with their colours to be read by.
    fn read_powers(&self, saved: &SavedGame) -> Result<Vec<u8>, LoadError> {
        let in_order = saved.powers.iter().zip(&saved.seats).all(|((colour, _), seat)| *colour == seat.colour);
        if !in_order || saved.powers.len() != saved.seats.len() {
            return Err(LoadError::Field { field: "the list of powers" });
        }
        Ok(saved.powers.iter().map(|(_, power)| *power).collect())
    }

    fn read_turn(&self, text: &TurnText) -> Result<Turn, LoadError> {
        let choice = match &text.choice {
            ChoiceText::FirstBuild => Choice::FirstBuild,
            ChoiceText::Draw { left } => Choice::Draw { left: *left, look: Look::Open },
            ChoiceText::DrawAgain { left } => Choice::Draw { left: *left, look: Look::Again },
            ChoiceText::DrawInSecret { left, draws } => {
                Choice::Draw { left: *left, look: Look::Secret(self.read_parts(draws, TABLE)?) }
            }
            ChoiceText::KeepOrRescan { draws } => Choice::KeepOrRescan { draws: self.read_parts(draws, TABLE)? },
            ChoiceText::Take { passed } => {
                Choice::Take { passed: self.read_seats(passed, TABLE)?.into_iter().collect() }
            }
            ChoiceText::Attack { thrown } => Choice::Attack { thrown: self.read_parts(thrown, TABLE)? },
            ChoiceText::Rebuild => Choice::Rebuild,
            ChoiceText::GiveCrystal => Choice::GiveCrystal,
        };
        Ok(Turn { seat: self.read_seat(text.seat, TABLE)?, choice })
    }

    /// All parts by their numbers: those that are listed, and the others in their piles.
    fn read_all_parts(&self, listed: &[PartText]) -> Result<Vec<PartState>, LoadError> {
        let mut parts: Vec<Option<PartState>> = vec![None; self.count()];
        for text in listed {
            let id = self.read_part(&text.part, TABLE)?;
            let at = format!("part {}", text.part);
            let tile = match text.tile.as_str() {
                "" => None,
                name => Some(self.find_tile(name).ok_or_else(|| unknown(&at, "tile", name))?),
            };
            let state = PartState { tile, location: self.read_location(&text.lies, &at)? };
            if parts[id.index()].replace(state).is_some() {
                return Err(LoadError::Twice(text.part.clone()));
            }
        }
        let piled = PartState { tile: None, location: Location::Pile };
        Ok(parts.into_iter().map(|part| part.unwrap_or(piled)).collect())
    }

    fn read_location(&self, text: &LocationText, at: &str) -> Result<Location, LoadError> {
        Ok(match *text {
            LocationText::Starter(seat) => Location::Starter(self.read_seat(seat, at)?),
            LocationText::FaceUp => Location::FaceUp,
            LocationText::Scanned(seat) => Location::Scanned(self.read_seat(seat, at)?),
            LocationText::Attached { seat, cell, turn } => {
                Location::Attached { seat: self.read_seat(seat, at)?, placement: placement(cell, turn) }
            }
            LocationText::Held { seat, by, nth, cell, turn } => {
                Location::Held { seat: self.read_seat(seat, at)?, by, nth, placement: placement(cell, turn) }
            }
            LocationText::Eaten(seat) => Location::Eaten(self.read_seat(seat, at)?),
            LocationText::Gone => Location::Gone,
        })
    }
}
