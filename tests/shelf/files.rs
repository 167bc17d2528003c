//! Saved games of two games: each is known by its first line.

use junkyard_bots::action::JunkyardBots;
use shell::record::{FileFault, Recorded, find_game, load_game};

use crate::null_game::NullGame;
use crate::null_saved::{noon, played};

#[test]
fn a_saved_game_is_refused_by_another_game() {
    let null = "the file is a saved game of Null game, not of Junkyard Bots";
    let text = played().saved_text(noon());
    assert_eq!(load_game::<JunkyardBots>(text.as_bytes()).err().map(|error| error.to_string()).as_deref(), Some(null));
}

#[test]
fn a_program_finds_the_game_of_a_file_by_its_name_and_refuses_an_unknown_one_by_name() {
    let games = [JunkyardBots::NAME, NullGame::NAME];
    let find = |text: &str| find_game(text.as_bytes(), games, |game| game);
    assert_eq!(find(&played().saved_text(noon())), Ok(Some(NullGame::NAME)));
    assert_eq!(find("(format: 2, "), Ok(None), "the oldest files name no game");
    assert_eq!(find("hello"), Err(FileFault::NoHeading));
    let unknown = find("(game: \"Junkyard Cats\", format: 1)").unwrap_err();
    assert_eq!(unknown, FileFault::UnknownGame("Junkyard Cats".into()));
    let sentence = "the file is a saved game of Junkyard Cats, and this program has no game of that name";
    assert_eq!(unknown.to_string(), sentence);
}

#[test]
fn games_have_names_of_their_own() {
    assert_ne!(NullGame::NAME, JunkyardBots::NAME);
    assert!(NullGame::SEATS.contains(&5) && !JunkyardBots::SEATS.contains(&6));
}
