//! The screen of a null game that is watched: cards of the seats, log, timeline and controls.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use client::app::request::{Control, Request};
use client::app::screen::{Layer, Overlay, Screen, overlay_or_none};
use client::input::Listener;
use client::kit::points::is_laid_out;
use client::kit::spoken::{Manner, add_spoken_text};
use client::panels::replay_controls::{Controls, draw_controls};
use client::panels::replay_log::{WatchedLog, draw_watched_log};
use client::panels::timeline::At;
use client::watch::{Watch, control_of_keys};
use shell::language::Phrase;

use super::screen::{NullScreen, draw_seats};
use crate::null_game::NullGame;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_replay.in_set(Layer::Screen).run_if(in_state(Screen::Replay)).run_if(resource_exists::<Watch<NullGame>>),
    );
}

fn draw_replay(
    mut contexts: EguiContexts,
    mut screen: NullScreen,
    watch: Res<Watch<NullGame>>,
    over: Option<Res<State<Overlay>>>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !is_laid_out(&ctx) {
        return Ok(());
    }
    let by_key = (overlay_or_none(over.as_deref()) == Overlay::None)
        .then(|| control_of_keys(Listener { ctx: &ctx, shortcuts: &screen.settings.keys }, &watch));
    let pressed = screen.draw(&ctx, |pen, view, whole| {
        draw_seats(pen, view);
        let sentence = format!("{} stones", view.table.stones);
        add_spoken_text(pen.ui.ctx(), "sentence", whole, Manner::ReadOut, &sentence);
        let place = Rect::from_min_max(pos2(900.0, 40.0), whole.max - vec2(12.0, 220.0));
        let log = WatchedLog {
            log: view.play.log(),
            audience: view.audience,
            seats: view.play.seats(),
            icon: "target",
            at: watch.at(),
        };
        let of_log = draw_watched_log(pen, place, &log).map(Control::GoTo);
        let foot = Controls {
            rect: Rect::from_min_max(pos2(330.0, whole.bottom() - 210.0), whole.max - vec2(12.0, 12.0)),
            timeline: watch.timeline(),
            at: At { step: watch.at(), leads_on: false },
            len: watch.len(),
            text: &Phrase::words(sentence),
            is_playing: watch.is_playing(),
            pace: watch.pace(),
            leads_back: watch.tour().until.is_some(),
            why_not_taken_over: watch.reason_not_to_take_over(),
            has_chart: false,
            added: None,
        };
        of_log.map(Request::Replay).into_iter().chain(draw_controls(pen, &foot)).collect::<Vec<_>>()
    });
    requests.write_batch(pressed.into_iter().chain(by_key.flatten().map(Request::Replay)).collect::<Vec<_>>());
    Ok(())
}
