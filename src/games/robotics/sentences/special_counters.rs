//! Sentences about saboteurs and manufacturing controls (section 11).

use crate::action::{LostPart, TableEvent};
use crate::messages::phrase;
use crate::parts::{Kind, PartCounts};
use crate::words;
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about a saboteur or a manufacturing control.
pub(super) fn special_counter_sentence(event: &TableEvent, seats: &[Seat]) -> Option<(SeatId, Phrase)> {
    let name = |seat: SeatId| seat_name(seats, seat);
    Some(match event {
        TableEvent::Sabotaged { seat, target, part, .. } => {
            let part = words::a_part(*part);
            (*seat, phrase!("robotics-log-sabotaged", name = name(*seat), part = part, target = name(*target)))
        }
        TableEvent::SaboteurIdle { seat } => (*seat, phrase!("robotics-log-saboteur-idle", name = name(*seat))),
        TableEvent::SaboteurKept { seat } => (*seat, phrase!("robotics-log-saboteur-kept", name = name(*seat))),
        TableEvent::Scrapped { seat, part, .. } if part.kind == Kind::Saboteur => {
            (*seat, phrase!("robotics-log-saboteur-left", name = name(*seat)))
        }
        TableEvent::ControlWorked { seat, taken, fallen } => (*seat, control_sentence(taken, fallen, seats)),
        TableEvent::WarningLaid { seat } => (*seat, phrase!("robotics-log-warning", name = name(*seat))),
        _ => return None,
    })
}

/// Sentence about what a control took, and what fell with it, by owner and place. Every part that
/// it takes has a nut, which goes back.
fn control_sentence(taken: &[LostPart], fallen: &[LostPart], seats: &[Seat]) -> Phrase {
    let losses = (0..).map(SeatId).zip(seats).filter_map(|(seat, _)| {
        Some(phrase!("robotics-log-lost", name = seat_name(seats, seat), parts = lost_parts(seat, taken, fallen)?))
    });
    let two = |first, second| phrase!("robotics-log-losses", first = first, second = second);
    match losses.reduce(two) {
        Some(losses) => phrase!("robotics-log-control", count = taken.len(), losses = losses),
        None => phrase!("robotics-log-control-idle"),
    }
}

/// Parts that an owner lost, with the places they were in; `None` if there are none.
fn lost_parts(owner: SeatId, taken: &[LostPart], fallen: &[LostPart]) -> Option<Argument> {
    let count = |lost: &[LostPart], is_attached: bool| -> PartCounts {
        let of_owner = lost.iter().filter(|lost| lost.seat == owner && lost.from.placement().is_some() == is_attached);
        of_owner.map(|lost| lost.part).collect()
    };
    let list = words::list_of_parts;
    let attached = count(taken, true);
    let loose = count(taken, false);
    let fallen = count(fallen, true);
    let lost: Vec<Phrase> = [
        (!attached.is_empty()).then(|| phrase!("robotics-lost-attached", parts = list(&attached))),
        (!loose.is_empty()).then(|| phrase!("robotics-lost-loose", parts = list(&loose))),
        (!fallen.is_empty()).then(|| phrase!("robotics-lost-fallen", parts = list(&fallen))),
    ]
    .into_iter()
    .flatten()
    .collect();
    (!lost.is_empty()).then(|| Argument::list(lost))
}

#[cfg(test)]
mod tests {
    use super::super::told::{HEAD, OTHER, SEAT, TORSO, assert_told};
    use super::*;
    use crate::action::{LoosePlace, PartPlace};
    use crate::parts::Part;
    use shell::grid::Placement;

    #[test]
    fn saboteurs_are_told() {
        let part = Part::plain(Kind::Saboteur);
        assert_told(
            special_counter_sentence,
            [
                (
                    TableEvent::Sabotaged { seat: SEAT, target: OTHER, part: HEAD, at: Placement::default() },
                    "Orange's saboteur took a head off Blue's robot",
                ),
                (TableEvent::SaboteurIdle { seat: SEAT }, "Orange's saboteur found nothing to take"),
                (TableEvent::SaboteurKept { seat: SEAT }, "Orange kept the saboteur"),
                (TableEvent::Scrapped { seat: SEAT, part, from: LoosePlace::Bench }, "Orange sent the saboteur away"),
            ],
        );
    }

    #[test]
    fn rule_11_6_losses_to_a_control_are_told_by_owner_and_place() {
        let lost = |seat, part, from| LostPart { seat, part, from };
        let at = PartPlace::Robot(Placement::default());
        let loose = PartPlace::Loose(LoosePlace::Store);
        let nut = Part::with_nut(Kind::Pincer);
        let taken = vec![lost(SEAT, nut, loose), lost(OTHER, TORSO, at), lost(OTHER, nut, at), lost(OTHER, nut, loose)];
        let fallen = vec![lost(OTHER, HEAD, at), lost(OTHER, HEAD, at)];
        assert_told(
            special_counter_sentence,
            [
                (
                    TableEvent::ControlWorked { seat: SEAT, taken, fallen },
                    "The manufacturing control took 4 nuts: Orange lost a pincer with a nut (loose); \
                 Blue lost a pincer with a nut and a torso with a nut (robot), a pincer with a nut (loose) and 2 heads (fallen)",
                ),
                (
                    TableEvent::ControlWorked { seat: SEAT, taken: Vec::new(), fallen: Vec::new() },
                    "The manufacturing control found no nuts",
                ),
                (TableEvent::WarningLaid { seat: OTHER }, "Blue laid the control down as a warning"),
            ],
        );
    }
}
