//! Panels, clicked and read by name, and games that stand where tests want them.

use bevy::prelude::Mut;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use junkyard_bots::action::Phase;
use junkyard_bots::client::app::window::dress;
use junkyard_bots::client::art::Art;
use junkyard_bots::client::board::screen::paint;
use junkyard_bots::client::kit::pen::area;
use junkyard_bots::client::kit::{Button, Kind, Pen};
use junkyard_bots::client::motion::Motion;
use junkyard_bots::client::motion::captions::Captions;
use junkyard_bots::client::motion::effects::Effects;
use junkyard_bots::client::play::hand::{How, Thing};
use junkyard_bots::client::play::{Command, Desk, Play, Question};
use junkyard_bots::client::scene::layout::lay_out;
use junkyard_bots::client::scene::regions::Regions;
use junkyard_bots::client::scene::view::View;
use junkyard_bots::client::scene::{Asked, Scene};
use junkyard_bots::client::settings::Settings;
use junkyard_bots::client::words;
use junkyard_bots::game::Playable;
use junkyard_bots::opponents::{Player, Situation};
use junkyard_bots::parts::Size;
use junkyard_bots::record::{RecordedGame, SeatKind, seating};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Look, Setup};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::app::{Client, in_english};

/// Plays a game of two people by the tidy player until `stop` says so.
fn game(seed: u64, stop: impl Fn(&mut RecordedGame) -> bool) -> Option<RecordedGame> {
    let (mut game, _) = RecordedGame::begin(Setup::new(2, seed), seating::plain(2, SeatKind::Human)).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while !stop(&mut game) {
        let seat = game.game().state().turn.as_ref()?.seat;
        let (view, legal) = (game.view(seat), game.legal_actions());
        let situation = Situation::new(game.history().setup(), &view, &legal);
        let action = Player::Tidy.choose(&situation, &mut random);
        game.act(action).unwrap();
    }
    Some(game)
}

/// What the tidy player does next.
pub fn tidy(game: &mut RecordedGame) -> junkyard_bots::action::Action {
    let seat = game.game().state().turn.as_ref().unwrap().seat;
    let (view, legal) = (game.view(seat), game.legal_actions());
    let situation = Situation::new(game.history().setup(), &view, &legal);
    Player::Tidy.choose(&situation, &mut ChaCha8Rng::seed_from_u64(1))
}

/// A game that goes on from where it stands, by the tidy player, until it is over.
pub fn played_on(mut game: RecordedGame) -> RecordedGame {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    while let Some(seat) = game.game().state().turn.as_ref().map(|turn| turn.seat) {
        let (view, legal) = (game.view(seat), game.legal_actions());
        let situation = Situation::new(game.history().setup(), &view, &legal);
        let action = Player::Tidy.choose(&situation, &mut random);
        game.act(action).unwrap();
    }
    game
}

fn first(stop: impl Fn(&mut RecordedGame) -> bool) -> RecordedGame {
    (1..).find_map(|seed| game(seed, &stop)).unwrap()
}

/// A game in the scrounge in which something that lies open can be taken.
pub fn in_scrounge() -> RecordedGame {
    first(|game| matches!(game.legal_actions(), LegalActions::Take(takes) if takes.parts().next().is_some()))
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

/// A game that is over.
pub fn finished() -> RecordedGame {
    first(|game| game.game().state().outcome.is_some())
}

/// The board of a game, and what is asked for on it.
fn board(record: &mut RecordedGame) -> Harness<'static, Asked> {
    let (mut client, mut is_dressed) = (Client::at(record), false);
    let (mut art, mut view) = (Art::default(), View::default());
    let (mut effects, mut captions) = (Effects::default(), Captions::default());
    Harness::builder().with_size([1280.0, 800.0]).build_ui_state(
        move |ui, asked| {
            if !is_dressed {
                // Faces are there from the next frame on.
                dress(ui.ctx());
                is_dressed = true;
                return;
            }
            let world = client.app.world_mut();
            world.resource_scope(|world, desk: Mut<Desk>| {
                world.resource_scope(|world, play: Mut<Play>| {
                    Playable::read(world, |table| {
                        let (settings, regions) =
                            (Settings::default(), Regions::new(ui.ctx().content_rect().size(), 1.0));
                        lay_out(&mut view, regions, table, &play, &desk);
                        let mut scene = Scene {
                            table,
                            play: &play,
                            desk: &desk,
                            question: &Question::None,
                            settings: &settings,
                            regions,
                            view: &mut view,
                            asked: &mut *asked,
                        };
                        paint(ui.ctx(), &mut scene, &mut art, Motion::still(&mut effects, &mut captions), false);
                    });
                });
            });
        },
        Asked::default(),
    )
}

