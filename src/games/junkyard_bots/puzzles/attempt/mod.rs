//! A try at a puzzle: the actions so far, the amount reached, and the reason why a wrong try fails.

mod rebuild;
mod refutation;
mod survival;

pub use refutation::{PuzzleVerdict, Refutation, Throw};

use crate::action::{Action, Illegal, TableEvent};
use crate::game::{Game, JunkyardBotsTable};
use crate::parts::{GripperKind, PartId};
use crate::round::LegalActions;
use crate::table::SnapshotError;

use super::goal::{PuzzleAim, PuzzleGoal};
use super::puzzle::Puzzle;
use super::search::{SearchError, replies};

/// Engine steps for searching the others' throws after a last round. More than the complete search
/// that makes a puzzle may spend, replies included, so a generated puzzle does not exhaust it.
const MOST_STEPS_OF_REPLIES: u32 = 20_000;

/// A try at a puzzle, on a table of its own.
pub struct Attempt {
    game: Game,
    puzzle: Puzzle,
    done: Vec<Action>,
    throws: Vec<Throw>,
    verdict: PuzzleVerdict,
}

/// Returns the verdict on a try that consists of `actions`.
///
/// # Errors
/// The refusal of the first action that is illegal or comes after the try is over.
pub fn judge_actions(puzzle: &Puzzle, actions: &[Action]) -> Result<PuzzleVerdict, Illegal> {
    // The table of a puzzle was checked when the puzzle was made or read.
    let mut attempt = Attempt::new(puzzle).map_err(|_| Illegal::GameOver)?;
    for action in actions {
        attempt.act(action.clone())?;
    }
    Ok(attempt.verdict)
}

impl Attempt {
    /// Starts a try.
    ///
    /// # Errors
    /// If the puzzle's table is invalid, which the check of a puzzle read from text rules out.
    pub fn new(puzzle: &Puzzle) -> Result<Self, SnapshotError> {
        let game = Game::from_snapshot(puzzle.setup(), puzzle.table())?;
        let verdict = PuzzleVerdict::Open { amount: 0 };
        Ok(Self { game, puzzle: puzzle.clone(), done: Vec::new(), throws: Vec::new(), verdict })
    }

    /// Starts again from the puzzle's table.
    ///
    /// # Errors
    /// None that [`Self::new`] would not have returned.
    pub fn restart(&mut self) -> Result<(), SnapshotError> {
        self.game.restore(self.puzzle.table())?;
        self.done.clear();
        self.throws.clear();
        self.verdict = PuzzleVerdict::Open { amount: 0 };
        Ok(())
    }

    /// Game in which the try is played.
    pub const fn game(&mut self) -> &mut Game {
        &mut self.game
    }

    /// Actions of the try so far.
    pub fn actions(&self) -> &[Action] {
        &self.done
    }

    /// Verdict on the try so far.
    pub const fn verdict(&self) -> &PuzzleVerdict {
        &self.verdict
    }

    /// Plays the next action of the try and judges it.
    ///
    /// # Errors
    /// The reason why the action is illegal, or [`Illegal::NotNow`] once the try is over; the try
    /// is unchanged then.
    pub fn act(&mut self, action: Action) -> Result<&PuzzleVerdict, Illegal> {
        if !matches!(self.verdict, PuzzleVerdict::Open { .. }) {
            return Err(Illegal::NotNow);
        }
        let PuzzleGoal { aim, .. } = self.puzzle.goal();
        let judged = match (aim, &action) {
            (PuzzleAim::Ability(ability), Action::Build(build)) => {
                let LegalActions::Build(inventory) = self.game.legal_actions() else { return Err(Illegal::NotNow) };
                Some(rebuild::judge_build(&self.puzzle, ability, &inventory, build)?)
            }
            (PuzzleAim::Survive, _) => Some(survival::judge_survival(&mut self.game, self.puzzle.goal(), &action)?),
            _ => None,
        };
        let powers = self.game.read(|table| table.seats().map(|seat| table.power(seat)).collect::<Vec<_>>());
        let events = self.game.act(action.clone())?;
        let thrown = events.iter().filter_map(|event| self.own_throw(event, &powers));
        let thrown: Vec<Throw> = thrown.collect();
        self.throws.extend(thrown);
        let passed = action == Action::Pass;
        self.done.push(action);
        self.verdict = match (aim, judged) {
            (_, Some(judged)) => judged,
            (PuzzleAim::PowerLost, _) => self.judge_power_lost(&events),
            (PuzzleAim::LastRound, _) => self.judge_last_round(&events),
            (PuzzleAim::Hold(by), _) => self.judge_hold(by, passed),
            (PuzzleAim::Lift(by), _) => self.judge_lift(by, passed),
            (PuzzleAim::Eat, _) => self.judge_hold(GripperKind::Mouth, passed),
            (PuzzleAim::Ability(_) | PuzzleAim::Survive, None) => PuzzleVerdict::Open { amount: 0 },
        };
        Ok(&self.verdict)
    }

