//! Buttons of a turn.

use shell::language::{InWords, Phrase};

use crate::action::{Action, Illegal};
use crate::client::art::icons::DeedIcon;
use crate::client::play::deed::acting_team;
use crate::client::play::executing::test_choice::possible_tests;
use crate::client::play::executing::turn_buttons::refusal_of_button;
use crate::client::play::{Dialog, EngineersInteraction, TurnButton};
use crate::messages::phrase;
use crate::set::limits::NOTEBOOK_PRICE;
use crate::table::Table;
use crate::turn::check_action;
use crate::turn::test::percent;
use crate::words::dollars_words;

/// Number of buttons in a row of the tray.
pub const IN_ROW: usize = 3;

/// A button of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayButton {
    /// The button.
    pub button: TurnButton,
    /// Drawing of its icon.
    pub icon: &'static str,
    /// Label.
    pub label: Phrase,
    /// Key that does the same, as it is written on its cap; empty if it has none.
    pub cap: String,
    /// Reason why it can't be pressed.
    pub why_not: Option<Phrase>,
    /// Whether what it opens is open.
    pub is_on: bool,
}

/// Buttons of a turn, row by row. `closed` is a reason why none can be pressed, `cap` writes the
/// key of a button.
pub fn due_buttons(
    table: &Table,
    own: &EngineersInteraction,
    closed: Option<&Phrase>,
    cap: impl Fn(TurnButton) -> String,
) -> Vec<TrayButton> {
    let button = |button: TurnButton| TrayButton {
        button,
        icon: icon_of(button, table),
        label: label_of(button, table, closed.is_none()),
        cap: cap(button),
        why_not: closed.cloned().or_else(|| reason_not(table, own, button)),
        is_on: is_on(button, &own.dialog),
    };
    [
        TurnButton::Search,
        TurnButton::Work,
        TurnButton::CarryHome,
        TurnButton::Shop,
        TurnButton::Trade,
        test_or_notebook(table),
        TurnButton::HandIn,
        TurnButton::CarryOn,
        TurnButton::EndTurn,
    ]
    .map(button)
    .into()
}

/// The notebook in the turn in which it may be bought, since no team has a machine to test so
/// early; else the test.
fn test_or_notebook(table: &Table) -> TurnButton {
    let has_test = acting_team(table).is_some_and(|seat| !possible_tests(table, seat).is_empty());
    let is_notebook = !has_test && check_action(table, &Action::BuyNotebook).is_ok();
    if is_notebook { TurnButton::Notebook } else { TurnButton::Test }
}

/// Reason why a button can't be pressed in the own turn; `None` if it can.
fn reason_not(table: &Table, own: &EngineersInteraction, button: TurnButton) -> Option<Phrase> {
    let refused = refusal_of_button(table, own, button);
    match (button, acting_team(table)) {
        (TurnButton::HandIn, Some(seat)) if refused.is_none() => {
            let mut cards = table.hand(seat).map(|(machine, _)| Action::HandIn(machine));
            let is_possible = cards.any(|action| check_action(table, &action).is_ok());
            let all = check_action(table, &Action::HandInAll).err();
            all.filter(|_| !is_possible).map(|why| why.phrase())
        }
        (TurnButton::HandIn, None) => Some(Illegal::NotNow.phrase()),
        _ => refused,
    }
}

/// Whether what a button opens is open.
const fn is_on(button: TurnButton, dialog: &Dialog) -> bool {
    match button {
        TurnButton::Shop => matches!(dialog, Dialog::Shop(_)),
        TurnButton::Trade => matches!(dialog, Dialog::Deal(_) | Dialog::Auction(_)),
        TurnButton::Test => matches!(dialog, Dialog::Test),
        TurnButton::HandIn => matches!(dialog, Dialog::HandIn),
        _ => false,
    }
}

