//! Contents of the top bar: the time or the round, the ribbon of the two phases, and a strip with
//! the next players or the rounds.

use crate::client::play::lesson_at_table;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::table::track::Token;
use client::kit::Pen;
use client::table::ribbon::{self, RibbonStep};
use client::table::strip::{Chip, ChipState, Strip};
use client::table::top_bar::{self, Plate, TopBar};
use client::table::top_buttons::{TopButton, TopButtons};
use shell::language::Argument;
use shell::seats::seat_name;

/// Number of the crusher's rounds in which some square of the game's own maps is safe (10.1).
const SAFE_ROUNDS: u16 = 3;

/// Draws the top bar.
pub fn draw_top_bar(pen: &mut Pen, scene: &mut Scene) {
    let bar =
        TopBar { plate: plate(scene), ribbon: ribbon_steps(scene), strip: Some(strip(scene)), buttons: buttons(scene) };
    let shown = top_bar::draw_top_bar(pen, &scene.regions, scene.settings, &bar);
    for pressed in shown.pressed {
        if pressed == TopButton::Log {
            scene.view.log_is_open = !scene.view.log_is_open;
        }
        pressed.send_to(scene.asked);
    }
}

/// In the build phase, the time of the active player; in battle, the round, with the dents that the
/// crusher gives or the number of robots that stand.
fn plate(scene: &Scene) -> Plate {
    let state = scene.table.state();
    let setup = scene.table.setup();
    if !state.is_battle() {
        let time = scene.table.track().place(scene.active().unwrap_or_else(|| scene.on_stage()));
        let title = phrase!("scrapyard-top-time", time = time);
        return Plate { picture: "time", title, note: phrase!("scrapyard-top-line", line = setup.line()) };
    }
    let round = shown_round(scene);
    let note = match setup.crusher(round) {
        Some(crusher) => phrase!("scrapyard-top-crusher-bites", count = crusher.dents),
        None => phrase!("scrapyard-top-standing", count = scene.table.standing().count()),
    };
    Plate { picture: "phase_clash", title: phrase!("top-round", round = round), note }
}

/// Number of the round that is shown, at least 1.
fn shown_round(scene: &Scene) -> u16 {
    scene.interaction.stage.shown().map_or(scene.table.state().round, |shown| shown.round.max(1))
}

/// Strip after the ribbon: in the build phase the players in the order of their next turns (4.1),
/// in battle the rounds.
fn strip(scene: &Scene) -> Strip {
    if scene.table.state().is_battle() {
        return rounds(scene.table.setup().options.crusher_from.into(), shown_round(scene));
    }
    let track = scene.table.track();
    let line = scene.table.setup().line();
    let seats = scene.play.seats();
    let active = scene.active();
    let has_turns = |token: &&Token| track.is_building(token.seat, line) || active == Some(token.seat);
    let tokens: Vec<Token> = track.tokens().iter().filter(has_turns).copied().collect();
    let chip = |token: &Token| Chip {
        seat: seats.get(token.seat.index()).map(|seat| seat.colour),
        label: token.place.to_string(),
        state: if active == Some(token.seat) { ChipState::Now } else { ChipState::ToCome },
    };
    let spoken = tokens
        .iter()
        .map(|token| phrase!("scrapyard-track-token", name = seat_name(seats, token.seat), space = token.place));
    Strip {
        title: phrase!("scrapyard-top-next"),
        chips: tokens.iter().map(chip).collect(),
        fewest: 2,
        spoken: phrase!("scrapyard-top-next-told", tokens = Argument::list(spoken)),
    }
}

/// Strip of the rounds up to the first one in which no square of the game's own maps is safe
/// (10.1). The rounds of the crusher warn.
fn rounds(crusher_from: u16, now: u16) -> Strip {
    let last = crusher_from + SAFE_ROUNDS;
    let chip = |round: u16| {
        let is_now = round == now.min(last);
        let state = match (is_now, round >= crusher_from) {
            (true, false) => ChipState::Now,
            (true, true) => ChipState::WarnsNow,
            (false, _) if round < now => ChipState::Past,
            (false, false) => ChipState::ToCome,
            (false, true) => ChipState::Warns,
        };
        let label = if round == last { format!("{}+", now.max(last)) } else { round.to_string() };
        Chip { seat: None, label, state }
    };
    Strip {
        title: phrase!("scrapyard-top-rounds"),
        chips: (1..=last).map(chip).collect(),
        fewest: 4,
        spoken: phrase!("scrapyard-top-rounds-told", round = now, from = crusher_from),
    }
}

/// The two phases, with a mark at the present one.
fn ribbon_steps(scene: &Scene) -> Vec<RibbonStep> {
    let steps = [("phase_build", phrase!("scrapyard-phase-build")), ("phase_clash", phrase!("scrapyard-phase-battle"))];
    ribbon::steps(steps, Some(usize::from(scene.table.state().is_battle())))
}

/// State of the buttons.
fn buttons(scene: &Scene) -> TopButtons {
    let usual = TopButtons::at_table(scene.play, &scene.interaction.stage);
    let own = &scene.interaction.own;
    let has_begun = own.payment.is_some() || own.order.is_some() || own.taking != Default::default();
    let unsaved = lesson_at_table(scene.play).map(|_| phrase!("scrapyard-top-lesson"));
    let log = (!scene.regions.has_column()).then_some(scene.view.log_is_open);
    TopButtons { can_undo: usual.can_undo || has_begun, unsaved, log, ..usual }
}
