//! The buttons of the tray.

use bevy_egui::egui::{Color32, Rect, Stroke};

use super::button_forms::{LabelButton, name_with_key, reason_with_name, show_first_fitting, words_on_line};
use super::facts::{ButtonFacts, TrayButton, TrayState};
use crate::cards::{Ability, ArmSide, Slot};
use crate::client::arena::Picked;
use crate::client::art::names::CardIcon;
use crate::client::play::TurnButton;
use crate::client::play::buttons::{abilities_of, refusal_of_button};
use crate::messages::phrase;
use crate::table::Table;
use crate::turn::battle::movement::LIMP_SQUARES;
use client::kit::palette::{CREAM, INK, MUTED, YELLOW};
use client::kit::panel::Node;
use client::kit::panel::build::{column, icon, keycap, row, spacer, text};
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::SeatId;

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

/// Form of a small button.
#[derive(Clone, Copy, Debug, PartialEq)]
struct SmallForm {
    /// Contents.
    shows: SmallContents,
    /// Style of the words.
    style: TextStyle,
    /// Space at the left and right edge.
    sides: Space,
}

/// Contents of a form of a small button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SmallContents {
    /// Icon and key above the words.
    Above,
    /// Icon, words and key on a line.
    Line,
    /// Icon and words.
    IconAndWords,
    /// Words.
    Words,
    /// Icon and key.
    IconAndKey,
    /// Icon.
    Icon,
}

impl SmallContents {
    const fn has_words(self) -> bool {
        matches!(self, Self::Above | Self::Line | Self::IconAndWords | Self::Words)
    }

    const fn has_key(self) -> bool {
        matches!(self, Self::Above | Self::Line | Self::IconAndKey)
    }
}

/// Forms of a small button, the best one first: with its words in bold letters, else in usual ones.
fn small_forms() -> impl Iterator<Item = SmallForm> {
    use SmallContents::{Above, Icon, IconAndKey, IconAndWords, Line, Words};
    let wide = [(Above, Space::S), (Above, Space::Xs), (Line, Space::S), (Line, Space::Xs)];
    let close = [IconAndWords, Words].map(|shows| (shows, Space::Xs));
    let with_words = wide
        .into_iter()
        .chain(close)
        .flat_map(|(shows, sides)| [TextStyle::STRONG, TextStyle::BODY].map(|style| SmallForm { shows, style, sides }));
    let without = [IconAndKey, Icon].map(|shows| SmallForm { shows, style: TextStyle::STRONG, sides: Space::Xs });
    with_words.chain(without)
}

/// Draws a small button: its icon at the upper left, its key at the upper right, and its label; or
/// what has room of these. `has_key` tells whether its key may be on it. Returns whether it was
/// pressed.
pub fn draw_small_button(pen: &mut Pen, rect: Rect, facts: &ButtonFacts, cap: Option<&str>, has_key: bool) -> bool {
    let describe = |ruler: &Ruler, form| small_button(ruler, facts, cap, form);
    let forms = small_forms().filter(|form| has_key || !form.shows.has_key());
    let is_pressed = show_first_fitting(pen, rect, forms, describe).is_some();
    if facts.is_picked {
        pen.stroke_rect(rect, Radius::Panel.points(), Stroke::new(LineWidth::Chosen.points(), YELLOW));
    }
    is_pressed
}

/// Whether a small button has room for its key besides what else is on it, if it has one. Of
/// several buttons either all show their keys or none does.
pub fn has_room_for_key(pen: &Pen, rect: Rect, facts: &ButtonFacts, cap: Option<&str>) -> bool {
    let ruler = pen.ruler();
    let fits = |form: &SmallForm| small_button(&ruler, facts, cap, *form).fits_in(&ruler, rect);
    cap.is_none() || small_forms().find(fits).is_some_and(|form| form.shows.has_key())
}

