//! The buttons of a turn: the sale, the actions without a thing to take, and the end of the turn.

use bevy_egui::egui::Rect;

use crate::action::{Action, Illegal};
use crate::client::garage::sale_offer::sale_offer;
use crate::client::play::conversion::Conversion;
use crate::client::play::{Command, RoboticsCommand, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::shortcuts;
use crate::lessons::{LessonButton, Spot};
use crate::messages::phrase;
use crate::money_words::amount_words;
use crate::parts::Kind;
use crate::turn::sabotage::playable_saboteurs;
use crate::turn::trade::check_partner;
use crate::turn::{LegalActions, TurnActions, check_action};
use client::input::Shortcut;
use client::kit::panel::Node;
use client::kit::panel::build::{choose, column, row, spacer};
use client::kit::text::Ruler;
use client::kit::tokens::{Space, TargetHeight};
use client::kit::{Button, ButtonKind, Pen};
use shell::language::{InWords, Phrase};

/// A button of a turn.
#[derive(Clone, Debug)]
pub struct TurnButton {
    label: Phrase,
    icon: Option<&'static str>,
    /// Key that does the same, and as it is written on the button.
    shortcut: Option<Shortcut>,
    cap: Option<String>,
    kind: ButtonKind,
    /// Reason why it is disabled.
    why_not: Option<Phrase>,
    hint: Option<Phrase>,
    is_large: bool,
    does: Command,
    /// The same button for lessons.
    taught: Option<LessonButton>,
}

impl TurnButton {
    fn new(label: Phrase, icon: &'static str, does: impl Into<Command>) -> Self {
        Self {
            label,
            icon: Some(icon),
            shortcut: None,
            cap: None,
            kind: ButtonKind::Slate,
            why_not: None,
            hint: None,
            is_large: false,
            does: does.into(),
            taught: None,
        }
    }

    fn of_kind(self, kind: ButtonKind) -> Self {
        Self { kind, ..self }
    }

    fn disabled_because(self, why_not: Option<Phrase>) -> Self {
        Self { why_not, ..self }
    }

    fn with_key(self, shortcut: Shortcut) -> Self {
        Self { shortcut: Some(shortcut), ..self }
    }

    fn taught_as(self, button: LessonButton) -> Self {
        Self { taught: Some(button), ..self }
    }

    /// Key of the button in the panel.
    fn key(&self) -> (&'static str, String) {
        ("turn", format!("{:?}", self.does))
    }

    /// Describes the button, with its icon or without it. It sends its number.
    fn node(&self, has_icon: bool, number: usize) -> Node<'_, usize> {
        let button =
            if self.is_large { Button::large(&self.label, self.kind) } else { Button::usual(&self.label, self.kind) };
        let icon = self.icon.filter(|_| has_icon);
        let button = Button { icon, ..button }.disabled_because(self.why_not.as_ref());
        let button = button.with_corner_key(self.cap.clone());
        let node = button.sends(number).target(TargetHeight::Row).key(self.key());
        match &self.hint {
            Some(hint) => node.hint(hint),
            None => node,
        }
    }
}

/// Returns the buttons for the present choice, row by row; none while the player on the stage has
/// no choice.
pub fn due_buttons(pen: &Pen, scene: &Scene) -> Vec<Vec<TurnButton>> {
    if scene.interaction.stage != TurnStage::Choosing {
        return Vec::new();
    }
    let mut rows = match scene.play.choices() {
        _ if StageView::of(scene) == StageView::Sabotage => sabotage_buttons(scene),
        LegalActions::Sale(_) => sale_buttons(scene),
        LegalActions::Control => control_buttons(),
        LegalActions::Turn(actions) => turn_buttons(scene, actions),
        // Below an empty row: it stands where it does in a turn.
        LegalActions::PutAway(_) => vec![Vec::new(), vec![done_button(scene, true)]],
        _ => Vec::new(),
    };
    for button in rows.iter_mut().flatten() {
        button.cap = button.shortcut.and_then(|shortcut| scene.cap_of(pen, shortcut));
    }
    if !scene.is_open() {
        rows.iter_mut().flatten().for_each(|button| button.why_not = Some(phrase!("answer-first")));
    }
    rows
}

