//! Games between computer players.

use std::collections::BTreeMap;

use engineers::action::{Action, Engineers, Outcome, TableEvent};
use engineers::game::Game;
use engineers::set::limits::BASE_LIMIT;
use engineers::table::Setup;
use engineers::turn;
use shell::seats::{PlayerKind, SeatId};
use shell::thinking::Lineup;

/// Most actions of a game.
const MOST_ACTIONS: usize = 60_000;
/// Most actions of a turn of a player that is not random.
const MOST_OF_TURN: usize = 300;

/// Figures of a game.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// Result.
    pub outcome: Option<Outcome>,
    /// Rounds.
    pub rounds: u16,
    /// Turn order.
    pub order: Vec<SeatId>,
    /// Actions of all players.
    pub actions: usize,
    /// Turns.
    pub turns: usize,
    /// Tests, and those that worked.
    pub tests: (usize, usize),
    /// Actions of workers that were not spent.
    pub idle: usize,
    /// Events by name.
    pub events: BTreeMap<&'static str, usize>,
}

/// Plays a game between players to its end.
pub fn play(setup: &Setup, players: &[PlayerKind]) -> Played {
    play_with(setup, players, true, &mut |_, _| ())
}

/// Plays a game, and shows each action with what follows from it.
pub fn play_with(
    setup: &Setup,
    players: &[PlayerKind],
    checks: bool,
    show: &mut dyn FnMut(&Action, &[TableEvent]),
) -> Played {
    let mut lineup = Lineup::<Engineers>::new(players.iter().copied(), setup.seed);
    let (mut game, _) = Game::new(setup).expect("a sound set-up");
    let mut played = Played::default();
    let mut of_turn = 0;
    let mut last: Vec<Action> = Vec::new();
    let choices = turn::legal::LegalActions::default();
    for _ in 0..MOST_ACTIONS {
        let decided = game.read(|table| {
            let seat = table.state().awaited_seat()?;
            let is_random = players[seat.index()] == PlayerKind::Random;
            let decision = if is_random { lineup.choose(table)? } else { lineup.choose_of(table, seat, &choices) };
            if checks {
                assert_eq!(turn::check_action(table, &decision.action), Ok(()), "{:?}", decision.action);
            }
            Some((decision.action, seat, is_random))
        });
        let Some((action, seat, is_random)) = decided else { break };
        played.actions += 1;
        of_turn += 1;
        if of_turn == 1 {
            played.turns += 1;
        }
        if of_turn + 12 > MOST_OF_TURN {
            last.push(action.clone());
        }
        assert!(is_random || of_turn < MOST_OF_TURN, "round in circles: {last:?}");
        let left = game.read(|table| {
            engineers::action::WorkerId::all()
                .map(|worker| usize::from(table.actions_left(seat, worker)))
                .sum::<usize>()
        });
        let events = game.act(action.clone()).expect("a legal action");
        show(&action, &events);
        let ended = events.iter().any(|event| matches!(event, TableEvent::TurnEnded { .. }));
        if ended {
            of_turn = 0;
            last.clear();
            played.idle += left.min(usize::from(BASE_LIMIT) * 4);
        }
        events.iter().for_each(|event| note(&mut played, event));
    }
    game.read(|table| {
        played.outcome = table.state().outcome().cloned();
        played.rounds = table.state().round;
        played.order = table.state().order.to_vec();
    });
    played
}

fn note(played: &mut Played, event: &TableEvent) {
    let name = match event {
        TableEvent::Tested { works, .. } => {
            played.tests.0 += 1;
            played.tests.1 += usize::from(*works);
            return;
        }
        TableEvent::Stepped { workers, .. } => {
            *played.events.entry("steps").or_default() += usize::from(workers.len());
            return;
        }
        TableEvent::Searched { .. } => "searches",
        TableEvent::PickedUp { .. } => "pick-ups",
        TableEvent::Worked { .. } => "work",
        TableEvent::Joined { .. } => "joined",
        TableEvent::Detached { .. } => "detached",
        TableEvent::JobLost { .. } => "jobs lost",
        TableEvent::Debugged { .. } => "debugged",
        TableEvent::DebugRolled { is_found: true, .. } => "found",
        TableEvent::DebugRolled { .. } => "not found",
        TableEvent::Bought { .. } => "bought",
        TableEvent::Sold { .. } => "sold",
        TableEvent::Discarded { .. } => "discarded",
        TableEvent::HandedIn { is_granted: true, .. } => "handed in",
        TableEvent::HandedIn { .. } => "hand-in refused",
        TableEvent::Exchanged { .. } => "exchanges",
        TableEvent::Offered { .. } => "offers",
        TableEvent::HandedOver { .. } => "handed over",
        TableEvent::Drove { .. } => "driving",
        TableEvent::Defined { .. } => "defined",
        _ => return,
    };
    *played.events.entry(name).or_default() += 1;
}

/// Share of the victory of a kind of player in a game, from 0 to 1.
pub fn share_of(played: &Played, players: &[PlayerKind], kind: PlayerKind) -> f64 {
    let outcome = played.outcome.as_ref().expect("an end");
    let seats = (0..).map(SeatId).zip(players).filter(|(_, player)| **player == kind);
    seats.map(|(seat, _)| f64::from(outcome.victory_share(seat))).sum()
}
