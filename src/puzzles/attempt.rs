//! A try at a puzzle: the actions so far, the amount reached, and the reason why a wrong try fails.

use crate::action::{Action, Illegal, TableEvent};
use crate::game::Game;
use crate::parts::{GripperKind, PartId};
use crate::round::LegalActions;
use crate::table::SnapshotError;

use super::goal::{Aim, Goal};
use super::puzzle::Puzzle;
use super::rebuild;
use super::refutation::{Refutation, Throw, Verdict};
use super::search::{Unsearched, replies};
use super::survival;

/// Engine steps for searching the others' throws after a last round. More than the complete search
/// that makes a puzzle may spend, replies included, so a generated puzzle does not exhaust it.
const MOST_STEPS_OF_REPLIES: u32 = 20_000;

/// A try at a puzzle, on a table of its own.
pub struct Attempt {
    game: Game,
    puzzle: Puzzle,
    done: Vec<Action>,
    throws: Vec<Throw>,
    verdict: Verdict,
}

/// Returns the verdict on a try that consists of `actions`.
///
/// # Errors
/// The refusal of the first action that is illegal or comes after the try is over.
pub fn judge(puzzle: &Puzzle, actions: &[Action]) -> Result<Verdict, Illegal> {
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
        let verdict = Verdict::Open { amount: 0 };
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
        self.verdict = Verdict::Open { amount: 0 };
        Ok(())
    }

    /// Game in which the try is played.
    pub const fn game(&mut self) -> &mut Game {
        &mut self.game
    }

    /// Actions of the try so far.
    pub fn done(&self) -> &[Action] {
        &self.done
    }

    /// Verdict on the try so far.
    pub const fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// Plays the next action of the try and judges it.
    ///
    /// # Errors
    /// The reason why the action is illegal, or [`Illegal::NotNow`] once the try is over; the try
    /// is unchanged then.
    pub fn act(&mut self, action: Action) -> Result<&Verdict, Illegal> {
        if !matches!(self.verdict, Verdict::Open { .. }) {
            return Err(Illegal::NotNow);
        }
        let Goal { aim, .. } = self.puzzle.goal();
        let judged = match (aim, &action) {
            (Aim::Ability(ability), Action::Build(build)) => {
                let LegalActions::Build(inventory) = self.game.legal_actions() else { return Err(Illegal::NotNow) };
                Some(rebuild::judged(&self.puzzle, ability, &inventory, build)?)
            }
            (Aim::Survive, _) => Some(survival::judged(&mut self.game, self.puzzle.goal(), &action)?),
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
            (Aim::PowerLost, _) => self.power_lost(&events),
            (Aim::LastRound, _) => self.last_round(&events),
            (Aim::Hold(by), _) => self.held(by, passed),
            (Aim::Lift(by), _) => self.lifted(by, passed),
            (Aim::Eat, _) => self.held(GripperKind::Mouth, passed),
            (Aim::Ability(_) | Aim::Survive, None) => Verdict::Open { amount: 0 },
        };
        Ok(&self.verdict)
    }

    fn own_throw(&self, event: &TableEvent, before: &[u8]) -> Option<Throw> {
        match event {
            &TableEvent::Attacked { seat, target, points, bonus, dodge, power, .. } if seat == self.puzzle.seat() => {
                let left = u16::from(before.get(target.index()).copied()?);
                Some(Throw { target, incoming: points + bonus, dodge, left, lost: left - u16::from(power).min(left) })
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

    fn power_lost(&self, events: &[TableEvent]) -> Verdict {
        let amount = self.throws.iter().map(|throw| throw.lost).sum();
        if amount >= self.puzzle.goal().amount {
            Verdict::Solved
        } else if self.turn_goes_on() {
            Verdict::Open { amount }
        } else {
            Verdict::Failed { amount, why: self.why_too_little(events) }
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
            return Refutation::Kept { bombs: held };
        }
        let worst = self.throws.iter().max_by_key(|throw| throw.wasted());
        match worst.filter(|throw| throw.wasted() > 0) {
            Some(throw) => Refutation::Wasted(*throw),
            None => self.most_dodged(),
        }
    }

    fn most_dodged(&self) -> Refutation {
        let most = self.throws.iter().max_by_key(|throw| throw.dodge.min(throw.incoming));
        most.map_or(Refutation::Kept { bombs: 0 }, |throw| Refutation::Dodged(*throw))
    }

    fn last_round(&mut self, events: &[TableEvent]) -> Verdict {
        if self.turn_goes_on() {
            return Verdict::Open { amount: 0 };
        }
        let mut budget = replies::Budget(MOST_STEPS_OF_REPLIES);
        let after = self.game.snapshot();
        let refuting = replies::refuting(&mut self.game, self.puzzle.seat(), &mut budget);
        let why = match refuting {
            Ok(None) => None,
            Ok(Some(throws)) if throws.is_empty() => Some(self.why_not_won()),
            Ok(Some(throws)) => Some(Refutation::Reply { throws }),
            // Not reached: the complete search of the puzzle went through the same replies with a
            // smaller budget.
            Err(Unsearched::TooLarge | Unsearched::OtherTable) => Some(self.why_too_little(events)),
        };
        // The try stays at the end of the turn.
        let _ = self.game.restore(&after);
        why.map_or(Verdict::Solved, |why| Verdict::Failed { amount: 0, why })
    }

    /// Returns the reason why the game is not won, at its end or at the end of its round.
    fn why_not_won(&mut self) -> Refutation {
        let seat = self.puzzle.seat();
        let Some(outcome) = self.game.state().outcome.clone() else { return Refutation::GameGoesOn };
        let winner = outcome.winners.into_iter().find(|&winner| winner != seat);
        self.game.read(|table| match winner {
            Some(winner) => Refutation::Richer {
                seat: winner,
                energy: table.eaten(winner),
                own: if table.survives(seat) { Some(table.eaten(seat)) } else { None },
            },
            None => Refutation::GameGoesOn,
        })
    }

    fn held(&mut self, by: GripperKind, passed: bool) -> Verdict {
        let seat = self.puzzle.seat();
        let amount = if passed {
            // Passing ends the phase and held parts may be gone by now, so the amount from before
            // counts.
            match self.verdict {
                Verdict::Open { amount } => amount,
                _ => 0,
            }
        } else {
            self.game.read(|table| {
                let open = table.held(seat, by).filter(|part| part.tile.is_some());
                open.map(|part| u16::from(part.points())).sum()
            })
        };
        if amount >= self.puzzle.goal().amount {
            return Verdict::Solved;
        }
        let more = if passed { None } else { self.could_hold(by) };
        match more {
            Some(_) => Verdict::Open { amount },
            None if passed => Verdict::Failed { amount, why: Refutation::Passed { by } },
            None => {
                let strength = self.game.read(|table| table.robot(seat).grippers(by).most_left());
                Verdict::Failed { amount, why: Refutation::NoRoom { by, strength } }
            }
        }
    }

    /// Verdict on a puzzle that asks for one part of a certain size to be held.
    fn lifted(&mut self, by: GripperKind, passed: bool) -> Verdict {
        let seat = self.puzzle.seat();
        let goal = self.puzzle.goal().amount;
        if passed {
            return Verdict::Failed { amount: 0, why: Refutation::Passed { by } };
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
            Verdict::Solved
        } else if fits {
            Verdict::Open { amount }
        } else {
            let strength = self.game.read(|table| table.robot(seat).grippers(by).most_left());
            Verdict::Failed { amount, why: Refutation::NoRoom { by, strength } }
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
    fn could_hold(&mut self, by: GripperKind) -> Option<PartId> {
        match self.game.legal_actions() {
            LegalActions::Take(takes) if self.turn_goes_on() => {
                takes.parts().find(|&(_, kind, _)| kind == by).map(|(part, ..)| part)
            }
            _ => None,
        }
    }
}
