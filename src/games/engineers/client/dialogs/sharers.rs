//! The dialog with the workers who pick a thing up together (5.5).

use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

use super::frame::{DialogContents, draw_dialog};
use super::parts::{drawing_node, thing_node};
use crate::action::{Action, ThingId, WorkerId, WorkerSet};
use crate::client::art::icons::DeedIcon;
use crate::client::art::names::worker_drawing;
use crate::client::column::detail::picture_of;
use crate::client::play::EngineersCommand;
use crate::client::scene::Scene;
use crate::lessons::{LessonButton, Spot};
use crate::messages::phrase;
use crate::set::limits::HANDS;
use crate::table::Table;
use crate::table::carry::Weight;
use crate::turn::check_action;
use crate::words::{a_whole, worker_name};
use client::kit::palette::{GREEN, SECOND};
use client::kit::panel::build::{column, icon, row, text};
use client::kit::panel::{Node, Role, Surface};
use client::kit::tokens::{IconSize, Space, TargetHeight};
use client::kit::{Button, ButtonKind, Pen, TextStyle};

/// Key of the button that picks the thing up.
const PICK_UP: &str = "pick-up-together";

/// Workers who could carry a thing together.
#[derive(Clone, Debug, PartialEq)]
pub struct SharersFacts {
    /// Weight of the whole thing.
    pub weight: Weight,
    /// Share of each of the chosen workers (5.5).
    pub share: Weight,
    /// Workers on foot in the square, with whether each is chosen.
    pub workers: Vec<(WorkerId, bool)>,
    /// Reason why the chosen ones can't pick it up.
    pub refusal: Option<Phrase>,
}

impl SharersFacts {
    /// Workers of a team in the square of one of them, of whom some are chosen.
    pub fn of(table: &Table, seat: SeatId, beside: WorkerId, thing: ThingId, chosen: WorkerSet) -> Self {
        let square = table.find_worker(seat, beside).map(|worker| worker.square);
        let here = table.workers(seat).filter(|(_, worker)| Some(worker.square) == square && !worker.is_aboard);
        let weight = table.weight(thing, seat);
        let refusal = check_action(table, &Action::PickUp { workers: chosen, thing }).err();
        Self {
            weight,
            share: weight.shared_by(chosen.len()),
            workers: here.map(|(worker, _)| (worker, chosen.contains(worker))).collect(),
            refusal: refusal.map(|why| why.phrase()),
        }
    }

    /// The first worker who is not chosen, while the chosen ones can't pick the thing up.
    fn next_to_join(&self) -> Option<WorkerId> {
        let mut others = self.workers.iter().filter(|(_, is_chosen)| !is_chosen);
        others.next().filter(|_| self.refusal.is_some()).map(|&(worker, _)| worker)
    }
}

/// Draws the dialog about a thing.
pub fn draw_sharers(pen: &mut Pen, scene: &mut Scene, thing: ThingId) {
    let seat = scene.on_stage();
    let own = &scene.interaction.own;
    let facts = SharersFacts::of(scene.table, seat, own.worker, thing, own.sharers);
    let rows = facts.workers.iter().map(|&(worker, is_chosen)| worker_row(scene, seat, worker, is_chosen, &facts));
    let whole = a_whole(scene.table, thing, seat);
    let picture = scene
        .table
        .find_thing(thing)
        .map(|found| thing_node(picture_of(&found, seat), IconSize::Large.points(), whole.clone()));
    let weight = phrase!("engineers-line-carry", penalty = facts.weight.penalty, hands = facts.weight.hands);
    let load = row(picture).and([text(TextStyle::STRONG, weight).grow()]).gap(Space::M);
    let body = column([load]).and(rows.collect::<Vec<_>>()).gap(Space::S);
    let foot = Button::usual(phrase!("engineers-sharers-pick-up"), ButtonKind::Primary)
        .with_icon(DeedIcon::Hand.drawing())
        .disabled_because(facts.refusal.clone())
        .sends(EngineersCommand::PickUpTogether)
        .key(PICK_UP);
    let foot = if facts.refusal.is_none() { foot.as_default() } else { foot };
    let title = phrase!("as-title", name = whole);
    draw_dialog(pen, scene, DialogContents { name: "sharers", title, note: Phrase::default(), body, foot });
    for (worker, _) in facts.workers {
        scene.note_lesson_widget(pen, Spot::Sharer(worker), sharer_key(worker));
    }
    scene.note_lesson_widget(pen, Spot::Button(LessonButton::PickUpTogether), PICK_UP);
}

