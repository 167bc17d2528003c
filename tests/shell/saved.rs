//! Saved games of the null game: written and loaded, proved or doubted, saved by a session; and the
//! steps of several seats inside a turn.

use std::time::Duration;

use bevy::prelude::*;
use shell::autosave::{GameName, GameSet, newest_saves};
use shell::disk::RealDisk;
use shell::language::Language;
use shell::record::{Chronicle, Doubt, Proof, Session, StepFault, watch_game};
use shell::seats::{PlayerKind, SeatId, SeatKind};
use shell::table::{Rules, read_table};

use crate::null_game::{NullAction, NullEvent, NullGame, NullRefusal, STONES};
use crate::null_saved::{begun, loaded, noon, played};

#[test]
fn a_saved_game_has_a_line_for_each_field_and_its_first_line_names_its_game() {
    let expected = r#"(game: "Null game",
 format: 1,
 program: "VERSION",
 written: "2027-01-15T08:00:00Z",
 rules: 1,
 seats: [
  (name: "Orange", colour: Orange, kind: Human),
  (name: "Blue", colour: Blue, kind: Human),
  (name: "Green", colour: Green, kind: Human),
 ],
 seed: 11,
 setup: (),
 beginning: None,
 history: [
  (round: 1, seat: Orange, action: Look),
  (round: 1, seat: Orange, action: Take(2)),
  (round: 1, seat: Blue, action: Ask(Green)),
  (round: 1, seat: Green, action: Answer(true)),
  (round: 1, seat: Blue, action: Look),
  (round: 1, seat: Blue, action: Take(1)),
  (round: 1, seat: Green, action: Take(3)),
 ],
 taken_over: [
  (after: 4, seed: 2027),
 ],
 table: (
  round: 2,
  stones: 14,
  awaited: Some(Orange),
  asked: None,
  secrets: [
   Some(FIRST),
   Some(SECOND),
   None,
  ],
  stream: (
   seed: 2027,
   position: 1,
  ),
 ),
 draft: Some(2),
)
"#;
    let mut game = played();
    let secrets = game.snapshot().table.secrets;
    let expected = expected
        .replace("VERSION", env!("CARGO_PKG_VERSION"))
        .replace("FIRST", &secrets[0].unwrap().to_string())
        .replace("SECOND", &secrets[1].unwrap().to_string());
    assert_eq!(game.saved_text(noon()), expected);
}

#[test]
fn a_game_comes_back_the_same_after_every_action_and_proves_itself() {
    for seats in 2..=4 {
        let mut game = begun(seats);
        let turn = |asked: SeatId| [NullAction::Ask(asked), NullAction::Answer(true), NullAction::Take(1)];
        let mut waiting: Vec<NullAction> = Vec::new();
        while let Some(seat) = game.game().world().resource::<crate::null_game::NullTable>().awaited {
            let text = game.saved_text(noon());
            let mut again = loaded(&text);
            assert_eq!(again.proof, Proof::Proved);
            assert_eq!(again.game.snapshot(), game.snapshot());
            assert_eq!(again.game.history().steps(), game.history().steps());
            assert_eq!(again.game.history().seats(), game.history().seats());
            assert_eq!(again.game.history().can_undo(), game.history().can_undo());
            assert_eq!(again.game.saved_text(noon()), text);
            if waiting.is_empty() {
                waiting.extend(turn(SeatId((seat.0 + 1) % seats)).into_iter().rev());
            }
            game.act(waiting.pop().unwrap()).unwrap();
        }
        assert_eq!(loaded(&game.saved_text(noon())).proof, Proof::Proved, "the finished game");
    }
}

#[test]
fn a_sound_table_to_which_its_history_does_not_lead_is_doubted_and_begun_at() {
    let text = played().saved_text(noon());
    let doubt = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        loaded(&text.replacen(from, to, 1)).proof.doubt().cloned()
    };
    assert_eq!(doubt("stones: 14", "stones: 13"), Some(Doubt::OtherTable));
    assert_eq!(doubt("Take(1)", "Take(2)"), Some(Doubt::OtherTable));
    let step = |round, action, fault| Some(Doubt::Step { round, action, fault });
    assert_eq!(doubt("Take(3)", "Take(4)"), step(1, 7, StepFault::Illegal(NullRefusal::NotSoMany)));
    assert_eq!(doubt("seat: Blue, action: Ask", "seat: Green, action: Ask"), step(1, 3, StepFault::Seat));
    assert_eq!(doubt("(round: 1, seat: Green", "(round: 9, seat: Green"), step(9, 4, StepFault::Round(1)));
    assert_eq!(doubt("Answer(true)", "Take(1)"), step(1, 4, StepFault::Illegal(NullRefusal::NotNow)));
    let mut changed = loaded(&text.replacen("stones: 14", "stones: 13", 1)).game;
    assert_eq!(changed.history().steps().len(), 0);
    changed.act(NullAction::Take(1)).unwrap();
    let again = loaded(&changed.saved_text(noon()));
    assert_eq!(again.proof, Proof::Unproved(Doubt::Beginning(2)));
    assert_eq!(again.game.history().steps(), changed.history().steps());
}

