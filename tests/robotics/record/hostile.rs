//! Files of strangers: each is refused with its sentence, or harmless; none crashes the program or
//! keeps it long.

use std::time::{Duration, Instant};

use robotics::action::Robotics;
use shell::record::{LoadedGame, MOST_SAVE_BYTES, Proof, load_game};

use super::play::noon;
use super::samples::{KEPT_SAVES, kept_text};

/// Error of a file, or "proved" or "unproved" with the reason if it loads.
pub fn tell_load(bytes: &[u8]) -> String {
    match load_game::<Robotics>(bytes) {
        Ok(LoadedGame { proof: Proof::Proved, .. }) => "proved".into(),
        Ok(LoadedGame { proof: Proof::Unproved(doubt), .. }) => format!("unproved: {doubt}"),
        Err(error) => error.to_string(),
    }
}

/// The same for a kept save with a text replaced, which it must have.
pub fn tell_changed(name: &str, from: &str, to: &str) -> String {
    let text = kept_text(name);
    assert!(text.contains(from), "{name} has no {from}");
    tell_load(text.replacen(from, to, 1).as_bytes())
}

/// The same for the save of a turn with a text of its table replaced.
pub fn tell_changed_table(from: &str, to: &str) -> String {
    let text = kept_text("v1_turn");
    let (before, table) = text.split_at(text.find("\n table: ").unwrap());
    assert!(table.contains(from), "the table has no {from}");
    tell_load(format!("{before}{}", table.replacen(from, to, 1)).as_bytes())
}

#[test]
fn a_file_of_another_game_format_or_version_is_refused_by_name() {
    let other = "the file is a saved game of Junkyard Bots, not of Robotics";
    assert_eq!(tell_load(b"(game: \"Junkyard Bots\", format: 5)"), other);
    let newer = "the file has format 3, which is newer than this program; it knows formats up to 2";
    assert_eq!(tell_load(b"(game: \"Robotics\", format: 3)"), newer);
    let none = "the file is no saved game: it does not begin with its game and its format's number";
    assert_eq!(tell_load(b"(game: \"Robotics\", format: 0)"), none, "there is no format before the first");
    assert_eq!(tell_load(b"(format: x)"), none);
    assert!(tell_load(b"(game: \"Robotics\", format: 1)").starts_with("line 1, column "));
    let rules = "the game was played by version 2 of the rules, this program knows version 1";
    assert_eq!(tell_changed("v1_turn", "rules: 1", "rules: 2"), rules);
}

#[test]
fn unknown_and_doubled_fields_and_strange_numbers_are_refused() {
    for (from, to, part) in [
        ("seed: 3", "seed: 3, cheat: true", "cheat"),
        ("round: 4", "round: 4, bag: []", "bag"),
        ("disc: 6", "disc: 6, disc: 6", "disc"),
        ("disc: 6", "disc: -1", "line "),
        ("disc: 6", "disc: 256", "line "),
        ("round: 4", "round: 70000", "line "),
        ("  disc: 6,", "", "disc"),
        ("credits: 1500", "credits: 4294967296", "line "),
        ("credits: 1500", "credits: 1500, nuts: 12", "nuts"),
        ("kind: switch", "kind: button", "button"),
        ("action: Draw)", "action: Steal)", "Steal"),
        ("from: Bench", "from: Pocket", "Pocket"),
        ("(0, 0, Left)", "(0, 0, Sideways)", "Sideways"),
        ("(0, 0, Left)", "(0, 99999, Left)", "line "),
        ("   torso,\n", "", "a list of 8"),
        ("rents: [100, ", "rents: [100, 100, ", "a list of 3"),
        ("stored_saboteur: true", "stored_saboteur: 1", "line "),
    ] {
        let told = tell_changed("v1_turn", from, to);
        assert!(told.starts_with("line ") && told.contains(part), "{to}: {told}");
    }
}

