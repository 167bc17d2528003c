//! Decision of a computer player at a step of a game, as text and as JSON.

use clap::Args;
use serde::Serialize;

use super::output::{Failure, tell_phrase, to_json};
use super::rules::{CommandLineGame, ReplayReport};
use crate::language::{InWords, Phrase, languages::language_of_computer, phrase};
use crate::record::History;
use crate::seats::{player_name, seat_name};
use crate::simulate::columns::{ColumnSide, TableRow, decimal_cell, format_table, number_cell, percent_cell};
use crate::thinking::{Candidate, Decision, PastDecision, PastDecisionError, SampledChance, Value};

/// Mark before the chosen move.
const CHOSEN: &str = ">";

/// Rules of a game whose computer players' decisions can be explained on the command line.
pub trait Explained: CommandLineGame {
    /// Move in words, as in "decided to pass".
    fn move_in_words(history: &History<Self>, past: &PastDecision<Self>, action: &Self::Action) -> Phrase;

    /// Note on the scale of the worths of moves.
    fn worths_note() -> Phrase;

    /// Sentence that a player reads about the decision, if there is one.
    fn reason_of_decision(
        history: &History<Self>,
        past: &PastDecision<Self>,
        decision: &Decision<Self>,
    ) -> Option<Phrase>;
}

/// Options of `replay` for a game whose decisions can be explained.
#[derive(Debug, Args)]
#[group(skip)]
pub struct ExplainOptions {
    /// Print the moves that the computer player compared in an action of the history, numbered as
    /// replay prints them: each with its chance of winning or its worth, as when the move was made.
    #[arg(long, value_name = "STEP")]
    explain: Option<usize>,
    /// Print the explanation as JSON instead of text.
    #[arg(long, requires = "explain")]
    json: bool,
}

impl ExplainOptions {
    /// Report on a history; `None` if no option asks for one.
    ///
    /// # Errors
    /// [`Failure`] for a step that can't be explained.
    pub fn report<G: Explained>(&self, history: &History<G>) -> Result<Option<ReplayReport>, Failure> {
        let Some(step) = self.explain else { return Ok(None) };
        explanation_of_step(history, step, self.json).map(Some)
    }
}

/// Explanation of the decision at a step, counted from 1, as text or as JSON.
///
/// # Errors
/// [`Failure`] for a step that can't be explained.
pub fn explanation_of_step<G: Explained>(
    history: &History<G>,
    step: usize,
    as_json: bool,
) -> Result<ReplayReport, Failure> {
    let explained = ExplainedStep::new(history, step)?;
    Ok(if as_json { ReplayReport::Json(to_json(&explained.report())?) } else { ReplayReport::Text(explained.text()) })
}

/// Step of a history with the decision behind it.
struct ExplainedStep<'a, G: Explained> {
    history: &'a History<G>,
    /// Number of the step, from 1.
    step: usize,
    past: PastDecision<G>,
    decision: Decision<G>,
}

impl<'a, G: Explained> ExplainedStep<'a, G> {
    fn new(history: &'a History<G>, step: usize) -> Result<Self, Failure> {
        let past = PastDecision::of_step(history, step).map_err(|error| match error {
            PastDecisionError::NoStep { .. } => Failure::Usage(error.phrase()),
            PastDecisionError::Person { .. } | PastDecisionError::Replay(_) => error.phrase().into(),
        })?;
        let decision = past.decide();
        Ok(Self { history, step, past, decision })
    }

    fn round(&self) -> u16 {
        self.history.steps()[self.step - 1].round
    }

    fn move_in_words(&self, action: &G::Action) -> Phrase {
        G::move_in_words(self.history, &self.past, action)
    }

    /// Title, table and sentences.
    fn text(&self) -> String {
        let is_as_recorded = self.decision.action == self.past.recorded;
        let differs = (!is_as_recorded)
            .then(|| phrase!("explain-differs", action = self.history.action_text(&self.past.recorded)));
        let more = G::reason_of_decision(self.history, &self.past, &self.decision).into_iter().chain(differs);
        let more: String = more.map(|line| tell_phrase(&line) + "\n").collect();
        format!("{}\n{}{more}", tell_phrase(&self.title()), self.table())
    }

