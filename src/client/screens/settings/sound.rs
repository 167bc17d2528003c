//! The page for volumes, muting, and captions of sounds.

use bevy_egui::egui::{Rect, Stroke, pos2, vec2};

use super::controls::draw_slider;
use crate::input::Shortcut;
use crate::kit::choice::{choice_height, choice_width, draw_choice};
use crate::kit::palette::{CARD, CREAM, INSET, SECOND, STAGE, YELLOW, rgb};
use crate::kit::pen::rect_at;
use crate::kit::scenery::draw_scenery;
use crate::kit::switch::Switch;
use crate::kit::{Anchor, Button, ButtonKind, Letters, Pen};
use crate::settings::{Captions, Settings};
use crate::sound::player::SoundPlayer;
use shell::language::{Phrase, phrase};
use shell::seats::Colour;

/// Gap between two cards, and margin of a card's contents, in points.
const GAP: f32 = 14.0;
const MARGIN: f32 = 18.0;

const NAME: Letters = Letters::bold(16.0, CREAM);
const ABOUT: Letters = Letters::text(16.0, SECOND);

/// Draws the page; returns its height, in points.
pub(super) fn draw_sound_page(pen: &mut Pen, room: Rect, settings: &mut Settings, player: &SoundPlayer) -> f32 {
    let mut top = room.top();
    top += draw_volumes(pen, room.with_min_y(top), settings, player) + GAP;
    let name = phrase!("settings-silent-behind");
    let behind = Switch { name: &name, value: None };
    let high = behind.height(pen, room.width() - 2.0 * MARGIN, 52.0) + 12.0;
    let card = rect_at(room.left(), top, room.width(), high);
    pen.draw_panel(card, 10.0, CARD);
    behind.show(pen, card.shrink2(vec2(MARGIN, 6.0)), &mut settings.silent_behind);
    top += high + GAP;
    top + draw_caption_choice(pen, room.with_min_y(top), settings) - room.top()
}

fn draw_volumes(pen: &mut Pen, room: Rect, settings: &mut Settings, player: &SoundPlayer) -> f32 {
    let left = room.left() + MARGIN;
    let width = room.width() - 2.0 * MARGIN;
    let all = phrase!("settings-all-sound");
    let all = Switch { name: &all, value: None };
    let effects = [phrase!("settings-effects"), phrase!("settings-effects-about")];
    let ambience = [phrase!("settings-ambience"), phrase!("settings-ambience-about")];
    let key = settings.keys.first_key_cap(Shortcut::MUTE);
    let (colour, text) = match player.fault() {
        Some(why) => (YELLOW, phrase!("settings-no-sound", why = why)),
        None => (SECOND, phrase!("settings-mute", key = key)),
    };
    let all_high = all.height(pen, width, 44.0);
    let widest = [&effects, &ambience].into_iter().map(|words| Volume::measure_words(pen, words)).fold(0.0, f32::max);
    let rows = [&effects, &ambience].map(|words| Volume::of(pen, width, widest, words));
    let text_high = pen.tall(&text, Letters::text(16.0, colour), width);
    let rows_high = rows[0].high + 6.0 + rows[1].high;
    let card = rect_at(room.left(), room.top(), room.width(), 28.0 + all_high + rows_high + 10.0 + text_high + 18.0);
    pen.draw_panel(card, 10.0, CARD);
    all.show(pen, rect_at(left, card.top() + 10.0, width, all_high), &mut settings.sound);
    let line = card.top() + all_high + 16.0;
    pen.draw_line((left, line), (left + width, line), 2.0, INSET);
    let before = (settings.effects, settings.ambience);
    let row = |number: usize| {
        let above = if number == 0 { 0.0 } else { rows[0].high + 6.0 };
        rect_at(left, card.top() + all_high + 28.0 + above, width, rows[number].high)
    };
    let try_effects = rows[0].draw_volume_row(pen, row(0), 0, &effects, &mut settings.effects);
    let try_ambience = rows[1].draw_volume_row(pen, row(1), 1, &ambience, &mut settings.ambience);
    if try_effects || try_ambience {
        player.look_again();
    }
    // A volume that is tried or changed is heard at once; while a knob is dragged, at every tenth.
    if try_effects || settings.effects / 10 != before.0 / 10 {
        player.try_effects();
    }
    if try_ambience {
        player.try_ambience();
    }
    pen.passage(pos2(left, row(1).bottom() + 10.0), width, Letters::text(16.0, colour), text);
    card.height()
}

