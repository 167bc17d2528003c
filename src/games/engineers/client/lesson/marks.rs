//! Places of the things that a lesson points out.

use bevy_egui::egui::Rect;

use crate::action::{ThingId, WorkerId, WorkerSet};
use crate::client::play::{EngineersInteraction, TableItem, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::lessons::{LEARNER, LessonButton, LessonRun, LessonStage, Spot, Wanted};
use crate::table::Place;
use client::kit::tokens::Space;
use client::lesson::highlight::MarkFrame;

/// Rectangle of a spot that a panel has noted in this frame, the last one if several have: of the
/// parked truck that in the panel of the zone, as workers may cover it in the yard.
pub fn rect_of_spot(scene: &Scene, spot: Spot) -> Option<Rect> {
    let marked = scene.view.marked.iter().rfind(|(marked, _)| *marked == spot).map(|(_, rect)| *rect);
    let rect_of = |item: TableItem| scene.view.rect_of(item);
    marked.or_else(|| match spot {
        Spot::Square(square) => rect_of(TableItem::Square(square)),
        Spot::Worker(worker) => rect_of(TableItem::Worker(LEARNER, worker)),
        Spot::Thing(thing) => rect_of_thing(scene, thing),
        Spot::Card(machine) => rect_of(TableItem::Card(machine)),
        Spot::Zone => rect_of(TableItem::Zone(LEARNER)),
        Spot::Job => rect_of(TableItem::Job(LEARNER)),
        Spot::Truck => rect_of(TableItem::Truck(LEARNER)),
        Spot::Inspector => scene.regions.has_column().then_some(scene.regions.inspector),
        Spot::Seat(_) | Spot::Button(_) | Spot::FreePlace | Spot::Tool(_) | Spot::Sharer(_) | Spot::OneOf(_) => None,
    })
}

/// Rectangle of a thing, by any component of its assembly; that of the square where it lies, or of
/// the worker, the container or the truck that has it, if it is not drawn itself.
fn rect_of_thing(scene: &Scene, thing: ThingId) -> Option<Rect> {
    let rect_of = |item: TableItem| scene.view.rect_of(item);
    let drawn = scene.table.whole(thing).into_iter().find_map(|part| rect_of(TableItem::Piece(part)));
    drawn.or_else(|| match scene.table.find_thing(thing)?.place {
        Place::FaceDown(square) => rect_of(TableItem::Square(square)),
        Place::Zone(seat) => rect_of(TableItem::Zone(seat)),
        Place::Held(seat, workers) => rect_of(TableItem::Worker(seat, workers.iter().next()?)),
        Place::Packed(container) => rect_of(TableItem::Piece(container)),
        Place::Truck(seat) => rect_of(TableItem::Truck(seat)),
        Place::Unused | Place::Away => None,
    })
}

/// Spots to point out on the stage as it is now. Over the yard, that is what the step wants there,
/// or else the button that closes it; and before another worker is chosen than the step asks for,
/// it is that worker in place of the buttons.
fn spots_on_stage(view: &StageView, own: &EngineersInteraction, wanted: Option<Wanted>, spots: Vec<Spot>) -> Vec<Spot> {
    match (view, wanted) {
        (StageView::Yard | StageView::Workbench | StageView::TestRun, _) => spots_of_worker(own.worker, wanted, spots),
        (StageView::Shop, Some(Wanted::Buy(worker, _))) if worker != own.worker => vec![Spot::Worker(worker)],
        (StageView::Shop, Some(Wanted::Buy(_, kind))) => vec![Spot::Tool(kind)],
        (StageView::Tests, Some(Wanted::Test(_))) => vec![Spot::Button(LessonButton::Switch)],
        (StageView::Sharers(_), Some(Wanted::PickUp(workers, _))) => {
            let wrong = workers.minus(own.sharers).union(own.sharers.minus(workers));
            match wrong.is_empty() {
                true => vec![Spot::Button(LessonButton::PickUpTogether)],
                false => wrong.iter().map(Spot::Sharer).collect(),
            }
        }
        _ => vec![Spot::Button(LessonButton::Close)],
    }
}

/// The spots with the worker who is to be chosen.
fn spots_of_worker(chosen: WorkerId, wanted: Option<Wanted>, spots: Vec<Spot>) -> Vec<Spot> {
    let asked = wanted.map(|wanted| wanted.workers()).unwrap_or_default();
    let one_of = |workers: WorkerSet| match workers.contains(chosen) {
        true => Some(chosen),
        false => workers.iter().next(),
    };
    let to_choose = one_of(asked).filter(|worker| *worker != chosen).map(Spot::Worker);
    let waits = |spot: &Spot| matches!(spot, Spot::OneOf(workers) if !workers.contains(chosen));
    let is_job_for_others = spots.iter().any(waits);
    let is_for_others = |spot: &Spot| match spot {
        Spot::Worker(_) | Spot::Button(_) | Spot::Truck => to_choose.is_some(),
        Spot::Job => is_job_for_others,
        _ => false,
    };
    let others = spots.into_iter().filter(|spot| !is_for_others(spot)).filter_map(|spot| match spot {
        Spot::OneOf(workers) => one_of(workers).map(Spot::Worker),
        other => Some(other),
    });
    others.chain(to_choose).collect()
}

/// Frames of the things that a lesson points out now.
pub fn marked_frames(scene: &Scene, running: &LessonRun) -> Vec<MarkFrame> {
    let is_shown = match running.stage() {
        LessonStage::Over => false,
        LessonStage::Watching => true,
        LessonStage::Reading => !scene.interaction.stage.is_momentary(),
        LessonStage::Acting => scene.interaction.stage == TurnStage::Choosing,
    };
    if !is_shown {
        return Vec::new();
    }
    let spots = running.spots_to_mark(scene.table);
    let wanted = running.step().and_then(|step| step.goal().wanted());
    let spots = spots_on_stage(&StageView::of(scene), &scene.interaction.own, wanted, spots);
    let found = spots.into_iter().filter_map(|spot| Some((spot, rect_of_spot(scene, spot)?)));
    found.filter(|(_, rect)| rect.is_positive()).map(|(spot, rect)| frame_of(spot, rect)).collect()
}

/// Frame of a spot with a rectangle. That of what stands beside others covers no neighbour.
fn frame_of(spot: Spot, rect: Rect) -> MarkFrame {
    match spot {
        Spot::Square(_)
        | Spot::Worker(_)
        | Spot::OneOf(_)
        | Spot::Thing(_)
        | Spot::Card(_)
        | Spot::FreePlace
        | Spot::Inspector
        | Spot::Zone
        | Spot::Truck
        | Spot::Tool(_)
        | Spot::Sharer(_)
        | Spot::Button(_) => MarkFrame::close_to(rect),
        // Its words and ticks reach its edge.
        Spot::Job => MarkFrame::close_to(rect.expand(Space::S.points())),
        Spot::Seat(_) => MarkFrame::around(rect),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::play::Dialog;
    use crate::set::DataSet;
    use crate::yard::Square;

    const FIRST: WorkerId = WorkerId(0);
    const SECOND: WorkerId = WorkerId(1);

    /// Interaction in which a worker is chosen.
    fn chosen(worker: WorkerId) -> EngineersInteraction {
        EngineersInteraction { worker, ..EngineersInteraction::default() }
    }

    #[test]
    fn the_worker_who_is_asked_for_comes_before_the_button() {
        let search = vec![Spot::Square(Square::FIRST), Spot::Button(LessonButton::Search)];
        let on_yard =
            |worker| spots_on_stage(&StageView::Yard, &chosen(worker), Some(Wanted::Search(FIRST)), search.clone());
        assert_eq!(on_yard(FIRST), search);
        assert_eq!(on_yard(SECOND), [Spot::Square(Square::FIRST), Spot::Worker(FIRST)]);
    }

    #[test]
    fn of_several_workers_the_chosen_one_is_pointed_out_or_the_first() {
        let workers = WorkerSet::one(SECOND).with(WorkerId(2));
        let wanted = Some(Wanted::Work(WorkerSet::ALL));
        let on_yard = |worker| spots_on_stage(&StageView::Yard, &chosen(worker), wanted, vec![Spot::OneOf(workers)]);
        assert_eq!(on_yard(WorkerId(2)), [Spot::Worker(WorkerId(2))]);
        assert_eq!(on_yard(FIRST), [Spot::Worker(SECOND)], "the first one has spent all actions");
        let with_job = vec![Spot::Job, Spot::OneOf(workers)];
        let on_job = |worker| spots_on_stage(&StageView::Yard, &chosen(worker), wanted, with_job.clone());
        assert_eq!(on_job(FIRST), [Spot::Worker(SECOND)], "the job waits for another one");
        assert_eq!(on_job(SECOND), [Spot::Job, Spot::Worker(SECOND)]);
    }

    #[test]
    fn in_the_shop_it_is_the_tool_and_then_the_button_that_closes_it() {
        let kit = DataSet::standard().find_kind("tool_kit").unwrap();
        let in_shop = |worker, wanted| {
            let own = EngineersInteraction { dialog: Dialog::Shop(worker), ..chosen(worker) };
            spots_on_stage(&StageView::Shop, &own, Some(wanted), vec![Spot::Button(LessonButton::Shop)])
        };
        assert_eq!(in_shop(FIRST, Wanted::Buy(FIRST, kit)), [Spot::Tool(kit)]);
        assert_eq!(in_shop(SECOND, Wanted::Buy(FIRST, kit)), [Spot::Worker(FIRST)]);
        let later = Wanted::BeginJoining(ThingId(0), ThingId(1));
        assert_eq!(in_shop(FIRST, later), [Spot::Button(LessonButton::Close)]);
    }

    #[test]
    fn rule_5_5_those_who_share_are_pointed_out_until_they_can_pick_up_together() {
        let both = WorkerSet::one(FIRST).with(SECOND);
        let sharing = |sharers: WorkerSet| {
            let own = EngineersInteraction { sharers, ..chosen(FIRST) };
            let view = StageView::Sharers(ThingId(0));
            spots_on_stage(&view, &own, Some(Wanted::PickUp(both, ThingId(0))), vec![Spot::Thing(ThingId(0))])
        };
        assert_eq!(sharing(WorkerSet::one(FIRST)), [Spot::Sharer(SECOND)]);
        assert_eq!(sharing(both.with(WorkerId(3))), [Spot::Sharer(WorkerId(3))]);
        assert_eq!(sharing(both), [Spot::Button(LessonButton::PickUpTogether)]);
    }
}
