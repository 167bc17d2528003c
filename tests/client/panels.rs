//! Panels, clicked and read by name, and games that stand where tests want them.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use junkyard_bots::action::Phase;
use junkyard_bots::client::art::Art;
use junkyard_bots::client::settings::Settings;
use junkyard_bots::client::theme::pen::area;
use junkyard_bots::client::theme::{Button, Kind, Pen};
use junkyard_bots::client::window::dress;
use junkyard_bots::opponents::{Player, Situation};
use junkyard_bots::record::{RecordedGame, SeatKind, seating};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Look, Setup};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Plays a game of two people by the tidy player until `stop` says so.
fn game(seed: u64, stop: impl Fn(&mut RecordedGame) -> bool) -> Option<RecordedGame> {
    let (mut game, _) = RecordedGame::begin(Setup::new(2, seed), seating::plain(2, SeatKind::Human)).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while !stop(&mut game) {
        let seat = game.game().state().turn.as_ref()?.seat;
        let (view, legal) = (game.view(seat), game.legal_actions());
        let situation = Situation { tiles: &game.setup().tiles, energy_to_win: 10, view: &view, legal: &legal };
        let action = Player::Tidy.choose(&situation, &mut random);
        game.act(action).unwrap();
    }
    Some(game)
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
        matches!(&game.game().state().turn, Some(turn)
            if matches!(&turn.choice, Choice::Draw { look: Look::Secret(draws), .. } if draws.is_empty()))
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

/// A game that is over.
pub fn finished() -> RecordedGame {
    first(|game| game.game().state().outcome.is_some())
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
