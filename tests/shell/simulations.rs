//! Simulated games: counted by a watcher, the same on any number of cores.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use shell::disk::{DiskError, ExistingFile};
use shell::record::{RecordedGame, load_game};
use shell::seats::{PlayerKind, SeatKind, seating::default_seats};
use shell::simulate::saves::check_saves;
use shell::simulate::{GameError, Origin, Plan, SimulationResults, StartPosition};
use shell::simulate::{StartPositionError, check_folder, load_position, run_and_keep, run_games};

use crate::null_game::{Game, NullAction, NullFault, NullGame, NullSetup, STONES};
use crate::null_watcher::NullTally;

fn plan(games: u64, seats: u8, players: &[PlayerKind], rotate: bool) -> Plan<NullGame> {
    let origin = Origin::New(NullSetup { seats, seed: 0 });
    Plan { games, players: players.to_vec(), seed: 40, rotate, origin }
}

fn run(plan: &Plan<NullGame>, cores: usize) -> Result<SimulationResults<NullTally>, GameError<NullGame>> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(cores).build().unwrap();
    pool.install(|| run_games(plan, || ()))
}

#[test]
fn games_are_the_same_on_several_cores_as_on_one() {
    for plan in [plan(300, 3, &[], false), plan(40, 2, &[PlayerKind::Titan, PlayerKind::Random], true)] {
        let one = run(&plan, 1).unwrap().tally;
        assert_eq!(run(&plan, 4).unwrap().tally, one);
        assert_eq!((one.games, one.stones_taken), (plan.games, plan.games * u64::from(STONES)));
        assert!(one.looks > 0);
    }
}

#[test]
fn players_that_rotate_play_each_seed_on_every_seat() {
    let plan = plan(6, 3, &[PlayerKind::Titan, PlayerKind::Random, PlayerKind::Cog], true);
    let seats =
        |player| (0..6).map(|number| (0..3).find(|&seat| plan.player_of_seat(seat, number) == player)).collect();
    let titan: Vec<Option<u8>> = seats(PlayerKind::Titan);
    assert_eq!(titan, [0, 2, 1, 0, 2, 1].map(Some));
    assert_eq!([0, 2, 3, 5].map(|number| plan.seed_of_game(number)), [40, 40, 41, 41]);
    assert_eq!((plan.contestants().len(), plan.seats_of(&PlayerKind::Cog)), (3, 6));
}

#[test]
fn a_player_that_looks_ahead_wins_most_games_and_its_decisions_are_timed() {
    let results = run(&plan(40, 2, &[PlayerKind::Titan, PlayerKind::Random], true), 2).unwrap();
    assert!(results.tally.wins_by_titan > 32, "{:?}", results.tally);
    assert_eq!(results.thinking.times().into_keys().collect::<Vec<_>>(), ["titan"], "random players are not timed");
}

#[test]
fn games_go_on_from_a_saved_table_with_streams_of_their_own() {
    let setup = NullSetup { seats: 2, seed: 5 };
    let (mut game, _) = Game::new(&setup).unwrap();
    game.act(NullAction::Take(3)).unwrap();
    let position = StartPosition::new(setup, game.snapshot(), *b"saved");
    let plan = Plan { origin: Origin::Saved(position), ..plan(50, 2, &[], false) };
    let tally = run(&plan, 2).unwrap().tally;
    assert_eq!((tally.games, tally.stones_taken), (50, 50 * u64::from(STONES - 3)));
    assert!(tally.wins_by_seat[..2].iter().all(|&wins| wins > 0), "{tally:?}");
}

#[test]
fn a_set_up_that_cannot_be_played_is_an_error() {
    assert_eq!(run(&plan(2, 6, &[], false), 1), Err(GameError::Setup(NullFault::Seats)));
}