/// Buttons of the sale: to the order that is looked at or pays best, or none (5.1).
fn sale_buttons(scene: &Scene) -> Vec<Vec<TurnButton>> {
    let sell = sale_offer(scene).map(|offer| {
        let label = phrase!("robotics-turn-sell", credits = amount_words(offer.pays));
        let button = TurnButton::new(label, "phase_sell", Command::Do(Action::Sell(offer.order)));
        TurnButton { is_large: true, ..button.of_kind(ButtonKind::Go).taught_as(LessonButton::Sell) }
    });
    let keep = TurnButton::new(phrase!("robotics-turn-keep"), "cross", Command::Do(Action::KeepRobot));
    let keep = TurnButton { icon: None, ..keep }.with_key(shortcuts::KEEP);
    sell.into_iter().chain([keep]).map(|button| vec![button]).collect()
}

/// Buttons while a saboteur aims: taking the part, and keeping it or leaving the choice (11.1,
/// 16.1).
fn sabotage_buttons(scene: &Scene) -> Vec<Vec<TurnButton>> {
    let no_aim = scene.interaction.own.aim.is_none().then(|| phrase!("robotics-choose-an-extremity"));
    let take = TurnButton::new(phrase!("robotics-sabotage-take"), "target", RoboticsCommand::Sabotage);
    let take = TurnButton { is_large: true, ..take.of_kind(ButtonKind::Danger).disabled_because(no_aim) };
    let take = take.with_key(shortcuts::SABOTAGE);
    let second = if scene.interaction.own.plays_kept_saboteur {
        let leave = RoboticsCommand::PlayKeptSaboteur(false);
        Some(TurnButton::new(phrase!("robotics-sabotage-back"), "undo", leave))
    } else {
        let may_keep = matches!(scene.play.choices(), LegalActions::Sabotage { may_keep: true, .. });
        let keep = Command::Do(Action::KeepSaboteur);
        let keep = TurnButton::new(phrase!("robotics-sabotage-keep"), "phase_away", keep);
        may_keep.then_some(keep.with_key(shortcuts::KEEP))
    };
    [take].into_iter().chain(second).map(|button| vec![button]).collect()
}

/// Buttons of the choice about a control that was drawn (16.2).
fn control_buttons() -> Vec<Vec<TurnButton>> {
    let work = TurnButton::new(phrase!("robotics-turn-let-work"), "play", Command::Do(Action::LetControlWork));
    let warn = TurnButton::new(phrase!("robotics-turn-warn"), "pause", Command::Do(Action::LayWarning));
    let work = work.of_kind(ButtonKind::Danger).with_key(shortcuts::DONE);
    vec![vec![work], vec![warn.with_key(shortcuts::KEEP)]]
}

/// Buttons of the actions, and of the end of the turn.
fn turn_buttons(scene: &Scene, actions: &TurnActions) -> Vec<Vec<TurnButton>> {
    let no_action = (!actions.may_pass).then(|| Illegal::NoActionLeft.phrase());
    let trade = TurnButton::new(phrase!("robotics-turn-trade"), "trade", RoboticsCommand::BeginOffer(None));
    let convert = TurnButton::new(phrase!("robotics-turn-convert"), "convert", RoboticsCommand::BeginConversion);
    let pass = TurnButton::new(phrase!("robotics-turn-pass"), "pass", RoboticsCommand::Pass);
    let trade = trade.disabled_because(no_action.clone().or_else(|| reason_not_to_trade(scene, actions)));
    let convert = convert.disabled_because(no_action.clone().or_else(|| reason_not_to_convert(scene)));
    let done = done_button(scene, !actions.may_pass);
    let trade = trade.with_key(shortcuts::TRADE);
    let convert = convert.with_key(shortcuts::CONVERT);
    let pass = pass.with_key(shortcuts::PASS);
    let rows = [
        vec![trade.taught_as(LessonButton::Trade), convert.taught_as(LessonButton::Convert)],
        vec![pass.disabled_because(no_action.clone()), done],
    ];
    let saboteur = saboteur_button(scene, actions, no_action).map(|button| vec![button]);
    saboteur.into_iter().chain(rows).collect()
}

/// Button that plays a saboteur that was kept, if there is one (16.1).
fn saboteur_button(scene: &Scene, actions: &TurnActions, no_action: Option<Phrase>) -> Option<TurnButton> {
    let turn = scene.table.state().turn()?;
    if scene.shop().all_loose().of_kind(Kind::Saboteur) == 0 {
        return None;
    }
    let is_new = playable_saboteurs(scene.table, turn, turn.seat) == 0;
    let why = if is_new {
        Some(Illegal::NoSaboteur.phrase())
    } else {
        actions.targets.is_empty().then(|| phrase!("robotics-turn-no-target"))
    };
    let play = RoboticsCommand::PlayKeptSaboteur(true);
    let button = TurnButton::new(phrase!("robotics-turn-saboteur"), "target", play);
    Some(button.disabled_because(no_action.or(why)))
}

