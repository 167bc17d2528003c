//! The menu over the table. Escape opens and closes it.

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy_egui::egui::{Key, Rect, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::client::art::Art;
use crate::client::play::Play;
use crate::client::saving::Chooser;
use crate::client::screen::{Go, MenuOpen, Notice, Screen};
use crate::client::settings::Settings;
use crate::client::theme::palette::{PANEL, SECOND, YELLOW};
use crate::client::theme::pen::area;
use crate::client::theme::{Anchor, Button, Face, Kind};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Table)).run_if(is_open));
}

fn is_open(menu: Res<MenuOpen>) -> bool {
    menu.0
}

/// What the menu leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Resume,
    Save,
    Load,
    HowToPlay,
    Settings,
    Title,
    Quit,
}

const CHOICES: [(Choice, &str, &str); 7] = [
    (Choice::Resume, "Play on", "play"),
    (Choice::Save, "Save as a file", "save"),
    (Choice::Load, "Load", "load"),
    (Choice::HowToPlay, "How to play", "help"),
    (Choice::Settings, "Settings", "settings"),
    (Choice::Title, "To the title", "menu"),
    (Choice::Quit, "Quit", "quit"),
];

#[expect(clippy::too_many_arguments, reason = "a system's parameters are what it reads and writes")]
fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut go: Go,
    play: Option<Res<Play>>,
    mut chooser: ResMut<Chooser>,
    mut notice: ResMut<Notice>,
    mut exit: MessageWriter<AppExit>,
    mut just_opened: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if chooser.is_open() {
        return Ok(());
    }
    let mut chosen = None;
    let enter = super::enter(&ctx);
    let fault = play.as_ref().and_then(|play| play.fault());
    super::over(&ctx, &settings, &mut art, "menu", |pen, whole| {
        let rect = Rect::from_center_size(whole.center(), vec2(420.0, 600.0));
        pen.panel(rect, 16.0, PANEL);
        pen.head((rect.left() + 36.0, rect.top() + 54.0), 32.0, YELLOW, "Menu");
        let saved =
            fault.as_deref().map_or_else(|| "The game saves itself.".to_owned(), |fault| format!("Not saved: {fault}"));
        let at = (rect.left() + 36.0, rect.top() + 84.0);
        pen.text_within(at, Anchor::Start, Face::Text, 16.0, SECOND, &saved, rect.width() - 72.0);
        for (number, (choice, label, icon)) in CHOICES.into_iter().enumerate() {
            let place = area(rect.left() + 32.0, rect.top() + 106.0 + number as f32 * 68.0, rect.width() - 64.0, 58.0);
            let button = Button::new(label, if number == 0 { Kind::Primary } else { Kind::Slate }, 20.0).icon(icon);
            let button = if number == 0 { button.default() } else { button };
            if button.show(pen, place) {
                chosen = Some(choice);
            }
        }
        super::title::tell(pen, whole, notice.0.as_deref());
    });
    let closes = enter || ctx.input(|input| input.key_pressed(Key::Escape));
    if closes && *just_opened {
        chosen = Some(Choice::Resume);
    }
    *just_opened = true;
    let Some(choice) = chosen else { return Ok(()) };
    *just_opened = false;
    notice.0 = None;
    match choice {
        Choice::Resume => go.close_menu(),
        Choice::Save => chooser.save(play.as_deref()),
        Choice::Load => go.to(Screen::Load),
        Choice::HowToPlay => go.to(Screen::HowToPlay),
        Choice::Settings => go.to(Screen::Settings),
        Choice::Title => go.to(Screen::Title),
        Choice::Quit => drop(exit.write(AppExit::Success)),
    }
    Ok(())
}
