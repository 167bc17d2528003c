//! Search for throws: all sequences of attacks of a battle turn, played through the engine.

use std::collections::HashMap;
use std::rc::Rc;

use super::replies::{self, StepBudget};
use super::result::{MOST_ANSWERS, SearchError, SearchResult};
use crate::action::{Action, TableEvent};
use crate::game::{Game, JunkyardBotsTable};
use crate::parts::{PartId, Size};
use crate::puzzles::goal::PuzzleAim;
use crate::table::{Choice, Snapshot};
use shell::seats::SeatId;

/// Budget of a search, in engine steps, those for the others' replies included. Chosen by hand: a
/// larger budget would admit larger positions and take longer.
const MOST_STEPS: u32 = 12_000;

/// Signature by which answers are the same: the target and the bombs' sizes of each attack that
/// took power, sorted.
type ThrowKey = Vec<(SeatId, Vec<Size>)>;

/// State of a turn on which the rest of the turn depends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct TurnNode {
    bombs: Vec<PartId>,
    thrown: Vec<PartId>,
    powers: Vec<u8>,
}

/// Results that can be reached from a node.
#[derive(Clone, Debug)]
struct Outcomes {
    /// Bit `n` is set if the amount `n` can be reached. Four robots have less than 64 power.
    amounts: u64,
    /// Different answers that reach the largest amount, up to [`MOST_ANSWERS`].
    answers: Vec<ThrowKey>,
    /// Actions of one of them.
    line: Vec<Action>,
    /// Number of sequences that reach the largest amount, and number of all.
    share: (u32, u32),
}

struct AttackSearch {
    game: Game,
    seat: SeatId,
    aim: PuzzleAim,
    known: HashMap<TurnNode, Rc<Outcomes>>,
    budget: StepBudget,
}

/// Finds the largest amount that the attacks of this turn can reach.
pub(super) fn search_throws(mut game: Game, seat: SeatId, aim: PuzzleAim) -> Result<SearchResult, SearchError> {
    let now = game.snapshot();
    let most_power: u32 = now.powers.iter().copied().map(u32::from).sum();
    // Amounts are bits of a number (see `Outcomes`), so larger ones can't be searched.
    if most_power >= u64::BITS {
        return Err(SearchError::TooLarge);
    }
    let mut search = AttackSearch { game, seat, aim, known: HashMap::new(), budget: StepBudget(MOST_STEPS) };
    let found = search.outcomes_from(&now)?;
    let best = found.amounts.ilog2();
    let below = found.amounts & !(1 << best);
    Ok(SearchResult {
        best: best as u16,
        second_best: (below > 0).then(|| below.ilog2() as u16),
        answer_count: found.answers.len(),
        share: found.share,
        answer: found.line.clone(),
    })
}

impl AttackSearch {
    /// Returns the results that can be reached from a table at which this seat may attack.
    fn outcomes_from(&mut self, now: &Snapshot) -> Result<Rc<Outcomes>, SearchError> {
        let node = self.restore_node(now)?;
        if let Some(known) = self.known.get(&node) {
            return Ok(Rc::clone(known));
        }
        let mut reached: Option<Outcomes> = None;
        let actions: Vec<Action> = self.game.legal_actions().iter().collect();
        for action in actions {
            let one = self.outcomes_after(now, action)?;
            reached = Some(reached.map_or_else(|| one.clone(), |all| all.joined_with(&one)));
        }
        let reached = Rc::new(reached.ok_or(SearchError::WrongTable)?);
        self.known.insert(node, Rc::clone(&reached));
        Ok(reached)
    }

    /// Restores a table and returns its node.
    fn restore_node(&mut self, now: &Snapshot) -> Result<TurnNode, SearchError> {
        self.game.restore(now).map_err(|_| SearchError::WrongTable)?;
        let Some(Choice::Attack { thrown }) = now.state.turn.as_ref().map(|turn| turn.choice.clone()) else {
            return Err(SearchError::WrongTable);
        };
        let bombs = self.game.read(|table| table.bombs(self.seat).collect());
        Ok(TurnNode { bombs, thrown, powers: now.powers.clone() })
    }

