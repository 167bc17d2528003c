//! A reason says what then happens at the table.

use junkyard_bots::action::{Action, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::justification::{Justification, justify_action};
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::{TileKind, TileSet};
use junkyard_bots::table::Setup;
use shell::seats::{PlayerKind, SeatId, stream_of_player};

/// Plays games by `player` and shows each reason with the seat, the action, what came of it, and
/// the table after it.
fn along(
    player: PlayerKind,
    seats: u8,
    games: u64,
    mut each: impl FnMut(Justification, SeatId, &Action, &[TableEvent], &mut Game),
) {
    for seed in 0..games {
        let setup = Setup::new(seats, seed);
        let (mut game, _) = Game::new(&setup).unwrap();
        let mut step = 0;
        while let Some(seat) = game.state().active_seat() {
            let view = game.view(seat);
            let legal = game.legal_actions();
            let situation = Situation::new(&setup, &view, &legal);
            let action = decide_as(player, &situation, &mut stream_of_player(seed, step, seat)).action;
            let why = justify_action(&situation, &action);
            let events = game.act(action.clone()).unwrap();
            each(why, seat, &action, &events, &mut game);
            step += 1;
        }
    }
}

#[test]
fn the_reason_of_an_attack_is_its_damage() {
    let mut attacks = 0;
    let mut wins = 0;
    // Random attacks are dodged, hit the weak and the strong, and miss what explodes anyway.
    for player in [PlayerKind::Random, PlayerKind::Tidy] {
        along(player, 3, 60, |why, _, _, events, game| {
            let Some(TableEvent::Attacked { damage: done, power, .. }) =
                events.iter().find(|event| matches!(event, TableEvent::Attacked { .. }))
            else {
                return;
            };
            let Justification::Hits { damage, left, wins: should_win, .. } = why else { panic!("{why:?}") };
            assert_eq!((damage, left), (*done, u16::from(*power)));
            attacks += 1;
            // Whoever is left may still eat more in this round; the reason speaks of what was eaten
            // so far.
            wins += usize::from(should_win && game.state().outcome.is_some());
        });
    }
    assert!(attacks > 60, "{attacks}");
    assert!(wins > 0);
}

#[test]
fn the_reason_of_a_build_is_what_the_robot_can_then_do() {
    let mut changed = 0;
    along(PlayerKind::Cog, 2, 20, |why, seat, action, _, game| {
        if let Action::Build(_) = action {
            let Justification::Build { from, to, .. } = why else { panic!("{why:?}") };
            assert_eq!(game.read(|table| table.abilities(seat)), to);
            changed += usize::from(from != to);
        }
    });
    assert!(changed > 40, "{changed}");
}

#[test]
fn takes_and_passes_have_reasons_of_their_kind() {
    let tiles = TileSet::standard();
    let mut outruns = 0;
    let mut bombs = 0;
    let mut blind = 0;
    along(PlayerKind::Cog, 4, 40, |why, _, action, events, _| {
        let taken = events.iter().find_map(|event| match event {
            TableEvent::Took { tile, .. } => tiles.get(*tile).map(|tile| (tile.kind(), tile.points())),
            _ => None,
        });
        match (action, taken, why) {
            (Action::Take { .. }, Some((TileKind::Energy, of)), Justification::Energy { points, .. }) => {
                assert_eq!(points, u16::from(of));
            }
            (
                Action::Take { .. },
                Some((TileKind::Bomb, _)),
                Justification::CouldHit { .. } | Justification::Denies,
            ) => {
                bombs += 1;
            }
            (Action::Take { .. }, Some((TileKind::Mover, _)), Justification::Outruns { .. }) => outruns += 1,
            (Action::Take { .. }, Some((kind, of)), Justification::Ability { kind: said, from, to }) => {
                assert_eq!((said, to - from), (kind, u16::from(of)));
            }
            (Action::Take { .. }, Some((TileKind::Pipe, _)), Justification::Pipe) => {}
            (Action::TakeBlind { .. }, _, Justification::Odds { useful, bombs, .. }) => {
                assert!(useful > 0 && useful + bombs <= 100);
                blind += 1;
            }
            (Action::Take { .. } | Action::TakeBlind { .. }, ..) => panic!("{action:?}: {why:?}"),
            (
                Action::Pass,
                _,
                Justification::NothingFits
                | Justification::NotWorth
                | Justification::AllDodge
                | Justification::NotAhead
                | Justification::Doomed,
            ) => {}
            (Action::Pass, ..) => panic!("{why:?}"),
            _ => {}
        }
    });
    assert!(outruns > 0 && bombs > 0 && blind > 0, "{outruns} {bombs} {blind}");
}
