//! The table as a tree of named nodes, which a screen reader reads, and a round played by it and
//! the keys alone.

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Live, Node, NodeId, Role, TreeId};
use bevy_egui::{EguiOutput, PrimaryEguiContext};
use client::app::screen::Screen;
use junkyard_bots::client::play::TurnStage;

use crate::app::{Client, in_english};
use crate::table::panels::{before_secret_look, in_battle, in_scrounge};

/// The tree of the last frame.
pub struct Tree(Vec<(NodeId, Node)>);

impl Tree {
    /// Asks for trees from now on.
    pub fn begin(client: &mut Client) {
        client.app.world().resource::<AccessibilityRequested>().set(true);
        client.rest();
    }

    pub fn of(client: &mut Client) -> Self {
        let world = client.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let output = outputs.single(world).unwrap();
        Self(output.platform_output.accesskit_update.as_ref().expect("the tree is made").nodes.clone())
    }

    /// Words of a node.
    fn words(node: &Node) -> &str {
        node.value().or(node.label()).unwrap_or_default()
    }

    /// The node of a role whose words begin with some.
    pub fn find(&self, role: Role, begins: &str) -> Option<&(NodeId, Node)> {
        self.0.iter().find(|(_, node)| node.role() == role && Self::words(node).starts_with(begins))
    }

    /// The middle of a node of a role whose words begin with some.
    pub fn middle(&self, role: Role, begins: &str) -> (f32, f32) {
        let (_, node) = self.find(role, begins).unwrap_or_else(|| panic!("no {begins} in {}", self.all()));
        let bounds = node.bounds().expect("it is somewhere");
        (((bounds.x0 + bounds.x1) / 2.0) as f32, ((bounds.y0 + bounds.y1) / 2.0) as f32)
    }

    /// Everything that is read out when it changes.
    pub fn read_out(&self) -> Vec<&str> {
        let live = self.0.iter().filter(|(_, node)| matches!(node.live(), Some(Live::Polite | Live::Assertive)));
        live.map(|(_, node)| Self::words(node)).filter(|words| !words.is_empty()).collect()
    }

    /// All words.
    pub fn all(&self) -> String {
        self.0.iter().map(|(_, node)| Self::words(node)).collect::<Vec<_>>().join("\n")
    }
}

/// Does what a screen reader does when its user presses a node.
pub fn press(client: &mut Client, role: Role, begins: &str) {
    let tree = Tree::of(client);
    let (target_node, _) = tree.find(role, begins).unwrap_or_else(|| panic!("no {begins} in {}", tree.all()));
    let request = accesskit::ActionRequest {
        action: accesskit::Action::Click,
        target_tree: TreeId::ROOT,
        target_node: *target_node,
        data: None,
    };
    client.app.world_mut().write_message(ActionRequest(request));
    client.rest();
}

#[test]
fn a_screen_reader_presses_what_it_finds() {
    let mut client = Client::new();
    Tree::begin(&mut client);
    press(&mut client, Role::Button, "New game");
    assert_eq!(client.screen(), Screen::NewGame);
    assert!(Tree::of(&mut client).find(Role::Heading, "New game").is_some());
    press(&mut client, Role::RadioButton, "Bomb yard");
    press(&mut client, Role::Button, "Start game");
    assert_eq!(client.screen(), Screen::Table);
    assert_eq!(client.play().history().setup().tiles.junkyard().name, "Bomb yard");
}

#[test]
fn the_table_is_put_in_words() {
    let mut client = Client::at_table(1);
    Tree::begin(&mut client);
    let tree = Tree::of(&mut client);
    let prompt = |words: &&str| words.starts_with("Blue, build your first robot.");
    assert!(tree.read_out().iter().any(prompt), "{:?}", tree.read_out());
    assert!(tree.find(Role::Label, "Blue: power 5, energy 0 of 10, sight 0").is_some(), "{}", tree.all());
    assert!(tree.find(Role::Label, "Blue's robot: a body alone.").is_some());
    let (_, undo) = tree.find(Role::Button, "Undo").unwrap();
    assert!(
        undo.is_disabled() && undo.description().is_some_and(|why| why.ends_with("nothing can be taken back here")),
        "{undo:?}"
    );
    client.key(KeyCode::Tab, Key::Tab);
    let standing = Tree::of(&mut client);
    let says_what_it_does = |words: &&str| words.contains(": ") && words.contains("Socket");
    assert!(standing.read_out().iter().any(says_what_it_does), "{:?}", standing.read_out());
    client.enter();
    let tree = Tree::of(&mut client);
    let in_hand = |words: &&str| words.starts_with("In hand: ") && words.contains("column");
    assert!(tree.read_out().iter().any(in_hand), "{:?}", tree.read_out());
}

#[test]
fn each_part_says_what_it_does_and_where_it_is() {
    let mut client = Client::at_table(1);
    Tree::begin(&mut client);
    client.letter('b');
    let tree = Tree::of(&mut client);
    let eye = tree.find(Role::Label, "Small eye, 1 point: Sight 1").unwrap_or_else(|| panic!("{}", tree.all()));
    let words = Tree::words(&eye.1);
    assert!(words.contains("Socket") && words.contains("At column "), "{words}");
    // Where it is drawn: a screen reader shows what it reads.
    let bounds = eye.1.bounds().unwrap();
    assert!(bounds.width() > 10.0 && client.view().grid.cell > 10.0, "{bounds:?}");
    assert!(tree.find(Role::Label, "Body: ").is_some(), "{}", tree.all());
    for told in ["Done: Every part is linked", "Done: ", "Sight 0 to 2"] {
        assert!(tree.find(Role::Label, told).is_some(), "{told} in {}", tree.all());
    }
}

