//! Analysis of a game as text and as JSON.

use indicatif::ProgressBar;
use serde::Serialize;

use crate::analysis::whole::report_count;
use crate::analysis::{Analysis, AnalysisObserver, BetterMove, Outlook, TurningPoint};
use crate::messages::phrase;
use crate::record::{Chronicle, History, chronicle_of};
use crate::sentences::{better_move_phrase, step_sentences};
use shell::language::{InWords, Phrase, languages::language_of_computer};
use shell::simulate::columns::{ColumnSide, TableRow, format_table, number_cell};
use shell::tools::output::{styled_progress_bar, tell_phrase, to_json};

/// Analysis of a game with its history.
struct AnalysedGame<'a> {
    history: &'a History,
    chronicle: Chronicle,
    analysis: Analysis,
}

impl AnalysisObserver for ProgressBar {
    fn saw(&self, _: usize, _: &Outlook) {
        self.inc(1);
    }

    fn asked(&self) {
        self.inc(1);
    }

    fn goes_on(&self) -> bool {
        true
    }
}

impl<'a> AnalysedGame<'a> {
    /// Analyses a game, with a progress bar if standard error is a terminal.
    fn of(history: &'a History) -> Result<Self, Phrase> {
        let line = phrase!("analysis-progress", bar = "{bar:40}", done = "{pos}", all = "{len}", time = "{eta}");
        let bar = styled_progress_bar(report_count(history) as u64, &line);
        let analysis = Analysis::of(history, &bar).map_err(|error| error.phrase())?.unwrap_or_default();
        bar.finish_and_clear();
        let chronicle = chronicle_of(history).map_err(|error| error.phrase())?;
        Ok(Self { history, chronicle, analysis })
    }

    fn seat_name(&self, seat: usize) -> &str {
        &self.history.seats()[seat].name
    }

    /// Table of the chances at the beginning of each round and at the end.
    fn table(&self) -> String {
        let heads = self.history.seats().iter().map(|seat| Phrase::words(&seat.name));
        let heads = std::iter::once(Phrase::default()).chain(heads);
        let line = |name: Phrase, step: usize| {
            let outlook = &self.analysis.course.outlooks()[step];
            let cells = outlook.chances.iter().zip(&outlook.errors);
            let cells = cells.map(|(chance, error)| {
                phrase!("analysis-chance", chance = whole_percent(*chance), error = whole_percent(*error))
            });
            TableRow::indented(std::iter::once(name).chain(cells).collect::<Vec<_>>())
        };
        let last = self.history.steps().len();
        let rounds = self.chronicle.round_ends().map(|end| end.round);
        let rounds = rounds
            .map(|round| line(phrase!("analysis-round", round = round), self.chronicle.steps_before_round(round)));
        let rows: Vec<TableRow> = std::iter::once(TableRow::flush(heads.collect::<Vec<_>>()))
            .chain(rounds)
            .chain([line(phrase!("analysis-end"), last)])
            .collect();
        let sides: Vec<ColumnSide> =
            std::iter::once(ColumnSide::Left).chain(self.history.seats().iter().map(|_| ColumnSide::Right)).collect();
        format_table(language_of_computer(), &sides, &rows)
    }

    /// Line about a turning point: "round 6, step 44: Ilo -18 % (± 3), by luck: Ilo took a small
    /// tile blind; …".
    fn turning_point_line(&self, point: &TurningPoint) -> Phrase {
        let entry = &self.chronicle.entries()[point.step];
        let told = step_sentences(&entry.events, &self.history.setup().tiles, self.history.seats());
        let both = |first, next| phrase!("report-list", first = first, second = next);
        phrase!(
            "analysis-point",
            round = entry.round,
            step = point.step,
            name = self.seat_name(point.seat.index()),
            by = signed_percent(point.by),
            error = whole_percent(point.error),
            cause = point.cause.key(),
            what = told.into_iter().reduce(both).unwrap_or_default()
        )
    }

    fn better_move_line(&self, better: &BetterMove) -> Phrase {
        let step = &self.history.steps()[better.step - 1];
        phrase!(
            "analysis-better",
            round = step.round,
            step = better.step,
            name = self.seat_name(step.seat.index()),
            instead = better_move_phrase(better, &self.history.setup().tiles, self.history.seats()),
            by = signed_percent(better.by),
            error = whole_percent(better.error)
        )
    }
}

/// Share (0 to 1) in whole percent.
fn whole_percent(share: f32) -> Phrase {
    number_cell((share * 100.0).round() as i32)
}

fn signed_percent(share: f32) -> Phrase {
    number_cell(format!("{:+}", (share * 100.0).round() as i32))
}

/// Analysis of a history as text.
pub(super) fn analysis_as_text(history: &History) -> Result<String, Phrase> {
    let told = AnalysedGame::of(history)?;
    let points = headed_list(
        phrase!("analysis-turning"),
        told.analysis.turning.iter().map(|point| told.turning_point_line(point)),
    );
    let better = headed_list(
        phrase!("analysis-instead"),
        told.analysis.better.iter().map(|better| told.better_move_line(better)),
    );
    let title = tell_phrase(&phrase!("analysis-title"));
    Ok(format!("{title}\n{}\n{points}\n{better}\n", told.table()))
}

/// Heading with one indented line per item, or a line that says that there are none.
fn headed_list(heading: Phrase, all: impl Iterator<Item = Phrase>) -> String {
    let mut lines: Vec<String> = all.map(|line| tell_phrase(&line)).collect();
    if lines.is_empty() {
        lines.push(tell_phrase(&phrase!("analysis-none")));
    }
    tell_phrase(&heading) + "\n" + &lines.into_iter().map(|line| format!("  {line}\n")).collect::<String>()
}

/// Analysis in the format of `--json`, whose names must not change.
#[derive(Serialize)]
struct AnalysisReport<'a> {
    seats: Vec<&'a str>,
    steps: Vec<StepReport<'a>>,
    turning_points: Vec<PointReport>,
    better: Vec<BetterReport>,
}

#[derive(Serialize)]
struct StepReport<'a> {
    /// Number of the step; 0 stands for the position before the first.
    step: usize,
    round: u16,
    chances: &'a [f32],
    errors: &'a [f32],
}

#[derive(Serialize)]
struct PointReport {
    step: usize,
    seat: u8,
    by: f32,
    error: f32,
    cause: &'static str,
}

#[derive(Serialize)]
struct BetterReport {
    step: usize,
    seat: u8,
    by: f32,
    error: f32,
}

/// Analysis of a history as JSON.
pub(super) fn analysis_as_json(history: &History) -> Result<String, Phrase> {
    let told = AnalysedGame::of(history)?;
    let AnalysedGame { analysis, chronicle, .. } = &told;
    let steps = analysis.course.outlooks().iter().zip(chronicle.entries()).enumerate();
    let report = AnalysisReport {
        seats: history.seats().iter().map(|seat| seat.name.as_str()).collect(),
        steps: steps
            .map(|(step, (now, entry))| StepReport {
                step,
                round: entry.round,
                chances: &now.chances,
                errors: &now.errors,
            })
            .collect(),
        turning_points: analysis
            .turning
            .iter()
            .map(|point| PointReport {
                step: point.step,
                seat: point.seat.0,
                by: point.by,
                error: point.error,
                cause: point.cause.key(),
            })
            .collect(),
        better: analysis
            .better
            .iter()
            .map(|better| BetterReport {
                step: better.step,
                seat: history.steps()[better.step - 1].seat.0,
                by: better.by,
                error: better.error,
            })
            .collect(),
    };
    to_json(&report)
}
