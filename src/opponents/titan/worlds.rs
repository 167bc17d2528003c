//! Worlds that a seat's view allows, and playing on in them.

use std::sync::Arc;

use crate::action::Action;
use crate::game::Game;
use crate::opponents::cog;
use crate::opponents::preferences::Preferences;
use crate::opponents::situation::Situation;
use crate::opponents::value::Model;
use crate::parts::SeatId;
use crate::round::LegalActions;
use crate::table::stream::StreamPoint;
use crate::table::{Setup, Snapshot, View};

/// Steps after which a world that goes on and on is judged as it stands.
const MOST_STEPS_IN_A_WORLD: u32 = 800;

/// A table to try moves at.
pub(super) struct Worlds<'a> {
    game: Game,
    setup: Setup,
    now: Snapshot,
    seat: SeatId,
    /// What the seat likes; the others are thought to like what Cogs do.
    preferences: &'a Preferences,
    /// How many rounds are played to their end, the present one included.
    rounds: u16,
    /// Steps played in all worlds.
    pub(super) steps: u32,
}

impl<'a> Worlds<'a> {
    /// `None` where no world can be made of the view, which no seat has.
    pub(super) fn new(situation: &Situation, preferences: &'a Preferences) -> Option<Self> {
        let View { seat, state, powers, parts, .. } = situation.view.clone();
        let setup = Setup {
            tiles: Arc::clone(situation.tiles),
            seats: u8::try_from(powers.len()).ok()?,
            seed: 0,
            energy_to_win: situation.energy_to_win,
        };
        let now = Snapshot { state, stream: StreamPoint { seed: 0, position: 0 }, powers, parts };
        let game = Game::from_snapshot(&setup, &now).ok()?;
        // What a build is good for shows in the next round.
        let rounds = if matches!(situation.legal, LegalActions::Build(_)) { 2 } else { 1 };
        Some(Self { game, setup, now, seat, preferences, rounds, steps: 0 })
    }

    /// How likely the seat is to win after a move and the rest of the round in one world.
    pub(super) fn trial(&mut self, action: &Action, world: u64) -> f32 {
        self.now.stream.seed = world;
        // The snapshot was taken in at once when this table was made; a move is legal in every world.
        if self.game.restore(&self.now).is_err() || self.game.act(action.clone()).is_err() {
            return 0.0;
        }
        let last = self.now.state.round + self.rounds - 1;
        for _ in 0..MOST_STEPS_IN_A_WORLD {
            let Some(seat) = self.game.state().turn.as_ref().map(|turn| turn.seat) else { break };
            if self.game.state().round > last {
                break;
            }
            let (view, legal) = (self.game.view(seat), self.game.legal_actions());
            let situation = Situation::new(&self.setup, &view, &legal);
            let preferences = if seat == self.seat { self.preferences } else { Preferences::cog() };
            if self.game.act(cog::at_a_glance(&situation, preferences)).is_err() {
                break;
            }
            self.steps += 1;
        }
        self.chance()
    }

    /// How likely the seat is to win from where the world stands.
    fn chance(&mut self) -> f32 {
        let seat = self.seat;
        if let Some(outcome) = &self.game.state().outcome {
            return match (outcome.winners.contains(&seat), outcome.winners.len()) {
                (true, shared) => 1.0 / shared as f32,
                (false, _) => 0.0,
            };
        }
        let model = Model::for_seats(self.setup.seats);
        self.game.read(|table| model.chances(table)[seat.index()])
    }
}
