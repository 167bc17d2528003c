//! A game along a line: its rounds, their phases, and marks where energy was eaten and bombs were thrown.

use crate::action::{Phase, TableEvent};
use crate::parts::SeatId;
use crate::record::Chronicle;

/// The phases of a round, in order.
pub const PHASES: [Phase; 7] =
    [Phase::Reveal, Phase::Scan, Phase::Scrounge, Phase::Battle, Phase::Factory, Phase::Victory, Phase::EndTurn];
/// The most that the round which is shown takes of the line, and what a phase of it takes at most, in points.
const PRESENT: (f32, f32) = (0.42, 53.0);

/// What a mark stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// Energy was eaten.
    Energy,
    /// Bombs were thrown.
    Throw,
    /// A blind bomb went off, or a robot exploded.
    Explosion,
    /// The game ended.
    End,
}

/// A round of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number; 0 is set-up.
    pub number: u16,
    /// How many steps had been done before it and after it.
    pub steps: (usize, usize),
    /// The same for each of its phases, in order; phases in which nobody chooses have no steps.
    pub phases: [(usize, usize); 7],
}

/// The line.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Timeline {
    rounds: Vec<Round>,
    marks: Vec<(usize, Mark, Option<SeatId>)>,
}

/// Where a round is along the line, in points from its beginning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span<'a> {
    /// The round.
    pub round: &'a Round,
    /// Where it begins.
    pub left: f32,
    /// Where it ends.
    pub right: f32,
    /// Whether it is the one that is shown.
    pub is_present: bool,
}

impl Timeline {
    /// The line of a game.
    pub fn new(chronicle: &Chronicle) -> Self {
        let mut line = Self::default();
        for (step, entry) in chronicle.entries().iter().enumerate() {
            let marks = entry.events.iter().filter_map(|event| mark(event).map(|mark| (step, mark.0, mark.1)));
            line.marks.extend(marks);
            if step == 0 {
                continue;
            }
            if line.rounds.last().is_none_or(|round| round.number != entry.round) {
                let nothing = (step - 1, step - 1);
                line.rounds.push(Round { number: entry.round, steps: nothing, phases: [nothing; 7] });
            }
            if let Some(round) = line.rounds.last_mut() {
                round.extend(step, entry.phase);
            }
        }
        line
    }

    /// The rounds, set-up first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The marks with their steps and whom they are about, in order.
    pub fn marks(&self) -> &[(usize, Mark, Option<SeatId>)] {
        &self.marks
    }

    /// The round a step belongs to, by its place in [`Self::rounds`].
    pub fn round_of(&self, step: usize) -> usize {
        let at = self.rounds.partition_point(|round| round.steps.1 < step.max(1));
        at.min(self.rounds.len().saturating_sub(1))
    }

    /// Where to go for a round forwards or backwards from a step.
    pub fn round_beside(&self, step: usize, forward: bool) -> usize {
        let Some(round) = self.rounds.get(self.round_of(step)) else { return 0 };
        if forward {
            let next = self.rounds.get(self.round_of(step) + 1).filter(|_| step >= round.steps.1);
            return next.unwrap_or(round).steps.1;
        }
        // In the middle of a round, back leads to its beginning first.
        if step > round.steps.0 + 1 {
            return round.steps.0;
        }
        self.round_of(step).checked_sub(1).map_or(0, |before| self.rounds[before].steps.0)
    }

    /// Where to go for a phase forwards or backwards from a step.
    pub fn phase_beside(&self, step: usize, forward: bool) -> usize {
        let ends = self.rounds.iter().flat_map(|round| {
            let phases = round.phases.iter().filter(|phase| phase.0 < phase.1).map(|phase| phase.1);
            phases.chain([round.steps.1])
        });
        let mut beside = if forward { self.rounds.last().map_or(0, |round| round.steps.1) } else { 0 };
        for end in ends {
            match forward {
                true if end > step => return end,
                false if end < step => beside = end,
                _ => {}
            }
        }
        beside
    }