#[test]
fn unknown_names_are_refused_with_their_place() {
    for (from, to, wanted) in [
        ("Attach(part: \"switch\"", "Attach(part: \"switch+\"", "round 1, action 8: this game has no part 'switch+'"),
        (
            "Store(\"pincer+nut\")",
            "Store(\"pincer+nut+nut\")",
            "round 1, action 14: this game has no part 'pincer+nut+nut'",
        ),
        ("Store(\"pincer+nut\")", "Store(\"Pincer\")", "round 1, action 14: this game has no part 'Pincer'"),
        ("Bid(200)", "Sell(\"moon_walker\")", "round 0, action 3: this game has no order 'moon_walker'"),
        ("store: [\"pincer\"]", "store: [\"nut\"]", "the Pink workshop: this game has no part 'nut'"),
        ("sold: []", "sold: [\"\"]", "the Orange workshop: this game has no order ''"),
        ("[(\"multifunctional\", ", "[(\"\", ", "the Orange workshop: this game has no part ''"),
        ("\n   \"ceiling_painter\"", "\n   \"ceiling\"", "the table: this game has no order 'ceiling'"),
        ("stored: [],\n )", "stored: [\"x\"],\n )", "the unfinished choice: this game has no part 'x'"),
    ] {
        assert_eq!(tell_changed("v1_turn", from, to), wanted);
    }
    let long = "x".repeat(300);
    let told = tell_changed("v1_turn", "Store(\"pincer+nut\")", &format!("Store(\"{long}\")"));
    assert!(told.contains(&long[..40]) && !told.contains(&long[..41]), "{told}");
}

#[test]
fn unknown_and_doubled_seats_are_refused() {
    let four = |from: &str, to: &str| tell_changed("v1_offer", from, to);
    assert_eq!(four("seat: Pink, action", "seat: Indigo, action"), "round 0, action 4: this game has no seat 'Indigo'");
    assert_eq!(
        four("Offer(partner: Pink", "Offer(partner: Indigo"),
        "round 1, action 25: this game has no seat 'Indigo'"
    );
    assert_eq!(four("opener: Some(Orange)", "opener: Some(Indigo)"), "the table: this game has no seat 'Indigo'");
    assert_eq!(four("Answer(partner: Pink", "Answer(partner: Indigo"), "the table: this game has no seat 'Indigo'");
    assert_eq!(four("offers: [(Pink, 1)]", "offers: [(Pink, 1), (Pink, 1)]"), "the table: Pink is named twice");
    let passed = tell_changed("v1_auction", "passed: [", "passed: [Orange, Orange, ");
    assert_eq!(passed, "the table: Orange is named twice");
    let workshops = "the workshops must name every seat once, in order";
    assert_eq!(four("(seat: Blue, credits", "(seat: Orange, credits"), workshops);
    assert_eq!(four("(seat: Blue, credits", "(seat: Indigo, credits"), workshops);
    let many = format!("reached: [{}]", ["Pink"; 50_000].join(", "));
    assert_eq!(four("reached: []", &many), "the table: Pink is named twice");
}

#[test]
fn doubled_orders_squares_and_lists_that_are_too_long_are_refused() {
    let table = tell_changed_table;
    assert_eq!(table("\"ceiling_painter\"", "\"flood_pumper\""), "order 'flood_pumper' is in two places");
    assert_eq!(table("sold: []", "sold: [\"flood_pumper\"]"), "order 'flood_pumper' is in two places");
    let fewer = table("   \"flood_pumper\",\n", "");
    assert_eq!(fewer, "the orders are not what they should be");
    let stock = "the stock must name every square of the market once, in order";
    for (from, to) in [("(torso, 2)", "(head, 2)"), ("(torso, 2)", "(saboteur, 2)"), ("   (torso, 2),\n", "")] {
        assert_eq!(table(from, to), stock);
    }
    let parts = vec!["\"head\""; 87].join(", ");
    let too_many = "the Orange workshop: there are too many parts, the game has 86";
    assert_eq!(table("bench: []", &format!("bench: [{parts}]")), too_many);
    let placed: Vec<String> = (0..87).map(|x| format!("(\"torso\", ({x}, 0, Up))")).collect();
    let robot = format!("robot: [{}, ", placed.join(", "));
    assert_eq!(table("robot: [", &robot), too_many);
    let draft = tell_changed("v1_turn", "stored: [],\n )", &format!("stored: [{parts}],\n )"));
    assert_eq!(draft, "the unfinished choice: there are too many parts, the game has 86");
}

