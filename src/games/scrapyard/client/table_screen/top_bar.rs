//! The contents of the top bar: the time track or the round, and the ribbon of the two phases.

use crate::client::play::lesson_at_table;
use crate::client::scene::Scene;
use crate::messages::phrase;
use client::kit::Pen;
use client::table::ribbon::{self, RibbonStep};
use client::table::top_bar::{self, Plate, TopBar};
use client::table::top_buttons::TopButtons;

/// Draws the top bar.
pub fn draw_top_bar(pen: &mut Pen, scene: &mut Scene) {
    let bar = TopBar { plate: plate(scene), ribbon: ribbon_steps(scene), buttons: buttons(scene) };
    let shown = top_bar::draw_top_bar(pen, &scene.regions, scene.settings, &bar);
    for pressed in shown.pressed {
        pressed.send_to(scene.asked);
    }
}

/// In the build phase the time of who is next; in battle the round, and when the crusher comes.
fn plate(scene: &Scene) -> Plate {
    let state = scene.table.state();
    let setup = scene.table.setup();
    if !state.is_battle() {
        let time = scene.table.track().place(scene.active().unwrap_or_else(|| scene.on_stage()));
        let title = phrase!("scrapyard-top-time", time = time);
        return Plate { picture: "time", title, note: phrase!("scrapyard-top-line", line = setup.line()) };
    }
    let round = scene.interaction.stage.shown().map_or(state.round, |shown| shown.round.max(1));
    let note = match setup.crusher(round) {
        Some(crusher) => phrase!("scrapyard-top-crusher-bites", count = crusher.dents),
        None => phrase!("scrapyard-top-crusher", round = setup.options.crusher_from),
    };
    Plate { picture: "phase_clash", title: phrase!("top-round", round = round), note }
}

/// The two phases.
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
    TopButtons { can_undo: usual.can_undo || has_begun, unsaved, ..usual }
}
