//! Files of strangers: each is refused with its sentence, or harmless; none crashes the program or
//! keeps it long.

use std::time::{Duration, Instant};

use engineers::action::Engineers;
use shell::record::{LoadedGame, MOST_SAVE_BYTES, Proof, load_game};

use super::saves::{full_scene, noon, saved_scene, short_game};

/// Error of a file, or "proved" or "unproved" with the reason if it loads.
fn tell_load(bytes: &[u8]) -> String {
    match load_game::<Engineers>(bytes) {
        Ok(LoadedGame { proof: Proof::Proved, .. }) => "proved".into(),
        Ok(LoadedGame { proof: Proof::Unproved(doubt), .. }) => format!("unproved: {doubt}"),
        Err(error) => error.to_string(),
    }
}

/// The same for a text with a part replaced, which it must have.
fn tell_changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "no {from}: {text}");
    tell_load(text.replacen(from, to, 1).as_bytes())
}

/// The same for the table of the text.
fn tell_changed_table(text: &str, from: &str, to: &str) -> String {
    let (before, table) = text.split_at(text.find("\n table: ").unwrap());
    assert!(table.contains(from), "no {from}: {table}");
    tell_load(format!("{before}{}", table.replacen(from, to, 1)).as_bytes())
}

#[test]
fn a_file_of_another_game_format_or_version_is_refused_by_name() {
    let other = "the file is a saved game of Robotics, not of Engineers at Play";
    assert_eq!(tell_load(b"(game: \"Robotics\", format: 1)"), other);
    let newer = "the file has format 3, which is newer than this program; it knows formats up to 2";
    assert_eq!(tell_load(b"(game: \"Engineers at Play\", format: 3)"), newer);
    let none = "the file is no saved game: it does not begin with its game and its format's number";
    assert_eq!(tell_load(b"(game: \"Engineers at Play\", format: 0)"), none, "there is no format before the first");
    assert_eq!(tell_load(b"(format: x)"), none);
    assert!(tell_load(b"(game: \"Engineers at Play\", format: 1)").starts_with("line 1, column "));
    let rules = "the game was played by version 2 of the rules, this program knows version 1";
    assert_eq!(tell_changed(&short_game().saved_text(noon()), "rules: 1", "rules: 2"), rules);
}

#[test]
fn unknown_and_doubled_fields_and_strange_numbers_are_refused() {
    let text = short_game().saved_text(noon());
    for (from, to, part) in [
        ("seed: 0", "seed: 0, cheat: true", "cheat"),
        ("  round: 1,", "  round: 1, bag: [],", "bag"),
        ("  aside: [],", "  aside: [], aside: [],", "aside"),
        ("  aside: [],", "", "aside"),
        ("  round: 1,", "  round: 70000,", "line "),
        ("Step(2, South)", "Step(2, Down)", "Down"),
        ("Step(2, South)", "Step(-1, South)", "line "),
        ("Search(2)", "Surrender", "Surrender"),
        ("TakeGate(\"c0\")", "TakeGate(\"c4\")", "c4"),
        ("\"tool_kit\", Hand", "\"tool_kit\", Pocket", "Pocket"),
        ("open_table: false", "open_table: 0", "line "),
        ("notebook: Bought", "notebook: Stolen", "Stolen"),
        ("\"a1 b1", "\"a1 b12", "b12"),
        ("id: 0,", "id: 65536,", "line "),
    ] {
        let told = tell_changed(&text, from, to);
        assert!(told.starts_with("line ") && told.contains(part), "{to}: {told}");
    }
}

#[test]
fn unknown_names_are_refused_with_their_place() {
    let text = short_game().saved_text(noon());
    for (from, to, wanted) in [
        ("Buy(1, \"tool_kit\"", "Buy(1, \"Tool Kit\"", "round 1, action 3: this game has no tool or object 'Tool Kit'"),
        ("Step(2, South)", "Step(0, South)", "round 1, action 5: workers are 1 to 4, not 0"),
        ("Search(2)", "Search(5)", "round 1, action 6: workers are 1 to 4, not 5"),
        ("action: BuyNotebook", "action: HandIn(\"dragon\")", "round 1, action 4: this game has no machine 'dragon'"),
    ] {
        assert_eq!(tell_changed(&text, from, to), wanted);
    }
    let first = tell_changed(&text, "(round: 0, seat: ", "(round: 0, seat: Pink, action: EndTurn), (round: 0, seat: ");
    assert_eq!(first, "round 0, action 1: this game has no seat 'Pink'");
    let long = "x".repeat(300);
    let told = tell_changed(&text, "Buy(1, \"tool_kit\"", &format!("Buy(1, \"{long}\""));
    assert!(told.contains(&long[..40]) && !told.contains(&long[..41]), "{told}");
}