#[test]
fn cut_off_at_every_byte_it_is_refused() {
    let whole = kept_text("v1_auction");
    let end = whole.trim_end().len();
    for length in 0..end {
        let told = tell_load(&whole.as_bytes()[..length]);
        assert!(told.starts_with("line ") || told.contains("no saved game"), "{length}: {told}");
    }
    assert_eq!(tell_load(&whole.as_bytes()[..end]), "proved");
}

#[test]
fn every_byte_changed_is_refused_or_harmless() {
    for name in ["v1_auction", "v1_counter_offer"] {
        let whole = kept_text(name).into_bytes();
        let mut refused = 0;
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] ^= 1 << (at % 7);
            match load_game::<Robotics>(&bytes) {
                Err(error) => {
                    let told = error.to_string();
                    let is_a_sentence = !told.is_empty() && told.lines().count() == 1 && told.chars().count() < 400;
                    assert!(is_a_sentence, "{name}, byte {at}: {told}");
                    refused += 1;
                }
                // What still loads is a game that can be saved and that loads again.
                Ok(mut loaded) => {
                    let again = load_game::<Robotics>(loaded.game.saved_text(noon()).as_bytes()).unwrap();
                    assert_eq!(again.game.history().beginning().is_none(), again.proof.is_proved(), "{name}: {at}");
                }
            }
        }
        assert!(refused > whole.len() / 2, "{name}: {refused} of {}", whole.len());
    }
}

/// Files that are made to take long. The limit here only catches what grows with the square of the
/// size.
#[test]
fn no_file_keeps_the_program_long() {
    let whole = kept_text("v1_turn");
    let fill = |field: &str, line: &str| {
        let times = (MOST_SAVE_BYTES - whole.len() - 100) / line.len();
        assert!(whole.contains(field), "{field}");
        whole.replacen(field, &format!("{field}{}", line.repeat(times)), 1)
    };
    let fill_before = |field: &str, line: &str| {
        let times = (MOST_SAVE_BYTES - whole.len() - 100) / line.len();
        whole.replacen(field, &format!("{}{field}", line.repeat(times)), 1)
    };
    // A turn has free steps without end.
    let free_steps = fill_before(
        "\n ],\n taken_over",
        "(round:4,seat:Pink,action:Unstore(\"pincer\")),(round:4,seat:Pink,action:Store(\"pincer\")),",
    );
    let slow = [
        ("passes", fill(" history: [", "(round:0,seat:Blue,action:Pass),")),
        ("bids", fill(" history: [", "(round:0,seat:Orange,action:Bid(100)),")),
        ("builds", fill(" history: [", "(round:0,seat:Blue,action:Convert(robot:[(\"head\",(0,0,Up))],stored:[])),")),
        (
            "workshops",
            fill("workshops: [", "(seat:Orange,credits:0,bench:[],store:[],paid_spaces:0,sold:[],robot:[]),"),
        ),
        ("parts", fill("bench: [", "\"head\",")),
        ("a robot", fill("robot: [", "(\"torso\",(0,0,Up)),")),
        ("orders", fill("open_orders: [", "\"grand_hotel\",")),
        ("sold", fill("sold: [", "\"grand_hotel\",")),
        ("stock", fill("stock: [", "(head,1),")),
        ("counters", fill("counters: [", "(kind: head, count: 4, outlets: [Top]),")),
        ("outlets", fill("outlets: [", "Top,")),
        ("cards", fill("  orders: [", "(name: \"x\", needs: {head: 1}, pays: 0),")),
        ("needs", fill("needs: {", "head:1,")),
        ("passed", fill("reached: [", "Blue,")),
        ("offers", fill("offers: [", "(Blue,1),")),
        ("free steps", free_steps),
    ];
    for (name, text) in slow {
        let start = Instant::now();
        let told = tell_load(text.as_bytes());
        let took = start.elapsed();
        println!("{name}: {took:?}, {} bytes: {}", text.len(), told.chars().take(90).collect::<String>());
        assert!(took < Duration::from_secs(10), "{name} took {took:?}");
        let is_harmless = matches!(name, "needs" | "free steps");
        assert!(told.lines().count() == 1 && (is_harmless || told != "proved"), "{name}: {told}");
    }
    assert!(KEPT_SAVES.iter().all(|name| kept_text(name).len() < 40_000), "kept saves stay short");
}