#[test]
fn the_sum_of_an_attack_is_read_out() {
    let mut client = Client::at(&mut in_battle());
    Tree::begin(&mut client);
    client.key(KeyCode::Tab, Key::Tab);
    client.enter();
    let aim = client.interaction().own.aim.clone();
    let target = aim.target.expect("of two robots one can be hit");
    assert!(!aim.bombs.is_empty());
    let (points, dodge, power) = client.read(|table| {
        let points = |&bomb| u16::from(table.part(bomb).unwrap().points());
        (aim.bombs.iter().map(points).sum::<u16>(), table.abilities(target).speed, table.power(target))
    });
    let tree = Tree::of(&mut client);
    assert!(tree.find(Role::RadioButton, &format!("{}: power {power}", client.play().seat(target).name)).is_some());
    let read = tree.read_out().join("\n");
    let sum = read.lines().find(|line| line.starts_with("Incoming ")).unwrap_or_else(|| panic!("{read}"));
    let figures: Vec<u16> =
        sum.split(|of: char| !of.is_ascii_digit()).filter_map(|figure| figure.parse().ok()).collect();
    let [incoming, dodged, damage, from, to] = figures[..] else { panic!("{sum}") };
    assert!(incoming >= points, "{sum}");
    assert_eq!((dodged, damage, from), (dodge, incoming.saturating_sub(dodge), power.into()), "{sum}");
    assert_eq!(to, from.saturating_sub(damage), "{sum}");
}

#[test]
fn two_rounds_are_played_by_keys_with_the_tree_alone() {
    let mut client = Client::at_table(4);
    Tree::begin(&mut client);
    let digit = |client: &mut Client, number: u8| {
        let (code, key) = if number == 1 { (KeyCode::Digit1, "1") } else { (KeyCode::Digit2, "2") };
        client.key(code, Key::Character(key.into()));
    };
    let mut before = String::new();
    let mut tried = 0;
    for _ in 0..600 {
        let tree = Tree::of(&mut client);
        if tree.find(Role::Label, "Round 3").is_some() {
            assert!(client.play().history().steps().len() > 10);
            return;
        }
        // What was read out is all there is to go by; what has not helped twice is not tried again.
        let told = tree.read_out().join("\n");
        tried = if told == before { tried + 1 } else { 0 };
        before.clone_from(&told);
        let has = |words: &str| told.contains(words);
        const WAITS: [&str; 4] = ["'s turn is over.", "turn up one tile", "look away", "The look is over"];
        assert!(has("Enter: ") || !WAITS.iter().any(|words| has(words)), "no key goes on: {told}");
        const GOES_ON: [&str; 6] =
            ["Enter: ", "is next:", "turn up one tile", "tiles are up", "look away", "The look is over"];
        if GOES_ON.iter().any(|words| has(words)) {
            client.enter();
        } else if has("build your first robot") || has("Rebuild as you like") {
            client.letter(if tried % 2 == 0 { 'b' } else { 'd' });
            if tried % 2 == 0 {
                client.letter('d');
            }
        } else if has("scan the Junkyard") || has("look is secret") {
            if tried == 0 { digit(&mut client, 1) } else { client.letter('p') }
        } else if has("keep these") {
            client.letter('k');
        } else if has("who gets the crystal") {
            digit(&mut client, 1 + tried % 2);
        } else if has("take one part") && tried == 0 {
            client.key(KeyCode::Tab, Key::Tab);
            client.enter();
            if Tree::of(&mut client).read_out().iter().any(|words| words.contains("held by")) {
                client.enter();
            } else {
                client.escape();
                client.letter('p');
            }
        } else {
            client.letter('p');
        }
    }
    panic!("the game does not go on: {before}");
}

#[test]
fn behind_the_curtain_nothing_of_the_table_is_told() {
    let mut client = Client::at(&mut before_secret_look());
    Tree::begin(&mut client);
    assert!(matches!(client.interaction().stage, TurnStage::Curtain { over: false, .. }));
    let tree = Tree::of(&mut client);
    let read = tree.read_out()[0];
    assert!(read.contains("look away") && read.contains("Enter: I'm ") && read.ends_with("show me."), "{read}");
    assert!(!tree.all().contains("energy") && !tree.all().contains("robot:"), "{}", tree.all());
}

#[test]
fn behind_the_menu_nothing_of_the_table_can_be_pressed() {
    let mut client = Client::at_table(1);
    Tree::begin(&mut client);
    let can_press = |client: &mut Client, name: &str| {
        let tree = Tree::of(client);
        let (_, node) = tree.find(Role::Button, name).unwrap_or_else(|| panic!("no {name} in {}", tree.all()));
        let can = [accesskit::Action::Click, accesskit::Action::Focus].map(|action| node.supports_action(action));
        assert_eq!(can, [!node.is_disabled(); 2], "{name}");
        can[0]
    };
    assert!(can_press(&mut client, "Hint"));
    client.escape();
    assert!(!can_press(&mut client, "Hint") && can_press(&mut client, "Play on"));
    client.escape();
    assert!(can_press(&mut client, "Hint"));
}

#[test]
fn advice_is_read_out() {
    let mut client = Client::at(&mut in_scrounge());
    Tree::begin(&mut client);
    client.letter('h');
    let deed = in_english(&client.interaction().hint.as_ref().expect("there is advice").action);
    let tree = Tree::of(&mut client);
    assert!(tree.read_out().iter().any(|words| words.starts_with(&deed)), "{deed} in {:?}", tree.read_out());
}
