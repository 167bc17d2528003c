//! The dialog with the cards that a team may ask to hand in (15.4 to 15.6).

use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

use super::frame::{DialogContents, draw_dialog};
use super::parts::drawing_node;
use super::test_facts::lacking_needs;
use crate::action::Action;
use crate::client::art::icons::DeedIcon;
use crate::client::art::names::machine_drawing;
use crate::client::play::EngineersCommand;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::set::MachineId;
use crate::table::Table;
use crate::turn::cards::supply::own_kinds;
use crate::turn::check_action;
use crate::words::{machine_name, points_words};
use client::kit::palette::{LIGHT_RED, SECOND};
use client::kit::panel::build::{column, row, text};
use client::kit::panel::{Node, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Radius, Space, TargetHeight};
use client::kit::{Button, ButtonKind, Pen, TextStyle};

/// A card that a team may ask about, or all three.
#[derive(Clone, Debug, PartialEq)]
pub struct CardRequest {
    /// The request.
    pub action: Action,
    /// The card; `None` for all three.
    pub machine: Option<MachineId>,
    /// Needs of the card that the team cannot fill, as a list; empty for all three.
    pub lacks: Phrase,
    /// Reason why it may not ask.
    pub refusal: Option<Phrase>,
}

/// Requests of a team: about each card, then about all three.
pub fn card_requests(table: &Table, seat: SeatId) -> Vec<CardRequest> {
    let refusal = |action: &Action| check_action(table, action).err().map(|why| why.phrase());
    let kinds = own_kinds(table, seat);
    let single = table.hand(seat).map(|(machine, _)| {
        let action = Action::HandIn(machine);
        let lacks = lacking_needs(table, machine, &kinds);
        CardRequest { refusal: refusal(&action), action, machine: Some(machine), lacks }
    });
    let all = Action::HandInAll;
    let all = CardRequest { refusal: refusal(&all), action: all, machine: None, lacks: Phrase::default() };
    single.chain([all]).collect()
}

/// Draws the dialog.
pub fn draw_hand_in(pen: &mut Pen, scene: &mut Scene) {
    let requests = card_requests(scene.table, scene.on_stage());
    let rows = requests.iter().map(|request| request_row(scene.table, request));
    let body = column(rows.collect::<Vec<_>>()).gap(Space::S);
    let title = phrase!("engineers-hand-in-title");
    let note = phrase!("engineers-hand-in-note");
    draw_dialog(pen, scene, DialogContents { name: "hand-in", title, note, body, foot: Node::empty() });
}

/// A request: the card, what is missing for it, and the button.
fn request_row<'a>(table: &Table, request: &CardRequest) -> Node<'a, EngineersCommand> {
    let machine = request.machine.and_then(|machine| table.data().get_machine(machine));
    let (drawing, name) = match machine {
        Some(machine) => (machine_drawing(machine), machine_name(machine)),
        None => ("machine_card_back", phrase!("engineers-hand-in-all")),
    };
    let note = match (machine, &request.refusal) {
        (_, Some(why)) => text(TextStyle::NOTE.in_colour(LIGHT_RED), phrase!("as-title", name = why.clone())),
        (Some(_), None) => text(TextStyle::NOTE, phrase!("engineers-hand-in-lacks", needs = request.lacks.clone())),
        (None, None) => text(TextStyle::NOTE, phrase!("engineers-hand-in-all-note")),
    };
    let points = machine.map(|machine| text(TextStyle::NOTE.in_colour(SECOND), points_words(machine.points)));
    let heading = row([text(TextStyle::STRONG, name.clone()).manner(Manner::Heading).grow()]).and(points);
    let button = Button::usual(phrase!("engineers-hand-in-ask"), ButtonKind::Slate)
        .with_icon(DeedIcon::Card.drawing())
        .disabled_because(request.refusal.clone())
        .sends(EngineersCommand::Try(request.action.clone()))
        .called(phrase!("settings-name-and-value", name = name, value = phrase!("engineers-hand-in-ask")))
        .target(TargetHeight::Action)
        .noted(request.machine.map_or_else(|| "hand in all".to_owned(), |machine| format!("hand in {}", machine.0)))
        .key(("hand-in", request.machine));
    let words = column([heading.gap(Space::S), note]).gap(Space::None).grow();
    row([drawing_node(drawing, IconSize::Large.points()), words, button])
        .gap(Space::M)
        .inside(Space::S)
        .on(Surface::Panel(Radius::Panel))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::words::told::tell;

    #[test]
    fn rule_15_4_each_card_is_listed_with_what_is_missing_and_then_all_three() {
        let yard = TestYard::new().in_zone(A, "pump");
        let table = yard.table();
        let requests = card_requests(&table, A);
        assert_eq!(requests.len(), 4);
        assert!(requests[..3].iter().all(|request| request.refusal.is_none() && !tell(&request.lacks).is_empty()));
        assert_eq!((requests[3].machine, &requests[3].action), (None, &Action::HandInAll));
    }

    #[test]
    fn rule_15_5_a_card_is_asked_about_once_a_turn() {
        let yard = TestYard::new();
        let first = yard.table().hand(A).next().unwrap().0;
        let yard = yard.change(|position| position.state.turn_mut().unwrap().asked.push(first));
        let refused: Vec<bool> =
            card_requests(&yard.table(), A).iter().map(|request| request.refusal.is_some()).collect();
        assert_eq!(refused, [true, false, false, true]);
    }
}