#[test]
fn wrong_lists_of_a_table_are_refused_with_their_place() {
    let text = saved_scene(full_scene());
    for (from, to, wanted) in [
        ("kind: \"headlight\"", "kind: \"head_light\"", "thing 3: this game has no tool or object 'head_light'"),
        ("(id: 4,", "(id: 5,", "the things must be listed by their numbers, from 0"),
        ("(Orange, \"magnet\")", "(Pink, \"magnet\")", "thing 4: this game has no seat 'Pink'"),
        ("tied: [4]", "tied: [5]", "thing 9: workers are 1 to 4, not 5"),
        ("[0, 1, 2]", "[0, 1, 99]", "the table: thing 99 has not appeared"),
        ("[0, 1, 2]", "[0, 1, 1]", "the table: '1' is listed twice"),
        ("\"go_kart\"", "\"go_cart\"", "the table: this game has no machine 'go_cart'"),
        ("\"go_kart\"", "\"well_hoist\"", "the table: 'well_hoist' is listed twice"),
        ("\"go_kart\", ", "", "the card 'go_kart' is missing"),
        ("(seat: Blue, worker: 1,", "(seat: Orange, worker: 1,", TEAMS),
        ("(seat: Green, worker: 4,", "(seat: Green, worker: 3,", TEAMS),
        ("(seat: Green, gate", "(seat: Blue, gate", TEAMS),
    ] {
        assert_eq!(tell_changed_table(&text, from, to), wanted, "{to}");
    }
}

const TEAMS: &str = "there must be one team for every seat, in seat order, with its workers 1 to 4";

#[test]
fn a_set_up_that_can_not_be_played_is_refused() {
    let text = short_game().saved_text(noon());
    for (from, to) in [
        ("target: 150", "target: 151"),
        ("rounds: 30", "rounds: 0"),
        ("money: [1000, 1000]", "money: [1000, 1001]"),
        ("money: [1000, 1000]", "money: [1000]"),
        ("name: \"oil_drum\"", "name: \"rope\""),
        ("penalty: 0, hands: 1", "penalty: 200, hands: 1"),
    ] {
        let told = tell_changed(&text, from, to);
        assert!(!told.contains("proved") && !told.starts_with("line ") && told.lines().count() == 1, "{to}: {told}");
    }
}

#[test]
fn tables_that_can_not_be_are_refused_in_a_sentence() {
    let text = saved_scene(full_scene());
    for (from, to) in [
        ("face: 0", "face: 2"),
        ("turns: 0", "turns: 4"),
        ("  maze: [\n", "  maze: [\n   (tile: \"bonnet_row\", face: 0, turns: 0),\n"),
        ("walls_down: []", "walls_down: [\"a1/b1\", \"a1/b1\"]"),
        ("gate: Some(\"c0\")", "gate: None"),
        ("gate: Some(\"c0\")", "gate: Some(\"h11\")"),
        ("truck: \"e0\"", "truck: \"e1\""),
        ("is_aboard: false", "is_aboard: true"),
        ("spent: 2", "spent: 60"),
        ("strength: 1", "strength: 9"),
        ("at: Zone(Orange)", "at: Truck(Orange)"),
        ("\"wheelbarrow\", at: Held(Orange, [1])", "\"wheelbarrow\", at: Held(Orange, [4])"),
        ("at: Held(Orange, [1])", "at: Held(Orange, [])"),
        ("at: Held(Orange, [2, 3])", "at: Held(Orange, [2])"),
        ("at: Packed(6)", "at: Packed(0)"),
        ("at: Packed(6)", "at: Packed(7)"),
        ("at: Packed(6)", "at: Packed(999)"),
        ("at: FaceDown(\"c4\")", "at: Zone(Green)"),
        ("tile: Some(B), at", "at"),
        ("damage: 1", "damage: 99"),
        ("Join(3, 4)", "Join(0, 1)"),
        ("Join(3, 4)", "Join(3, 999)"),
        ("done: 7", "done: 24"),
        ("kind: \"girder\"", "kind: \"tool_kit\""),
        ("(Orange, \"magnet\")", "(Orange, \"tool_kit\")"),
        ("\"a1 b1 ", "\"b1 "),
        ("   \"a1 b1 ", "   \"z0\",\n   \"a1 b1 "),
        ("offers: 1", "offers: 100"),
        ("order: [\n   Orange,", "order: [\n   Blue,"),
        ("round: 5", "round: 65535"),
    ] {
        let told = tell_changed_table(&text, from, to);
        let is_sentence = told.lines().count() == 1 && told.chars().count() < 250;
        assert!(is_sentence && !told.contains("proved") && !told.starts_with("line "), "{to}: {told}");
    }
    let unproved = tell_changed_table(&text, "spent: 2", "spent: 1");
    assert!(unproved.starts_with("unproved: "), "{unproved}");
}

