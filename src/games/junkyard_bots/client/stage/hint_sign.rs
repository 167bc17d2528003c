//! A hint over the stage: the move that it advises, the reason, and the place.

use bevy_egui::egui::{Id, Rect, Sense, Stroke};

use crate::client::play::Command;
use crate::client::play::advice::hint::Hint;
use crate::client::scene::contents::Scene;
use client::input::Shortcut;
use client::kit::Pen;
use client::kit::TextStyle;
use client::kit::palette::{YELLOW, fade_colour};
use client::kit::panel::build::{choose, column, icon, keycap, row, text};
use client::kit::panel::{Node, Surface, show_panel};
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use shell::language::{Phrase, phrase};

/// Draws the sign with the advice in place of the prompt. A click closes it.
pub fn draw_advice_sign(pen: &mut Pen, scene: &mut Scene, hint: &Hint) {
    let place = scene.regions.prompt;
    let cap = scene.settings.keys.first_key_cap(Shortcut::HINT);
    let high = advice_sign(hint, &cap).needed_height(&pen.ruler(), place.width());
    let rect = place.with_max_y(place.top() + high);
    if pen.ui.interact(rect, Id::new("advice"), Sense::click()).clicked() {
        scene.send_command(Command::Hint);
    }
    let spoken = phrase!("spoken-both", first = &hint.deed, second = &hint.why);
    add_spoken_text(pen.ui.ctx(), "advice", rect, Manner::ReadOut, &pen.tell(&spoken));
    show_panel(pen, rect, advice_sign(hint, &cap));
}

/// Describes the advice and its reason. The key that closes it is left out where it would cost
/// lines: the player has just pressed it.
fn advice_sign<'a>(hint: &'a Hint, cap: &'a Phrase) -> Node<'a, ()> {
    let words = || {
        let lines = [text(TextStyle::PROMPT, &hint.deed), text(TextStyle::PROMPT_REST, &hint.why)];
        column(lines).gap(Space::Xxs).grow()
    };
    let key = row([keycap(cap), text(TextStyle::NOTE, phrase!("advice-close"))]);
    let contents = choose([row([words(), key]).gap(Space::L), words()]).grow();
    let sign = icon("hint", IconSize::Name, YELLOW);
    row([sign, contents]).gap(Space::M).inside_by(Space::L, Space::S).silent().on(Surface::Sign(YELLOW))
}

/// Marks the place where the advice would put something.
pub fn draw_advice_mark(pen: &mut Pen, scene: &Scene, hint: &Hint) {
    let Some((_, rectangle)) = hint.placement else { return };
    let rect = scene.view.grid.rect_of(rectangle).shrink(Space::Xxs.points());
    pen.fill_rect(rect, Radius::Chip.points(), fade_colour(YELLOW, FILL));
    pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Panel.points(), YELLOW), DASH.0, DASH.1);
    let side = (rect.size().min_elem() / 2.0).min(IconSize::Name.points());
    let place = Rect::from_center_size(rect.center(), bevy_egui::egui::Vec2::splat(side));
    pen.draw_svg("hint", place, YELLOW);
}

/// Part of the colour that fills the mark.
const FILL: f32 = 0.16;
/// Lengths of the dashes of the mark's edge and of the gaps between them, in points.
const DASH: (f32, f32) = (9.0, 6.0);
