//! A player knows what a person in its seat would know (rule 9.1), and does only what is legal.

use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::{Contestant, Situation, decide_as};
use junkyard_bots::simulate::{self, Origin, Plan};
use junkyard_bots::table::{Setup, Snapshot};
use shell::seats::{PlayerKind, stream_of_player};

/// Returns the choice of a player at a table, with the random stream of a step.
fn choice(player: PlayerKind, setup: &Setup, table: &Snapshot, step: usize) -> junkyard_bots::action::Action {
    let mut game = Game::from_snapshot(setup, table).unwrap();
    let seat = table.state.active_seat().unwrap();
    let view = game.view(seat);
    let legal = game.legal_actions();
    let situation = Situation::new(setup, &view, &legal);
    decide_as(player, &situation, &mut stream_of_player(7, step, seat)).action
}

/// Plays a game by `player` and shows each of its tables.
fn along(player: PlayerKind, seats: u8, seed: u64, mut each: impl FnMut(&Setup, &Snapshot, usize)) {
    let setup = Setup::new(seats, seed);
    let (mut game, _) = Game::new(&setup).unwrap();
    let mut step = 0;
    while game.state().turn.is_some() {
        let table = game.snapshot();
        each(&setup, &table, step);
        game.act(choice(player, &setup, &table, step)).unwrap();
        step += 1;
    }
}

#[test]
fn rule_9_1_what_a_seat_can_not_see_changes_no_choice() {
    let mut tables = 0;
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        along(PlayerKind::Tidy, seats, seed, |setup, table, step| {
            // Another stream is another order of the piles, other blind parts and other looks of
            // others (9.2).
            let mut other = table.clone();
            other.stream.seed ^= 0xdead_beef;
            let own_look = table.state.secret_look().is_some();
            if own_look {
                return;
            }
            for player in [PlayerKind::Rusty, PlayerKind::Tidy, PlayerKind::Cog] {
                assert_eq!(choice(player, setup, table, step), choice(player, setup, &other, step), "{player:?}");
            }
            if step % 23 == 7 {
                assert_eq!(
                    choice(PlayerKind::Titan, setup, table, step),
                    choice(PlayerKind::Titan, setup, &other, step)
                );
            }
            tables += 1;
        });
    }
    assert!(tables > 300, "{tables}");
}

#[test]
fn nothing_illegal_is_done_and_every_game_ends() {
    for seats in 2..=4 {
        let players =
            [PlayerKind::Cog, PlayerKind::Rusty, PlayerKind::Random, PlayerKind::Tidy].map(Contestant::from).to_vec();
        let plan = Plan { games: 40, players, seed: 900, rotate: true, origin: Origin::New(Setup::new(seats, 0)) };
        simulate::run_games(&plan, || ()).unwrap_or_else(|error| panic!("{error}"));
    }
    let players = [PlayerKind::Titan, PlayerKind::Cog, PlayerKind::Rusty].map(Contestant::from).to_vec();
    let plan = Plan { games: 3, players, seed: 77, rotate: true, origin: Origin::New(Setup::new(3, 0)) };
    simulate::run_games(&plan, || ()).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn the_same_step_of_the_same_game_has_the_same_answer() {
    along(PlayerKind::Cog, 2, 11, |setup, table, step| {
        for player in [PlayerKind::Rusty, PlayerKind::Cog] {
            assert_eq!(choice(player, setup, table, step), choice(player, setup, table, step));
        }
    });
}