/// Label of a button; that of a test with its odds, if one is possible and `has_turn`.
fn label_of(button: TurnButton, table: &Table, has_turn: bool) -> Phrase {
    match button {
        TurnButton::Search => phrase!("engineers-tray-search"),
        TurnButton::Work => phrase!("engineers-tray-work"),
        TurnButton::CarryHome => phrase!("engineers-tray-carry-home"),
        TurnButton::CarryOn => phrase!("engineers-tray-carry-on"),
        TurnButton::Shop => phrase!("engineers-tray-shop"),
        TurnButton::Trade => phrase!("engineers-tray-trade"),
        TurnButton::Test => {
            let seat = acting_team(table).filter(|_| has_turn);
            let tests = seat.map(|seat| possible_tests(table, seat)).unwrap_or_default();
            match tests.first() {
                Some(test) => phrase!("engineers-tray-test-odds", percent = percent(test.value)),
                None => phrase!("engineers-tray-test"),
            }
        }
        TurnButton::HandIn => phrase!("engineers-tray-hand-in"),
        TurnButton::Notebook => phrase!("engineers-tray-notebook", price = dollars_words(NOTEBOOK_PRICE)),
        TurnButton::EndTurn => phrase!("engineers-tray-end-turn"),
        TurnButton::Workbench => phrase!("engineers-key-workbench"),
        TurnButton::Truck => phrase!("engineers-key-truck"),
        TurnButton::Wheel => phrase!("engineers-key-wheel"),
        TurnButton::SearchOnWay => phrase!("engineers-key-search-on-way"),
        TurnButton::PutDown => phrase!("engineers-key-put-down"),
    }
}

/// Icon of a button; that of the work shows the kind of the job.
fn icon_of(button: TurnButton, table: &Table) -> &'static str {
    let deed = match button {
        TurnButton::Search | TurnButton::SearchOnWay => DeedIcon::Search,
        TurnButton::Work => {
            let job = acting_team(table).and_then(|seat| table.job(seat));
            job.map_or(DeedIcon::Join, |job| DeedIcon::of_job(job.plan.job()))
        }
        TurnButton::CarryHome => DeedIcon::Zone,
        TurnButton::CarryOn => DeedIcon::Step,
        TurnButton::Shop => DeedIcon::Shop,
        TurnButton::Trade => DeedIcon::Trade,
        TurnButton::Test => DeedIcon::Test,
        TurnButton::HandIn => DeedIcon::Card,
        TurnButton::Notebook => DeedIcon::Notebook,
        TurnButton::Workbench => DeedIcon::Workbench,
        TurnButton::Truck | TurnButton::Wheel => DeedIcon::Truck,
        TurnButton::PutDown => DeedIcon::Hand,
        TurnButton::EndTurn => return "check",
    };
    deed.drawing()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::table::{NotebookOption, Stage};
    use crate::words::told::tell;

    fn buttons(yard: &TestYard, closed: Option<&Phrase>) -> Vec<TrayButton> {
        due_buttons(&yard.table(), &EngineersInteraction::default(), closed, |_| String::new())
    }

    fn is_open(buttons: &[TrayButton], button: TurnButton) -> Option<bool> {
        buttons.iter().find(|other| other.button == button).map(|found| found.why_not.is_none())
    }

    #[test]
    fn what_a_button_would_do_now_decides_whether_it_is_open() {
        let yard = TestYard::new().notebook(NotebookOption::Bought);
        let first = buttons(&yard, None);
        assert_eq!(first.len(), 3 * IN_ROW);
        let open = [TurnButton::Shop, TurnButton::EndTurn, TurnButton::Notebook, TurnButton::HandIn];
        assert!(open.iter().all(|&button| is_open(&first, button) == Some(true)), "{first:?}");
        let closed = [TurnButton::Work, TurnButton::CarryHome, TurnButton::CarryOn];
        assert!(closed.iter().all(|&button| is_open(&first, button) == Some(false)), "{first:?}");
        let loaded = buttons(&yard.held(A, &[0], "pump"), None);
        assert_eq!(is_open(&loaded, TurnButton::CarryHome), Some(true));
    }

    #[test]
    fn rule_17_1_the_notebook_is_offered_in_the_first_turn_only() {
        let yard = TestYard::new().notebook(NotebookOption::Bought).change(|position| position.teams[0].team.turns = 2);
        let later = buttons(&yard, None);
        assert_eq!(is_open(&later, TurnButton::Notebook), None);
        assert_eq!(is_open(&later, TurnButton::Test), Some(false));
    }

    #[test]
    fn a_closed_tray_has_one_reason_and_no_stage_lacks_buttons() {
        let why = Phrase::words("later");
        let closed = buttons(&TestYard::new(), Some(&why));
        assert!(closed.iter().all(|button| button.why_not.as_ref() == Some(&why)));
        let gates = TestYard::new().change(|position| position.state.stage = Stage::Gates(A));
        assert!(buttons(&gates, None).iter().all(|button| button.why_not.is_some()));
        assert_eq!(tell(&buttons(&TestYard::new(), None)[5].label), "Notebook $500");
    }
}
