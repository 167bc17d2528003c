//! Files of strangers: each is refused with its sentence, or harmless; none crashes the program or
//! keeps it long.

use std::time::{Duration, Instant};

use scrapyard::action::Scrapyard;
use shell::record::{LoadedGame, MOST_SAVE_BYTES, Proof, load_game};

use super::play::noon;
use super::samples::{KEPT_SAVES, kept_text};

/// Error of a file, or "proved" or "unproved" with the reason if it loads.
fn tell_load(bytes: &[u8]) -> String {
    match load_game::<Scrapyard>(bytes) {
        Ok(LoadedGame { proof: Proof::Proved, .. }) => "proved".into(),
        Ok(LoadedGame { proof: Proof::Unproved(doubt), .. }) => format!("unproved: {doubt}"),
        Err(error) => error.to_string(),
    }
}

/// The same for a kept save with a text replaced, which it must have.
fn tell_changed(name: &str, from: &str, to: &str) -> String {
    let text = kept_text(name);
    assert!(text.contains(from), "{name} has no {from}");
    tell_load(text.replacen(from, to, 1).as_bytes())
}

/// The same for the save of a turn of the battle with a text of its table replaced.
fn tell_changed_table(from: &str, to: &str) -> String {
    let text = kept_text("v1_act");
    let (before, table) = text.split_at(text.find("\n table: ").unwrap());
    assert!(table.contains(from), "the table has no {from}");
    tell_load(format!("{before}{}", table.replacen(from, to, 1)).as_bytes())
}

#[test]
fn a_file_of_another_game_format_or_version_is_refused_by_name() {
    let other = "the file is a saved game of Robotics, not of Scrapyard";
    assert_eq!(tell_load(b"(game: \"Robotics\", format: 1)"), other);
    let newer = "the file has format 3, which is newer than this program; it knows formats up to 2";
    assert_eq!(tell_load(b"(game: \"Scrapyard\", format: 3)"), newer);
    let none = "the file is no saved game: it does not begin with its game and its format's number";
    assert_eq!(tell_load(b"(game: \"Scrapyard\", format: 0)"), none, "there is no format before the first");
    assert_eq!(tell_load(b"(format: x)"), none);
    assert!(tell_load(b"(game: \"Scrapyard\", format: 1)").starts_with("line 1, column "));
    let rules = "the game was played by version 2 of the rules, this program knows version 1";
    assert_eq!(tell_changed("v1_act", "rules: 1", "rules: 2"), rules);
}

#[test]
fn unknown_and_doubled_fields_and_strange_numbers_are_refused() {
    for (from, to, part) in [
        ("seed: 0", "seed: 0, cheat: true", "cheat"),
        ("  round: 4,", "  round: 4, bag: [],", "bag"),
        ("  passed: [],", "  passed: [], passed: [],", "passed"),
        ("  passed: [],", "", "passed"),
        ("  round: 4,", "  round: 70000,", "line "),
        ("armour: 13,", "armour: -1,", "line "),
        ("square: Some((7, 4))", "square: Some((7, 256))", "line "),
        ("square: Some((7, 4))", "square: (7, 4)", "line "),
        ("action: EndTurn)", "action: Surrender)", "Surrender"),
        ("Some(Left)", "Some(Middle)", "Middle"),
        ("Use(LeftArm)", "Use(Tail)", "Tail"),
        ("hidden_hands: true", "hidden_hands: 1", "line "),
        ("effects: [Draw(1)]", "effects: [Dance(1)]", "Dance"),
        ("attacked: [RightArm]", "attacked: [RightHand]", "RightHand"),
    ] {
        let told = tell_changed("v1_act", from, to);
        assert!(told.starts_with("line ") && told.contains(part), "{to}: {told}");
    }
}

