//! The lower panel of a battle turn: the bombs, the sum of the throw, and the buttons (rules 6.2 to
//! 6.4).

use bevy_egui::egui::Rect;

use super::attack_preview;
use super::bomb_cards::{BattleMessage, BattleNode, ThrowableBomb, bomb_cards, bomb_key, bomb_rows};
use super::damage_sum::{ShownFigure, SumRows, shown_figures, sum_boxes, sum_rows};
use crate::action::Action;
use crate::client::lesson::coach_card;
use crate::client::play::{JunkyardBotsCommand, TurnStage};
use crate::client::scene::contents::Scene;
use crate::client::scene::panel_titles;
use crate::lessons::{LessonButton, Spot};
use crate::messages::phrase;
use crate::table::Choice;
use client::kit::palette::{YARD, YELLOW};
use client::kit::panel::build::{choose, column, groove, row, scroll, text};
use client::kit::panel::{Rank, State, Surface, place, state_of};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{Radius, Space};
use client::kit::{Button, ButtonKind, Pen, TextStyle};
use shell::language::Phrase;

/// Time in which a value of the sum rolls to a new one, in seconds at the usual speed.
const ROLLS: f32 = 0.3;
/// Style of the headings.
const HEADING: TextStyle = TextStyle::LABEL.in_colour(YELLOW);
/// Keys of the buttons, and meanings of their places.
const THROW: &str = "throw";
const PASS: &str = "pass";

/// Facts of the panel.
struct BattleFacts {
    /// Forms of the title of the bombs, the longest one first.
    titles: Vec<Phrase>,
    bombs: Vec<ThrowableBomb>,
    /// Least width of the bombs as rows, in points: that of the shortest title on one line, and of
    /// all words beside a scroll bar.
    least: f32,
    figures: [ShownFigure; 3],
    throw: Button<'static>,
    pass: Button<'static>,
}

impl BattleFacts {
    fn of(pen: &Pen, scene: &Scene) -> Self {
        let of = |name: &str| phrase!("bombs-title-of", name = name);
        let seconds = ROLLS * scene.settings.speed.factor();
        let pass_icon = if waits_for_coach(scene).is_some() { "locked" } else { "pass" };
        let waits = reason_to_wait(scene).or_else(|| waits_for_coach(scene));
        let bombs = ThrowableBomb::all_of(scene);
        let shortest = title_text(&phrase!("bombs-title")).needed_width(&pen.ruler());
        let rows = bomb_rows(&bombs).widths_in(&pen.ruler()).least;
        Self {
            titles: panel_titles::title_forms(scene, scene.on_stage(), phrase!("bombs-title"), of),
            least: shortest.max(rows),
            bombs,
            figures: shown_figures(pen, &attack_preview::throw_figures(scene), seconds),
            throw: throw_button(scene),
            pass: Button::usual(pass_label(scene), ButtonKind::Slate).with_icon(pass_icon).disabled_because(waits),
        }
    }
}

/// Reason why the buttons wait: a question, or bombs that fly.
fn reason_to_wait(scene: &Scene) -> Option<Phrase> {
    if !scene.question.is_none() {
        return Some(phrase!("answer-first"));
    }
    (scene.interaction.stage != TurnStage::Choosing).then(|| phrase!("bombs-wait"))
}

/// Reason of a lesson's coach not to pass yet.
fn waits_for_coach(scene: &Scene) -> Option<Phrase> {
    coach_card::reason_to_wait(scene, &Action::Pass)
}

fn throw_button(scene: &Scene) -> Button<'static> {
    let aim = &scene.interaction.own.aim;
    let no = reason_to_wait(scene).or_else(|| match (aim.target, aim.bombs.is_empty()) {
        (None, _) => Some(phrase!("choose-a-target")),
        (_, true) => Some(phrase!("bombs-choose-one")),
        _ => None,
    });
    // A throw that its target dodges is legal, but Enter does not do it.
    let sum = aim.target.and_then(|target| attack_preview::sum_of(scene, target));
    let hurts = sum.is_some_and(|sum| sum.damage() > 0);
    let is_default = no.is_none() && hurts;
    let throw = Button::large(phrase!("bombs-throw"), ButtonKind::Danger).with_icon("phase_battle");
    Button { default: is_default, ..throw.disabled_because(no) }
}

