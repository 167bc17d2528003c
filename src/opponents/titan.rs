//! Titan, the hard player: weighs what Cog would think of by looking ahead. For each move it plays the rest of this round
//! and the next one in sampled worlds, with quick players in all seats, and takes the move that leaves it best off
//! against the best of the others.
//!
//! A world is made from the seat's view alone: what nobody has seen has no identity yet (rule 9.2), so another random stream
//! is another world that the view allows. Every move is tried in the same worlds. The budget is a number of worlds.

use std::sync::Arc;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::builder::Budget;
use super::{Situation, cog, tidy};
use crate::action::Action;
use crate::game::Game;
use crate::parts::{PartId, SeatId};
use crate::robot::ability::Abilities;
use crate::round::{LegalActions, Throws};
use crate::table::junkyard::StreamPoint;
use crate::table::{Setup, Snapshot, Table, View};

/// Layouts looked at for a build.
const BUDGET: Budget = Budget(6_000);
/// Moves that are tried at all.
const MOST_MOVES: usize = 6;
/// Worlds for each move, how many moves are left after them, and so on with those: most of the budget goes to the best.
const ROUNDS_OF_TRIALS: [(usize, usize); 3] = [(6, 3), (10, 2), (14, 1)];
/// Rounds that are played ahead, the present one included.
const ROUNDS_AHEAD: u16 = 2;
/// Steps after which a world that goes on and on is judged as it stands.
const MOST_STEPS: u32 = 400;
/// Of more bombs than this only the first are considered for a throw.
const MOST_BOMBS: usize = 5;
/// How many standard errors a move has to be ahead of Cog's.
const DOUBT: f32 = 1.5;
/// What a won game is worth.
const WIN: f32 = 100.0;

/// What a titan does.
pub fn choose(situation: &Situation, random: &mut ChaCha8Rng) -> Action {
    let moves = moves(situation);
    match moves.as_slice() {
        [] => cog::choose(situation),
        [only] => only.clone(),
        _ => look_ahead(situation, &moves, random).unwrap_or_else(|| cog::choose(situation)),
    }
}

/// The moves worth a look, the most likely first.
fn moves(situation: &Situation) -> Vec<Action> {
    let first = || cog::choose(situation);
    let mut moves = match situation.legal {
        LegalActions::Build(workshop) => vec![Action::Build(cog::build(situation, workshop, BUDGET))],
        LegalActions::Take(takes) => cog::takes_in_order(situation, takes),
        LegalActions::Throw(throws) => std::iter::once(first()).chain(attacks(throws)).collect(),
        // What is looked at in secret is known to this seat alone, and no sampled world would hold it.
        LegalActions::Draw(_) if situation.view.state.secret_look().is_some() => vec![first()],
        LegalActions::KeepOrRescan => vec![first()],
        LegalActions::Draw(sizes) => std::iter::once(first()).chain(sizes.iter().copied().map(Action::Draw)).collect(),
        LegalActions::GiveCrystal(seats) => seats.iter().copied().map(Action::GiveCrystal).collect(),
        LegalActions::Over => Vec::new(),
    };
    moves.truncate(MOST_MOVES - 1);
    moves.extend(match situation.legal {
        LegalActions::Take(_) | LegalActions::Throw(_) => Some(Action::Pass),
        LegalActions::Draw(_) if situation.view.state.secret_look().is_none() => Some(Action::StopDrawing),
        _ => None,
    });
    let mut seen: Vec<Action> = Vec::new();
    moves.retain(|action| {
        !seen.contains(action) && {
            seen.push(action.clone());
            true
        }
    });
    moves
}

/// All bombs, and each alone, at every target.
fn attacks(throws: &Throws) -> impl Iterator<Item = Action> {
    let bombs = &throws.bombs()[..throws.bombs().len().min(MOST_BOMBS)];
    let sets: Vec<Vec<PartId>> = std::iter::once(bombs.to_vec()).chain(bombs.iter().map(|&bomb| vec![bomb])).collect();
    let targets = throws.targets().to_vec();
    sets.into_iter().flat_map(move |bombs| {
        let attack = move |&target: &SeatId| Action::Attack { target, bombs: bombs.clone() };
        targets.iter().map(attack).collect::<Vec<_>>()
    })
}

/// The move that does best in sampled worlds; `None` only if no world can be made of the view.
fn look_ahead(situation: &Situation, moves: &[Action], random: &mut ChaCha8Rng) -> Option<Action> {
    let mut ahead = Ahead::new(situation)?;
    // The first move is what Cog would do; the others have to be better than it beyond doubt.
    let mut left: Vec<Lead> = (1..moves.len()).map(|number| Lead { number, ..Lead::default() }).collect();
    for (worlds, keep) in ROUNDS_OF_TRIALS {
        for _ in 0..worlds {
            let seed = random.random();
            let plain = ahead.trial(&moves[0], seed);
            for lead in &mut left {
                lead.add(ahead.trial(&moves[lead.number], seed) - plain);
            }
        }
        left.sort_by(|one, other| other.mean().total_cmp(&one.mean()).then(one.number.cmp(&other.number)));
        left.truncate(keep);
    }
    let best = left.first().filter(|lead| lead.mean() > DOUBT * lead.error()).map_or(0, |lead| lead.number);
    Some(moves[best].clone())
}

