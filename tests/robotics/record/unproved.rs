//! Sound tables to which their history does not lead: such a game goes on from its table, and can
//! be saved and loaded at every step for ever after.

use proptest::prelude::*;
use proptest::sample::Index;
use robotics::action::Robotics;
use shell::record::{Doubt, LoadedGame, Proof, RecordedGame, load_game};

use super::play::{RandomRecord, noon};
use super::samples::{KEPT_SAVES, kept_text, load_kept};

/// Most actions that are played on from a changed save.
const MOST_ACTIONS: usize = 40;

/// A change to a text, by numbers that are as good for one text as for another.
#[derive(Clone, Debug)]
enum TextChange {
    /// A line that is there twice.
    Double(Index),
    /// A line that is gone.
    Remove(Index),
    /// Two lines that have changed places.
    Swap(Index, Index),
    /// A digit that is another one.
    Digit(Index, u8),
    /// A word that stands in another place too.
    Word(Index, Index),
}

fn a_text_change() -> impl Strategy<Value = TextChange> {
    let index = any::<Index>;
    prop_oneof![
        index().prop_map(TextChange::Double),
        index().prop_map(TextChange::Remove),
        (index(), index()).prop_map(|(one, other)| TextChange::Swap(one, other)),
        (index(), b'0'..=b'9').prop_map(|(at, digit)| TextChange::Digit(at, digit)),
        (index(), index()).prop_map(|(from, to)| TextChange::Word(from, to)),
    ]
}

/// Beginnings and ends of the words of a text, with the marks of nuts.
fn words_of(text: &str) -> Vec<(usize, usize)> {
    let is_in_word = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_' || byte == b'+';
    let mut words = Vec::new();
    let mut start = None;
    for (at, byte) in text.bytes().enumerate() {
        match (start, is_in_word(byte)) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                words.push((from, at));
                start = None;
            }
            _ => {}
        }
    }
    words
}

impl TextChange {
    fn apply(&self, text: &str) -> String {
        let mut lines: Vec<&str> = text.lines().collect();
        match self {
            Self::Double(at) => {
                let at = at.index(lines.len());
                lines.insert(at, lines[at]);
            }
            Self::Remove(at) => drop(lines.remove(at.index(lines.len()))),
            Self::Swap(one, other) => lines.swap(one.index(text.lines().count()), other.index(text.lines().count())),
            Self::Digit(at, digit) => {
                let digits: Vec<usize> = (0..text.len()).filter(|&at| text.as_bytes()[at].is_ascii_digit()).collect();
                let at = digits[at.index(digits.len())];
                return format!("{}{}{}", &text[..at], char::from(*digit), &text[at + 1..]);
            }
            Self::Word(from, to) => {
                let words = words_of(text);
                let from = words[from.index(words.len())];
                let to = words[to.index(words.len())];
                return format!("{}{}{}", &text[..to.0], &text[from.0..from.1], &text[to.1..]);
            }
        }
        lines.join("\n")
    }
}

/// Plays a loaded game on at random; at each step what is saved is loaded again, and is the same
/// game.
fn plays_on(loaded: LoadedGame<Robotics>, name: &str) {
    let is_proved = loaded.proof.is_proved();
    let mut play = RandomRecord::going_on(loaded.game, 1);
    let mut record = Ok(());
    let mut actions = 0;
    play.play_until(|game| {
        record = loads_again(game, is_proved);
        actions += 1;
        record.is_err() || actions > MOST_ACTIONS
    });
    record.and_then(|()| loads_again(&mut play.record, is_proved)).unwrap_or_else(|error| panic!("{name}: {error}"));
}

fn loads_again(game: &mut RecordedGame<Robotics>, is_proved: bool) -> Result<(), String> {
    let text = game.saved_text(noon());
    let mut again = load_game::<Robotics>(text.as_bytes()).map_err(|error| error.to_string())?;
    match &again.proof {
        Proof::Proved if is_proved => {}
        Proof::Unproved(Doubt::Beginning(_)) if !is_proved => {}
        other => return Err(format!("{other:?}")),
    }
    if again.game.snapshot() != game.snapshot() || again.game.saved_text(noon()) != text {
        return Err("another game came back".into());
    }
    Ok(())
}

#[test]
fn every_kept_save_is_played_on_and_loaded_at_each_step() {
    for name in KEPT_SAVES {
        plays_on(load_kept(name), name);
    }
}

/// Number of changed saves that are tried; `CHANGED_SAVES=100000` tries more.
fn cases() -> u32 {
    std::env::var("CHANGED_SAVES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(600)
}

#[test]
fn every_changed_save_is_refused_in_a_sentence_or_played_on_and_loaded_at_each_step() {
    let mut runner = proptest::test_runner::TestRunner::new_with_rng(
        ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() },
        proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha),
    );
    let unproved = std::cell::Cell::new(0);
    let a_case = (any::<Index>(), proptest::collection::vec(a_text_change(), 1..4));
    let tried = runner.run(&a_case, |(sample, changes)| {
        let name = KEPT_SAVES[sample.index(KEPT_SAVES.len())];
        let changed = changes.iter().fold(kept_text(name), |text, change| change.apply(&text));
        match load_game::<Robotics>(changed.as_bytes()) {
            Err(error) => {
                let told = error.to_string();
                prop_assert!(!told.is_empty() && told.lines().count() == 1, "{told}");
            }
            Ok(loaded) if !loaded.proof.is_proved() => {
                unproved.set(unproved.get() + 1);
                plays_on(loaded, name);
            }
            Ok(_) => {}
        }
        Ok(())
    });
    tried.unwrap();
    println!("{} of {} were sound and not proved", unproved.get(), cases());
    assert!(unproved.get() > 10, "{} of {} were sound and not proved", unproved.get(), cases());
}

#[test]
fn a_game_that_is_not_proved_begins_anew_at_its_table() {
    let changed = kept_text("v1_turn").replacen("credits: 1500", "credits: 1600", 1);
    let loaded = load_game::<Robotics>(changed.as_bytes()).unwrap();
    assert_eq!(loaded.proof, Proof::Unproved(Doubt::OtherTable));
    assert_eq!((loaded.game.history().steps().len(), loaded.claimed_history.steps().len()), (0, 54));
    let mut play = RandomRecord::going_on(loaded.game, 3);
    let action = play.choose().unwrap();
    play.record.act(action).unwrap();
    let again = load_game::<Robotics>(play.record.saved_text(noon()).as_bytes()).unwrap();
    assert_eq!(again.proof, Proof::Unproved(Doubt::Beginning(4)));
    assert_eq!(again.game.history().steps().len(), 1);
}