    fn title(&self) -> Phrase {
        phrase!(
            "explain-title",
            round = self.round(),
            step = self.step,
            name = seat_name(self.history.seats(), self.past.seat),
            player = player_name(self.past.player),
            decided = self.move_in_words(&self.decision.action)
        )
    }

    /// Table of the candidates, one line each, with a note on their values.
    fn table(&self) -> String {
        let candidates = &self.decision.candidates;
        let Some(first) = candidates.first() else { return tell_phrase(&phrase!("explain-nothing")) + "\n" };
        let (heads, note) = match first.value {
            Value::Chance(_) => (
                vec![
                    phrase!("explain-chance"),
                    phrase!("explain-lead"),
                    phrase!("explain-error"),
                    phrase!("explain-worlds"),
                ],
                phrase!("explain-chances-note"),
            ),
            Value::Worth(_) => (vec![phrase!("explain-worth")], G::worths_note()),
        };
        let mut sides = vec![ColumnSide::Right; heads.len() + 2];
        sides[..2].fill(ColumnSide::Left);
        let head = [Phrase::default(), phrase!("explain-move")].into_iter().chain(heads);
        let mut rows = vec![TableRow::flush(head.collect::<Vec<_>>())];
        rows.extend(candidates.iter().map(|candidate| self.candidate_row(candidate)));
        format_table(language_of_computer(), &sides, &rows) + &tell_phrase(&note) + "\n"
    }

    fn candidate_row(&self, candidate: &Candidate<G>) -> TableRow {
        let is_chosen = candidate.action == self.decision.action;
        let mark = if is_chosen { Phrase::words(CHOSEN) } else { Phrase::default() };
        let mut cells = vec![mark, self.move_in_words(&candidate.action)];
        match candidate.value {
            Value::Chance(chance) => cells.extend([
                percent_cell(chance.mean().into()),
                decimal_cell(f64::from(100.0 * chance.lead), 1),
                decimal_cell(f64::from(100.0 * chance.standard_error), 1),
                number_cell(chance.worlds),
            ]),
            Value::Worth(worth) => cells.push(decimal_cell(worth.into(), 1)),
        }
        TableRow::flush(cells)
    }

    fn report(&self) -> ExplanationReport {
        let candidate = |candidate: &Candidate<G>| CandidateReport {
            action: self.history.action_text(&candidate.action),
            chosen: candidate.action == self.decision.action,
            value: candidate.value.into(),
        };
        ExplanationReport {
            step: self.step,
            round: self.round(),
            seat: self.past.seat.0,
            player: self.past.player.name(),
            recorded: self.history.action_text(&self.past.recorded),
            decided: self.history.action_text(&self.decision.action),
            candidates: self.decision.candidates.iter().map(candidate).collect(),
        }
    }
}

/// Decision in the format of `--json`, whose names must not change.
#[derive(Serialize)]
struct ExplanationReport {
    step: usize,
    round: u16,
    seat: u8,
    player: &'static str,
    /// Recorded action. Actions are written as in saved games.
    recorded: String,
    decided: String,
    candidates: Vec<CandidateReport>,
}

#[derive(Serialize)]
struct CandidateReport {
    action: String,
    chosen: bool,
    #[serde(flatten)]
    value: ValueReport,
}

#[derive(Serialize)]
#[serde(untagged)]
enum ValueReport {
    Chance { chance: f32, lead: f32, standard_error: f32, worlds: u32 },
    Worth { worth: f32 },
}

impl From<Value> for ValueReport {
    fn from(value: Value) -> Self {
        match value {
            Value::Chance(chance) => {
                let SampledChance { lead, standard_error, worlds, .. } = chance;
                Self::Chance { chance: chance.mean(), lead, standard_error, worlds }
            }
            Value::Worth(worth) => Self::Worth { worth },
        }
    }
}