    /// Where each round is on a line of a width, in points, while a step is shown: its round takes more room than the
    /// others.
    pub fn spans(&self, step: usize, width: f32) -> Vec<Span<'_>> {
        let count = self.rounds.len();
        let present = self.round_of(step);
        let even = width / count.max(1) as f32;
        let has_phases = self.rounds.get(present).is_some_and(|round| round.number > 0);
        let wide = if has_phases { (width * PRESENT.0).min(PRESENT.1 * PHASES.len() as f32).max(even) } else { even };
        let narrow = if count > 1 { (width - wide) / (count - 1) as f32 } else { 0.0 };
        let mut left = 0.0;
        let span = |(number, round)| {
            let is_present = number == present;
            let begins = left;
            left += if is_present { wide } else { narrow };
            Span { round, left: begins, right: left, is_present }
        };
        self.rounds.iter().enumerate().map(span).collect()
    }
}

fn mark(event: &TableEvent) -> Option<(Mark, Option<SeatId>)> {
    use crate::action::TurnedUp;
    match event {
        TableEvent::Ate { seat, points, .. } if *points > 0 => Some((Mark::Energy, Some(*seat))),
        TableEvent::Attacked { seat, .. } => Some((Mark::Throw, Some(*seat))),
        TableEvent::Exploded { seat, .. } | TableEvent::BlindTurnedUp { seat, fate: TurnedUp::Explodes { .. }, .. } => {
            Some((Mark::Explosion, Some(*seat)))
        }
        TableEvent::Ended(outcome) => Some((Mark::End, outcome.winners.first().copied())),
        _ => None,
    }
}

impl Round {
    /// Takes in a step of a phase.
    fn extend(&mut self, step: usize, phase: Phase) {
        self.steps.1 = step;
        let at = PHASES.iter().position(|&other| other == phase);
        for (number, span) in self.phases.iter_mut().enumerate() {
            // Phases that are still to come begin where this one ends.
            if at.is_none_or(|at| number > at) {
                *span = (step, step);
            } else if at == Some(number) {
                span.1 = step;
            }
        }
    }
}