/// Describes a form of a small button.
fn small_button<'a>(ruler: &Ruler, facts: &'a ButtonFacts, cap: Option<&'a str>, form: SmallForm) -> Node<'a, ()> {
    use SmallContents::{Above, Icon, IconAndKey, IconAndWords, Line, Words};
    let colour = if facts.closed.is_some() { MUTED } else { CREAM };
    let label = || words_on_line(ruler, form.style.in_colour(colour), &facts.label);
    let sign = || facts.icon.map_or_else(Node::empty, |name| icon(name, IconSize::Text, colour));
    let key = || cap.map_or_else(Node::empty, |cap| text(TextStyle::STRONG.in_colour(MUTED), cap).silent());
    let line = |nodes: Vec<Node<'a, ()>>| row(nodes).gap(Space::Xs);
    let contents = match form.shows {
        Above => column([line(vec![sign(), spacer(), key()]), label()]).gap(Space::None),
        Line => line(vec![sign(), label().grow(), key()]),
        IconAndWords => line(vec![sign(), label().grow()]),
        Words => label(),
        IconAndKey => line(vec![sign(), spacer(), key()]),
        Icon => line(vec![spacer(), sign(), spacer()]),
    };
    let kind = if facts.is_picked { ButtonKind::Ghost } else { ButtonKind::Slate };
    let button = Button::usual(&facts.label, kind);
    let node = button_around(button, facts, form.shows.has_words(), contents);
    let is_whole = form.shows.has_words() && (form.shows.has_key() || cap.is_none());
    let node = if is_whole { node } else { node.hint(name_with_key(&facts.label, cap)) };
    node.inside_by(form.sides, Space::Xs).at_least_high(0.0)
}

/// Describes a button with contents of its own. One without words says its name before the reason
/// why it is closed.
fn button_around<'a>(
    button: Button<'a>,
    facts: &'a ButtonFacts,
    has_words: bool,
    contents: Node<'a, ()>,
) -> Node<'a, ()> {
    let why =
        facts.closed.as_ref().map(|why| if has_words { why.clone() } else { reason_with_name(&facts.label, why) });
    button.disabled_because(why).around(contents, ()).key(("tray", &facts.button))
}

/// Form of the button that ends the turn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct EndForm {
    /// Style of the words, if it has them.
    words: Option<TextStyle>,
    /// Whether it has the icon above them.
    has_icon: bool,
    /// Whether it has the key beside the icon.
    has_key: bool,
}

/// Forms of the button that ends the turn, the best one first.
fn end_forms() -> [EndForm; 6] {
    let form = |words, has_icon, has_key| EndForm { words, has_icon, has_key };
    let large = Some(TextStyle::HEADING);
    let small = Some(TextStyle::STRONG);
    [
        form(large, true, true),
        form(small, true, true),
        form(large, false, false),
        form(small, false, false),
        form(None, true, true),
        form(None, true, false),
    ]
}

/// Draws the button that ends the turn, with its icon above the label, or what has room of these.
pub fn draw_end_button(pen: &mut Pen, rect: Rect, facts: &ButtonFacts, cap: Option<&str>) -> bool {
    show_first_fitting(pen, rect, end_forms(), |_: &Ruler, form| end_button(facts, cap, form)).is_some()
}

/// Describes a form of the button that ends the turn.
fn end_button<'a>(facts: &'a ButtonFacts, cap: Option<&'a str>, form: EndForm) -> Node<'a, ()> {
    let colour: Color32 = if facts.closed.is_some() { MUTED } else { INK };
    let label = form.words.map(|style| text(style.in_colour(colour), &facts.label).anchor(Anchor::Middle));
    let sign = facts.icon.filter(|_| form.has_icon);
    let sign = sign.map_or_else(Node::empty, |name| icon(name, IconSize::Name, colour));
    let key = cap.filter(|_| form.has_key).map_or_else(Node::empty, |cap| keycap(cap).silent());
    let above = if form.has_icon { row([spacer(), sign, key, spacer()]).gap(Space::S) } else { Node::empty() };
    let contents = column([above, label.unwrap_or_else(Node::empty)]).gap(Space::Xs);
    let button = Button::usual(&facts.label, ButtonKind::Primary);
    let node = button_around(button, facts, form.words.is_some(), contents);
    let is_whole = form.words.is_some() && (form.has_key || cap.is_none());
    let node = if is_whole { node } else { node.hint(name_with_key(&facts.label, cap)) };
    node.at_least_high(0.0)
}

/// Draws another button of the last column.
pub fn draw_side_button(pen: &mut Pen, rect: Rect, facts: &ButtonFacts, kind: ButtonKind) -> bool {
    let ButtonFacts { icon, label, closed, .. } = facts;
    let button = LabelButton { icon: *icon, label, kind, closed: closed.as_ref(), is_default: false };
    button.show(pen, rect, ("tray", &facts.button))
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