/// Label of the button that ends the turn without a throw.
fn pass_label(scene: &Scene) -> Phrase {
    let choice = scene.table.state().turn.as_ref().map(|turn| &turn.choice);
    let has_thrown = matches!(choice, Some(Choice::Attack { thrown }) if !thrown.is_empty());
    if has_thrown { phrase!("bombs-hold") } else { phrase!("turn-pass") }
}

/// Describes the panel: the bombs on cards and the sum in boxes, or, where those have no room, both
/// as rows.
fn battle_panel(facts: &BattleFacts) -> BattleNode<'_> {
    let figures = &facts.figures;
    let cards = |with_holders| {
        let bombs = column([bombs_title(facts, true), bomb_cards(&facts.bombs, with_holders).grow()]);
        side_by_side(bombs.narrow(), sum_with_heading(sum_boxes(figures)).grow(), buttons(facts, true))
    };
    let rows = |sum| {
        let bombs = column([bombs_title(facts, false), bomb_rows(&facts.bombs).grow()]);
        side_by_side(bombs.exactly_wide(facts.least), sum_with_heading(sum), buttons(facts, false))
    };
    let dense = || sum_rows(figures, SumRows::Dense);
    let yard = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), YARD);
    choose([
        cards(true),
        cards(false),
        rows(sum_rows(figures, SumRows::Loose)),
        rows(dense()),
        rows(sum_rows(figures, SumRows::Bare)),
        rows(scroll("sum", ScrollKeys::Pages, dense())),
    ])
    .gives_way(Rank::Second)
    .stays()
    .inside(Space::M)
    .on(Surface::Painted(Box::new(yard)))
    .key("battle")
}

/// Describes the three parts of the panel.
fn side_by_side<'a>(bombs: BattleNode<'a>, sum: BattleNode<'a>, buttons: BattleNode<'a>) -> BattleNode<'a> {
    row([bombs.grow().fill(), groove().fill(), sum.fill(), groove().fill(), buttons.fill()])
}

/// Describes the title of the bombs, with the hint beside it if there is room.
fn bombs_title(facts: &BattleFacts, has_hint: bool) -> BattleNode<'_> {
    let hint = || text(TextStyle::NOTE, phrase!("bombs-hint"));
    let with_hint = facts.titles.iter().take(has_hint.into()).map(|whole| row([title_text(whole), hint()]));
    choose(with_hint.chain(facts.titles.iter().map(title_text))).narrow()
}

fn title_text(title: &Phrase) -> BattleNode<'_> {
    text(HEADING, title).manner(Manner::Heading)
}

fn sum_with_heading(sum: BattleNode) -> BattleNode {
    let heading = text(HEADING, phrase!("sum-title")).manner(Manner::Heading);
    column([heading.gives_way(Rank::First), sum.grow()])
}

fn buttons(facts: &BattleFacts, with_icons: bool) -> BattleNode<'_> {
    let button = |button: &Button<'static>, message, key| {
        let icon = button.icon.filter(|_| with_icons);
        Button { icon, ..button.clone() }.sends(message).key(key)
    };
    let throw = button(&facts.throw, BattleMessage::Throw, THROW);
    column([throw.grow(), button(&facts.pass, BattleMessage::Pass, PASS)]).gap(Space::M)
}

/// Draws the tray of a battle turn.
pub fn draw_battle_tray(pen: &mut Pen, scene: &mut Scene) {
    let facts = BattleFacts::of(pen, scene);
    let mut placed = place(&pen.ruler(), scene.regions.tray, battle_panel(&facts));
    let mut accepts = |key, button| {
        placed.rect_of(key).is_some_and(|rect| {
            scene.note_lesson_spot(Spot::Button(button), rect);
            scene.accepts_press(pen, rect, key)
        })
    };
    let throws = accepts(THROW, LessonButton::Throw);
    let passes = accepts(PASS, LessonButton::Pass);
    for bomb in &facts.bombs {
        if state_of(pen, bomb_key(bomb.part())).is_hovered {
            scene.point_at(bomb.part());
        }
    }
    for message in placed.show(pen) {
        match message {
            BattleMessage::Bomb(bomb) => scene.send_command(JunkyardBotsCommand::Bomb(bomb)),
            BattleMessage::Throw if throws => scene.send_command(JunkyardBotsCommand::Throw),
            BattleMessage::Pass if passes => scene.send_command(JunkyardBotsCommand::Pass),
            BattleMessage::Throw | BattleMessage::Pass => {}
            BattleMessage::At(bomb, rect) => scene.note_part_place(bomb, rect),
        }
    }
}