#[test]
fn cut_off_at_any_byte_it_is_refused() {
    let whole = short_game().saved_text(noon());
    let end = whole.trim_end().len();
    for length in (0..end).step_by(61) {
        let told = tell_load(&whole.as_bytes()[..length]);
        assert!(told.starts_with("line ") || told.contains("no saved game"), "{length}: {told}");
    }
    assert_eq!(tell_load(&whole.as_bytes()[..end]), "proved");
}

#[test]
fn every_byte_changed_is_refused_or_harmless() {
    for whole in [short_game().saved_text(noon()), saved_scene(full_scene())] {
        let whole = whole.into_bytes();
        let mut refused = 0;
        let mut tried = 0;
        for at in (0..whole.len()).step_by(31) {
            let mut bytes = whole.clone();
            bytes[at] ^= 1 << (at % 7);
            tried += 1;
            match load_game::<Engineers>(&bytes) {
                Err(error) => {
                    let told = error.to_string();
                    let is_a_sentence = !told.is_empty() && told.lines().count() == 1 && told.chars().count() < 400;
                    assert!(is_a_sentence, "byte {at}: {told}");
                    refused += 1;
                }
                // What still loads is a game that can be saved and that loads again.
                Ok(mut loaded) => {
                    let again = load_game::<Engineers>(loaded.game.saved_text(noon()).as_bytes()).unwrap();
                    assert_eq!(again.game.history().beginning().is_none(), again.proof.is_proved(), "{at}");
                }
            }
        }
        assert!(refused > tried / 3, "{refused} of {tried}");
    }
}

/// Files that are made to take long. The limit here only catches what grows with the square of the
/// size.
#[test]
fn no_file_keeps_the_program_long() {
    let whole = saved_scene(full_scene());
    let table = whole.find("\n table: ").unwrap();
    let fill = |field: &str, line: &str| {
        let times = (MOST_SAVE_BYTES - whole.len() - 100) / line.len();
        let (before, after) = whole.split_at(table);
        let filled = format!("{field}{}", line.repeat(times));
        if after.contains(field) {
            format!("{before}{}", after.replacen(field, &filled, 1))
        } else {
            assert!(before.contains(field), "{field}");
            format!("{}{after}", before.replacen(field, &filled, 1))
        }
    };
    let slow = [
        ("searches", fill(" history: [", "(round:5,seat:Orange,action:Search(1)),")),
        ("pick-ups", fill(" history: [", "(round:5,seat:Orange,action:PickUp([1,2,3,4],0)),")),
        ("order", fill("  order: [", "Blue,")),
        ("walls", fill("  walls_down: [", "\"a1/b1\",")),
        ("unseen", fill("  unseen: [", "\"a1 b1 c1 d1\",")),
        ("notes", fill("  notes: [", "(seat:Blue,thing:1,kind:\"rope\",round:1,square:\"a1\"),")),
        ("things", fill("  things: [", "(id:0,kind:\"rope\",tile:Some(A),at:Away),")),
        ("open", fill("open: [", "Green,")),
        ("defined", fill("defined: [", "(Blue,\"rope\"),")),
        ("assemblies", fill("  assemblies: [", "[],")),
        ("an assembly", fill("  assemblies: [\n   [", "3,")),
        ("faults", fill("  faults: [", "[0,1],")),
        ("a fault", fill("  faults: [\n   [", "0,")),
        ("deck", fill("  deck: [", "\"tea_urn\",")),
        ("carriers", fill("at: Held(Orange, [", "1,")),
        ("asked", fill("asked: [", "\"tea_urn\",")),
        ("trained", fill("trained_on: [", "0,")),
        ("objects", fill("objects: [", "(name:\"x\",title:\"X\",class:Junk,count:1,penalty:1,hands:1),")),
        ("tiles", fill("mazes: [", "(name:\"x\",faces:[]),")),
        ("money", fill("money: [", "1000,")),
    ];
    for (name, text) in slow {
        let start = Instant::now();
        let told = tell_load(text.as_bytes());
        let took = start.elapsed();
        println!("{name}: {took:?}, {} bytes: {}", text.len(), told.chars().take(90).collect::<String>());
        assert!(took < Duration::from_secs(10), "{name} took {took:?}");
        assert!(told.lines().count() == 1 && told != "proved", "{name}: {told}");
    }
}
