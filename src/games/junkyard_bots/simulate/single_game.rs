//! Single simulated game between computer players.

use std::time::Instant;

use thiserror::Error;

use super::plan::{Origin, Plan};
use super::tally::Tally;
use super::thinking::ThinkingTimes;
use super::watch::HappeningWatch;
use crate::games::junkyard_bots::action::{Action, Illegal, TableEvent};
use crate::games::junkyard_bots::game::{Game, JunkyardBots, Playable};
use crate::games::junkyard_bots::opponents::Lineup;
use crate::games::junkyard_bots::round;
use crate::games::junkyard_bots::table::{SetupError, SnapshotError};
use crate::shell::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::shell::seats::PlayerKind;

/// Limit of actions in a game. No game reaches it, because rule 8.3 ends every game of 400 tiles
/// far earlier.
const MOST_ACTIONS: u32 = 1_000_000;

/// Reason why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// The set-up can't be played.
    Setup(SetupError),
    /// A player chose an illegal action.
    Illegal {
        /// Seed of the game.
        seed: u64,
        /// Chosen action.
        action: Box<Action>,
        /// Reason why the action is illegal.
        illegal: Illegal,
    },
    /// The snapshot that games continue from is invalid.
    Table(#[from] SnapshotError),
    /// A game could not be written as a saved game.
    Keep(Phrase),
    /// A game could not be recorded, or its saved game differed after loading.
    Save {
        /// Seed of the game.
        seed: u64,
        /// Number of actions before it was saved.
        action: usize,
        /// Description of the fault.
        fault: Phrase,
    },
    /// The game did not end.
    Endless {
        /// Seed of the game.
        seed: u64,
    },
}

impl InWords for GameError {
    fn phrase(&self) -> Phrase {
        // Fluent stores numbers as floats, which hold only 53 bits; seeds have 64.
        let words = |seed: &u64| seed.to_string();
        match self {
            Self::Setup(error) => error.phrase(),
            Self::Illegal { seed, action, illegal } => {
                let action = format!("{action:?}");
                phrase!("game-error-illegal", seed = words(seed), action = action, illegal = illegal)
            }
            Self::Table(error) => error.phrase(),
            Self::Keep(fault) => fault.clone(),
            Self::Save { seed, action, fault } => {
                phrase!("game-error-save", seed = words(seed), action = *action, fault = fault)
            }
            Self::Endless { seed } => phrase!("game-error-endless", seed = words(seed), actions = MOST_ACTIONS),
        }
    }
}

displayed_in_english!(GameError);

impl From<SetupError> for GameError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

/// Results of simulated games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SimulationResults {
    /// Counts; they depend on the plan alone, not on the machine.
    pub tally: Tally,
    /// Durations of the players' decisions.
    pub thinking: ThinkingTimes,
}

impl SimulationResults {
    /// Sum of these results and `other`.
    pub fn merged_with(self, other: Self) -> Self {
        Self { tally: self.tally.merged_with(other.tally), thinking: self.thinking.merged_with(other.thinking) }
    }
}

/// Plays game `number` of a plan to its end. Reuses the world of an earlier game of the same plan,
/// if `recycled` holds one, and leaves the game there for the next call.
///
/// # Errors
/// [`GameError`].
pub fn play_game(recycled: &mut Option<Game>, plan: &Plan, number: u64) -> Result<SimulationResults, GameError> {
    let seed = plan.seed_of_game(number);
    let events = match (&plan.origin, recycled.as_mut()) {
        (Origin::New { .. }, Some(game)) => game.restart(&plan.setup_of_game(seed))?,
        (Origin::Saved(position), Some(game)) => {
            game.restore(&position.table_with_seed(seed))?;
            Vec::new()
        }
        (Origin::New { .. }, None) => {
            let (game, events) = Game::new(&plan.setup_of_game(seed))?;
            *recycled = Some(game);
            events
        }
        (Origin::Saved(position), None) => {
            *recycled = Some(Game::from_snapshot(position.setup(), &position.table_with_seed(seed))?);
            Vec::new()
        }
    };
    // Never `None`: the match above fills it.
    let Some(game) = recycled else { return Err(GameError::Endless { seed }) };
    play_out(game, events, plan, number)
}

/// Plays game `number` of a plan from its present position to its end; `events` led to that
/// position.
///
/// # Errors
/// [`GameError`].
pub(super) fn play_out(
    game: &mut impl Playable<Game = JunkyardBots>,
    mut events: Vec<TableEvent>,
    plan: &Plan,
    number: u64,
) -> Result<SimulationResults, GameError> {
    let seed = plan.seed_of_game(number);
    let mut lineup = plan.lineup_of_game(number, seed);
    let mut watch = game.read(HappeningWatch::new);
    let mut thinking = ThinkingTimes::default();
    for _ in 0..MOST_ACTIONS {
        // The view is dropped before the action is applied: a robot that a view still shares would
        // be copied instead of changed in place.
        let action = game.read(|table| {
            watch.note_events(table, &events);
            let seat = table.state().active_seat()?;
            let legal = round::legal_actions(table);
            let player = lineup.player(seat).player;
            let action = if player == PlayerKind::Random {
                // Not timed: a random draw takes less time than reading the clock.
                lineup.choose_of(table, seat, &legal).action
            } else {
                let start = Instant::now();
                let action = lineup.choose_of(table, seat, &legal).action;
                thinking.note_duration(player, start.elapsed());
                action
            };
            watch.note_choice(table, &action);
            Some(action)
        });
        let Some(action) = action else {
            game.read(|table| watch.note_end(plan, number, table));
            return Ok(SimulationResults { tally: watch.tally, thinking });
        };
        events = apply_or_fail(game, action, seed)?;
    }
    Err(GameError::Endless { seed })
}

fn apply_or_fail(
    game: &mut impl Playable<Game = JunkyardBots>,
    action: Action,
    seed: u64,
) -> Result<Vec<TableEvent>, GameError> {
    game.act(action.clone()).map_err(|illegal| GameError::Illegal { seed, action: Box::new(action), illegal })
}

/// Lets the player whose turn it is act once. Returns `false` if the game is over, so that it is no
/// one's turn.
///
/// # Errors
/// [`GameError::Illegal`] if the player chose an illegal action.
pub fn play_step(
    game: &mut impl Playable<Game = JunkyardBots>,
    lineup: &mut Lineup,
    seed: u64,
) -> Result<bool, GameError> {
    let Some(decision) = game.read(|table| lineup.choose(table)) else { return Ok(false) };
    apply_or_fail(game, decision.action, seed).map(|_| true)
}
