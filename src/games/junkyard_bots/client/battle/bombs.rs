//! The lower panel of a battle turn: the bombs, the sum of the throw, and the buttons (rules 6.2 to
//! 6.4).

use bevy_egui::egui::{Rect, pos2};

use super::damage_sum::SumFigures;
use super::{attack_preview, bomb_cards, damage_sum};
use crate::action::Action;
use crate::client::lesson::coach_card;
use crate::client::play::{JunkyardBotsCommand, TurnStage};
use crate::client::scene::contents::Scene;
use crate::client::scene::panel_titles;
use crate::lessons::{LessonButton, Spot};
use crate::messages::phrase;
use crate::table::Choice;
use client::art::fonts::Face;
use client::kit::palette::{SECOND, YARD, YELLOW};
use client::kit::pen::rect_at;
use client::kit::{Button, ButtonKind, Pen};
use client::panels::paging::page_turn;
use shell::language::Phrase;

/// Layout of the panel from its left: bombs, sum and buttons.
struct BombsLayout {
    /// Whether bombs are cards side by side and the sum is boxes; else both are rows.
    as_drawn: bool,
    /// Width of the bombs, in points.
    bombs: f32,
    /// Width of the buttons, in points.
    buttons: f32,
}

/// Usual width of the buttons, and least width of the bombs, in points.
const BUTTONS: f32 = 154.0;
const LEAST: f32 = 160.0;

fn lay_out_panel(pen: &Pen, scene: &Scene, figures: &SumFigures) -> BombsLayout {
    let tray = scene.regions.tray;
    // A narrow tray has narrow boxes and less room for bombs, so that the sum stays whole.
    let bombs = (tray.width() - 696.0).clamp(LEAST, 700.0);
    let labels = [(phrase!("bombs-throw"), 20.0), (pass_label(scene), 18.0)];
    let widest =
        |has_icon| labels.iter().map(|(label, size)| pen.button_width(label, *size, has_icon)).fold(0.0, f32::max);
    let room = tray.width() - bombs - 34.0 - BUTTONS - 40.0;
    let fits = damage_sum::boxes_fit(pen, figures, room) && bomb_cards::cards_fit(pen, scene, bombs - 16.0);
    if widest(true) <= BUTTONS && fits {
        return BombsLayout { as_drawn: true, bombs, buttons: BUTTONS };
    }
    let buttons = widest(false).max(110.0);
    let sum = damage_sum::rows_width(pen, figures) + 4.0;
    let title = pen.measure(phrase!("bombs-title"), Face::Display, 17.0) + 10.0;
    let bombs = (tray.width() - buttons - sum - 64.0).max(title);
    BombsLayout { as_drawn: false, bombs, buttons }
}

/// Label of the button that ends the turn without a throw.
fn pass_label(scene: &Scene) -> Phrase {
    let choice = scene.table.state().turn.as_ref().map(|turn| &turn.choice);
    let has_thrown = matches!(choice, Some(Choice::Attack { thrown }) if !thrown.is_empty());
    if has_thrown { phrase!("bombs-hold") } else { phrase!("turn-pass") }
}