impl Span<'_> {
    /// Whether its phases are shown.
    pub const fn has_phases(&self) -> bool {
        self.is_present && self.round.number > 0
    }

    /// Where a phase of it is on the line.
    pub fn phase(&self, number: usize) -> (f32, f32) {
        let wide = (self.right - self.left) / PHASES.len() as f32;
        (self.left + wide * number as f32, self.left + wide * (number + 1) as f32)
    }

    /// Where the table after a step of it is on the line.
    pub fn place(&self, step: usize) -> f32 {
        let along = |steps: (usize, usize), left: f32, right: f32| {
            let part = (step.saturating_sub(steps.0)) as f32 / (steps.1 - steps.0).max(1) as f32;
            left + (right - left) * part.min(1.0)
        };
        if self.has_phases()
            && let Some(number) = self.round.phases.iter().position(|phase| phase.0 < step && step <= phase.1)
        {
            let (left, right) = self.phase(number);
            return along(self.round.phases[number], left, right);
        }
        along(self.round.steps, self.left, self.right)
    }

    /// The step of it that is nearest to a place on the line.
    pub fn step_at(&self, x: f32) -> usize {
        let along = |steps: (usize, usize), left: f32, right: f32| {
            let part = ((x - left) / (right - left).max(0.01)).clamp(0.0, 1.0);
            steps.0 + (part * (steps.1 - steps.0) as f32).round() as usize
        };
        if self.has_phases() {
            let wide = (self.right - self.left) / PHASES.len() as f32;
            let number = (((x - self.left) / wide).max(0.0) as usize).min(PHASES.len() - 1);
            let (left, right) = self.phase(number);
            // A phase's own first step is after its beginning.
            let steps = self.round.phases[number];
            return along(steps, left, right).max((steps.0 + 1).min(steps.1));
        }
        along(self.round.steps, self.left, self.right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::{Player, Situation};
    use crate::record::seating::plain;
    use crate::record::{RecordedGame, SeatKind};
    use crate::table::Setup;
    use rand::SeedableRng;

    fn chronicle(seed: u64) -> Chronicle {
        let (mut game, _) = RecordedGame::begin(Setup::new(2, seed), plain(2, SeatKind::Human)).unwrap();
        let mut random = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        while let Some(seat) = game.game().state().turn.as_ref().map(|turn| turn.seat) {
            let (view, legal) = (game.view(seat), game.legal_actions());
            let situation =
                Situation { tiles: &game.history().setup().tiles, energy_to_win: 10, view: &view, legal: &legal };
            let action = Player::Tidy.choose(&situation, &mut random);
            game.act(action).unwrap();
        }
        Chronicle::of(&game.into_history()).unwrap()
    }

    #[test]
    fn rounds_follow_each_other_without_a_gap() {
        let chronicle = chronicle(3);
        let line = Timeline::new(&chronicle);
        assert_eq!(line.rounds()[0].steps.0, 0);
        assert_eq!(line.rounds().last().unwrap().steps.1, chronicle.entries().len() - 1);
        for two in line.rounds().windows(2) {
            assert_eq!((two[0].steps.1, two[0].number + 1), (two[1].steps.0, two[1].number));
        }
        for round in &line.rounds()[1..] {
            let steps: usize = round.phases.iter().map(|phase| phase.1 - phase.0).sum();
            assert_eq!(steps, round.steps.1 - round.steps.0, "{round:?}");
            for step in round.steps.0 + 1..=round.steps.1 {
                let phase = round.phases.iter().position(|phase| phase.0 < step && step <= phase.1).unwrap();
                assert_eq!(PHASES[phase], chronicle.entries()[step].phase);
            }
        }
    }

    #[test]
    fn a_step_is_found_where_it_is_shown() {
        let line = Timeline::new(&chronicle(3));
        let last = line.rounds().last().unwrap().steps.1;
        for shown in [0, 1, last / 2, last] {
            let spans = line.spans(shown, 980.0);
            assert!((spans.last().unwrap().right - 980.0).abs() < 0.1);
            for step in 1..=last {
                let span = spans[line.round_of(step)];
                let x = span.place(step);
                assert!(span.left <= x && x <= span.right + 0.01, "step {step} at {x} of {span:?}");
                assert_eq!(span.step_at(x - 0.01), step, "at {x} of {span:?}");
            }
        }
    }

    #[test]
    fn rounds_and_phases_lead_from_one_end_to_the_other_and_back() {
        let line = Timeline::new(&chronicle(3));
        let last = line.rounds().last().unwrap().steps.1;
        for beside in [Timeline::round_beside, Timeline::phase_beside] {
            let (mut step, mut jumps) = (0, 0);
            while step < last {
                let next = beside(&line, step, true);
                assert!(next > step, "from {step}");
                (step, jumps) = (next, jumps + 1);
            }
            assert!(jumps >= line.rounds().len(), "{jumps}");
            while step > 0 {
                let next = beside(&line, step, false);
                assert!(next < step, "from {step}");
                step = next;
            }
        }
    }

    #[test]
    fn energy_throws_and_the_end_are_marked() {
        let (mut kinds, chronicle) = ([0; 4], chronicle(3));
        let line = Timeline::new(&chronicle);
        for &(step, mark, _) in line.marks() {
            kinds[mark as usize] += 1;
            assert!(chronicle.entries()[step].events.iter().any(|event| super::mark(event).is_some()));
        }
        assert!(kinds[Mark::Energy as usize] > 2 && kinds[Mark::End as usize] == 1, "{kinds:?}");
        assert!(line.marks().is_sorted_by_key(|mark| mark.0));
    }
}
