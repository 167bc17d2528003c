//! Tables that no game has led to but that pass their check: what is listed there is what is
//! accepted, and a game goes on from there to its end.

use std::collections::BTreeMap;

use junkyard_bots::action::Phase;
use junkyard_bots::game::Game;
use junkyard_bots::table::{Choice, Setup, Snapshot};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::agree::{At, Tried};
use crate::mutate::{Base, Choices};

/// Number of games that the tables come from.
const GAMES: u8 = 24;
/// Bytes for the changes to one table, and for what is tried there.
const BYTES: (usize, usize) = (90, 150);
/// Phases in which players act, and the end.
const PHASES: [Phase; 7] =
    [Phase::SetUp, Phase::Scan, Phase::Scrounge, Phase::Battle, Phase::Factory, Phase::EndTurn, Phase::Over];

/// Says which table it was when an assertion fails or the library panics.
struct OnPanic<'a> {
    game: u8,
    number: u32,
    snapshot: &'a Snapshot,
}

impl Drop for OnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self { game, number, snapshot } = self;
            eprintln!("table {number} of game {game}: {:?}\n{snapshot:?}", snapshot.state);
        }
    }
}

/// Calls `look` at the sound ones of so many changed tables of each game. The same `seed` gives the
/// same tables.
fn at_changed_tables(seed: u64, each: u32, mut look: impl FnMut(&Setup, &mut Game, &Snapshot, &mut Choices)) {
    for game in 0..GAMES {
        let base = Base::play(game);
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(game.into());
        let mut twin = Game::new(&base.setup).unwrap().0;
        for number in 0..each {
            let mut changes = [0; BYTES.0];
            let mut tried = [0; BYTES.1];
            random.fill_bytes(&mut changes);
            random.fill_bytes(&mut tried);
            let snapshot = base.changed(&mut Choices(&changes));
            if snapshot.check(&base.setup).is_ok() {
                let _on_panic = OnPanic { game, number, snapshot: &snapshot };
                look(&base.setup, &mut twin, &snapshot, &mut Choices(&tried));
            }
        }
    }
}

/// Whether an attack is awaited from somebody whose claws have thrown, or a secret look is going
/// on.
fn is_rare(snapshot: &Snapshot) -> bool {
    let choice = snapshot.state.turn.as_ref().map(|turn| &turn.choice);
    snapshot.state.secret_look().is_some_and(|(_, draws)| !draws.is_empty())
        || matches!(choice, Some(Choice::Attack { thrown }) if !thrown.is_empty())
}

#[test]
fn at_every_sound_table_just_the_listed_actions_are_accepted_and_lead_to_sound_tables() {
    let mut tables = BTreeMap::<Phase, u32>::new();
    let mut rare = 0;
    let mut tried = Tried::default();
    at_changed_tables(1, 250, |setup, game, snapshot, choices| {
        *tables.entry(snapshot.state.phase).or_default() += 1;
        rare += u32::from(is_rare(snapshot));
        let mut at = At::new(setup, game, snapshot);
        at.agrees(choices);
        tried += at.tried;
    });
    let found = format!("{tables:?}, {rare} rare ones, {tried:?}");
    assert!(PHASES.iter().all(|phase| tables.get(phase).is_some_and(|&tables| tables > 150)) && rare > 100, "{found}");
    assert!(tried.done > 10_000 && tried.accepted > 10_000 && tried.refused > 100_000, "{found}");
}

#[test]
fn from_every_sound_table_a_game_goes_on_to_its_end() {
    let mut played = 0;
    at_changed_tables(2, 25, |setup, _, snapshot, _| {
        let mut game = Game::from_snapshot(setup, snapshot).unwrap();
        assert!(At::new(setup, &mut game, snapshot).plays_on(5_000), "the game does not end");
        played += 1;
    });
    assert!(played > 250, "only {played}");
}
