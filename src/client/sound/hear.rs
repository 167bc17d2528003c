//! Which cue has which sound, and when buttons and the title sound.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};
use bevy_egui::egui::WidgetType;
use bevy_egui::egui::output::OutputEvent;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::player::SoundPlayer;
use crate::client::app::screen::{Layer, Screen};
use crate::client::input::{Listener, Shortcut};
use crate::client::play::ExecuteCommands;
use crate::client::play::cue::{Cue, TimedCue};
use crate::client::settings::Settings;
use crate::games::junkyard_bots::parts::Size;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SoundPlayer>()
        .add_message::<TimedCue>()
        .add_systems(Update, (follow, blow, hear).chain().after(ExecuteCommands))
        .add_systems(EguiPrimaryContextPass, (presses, mute_key).after(Layer::Notice));
}

/// The name of a cue's sound, as `assets/sounds/sounds.ron` has it.
pub const fn sound(cue: &Cue) -> &'static str {
    match cue {
        Cue::PickedUp => "pick_up",
        Cue::Turned => "turn",
        Cue::Snapped { size: Size::Small, .. } => "snap_small",
        Cue::Snapped { size: Size::Medium, .. } => "snap_medium",
        Cue::Snapped { size: Size::Large, .. } => "snap_large",
        Cue::Refused => "refuse",
        Cue::PutBack => "put_back",
        Cue::TurnedUp { .. } => "turn_up",
        Cue::Scanned { .. } => "scan",
        Cue::TookBlind { .. } => "blind",
        Cue::BlindBomb { .. } => "blind_bomb",
        Cue::Threw { .. } => "throw",
        Cue::Dodged { .. } => "dodge",
        Cue::Hit { .. } => "hit",
        Cue::PowerLost { .. } => "power_lost",
        Cue::Exploded { .. } => "explosion",
        Cue::Ate { .. } => "eat",
        Cue::Scrapped { .. } => "scrap",
        Cue::CrystalMoved { .. } => "crystal",
        Cue::YourTurn { .. } => "your_turn",
        Cue::HandOver { .. } => "hand_over",
        Cue::Curtain { .. } => "curtain",
        Cue::Won { .. } => "win",
        Cue::Pressed => "press",
    }
}

/// Plays what the settings say, as loud as they say.
fn follow(
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
        player.bypass_change_detection().follow(&settings, *is_behind);
    }
}

/// On the title the wind blows for a while.
fn blow(screen: Res<State<Screen>>, player: Res<SoundPlayer>, mut blows: Local<bool>) {
    let is_title = *screen.get() == Screen::Title;
    if is_title != *blows {
        *blows = is_title;
        if is_title { player.begin_ambience() } else { player.end_ambience() }
    }
}

/// Plays the sounds of cues. What moves slower or faster sounds later or sooner; where nothing
/// moves, sounds still come one after another.
fn hear(settings: Res<Settings>, mut cues: MessageReader<TimedCue>, player: Res<SoundPlayer>) {
    let speed = settings.speed.factor().max(0.5);
    for TimedCue { cue, after } in cues.read() {
        player.play(sound(cue), after * speed);
    }
}

/// Buttons and the like click.
fn presses(mut contexts: EguiContexts, mut cues: MessageWriter<TimedCue>) -> Result {
    let is_press = |event: &OutputEvent| match event {
        OutputEvent::Clicked(info) => matches!(
            info.typ,
            WidgetType::Button | WidgetType::Checkbox | WidgetType::RadioButton | WidgetType::SelectableLabel
        ),
        _ => false,
    };
    if contexts.ctx_mut()?.output(|output| output.events.iter().any(is_press)) {
        cues.write(Cue::Pressed.now());
    }
    Ok(())
}

/// A key turns all sound off and on.
fn mute_key(mut contexts: EguiContexts, mut settings: ResMut<Settings>) -> Result {
    let ctx = contexts.ctx_mut()?;
    // In a text field it is a letter.
    if !ctx.text_edit_focused() && (Listener { ctx, shortcuts: &settings.keys }).pressed(Shortcut::Mute) {
        settings.sound = !settings.sound;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::sound::recipe::Recipes;
    use crate::shell::grid::{Footprint, Placement, Rectangle};
    use crate::shell::seats::SeatId;

    #[test]
    fn every_cue_has_a_sound_of_its_own_and_every_sound_a_cue() {
        let seat = SeatId(0);
        let rectangle = Rectangle::new(Footprint::new(1, 1), Placement::default());
        let snapped = Size::ALL.map(|size| Cue::Snapped { seat, size, rectangle });
        let others = [
            Cue::PickedUp,
            Cue::Turned,
            Cue::Refused,
            Cue::PutBack,
            Cue::TurnedUp { seat },
            Cue::Scanned { seat },
            Cue::TookBlind { seat, rectangle },
            Cue::BlindBomb { seat },
            Cue::Threw { seat, target: seat, bombs: Vec::new(), claws: Vec::new() },
            Cue::Dodged { seat },
            Cue::Hit { seat },
            Cue::PowerLost { seat, lost: None, left: 1 },
            Cue::Exploded { seat },
            Cue::Ate { seat, points: 1 },
            Cue::Scrapped { seat },
            Cue::CrystalMoved { from: None, to: seat },
            Cue::YourTurn { seat },
            Cue::HandOver { seat },
            Cue::Curtain { seat },
            Cue::Won { seat: None },
            Cue::Pressed,
        ];
        let mut asked: Vec<&str> = snapped.iter().chain(&others).map(sound).chain(["wind"]).collect();
        asked.sort_unstable();
        let recipes = Recipes::built_in();
        assert_eq!(asked, recipes.iter().map(|(name, _)| name).collect::<Vec<_>>());
    }
}
