//! Games by correspondence: their saved games, their copies, and undo.

use shell::record::{ComputerId, Correspondent, LoadError, RecordedGame, Relation, load_game};
use shell::seats::{PlayerKind, SeatId, SeatKind, seating::default_seats};

use crate::null_game::{NullAction, NullGame, NullSetup};
use crate::null_saved::{loaded, noon};

const HERE: ComputerId = ComputerId(11);
const THERE: ComputerId = ComputerId(12);
const FIRST: SeatId = SeatId(0);
const SECOND: SeatId = SeatId(1);

/// A game of two, the second of whom is elsewhere.
fn begun() -> RecordedGame<NullGame> {
    let setup = NullSetup { seats: 2, seed: 3 };
    let (mut game, _) = RecordedGame::begin(setup, default_seats(2, SeatKind::Human)).unwrap();
    game.begin_correspondence(std::iter::once(SECOND).collect(), HERE);
    game
}

fn copy_of(game: &mut RecordedGame<NullGame>) -> RecordedGame<NullGame> {
    loaded(&game.saved_text(noon())).game
}

fn relation(own: &RecordedGame<NullGame>, arriving: &RecordedGame<NullGame>) -> Relation {
    own.history().trail().unwrap().relation_of(&arriving.history().trail().unwrap())
}

#[test]
fn players_by_correspondence_are_saved_and_only_theirs_are() {
    let mut game = begun();
    game.act(NullAction::Take(2)).unwrap();
    game.claim_seat(SECOND, THERE);
    let text = game.saved_text(noon());
    assert!(text.contains("\n format: 2,\n"), "one more than that of games at one computer: {text}");
    let copy = loaded(&text).game;
    assert_eq!(copy.history().correspondence(), game.history().correspondence());
    let changes = copy.history().correspondence().changes();
    assert_eq!((changes[2].after, changes[2].seat, changes[2].player), (1, SECOND, Correspondent::At(THERE)));
    let setup = NullSetup { seats: 2, seed: 3 };
    let (mut at_one, _) = RecordedGame::<NullGame>::begin(setup, default_seats(2, SeatKind::Human)).unwrap();
    let text = at_one.saved_text(noon());
    assert!(text.contains("\n format: 1,\n") && !text.contains("correspondence"), "{text}");
    assert!(at_one.history().trail().is_none());
}

#[test]
fn players_that_are_not_those_of_the_game_are_refused() {
    let mut game = begun();
    let text = game.saved_text(noon());
    for (right, wrong) in [
        ("(after: 0, seat: Blue, player: Anywhere)", "(after: 1, seat: Blue, player: Anywhere)"),
        ("(after: 0, seat: Blue, player: Anywhere)", "(after: 0, seat: Blue, player: Computer)"),
        ("(after: 0, seat: Blue, player: Anywhere)", "(after: 0, seat: Orange, player: Anywhere)"),
    ] {
        let text = text.replace(right, wrong);
        let refused = load_game::<NullGame>(text.as_bytes()).err();
        assert!(matches!(refused, Some(LoadError::Correspondence(_))), "{wrong}: {refused:?}");
    }
    let text = text.replace("seat: Blue, player: Anywhere", "seat: Pink, player: Anywhere");
    let refused = load_game::<NullGame>(text.as_bytes()).err();
    assert!(matches!(refused, Some(LoadError::Step(_))), "{refused:?}");
}

#[test]
fn copies_know_one_another_by_their_steps() {
    let mut own = begun();
    let mut other = copy_of(&mut own);
    assert_eq!(relation(&own, &other), Relation::Same);
    other.claim_seat(SECOND, THERE);
    assert_eq!(relation(&own, &other), Relation::Same, "nobody has acted");
    other.act(NullAction::Take(1)).unwrap();
    assert_eq!(relation(&own, &other), Relation::Newer);
    assert_eq!(relation(&other, &own), Relation::Older);
    own.act(NullAction::Take(2)).unwrap();
    assert_eq!(relation(&own, &other), Relation::Parted(0));
    let setup = NullSetup { seats: 2, seed: 3 };
    let (mut stranger, _) = RecordedGame::<NullGame>::begin(setup, default_seats(2, SeatKind::Human)).unwrap();
    stranger.begin_correspondence(std::iter::once(SECOND).collect(), THERE);
    assert_eq!(relation(&own, &stranger), Relation::OtherGame, "a game that began at another computer");
}

#[test]
fn nothing_is_undone_that_was_done_before_a_change_of_players() {
    let mut game = begun();
    game.act(NullAction::Take(1)).unwrap();
    assert!(game.history().can_undo());
    game.claim_seat(SECOND, THERE);
    assert!(!game.history().can_undo());
    assert!(game.undo().is_none());
    let mut copy = copy_of(&mut game);
    assert!(copy.undo().is_none());
    copy.act(NullAction::Take(1)).unwrap();
    assert!(copy.undo().is_some());
}

#[test]
fn a_seat_that_goes_elsewhere_begins_a_correspondence() {
    let setup = NullSetup { seats: 2, seed: 3 };
    let (mut game, _) = RecordedGame::<NullGame>::begin(setup, default_seats(2, SeatKind::Human)).unwrap();
    game.claim_seat(FIRST, HERE);
    assert!(game.history().correspondence().is_empty(), "a person here is no correspondent");
    let mut history = game.into_history();
    history.send_seat(SECOND, HERE);
    let players = [FIRST, SECOND].map(|seat| history.correspondence().player_of(seat));
    assert_eq!(players, [Some(Correspondent::At(HERE)), Some(Correspondent::Anywhere)]);
    let sentences = history.correspondence_sentences();
    assert_eq!(sentences.len(), 2, "the beginning, and the seat that went elsewhere: {sentences:?}");
}

#[test]
fn a_seat_that_is_sent_elsewhere_again_is_still_that_of_its_person_unless_others_have_acted() {
    let mut game = begun();
    game.act(NullAction::Take(1)).unwrap();
    game.claim_seat(SECOND, THERE);
    game.act(NullAction::Take(1)).unwrap();
    let joined = game.history().correspondence().clone();
    game.give_seat(SECOND, SeatKind::Computer(PlayerKind::Random));
    let mut history = copy_of(&mut game).into_history();
    history.claim_seat(SECOND, HERE);
    history.send_seat(SECOND, HERE);
    assert_eq!(*history.correspondence(), joined, "nobody has acted in the meantime");
    game.act(NullAction::Take(1)).unwrap();
    game.act(NullAction::Take(1)).unwrap();
    let mut history = game.into_history();
    history.send_seat(SECOND, HERE);
    assert_eq!(history.correspondence().player_of(SECOND), Some(Correspondent::Anywhere), "another has acted");
}

#[test]
fn a_seat_that_was_played_elsewhere_from_the_beginning_is_not_freed_by_a_newcomer() {
    let mut game = begun();
    game.claim_seat(SECOND, THERE);
    let mut history = game.into_history();
    history.give_seat(FIRST, SeatKind::Computer(PlayerKind::Random));
    history.send_seat(FIRST, THERE);
    assert_eq!(history.correspondence().player_of(FIRST), Some(Correspondent::At(HERE)));
    history.send_seat(SECOND, THERE);
    assert_eq!(history.correspondence().player_of(SECOND), Some(Correspondent::Anywhere), "they were here");
}
