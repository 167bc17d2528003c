//! Rounds of a game and their phases in steps, and the steps to go to for a neighbouring one.

use super::marks::Mark;

/// A step, or the beginning of the game, on the timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Round of the step; 0 is set-up.
    pub round: u16,
    /// Phase of the step, by its index in a round; `None` if in none of them.
    pub phase: Option<usize>,
    /// Marks of the step.
    pub marks: Vec<Mark>,
}

/// Round on the timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Number; 0 is set-up.
    pub number: u16,
    /// Numbers of steps that had been done before the round and after it.
    pub steps: (usize, usize),
    /// Numbers of steps before and after each of its phases, in order; phases in which nobody
    /// chooses have no steps.
    pub phases: Vec<(usize, usize)>,
}

/// Timeline of a game: its rounds, and their marks.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Timeline {
    icons: Vec<&'static str>,
    rounds: Vec<Round>,
    marks: Vec<(usize, Mark)>,
    phase_of: Vec<Option<usize>>,
}

impl Timeline {
    /// Timeline of a game whose rounds have phases with these icons: from its beginning and its
    /// steps in order.
    pub fn new(icons: Vec<&'static str>, moments: impl IntoIterator<Item = Moment>) -> Self {
        let mut line = Self { icons, ..Self::default() };
        for (step, moment) in moments.into_iter().enumerate() {
            line.marks.extend(moment.marks.into_iter().map(|mark| (step, mark)));
            line.phase_of.push(moment.phase);
            if step > 0 {
                line.add_step(step, moment.round, moment.phase);
            }
        }
        line
    }

    /// Adds a step of a round and a phase.
    fn add_step(&mut self, step: usize, number: u16, phase: Option<usize>) {
        if self.rounds.last().is_none_or(|round| round.number != number) {
            let nothing = (step - 1, step - 1);
            self.rounds.push(Round { number, steps: nothing, phases: vec![nothing; self.icons.len()] });
        }
        if let Some(round) = self.rounds.last_mut() {
            round.add_step(step, phase);
        }
    }

    /// Icons of the phases of a round, in order.
    pub fn icons(&self) -> &[&'static str] {
        &self.icons
    }

    /// Phase of a step, by its index in a round; `None` if in none of them.
    pub fn phase_of(&self, step: usize) -> Option<usize> {
        self.phase_of.get(step).copied().flatten()
    }

    /// Rounds, set-up first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Number of steps of the game.
    pub fn last(&self) -> usize {
        self.phase_of.len().saturating_sub(1)
    }

    /// Marks with their steps, in order.
    pub fn marks(&self) -> &[(usize, Mark)] {
        &self.marks
    }

    /// Round of a step, by its index in [`Self::rounds`].
    pub fn round_of(&self, step: usize) -> usize {
        let at = self.rounds.partition_point(|round| round.steps.1 < step.max(1));
        at.min(self.rounds.len().saturating_sub(1))
    }

    /// Step to go to for a round forwards or backwards.
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

    /// Step to go to for a phase forwards or backwards.
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
}

impl Round {
    /// Adds a step of a phase.
    fn add_step(&mut self, step: usize, at: Option<usize>) {
        self.steps.1 = step;
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

#[cfg(test)]
pub(super) mod tests {
    use crate::panels::timeline::*;

    /// Game of three phases a round after its set-up; in some rounds nobody chooses in one of them.
    pub fn line() -> Timeline {
        let steps: [(u16, &[Option<usize>]); 5] = [
            (0, &[None, None, None]),
            (1, &[Some(0), Some(1), Some(1), Some(2)]),
            (2, &[Some(1), Some(2), Some(2), Some(2)]),
            (3, &[Some(0), Some(0)]),
            (4, &[Some(0), Some(1), Some(2)]),
        ];
        let moment = |round, phase| Moment { round, phase, marks: Vec::new() };
        let done = steps.into_iter().flat_map(|(round, phases)| phases.iter().map(move |&phase| moment(round, phase)));
        Timeline::new(vec!["energy", "power", "bot"], std::iter::once(moment(0, None)).chain(done))
    }

    #[test]
    fn rounds_and_phases_lead_from_one_end_to_the_other_and_back() {
        let line = line();
        let last = line.rounds().last().unwrap().steps.1;
        for beside in [Timeline::round_beside, Timeline::phase_beside] {
            let mut step = 0;
            let mut jumps = 0;
            while step < last {
                let next = beside(&line, step, true);
                assert!(next > step, "from {step}");
                step = next;
                jumps += 1;
            }
            assert!(jumps >= line.rounds().len(), "{jumps}");
            while step > 0 {
                let next = beside(&line, step, false);
                assert!(next < step, "from {step}");
                step = next;
            }
        }
    }
}
