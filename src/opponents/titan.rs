//! Titan, the hard player: likes what has been found to win, and weighs its moves by looking ahead. It plays the rest of
//! the round in sampled worlds, with quick players in all seats, and judges how likely it is to win from there.
//!
//! A world is made from the seat's view alone: what nobody has seen has no identity yet (rule 9.2), so another random stream
//! is another world that the view allows. Every move is tried in the same worlds. The budget is a number of worlds.

use std::sync::Arc;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::builder::Budget;
use super::cog;
use super::preferences::Preferences;
use super::situation::Situation;
use crate::action::Action;
use crate::game::Game;
use crate::parts::{GripperKind, PartId, SeatId, Size};
use crate::robot::Abilities;
use crate::round::{Attacks, LegalActions};
use crate::table::stream::StreamPoint;
use crate::table::{Setup, Snapshot, Table, View};

/// Assemblies looked at for a build.
const BUDGET: Budget = Budget(6_000);
/// Moves that are tried at all.
const MOST_MOVES: usize = 6;
/// Worlds for each move, how many moves are left after them, and so on with those: most of the budget goes to the best.
const ROUNDS_OF_TRIALS: [(usize, usize); 3] = [(6, 3), (10, 2), (14, 1)];
/// Steps in all worlds together, after which no further world is begun.
const MOST_STEPS: u32 = 4_000;
/// Steps after which a world that goes on and on is judged as it stands.
const MOST_STEPS_IN_A_WORLD: u32 = 400;
/// Of more bombs than this only the first are considered for a throw.
const MOST_BOMBS: usize = 5;
/// How many standard errors a move has to be ahead of the one that Titan likes best: of several moves one often seems
/// better by chance. With 1.5 looking ahead gained nothing in 80 games. With 3 Titan won 69 % of 1,000 games of two against
/// Cog, and 65 % of the same games without looking ahead.
const DOUBT: f32 = 3.0;

/// What a titan does; `None` if it was interrupted.
pub fn choose(situation: &Situation, random: &mut ChaCha8Rng, interrupted: &dyn Fn() -> bool) -> Option<Action> {
    let moves = moves(situation);
    match moves.as_slice() {
        [] => Some(cog::choose_by(situation, &Preferences::TITAN)),
        [only] => Some(only.clone()),
        _ => look_ahead(situation, &moves, random, interrupted),
    }
}

