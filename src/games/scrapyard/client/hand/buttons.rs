//! The buttons of the tray.

use bevy_egui::egui::{Align2, Color32, Id, Rect, Stroke};

use super::facts::{ButtonFacts, TrayButton, TrayState};
use crate::cards::{Ability, ArmSide, Slot};
use crate::client::arena::Picked;
use crate::client::art::names::CardIcon;
use crate::client::art::painting::fit_line;
use crate::client::play::TurnButton;
use crate::client::play::buttons::{abilities_of, refusal_of_button};
use crate::messages::phrase;
use crate::table::Table;
use crate::turn::battle::movement::LIMP_SQUARES;
use client::kit::palette::{CREAM, INK, MUTED, YELLOW};
use client::kit::panel::build::{column, icon, keycap, row, spacer, text, widget};
use client::kit::panel::{HeightRange, Node, Widget, WidthRange, show_panel};
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Height of a small button below which its icon stands beside the label, in points.
const LOW: f32 = 50.0;

impl ButtonFacts {
    /// A button that is not picked.
    pub const fn new(button: TrayButton, icon: Option<&'static str>, label: Phrase, closed: Option<Phrase>) -> Self {
        Self { button, icon, label, closed, is_picked: false }
    }
}

/// Buttons for what a player can do (6.6 to 6.10).
pub fn action_buttons(table: &Table, seat: SeatId, state: &TrayState) -> Vec<ButtonFacts> {
    let robot = table.robot(seat);
    let closed = |why: Option<Phrase>| state.closed.clone().or(why);
    let with = |button, icon, label, why, picked: Option<Picked>| ButtonFacts {
        is_picked: picked.is_some() && state.picked == picked,
        ..ButtonFacts::new(button, Some(icon), label, closed(why))
    };
    let speed = phrase!("scrapyard-tray-move", count = robot.speed());
    let limp = phrase!("scrapyard-tray-limp", count = LIMP_SQUARES);
    let damage = |side| robot.attack(side).map_or(0, |attack| attack.damage);
    let arm = |side: ArmSide| {
        let label = match side {
            ArmSide::Left => phrase!("scrapyard-tray-left", count = damage(side)),
            ArmSide::Right => phrase!("scrapyard-tray-right", count = damage(side)),
        };
        let why = refusal_of_button(table, TurnButton::Attack(side));
        with(TrayButton::Arm(side), "attack", label, why, Some(Picked::Arm(side)))
    };
    let draw = phrase!("scrapyard-tray-draw", count = 1);
    let [left, right] = ArmSide::BOTH.map(arm);
    vec![
        with(TrayButton::Move, "effect_move", speed, refusal_of_button(table, TurnButton::Move), Some(Picked::Move)),
        with(TrayButton::Limp, "limp", limp, refusal_of_button(table, TurnButton::Limp), Some(Picked::Limp)),
        with(TrayButton::Recharge, "effect_draw", draw, refusal_of_button(table, TurnButton::Recharge), None),
        left,
        right,
        ability_button(table, seat, state),
    ]
}

/// Buttons of the list of abilities, one for each part that has one.
pub fn ability_buttons(table: &Table, seat: SeatId, state: &TrayState) -> Vec<ButtonFacts> {
    let robot = table.robot(seat);
    let button = |slot: Slot| {
        let ability = robot.ability(slot)?;
        let name = crate::words::card_name(robot.part(slot));
        let closed = state.closed.clone().or_else(|| refusal_of_button(table, TurnButton::Ability(slot)));
        Some(ButtonFacts {
            is_picked: state.picked == Some(Picked::Ability(slot)),
            ..ButtonFacts::new(TrayButton::Ability(slot), Some(ability_icon(ability)), name, closed)
        })
    };
    abilities_of(table, seat).into_iter().filter_map(button).collect()
}

fn ability_icon(ability: &Ability) -> &'static str {
    ability.effects.first().map_or("effect_damage", |&effect| CardIcon::of_effect(effect).name)
}

/// The button for the one ability, for the list of several, or for none.
fn ability_button(table: &Table, seat: SeatId, state: &TrayState) -> ButtonFacts {
    let mut all = ability_buttons(table, seat, state);
    if let [slot] = abilities_of(table, seat)[..]
        && let Some(mut button) = all.pop()
    {
        let effects = table.robot(seat).ability(slot).map(|ability| &ability.effects[..]);
        let count = effects.unwrap_or_default().first().map_or(0, |effect| effect.number());
        button.label = phrase!("scrapyard-tray-ability", count = count);
        return button;
    }
    let label = phrase!("scrapyard-tray-abilities", count = all.len());
    let closed = state.closed.clone().or_else(|| refusal_of_button(table, TurnButton::Abilities));
    ButtonFacts {
        is_picked: state.list_open || all.iter().any(|button| button.is_picked),
        ..ButtonFacts::new(TrayButton::Abilities, Some("effect_damage"), label, closed)
    }
}

/// Label that is smaller where it has no room.
struct FittedLabel<'a> {
    style: TextStyle,
    words: &'a Phrase,
}

