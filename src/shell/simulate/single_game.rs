//! Single simulated game between computer players.

use std::ops::Add;
use std::time::Instant;

use super::error::{GameError, MOST_ACTIONS};
use super::plan::{Origin, Plan};
use super::thinking::ThinkingTimes;
use super::watcher::{TallyOf, Watcher};
use crate::seats::PlayerKind;
use crate::table::{HeadlessGame, Playable, Rules};
use crate::thinking::{ComputerPlayer, Lineup, Thinking};

/// Results of simulated games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SimulationResults<T> {
    /// Counts; they depend on the plan alone, not on the machine.
    pub tally: T,
    /// Durations of the players' decisions.
    pub thinking: ThinkingTimes,
}

/// Results of simulated games of a game.
pub type ResultsOf<G> = SimulationResults<TallyOf<G>>;

impl<T: Add<Output = T>> Add for SimulationResults<T> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { tally: self.tally + other.tally, thinking: self.thinking + other.thinking }
    }
}

/// Plays game `number` of a plan to its end. Reuses the world of an earlier game of the same plan,
/// if `recycled` holds one, and leaves the game there for the next call.
///
/// # Errors
/// [`GameError`].
pub fn play_game<W: Watcher>(
    recycled: &mut Option<HeadlessGame<W::Game>>,
    plan: &Plan<W::Game>,
    number: u64,
) -> Result<SimulationResults<W::Tally>, GameError<W::Game>> {
    let seed = plan.seed_of_game(number);
    let events = match (&plan.origin, recycled.as_mut()) {
        (Origin::New(_), Some(game)) => game.restart(&plan.setup_of_game(seed)).map_err(GameError::Setup)?,
        (Origin::Saved(position), Some(game)) => {
            game.restore(&position.table_with_seed(seed)).map_err(GameError::Table)?;
            Vec::new()
        }
        (Origin::New(_), None) => {
            let (game, events) = HeadlessGame::new(&plan.setup_of_game(seed)).map_err(GameError::Setup)?;
            *recycled = Some(game);
            events
        }
        (Origin::Saved(position), None) => {
            let game = HeadlessGame::from_snapshot(position.setup(), &position.table_with_seed(seed));
            *recycled = Some(game.map_err(GameError::Table)?);
            Vec::new()
        }
    };
    // Never `None`: the match above fills it.
    let Some(game) = recycled else { return Err(GameError::Endless { seed }) };
    play_out::<W>(game, events, plan, number)
}

/// Plays game `number` of a plan from its present position to its end; `events` led to that
/// position.
///
/// # Errors
/// [`GameError`].
pub fn play_out<W: Watcher>(
    game: &mut impl Playable<Game = W::Game>,
    mut events: Vec<<W::Game as Rules>::Event>,
    plan: &Plan<W::Game>,
    number: u64,
) -> Result<SimulationResults<W::Tally>, GameError<W::Game>> {
    let seed = plan.seed_of_game(number);
    let mut lineup = plan.lineup_of_game(number, seed);
    let mut watcher = game.read(W::begin);
    let mut thinking = ThinkingTimes::default();
    for _ in 0..MOST_ACTIONS {
        // What the player is shown is dropped before the action is applied: parts of the table that
        // a view still shares would be copied instead of changed in place.
        let action = game.read(|table| {
            watcher.note_events(table, &events);
            let seat = W::Game::awaited(table).seat?;
            let choices = W::Game::choices(table);
            let player = lineup.player(seat).kind();
            let action = if player == PlayerKind::Random {
                // Not timed: a random draw takes less time than reading the clock.
                lineup.choose_of(table, seat, &choices).action
            } else {
                let start = Instant::now();
                let action = lineup.choose_of(table, seat, &choices).action;
                thinking.note_duration(player, start.elapsed());
                action
            };
            watcher.note_choice(table, &action);
            Some(action)
        });
        let Some(action) = action else {
            let tally = game.read(|table| watcher.finish(plan, number, table));
            return Ok(SimulationResults { tally, thinking });
        };
        events = apply_or_fail(game, action, seed)?;
    }
    Err(GameError::Endless { seed })
}

fn apply_or_fail<G: Rules>(
    game: &mut impl Playable<Game = G>,
    action: G::Action,
    seed: u64,
) -> Result<Vec<G::Event>, GameError<G>> {
    game.act(action.clone()).map_err(|illegal| GameError::Illegal { seed, action: Box::new(action), illegal })
}

/// Lets the awaited player act once. Returns `false` if the game is over, so that nobody is
/// awaited.
///
/// # Errors
/// [`GameError::Illegal`] if the player chose an illegal action.
pub fn play_step<G: Thinking>(
    game: &mut impl Playable<Game = G>,
    lineup: &mut Lineup<G>,
    seed: u64,
) -> Result<bool, GameError<G>> {
    let Some(decision) = game.read(|table| lineup.choose(table)) else { return Ok(false) };
    apply_or_fail(game, decision.action, seed).map(|_| true)
}