/// The moves worth a look, the most likely first.
fn moves(situation: &Situation) -> Vec<Action> {
    let first = || cog::choose_by(situation, &Preferences::TITAN);
    let mut moves = match situation.legal {
        LegalActions::Build(inventory) => {
            vec![Action::Build(cog::build(situation, inventory, &Preferences::TITAN, BUDGET))]
        }
        LegalActions::Take(takes) => cog::takes_in_order(situation, takes, &Preferences::TITAN),
        LegalActions::Attack(attacks) => std::iter::once(first()).chain(attacks_of(attacks)).collect(),
        // What is looked at in secret is known to this seat alone, and no sampled world would hold it.
        LegalActions::Draw(_) if situation.view.state.secret_look().is_some() => vec![first()],
        LegalActions::KeepOrRescan => vec![first()],
        LegalActions::Draw(sizes) => std::iter::once(first()).chain(sizes.iter().copied().map(Action::Draw)).collect(),
        LegalActions::GiveCrystal(seats) => seats.iter().copied().map(Action::GiveCrystal).collect(),
        LegalActions::Over => Vec::new(),
    };
    moves.truncate(MOST_MOVES - 1);
    moves.extend(match situation.legal {
        LegalActions::Take(_) | LegalActions::Attack(_) => Some(Action::Pass),
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
fn attacks_of(attacks: &Attacks) -> impl Iterator<Item = Action> {
    let bombs = &attacks.bombs()[..attacks.bombs().len().min(MOST_BOMBS)];
    let sets: Vec<Vec<PartId>> = std::iter::once(bombs.to_vec()).chain(bombs.iter().map(|&bomb| vec![bomb])).collect();
    let targets = attacks.targets().to_vec();
    sets.into_iter().flat_map(move |bombs| {
        let attack = move |&target: &SeatId| Action::Attack { target, bombs: bombs.clone() };
        targets.iter().map(attack).collect::<Vec<_>>()
    })
}

/// The move that does best in sampled worlds; `None` if it was interrupted.
fn look_ahead(
    situation: &Situation,
    moves: &[Action],
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<Action> {
    // Of every view a world can be made; without one the first move is as good as Titan can tell.
    let Some(mut ahead) = Ahead::new(situation) else { return moves.first().cloned() };
    // The others have to be better than the first move beyond doubt.
    let mut left: Vec<Lead> = (1..moves.len()).map(|number| Lead { number, ..Lead::default() }).collect();
    for (worlds, keep) in ROUNDS_OF_TRIALS {
        for _ in 0..worlds {
            if interrupted() {
                return None;
            }
            if ahead.steps > MOST_STEPS {
                break;
            }
            let seed = random.random();
            let plain = ahead.trial(&moves[0], seed);
            for lead in &mut left {
                lead.add(ahead.trial(&moves[lead.number], seed) - plain);
            }
        }
        left.sort_by(|one, other| other.mean().total_cmp(&one.mean()).then(one.number.cmp(&other.number)));
        left.truncate(keep);
        // What has done worse so far hardly gets ahead beyond doubt.
        left.retain(|lead| lead.mean() > 0.0);
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
struct Ahead {
    game: Game,
    setup: Setup,
    now: Snapshot,
    seat: SeatId,
    /// Steps played in all worlds.
    steps: u32,
}

impl Ahead {
    fn new(situation: &Situation) -> Option<Self> {
        let View { seat, state, powers, parts, .. } = situation.view.clone();
        let setup = Setup {
            tiles: Arc::clone(situation.tiles),
            seats: u8::try_from(powers.len()).ok()?,
            seed: 0,
            energy_to_win: situation.energy_to_win,
        };
        let now = Snapshot { state, stream: StreamPoint { seed: 0, position: 0 }, powers, parts };
        let game = Game::from_snapshot(&setup, &now).ok()?;
        Some(Self { game, setup, now, seat, steps: 0 })
    }

    /// How likely the seat is to win after a move and the rest of the round in one world.
    fn trial(&mut self, action: &Action, world: u64) -> f32 {
        self.now.stream.seed = world;
        // The snapshot was taken in at once when this table was made; a move is legal in every world.
        if self.game.restore(&self.now).is_err() || self.game.act(action.clone()).is_err() {
            return 0.0;
        }
        for _ in 0..MOST_STEPS_IN_A_WORLD {
            let Some(seat) = self.game.state().turn.as_ref().map(|turn| turn.seat) else { break };
            if self.game.state().round > self.now.state.round {
                break;
            }
            let (view, legal) = (self.game.view(seat), self.game.legal_actions());
            let situation = Situation::new(&self.setup, &view, &legal);
            if self.game.act(cog::at_a_glance(&situation, &Preferences::TITAN)).is_err() {
                break;
            }
            self.steps += 1;
        }
        let seat = self.seat;
        self.game.read(|table| judge(table, seat))
    }
}

/// How likely a seat is to win from a table, from 0 to 1.
fn judge(table: &Table, seat: SeatId) -> f32 {
    if let Some(outcome) = &table.state().outcome {
        return match (outcome.winners.contains(&seat), outcome.winners.len()) {
            (true, shared) => 1.0 / shared as f32,
            (false, _) => 0.0,
        };
    }
    let wanted = f32::from(table.setup().energy_to_win.max(1));
    let furthest = table.seats().map(|seat| table.eaten(seat)).max().unwrap_or(0);
    let early = 1.0 - (f32::from(furthest) / wanted).min(1.0);
    let strength = |seat| strength(table, seat, early);
    let others: f32 = table.seats().filter(|&other| other != seat).map(|other| strength(other).exp()).sum();
    let own = strength(seat).exp();
    own / (own + others)
}

/// How strong a seat is, as the logarithm of its odds. The weights are those of a logistic regression over 1,900 games that
/// Cogs played among themselves: who won, by what the seats had when a round began.
fn strength(table: &Table, seat: SeatId, early: f32) -> f32 {
    if table.power(seat) == 0 {
        return -20.0;
    }
    let robot = table.robot(seat);
    let Abilities { sight, grip, bite, speed } = robot.abilities();
    let can = |by, size| f32::from(u8::from(robot.reach(by).has_place(size)));
    let is_first = f32::from(u8::from(table.order().next() == Some(seat)));
    let eaten = 10.0 * f32::from(table.eaten(seat)) / f32::from(table.setup().energy_to_win.max(1));
    (0.57 - 0.17 * early) * eaten
        + 0.09 * f32::from(sight)
        + (0.24 * early - 0.05) * f32::from(grip)
        + 0.15 * f32::from(bite)
        + 0.15 * f32::from(speed)
        + 0.27 * f32::from(table.power(seat))
        + (1.32 - 1.56 * early) * can(GripperKind::Mouth, Size::Medium)
        + 0.13 * can(GripperKind::Mouth, Size::Large)
        + 0.27 * can(GripperKind::Claw, Size::Medium)
        + 0.54 * early * is_first
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
            let situation = Situation::new(game.history().setup(), &view, &legal);
            let answer = || choose(&situation, &mut ChaCha8Rng::seed_from_u64(step), &|| false).unwrap();
            let action = answer();
            assert_eq!(action, answer());
            let interrupted = choose(&situation, &mut ChaCha8Rng::seed_from_u64(step), &|| true);
            assert!(interrupted.is_none() || moves(&situation).len() < 2);
            game.act(action).unwrap();
        }
        assert_eq!(game.history().steps().len(), 14);
    }
}