#[test]
fn another_seat_answers_inside_a_turn_and_what_it_answered_stays() {
    let mut game = begun(2);
    let other = SeatId(1);
    assert_eq!(game.act(NullAction::Ask(SeatId(0))), Err(NullRefusal::NotNow), "nobody asks oneself");
    assert_eq!(game.act(NullAction::Answer(true)), Err(NullRefusal::NotNow), "nobody has asked");
    assert_eq!(game.act(NullAction::Ask(other)), Ok(vec![NullEvent::Asked(SeatId(0), other)]));
    assert_eq!(game.undo().map(|step| step.seat), Some(SeatId(0)), "a question is taken back before it is answered");
    game.redo().unwrap();
    assert_eq!(game.act(NullAction::Take(1)), Err(NullRefusal::NotNow), "an answer is awaited");
    assert_eq!(game.act(NullAction::Answer(true)), Ok(vec![NullEvent::Took(other, 1)]));
    assert_eq!(game.undo().map(|step| step.seat), Some(other));
    assert!(!game.history().can_undo(), "the question is another seat's step");
    assert_eq!(game.act(NullAction::Answer(false)), Ok(vec![NullEvent::Refused(other)]));
    assert!(!game.history().can_undo(), "a refusal is told to others");
    assert_eq!(game.act(NullAction::Ask(other)), Err(NullRefusal::NotNow), "one question in a turn");
    game.act(NullAction::Take(1)).unwrap();
    let seats: Vec<u8> = game.history().steps().iter().map(|step| step.seat.0).collect();
    assert_eq!(seats, [0, 1, 0]);
    assert_eq!(loaded(&game.saved_text(noon())).proof, Proof::Proved);
}

#[test]
fn a_key_tells_the_course_of_a_game_and_not_the_names_of_its_players() {
    let mut game = played();
    let key = game.history().key();
    assert_eq!(loaded(&game.saved_text(noon())).game.history().key(), key);
    let text = game.saved_text(noon()).replacen("name: \"Orange\"", "name: \"Mara\"", 1);
    assert_eq!(loaded(&text).game.history().key(), key);
    game.give_seat(SeatId(0), SeatKind::Computer(PlayerKind::Random));
    assert_ne!(game.history().key(), key);
    let mut longer = played();
    longer.act(NullAction::Take(1)).unwrap();
    assert_ne!(longer.history().key(), key);
}

#[test]
fn lines_of_a_history_name_actions_as_saved_games_do() {
    let game = played();
    let lines: Vec<String> = game.history().step_lines().iter().map(|line| Language::english().tell(line)).collect();
    assert_eq!(lines[2], "round 1, action 3: Blue: Ask(Green)");
    assert_eq!(lines[4], "taken over after 4 actions, with seed 2027");
    assert_eq!(lines.len(), 8);
    assert_eq!(game.history().action_text(&NullAction::Ask(SeatId(1))), "Ask(Blue)");
}

#[test]
fn a_chronicle_has_the_events_of_each_step_with_the_notes_of_the_game() {
    let game = played();
    let chronicle = Chronicle::from_history(game.history(), |table| table.stones).unwrap();
    let entries = chronicle.entries();
    assert_eq!((entries[0].seat, entries[0].note), (None, STONES));
    assert_eq!((entries[4].seat, entries[4].note), (Some(SeatId(2)), STONES - 3), "the answer of the asked");
    assert_eq!(entries[4].events, [NullEvent::Took(SeatId(2), 1)]);
    let ends: Vec<(u16, u32)> = chronicle.round_ends().map(|end| (end.round, end.note)).collect();
    assert_eq!(ends, [(1, STONES - 7)]);
    assert_eq!((chronicle.steps_before_round(1), chronicle.steps_before_round(2)), (0, 7));
    let (replay, watched) = watch_game(game.history(), |table| table.stones).unwrap();
    assert_eq!((replay.len(), watched), (7, chronicle));
}

#[test]
fn a_session_saves_its_game_after_every_change() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = App::new();
    app.add_plugins(NullGame::plugin);
    let world = app.world_mut();
    let name = GameName::new("null").unwrap();
    let set = GameSet::named(folder.path().to_path_buf(), name.clone());
    let mut session = Session::start(world, begun(2), RealDisk, set, || ()).unwrap();
    let newest = |session: &Session<NullGame>| {
        assert!(session.flush(Duration::from_secs(20)) && session.is_saved());
        assert_eq!((session.unsaved(), session.set()), (None, Some(&name)));
        let saves = newest_saves(&mut RealDisk, folder.path()).unwrap();
        let loaded = loaded(&std::fs::read_to_string(&saves[0].1).unwrap());
        assert_eq!(loaded.proof, Proof::Proved);
        let history = loaded.game.history();
        (history.steps().len(), history.draft().copied(), history.seats()[1].kind)
    };
    assert_eq!(newest(&session), (0, None, SeatKind::Human));
    assert_eq!(session.act(world, NullAction::Take(4)), Err(NullRefusal::NotSoMany));
    session.act(world, NullAction::Ask(SeatId(1))).unwrap();
    session.act(world, NullAction::Answer(true)).unwrap();
    assert_eq!(newest(&session), (2, None, SeatKind::Human));
    session.undo(world).unwrap();
    assert_eq!(newest(&session), (1, None, SeatKind::Human));
    session.redo(world).unwrap();
    session.keep_draft(world, 3).unwrap();
    assert_eq!(newest(&session), (2, Some(3), SeatKind::Human));
    session.give_seat(world, SeatId(1), SeatKind::Computer(PlayerKind::Random));
    assert_eq!(newest(&session), (2, Some(3), SeatKind::Computer(PlayerKind::Random)));
    let stones = read_table::<NullGame, _>(world, |table| table.stones);
    assert_eq!(stones, Some(STONES - 1));
    let mut empty = World::new();
    assert_eq!(session.act(&mut empty, NullAction::Take(1)), Err(NullRefusal::Over), "there is no table");
}
