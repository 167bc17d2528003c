//! Panels, clicked where they are by name, and games that stand where tests want them.

use bevy::prelude::State;
use bevy_egui::egui::accesskit::Role;
use junkyard_bots::action::Phase;
use junkyard_bots::client::play::Question;
use junkyard_bots::client::play::building::hand::{How, Thing};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::{PartId, Size};
use junkyard_bots::record::RecordedGame;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Look, Setup};
use junkyard_bots::words;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::seats::{PlayerKind, SeatKind, seating};

use crate::access::tree::Tree;
use crate::app::{Client, in_english};

/// Plays a game of so many people by the tidy player until `stop` says so; `None` if the game ends
/// before.
pub fn play_until(seats: u8, seed: u64, stop: &impl Fn(&mut RecordedGame) -> bool) -> Option<RecordedGame> {
    let people = seating::default_seats(seats, SeatKind::Human);
    let (mut game, _) = RecordedGame::begin(Setup::new(seats, seed), people).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while !stop(&mut game) {
        let seat = game.game().state().active_seat()?;
        let view = game.view(seat);
        let legal = game.legal_actions();
        let situation = Situation::new(game.history().setup(), &view, &legal);
        let action = decide_as(PlayerKind::Tidy, &situation, &mut random).action;
        game.act(action).unwrap();
    }
    Some(game)
}

/// Returns the next action of the tidy player.
pub fn tidy(game: &mut RecordedGame) -> junkyard_bots::action::Action {
    let seat = game.game().state().active_seat().unwrap();
    let view = game.view(seat);
    let legal = game.legal_actions();
    let situation = Situation::new(game.history().setup(), &view, &legal);
    decide_as(PlayerKind::Tidy, &situation, &mut ChaCha8Rng::seed_from_u64(1)).action
}

/// A game that goes on from where it stands, by the tidy player, until it is over.
pub fn played_on(mut game: RecordedGame) -> RecordedGame {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    while let Some(seat) = game.game().state().active_seat() {
        let view = game.view(seat);
        let legal = game.legal_actions();
        let situation = Situation::new(game.history().setup(), &view, &legal);
        let action = decide_as(PlayerKind::Tidy, &situation, &mut random).action;
        game.act(action).unwrap();
    }
    game
}

fn first(stop: impl Fn(&mut RecordedGame) -> bool) -> RecordedGame {
    (1..).find_map(|seed| play_until(2, seed, &stop)).unwrap()
}

/// A game in the scrounge in which something that lies open can be taken.
pub fn in_scrounge() -> RecordedGame {
    first(|game| matches!(game.legal_actions(), LegalActions::Take(takes) if takes.parts().next().is_some()))
}

/// A game in the scan, with sight left for more than one tile.
pub fn in_scan() -> RecordedGame {
    first(|game| {
        let turn = game.game().state().turn.as_ref();
        turn.is_some_and(|turn| matches!(turn.choice, Choice::Draw { look: Look::Open, left } if left > 1))
    })
}

/// A game in which a player is about to look in secret.
pub fn before_secret_look() -> RecordedGame {
    first(|game| {
        let is_look = matches!(&game.game().state().turn, Some(turn)
            if matches!(&turn.choice, Choice::Draw { look: Look::Secret(draws), .. } if draws.is_empty()));
        // Of a small tile, which tests draw.
        is_look && matches!(game.legal_actions(), LegalActions::Draw(sizes) if sizes.contains(&Size::Small))
    })
}

/// A game whose next build leads to the reveal of the second round.
pub fn before_reveal() -> RecordedGame {
    first(|game| {
        let state = game.game().state();
        let last = |seat| {
            let crystal = state.crystal.map_or(0, |seat| seat.0);
            seat == (crystal + 1) % 2
        };
        state.phase == Phase::Factory && state.turn.as_ref().is_some_and(|turn| last(turn.seat.0))
    })
}

/// A game in which a player may throw.
pub fn in_battle() -> RecordedGame {
    first(|game| matches!(game.legal_actions(), LegalActions::Attack(_)))
}

