//! Positions as a person writes them, and the tables that they are.

use junkyard_bots::action::{Action, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::lessons::LEARNER;
use junkyard_bots::lessons::position::LessonPosition;
use junkyard_bots::parts::{Size, TileId};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Location, Look};
use shell::seats::SeatId;

/// A robot that stands, to be filled in.
const STANDS: &str = r#"("mouth_small", (-1, 1, Right)), ("claw_small", (3, 1, Right)), ("feet_small", (1, -1, Up))"#;

/// The table of a position of two: its first line, what else the learner has, and what lies in the
/// Junkyard.
fn table(head: &str, learner: &str, junkyard: &str) -> Game {
    let text = format!(
        "({head}, seed: 1, seats: [(power: 4, {learner}), (power: 5, attached: [{STANDS}, (\"eye_small\", (1, 3, Up))])], {junkyard})"
    );
    let position: LessonPosition = ron::from_str(&text).unwrap();
    let (setup, snapshot) = position.setup_and_snapshot().unwrap_or_else(|error| panic!("{error}"));
    Game::from_snapshot(&setup, &snapshot).unwrap()
}

/// The tiles at a place, by name.
fn names(game: &mut Game, at: impl Fn(Location) -> bool) -> Vec<String> {
    game.read(|table| {
        let parts = table.parts_where(|part| at(part.location));
        let known: Vec<TileId> = parts.iter().filter_map(|part| part.tile).collect();
        known.iter().map(|&tile| table.tiles()[tile].name().to_owned()).collect()
    })
}

#[test]
fn what_is_named_is_where_it_is_said_to_be() {
    let learner = format!(
        "attached: [{STANDS}, (\"claw_small\", (3, 2, Right))], held: [(\"bomb_small\", (4, 1, Up))], eaten: [\"energy_medium\"]"
    );
    let junkyard = r#"face_up: ["jet_large", "eye_small"], scanned: ["eye_large"], face_down: [("eye_small", 3), ("jet_large", 1)]"#;
    let mut game = table("round: 2, phase: Scrounge, turn: 0, crystal: Some(1)", &learner, junkyard);
    assert_eq!(names(&mut game, |at| at == Location::FaceUp), ["eye_small", "jet_large"]);
    assert_eq!(names(&mut game, |at| at == Location::Scanned(LEARNER)), ["eye_large"]);
    assert_eq!(names(&mut game, |at| matches!(at, Location::Held { seat: LEARNER, nth: 0, .. })), ["bomb_small"]);
    assert_eq!(game.read(|table| (table.power(LEARNER), table.eaten(LEARNER))), (4, 2));
    let piles = game.read(|table| Size::ALL.map(|size| table.junkyard().pile(size).iter().count()));
    assert_eq!(piles, [3, 0, 1]);
    // Of two small claws one is the learner's starter part and one a tile of the piles; what is not
    // named has left the game.
    let claws = game.read(|table| {
        let claw = table.tiles().tile_named("claw_small").unwrap().id();
        let of_learner = |part: &junkyard_bots::table::PartInfo| {
            part.tile == Some(claw) && part.location.on_robot() == Some(LEARNER)
        };
        let setup = table.setup();
        table.parts_where(of_learner).iter().filter(|part| setup.find_starter_seat(part.id).is_some()).count()
    });
    assert_eq!(claws, 1);
    assert_eq!(
        names(&mut game, |at| at == Location::Gone),
        ["eye_small", "pipe_small_straight", "pipe_small_straight"]
    );
}

#[test]
fn draws_find_what_the_piles_hold_and_nothing_else() {
    let learner = format!("attached: [{STANDS}, (\"eye_medium\", (1, 3, Up)), (\"eye_small\", (1, 4, Up))]");
    let mut game = table(
        "round: 1, phase: Scan, turn: 0, crystal: Some(0)",
        &learner,
        r#"face_down: [("bomb_small", 1), ("feet_small", 1), ("treads_medium", 1)]"#,
    );
    assert_eq!(game.state().turn.as_ref().unwrap().choice, Choice::Draw { left: 3, look: Look::Open });
    let drawn = |game: &mut Game, size: Size| {
        let events = game.act(Action::Draw(size)).unwrap();
        let tile = events.iter().find_map(|event| match event {
            TableEvent::Drew { tile, .. } => *tile,
            _ => None,
        });
        game.read(|table| table.tiles()[tile.unwrap()].name().to_owned())
    };
    assert_eq!(drawn(&mut game, Size::Medium), "treads_medium");
    assert!(["bomb_small", "feet_small"].contains(&drawn(&mut game, Size::Small).as_str()));
}

#[test]
fn rule_5_3_a_robot_with_a_large_eye_is_about_to_look_in_secret() {
    let learner = format!("attached: [{STANDS}, (\"eye_large\", (0, 3, Up))]");
    let head = "round: 1, phase: Scan, turn: 0, crystal: Some(0)";
    let game = table(head, &learner, r#"face_down: [("eye_large", 1)]"#);
    let choice = game.state().turn.as_ref().unwrap().choice.clone();
    assert_eq!(choice, Choice::Draw { left: 4, look: Look::Secret(Vec::new()) });
}

#[test]
fn every_phase_in_which_somebody_chooses_can_be_a_position() {
    let armed = format!("attached: [{STANDS}], held: [(\"bomb_small\", (4, 1, Up))]");
    let mut battle = table("round: 3, phase: Battle, turn: 0, crystal: Some(0)", &armed, "");
    assert!(matches!(battle.legal_actions(), LegalActions::Attack(attacks) if attacks.targets() == [SeatId(1)]));
    let plain = format!("attached: [{STANDS}]");
    let mut tie = table("round: 3, phase: EndTurn, turn: 0, crystal: Some(0)", &plain, "");
    assert_eq!(tie.legal_actions(), LegalActions::GiveCrystal(vec![LEARNER, SeatId(1)]));
    let mut built = table("round: 0, phase: SetUp, turn: 0", "attached: []", "");
    assert!(
        matches!(built.legal_actions(), LegalActions::Build(inventory) if inventory.must_attach_all && inventory.parts.len() == 5)
    );
    let held = format!("attached: [{STANDS}], held: [(\"eye_small\", (4, 1, Up))]");
    let mut factory = table("round: 3, phase: Factory, turn: 0, crystal: Some(0)", &held, "");
    assert!(matches!(factory.legal_actions(), LegalActions::Build(inventory) if inventory.parts.len() == 4));
}