#[test]
fn unknown_names_are_refused_with_their_place() {
    for (from, to, wanted) in [
        ("Play(\"download\")", "Play(\"upload\")", "round 2, action 63: this game has no card 'upload'"),
        ("pay: \"junk_code\"", "pay: \"Junk Code\"", "round 1, action 44: this game has no card 'Junk Code'"),
        ("on_top: [\"zap\"", "on_top: [\"?\"", "round 0, action 2: this game has no card '?'"),
        ("Rummage(pile: 2)", "Rummage(pile: 0)", "round 0, action 1: piles are counted from 1"),
        (
            "seat: Blue, action: Rummage(pile: 2)",
            "seat: Pink, action: Pass",
            "round 0, action 1: this game has no seat 'Pink'",
        ),
        ("seat: Orange, pay", "seat: Green, pay", "round 4, action 78: this game has no seat 'Green'"),
        ("first: Some(Blue)", "first: Some(Indigo)", "the table: this game has no seat 'Indigo'"),
        ("(Blue, 22)", "(Pink, 22)", "the table: this game has no seat 'Pink'"),
    ] {
        assert_eq!(tell_changed("v1_act", from, to), wanted);
    }
    let table = tell_changed_table;
    assert_eq!(table("\"headlamp\"", "\"head_lamp\""), "the table: this game has no card 'head_lamp'");
    assert_eq!(table("[\"firework\"", "[\"fire\""), "the table: this game has no card 'fire'");
    assert_eq!(table("deck: [\"overclock\"]", "deck: [\"\"]"), "Robot Blue: this game has no card ''");
    let long = "x".repeat(300);
    let told = tell_changed("v1_act", "Play(\"download\")", &format!("Play(\"{long}\")"));
    assert!(told.contains(&long[..40]) && !told.contains(&long[..41]), "{told}");
}

#[test]
fn a_set_up_that_can_not_be_played_is_refused() {
    for (from, to, wanted) in [
        ("line: 20", "line: 21", "the line is at 20 or 30, not at 21"),
        ("crusher_from: 6", "crusher_from: 7", "the crusher starts in round 6, 8 or 10, not in round 7"),
        ("drain_leaves: 2", "drain_leaves: 200", "'drain_leaves' is 200; it must be from 0 to 9"),
        ("piles: 10", "piles: 0", "'piles' is 0; it must be from 1 to 12"),
        ("copies: 3, time: 1,", "copies: 3, time: 0,", "card 'zap': the time must be from 1 to 7"),
    ] {
        assert_eq!(tell_changed("v1_act", from, to), wanted);
    }
}

#[test]
fn tables_that_can_not_be_are_refused_in_a_sentence() {
    for (from, to) in [
        ("\"headlamp\",\n", ""),
        ("deck: [\"overclock\"]", "deck: [\"overclock\", \"overclock\"]"),
        ("hand: [\"junk_code\"]", "hand: [\"bucket\"]"),
        ("hand: [\"junk_code\"]", "hand: [\"?\"]"),
        ("armour: 10", "armour: 99"),
        ("unused: 0", "unused: 50"),
        ("dents: 2", "dents: 60"),
        ("shields: 0", "shields: 60000"),
        ("Some((7, 6))", "Some((7, 4))"),
        ("Some((7, 6))", "Some((4, 2))"),
        ("Some((7, 6))", "None"),
        ("Some((7, 6))", "Some((99, 99))"),
        ("\"table_legs\", ", ""),
        ("\"table_legs\", ", "\"bucket\", "),
        ("(Blue, 22)", "(Orange, 22)"),
        ("(Blue, 22)", "(Blue, 222)"),
        ("   Blue,\n", ""),
        ("is_face_up: true, cards: [\"firework\", \"?\"", "is_face_up: true, cards: [\"?\", \"?\""),
        (
            "  queue: None",
            "  queue: Some((source: Build, aim: Own, targets: None, left: None, effects: [Build(Rummage)]))",
        ),
        (
            "  queue: None",
            "  queue: Some((source: Card(\"zap\"), aim: One(5), targets: None, left: None, effects: []))",
        ),
        ("   attacked: [RightArm]", "   attacked: [Head]"),
        ("   used: []", "   used: [Torso]"),
        ("round: 4", "round: 0"),
    ] {
        let told = tell_changed_table(from, to);
        let is_sentence = told.lines().count() == 1 && told.chars().count() < 200;
        assert!(is_sentence && !told.contains("proved") && !told.starts_with("line "), "{to}: {told}");
    }
    let unproved = tell_changed_table("armour: 10", "armour: 9");
    assert!(unproved.starts_with("unproved: "), "{unproved}");
}

