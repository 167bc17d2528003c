//! Systems that play sounds: those of [`Heard`] messages, of buttons and of the title.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};
use bevy_egui::egui::WidgetType;
use bevy_egui::egui::output::OutputEvent;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::heard::Heard;
use super::player::SoundPlayer;
use super::recipe::Recipes;
use crate::app::screen::{Layer, Screen};
use crate::input::{Listener, Shortcut};
use crate::settings::Settings;

/// Set of the systems that play the sounds of this frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlaySounds;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SoundPlayer>()
        .init_resource::<Recipes>()
        .add_message::<Heard>()
        .add_systems(Update, (follow_settings, start_title_ambience, play_sounds).chain().in_set(PlaySounds))
        .add_systems(EguiPrimaryContextPass, (send_press_sounds, toggle_mute).after(Layer::Notice));
}

/// Updates the sound player when the settings change, or the window gains or loses the focus.
fn follow_settings(
    settings: Res<Settings>,
    mut focus: MessageReader<WindowFocused>,
    windows: Query<(), With<PrimaryWindow>>,
    mut is_behind: Local<bool>,
    mut player: ResMut<SoundPlayer>,
) {
    let last = focus.read().filter(|focus| windows.contains(focus.window)).last();
    let was_behind = *is_behind;
    *is_behind = last.map_or(was_behind, |focus| !focus.focused);
    if settings.is_changed() || player.is_changed() || *is_behind != was_behind {
        player.bypass_change_detection().apply_settings(&settings, *is_behind);
    }
}

/// Starts the ambience when the title screen opens, and ends it when that is left.
fn start_title_ambience(screen: Res<State<Screen>>, player: Res<SoundPlayer>, mut blows: Local<bool>) {
    let is_title = *screen.get() == Screen::Title;
    if is_title != *blows {
        *blows = is_title;
        if is_title { player.begin_ambience() } else { player.end_ambience() }
    }
}

/// Plays the sounds of [`Heard`] messages. Their delays scale with the speed of animations, but are
/// at least half the usual, so that sounds come one after another where nothing moves.
fn play_sounds(settings: Res<Settings>, mut heard: MessageReader<Heard>, player: Res<SoundPlayer>) {
    let speed = settings.speed.factor().max(0.5);
    for Heard { sound, after, .. } in heard.read() {
        player.play_sound(sound, after * speed);
    }
}

/// Sends the sound of a press when a button or the like is clicked.
fn send_press_sounds(mut contexts: EguiContexts, mut heard: MessageWriter<Heard>) -> Result {
    let is_press = |event: &OutputEvent| match event {
        OutputEvent::Clicked(info) => matches!(
            info.typ,
            WidgetType::Button | WidgetType::Checkbox | WidgetType::RadioButton | WidgetType::SelectableLabel
        ),
        _ => false,
    };
    if contexts.ctx_mut()?.output(|output| output.events.iter().any(is_press)) {
        heard.write(Heard::of_press());
    }
    Ok(())
}

/// Switches sound off or on when the shortcut for it is pressed.
fn toggle_mute(mut contexts: EguiContexts, mut settings: ResMut<Settings>) -> Result {
    let ctx = contexts.ctx_mut()?;
    // In a text field the key types a letter.
    if !ctx.text_edit_focused() && (Listener { ctx, shortcuts: &settings.keys }).is_pressed(Shortcut::MUTE) {
        settings.sound = !settings.sound;
    }
    Ok(())
}