/// Draws the tray of a battle turn.
pub fn draw_battle_tray(pen: &mut Pen, scene: &mut Scene) {
    let tray = scene.regions.tray;
    pen.draw_panel(tray, 10.0, YARD);
    let figures = attack_preview::throw_figures(scene);
    let BombsLayout { as_drawn, bombs: wide, buttons: buttons_wide } = lay_out_panel(pen, scene, &figures);
    let x = tray.left();
    let y = tray.top();
    let base = y + 10.0 + pen.size(17.0);
    let of = |name: &str| phrase!("bombs-title-of", name = name);
    let title = panel_titles::panel_title(pen, scene, scene.on_stage(), 17.0, wide - 8.0, phrase!("bombs-title"), of);
    let title = pen.head((x + 16.0, base), 17.0, YELLOW, title);
    let hint = &phrase!("bombs-hint");
    let has_hint = title + 34.0 + pen.measure(hint, Face::Text, 16.0) <= wide;
    if has_hint {
        pen.plain((x + 28.0 + title, base), SECOND, hint);
    }
    let below = base + 17.0;
    let of_bombs = Rect::from_min_max(pos2(x + 16.0, below), pos2(x + wide, tray.bottom() - 16.0));
    pen.draw_divider(x + wide + 16.0, y + 14.0, tray.bottom() - 14.0);
    let left = x + wide + 34.0;
    let right = tray.right() - buttons_wide - 40.0;
    let seconds = 0.3 * scene.settings.speed.factor();
    if as_drawn {
        bomb_cards::draw_bomb_cards(pen, scene, of_bombs);
        pen.head((left, base), 17.0, YELLOW, phrase!("sum-title"));
        damage_sum::draw_boxes(
            pen,
            Rect::from_min_max(pos2(left, y + 42.0), pos2(right, tray.bottom())),
            &figures,
            seconds,
        );
    } else {
        bomb_cards::draw_bomb_rows(pen, scene, of_bombs.with_min_x(x + 10.0), (!has_hint).then_some(hint));
        let room = Rect::from_min_max(pos2(left - 8.0, y + 8.0), pos2(right + 16.0, tray.bottom() - 2.0));
        damage_sum::draw_rows_with_heading(pen, room, &figures, page_turn(pen.ui), seconds);
    }
    pen.draw_divider(
        tray.right() - buttons_wide - 28.0 + if as_drawn { 0.0 } else { 8.0 },
        y + 14.0,
        tray.bottom() - 14.0,
    );
    draw_buttons(pen, scene, buttons_wide, as_drawn);
}

fn draw_buttons(pen: &mut Pen, scene: &mut Scene, wide: f32, with_icons: bool) {
    let tray = scene.regions.tray;
    let is_open = scene.interaction.stage == TurnStage::Choosing;
    let no = match (scene.interaction.own.aim.target, scene.interaction.own.aim.bombs.is_empty()) {
        _ if !is_open => Some(phrase!("bombs-wait")),
        (None, _) => Some(phrase!("choose-a-target")),
        (_, true) => Some(phrase!("bombs-choose-one")),
        _ => None,
    };
    // A throw that its target dodges is legal, but Enter does not do it.
    let target = scene.interaction.own.aim.target;
    let sum = target.and_then(|target| attack_preview::sum_of(scene, target));
    let hurts = sum.is_some_and(|sum| sum.damage() > 0);
    let is_default = no.is_none() && hurts;
    let waits = coach_card::reason_to_wait(scene, &Action::Pass);
    let pass_icon = if waits.is_some() { "locked" } else { "pass" };
    let icon = |name| with_icons.then_some(name);
    let throw = Button::new(phrase!("bombs-throw"), ButtonKind::Danger, 20.0).disabled_because(no);
    let throw = Button { default: is_default, icon: icon("phase_battle"), ..throw };
    let x = tray.right() - wide - 14.0;
    let y = tray.top();
    scene.note_lesson_spot(Spot::Button(LessonButton::Throw), rect_at(x, y + 16.0, wide, 84.0));
    if scene.draw_button(pen, throw, rect_at(x, y + 16.0, wide, 84.0), "throw") {
        scene.send_command(JunkyardBotsCommand::Throw);
    }
    let waits = if is_open { waits } else { Some(phrase!("bombs-wait")) };
    let button = Button {
        icon: icon(pass_icon),
        ..Button::new(pass_label(scene), ButtonKind::Slate, 18.0).disabled_because(waits)
    };
    let tall = pen.button_height(50.0, 18.0);
    scene.note_lesson_spot(Spot::Button(LessonButton::Pass), rect_at(x, y + 112.0, wide, tall));
    if scene.draw_button(pen, button, rect_at(x, y + 112.0, wide, tall), "pass") {
        scene.send_command(JunkyardBotsCommand::Pass);
    }
}