/// Button that ends the turn, or the putting away (8.2, 12.6); `stands_out` if nothing else is left
/// to do.
fn done_button(scene: &Scene, stands_out: bool) -> TurnButton {
    let kind = if stands_out { ButtonKind::Primary } else { ButtonKind::Slate };
    let why_not = check_action(scene.table, &Action::Done).err().map(|why| why.phrase());
    let rent = scene.shop().rent(scene.table.data());
    let hint = (rent > 0).then(|| phrase!("robotics-turn-pays-rent", credits = amount_words(rent)));
    let button = TurnButton::new(phrase!("robotics-turn-done"), "check", RoboticsCommand::Done).of_kind(kind);
    let button = button.disabled_because(why_not).with_key(shortcuts::DONE);
    TurnButton { hint, ..button.taught_as(LessonButton::Done) }
}

/// Reason why nobody can be made an offer (12.7).
fn reason_not_to_trade(scene: &Scene, actions: &TurnActions) -> Option<Phrase> {
    let turn = scene.table.state().turn().filter(|_| actions.partners.is_empty())?;
    let others = scene.table.seats().filter(|seat| *seat != turn.seat);
    others.filter_map(|seat| check_partner(scene.table, turn, seat).err()).next().map(|why| why.phrase())
}

/// Reason why the robot cannot be converted (13.4).
fn reason_not_to_convert(scene: &Scene) -> Option<Phrase> {
    Conversion::begin(scene.table)?.reason_not_to_finish(scene.table).map(|why| why.phrase())
}

/// Describes the buttons in their rows, below each other. Where there is little room all their
/// icons are left out.
pub fn buttons_in_rows<'a>(ruler: &Ruler, due: &'a [Vec<TurnButton>]) -> Node<'a, usize> {
    if due.is_empty() {
        return spacer();
    }
    choose([true, false].map(|has_icons| rows_of_buttons(ruler, due, has_icons)))
}

/// Describes the rows. Buttons beside each other are equally wide.
fn rows_of_buttons<'a>(ruler: &Ruler, due: &'a [Vec<TurnButton>], has_icons: bool) -> Node<'a, usize> {
    let beside = due.iter().filter(|row| row.len() > 1).flatten();
    let widest = beside.map(|button| button.node(has_icons, 0).needed_width(ruler)).fold(0.0, f32::max);
    let mut number = 0;
    let rows = due.iter().map(|buttons| {
        let is_alone = buttons.len() == 1;
        let nodes = buttons.iter().map(|button| {
            let node = button.node(has_icons, number).fill().grow();
            number += 1;
            if is_alone { node } else { node.with_widths(widest, widest) }
        });
        let nodes: Vec<Node<usize>> = nodes.collect();
        if nodes.is_empty() { spacer() } else { row(nodes).gap(Space::S).grow() }
    });
    let rows: Vec<Node<usize>> = rows.collect();
    column(rows).gap(Space::S)
}

/// Describes the buttons side by side, where they stand above the rest.
pub fn buttons_in_line(due: &[Vec<TurnButton>]) -> Node<'_, usize> {
    let line = |has_icons: bool| {
        let nodes = due.iter().flatten().enumerate().map(|(number, button)| button.node(has_icons, number).grow());
        row(nodes).gap(Space::S)
    };
    let is_empty = due.iter().all(Vec::is_empty);
    if is_empty { spacer().target(TargetHeight::Row) } else { choose([true, false].map(line)) }
}

/// Notes the places of the buttons, which `rect_of` tells by their keys. Returns for each whether a
/// press of it counts.
pub fn note_buttons(
    pen: &Pen,
    scene: &mut Scene,
    due: &[Vec<TurnButton>],
    mut rect_of: impl FnMut((&'static str, String)) -> Option<Rect>,
) -> Vec<bool> {
    let mut counts = Vec::new();
    for button in due.iter().flatten() {
        let place = rect_of(button.key());
        if let Some((place, taught)) = place.zip(button.taught) {
            scene.note_lesson_spot(Spot::Button(taught), place);
        }
        let meaning = (format!("{:?}", button.does), scene.on_stage().index());
        counts.push(place.is_some_and(|place| scene.accepts_press(pen, place, meaning)));
    }
    counts
}

/// Command of the button with a number.
pub fn command_of(due: &[Vec<TurnButton>], number: usize) -> Option<Command> {
    due.iter().flatten().nth(number).map(|button| button.does.clone())
}
