//! Places of the things that a lesson points out: those that its step names or, while an offer or a
//! conversion is in the making, those that are still to be changed in it.

use bevy_egui::egui::Rect;

use crate::action::{LoosePlace, Terms};
use crate::client::play::conversion::Conversion;
use crate::client::play::offer::{OfferInMaking, OfferSide};
use crate::client::play::{Thing, TurnStage};
use crate::client::scene::Scene;
use crate::lessons::{LessonButton, LessonRun, LessonStage, LessonStep, Spot, StepGoal, Wanted};
use crate::parts::{KindCounts, Order, Part, PartCounts};
use client::lesson::highlight::MarkFrame;
use shell::seats::SeatId;

/// Thing on the screen that is pointed out.
#[derive(Clone, Copy, Debug, PartialEq)]
enum LessonMark {
    /// A spot that panels note for lessons.
    Spot(Spot),
    /// A thing at the table.
    Thing(Thing),
}

/// Rectangle of a spot that a panel has noted in this frame.
pub fn rect_of_spot(scene: &Scene, spot: Spot) -> Option<Rect> {
    scene.view.marked.iter().find(|(marked, _)| *marked == spot).map(|(_, rect)| *rect)
}

/// Frames of the things that a lesson points out now.
pub fn marked_frames(scene: &Scene, running: &LessonRun) -> Vec<MarkFrame> {
    let is_shown = match running.stage() {
        LessonStage::Over => false,
        LessonStage::Watching => true,
        LessonStage::Reading => !scene.interaction.stage.is_momentary(),
        LessonStage::Acting => scene.interaction.stage == TurnStage::Choosing,
    };
    let marks = if is_shown { marks_of_step(scene, running) } else { Vec::new() };
    let rect = |mark: LessonMark| match mark {
        LessonMark::Spot(spot) => rect_of_spot(scene, spot),
        LessonMark::Thing(thing) => scene.view.spots.get(&thing).copied(),
    };
    let found = marks.into_iter().filter_map(|mark| rect(mark).map(|rect| (mark, rect)));
    found.filter(|(_, rect)| rect.is_positive()).map(|(mark, rect)| frame_of(mark, rect)).collect()
}

/// Frame of a thing with a rectangle. That of a slot, an order or a price covers neither its
/// neighbours nor the heading above.
fn frame_of(mark: LessonMark, rect: Rect) -> MarkFrame {
    match mark {
        LessonMark::Spot(Spot::Disc) => MarkFrame::round(rect),
        LessonMark::Spot(
            Spot::Loose(..) | Spot::StoreSpace(_) | Spot::Outlet(_) | Spot::Order(_) | Spot::Price(..),
        )
        | LessonMark::Thing(Thing::Loose(..) | Thing::Attached(_)) => MarkFrame::close_to(rect),
        _ => MarkFrame::around(rect),
    }
}

/// Things that are pointed out in the present step.
fn marks_of_step(scene: &Scene, running: &LessonRun) -> Vec<LessonMark> {
    let own = &scene.interaction.own;
    match (running.step().map(LessonStep::goal), &own.offer, &own.conversion) {
        (Some(StepGoal::Acted(Wanted::Offer(partner, terms))), Some(offer), _) => {
            marks_of_offer(offer, *partner, terms)
        }
        (Some(StepGoal::Acted(Wanted::ConvertFor(order))), _, Some(conversion)) => {
            let order = scene.table.data().order(*order);
            order.map(|order| marks_of_conversion(scene, conversion, order)).unwrap_or_default()
        }
        _ => running.spots_to_mark(scene.table).into_iter().map(LessonMark::Spot).collect(),
    }
}

/// Things that are still to be changed in an offer before it has some terms; then the button that
/// makes it.
fn marks_of_offer(offer: &OfferInMaking, partner: SeatId, terms: &Terms) -> Vec<LessonMark> {
    if offer.partner != partner {
        return vec![LessonMark::Spot(Spot::Button(LessonButton::Partner(partner)))];
    }
    let mut marks = Vec::new();
    for side in OfferSide::BOTH {
        let asked = side.share(terms);
        let offered = side.share(&offer.terms);
        let lacks = asked.parts.without(&offered.parts);
        let has_too_many = offered.parts.without(&asked.parts);
        marks.extend(lacks.iter().map(|(part, _)| LessonMark::Thing(Thing::Tradable(side, part))));
        marks.extend(has_too_many.iter().map(|(part, _)| LessonMark::Thing(Thing::Offered(side, part))));
        if asked.credits != offered.credits {
            marks.push(LessonMark::Spot(Spot::OfferedCredits(offer.seat_of(side))));
        }
    }
    if marks.is_empty() {
        marks.push(LessonMark::Spot(Spot::Button(LessonButton::SendOffer)));
    }
    marks
}