impl<M> Widget<M> for FittedLabel<'_> {
    fn widths(&self, ruler: &Ruler) -> WidthRange {
        WidthRange { least: 0.0, ideal: ruler.layout(self.style, f32::INFINITY, self.words).size().x.ceil() }
    }

    fn heights(&self, ruler: &Ruler, _: f32) -> HeightRange {
        HeightRange::fixed(ruler.layout(self.style, f32::INFINITY, self.words).height())
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<M> {
        fit_line(&pen.ruler(), self.style, rect.width(), self.words).paint(pen, rect, Align2::CENTER_CENTER);
        None
    }
}

/// Draws a small button: its icon at the upper left, its key at the upper right, and its label.
/// Returns whether it was pressed.
pub fn draw_small_button(pen: &mut Pen, rect: Rect, facts: &ButtonFacts, cap: Option<String>) -> bool {
    let colour = if facts.closed.is_some() { MUTED } else { CREAM };
    let label = || widget(FittedLabel { style: TextStyle::STRONG.in_colour(colour), words: &facts.label });
    let sign = || facts.icon.map_or_else(Node::empty, |name| icon(name, IconSize::Text, colour));
    let key = cap.map_or_else(Node::empty, |cap| text(TextStyle::STRONG.in_colour(MUTED), cap).silent());
    let contents = if rect.height() < LOW * pen.look.text || facts.icon.is_none() {
        row([sign(), label().grow(), key]).gap(Space::Xs)
    } else {
        column([row([sign(), spacer(), key]).gap(Space::Xs), label()]).gap(Space::None)
    };
    let kind = if facts.is_picked { ButtonKind::Ghost } else { ButtonKind::Slate };
    let button = Button::usual(&facts.label, kind).disabled_because(facts.closed.as_ref());
    let node = button.around(contents, ()).at_least_high(0.0).key(("tray", &facts.button));
    let is_pressed = !show_panel(pen, rect, node).is_empty();
    if facts.is_picked {
        pen.stroke_rect(rect, Radius::Panel.points(), Stroke::new(LineWidth::Chosen.points(), YELLOW));
    }
    is_pressed
}

/// Draws the button that ends the turn, with its icon above the label.
pub fn draw_end_button(pen: &mut Pen, rect: Rect, facts: &ButtonFacts, cap: Option<String>) -> bool {
    let is_closed = facts.closed.is_some();
    let colour: Color32 = if is_closed { MUTED } else { INK };
    let label = text(TextStyle::HEADING.in_colour(colour), &facts.label).anchor(Anchor::Middle);
    let sign = facts.icon.map_or_else(Node::empty, |name| icon(name, IconSize::Name, colour));
    let key = cap.map_or_else(Node::empty, |cap| keycap(cap).silent());
    let contents = column([row([spacer(), sign, key, spacer()]).gap(Space::S), label]).gap(Space::Xs);
    let button = Button::usual(&facts.label, ButtonKind::Primary).disabled_because(facts.closed.as_ref());
    let node = button.around(contents, ()).key(("tray", &facts.button));
    !show_panel(pen, rect, node).is_empty()
}

/// Draws another button of the last column.
pub fn draw_side_button(pen: &mut Pen, rect: Rect, facts: &ButtonFacts, kind: ButtonKind) -> bool {
    let button = Button { icon: facts.icon, ..Button::usual(&facts.label, kind) };
    let node = button.disabled_because(facts.closed.as_ref()).sends(()).at_least_high(0.0).key(("tray", &facts.button));
    !show_panel(pen, rect, node).is_empty()
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, B, TestBattle};
    use super::*;

    #[test]
    fn several_abilities_are_behind_one_button() {
        let buttons = |battle: &TestBattle| action_buttons(&battle.table(), A, &TrayState::default());
        let none = TestBattle::new(2);
        assert!(matches!(buttons(&none)[5], ButtonFacts { button: TrayButton::Abilities, closed: Some(_), .. }));
        let one = none.part(A, Slot::Head, "radio_skull");
        assert!(matches!(buttons(&one)[5], ButtonFacts { button: TrayButton::Ability(Slot::Head), closed: None, .. }));
        let two = one.part(A, Slot::Torso, "bubble_machine").part(A, Slot::LeftArm, "crowbar");
        assert!(matches!(buttons(&two)[5], ButtonFacts { button: TrayButton::Abilities, closed: None, .. }));
        assert_eq!(ability_buttons(&two.table(), A, &TrayState::default()).len(), 2);
        let poor = two.with(A, |robot| robot.condition.unused = 0);
        assert!(buttons(&poor)[5].closed.is_some());
    }

    #[test]
    fn a_picked_arm_is_marked_and_a_closed_tray_has_one_reason() {
        let battle = TestBattle::new(2).at(A, 3, 3).at(B, 4, 3);
        let state = TrayState { picked: Some(Picked::Arm(ArmSide::Right)), ..TrayState::default() };
        let picked: Vec<bool> =
            action_buttons(&battle.table(), A, &state).iter().map(|button| button.is_picked).collect();
        assert_eq!(picked, [false, false, false, false, true, false]);
        let why = crate::messages::phrase!("scrapyard-illegal-not-now");
        let closed = TrayState { closed: Some(why.clone()), ..TrayState::default() };
        let all = action_buttons(&battle.table(), A, &closed);
        assert!(all.iter().all(|button| button.closed.as_ref() == Some(&why)));
    }
}