/// Names of the files in a folder, sorted.
fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn games_that_are_kept_are_the_same_and_each_file_is_proved() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(6, 3, &[], true);
    check_folder(&plan, folder.path(), ExistingFile::Keep).unwrap();
    let kept = run_and_keep(&plan, folder.path(), ExistingFile::Keep, || ()).unwrap();
    assert_eq!(kept.tally, run(&plan, 2).unwrap().tally);
    let names =
        ["seed_40_turn_1", "seed_40_turn_2", "seed_40_turn_3", "seed_41_turn_1", "seed_41_turn_2", "seed_41_turn_3"];
    assert_eq!(names_in(folder.path()), names.map(|name| format!("{name}.ron")));
    for name in names_in(folder.path()) {
        let loaded = load_game::<NullGame>(&fs::read(folder.path().join(name)).unwrap()).unwrap();
        assert!(loaded.proof.is_proved());
    }
}

#[test]
fn a_folder_with_a_game_of_the_plan_is_refused_unless_it_is_to_be_replaced() {
    for (plan, of_plan, of_others) in [
        (plan(12, 3, &[], false), ["seed_40.ron", "seed_51.ron"], ["seed_39.ron", "seed_52.ron", "seed_40_turn_1.ron"]),
        (
            plan(12, 3, &[], true),
            ["seed_40_turn_1.ron", "seed_43_turn_3.ron"],
            ["seed_40.ron", "seed_44_turn_1.ron", "notes.ron"],
        ),
        (
            Plan { seed: u64::MAX, ..plan(2, 3, &[], false) },
            ["seed_18446744073709551615.ron", "seed_0.ron"],
            ["seed_1.ron", "seed_.ron", "seed_40_turn_4.ron"],
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("new/games");
        check_folder(&plan, &place, ExistingFile::Keep).unwrap();
        for name in of_others {
            fs::write(place.join(name), "another plan's").unwrap();
        }
        check_folder(&plan, &place, ExistingFile::Keep).unwrap();
        for name in of_plan {
            let taken = place.join(name);
            fs::write(&taken, "").unwrap();
            let refused = check_folder(&plan, &place, ExistingFile::Keep);
            assert!(matches!(&refused, Err(DiskError::Taken(file)) if *file == taken), "{refused:?}");
            check_folder(&plan, &place, ExistingFile::Replace).unwrap();
            assert!(check_folder(&plan, &taken, ExistingFile::Replace).is_err(), "a file is no folder");
            fs::remove_file(taken).unwrap();
        }
    }
}

#[test]
fn saved_games_of_simulated_games_are_proved_after_every_action() {
    let saves = check_saves(&plan(12, 4, &[], false), || ()).unwrap();
    assert!(saves.count > 12 && saves.longest_bytes > 100, "{saves:?}");
}

#[test]
fn games_go_on_from_a_saved_game_that_is_not_over() {
    let setup = NullSetup { seats: 2, seed: 5 };
    let (mut game, _) = RecordedGame::<NullGame>::begin(setup, default_seats(2, SeatKind::Human)).unwrap();
    game.act(NullAction::Take(3)).unwrap();
    let position = load_position::<NullGame>(game.saved_text(SystemTime::UNIX_EPOCH).into_bytes()).unwrap();
    let plan = Plan { origin: Origin::Saved(position), ..plan(4, 2, &[], false) };
    let folder = tempfile::tempdir().unwrap();
    let kept = run_and_keep(&plan, folder.path(), ExistingFile::Keep, || ()).unwrap();
    assert_eq!(kept.tally.stones_taken, 4 * u64::from(STONES - 3));
    for name in names_in(folder.path()) {
        let bytes = fs::read(folder.path().join(name)).unwrap();
        assert!(
            load_game::<NullGame>(&bytes).unwrap().proof.is_proved(),
            "the history of the saved game is part of it"
        );
        assert_eq!(load_position::<NullGame>(bytes), Err(StartPositionError::Over));
    }
    assert!(matches!(load_position::<NullGame>(b"no game".to_vec()), Err(StartPositionError::Load(_))));
}
