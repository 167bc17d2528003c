//! The dialog in which a team defines a blank as a kind of junk, by family (14.3).

use shell::language::Phrase;
use shell::seats::SeatId;

use super::frame::{DialogContents, draw_dialog};
use super::parts::drawing_node;
use crate::action::{Action, ThingId};
use crate::client::art::names::{family_drawing, kind_drawing};
use crate::client::play::EngineersCommand;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::set::{DataSet, Family, Kind, KindId, MachineId};
use crate::table::Table;
use crate::turn::cards::supply::own_kinds;
use crate::words::{family_name, kind_name, kind_text};
use client::kit::palette::YELLOW;
use client::kit::panel::build::{column, even_row, row, text};
use client::kit::panel::{Node, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Space};
use client::kit::{Anchor, Pen, TextStyle};

/// Side of the picture of a kind, and width of its place, in points.
const PICTURE: f32 = 44.0;
const PLACE: f32 = 104.0;

/// Group of kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KindGroup {
    /// Kinds that the team's cards lack.
    Needed,
    /// Kinds of a family.
    Of(Family),
    /// Kinds of no family.
    NoFamily,
}

impl KindGroup {
    fn name(self) -> Phrase {
        match self {
            Self::Needed => phrase!("engineers-blank-needed"),
            Self::Of(family) => phrase!("as-title", name = family_name(family)),
            Self::NoFamily => phrase!("engineers-blank-no-family"),
        }
    }

    const fn drawing(self) -> &'static str {
        match self {
            Self::Needed => "icon_card",
            Self::Of(family) => family_drawing(family),
            Self::NoFamily => "slot_empty",
        }
    }
}

/// Groups of the kinds as which a team can define a blank, without empty ones: those that its cards
/// lack, then all by family. A kind of several families is in the group of each.
pub fn kind_groups(table: &Table, seat: SeatId) -> Vec<(KindGroup, Vec<KindId>)> {
    let data = table.data();
    let needed = needed_kinds(table, seat);
    let of = |group: KindGroup| {
        let is_in = |id: &KindId| match group {
            KindGroup::Needed => needed.contains(id),
            KindGroup::Of(family) => data.kind(*id).families.contains(family),
            KindGroup::NoFamily => data.kind(*id).families.is_empty(),
        };
        (group, data.junk_ids().filter(is_in).collect::<Vec<KindId>>())
    };
    let families = Family::ALL.into_iter().map(KindGroup::Of);
    let groups = [KindGroup::Needed].into_iter().chain(families).chain([KindGroup::NoFamily]);
    groups.map(of).filter(|(_, kinds)| !kinds.is_empty()).collect()
}

/// Kinds that would fill a need of one of the team's cards that nothing of the team's fills.
fn needed_kinds(table: &Table, seat: SeatId) -> Vec<KindId> {
    let data = table.data();
    let own = own_kinds(table, seat);
    let fills = |machine: MachineId, kind: KindId| {
        let mut with = own.clone();
        with.push(kind);
        data.unfilled(machine, &with) < data.unfilled(machine, &own)
    };
    let cards: Vec<MachineId> = table.hand(seat).map(|(machine, _)| machine).collect();
    data.junk_ids().filter(|&kind| cards.iter().any(|&machine| fills(machine, kind))).collect()
}

/// Draws the dialog about a blank.
pub fn draw_blank(pen: &mut Pen, scene: &mut Scene, thing: ThingId) {
    let data = scene.table.data();
    let groups = kind_groups(scene.table, scene.on_stage());
    let groups = groups.into_iter().map(|(group, kinds)| group_part(data, group, &kinds, thing));
    let body = column(groups.collect::<Vec<_>>()).gap(Space::M);
    let title = phrase!("engineers-blank-title");
    let note = phrase!("engineers-blank-note");
    draw_dialog(pen, scene, DialogContents { name: "blank", title, note, body, foot: Node::empty() });
}

/// A group: its heading and its kinds.
fn group_part<'a>(data: &DataSet, group: KindGroup, kinds: &[KindId], thing: ThingId) -> Node<'a, EngineersCommand> {
    let name = text(TextStyle::LABEL.in_colour(YELLOW), group.name()).manner(Manner::Heading);
    let heading = row([drawing_node(group.drawing(), IconSize::Row.points()), name.grow()]).gap(Space::S);
    let places = kinds.iter().map(|&id| kind_place(data.kind(id), id, group, thing));
    column([heading, even_row(places.collect::<Vec<_>>()).gap(Space::Xs)]).gap(Space::Xs)
}

/// A kind, which is pressed to define the blank as it.
fn kind_place<'a>(kind: &Kind, id: KindId, group: KindGroup, thing: ThingId) -> Node<'a, EngineersCommand> {
    let name = phrase!("as-title", name = kind_name(kind));
    let words = text(TextStyle::NOTE, name.clone()).anchor(Anchor::Middle);
    column([drawing_node(kind_drawing(kind), PICTURE), words])
        .gap(Space::Xxs)
        .inside(Space::Xs)
        .at_least_wide(PLACE)
        .on(Surface::Row { is_chosen: false })
        .press(EngineersCommand::Try(Action::Define { thing, kind: id }))
        .called(phrase!("settings-name-and-value", name = name, value = kind_text(kind)))
        .hint(kind_text(kind))
        .noted(format!("define {}", id.0))
        .key(("define", group, id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};

    #[test]
    fn rule_14_3_every_kind_of_junk_is_in_a_group_and_what_cards_lack_comes_first() {
        let yard = TestYard::new();
        let table = yard.table();
        let groups = kind_groups(&table, A);
        assert_eq!(groups[0].0, KindGroup::Needed);
        let rest = &groups[1..];
        assert!(table.data().junk_ids().all(|id| rest.iter().any(|(_, kinds)| kinds.contains(&id))));
        assert!(groups.iter().flat_map(|(_, kinds)| kinds).all(|&id| table.data().kind(id).is_component_kind()));
    }

    #[test]
    fn a_kind_that_the_team_has_already_is_not_needed_again() {
        let yard = TestYard::new();
        let needed = needed_kinds(&yard.table(), A);
        let data = DataSet::standard();
        let all = TestYard::new().change(|position| {
            for place in &mut position.cards {
                *place = crate::table::CardPlace::Deck;
            }
        });
        assert!(!needed.is_empty() && needed_kinds(&all.table(), A).is_empty());
        assert!(needed.len() < data.junk_ids().count());
    }
}