/// Things that are still to be changed in a conversion before it meets an order: extremities that
/// the order does not need, those that it lacks, and the free outlets. Then the button that
/// finishes it.
fn marks_of_conversion(scene: &Scene, conversion: &Conversion, order: &Order) -> Vec<LessonMark> {
    let robot = conversion.robot(scene.table.data());
    let kinds = robot.kinds();
    if order.is_met_by(&kinds) && conversion.reason_not_to_finish(scene.table).is_none() {
        return vec![LessonMark::Spot(Spot::Button(LessonButton::Convert))];
    }
    let is_in_the_way = |part: Part| part.kind.is_extremity() && kinds[part.kind] > order.needs[part.kind];
    let attached = robot.parts().iter().filter(|part| is_in_the_way(part.part()));
    let mut marks: Vec<LessonMark> = attached.map(|part| LessonMark::Thing(Thing::Attached(part.cell()))).collect();
    if !order.is_met_by(&kinds) {
        let places = [
            (conversion.on_bench(), Some(LoosePlace::Bench)),
            (conversion.in_store(), Some(LoosePlace::Store)),
            (conversion.left_over(), None),
        ];
        for (parts, place) in places {
            let needed = needed_parts(&parts, &kinds, order);
            marks.extend(
                needed.map(|part| {
                    LessonMark::Thing(place.map_or(Thing::LeftOver(part), |place| Thing::Loose(part, place)))
                }),
            );
        }
        marks.extend(robot.free_outlets().map(|(cell, _)| LessonMark::Spot(Spot::Outlet(cell))));
    }
    marks
}

/// Parts of which a robot of some kinds has too few for an order.
fn needed_parts<'a>(parts: &'a PartCounts, kinds: &'a KindCounts, order: &'a Order) -> impl Iterator<Item = Part> + 'a {
    let is_needed = |part: &Part| kinds[part.kind] < order.needs[part.kind];
    parts.iter().map(|(part, _)| part).filter(is_needed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Share;
    use crate::parts::Kind;

    const PLUNGER: Part = Part::plain(Kind::Plunger);
    const WHEELS: Part = Part::plain(Kind::Wheels);

    fn share(parts: &[Part], credits: u32) -> Share {
        Share { parts: parts.iter().copied().collect(), credits }
    }

    #[test]
    fn of_an_offer_that_is_pointed_out_which_is_still_to_be_changed() {
        let partner = SeatId(1);
        let asked = Terms { active: share(&[PLUNGER], 100), partner: share(&[WHEELS], 0) };
        let offer = |terms: Terms| OfferInMaking { active: SeatId(0), partner, terms, is_counter: false };
        let marks = |terms: Terms| marks_of_offer(&offer(terms), partner, &asked);
        let tradable = |side, part| LessonMark::Thing(Thing::Tradable(side, part));
        assert_eq!(
            marks(Terms::default()),
            [
                tradable(OfferSide::Active, PLUNGER),
                LessonMark::Spot(Spot::OfferedCredits(SeatId(0))),
                tradable(OfferSide::Partner, WHEELS),
            ]
        );
        let other = Terms { active: share(&[PLUNGER, WHEELS], 100), partner: share(&[WHEELS], 0) };
        assert_eq!(marks(other), [LessonMark::Thing(Thing::Offered(OfferSide::Active, WHEELS))]);
        assert_eq!(marks(asked), [LessonMark::Spot(Spot::Button(LessonButton::SendOffer))]);
        let turned = OfferInMaking { partner: SeatId(2), ..offer(asked) };
        let choose = LessonMark::Spot(Spot::Button(LessonButton::Partner(partner)));
        assert_eq!(marks_of_offer(&turned, partner, &asked), [choose]);
    }
}