#[test]
fn the_tray_of_the_scrounge_asks_for_what_is_clicked() {
    let mut record = in_scrounge();
    let LegalActions::Take(takes) = record.legal_actions() else { panic!("it is the scrounge") };
    let mut harness = board(&mut record);
    harness.run();
    harness.get_by_label("Pass").click();
    harness.run();
    assert_eq!(harness.state().commands, [Command::Pass]);
    harness.get_by_label_contains("small pile, ").click();
    harness.run();
    let pile = Command::PickUp(Thing::Pile(Size::Small), How::Click);
    assert_eq!(harness.state().commands.last(), Some(&pile));
    let (part, ..) = takes.parts().next().unwrap();
    let tile = record.view(record.game().state().turn.as_ref().unwrap().seat).part(part).unwrap().tile.unwrap();
    let name = in_english(&words::tile(record.history().setup().tiles.get(tile).unwrap()));
    harness.get_all_by_label_contains(&name).next().unwrap().click();
    harness.run();
    assert!(
        matches!(harness.state().commands.last(), Some(Command::PickUp(Thing::Part(_), How::Click))),
        "{:?}",
        harness.state()
    );
}

#[test]
fn the_battle_shows_bombs_and_targets_to_choose() {
    let mut record = in_battle();
    let LegalActions::Attack(attacks) = record.legal_actions() else { panic!("it is the battle") };
    let target = attacks.targets()[0];
    let name = record.history().seats()[target.index()].name.clone();
    let power = record.view(target).powers[target.index()];
    let mut harness = board(&mut record);
    harness.run();
    harness.get_by_label_contains(&format!("{name}: power {power}, speed")).click();
    harness.run();
    assert_eq!(harness.state().commands.last(), Some(&Command::Target(attacks.targets()[0])));
    harness.get_by_label("Throw!").click();
    harness.run();
    assert_eq!(
        harness.state().commands.last(),
        Some(&Command::Throw),
        "all bombs and the only target are chosen already"
    );
}

/// Two buttons, and the names of those that were pressed.
fn buttons() -> Harness<'static, Vec<&'static str>> {
    let (mut art, mut is_dressed) = (Art::default(), false);
    Harness::builder().with_size([640.0, 400.0]).build_ui_state(
        move |ui, pressed| {
            if !is_dressed {
                // Faces are there from the next frame on.
                dress(ui.ctx());
                is_dressed = true;
                return;
            }
            let look = Settings::default().look(ui.ctx());
            let mut pen = Pen { ui, art: &mut art, look };
            if Button::new("Pass", Kind::Primary, 20.0).icon("pass").show(&mut pen, area(20.0, 20.0, 160.0, 60.0)) {
                pressed.push("Pass");
            }
            let why = Some("2 parts still to be attached");
            if Button::new("Done", Kind::Go, 20.0).closed(why).show(&mut pen, area(20.0, 120.0, 160.0, 60.0)) {
                pressed.push("Done");
            }
        },
        Vec::new(),
    )
}

#[test]
fn a_button_is_pressed_by_name_and_a_closed_one_is_not() {
    let mut harness = buttons();
    harness.run();
    harness.get_by_label("Pass").click();
    harness.run();
    harness.get_by_label("Done").click();
    harness.run();
    assert_eq!(harness.state(), &["Pass"]);
}