/// Row of a volume: its name and description, and the bar beside or below them.
struct Volume {
    high: f32,
    /// Width of the words if the bar is beside them, in points.
    beside: Option<f32>,
    /// Height of the words, in points.
    words: f32,
}

impl Volume {
    /// Usual width of the words in a row, in points.
    const WORDS: f32 = 188.0;

    fn measure_words(pen: &Pen, [name, about]: &[Phrase; 2]) -> f32 {
        pen.wide(name, NAME).max(pen.wide(about, ABOUT)) + 14.0
    }

    fn of(pen: &Pen, width: f32, widest: f32, [name, about]: &[Phrase; 2]) -> Self {
        let beside = Some(widest.max(Self::WORDS)).filter(|widest| *widest < 0.4 * width);
        let room = beside.unwrap_or(width);
        let words = pen.tall(name, NAME, room) + pen.tall(about, ABOUT, room);
        let bar = 50.0_f32.max(Self::try_button().height(pen, width, 46.0) + 4.0);
        let high = if beside.is_some() { bar.max(words + 8.0) } else { bar + words + 8.0 };
        Self { high, beside, words }
    }

    fn try_button() -> Button<'static> {
        Button::new(phrase!("settings-try"), ButtonKind::Ghost, 16.0).with_icon("play")
    }

    /// Draws the row; returns whether the volume is to be tried.
    fn draw_volume_row(
        &self,
        pen: &mut Pen,
        row: Rect,
        number: usize,
        [name, about]: &[Phrase; 2],
        volume: &mut u8,
    ) -> bool {
        let room = self.beside.unwrap_or(row.width());
        let top = if self.beside.is_some() { row.center().y - self.words / 2.0 } else { row.top() };
        let name_high = pen.silently(|pen| pen.passage(pos2(row.left(), top), room, NAME, name));
        pen.passage(pos2(row.left(), top + name_high), room, ABOUT, about);
        let line = if self.beside.is_some() { row } else { row.with_min_y(row.top() + self.words + 4.0) };
        let wide = Self::try_button().width(pen).max(86.0);
        let button = rect_at(row.right() - wide, line.top() + 2.0, wide, line.height() - 4.0);
        let number_wide =
            pen.wide(phrase!("settings-percent", percent = 100), Letters::display(18.0, YELLOW)).max(54.0);
        let left = row.left() + self.beside.unwrap_or(12.0);
        let middle = line.center().y;
        let bar = Rect::from_min_max(pos2(left, middle - 6.0), pos2(button.left() - number_wide - 22.0, middle + 6.0));
        if let Some(part) = draw_slider(pen, bar, name, f32::from(*volume) / 100.0, 0.05) {
            *volume = (part * 100.0).round() as u8;
        }
        let at = (button.left() - 22.0, middle);
        pen.centred_text(at, Anchor::End, number_wide, Letters::display(18.0, YELLOW), volume.to_string());
        Self::try_button().with_number(number).show(pen, button)
    }
}

