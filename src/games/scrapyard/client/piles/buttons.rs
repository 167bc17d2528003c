//! The buttons of the build phase: Rummage, Pass and Done, each with the reason why it is closed.

use bevy_egui::egui::Vec2;

use super::facts::{PileChoices, build_turn, must_or_may_rummage};
use crate::action::{Action, Illegal};
use crate::messages::phrase;
use crate::table::Table;
use crate::turn::check_action;
use client::kit::panel::Node;
use client::kit::panel::build::column;
use client::kit::text::Ruler;
use client::kit::tokens::{Space, TargetHeight};
use client::kit::{Button, ButtonKind};
use shell::language::{InWords, Phrase};

/// Button of the build phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BuildButton {
    /// Chooses to rummage in the pile that is pressed next, or gives that up again (4.8).
    Rummage,
    /// Collects none of the rummaged cards (4.8).
    TakeNone,
    /// Has no more turns (4.11).
    Pass,
    /// Ends the turn (4.6).
    Done,
}

/// A button with its look.
#[derive(Clone, Debug, PartialEq)]
pub struct BuildButtonFacts {
    /// The button.
    pub button: BuildButton,
    /// Label.
    pub label: Phrase,
    icon: Option<&'static str>,
    kind: ButtonKind,
    /// Reason why it is closed.
    pub why_not: Option<Phrase>,
}

/// Buttons for the present choice, from the top; none while no player at this window acts.
/// `takes_none` tells that none of the rummaged cards is collected already.
pub fn build_buttons(table: &Table, choices: PileChoices, takes_none: bool) -> Vec<BuildButtonFacts> {
    let Some(turn) = build_turn(table).filter(|_| choices.may_act) else { return Vec::new() };
    let why_not = |action: &Action| check_action(table, action).err();
    let first = if turn.rummage.is_some() {
        let why = takes_none.then(|| phrase!("scrapyard-rummage-none-taken"));
        button(BuildButton::TakeNone, phrase!("scrapyard-build-take-none"), None, why)
    } else if choices.rummages {
        button(BuildButton::Rummage, phrase!("scrapyard-build-no-rummage"), Some("undo"), None)
    } else {
        let why = why_not_rummage(table, choices).map(|why| why.phrase());
        button(BuildButton::Rummage, phrase!("scrapyard-build-rummage-button"), None, why)
    };
    let reason = |action: Action| why_not(&action).map(|why| why.phrase());
    let pass = button(BuildButton::Pass, phrase!("scrapyard-build-pass"), Some("pass"), reason(Action::Pass));
    let done = button(BuildButton::Done, phrase!("scrapyard-build-done"), Some("check"), reason(Action::Done));
    let has_to_say_done = done.why_not.is_none();
    let stands_out = |facts: BuildButtonFacts| BuildButtonFacts { kind: ButtonKind::Primary, ..facts };
    if has_to_say_done { vec![first, pass, stands_out(done)] } else { vec![stands_out(first), pass, done] }
}

fn button(button: BuildButton, label: Phrase, icon: Option<&'static str>, why_not: Option<Phrase>) -> BuildButtonFacts {
    BuildButtonFacts { button, label, icon, kind: ButtonKind::Slate, why_not }
}

/// Reason why no pile can be rummaged in now.
fn why_not_rummage(table: &Table, choices: PileChoices) -> Option<Illegal> {
    if must_or_may_rummage(table, choices) {
        return Some(Illegal::Unanswered);
    }
    let mut refused = None;
    for pile in 0..table.piles().count() as u8 {
        match check_action(table, &Action::Rummage { pile }) {
            Ok(()) => return None,
            Err(Illegal::PileEmpty) => {}
            Err(why) => refused = Some(why),
        }
    }
    refused.or(Some(Illegal::PileEmpty))
}

impl BuildButtonFacts {
    /// Describes the button, with its icon or without it, and with a least height in points at the
    /// usual text size. It sends itself.
    fn node(&self, has_icon: bool, height: f32) -> Node<'_, BuildButton> {
        let button = Button::usual(&self.label, self.kind);
        let button = Button { icon: self.icon.filter(|_| has_icon), ..button };
        button.disabled_because(self.why_not.as_ref()).sends(self.button).at_least_high(height).key(self.button)
    }
}

/// Describes the buttons one below the other; the first one is the highest.
pub(super) fn buttons_column(buttons: &[BuildButtonFacts], has_icons: bool) -> Node<'_, BuildButton> {
    column_of_height(buttons, has_icons, TargetHeight::Row.points())
}

/// Describes the buttons for a room: with their icons if they have room beside the labels, and no
/// higher than at the usual text size where large text leaves no room for more.
pub(super) fn buttons_in<'a>(ruler: &Ruler, buttons: &'a [BuildButtonFacts], room: Vec2) -> Node<'a, BuildButton> {
    let has_icons = buttons_column(buttons, true).needed_width(ruler) <= room.x;
    let mut usual = buttons_column(buttons, has_icons);
    if usual.needed_height(ruler, room.x) <= room.y {
        return usual;
    }
    column_of_height(buttons, has_icons, TargetHeight::Row.points() / ruler.look.text)
}

fn column_of_height(buttons: &[BuildButtonFacts], has_icons: bool, height: f32) -> Node<'_, BuildButton> {
    let nodes = buttons.iter().map(|button| button.node(has_icons, height).grow());
    column(nodes).gap(Space::Xs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::table::Setup;

    const MAY: PileChoices = PileChoices { may_act: true, held: None, chosen: None, rummages: false };

    /// Buttons with whether each is open and stands out.
    fn told(game: &mut Game) -> Vec<(BuildButton, bool, bool)> {
        let all = game.read(|table| build_buttons(table, MAY, false));
        all.iter().map(|facts| (facts.button, facts.why_not.is_none(), facts.kind == ButtonKind::Primary)).collect()
    }

    #[test]
    fn rule_4_2_a_turn_begins_with_rummage_and_ends_with_done() {
        let (mut game, _) = Game::new(&Setup::new(2, 5)).unwrap();
        use BuildButton::{Done, Pass, Rummage, TakeNone};
        assert_eq!(told(&mut game), [(Rummage, true, true), (Pass, true, false), (Done, false, false)]);
        assert!(game.read(|table| build_buttons(table, PileChoices::default(), false)).is_empty());
        game.act(Action::Rummage { pile: 0 }).unwrap();
        assert_eq!(told(&mut game), [(TakeNone, true, true), (Pass, false, false), (Done, false, false)]);
        let taking = game.read(|table| {
            let open = build_turn(table).unwrap().rummage.clone().unwrap();
            crate::action::Taking {
                on_top: open.cards[..2].iter().copied().collect(),
                at_bottom: Some(open.cards[2]),
                ..Default::default()
            }
        });
        game.act(Action::Take(taking)).unwrap();
        assert_eq!(told(&mut game), [(Rummage, false, false), (Pass, false, false), (Done, true, true)]);
    }
}