    /// Returns the results that can be reached by an action and the rest of the turn.
    fn outcomes_after(&mut self, now: &Snapshot, action: Action) -> Result<Outcomes, SearchError> {
        self.budget.spend()?;
        self.game.restore(now).map_err(|_| SearchError::WrongTable)?;
        let hit = self.play_action(now, &action)?;
        let goes_on = self
            .game
            .state()
            .turn
            .as_ref()
            .is_some_and(|turn| turn.seat == self.seat && matches!(turn.choice, Choice::Attack { .. }));
        let rest = if goes_on {
            let next = self.game.snapshot();
            self.outcomes_from(&next)?
        } else {
            Rc::new(self.outcome_of_turn()?)
        };
        Ok(rest.after_action(action, hit, self.aim == PuzzleAim::PowerLost))
    }

    /// Plays an action. Returns the seat that lost power by it, the sizes of the bombs, and the
    /// power lost, if any was.
    fn play_action(
        &mut self,
        now: &Snapshot,
        action: &Action,
    ) -> Result<Option<(SeatId, Vec<Size>, u16)>, SearchError> {
        let sizes = match action {
            Action::Attack { bombs, .. } => self.game.read(|table| {
                let mut sizes: Vec<Size> =
                    bombs.iter().filter_map(|&bomb| table.part(bomb)).filter_map(|part| part.size).collect();
                sizes.sort_unstable();
                sizes
            }),
            _ => Vec::new(),
        };
        let events = self.game.act(action.clone()).map_err(|_| SearchError::WrongTable)?;
        let hit = events.iter().find_map(|event| match event {
            TableEvent::Attacked { seat, target, power, .. } if *seat == self.seat => {
                let lost = now.powers[target.index()].saturating_sub(*power);
                (lost > 0).then_some((*target, u16::from(lost)))
            }
            _ => None,
        });
        Ok(hit.map(|(target, lost)| (target, sizes, lost)))
    }

    /// Returns the result at the end of the turn: amount 1 for a victory in the last round,
    /// otherwise 0.
    fn outcome_of_turn(&mut self) -> Result<Outcomes, SearchError> {
        let won = self.aim == PuzzleAim::LastRound
            && replies::find_refutation(&mut self.game, self.seat, &mut self.budget)?.is_none();
        Ok(Outcomes {
            amounts: if won { 2 } else { 1 },
            answers: vec![ThrowKey::new()],
            line: Vec::new(),
            share: (1, 1),
        })
    }
}

impl Outcomes {
    /// Returns the results with an action put before them, and with its hit, if any. The power lost
    /// is added to the amounts if `counts` is true.
    fn after_action(&self, action: Action, hit: Option<(SeatId, Vec<Size>, u16)>, counts: bool) -> Self {
        let mut reached = self.clone();
        reached.line.insert(0, action);
        if let Some((target, sizes, lost)) = hit {
            if counts {
                reached.amounts <<= lost;
            }
            for answer in &mut reached.answers {
                answer.push((target, sizes.clone()));
                answer.sort_unstable();
            }
        }
        reached
    }

    /// Joins the results of two actions from the same node.
    fn joined_with(mut self, other: &Self) -> Self {
        let own = self.amounts.ilog2();
        let others = other.amounts.ilog2();
        let amounts = self.amounts | other.amounts;
        let all = self.share.1.saturating_add(other.share.1);
        if others > own {
            self = other.clone();
        } else if others == own {
            self.share.0 = self.share.0.saturating_add(other.share.0);
            for answer in &other.answers {
                if self.answers.len() < MOST_ANSWERS && !self.answers.contains(answer) {
                    self.answers.push(answer.clone());
                }
            }
        }
        self.amounts = amounts;
        self.share.1 = all;
        self
    }
}
