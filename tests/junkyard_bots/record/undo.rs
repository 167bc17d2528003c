//! Rule 9.4: how far steps can be taken back.

use junkyard_bots::action::{Action, Phase};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::record::load_game;
use junkyard_bots::table::Choice;
use shell::seats::PlayerKind;

use crate::play::{RecordedSelfplay, noon};

#[test]
fn rule_9_4_a_players_own_steps_can_be_taken_back_and_done_again() {
    let mut undone = 0;
    let mut steps = 0;
    for seed in 0..6 {
        let mut play = RecordedSelfplay::new(3, seed, PlayerKind::Random);
        play.play_until(|record| {
            steps += 1;
            let here = record.snapshot();
            let history = record.history().steps().to_vec();
            let mut back = 0;
            while record.history().can_undo() {
                let step = record.undo().unwrap();
                assert_eq!(step.seat, history.last().unwrap().seat, "only the last player's own steps");
                let turn = record.game().state().turn.as_ref().unwrap();
                assert_eq!(turn.seat, step.seat);
                back += 1;
            }
            assert_eq!(record.history().steps(), &history[..history.len() - back]);
            for _ in 0..back {
                record.redo().unwrap();
            }
            assert!(!record.history().can_redo());
            assert_eq!((record.snapshot(), record.history().steps()), (here, &history[..]));
            undone += usize::from(back > 0);
            false
        });
    }
    assert!(undone * 3 > steps, "{undone} of {steps} steps");
}

#[test]
fn rule_9_4_a_draw_a_look_or_an_attack_can_not_be_taken_back() {
    let mut seen = [0; 3];
    for seed in 0..60 {
        let mut play = RecordedSelfplay::new(2, seed, PlayerKind::Random);
        while let Some(action) = play.choose() {
            let drawing = matches!(action, Action::Draw(_));
            let looking = matches!(action, Action::KeepDraws | Action::Rescan);
            let throwing = matches!(action, Action::Attack { .. });
            play.record.act(action).unwrap();
            for (seen, happened) in seen.iter_mut().zip([drawing, looking, throwing]) {
                *seen += u32::from(happened);
            }
            assert!(!(drawing || looking || throwing) || !play.record.history().can_undo());
        }
    }
    assert!(seen[0] > 100 && seen[2] > 20, "{seen:?}");
}

#[test]
fn rule_9_4_nothing_that_was_decided_by_chance_can_be_tried_again() {
    // Whatever can be taken back has used up nothing of the random stream.
    for seed in 0..8 {
        let mut play = RecordedSelfplay::new(4, seed, PlayerKind::Random);
        play.play_until(|record| {
            let here = record.snapshot();
            if record.undo().is_some() {
                assert_eq!(record.snapshot().stream, here.stream);
                record.redo().unwrap();
            }
            false
        });
    }
}

#[test]
fn a_new_action_makes_what_was_taken_back_forgotten() {
    let mut play = RecordedSelfplay::new(2, 1, PlayerKind::Random);
    let stopped =
        play.play_until(|record| record.game().state().phase == Phase::Scrounge && record.history().can_undo());
    assert!(stopped);
    play.record.undo().unwrap();
    assert!(play.record.history().can_redo());
    play.record.act(Action::Pass).unwrap();
    assert!(!play.record.history().can_redo());
    assert!(play.record.redo().is_none());
}

#[test]
fn an_undone_step_never_comes_back_by_reloading() {
    let mut play = RecordedSelfplay::new(2, 1, PlayerKind::Random);
    play.play_until(|record| record.game().state().phase == Phase::Scrounge && record.history().can_undo());
    let with = play.record.saved_text(noon());
    play.record.undo().unwrap();
    let without = play.record.saved_text(noon());
    assert_ne!(with, without);
    let mut again = load_game(without.as_bytes()).unwrap().game;
    assert!(!again.history().can_redo());
    assert_eq!(again.saved_text(noon()), without);
}

#[test]
fn a_draft_is_kept_until_something_is_done() {
    let mut play = RecordedSelfplay::new(2, 3, PlayerKind::Tidy);
    let rebuilding = |choice: &Choice| *choice == Choice::Rebuild;
    play.play_until(|record| record.game().state().turn.as_ref().is_some_and(|turn| rebuilding(&turn.choice)));
    let Some(Action::Build(build)) = play.choose() else { panic!("a build is due") };
    let twice = vec![build[0], build[0]];
    assert!(play.record.keep_draft(twice).is_err());
    play.record.keep_draft(build[1..].to_vec()).unwrap();
    let text = play.record.saved_text(noon());
    let loaded = load_game(text.as_bytes()).unwrap();
    assert_eq!(loaded.game.history().draft(), Some(&build[1..].to_vec()));
    play.record.act(Action::Build(build.clone())).unwrap();
    assert_eq!(play.record.history().draft(), None);
    if play.record.undo().is_some() {
        let loaded = load_game(play.record.saved_text(noon()).as_bytes()).unwrap();
        assert_eq!(
            loaded.game.history().draft(),
            Some(&build.clone()),
            "a build that is taken back is in progress again"
        );
    }
}