#[test]
fn cut_off_at_any_byte_it_is_refused() {
    let whole = kept_text("v1_build");
    let end = whole.trim_end().len();
    for length in (0..end).step_by(7) {
        let told = tell_load(&whole.as_bytes()[..length]);
        assert!(told.starts_with("line ") || told.contains("no saved game"), "{length}: {told}");
    }
    assert_eq!(tell_load(&whole.as_bytes()[..end]), "proved");
}

#[test]
fn every_byte_changed_is_refused_or_harmless() {
    for name in ["v1_rummage", "v1_shove"] {
        let whole = kept_text(name).into_bytes();
        let mut refused = 0;
        let mut tried = 0;
        for at in (0..whole.len()).step_by(3) {
            let mut bytes = whole.clone();
            bytes[at] ^= 1 << (at % 7);
            tried += 1;
            match load_game::<Scrapyard>(&bytes) {
                Err(error) => {
                    let told = error.to_string();
                    let is_a_sentence = !told.is_empty() && told.lines().count() == 1 && told.chars().count() < 400;
                    assert!(is_a_sentence, "{name}, byte {at}: {told}");
                    refused += 1;
                }
                // What still loads is a game that can be saved and that loads again.
                Ok(mut loaded) => {
                    let again = load_game::<Scrapyard>(loaded.game.saved_text(noon()).as_bytes()).unwrap();
                    assert_eq!(again.game.history().beginning().is_none(), again.proof.is_proved(), "{name}: {at}");
                }
            }
        }
        assert!(refused > tried / 3, "{name}: {refused} of {tried}");
    }
}

/// Files that are made to take long. The limit here only catches what grows with the square of the
/// size.
#[test]
fn no_file_keeps_the_program_long() {
    let whole = kept_text("v1_act");
    let fill = |field: &str, line: &str| {
        let times = (MOST_SAVE_BYTES - whole.len() - 100) / line.len();
        assert!(whole.contains(field), "{field}");
        whole.replacen(field, &format!("{field}{}", line.repeat(times)), 1)
    };
    let slow = [
        ("passes", fill(" history: [", "(round:0,seat:Blue,action:Pass),")),
        ("salvages", fill(" history: [", "(round:0,seat:Blue,action:Salvage([\"zap\"])),")),
        ("takings", fill(" on_top: [", "\"zap\",")),
        ("order", fill("  order: [", "Blue,")),
        ("track", fill("  track: [", "(Blue,22),")),
        ("passed", fill("  passed: [", "Blue,")),
        ("piles", fill("  piles: [", "(is_face_up:true,cards:[]),")),
        ("a pile", fill("cards: [\"firework\"", ",\"?\"")),
        ("pool", fill("  pool: [", "\"zap\",")),
        (
            "robots",
            fill(
                "  robots: [",
                "(seat:Orange,parts:[],hand:[],deck:[],discard:[],used:[],trash:[],square:None,armour:0,shields:0,dents:0,unused:0,has_played:true),",
            ),
        ),
        ("hand", fill("hand: [", "\"junk_code\",")),
        ("discard", fill("discard: [", "\"junk_code\",")),
        ("parts", fill("   parts: [", "(name:\"x\",title:\"X\",slot:Head),")),
        ("starters", fill("   starter: [", "\"bucket\",")),
        ("effects", fill("effects: [", "Draw(1),")),
        ("maps", fill("   maps: [", "(name:\"x\",seats:2,rows:[]),")),
        ("rows", fill("rows: [", "\".........\",")),
        ("used", fill("   used: [", "Head,")),
    ];
    for (name, text) in slow {
        let start = Instant::now();
        let told = tell_load(text.as_bytes());
        let took = start.elapsed();
        println!("{name}: {took:?}, {} bytes: {}", text.len(), told.chars().take(90).collect::<String>());
        assert!(took < Duration::from_secs(10), "{name} took {took:?}");
        assert!(told.lines().count() == 1 && told != "proved", "{name}: {told}");
    }
    assert!(KEPT_SAVES.iter().all(|name| kept_text(name).len() < 40_000), "kept saves stay short");
}
