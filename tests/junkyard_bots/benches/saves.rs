//! Times of saving and loading a game. Run by hand: `cargo bench --bench saves`. Figures are
//! compared as ratios, never asserted.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

use std::fmt::Write;
use std::time::SystemTime;

use divan::Bencher;
use junkyard_bots::action::{Action, Phase};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::record::{RecordedGame, Replay, load_game, watch_game};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::Setup;
use shell::record::MOST_SAVE_BYTES;
use shell::seats::{PlayerKind, SeatKind, seating::default_seats};

/// Counts what is allocated, for the memory that a replay takes.
#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    for rounds in ROUNDS {
        let mut game = game(rounds);
        let text = game.saved_text(SystemTime::UNIX_EPOCH);
        println!("{rounds} rounds: {} actions, {} bytes", game.history().steps().len(), text.len());
    }
    divan::main();
}

const ROUNDS: [u16; 2] = [10, 100];

/// A tidy game of four that has come to a round. So that it lasts, nobody eats, and scans are
/// stopped in most rounds.
fn game(rounds: u16) -> RecordedGame {
    let seats = default_seats(4, SeatKind::Human);
    let Ok((mut game, _)) = RecordedGame::begin(Setup::new(4, 1), seats) else { unreachable!("a game of four begins") };
    while game.game().state().round < rounds && game.game().state().phase != Phase::Over {
        let Some(seat) = game.game().state().active_seat() else { break };
        let view = game.view(seat);
        let legal = game.legal_actions();
        let quiet = game.game().state().quiet_rounds < 4 && rounds > 20;
        let action = match &legal {
            LegalActions::Draw(_) if quiet => Action::StopDrawing,
            LegalActions::Take(_) | LegalActions::Attack(_) => Action::Pass,
            legal => {
                let situation = Situation::new(game.history().setup(), &view, legal);
                decide_as(PlayerKind::Tidy, &situation, &mut rand::SeedableRng::seed_from_u64(1)).action
            }
        };
        if game.act(action).is_err() {
            break;
        }
    }
    game
}

#[divan::bench(args = ROUNDS)]
fn save(bencher: Bencher, rounds: u16) {
    let mut game = game(rounds);
    bencher.bench_local(|| game.saved_text(SystemTime::UNIX_EPOCH).len());
}

/// Reading, checking and proving.
#[divan::bench(args = ROUNDS)]
fn load_and_prove(bencher: Bencher, rounds: u16) {
    let text = game(rounds).saved_text(SystemTime::UNIX_EPOCH);
    bencher.bench_local(|| load_game(text.as_bytes()).is_ok());
}

/// The history alone, without reading and checking.
#[divan::bench(args = ROUNDS)]
fn play_again(bencher: Bencher, rounds: u16) {
    let played = game(rounds);
    bencher.bench_local(|| {
        let begun = RecordedGame::begin(played.history().setup().clone(), played.history().seats().to_vec());
        let Ok((mut game, _)) = begun else { return 0 };
        played.history().steps().iter().filter(|step| game.act(step.action.clone()).is_ok()).count()
    });
}

/// Getting a game ready to be watched.
#[divan::bench(args = ROUNDS)]
fn open_replay(bencher: Bencher, rounds: u16) {
    let history = game(rounds).into_history();
    bencher.bench_local(|| watch_game(&history).is_ok());
}

/// One step forward, on average over the whole game.
#[divan::bench(args = ROUNDS)]
fn step_forward(bencher: Bencher, rounds: u16) {
    let (mut replay, mut screen) = watched(rounds);
    bencher.bench_local(|| {
        let next = if replay.steps_done() == replay.len() { 0 } else { replay.steps_done() + 1 };
        replay.go_to(&mut screen, next).is_ok()
    });
}

/// One step back, on average over the whole game.
#[divan::bench(args = ROUNDS)]
fn step_back(bencher: Bencher, rounds: u16) {
    let (mut replay, mut screen) = watched(rounds);
    bencher.bench_local(|| {
        let next = if replay.steps_done() == 0 { replay.len() } else { replay.steps_done() - 1 };
        replay.go_to(&mut screen, next).is_ok()
    });
}

/// To a place anywhere in the game.
#[divan::bench(args = ROUNDS)]
fn jump(bencher: Bencher, rounds: u16) {
    let (mut replay, mut screen) = watched(rounds);
    bencher.bench_local(|| {
        let next = (replay.steps_done() + replay.len() * 5 / 13) % replay.len();
        replay.go_to(&mut screen, next).is_ok()
    });
}

fn watched(rounds: u16) -> (Replay, Game) {
    let history = game(rounds).into_history();
    let Ok((replay, _)) = watch_game(&history) else { unreachable!("a game that was played can be watched") };
    let Ok(screen) = Game::from_snapshot(replay.setup(), replay.first_table()) else {
        unreachable!("its table is sound")
    };
    (replay, screen)
}

/// A file just below the cap that is refused only when its history is replayed.
#[divan::bench(sample_count = 20)]
fn refuse_a_full_size_history(bencher: Bencher) {
    let text = game(10).saved_text(SystemTime::UNIX_EPOCH);
    let line = "  (round: 0, seat: Blue, action: Pass),\n";
    let times = (MOST_SAVE_BYTES - text.len() - 1_000) / line.len();
    let text = text.replacen(" history: [\n", &format!(" history: [\n{}", line.repeat(times)), 1);
    bencher.bench_local(|| load_game(text.as_bytes()).is_err());
}

/// A file just below the cap that is refused because of the parts it lists.
#[divan::bench(sample_count = 20)]
fn refuse_a_full_size_list_of_parts(bencher: Bencher) {
    let text = game(10).saved_text(SystemTime::UNIX_EPOCH);
    let mut parts = String::new();
    while parts.len() < MOST_SAVE_BYTES - text.len() - 1_000 {
        let _ = writeln!(parts, "(part: \"medium 37\", tile: \"eye_medium\", location: FaceUp),");
    }
    let text = text.replacen("  parts: [\n", &format!("  parts: [\n{parts}"), 1);
    bencher.bench_local(|| load_game(text.as_bytes()).is_err());
}