fn draw_caption_choice(pen: &mut Pen, room: Rect, settings: &mut Settings) -> f32 {
    let left = room.left() + MARGIN;
    let width = room.width() - 2.0 * MARGIN;
    let title = phrase!("settings-captions");
    let about = phrase!("settings-captions-about");
    let heading = Letters::display(18.0, CREAM);
    let names = Captions::ALL.map(Captions::name);
    let drawn = [72.0_f32, 116.0, 128.0];
    let own: Vec<f32> = names.iter().zip(drawn).map(|(name, wide)| choice_width(pen, None, name).max(wide)).collect();
    let words = pen.wide(&title, heading) + 14.0 + pen.wide(&about, ABOUT) + 12.0;
    let all: f32 = own.iter().sum::<f32>() + 8.0;
    let is_beside = words + all <= width;
    let equal = (width - 8.0) / 3.0;
    let widths = if is_beside { own } else { vec![equal; 3] };
    let high = names.iter().zip(&widths).fold(44.0, |high, (name, wide)| choice_height(pen, *wide, None, name, high));
    let about_high = pen.tall(&about, ABOUT, width);
    let title_high = pen.tall(&title, heading, width);
    let above = if is_beside { 12.0 } else { 12.0 + title_high + about_high + 8.0 };
    let sample = CaptionSample::of(pen, width, settings.captions);
    let card = rect_at(room.left(), room.top(), room.width(), above + high + 12.0 + sample.measure_height() + 18.0);
    pen.draw_panel(card, 10.0, CARD);
    let middle = card.top() + 12.0 + high / 2.0;
    if is_beside {
        let after = left + pen.centred_text((left, middle), Anchor::Start, width, heading, title).x + 14.0;
        pen.centred_text((after, middle), Anchor::Start, width, ABOUT, about);
    } else {
        pen.passage(pos2(left, card.top() + 12.0), width, heading, title);
        pen.passage(pos2(left, card.top() + 12.0 + title_high), width, ABOUT, about);
    }
    let mut x = if is_beside { left + width - all } else { left };
    for ((captions, name), wide) in Captions::ALL.into_iter().zip(&names).zip(widths) {
        let place = rect_at(x, card.top() + above, wide, high);
        let called = phrase!("settings-captions-where", place = captions.name());
        if draw_choice(pen, place, None, name, called, settings.captions == captions) {
            settings.captions = captions;
        }
        x += wide + 4.0;
    }
    let place = rect_at(left, card.top() + above + high + 12.0, width, sample.measure_height());
    sample.draw_sample(pen, place, settings.captions);
    card.height()
}

/// Sample of captions at their chosen place.
struct CaptionSample {
    text: Phrase,
    caption: Phrase,
    /// Heights of the wall with the text, and of the ground with the caption, in points.
    wall: f32,
    ground: f32,
}

impl CaptionSample {
    const TEXT: Letters = Letters::bold(16.0, CREAM);

    fn of(pen: &Pen, width: f32, captions: Captions) -> Self {
        let text = match captions {
            Captions::Off => phrase!("settings-captions-sample-off"),
            Captions::Log => phrase!("settings-captions-sample-log"),
            Captions::Table => phrase!("settings-captions-sample-table"),
        };
        let bell = phrase!("caption-your-turn");
        let caption = if captions == Captions::Log { phrase!("caption-in-log", caption = bell) } else { bell };
        let wall = 62.0_f32.max(pen.tall(&text, Self::TEXT, width - 32.0) + 30.0);
        let ground = 48.0_f32.max(pen.tall(&caption, Letters::text(17.0, CREAM), width - 130.0) + 24.0);
        Self { text, caption, wall, ground }
    }

    fn measure_height(&self) -> f32 {
        self.wall + self.ground
    }

    fn draw_sample(&self, pen: &mut Pen, rect: Rect, captions: Captions) {
        pen.draw_inset(rect, 8.0, STAGE);
        let ground = rect.shrink(3.0).with_min_y(rect.top() + self.wall);
        draw_scenery(pen, rect.shrink(3.0), ground);
        let middle = rect.top() + (self.wall - 8.0) / 2.0;
        pen.centred_text((rect.left() + 16.0, middle), Anchor::Start, rect.width() - 32.0, Self::TEXT, &self.text);
        let middle = ground.center().y;
        let letters = Letters::text(17.0, CREAM);
        match captions {
            Captions::Off => {}
            Captions::Log => {
                pen.draw_seat_chip(rect.left() + 18.0, middle - 11.0, Colour::Green, 22.0);
                pen.centred_text(
                    (rect.left() + 50.0, middle),
                    Anchor::Start,
                    rect.width() - 70.0,
                    ABOUT,
                    &self.caption,
                );
            }
            Captions::Table => {
                let wide = 74.0 + pen.wide(&self.caption, letters).min(rect.width() - 130.0) + 16.0;
                let pill = Rect::from_center_size(ground.center(), vec2(wide, ground.height() - 11.0));
                pen.draw_rect(pill, 8.0, INSET, Stroke::new(2.0, rgb(0x46_6a7c)));
                pen.draw_icon("sound_on", pill.left() + 13.0, middle - 11.0, 22.0, YELLOW);
                pen.draw_seat_chip(pill.left() + 42.0, middle - 11.0, Colour::Green, 22.0);
                pen.centred_text(
                    (pill.left() + 74.0, middle),
                    Anchor::Start,
                    rect.width() - 130.0,
                    letters,
                    &self.caption,
                );
            }
        }
    }
}
