//! Ways of parts that were bought, drawn, attached or moved: from where they were to where they
//! belong.

use std::time::Duration;

use super::places::TablePlace;
use crate::action::LoosePlace;
use crate::client::play::Thing;
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::parts::{Market, Part};
use shell::grid::Rotation;
use shell::seats::SeatId;

/// Time after which a drawn component that has turned up flies to the bench, at the usual speed.
pub const DRAWN: Duration = Duration::from_millis(620);

/// Way of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartJourney {
    /// The part.
    pub part: Part,
    /// Seat of its workshop.
    pub seat: SeatId,
    /// Beginning.
    pub from: TablePlace,
    /// End.
    pub to: TablePlace,
    /// Rotation at the end.
    pub rotation: Rotation,
    /// Time until it begins, at the usual speed.
    pub after: Duration,
}

/// Returns the ways of the parts in some cues. Parts of the seat on the stage fly to their places
/// there, those of others to the cards of their seats.
pub fn journeys_of_cues(cues: &[TimedCue], on_stage: SeatId) -> Vec<PartJourney> {
    let mut finder = JourneyFinder { on_stage, found: Vec::new(), bought: None };
    cues.iter().for_each(|timed| finder.add_cue(timed));
    finder.end_purchase();
    finder.found
}

/// Journeys that are found in cues.
struct JourneyFinder {
    on_stage: SeatId,
    found: Vec<PartJourney>,
    /// Way to the bench of a component that was bought, unless it goes on from there at once.
    bought: Option<PartJourney>,
}

impl JourneyFinder {
    /// Place of a thing of a seat: its seat card if the seat is not on the stage.
    fn place_of(&self, seat: SeatId, thing: Thing) -> TablePlace {
        if seat == self.on_stage { TablePlace::Thing(thing) } else { TablePlace::Seat(seat) }
    }

    fn add_cue(&mut self, timed: &TimedCue) {
        let after = timed.after;
        match timed.cue {
            Cue::Bought { seat, kind, market } => {
                self.end_purchase();
                let part = Part { kind, nut: market == Market::Black };
                let to = self.place_of(seat, Thing::Loose(part, LoosePlace::Bench));
                let from = TablePlace::Square(kind, market);
                self.bought = Some(PartJourney { part, seat, from, to, rotation: Rotation::Up, after });
            }
            Cue::Drew { seat, kind } if kind.is_component() => {
                let part = Part::plain(kind);
                let to = self.place_of(seat, Thing::Loose(part, LoosePlace::Bench));
                let after = after + DRAWN;
                self.found.push(PartJourney {
                    part,
                    seat,
                    from: TablePlace::Raised,
                    to,
                    rotation: Rotation::Up,
                    after,
                });
            }
            Cue::Attached { seat, part, from, at } => {
                let to = self.place_of(seat, Thing::Attached(at.cell));
                self.add_loose(PartJourney { part, seat, from: to, to, rotation: at.rotation, after }, from);
            }
            Cue::Moved { seat, part, to } => {
                let from = match to {
                    LoosePlace::Bench => LoosePlace::Store,
                    LoosePlace::Store => LoosePlace::Bench,
                };
                let to = self.place_of(seat, Thing::Loose(part, to));
                self.add_loose(PartJourney { part, seat, from: to, to, rotation: Rotation::Up, after }, from);
            }
            Cue::Scrapped { seat, part, from } => {
                let to = TablePlace::Chute;
                self.add_loose(PartJourney { part, seat, from: to, to, rotation: Rotation::Up, after }, from);
            }
            _ => {}
        }
    }

    /// Adds the way of a part that was loose; of one that has just been bought, from its square.
    fn add_loose(&mut self, journey: PartJourney, from: LoosePlace) {
        let is_it = |bought: &PartJourney| bought.part == journey.part && bought.seat == journey.seat;
        let bought = self.bought.take_if(|bought| is_it(bought) && from == LoosePlace::Bench);
        let from = match bought {
            Some(bought) => bought.from,
            None => self.place_of(journey.seat, Thing::Loose(journey.part, from)),
        };
        if from != journey.to {
            self.found.push(PartJourney { from, ..journey });
        }
    }

    /// Adds the way of the component that was bought last, if it stays on the bench.
    fn end_purchase(&mut self) {
        self.found.extend(self.bought.take());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::Kind;
    use shell::grid::Placement;

    const SEAT: SeatId = SeatId(0);
    const BENCH: LoosePlace = LoosePlace::Bench;

    fn ways(cues: &[Cue], on_stage: SeatId) -> Vec<(TablePlace, TablePlace)> {
        let timed: Vec<TimedCue> =
            cues.iter().map(|cue| TimedCue { cue: cue.clone(), after: Duration::ZERO }).collect();
        journeys_of_cues(&timed, on_stage).into_iter().map(|journey| (journey.from, journey.to)).collect()
    }

    #[test]
    fn a_component_that_is_bought_and_attached_at_once_flies_from_its_square_to_the_robot() {
        let part = Part::with_nut(Kind::Head);
        let bought = Cue::Bought { seat: SEAT, kind: Kind::Head, market: Market::Black };
        let at = Placement::new(2, 1, Rotation::Left);
        let attached = Cue::Attached { seat: SEAT, part, from: BENCH, at };
        let square = TablePlace::Square(Kind::Head, Market::Black);
        let cell = TablePlace::Thing(Thing::Attached(at.cell));
        let bench = TablePlace::Thing(Thing::Loose(part, BENCH));
        assert_eq!(ways(&[bought.clone(), Cue::DiscTurned, attached.clone()], SEAT), [(square, cell)]);
        assert_eq!(ways(std::slice::from_ref(&bought), SEAT), [(square, bench)]);
        assert_eq!(ways(std::slice::from_ref(&attached), SEAT), [(bench, cell)]);
        let plain = Cue::Attached { seat: SEAT, part: Part::plain(Kind::Head), from: BENCH, at };
        assert_eq!(ways(&[bought, plain], SEAT).len(), 2, "another part");
    }

    #[test]
    fn what_others_do_flies_to_their_seat_cards() {
        let card = TablePlace::Seat(SEAT);
        let part = Part::plain(Kind::Torso);
        let drew = Cue::Drew { seat: SEAT, kind: Kind::Torso };
        assert_eq!(ways(&[drew], SeatId(1)), [(TablePlace::Raised, card)]);
        let stored = Cue::Moved { seat: SEAT, part, to: LoosePlace::Store };
        assert_eq!(ways(&[stored], SeatId(1)), [], "the card shows it");
        let scrapped = Cue::Scrapped { seat: SEAT, part, from: BENCH };
        assert_eq!(ways(&[scrapped], SeatId(1)), [(card, TablePlace::Chute)]);
        let saboteur = Cue::Drew { seat: SEAT, kind: Kind::Saboteur };
        assert_eq!(ways(&[saboteur], SEAT), []);
    }
}
