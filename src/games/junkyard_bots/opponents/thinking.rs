//! Junkyard Bots as a game that has computer players.

use rand_chacha::ChaCha8Rng;

use super::contestant::Contestant;
use super::player::decide_unless_interrupted;
use super::situation::{Decision, Situation};
use crate::action::JunkyardBots;
use crate::round::{self, LegalActions};
use crate::table::{Setup, Snapshot, Table, View};
use shell::seats::{PlayerKind, SeatId};
use shell::stream::StreamPoint;
use shell::thinking::{Sampled, Thinking};

impl Thinking for JunkyardBots {
    type View = View;
    type Choices = LegalActions;
    type Contestant = Contestant;

    fn view(table: &Table<'_>, seat: SeatId) -> View {
        View::of(table, seat)
    }

    fn choices(table: &Table<'_>) -> LegalActions {
        round::legal_actions(table)
    }

    fn choose(
        player: PlayerKind,
        setup: &Setup,
        view: &View,
        choices: &LegalActions,
        random: &mut ChaCha8Rng,
        interrupted: &dyn Fn() -> bool,
    ) -> Option<Decision> {
        decide_unless_interrupted(player, &Situation::new(setup, view, choices), random, interrupted)
    }
}

impl Sampled for JunkyardBots {
    /// A tile that nobody has seen has no identity yet (rule 9.2), so another random stream is
    /// another world.
    fn sample_world(view: &View, number: u64) -> Snapshot {
        let View { state, powers, parts, .. } = view;
        let stream = StreamPoint { seed: number, position: 0 };
        Snapshot { state: state.clone(), stream, powers: powers.clone(), parts: parts.clone() }
    }
}
