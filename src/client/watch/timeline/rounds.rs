//! The rounds of a game and their phases in steps, and the ways from one to the next.

use super::marks::Mark;
use crate::action::Phase;
use crate::parts::SeatId;
use crate::record::Chronicle;

/// The phases of a round, in order.
pub const PHASES: [Phase; 7] =
    [Phase::Reveal, Phase::Scan, Phase::Scrounge, Phase::Battle, Phase::Factory, Phase::Victory, Phase::EndTurn];

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

/// A game as a line: its rounds, and what is marked on it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Timeline {
    rounds: Vec<Round>,
    marks: Vec<(usize, Mark, Option<SeatId>)>,
}

impl Timeline {
    /// The line of a game.
    pub fn new(chronicle: &Chronicle) -> Self {
        let mut line = Self::default();
        for (step, entry) in chronicle.entries().iter().enumerate() {
            let marks = entry.events.iter().filter_map(|event| Mark::of(event).map(|mark| (step, mark.0, mark.1)));
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

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::opponents::{Player, Situation};
    use crate::record::seating::plain;
    use crate::record::{RecordedGame, SeatKind};
    use crate::table::Setup;
    use rand::SeedableRng;

    /// A whole game.
    pub fn chronicle(seed: u64) -> Chronicle {
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
            assert!(chronicle.entries()[step].events.iter().any(|event| Mark::of(event).is_some()));
        }
        assert!(kinds[Mark::Energy as usize] > 2 && kinds[Mark::End as usize] == 1, "{kinds:?}");
        assert!(line.marks().is_sorted_by_key(|mark| mark.0));
    }
}
