//! Saved games in which something is wrong with the table, the set-up, the history or the choice in
//! the making.

use super::hostile::{tell_changed, tell_changed_table, tell_load};
use super::samples::kept_text;

/// Doubt about a sound table to which its history does not lead.
const OTHER_TABLE: &str = "unproved: its actions lead to another table than the one in the file";

#[test]
fn a_table_with_wrong_sums_or_rules_broken_is_refused() {
    let table = tell_changed_table;
    // What the bag holds follows from the rest, so a table can only have too much of a kind.
    let heads = vec!["\"head\""; 13].join(", ");
    let mut faults = Vec::new();
    for (from, to, part) in [
        ("(head, 3)", "(head, 5)", "'head'"),
        ("saboteurs_gone: 0", "saboteurs_gone: 5", "'saboteur'"),
        ("saboteurs_gone: 0", "saboteurs_gone: 255", "'saboteur'"),
        ("controls_aside: 0", "controls_aside: 4", "state of play"),
        ("controls_aside: 0", "controls_aside: 200", "'manufacturing_control'"),
        ("disc: 6", "disc: 8", "disc"),
        ("credits: 1500", "credits: 1550", "the Orange workshop"),
        ("credits: 1500", "credits: 5000", "the Orange workshop"),
        ("credits: 1500", "credits: 4294967200", "the Orange workshop"),
        ("bench: []", "bench: [\"head\"]", "the Orange workshop"),
        ("bench: []", &format!("bench: [{heads}]"), "the Orange workshop"),
        ("store: [\"pincer\"]", &format!("store: [{heads}]"), "the Pink workshop"),
        ("store: [\"pincer\"]", "store: [\"saboteur+nut\"]", "the Pink workshop"),
        ("paid_spaces: 0", "paid_spaces: 4", "the Orange workshop"),
        ("(1, 0, Down)", "(0, 0, Down)", "the Orange robot"),
        ("(1, 0, Down)", "(5, 0, Down)", "the Orange robot"),
        ("(1, 0, Down)", "(32767, -32768, Down)", "the Orange robot"),
        ("(\"torso\", ", "(\"saboteur\", ", "the Orange robot"),
        ("actions_left: 1", "actions_left: 3", "state of play"),
        ("new_saboteurs: 0", "new_saboteurs: 1", "state of play"),
        ("quiet_rounds: 3", "quiet_rounds: 4", "state of play"),
        ("quiet_rounds: 3", "quiet_rounds: 5", "state of play"),
        ("opener: Some(Orange)", "opener: None", "state of play"),
        ("reached: []", "reached: [Blue]", "state of play"),
        ("step: Act", "step: Control", "the unfinished choice"),
        ("step: Act", "step: Sale", "state of play"),
        ("step: Act", "step: PutAway(partner: Blue)", "state of play"),
        ("warning: None", "warning: Some(Blue)", "unproved"),
    ] {
        let told = table(from, to);
        if !told.contains(part) || told.lines().count() != 1 {
            faults.push(format!("{to}: {told}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let nuts = kept_text("v1_turn").replace("\"pincer", "\"pincer+nut").replace("+nut+nut", "+nut");
    let nuts = nuts.replacen("nuts: 12", "nuts: 2", 1);
    assert_eq!(tell_load(nuts.as_bytes()), "nuts: 6 where the game has 2");
}

#[test]
fn a_wrong_set_up_is_refused() {
    let change = |from: &str, to: &str| tell_changed("v1_turn", from, to);
    for (from, to) in [
        ("count: 12, outlets: [Bottom]", "count: 3, outlets: [Bottom]"),
        ("count: 12, outlets: [Bottom]", "count: 12, outlets: []"),
        ("(kind: head,", "(kind: wheels,"),
        ("   torso,\n", "   head,\n"),
        ("nuts: 12", "nuts: 255"),
        ("name: \"bin_butler\"", "name: \"drain_diver\""),
        ("name: \"bin_butler\"", "name: \"Bin Butler\""),
        ("needs: {propeller: 2", "needs: {torso: 2"),
        ("needs: {propeller: 2", "needs: {propeller: 255"),
        ("rents: [100", "rents: [150"),
        ("youngest: None", "youngest: Some(0)"),
        ("youngest: None", "youngest: Some(6)"),
        ("  orders_to_win: 2", "  orders_to_win: 6"),
        ("  credits_to_win: 5000", "  credits_to_win: 5500"),
        ("  credits_to_win: 5000", "  credits_to_win: 4294967295"),
    ] {
        let told = change(from, to);
        let is_refusal = !told.contains("proved") && !told.starts_with("line ");
        assert!(is_refusal && told.lines().count() == 1, "{to}: {told}");
    }
    let both = kept_text("v1_turn").replacen("even_start: false", "even_start: true", 1);
    let both = both.replacen("auction_every_round: false", "auction_every_round: true", 1);
    assert!(!tell_load(both.as_bytes()).contains("proved"));
    let youngest = change("youngest: None", "youngest: Some(2)");
    assert!(youngest.starts_with("unproved: "), "{youngest}");
}

#[test]
fn an_edited_history_or_table_is_marked_as_not_proved() {
    let change = |from: &str, to: &str| tell_changed("v1_turn", from, to);
    let breaks = "unproved: in round ";
    let bid = change("action: Bid(200)", "action: Bid(100)");
    assert!(bid.starts_with(&format!("{breaks}0 action 3 is against the rules: ")), "{bid}");
    let seat = change("(round: 1, seat: Green, action: Draw)", "(round: 1, seat: Pink, action: Draw)");
    assert_eq!(seat, format!("{breaks}1 action 9 is against the rules: it is another seat's turn"));
    let round = change("(round: 1, seat: Green, action: Draw)", "(round: 9, seat: Green, action: Draw)");
    assert_eq!(round, format!("{breaks}9 action 9 is against the rules: it is round 1"));
    let parts = ["\"head\""; 80].join(", ");
    let offer = format!(
        "Offer(partner: Pink, terms: (active: (parts: [{parts}], credits: 4294967295), partner: (parts: [{parts}], credits: 0)))"
    );
    assert!(change("action: Draw", &format!("action: {offer}")).starts_with(breaks));
    let far = change("at: (1, 0, Right)", "at: (32767, 0, Right)");
    assert!(far.starts_with(breaks), "{far}");
    assert_eq!(change("position: 13", "position: 14"), OTHER_TABLE);
    assert_eq!(change("disc: 6", "disc: 5"), OTHER_TABLE);
    assert_eq!(change("credits: 1500", "credits: 1600"), OTHER_TABLE);
    assert_eq!(change("actions_left: 1", "actions_left: 2"), OTHER_TABLE);
    assert_eq!(tell_changed("v1_taken_over", "seed: 2026", "seed: 2027"), OTHER_TABLE);
}

#[test]
fn a_wrong_choice_in_the_making_is_refused() {
    let text = kept_text("v1_turn");
    let (before, draft) = text.split_at(text.find(" draft: ").unwrap());
    let change = |from: &str, to: &str| {
        assert!(draft.contains(from), "the draft has no {from}");
        tell_load(format!("{before}{}", draft.replacen(from, to, 1)).as_bytes())
    };
    let refused = |told: &str| told.starts_with("the unfinished choice: ") && told.lines().count() == 1;
    assert_eq!(change("(0, 0, Up)", "(32767, -32768, Left)"), "proved", "it need not be legal yet");
    for (from, to) in [
        ("\"pincer+nut\"", "\"torso\""),
        ("stored: []", "stored: [\"torso\"]"),
        ("Convert(", "Counter(terms: (active: (parts: [], credits: 0), partner: (parts: [], credits: 0))), _: ("),
    ] {
        let told = change(from, to);
        assert!(refused(&told) || told.starts_with("line "), "{to}: {told}");
    }
    let offer = |partner: &str, credits: u32| {
        let terms = format!("(active: (parts: [], credits: {credits}), partner: (parts: [], credits: 0))");
        tell_load(format!("{before} draft: Some(Offer(partner: {partner}, terms: {terms})))").as_bytes())
    };
    assert_eq!(offer("Blue", 400), "proved");
    assert!(refused(&offer("Blue", 500)) && refused(&offer("Pink", 100)));
}
