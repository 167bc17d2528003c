//! Places of rounds, phases and steps along the timeline, and the step at a place there.

use super::rounds::{Round, Timeline};

/// Greatest share of the timeline's width for the round that is shown, and greatest width of a
/// phase of it, in points.
const PRESENT: (f32, f32) = (0.42, 53.0);

/// Position in a game along its timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    /// Step that was done last.
    pub step: usize,
    /// Whether the position is the first phase of the next round, which that step led on to.
    pub leads_on: bool,
}

impl At {
    /// Position at a step by itself.
    pub const fn step(step: usize) -> Self {
        Self { step, leads_on: false }
    }
}

/// Place of a round along the timeline, in points from its beginning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span<'a> {
    /// Round.
    pub round: &'a Round,
    /// Left end.
    pub left: f32,
    /// Right end.
    pub right: f32,
    /// Whether the round is the one that is shown.
    pub is_present: bool,
}

impl Timeline {
    /// Round that is shown, by its index in [`Self::rounds`].
    pub fn present_round(&self, at: At) -> usize {
        let last = self.rounds().len().saturating_sub(1);
        (self.round_of(at.step) + usize::from(at.leads_on)).min(last)
    }

    /// Phase that is shown, by its index in a round; `None` if it is none of them.
    pub fn present_phase(&self, at: At) -> Option<usize> {
        if at.leads_on { Some(0) } else { self.phase_of(at.step) }
    }

    /// Span of each round on a line of a width, in points; the round that is shown is wider than
    /// the others.
    pub fn spans_in(&self, at: At, width: f32) -> Vec<Span<'_>> {
        let count = self.rounds().len();
        let present = self.present_round(at);
        let even = width / count.max(1) as f32;
        let has_phases = self.rounds().get(present).is_some_and(|round| round.number > 0);
        let wide =
            if has_phases { (width * PRESENT.0).min(PRESENT.1 * self.icons().len() as f32).max(even) } else { even };
        let narrow = if count > 1 { (width - wide) / (count - 1) as f32 } else { 0.0 };
        let mut left = 0.0;
        let span = |(number, round)| {
            let is_present = number == present;
            let begins = left;
            left += if is_present { wide } else { narrow };
            Span { round, left: begins, right: left, is_present }
        };
        self.rounds().iter().enumerate().map(span).collect()
    }
}

/// Step that is nearest to a place on a line, `along` points from its beginning.
pub fn step_at(spans: &[Span], along: f32) -> Option<usize> {
    spans.iter().find(|span| along < span.right).or(spans.last()).map(|span| span.step_at(along))
}

impl Span<'_> {
    /// Whether the phases of the round are shown.
    pub const fn has_phases(&self) -> bool {
        self.is_present && self.round.number > 0 && !self.round.phases.is_empty()
    }

    /// Left and right end of a phase, in points.
    pub fn phase_span(&self, number: usize) -> (f32, f32) {
        let wide = (self.right - self.left) / self.round.phases.len() as f32;
        (self.left + wide * number as f32, self.left + wide * (number + 1) as f32)
    }

    /// Place of a step along the timeline, in points from its beginning.
    pub fn place_of_step(&self, step: usize) -> f32 {
        let along = |steps: (usize, usize), left: f32, right: f32| {
            let part = (step.saturating_sub(steps.0)) as f32 / (steps.1 - steps.0).max(1) as f32;
            left + (right - left) * part.min(1.0)
        };
        if self.has_phases()
            && let Some(number) = self.round.phases.iter().position(|phase| phase.0 < step && step <= phase.1)
        {
            let (left, right) = self.phase_span(number);
            return along(self.round.phases[number], left, right);
        }
        along(self.round.steps, self.left, self.right)
    }

    /// Step that is nearest to a place on the timeline, `x` points from its beginning.
    pub fn step_at(&self, x: f32) -> usize {
        let along = |steps: (usize, usize), left: f32, right: f32| {
            let part = ((x - left) / (right - left).max(0.01)).clamp(0.0, 1.0);
            steps.0 + (part * (steps.1 - steps.0) as f32).round() as usize
        };
        if self.has_phases() {
            let wide = (self.right - self.left) / self.round.phases.len() as f32;
            let number = (((x - self.left) / wide).max(0.0) as usize).min(self.round.phases.len() - 1);
            let (left, right) = self.phase_span(number);
            // The first step of a phase is after its beginning.
            let steps = self.round.phases[number];
            return along(steps, left, right).max((steps.0 + 1).min(steps.1));
        }
        along(self.round.steps, self.left, self.right)
    }
}

#[cfg(test)]
mod tests {
    use super::At;
    use crate::panels::timeline::rounds::tests::line;

    #[test]
    fn a_step_is_found_where_it_is_shown() {
        let line = line();
        let last = line.rounds().last().unwrap().steps.1;
        for shown in [0, 1, last / 2, last] {
            let spans = line.spans_in(At::step(shown), 980.0);
            assert!((spans.last().unwrap().right - 980.0).abs() < 0.1);
            for step in 1..=last {
                let span = spans[line.round_of(step)];
                let x = span.place_of_step(step);
                assert!(span.left <= x && x <= span.right + 0.01, "step {step} at {x} of {span:?}");
                assert_eq!(span.step_at(x - 0.01), step, "at {x} of {span:?}");
            }
        }
    }

    #[test]
    fn what_a_step_leads_on_to_is_shown_at_the_beginning_of_the_next_round() {
        let line = line();
        let rounds = line.rounds();
        for number in 1..rounds.len() - 1 {
            let step = rounds[number].steps.1;
            let [by_itself, on] = [false, true].map(|leads_on| At { step, leads_on });
            assert_eq!((line.present_round(by_itself), line.present_round(on)), (number, number + 1));
            assert_eq!(line.present_phase(on), Some(0));
            let spans = line.spans_in(on, 980.0);
            assert!(spans[number + 1].is_present && !spans[number].is_present);
            // One ends where the other begins, in the chart as in the timeline.
            assert!((spans[number].place_of_step(step) - spans[number + 1].place_of_step(step)).abs() < 0.1);
        }
        let last = rounds.last().unwrap().steps.1;
        assert_eq!(line.present_round(At { step: last, leads_on: true }), rounds.len() - 1, "no round follows");
    }
}
