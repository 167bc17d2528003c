//! The page for volumes, muting, and captions of sounds.

use bevy_egui::egui::{Rect, Stroke};

use super::asked::{Asked, setting_choices, setting_switch};
use crate::input::Shortcut;
use crate::kit::palette::{INSET, YARD, YELLOW, rgb};
use crate::kit::panel::build::{card, choose, column, divider, icon, row, seat_chip, text, widget};
use crate::kit::panel::{Align, Node, State, Surface};
use crate::kit::scenery::draw_wall;
use crate::kit::text::{Anchor, TextStyle};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use crate::kit::widgets::Slider;
use crate::kit::{Button, ButtonKind, Pen};
use crate::settings::{Captions, Settings};
use shell::language::{Phrase, phrase};
use shell::seats::Colour;

/// Largest volume, in percent, and change of a volume by an arrow key, from 0 to 1.
const LOUDEST: f32 = 100.0;
const STEP: f32 = 0.05;

/// Describes the page. `fault` is the reason why nothing is heard, if there is one.
pub(super) fn sound_page<'a>(settings: &Settings, fault: Option<Phrase>) -> Node<'a, Asked> {
    let behind = setting_switch(phrase!("settings-silent-behind"), settings.silent_behind, |settings, is_on| {
        settings.silent_behind = is_on;
    });
    column([volumes_card(settings, fault), card([behind]), captions_card(settings)]).gap(Space::M)
}

fn volumes_card<'a>(settings: &Settings, fault: Option<Phrase>) -> Node<'a, Asked> {
    let all = setting_switch(phrase!("settings-all-sound"), settings.sound, |settings, is_on| settings.sound = is_on);
    let note = match fault {
        Some(why) => text(TextStyle::NOTE.in_colour(YELLOW), phrase!("settings-no-sound", why = why)),
        None => {
            let key = settings.keys.first_key_cap(Shortcut::MUTE);
            text(TextStyle::NOTE, phrase!("settings-mute", key = key))
        }
    };
    let effects = Volume {
        name: phrase!("settings-effects"),
        about: phrase!("settings-effects-about"),
        value: settings.effects,
        set: |settings, volume| settings.effects = volume,
    };
    let ambience = Volume {
        name: phrase!("settings-ambience"),
        about: phrase!("settings-ambience-about"),
        value: settings.ambience,
        set: |settings, volume| settings.ambience = volume,
    };
    // Both bars are beside their words, or below them.
    let beside = column([effects.row(Asked::TryEffects, false), ambience.row(Asked::TryAmbience, false)]);
    let below = column([effects.row(Asked::TryEffects, true), ambience.row(Asked::TryAmbience, true)]);
    card([all, divider(), choose([beside, below]), note])
}

/// Volume of some sounds.
struct Volume {
    name: Phrase,
    about: Phrase,
    /// Volume in percent.
    value: u8,
    set: fn(&mut Settings, u8),
}

impl Volume {
    /// Widths of the words beside the bar, in points.
    const WORDS: f32 = 196.0;

    fn row<'a>(&self, try_it: Asked, is_below: bool) -> Node<'a, Asked> {
        let words =
            column([text(TextStyle::STRONG, self.name.clone()).silent(), text(TextStyle::NOTE, self.about.clone())])
                .gap(Space::None);
        let set = self.set;
        let bar = widget(Slider {
            name: self.name.clone(),
            value: f32::from(self.value) / LOUDEST,
            step: STEP,
            marks: 0,
            message: Box::new(move |value| {
                let volume = (value * LOUDEST).round() as u8;
                Asked::change(move |settings| set(settings, volume))
            }),
        });
        let value = text(TextStyle::HEADING.in_colour(YELLOW), self.value.to_string()).anchor(Anchor::End);
        let sample = Button::usual(phrase!("settings-try"), ButtonKind::Ghost)
            .with_icon("play")
            .sends(try_it)
            .key((self.name.id(), "try"));
        let bar = row([bar.grow(), value.at_least_wide(TargetHeight::Action.points()), sample]).gap(Space::L);
        if is_below { column([words, bar]) } else { row([words.at_least_wide(Self::WORDS), bar.grow()]).gap(Space::L) }
    }
}

fn captions_card<'a>(settings: &Settings) -> Node<'a, Asked> {
    let title = || text(TextStyle::HEADING, phrase!("settings-captions"));
    let about = || text(TextStyle::NOTE, phrase!("settings-captions-about"));
    let name = phrase!("settings-captions");
    let places = || {
        setting_choices(&name, Captions::ALL, Captions::name, settings.captions, |settings, captions| {
            settings.captions = captions;
        })
    };
    let beside = row([title(), about().grow(), places()]).gap(Space::M);
    let below = column([title(), about(), places()]);
    card([choose([beside, below]), captions_sample(settings.captions)])
}

/// Describes a sample of captions at their chosen place: a wall with a sentence, and the ground
/// with the caption.
fn captions_sample<'a>(captions: Captions) -> Node<'a, Asked> {
    let sentence = match captions {
        Captions::Off => phrase!("settings-captions-sample-off"),
        Captions::Log => phrase!("settings-captions-sample-log"),
        Captions::Table => phrase!("settings-captions-sample-table"),
    };
    let bell = phrase!("caption-your-turn");
    let chip = || seat_chip(Colour::Green, IconSize::Text);
    let caption = match captions {
        Captions::Off => row([]),
        Captions::Log => {
            let caption = phrase!("caption-in-log", caption = bell);
            row([chip(), text(TextStyle::NOTE, caption).grow()]).gap(Space::M)
        }
        Captions::Table => {
            let pill = |pen: &mut Pen, rect: Rect, _: State| {
                pen.draw_rect(rect, Radius::Row.points(), INSET, Stroke::new(LineWidth::Well.points(), rgb(0x46_6a7c)));
            };
            row([icon("sound_on", IconSize::Text, YELLOW), chip(), text(TextStyle::LEAD, bell)])
                .inside_by(Space::M, Space::S)
                .on(Surface::Painted(Box::new(pill)))
                .align(Align::Middle)
        }
    };
    let wall = text(TextStyle::STRONG, sentence)
        .inside_by(Space::L, Space::L)
        .target(TargetHeight::Button)
        .on(Surface::Painted(Box::new(|pen, rect, _| draw_wall(pen, rect))));
    let ground = column([caption])
        .inside_by(Space::L, Space::S)
        .target(TargetHeight::Button)
        .on(Surface::Painted(Box::new(|pen, rect, _| pen.fill_rect(rect, 0.0, YARD))));
    column([wall, ground]).gap(Space::None).inside(Space::Xxs).on(Surface::Well)
}