    fn own_throw(&self, event: &TableEvent, before: &[u8]) -> Option<Throw> {
        match event {
            &TableEvent::Attacked { seat, target, points, bonus, dodge, power, .. } if seat == self.puzzle.seat() => {
                let left = u16::from(before.get(target.index()).copied()?);
                Some(Throw {
                    target,
                    incoming: points + bonus,
                    dodge,
                    power_left: left,
                    power_lost: left - u16::from(power).min(left),
                })
            }
            _ => None,
        }
    }

    /// Whether the turn of the puzzle goes on, so that its player chooses the next action.
    fn turn_goes_on(&self) -> bool {
        let turn = self.game.state().turn.as_ref();
        self.game.state().phase == self.puzzle.goal().aim.phase()
            && turn.is_some_and(|turn| turn.seat == self.puzzle.seat())
    }

    fn judge_power_lost(&self, events: &[TableEvent]) -> PuzzleVerdict {
        let amount = self.throws.iter().map(|throw| throw.power_lost).sum();
        if amount >= self.puzzle.goal().amount {
            PuzzleVerdict::Solved
        } else if self.turn_goes_on() {
            PuzzleVerdict::Open { amount }
        } else {
            PuzzleVerdict::Failed { amount, why: self.why_too_little(events) }
        }
    }

    /// Returns the reason why the throws took too little power: bombs that were kept, damage beyond
    /// the power left, or dodging, in this order.
    fn why_too_little(&self, events: &[TableEvent]) -> Refutation {
        let kept = events.iter().find_map(|event| match event {
            TableEvent::BombsDropped { seat, parts } if *seat == self.puzzle.seat() => Some(parts.len() as u16),
            _ => None,
        });
        let held = kept.unwrap_or(0);
        if held > 0 {
            return Refutation::BombsKept { bombs: held };
        }
        let worst = self.throws.iter().max_by_key(|throw| throw.wasted());
        match worst.filter(|throw| throw.wasted() > 0) {
            Some(throw) => Refutation::Wasted(*throw),
            None => self.most_dodged(),
        }
    }

    fn most_dodged(&self) -> Refutation {
        let most = self.throws.iter().max_by_key(|throw| throw.dodge.min(throw.incoming));
        most.map_or(Refutation::BombsKept { bombs: 0 }, |throw| Refutation::Dodged(*throw))
    }

    fn judge_last_round(&mut self, events: &[TableEvent]) -> PuzzleVerdict {
        if self.turn_goes_on() {
            return PuzzleVerdict::Open { amount: 0 };
        }
        let mut budget = replies::StepBudget(MOST_STEPS_OF_REPLIES);
        let after = self.game.snapshot();
        let refuting = replies::find_refutation(&mut self.game, self.puzzle.seat(), &mut budget);
        let why = match refuting {
            Ok(None) => None,
            Ok(Some(throws)) if throws.is_empty() => Some(self.why_not_won()),
            Ok(Some(throws)) => Some(Refutation::Reply { throws }),
            // Not reached: the complete search of the puzzle went through the same replies with a
            // smaller budget.
            Err(SearchError::TooLarge | SearchError::WrongTable) => Some(self.why_too_little(events)),
        };
        // The try stays at the end of the turn.
        let _ = self.game.restore(&after);
        why.map_or(PuzzleVerdict::Solved, |why| PuzzleVerdict::Failed { amount: 0, why })
    }