/// A game in which a player chooses who gets the crystal.
pub fn at_the_crystal() -> RecordedGame {
    first(|game| matches!(game.legal_actions(), LegalActions::GiveCrystal(_)))
}

/// A game that is over.
pub fn finished() -> RecordedGame {
    first(|game| game.game().state().outcome.is_some())
}

/// Clicks the first thing whose name is like this.
fn click(client: &mut Client, is_it: impl Fn(&str) -> bool) {
    let noted = client.noted();
    let found = noted.iter().find(|(name, _)| is_it(name));
    let (_, (x, y)) = found.unwrap_or_else(|| panic!("it is not among {noted:?}"));
    client.click(*x, *y);
}

fn steps(client: &Client) -> usize {
    client.play().history().steps().len()
}

#[test]
fn the_tray_of_the_scrounge_gives_what_is_clicked() {
    let mut record = in_scrounge();
    let LegalActions::Take(takes) = record.legal_actions() else { panic!("it is the scrounge") };
    let (part, ..) = takes.parts().next().unwrap();
    let tile = record.view(record.game().state().active_seat().unwrap()).part(part).unwrap().tile.unwrap();
    let name = in_english(&words::tile_name(record.history().setup().tiles.get(tile).unwrap()));
    let mut client = Client::at(&mut record);
    let in_hand = |client: &Client| client.interaction().own.hand.as_ref().map(|hand| (hand.thing, hand.how));
    click(&mut client, |own| own.starts_with("small pile, "));
    assert_eq!(in_hand(&client), Some((Thing::Pile(Size::Small), How::Click)));
    client.escape();
    assert_eq!(in_hand(&client), None);
    let named = words::with_capital(&name);
    click(&mut client, |own| own.contains(&name) || own.starts_with(&named));
    assert!(matches!(in_hand(&client), Some((Thing::Part(_), How::Click))), "{:?}", in_hand(&client));
    client.escape();
    let before = steps(&client);
    click(&mut client, |own| own == "Pass");
    let asks = client.app.world().get_resource::<State<Question>>().is_some_and(|asked| *asked.get() != Question::None);
    assert!(asks || steps(&client) == before + 1);
}

#[test]
fn the_battle_throws_at_whom_is_clicked() {
    let mut record = in_battle();
    let LegalActions::Attack(attacks) = record.legal_actions() else { panic!("it is the battle") };
    let target = attacks.targets()[0];
    let name = record.history().seats()[target.index()].name.clone();
    let power = record.view(target).powers[target.index()];
    let mut client = Client::at(&mut record);
    click(&mut client, |own| own.contains(&format!("{name}: power {power}, speed")));
    assert_eq!(client.interaction().own.aim.target, Some(target));
    let before = steps(&client);
    click(&mut client, |own| own == "Throw!");
    assert_eq!(steps(&client), before + 1, "all bombs and the only target are chosen already");
}

#[test]
fn a_closed_button_does_nothing() {
    let mut client = Client::at_table(1);
    Tree::begin(&mut client);
    for closed in ["Done", "Undo"] {
        let before = steps(&client);
        let stage = client.interaction().stage.clone();
        let (x, y) = Tree::of(&mut client).middle(Role::Button, closed);
        client.click(x, y);
        assert_eq!((steps(&client), &client.interaction().stage), (before, &stage), "{closed}: no part is attached");
    }
}

/// A game in which the only other robot would dodge all bombs that can be thrown at it.
pub fn before_a_dodge() -> RecordedGame {
    first(|game| {
        let LegalActions::Attack(attacks) = game.legal_actions() else { return false };
        let view = game.view(game.game().state().active_seat().unwrap());
        let tiles = &game.history().setup().tiles;
        let points = |bomb: &PartId| view.size_of_part(tiles, *bomb).map_or(0, |size| u16::from(size.points()));
        let speed = view.robot(attacks.targets()[0]).unwrap().abilities().speed;
        speed > attacks.bombs().iter().map(points).sum()
    })
}
