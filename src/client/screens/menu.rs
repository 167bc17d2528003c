//! The menu over the table. Escape opens and closes it.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Key, Rect, Sense, Stroke, WidgetInfo, WidgetType, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::client::app::notice::Notice;
use crate::client::app::request::{Purpose, Request, Tour};
use crate::client::app::screen::{Layer, Overlay, Screen};
use crate::client::app::sheet;
use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::files::chooser::Chooser;
use crate::client::input::pressed;
use crate::client::kit::notes;
use crate::client::kit::palette::{CARD, CREAM, INK, PANEL, RAISED, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::play::{Command, Play};
use crate::client::settings::Settings;
use crate::client::words::{next_kind, seat_kind};
use crate::language::{Phrase, phrase};
use crate::parts::SeatId;
use crate::record::SeatKind;
use crate::table::RoundState;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Layer::Menu).run_if(in_state(Overlay::Menu)));
}

/// What the menu leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Resume,
    Save,
    Copy,
    Watch,
    Portrait,
    Load,
    HowToPlay,
    Settings,
    Title,
    Quit,
}

/// Rows of one or two choices: the ids of what they are called, and their icons.
const CHOICES: [&[(Choice, &str, &str)]; 6] = [
    &[(Choice::Resume, "menu-play-on", "play")],
    &[(Choice::Save, "menu-save-as-file", "save"), (Choice::Copy, "menu-copy-as-text", "copy")],
    &[(Choice::Watch, "menu-watch", "replay"), (Choice::Portrait, "menu-portrait", "portrait")],
    &[(Choice::Load, "menu-load", "load"), (Choice::HowToPlay, "menu-how-to-play", "help")],
    &[(Choice::Settings, "menu-settings", "settings"), (Choice::Title, "menu-main", "menu")],
    &[(Choice::Quit, "menu-quit", "quit")],
];

fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    (play, state): (Option<Res<Play>>, Option<Res<RoundState>>),
    chooser: Option<Res<Chooser>>,
    mut notice: ResMut<Notice>,
    (mut requests, mut commands): (MessageWriter<Request>, MessageWriter<Command>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if chooser.is_some() {
        return Ok(());
    }
    let (mut chosen, mut handed) = (None, None);
    let enter = sheet::enter(&ctx);
    let fault = play.as_ref().and_then(|play| play.fault());
    let saved = fault.map_or_else(|| phrase!("menu-saves-itself"), |fault| phrase!("menu-not-saved", fault = fault));
    sheet::over(&ctx, &settings, &mut art, "menu", |pen, whole| {
        let rect = Rect::from_center_size(whole.center(), vec2(560.0, 606.0));
        pen.panel(rect, 16.0, PANEL);
        pen.head((rect.left() + 36.0, rect.top() + 54.0), 32.0, YELLOW, phrase!("menu-title"));
        let at = (rect.left() + 36.0, rect.top() + 84.0);
        pen.text_within(at, Anchor::Start, Face::Text, 16.0, SECOND, &saved, rect.width() - 72.0);
        chosen = rows(pen, rect);
        if let Some(play) = &play {
            handed = seats(pen, rect, play);
        }
    });
    if let Some((seat, kind)) = handed {
        commands.write(Command::GiveSeat(seat, kind));
    }
    if enter || pressed(&ctx, Key::Escape) {
        chosen = Some(Choice::Resume);
    }
    let Some(choice) = chosen else { return Ok(()) };
    notice.clear();
    let request = match choice {
        Choice::Resume => Request::CloseOverlay,
        Choice::Save => Request::Choose(Purpose::Save),
        Choice::Copy => {
            requests.write(Request::CopyPlay);
            Request::CloseOverlay
        }
        Choice::Portrait => {
            let turn = state.as_ref().and_then(|state| Some(state.turn.as_ref()?.seat));
            let outcome = state.as_ref().and_then(|state| state.outcome.as_ref());
            let winner = outcome.and_then(|outcome| outcome.winners.first().copied());
            Request::Choose(Purpose::Portrait(turn.or(winner).unwrap_or(SeatId(0))))
        }
        Choice::Load => Request::Show(Screen::Load),
        Choice::Watch => Request::WatchPlay(Tour::default()),
        Choice::HowToPlay => Request::Show(Screen::HowToPlay),
        Choice::Settings => Request::Show(Screen::Settings),
        Choice::Title => Request::Show(Screen::Title),
        Choice::Quit => Request::Quit,
    };
    requests.write(request);
    Ok(())
}

/// Who plays each seat; a click gives it to the next kind of player. Returns what is asked for.
fn seats(pen: &mut Pen, rect: Rect, play: &Play) -> Option<(SeatId, SeatKind)> {
    let count = play.seats().len() as f32;
    let wide = (rect.width() - 64.0 - 8.0 * (count - 1.0)) / count;
    let mut handed = None;
    for (number, seat) in (0_u8..).zip(play.seats()) {
        let x = rect.left() + 32.0 + f32::from(number) * (wide + 8.0);
        let place = area(x, rect.bottom() - 88.0, wide, 58.0);
        let response = pen.ui.interact(place, Id::new(("seat kind", number)), Sense::click());
        let kind = &*pen.tell(&seat_kind(seat.kind));
        let name = phrase!("menu-seat-kind", name = &seat.name, kind = kind);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&name)));
        notes::note(pen.ui.ctx(), || format!("seat kind {number}"), place);
        pen.outlined(place, 9.0, if response.hovered() { RAISED } else { CARD }, Stroke::new(2.5, INK));
        pen.chip(place.left() + 10.0, place.top() + 8.0, seat.colour, 22.0);
        let room = wide - 46.0;
        pen.text_within(
            (place.left() + 39.0, place.top() + 25.0),
            Anchor::Start,
            Face::Bold,
            16.0,
            CREAM,
            &seat.name,
            room,
        );
        let size = pen.fitting(kind, Face::Text, 16.0, room);
        pen.text((place.left() + 39.0, place.top() + 46.0), Anchor::Start, Face::Text, size, SECOND, kind);
        let icon = if seat.kind == SeatKind::Human { "human" } else { "bot" };
        pen.icon(icon, place.left() + 11.0, place.top() + 33.0, 20.0, SECOND);
        if response.clicked() {
            handed = Some((SeatId(number), next_kind(seat.kind)));
        }
        response.on_hover_text(pen.tell(&phrase!("menu-give-seat")));
    }
    handed
}

/// Draws the choices; returns the one that was pressed.
fn rows(pen: &mut Pen, rect: Rect) -> Option<Choice> {
    let (mut chosen, room) = (None, rect.width() - 64.0);
    for (number, row) in CHOICES.into_iter().enumerate() {
        let wide = (room - 12.0 * (row.len() - 1) as f32) / row.len() as f32;
        for (column, &(choice, id, icon)) in row.iter().enumerate() {
            let x = rect.left() + 32.0 + column as f32 * (wide + 12.0);
            let place = area(x, rect.top() + 102.0 + number as f32 * 68.0, wide, 58.0);
            let kind = if number == 0 { Kind::Primary } else { Kind::Slate };
            let button = Button::new(Phrase::new(id), kind, 19.0).icon(icon);
            let button = if number == 0 { button.default() } else { button }.nth(2 * number + column);
            if button.show(pen, place) {
                chosen = Some(choice);
            }
        }
    }
    chosen
}
