//! `replay --explain`: what a computer player compared, as when it made its move.

use std::path::PathBuf;
use std::process::Output;
use std::time::SystemTime;

use junkyard_bots::analysis::Explanation;
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::record::RecordedGame;
use junkyard_bots::table::Setup;
use shell::seats::{PlayerKind, SeatKind, seating, stream_of_player};

use crate::run;

/// Steps of the saved game: enough for draws and takes.
const STEPS: usize = 24;
/// Seats: Titan, Cog, Tidy and a person, whose moves Tidy chooses too.
const KINDS: [SeatKind; 4] = [
    SeatKind::Computer(PlayerKind::Titan),
    SeatKind::Computer(PlayerKind::Cog),
    SeatKind::Computer(PlayerKind::Tidy),
    SeatKind::Human,
];

/// A game in which computer players have moved as in the window, and where it is saved.
struct Saved {
    game: RecordedGame,
    folder: tempfile::TempDir,
}

impl Saved {
    fn new() -> Self {
        let mut seats = seating::default_seats(4, SeatKind::Human);
        for (seat, kind) in seats.iter_mut().zip(KINDS) {
            seat.kind = kind;
        }
        let (mut game, _) = RecordedGame::begin(Setup::new(4, 31), seats).unwrap();
        for step in 0..STEPS {
            let seat = game.game().state().active_seat().unwrap();
            let view = game.view(seat);
            let legal = game.legal_actions();
            let player = match KINDS[usize::from(seat.0)] {
                SeatKind::Computer(player) => player,
                SeatKind::Human => PlayerKind::Tidy,
            };
            let situation = Situation::new(game.history().setup(), &view, &legal);
            let action = decide_as(player, &situation, &mut stream_of_player(31, step, seat)).action;
            game.act(action).unwrap();
        }
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("game.ron"), game.saved_text(SystemTime::now())).unwrap();
        Self { game, folder }
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("game.ron")
    }

    fn explain(&self, step: usize, options: &[&str]) -> Output {
        let file = self.file();
        let step = step.to_string();
        run(&[&["replay", file.to_str().unwrap(), "--explain", &step][..], options].concat())
    }

    /// Steps of a seat, counted from 1, that compared something or did not.
    fn steps(&self, seat: u8, compares: bool) -> Vec<usize> {
        let history = self.game.history();
        let is_meant = |&step: &usize| {
            let compared = || !Explanation::of_step(history, step).unwrap().decide().candidates.is_empty();
            history.steps()[step - 1].seat.0 == seat
                && (KINDS[usize::from(seat)] == SeatKind::Human || compared() == compares)
        };
        (1..=STEPS).filter(is_meant).collect()
    }
}

#[test]
fn a_decision_is_explained_by_the_numbers_that_decided() {
    let saved = Saved::new();
    for (seat, name) in [(0, "titan"), (1, "cog")] {
        let step = *saved.steps(seat, true).last().unwrap();
        let output = saved.explain(step, &["--json"]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((&report["step"], &report["player"]), (&step.into(), &name.into()));
        assert_eq!(report["decided"], report["recorded"], "the decision is the same as when the move was made");
        let candidates = report["candidates"].as_array().unwrap();
        let chosen: Vec<_> = candidates.iter().filter(|candidate| candidate["chosen"] == true).collect();
        assert!(candidates.len() > 1 && chosen.len() == 1 && chosen[0]["action"] == report["decided"], "{report}");
        let numbers: &[&str] = if seat == 0 { &["chance", "lead", "standard_error", "worlds"] } else { &["worth"] };
        assert!(candidates.iter().all(|candidate| numbers.iter().all(|name| candidate[name].is_number())), "{report}");
        let text = String::from_utf8(saved.explain(step, &[]).stdout).unwrap();
        assert!(text.contains(&format!("action {step}: ")) && text.contains("\n>  "), "{text}");
        assert_eq!(text.contains("standard error"), seat == 0, "{text}");
        assert_eq!(text.contains(" % to win"), seat == 0, "{text}");
        assert!(!text.contains("records another action"), "{text}");
        // A line for each candidate between the title with the heads and the notes.
        assert!(text.lines().count() >= candidates.len() + 4, "{text}");
    }
}

#[test]
fn a_decision_by_fixed_rules_says_so() {
    let saved = Saved::new();
    let output = saved.explain(saved.steps(2, false)[0], &[]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Nothing was compared"), "{text}");
}

#[test]
fn a_decision_that_is_not_the_recorded_one_says_so() {
    let mut saved = Saved::new();
    // The random player, which has Cog's seat now, builds otherwise.
    let step = saved.steps(1, false)[0];
    let seat = saved.game.history().steps()[step - 1].seat;
    saved.game.give_seat(seat, SeatKind::Computer(PlayerKind::Random));
    std::fs::write(saved.file(), saved.game.saved_text(SystemTime::now())).unwrap();
    let output = saved.explain(step, &[]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("The game records another action"), "{text}");
}

#[test]
fn a_persons_step_and_a_step_that_is_not_there_get_a_sentence() {
    let saved = Saved::new();
    let person = saved.explain(saved.steps(3, false)[0], &[]);
    assert_eq!(person.status.code(), Some(1), "{person:?}");
    assert!(String::from_utf8_lossy(&person.stderr).contains("was chosen by a person"), "{person:?}");
    for step in [0, STEPS + 1] {
        let output = saved.explain(step, &["--json"]);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(&format!("there is no action {step}; the history has {STEPS}")), "{said}");
    }
    assert_eq!(saved.explain(1, &["--analyse"]).status.code(), Some(2), "one report at a time");
}
