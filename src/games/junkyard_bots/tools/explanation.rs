//! Decision of a computer player at a step of a game, as text and as JSON.

use serde::Serialize;

use crate::action::Action;
use crate::analysis::{Explanation, ExplanationError};
use crate::messages::phrase;
use crate::opponents::justification::{Justification, justify_action};
use crate::opponents::{Candidate, Decision};
use crate::record::History;
use crate::sentences::{MoveForm, comparison_sentence, move_in_words};
use shell::language::{InWords, Phrase, languages::language_of_computer};
use shell::seats::{self, SeatId, seat_name};
use shell::simulate::columns::{ColumnSide, TableRow, decimal_cell, format_table, number_cell, percent_cell};
use shell::thinking::{SampledChance, Value};
use shell::tools::Failure;
use shell::tools::output::{tell_phrase, to_json};

/// Mark before the chosen move.
const CHOSEN: &str = ">";

/// Step of a history with the decision behind it.
struct ExplainedStep<'a> {
    history: &'a History,
    /// Number of the step, from 1.
    step: usize,
    explanation: Explanation,
    decision: Decision,
}

impl<'a> ExplainedStep<'a> {
    fn new(history: &'a History, step: usize) -> Result<Self, Failure> {
        let explanation = Explanation::of_step(history, step).map_err(|error| match error {
            ExplanationError::NoStep { .. } => Failure::Usage(error.phrase()),
            ExplanationError::Person { .. } | ExplanationError::Replay(_) => error.phrase().into(),
        })?;
        let decision = explanation.decide();
        Ok(Self { history, step, explanation, decision })
    }

    fn round(&self) -> u16 {
        self.history.steps()[self.step - 1].round
    }

    fn name_of(&self, seat: SeatId) -> &str {
        seat_name(self.history.seats(), seat)
    }

    /// Whether the history records the action that was decided on.
    fn is_as_recorded(&self) -> bool {
        self.decision.action == self.explanation.recorded
    }

    /// Move in words; a build is described by the abilities that it leads to.
    fn move_in_words(&self, action: &Action) -> Phrase {
        match justify_action(&self.explanation.situation(), action) {
            Justification::Build { to, .. } => {
                phrase!("explain-build", sight = to.sight, grip = to.grip, bite = to.bite, speed = to.speed)
            }
            _ => {
                move_in_words(action, MoveForm::Infinitive, self.explanation.tile_of(action), |seat| self.name_of(seat))
            }
        }
    }

    fn title(&self) -> Phrase {
        phrase!(
            "explain-title",
            round = self.round(),
            step = self.step,
            name = self.name_of(self.explanation.seat),
            player = seats::player_name(self.explanation.player),
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
            Value::Worth(_) => (vec![phrase!("explain-worth")], phrase!("explain-worths-note")),
        };
        let mut sides = vec![ColumnSide::Right; heads.len() + 2];
        sides[..2].fill(ColumnSide::Left);
        let head = [Phrase::default(), phrase!("explain-move")].into_iter().chain(heads);
        let mut rows = vec![TableRow::flush(head.collect::<Vec<_>>())];
        rows.extend(candidates.iter().map(|candidate| self.candidate_row(candidate)));
        format_table(language_of_computer(), &sides, &rows) + &tell_phrase(&note) + "\n"
    }

    fn candidate_row(&self, candidate: &Candidate) -> TableRow {
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

    /// Sentence that a player reads about the move, if chances of winning decided it.
    fn sentence(&self) -> Option<Phrase> {
        let compared = self.explanation.comparison(&self.decision)?;
        Some(comparison_sentence(&compared, self.explanation.tile_of(compared.other), |seat| self.name_of(seat)))
    }
}

/// Decision at a step of a history as text.
pub(super) fn explanation_as_text(history: &History, step: usize) -> Result<String, Failure> {
    let explained = ExplainedStep::new(history, step)?;
    let differs = (!explained.is_as_recorded())
        .then(|| phrase!("explain-differs", action = history.action_text(&explained.explanation.recorded)));
    let more = explained.sentence().into_iter().chain(differs);
    let more: String = more.map(|line| tell_phrase(&line) + "\n").collect();
    Ok(format!("{}\n{}{more}", tell_phrase(&explained.title()), explained.table()))
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

/// Decision at a step of a history as JSON.
pub(super) fn explanation_as_json(history: &History, step: usize) -> Result<String, Failure> {
    let explained = ExplainedStep::new(history, step)?;
    let ExplainedStep { explanation, decision, .. } = &explained;
    let candidate = |candidate: &Candidate| CandidateReport {
        action: history.action_text(&candidate.action),
        chosen: candidate.action == decision.action,
        value: candidate.value.into(),
    };
    let report = ExplanationReport {
        step,
        round: explained.round(),
        seat: explanation.seat.0,
        player: explanation.player.name(),
        recorded: history.action_text(&explanation.recorded),
        decided: history.action_text(&decision.action),
        candidates: decision.candidates.iter().map(candidate).collect(),
    };
    Ok(to_json(&report)?)
}
