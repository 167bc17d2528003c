//! Options, and other card sets (section 12).

use scrapyard::cards::data_file::DataFile;
use scrapyard::cards::{Aim, DataError, DataSet, Effect};
use scrapyard::game::Game;
use scrapyard::table::{Options, Setup, SetupError};
use shell::language::{InWords, languages};

use crate::table::Scene;

#[test]
fn rule_12_1_hands_are_open_unless_chosen() {
    assert!(!Options::of(&DataSet::standard()).hidden_hands);
}

#[test]
fn rule_12_2_a_short_game_has_its_line_at_20() {
    let setup = |line| Setup { options: Options { line, ..Setup::new(2, 1).options }, ..Setup::new(2, 1) };
    assert_eq!(setup(20).track_end(), 25);
    assert_eq!(setup(25).check(), Err(SetupError::Line(25)));
    assert!(Game::new(&setup(20)).is_ok());
    let mut table = Scene::build_of(setup(20)).table();
    assert_eq!(table.read(|table| table.setup().line()), 20);
}

#[test]
fn rule_12_3_the_crusher_starts_in_round_6_8_or_10() {
    let with = |crusher_from| {
        let options = Options { crusher_from, ..Setup::new(2, 1).options };
        Setup { options, ..Setup::new(2, 1) }.check()
    };
    assert!([6, 8, 10].into_iter().all(|round| with(round).is_ok()));
    assert_eq!(with(7), Err(SetupError::Crusher(7)));
}

/// Fault of the game's own data with a change.
fn fault(change: impl FnOnce(&mut DataFile)) -> DataError {
    let mut file = DataSet::standard().file().clone();
    change(&mut file);
    let fault = DataSet::new(file).map(drop).unwrap_err();
    for language in languages::all_languages() {
        let words = language.tell(&fault.phrase());
        assert!(language.has_phrase(&fault.phrase()) && !words.is_empty() && !words.contains(['{', '$']), "{words}");
    }
    fault
}

#[test]
fn rule_12_4_cards_of_another_set_are_checked() {
    assert_eq!(fault(|file| file.actions[0].name = "crowbar".into()), DataError::CardName("crowbar".into()));
    assert_eq!(fault(|file| file.actions[0].name = "Zap!".into()), DataError::CardName("Zap!".into()));
    assert_eq!(fault(|file| file.actions[0].title.clear()), DataError::Title("zap".into()));
    assert_eq!(fault(|file| file.actions[0].time = 8), DataError::Time("zap".into()));
    assert_eq!(fault(|file| file.actions[0].time = 0), DataError::Time("zap".into()));
    let ten = vec![Effect::Damage(10)];
    assert_eq!(fault(|file| file.actions[0].effects = ten), DataError::CardNumber("zap".into()));
    assert_eq!(fault(|file| file.actions[0].aim = Aim::Own), DataError::NoAim("zap".into()));
    assert_eq!(fault(|file| file.parts[2].speed = 0), DataError::NotComplete("table_legs".into()));
    assert_eq!(fault(|file| file.parts[3].attack = None), DataError::NotComplete("fire_tongs".into()));
    assert_eq!(fault(|file| file.parts[0].speed = 2), DataError::NotItsKind("bucket".into()));
}

#[test]
fn rule_12_4_numbers_and_starter_parts_of_another_set_are_checked() {
    assert_eq!(fault(|file| file.starter[0] = "oil_drum".into()), DataError::Starter);
    assert_eq!(fault(|file| file.starter[0] = "hat".into()), DataError::StarterUnknown("hat".into()));
    assert_eq!(fault(|file| file.parts[1].batteries = 1), DataError::StarterTooWeak);
    assert_eq!(fault(|file| file.parts[1].armour = 0), DataError::StarterTooWeak);
    let few = fault(|file| {
        file.parts.iter_mut().for_each(|part| part.copies = 0);
        file.actions.truncate(10);
    });
    assert_eq!(few, DataError::TooFewCards { needs: 30, has: 22 });
    assert!(matches!(fault(|file| file.track = 25), DataError::Number { .. }));
    assert!(matches!(fault(|file| file.crusher_from = 7), DataError::Number { .. }));
    assert!(matches!(fault(|file| file.hand = 0), DataError::Number { .. }));
    assert!(matches!(DataSet::from_ron("()"), Err(DataError::Unreadable(_))));
}

#[test]
fn rule_12_4_maps_of_another_set_are_checked() {
    let name = || "The Lane".to_owned();
    assert_eq!(fault(|file| drop(file.maps.remove(0))), DataError::Maps(2));
    assert_eq!(fault(|file| file.maps[0].seats = 5), DataError::Maps(2));
    assert_eq!(fault(|file| drop(file.maps[0].rows.drain(..3))), DataError::MapSize(name()));
    assert_eq!(fault(|file| file.maps[0].rows[0].push('.')), DataError::MapSize(name()));
    assert_eq!(fault(|file| file.maps[0].rows[0] = "...x.....".into()), DataError::MapSign { map: name(), sign: 'x' });
    assert_eq!(fault(|file| file.maps[0].rows[0] = "3........".into()), DataError::MapSign { map: name(), sign: '3' });
    assert_eq!(fault(|file| file.maps[0].rows[0] = "2........".into()), DataError::MapStarts(name()));
    assert_eq!(fault(|file| file.maps[0].rows[1] = "#########".into()), DataError::MapParts(name()));
}