/// A worker, who is pressed to join or to leave.
fn worker_row<'a>(
    scene: &Scene,
    seat: SeatId,
    worker: WorkerId,
    is_chosen: bool,
    facts: &SharersFacts,
) -> Node<'a, EngineersCommand> {
    let table = scene.table;
    let name = worker_name(scene.play.seats(), seat, worker);
    let hands = phrase!("engineers-inspector-hands", free = table.free_hands(seat, worker), all = HANDS);
    let limit = phrase!("engineers-inspector-limit", count = table.limit(seat, worker));
    let has = phrase!("spoken-list", first = phrase!("as-title", name = limit), second = hands);
    let share = match is_chosen {
        true => phrase!("engineers-line-carry", penalty = facts.share.penalty, hands = facts.share.hands),
        false => Phrase::default(),
    };
    let spoken = match is_chosen {
        true => phrase!(
            "spoken-list",
            first = phrase!("spoken-list", first = name.clone(), second = has.clone()),
            second = share.clone()
        ),
        false => phrase!("spoken-list", first = name.clone(), second = has.clone()),
    };
    let words = column([text(TextStyle::STRONG, name), text(TextStyle::NOTE.in_colour(SECOND), has)]).gap(Space::None);
    let sign = if is_chosen { icon("check", IconSize::Row, GREEN) } else { Node::empty() };
    let share = if is_chosen { text(TextStyle::STRONG, share) } else { Node::empty() };
    let figure = drawing_node(worker_drawing(scene.seat_colour(seat)), IconSize::Large.points());
    let row = row([figure, words.grow(), share, sign])
        .gap(Space::M)
        .inside_by(Space::M, Space::Xs)
        .target(TargetHeight::Button)
        .on(Surface::Row { is_chosen })
        .press(EngineersCommand::ToggleSharer(worker))
        .role(Role::Switch { is_on: is_chosen })
        .called(spoken)
        .key(sharer_key(worker));
    if facts.next_to_join() == Some(worker) { row.as_default() } else { row }
}

/// Key of the row of a worker.
const fn sharer_key(worker: WorkerId) -> (&'static str, WorkerId) {
    ("sharer", worker)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::words::told::tell;

    #[test]
    fn rule_5_5_the_weight_is_shared_by_those_who_are_chosen() {
        let yard = TestYard::new().open_to(A, "car_engine", "c4").change(|position| {
            for worker in &mut position.teams[0].workers[..3] {
                worker.square = "c4".parse().unwrap();
            }
        });
        let table = yard.table();
        let of = |workers: &[u8]| {
            let chosen = workers.iter().copied().map(WorkerId).collect();
            SharersFacts::of(&table, A, WorkerId(0), ThingId(0), chosen)
        };
        let alone = of(&[0]);
        assert_eq!((alone.weight.penalty, alone.weight.hands, alone.workers.len()), (6, 4, 3));
        assert_eq!(tell(alone.refusal.as_ref().unwrap()), "needs 4 hands; 2 free: several can carry it together");
        let both = of(&[0, 1]);
        assert_eq!((both.share.penalty, both.share.hands, &both.refusal), (3, 2, &None));
        assert_eq!(both.workers[2], (WorkerId(2), false));
        assert_eq!((alone.next_to_join(), both.next_to_join()), (Some(WorkerId(1)), None));
    }
}