    /// Returns the reason why the game is not won, at its end or at the end of its round.
    fn why_not_won(&mut self) -> Refutation {
        let seat = self.puzzle.seat();
        let Some(outcome) = self.game.state().outcome.clone() else { return Refutation::GameGoesOn };
        let winner = outcome.winners.into_iter().find(|&winner| winner != seat);
        self.game.read(|table| match winner {
            Some(winner) => Refutation::OtherWins {
                seat: winner,
                energy: table.eaten(winner),
                own_energy: if table.survives(seat) { Some(table.eaten(seat)) } else { None },
            },
            None => Refutation::GameGoesOn,
        })
    }

    fn judge_hold(&mut self, by: GripperKind, passed: bool) -> PuzzleVerdict {
        let seat = self.puzzle.seat();
        let amount = if passed {
            // Passing ends the phase and held parts may be gone by now, so the amount from before
            // counts.
            match self.verdict {
                PuzzleVerdict::Open { amount } => amount,
                _ => 0,
            }
        } else {
            self.game.read(|table| {
                let open = table.held(seat, by).filter(|part| part.tile.is_some());
                open.map(|part| u16::from(part.points())).sum()
            })
        };
        if amount >= self.puzzle.goal().amount {
            return PuzzleVerdict::Solved;
        }
        let more = if passed { None } else { self.holdable_part(by) };
        match more {
            Some(_) => PuzzleVerdict::Open { amount },
            None if passed => PuzzleVerdict::Failed { amount, why: Refutation::Passed { by } },
            None => {
                let strength = self.game.read(|table| table.robot(seat).grippers(by).strength_left());
                PuzzleVerdict::Failed { amount, why: Refutation::NoRoom { by, strength } }
            }
        }
    }

    /// Verdict on a puzzle that asks for one part of a certain size to be held.
    fn judge_lift(&mut self, by: GripperKind, passed: bool) -> PuzzleVerdict {
        let seat = self.puzzle.seat();
        let goal = self.puzzle.goal().amount;
        if passed {
            return PuzzleVerdict::Failed { amount: 0, why: Refutation::Passed { by } };
        }
        let held = |attempt: &mut Self| {
            attempt.game.read(|table| {
                let points =
                    table.held(seat, by).filter(|part| part.tile.is_some()).map(|part| u16::from(part.points()));
                points.max().unwrap_or(0)
            })
        };
        let amount = held(self);
        let fits = self.could_hold_points(by, goal);
        if amount >= goal {
            PuzzleVerdict::Solved
        } else if fits {
            PuzzleVerdict::Open { amount }
        } else {
            let strength = self.game.read(|table| table.robot(seat).grippers(by).strength_left());
            PuzzleVerdict::Failed { amount, why: Refutation::NoRoom { by, strength } }
        }
    }

    /// Whether an open part of this many points can still be held.
    fn could_hold_points(&mut self, by: GripperKind, points: u16) -> bool {
        match self.game.legal_actions() {
            LegalActions::Take(takes) if self.turn_goes_on() => {
                takes.parts().any(|(_, kind, size)| kind == by && u16::from(size.points()) == points)
            }
            _ => false,
        }
    }

    /// Returns an open part that can still be held, if there is one.
    fn holdable_part(&mut self, by: GripperKind) -> Option<PartId> {
        match self.game.legal_actions() {
            LegalActions::Take(takes) if self.turn_goes_on() => {
                takes.parts().find(|&(_, kind, _)| kind == by).map(|(part, ..)| part)
            }
            _ => None,
        }
    }
}
