//! Pictures and texts of the awards of a game, and remarks about it.

use super::finished_game::{CountedChronicle, SoldRobot, count_trades};
use crate::client::play::Play;
use crate::messages::phrase;
use crate::words;
use client::art::Picture;
use client::panels::awards::{Award, first_largest};
use client::panels::figures::Remark;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Returns the awards of a game, which robots have that were sold.
pub(super) fn awards_of_game(play: &Play, sold: &[SoldRobot]) -> Vec<Award> {
    let best_paid = first_largest(sold, |robot| robot.credits).map(|robot| best_paid_award(play, robot));
    let most_parts = first_largest(sold, |robot| robot.parts.len()).map(|robot| most_parts_award(play, robot));
    [best_paid, most_parts].into_iter().flatten().collect()
}

fn best_paid_award(play: &Play, robot: &SoldRobot) -> Award {
    let order = play.history().setup().data.order(robot.order);
    let order = order.map_or_else(Phrase::default, words::order_name);
    let credits = words::credits_words(robot.credits);
    let text = phrase!("robotics-award-best-paid-text", credits = credits, order = order);
    award_for_robot(play, robot, phrase!("robotics-award-best-paid"), text)
}

fn most_parts_award(play: &Play, robot: &SoldRobot) -> Award {
    let text = phrase!("robotics-award-most-parts-text", count = robot.parts.len(), round = robot.round);
    award_for_robot(play, robot, phrase!("robotics-award-most-parts"), text)
}

/// The award of a robot that was sold.
fn award_for_robot(play: &Play, robot: &SoldRobot, title: Phrase, text: Phrase) -> Award {
    let drawn = robot.composed(&play.history().setup().data);
    let picture = drawn.map_or((Picture::Drawing("torso"), (1.0, 1.0)), |composed| {
        let size = composed.size();
        (Picture::Composed(composed), size)
    });
    let seat = play.seat(robot.seat);
    Award { picture, title, colour: seat.colour, name: seat.name.clone(), text }
}

/// Returns the remark about the seat that has traded most often; `None` if nobody has traded.
pub(super) fn remark_about_trades(play: &Play, chronicle: &CountedChronicle) -> Option<Remark> {
    let seats = play.history().setup().all_seats();
    let counts: Vec<(SeatId, usize)> = seats.map(|seat| (seat, count_trades(chronicle, seat))).collect();
    let (seat, count) = *first_largest(&counts, |(_, count)| *count).filter(|(_, count)| *count > 0)?;
    let name = &play.seat(seat).name;
    let text = phrase!("robotics-figures-most-trades-text", name = name, count = count);
    Some(Remark { icon: "trade", title: phrase!("robotics-figures-most-trades"), text })
}