/// By how much a move is ahead of the first, world by world.
#[derive(Clone, Copy, Debug, Default)]
struct Lead {
    number: usize,
    worlds: f32,
    sum: f32,
    squares: f32,
}

impl Lead {
    fn add(&mut self, lead: f32) {
        (self.worlds, self.sum, self.squares) = (self.worlds + 1.0, self.sum + lead, self.squares + lead * lead);
    }

    fn mean(&self) -> f32 {
        self.sum / self.worlds.max(1.0)
    }

    /// The standard error of the mean.
    fn error(&self) -> f32 {
        let spread = (self.squares / self.worlds.max(1.0) - self.mean() * self.mean()).max(0.0);
        (spread / (self.worlds - 1.0).max(1.0)).sqrt()
    }
}

/// A table to try moves at.
struct Ahead<'a> {
    game: Game,
    setup: Setup,
    now: Snapshot,
    seat: SeatId,
    situation: &'a Situation<'a>,
}

impl<'a> Ahead<'a> {
    fn new(situation: &'a Situation<'a>) -> Option<Self> {
        let View { seat, state, powers, parts } = situation.view.clone();
        let setup = Setup {
            tiles: Arc::new(situation.tiles.clone()),
            seats: u8::try_from(powers.len()).ok()?,
            seed: 0,
            energy_to_win: situation.energy_to_win,
        };
        let now = Snapshot { state, stream: StreamPoint { seed: 0, position: 0 }, powers, parts };
        let game = Game::from_snapshot(&setup, &now).ok()?;
        Some(Self { game, setup, now, seat, situation })
    }

    /// How well off the seat is after a move and what follows in one world.
    fn trial(&mut self, action: &Action, world: u64) -> f32 {
        self.now.stream.seed = world;
        // The snapshot was taken in at once when this table was made; a move is legal in every world.
        if self.game.restore(&self.now).is_err() || self.game.act(action.clone()).is_err() {
            return -WIN;
        }
        let end = self.now.state.round + ROUNDS_AHEAD;
        for _ in 0..MOST_STEPS {
            let Some(seat) = self.game.state().turn.as_ref().map(|turn| turn.seat) else { break };
            if self.game.state().round >= end {
                break;
            }
            let (view, legal) = (self.game.view(seat), self.game.legal_actions());
            let situation = Situation { tiles: &self.setup.tiles, view: &view, legal: &legal, ..*self.situation };
            let action = match legal {
                LegalActions::Build(_) => tidy::choose(&situation),
                _ => cog::choose(&situation),
            };
            if self.game.act(action).is_err() {
                break;
            }
        }
        let seat = self.seat;
        self.game.read(|table| judge(table, seat))
    }
}

/// How well off a seat is at a table: won, lost, or by how much it is ahead of the best of the others.
fn judge(table: &Table, seat: SeatId) -> f32 {
    if let Some(outcome) = &table.state().outcome {
        return match (outcome.winners.contains(&seat), outcome.winners.len()) {
            (true, 1) => WIN,
            (true, _) => WIN / 2.0,
            (false, _) => -WIN,
        };
    }
    let others = table.seats().filter(|&other| other != seat).map(|other| strength(table, other));
    let best = others.fold(f32::MIN, f32::max);
    (strength(table, seat) - best).clamp(-0.9 * WIN, 0.9 * WIN)
}

/// How strong a seat is: what it has eaten, what is left of its power, and what its robot can do.
fn strength(table: &Table, seat: SeatId) -> f32 {
    let Abilities { sight, grip, bite, speed } = table.abilities(seat);
    let wanted = f32::from(table.setup().energy_to_win.max(1));
    // Half of the race is eaten energy; a robot pays off in what is still to be eaten.
    let eaten = f32::from(table.eaten(seat)) / wanted;
    let early = (1.0 - eaten).max(0.15);
    let robot = 2.2 * f32::from(sight.min(8))
        + 2.6 * f32::from(bite.min(7))
        + 1.6 * f32::from(grip.min(6))
        + 1.4 * f32::from(speed);
    65.0 * eaten + early * robot + 2.4 * f32::from(table.power(seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::seating::plain;
    use crate::record::{RecordedGame, SeatKind};
    use rand::SeedableRng;

    #[test]
    fn the_same_situation_and_stream_have_the_same_answer() {
        let (mut game, _) = RecordedGame::begin(Setup::new(2, 4), plain(2, SeatKind::Human)).unwrap();
        for step in 0..14 {
            let Some(seat) = game.game().state().turn.as_ref().map(|turn| turn.seat) else { break };
            let (view, legal) = (game.view(seat), game.legal_actions());
            let situation = Situation { tiles: &game.setup().tiles, energy_to_win: 10, view: &view, legal: &legal };
            let answer = || choose(&situation, &mut ChaCha8Rng::seed_from_u64(step));
            let action = answer();
            assert_eq!(action, answer());
            game.act(action).unwrap();
        }
        assert_eq!(game.history().len(), 14);
    }
}
