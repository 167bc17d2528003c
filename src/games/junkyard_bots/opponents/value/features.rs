//! Features of a table at the beginning of a round, as numbers, from facts that are open to all
//! (rule 9.1).

use smallvec::SmallVec;

use super::seat::SeatFeatures;
use super::yard::Yard;
use crate::parts::{GripperKind, Size};
use crate::robot::{Abilities, damage_taken, power_after};
use crate::table::Table;
use shell::seats::PerSeat;

/// Number of features of a seat.
pub const FEATURES: usize = 89;

/// Features of a seat, each about 0 to 1. The thresholds and divisors below are chosen by hand. The
/// weights in `assets/games/junkyard_bots/opponents` are fitted to them, so a change of one calls
/// for a new training.
pub type Features = [f32; FEATURES];

/// The features of all seats, in seat order.
pub fn table_features(table: &Table) -> PerSeat<Features> {
    let seats: PerSeat<SeatFeatures> = table.seats().map(|seat| SeatFeatures::new(table, seat)).collect();
    let yard = Yard::new(table);
    (0..seats.len()).map(|number| seat_features(table, &yard, &seats, number)).collect()
}

fn flag_value(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// Points as a share of `much`, a number of them that is large for what they count; 2 at most.
fn capped_share(points: u16, much: f32) -> f32 {
    (f32::from(points) / much).min(2.0)
}

/// Points as a share of three, 1 at most, where the first points matter most.
fn first_points_share(points: u16) -> f32 {
    capped_share(points, 3.0).min(1.0)
}

fn seat_features(table: &Table, yard: &Yard, seats: &[SeatFeatures], number: usize) -> Features {
    let own = &seats[number];
    let others = || seats.iter().enumerate().filter(move |(other, _)| *other != number).map(|(_, seat)| seat);
    let most = |of: &dyn Fn(&SeatFeatures) -> f32| others().map(of).fold(0.0, f32::max);
    let mut features: Vec<f32> = Vec::with_capacity(FEATURES);
    features.extend([1.0, own.eaten, most(&|seat| seat.eaten), own.eaten - most(&|seat| seat.eaten)]);
    let first = others().map(|other| other.needed).min().unwrap_or(u16::MAX);
    for needed in [own.needed, first] {
        features.extend([8, 6, 4, 2, 1].map(|points| flag_value(needed <= points)));
    }
    features.extend(robot_features(own));
    // Of several others, the greatest number each.
    let mut rivals = [0.0_f32; ROBOT];
    others()
        .for_each(|other| rivals.iter_mut().zip(robot_features(other)).for_each(|(most, more)| *most = most.max(more)));
    features.extend(rivals);
    features.extend(battle_features(yard, own, &others().collect::<SmallVec<[&SeatFeatures; 3]>>()));
    let place = table.order().position(|seat| seat.index() == number).unwrap_or(0);
    features.extend([flag_value(place == 0), place as f32 / 3.0]);
    let meal = own.largest_meal(yard.energy);
    features.extend([capped_share(meal, 4.0), flag_value(meal >= own.needed)]);
    features.extend([
        most(&|seat| capped_share(seat.largest_meal(yard.energy), 4.0)),
        most(&|seat| flag_value(seat.largest_meal(yard.energy) >= seat.needed)),
    ]);
    let liftable = Size::ALL.into_iter().filter(|&size| own.can_hold(GripperKind::Claw, size));
    features.push(liftable.map(|size| capped_share(yard.parts[size as usize] * u16::from(size.points()), 12.0)).sum());
    features.extend([
        capped_share(own.parts[0].into(), 10.0),
        capped_share(own.parts[1].into(), 5.0),
        capped_share(own.parts[2].into(), 3.0),
    ]);
    features.extend([capped_share(own.pipes.into(), 4.0), capped_share(own.sockets, 12.0), flag_value(own.looks)]);
    features.extend(yard.energy_share);
    features.extend(yard.bomb_share);
    features.extend([capped_share(yard.hidden, 200.0), capped_share(table.state().round, 12.0)]);
    debug_assert_eq!(features.len(), FEATURES);
    // The number is right: a test counts the features.
    Features::try_from(features).unwrap_or([0.0; FEATURES])
}

/// Number of features of a robot by itself.
const ROBOT: usize = 17;

/// Features of a robot by itself, the more the better.
fn robot_features(seat: &SeatFeatures) -> [f32; ROBOT] {
    let Abilities { sight, grip, bite, speed } = seat.abilities;
    let at_once = |by: GripperKind, size: Size| f32::from(seat.at_once(by, size));
    [
        capped_share(sight, 6.0),
        capped_share(grip, 8.0),
        capped_share(bite, 8.0),
        capped_share(speed, 6.0),
        first_points_share(sight),
        first_points_share(grip),
        first_points_share(bite),
        first_points_share(speed),
        flag_value(seat.can_hold(GripperKind::Mouth, Size::Medium)),
        flag_value(seat.can_hold(GripperKind::Mouth, Size::Large)),
        flag_value(seat.can_hold(GripperKind::Claw, Size::Medium)),
        flag_value(seat.can_hold(GripperKind::Claw, Size::Large)),
        at_once(GripperKind::Mouth, Size::Large) / 2.0,
        at_once(GripperKind::Mouth, Size::Medium) / 3.0,
        at_once(GripperKind::Claw, Size::Large) / 2.0,
        at_once(GripperKind::Claw, Size::Medium) / 3.0,
        capped_share(seat.points(), 20.0),
    ]
}

/// Number of features about damage between robots.
const BATTLE: usize = 20;

/// Features about damage by bombs: by those that are face-up now, and by any.
fn battle_features(yard: &Yard, own: &SeatFeatures, others: &[&SeatFeatures]) -> [f32; BATTLE] {
    let open = |size: Size| yard.bombs[size as usize] > 0;
    let any = |_| true;
    let most = |of: &dyn Fn(&SeatFeatures) -> u16| others.iter().map(|other| of(other)).max().unwrap_or(0);
    let speed = own.abilities.speed;
    let threat = most(&|other| damage_taken(other.best_throw(open), speed));
    let later = most(&|other| damage_taken(other.best_throw(any), speed));
    let hit = |throw: u16| most(&|other| damage_taken(throw, other.abilities.speed));
    let kills = |throw: u16| {
        let left = |other: &SeatFeatures| power_after(other.power, damage_taken(throw, other.abilities.speed));
        others.iter().filter(|other| other.power > 0 && left(other) == 0).count()
    };
    let strike = own.best_throw(open);
    let could = own.best_throw(any);
    let leads = others.iter().all(|other| other.eaten < own.eaten);
    let trails = others.iter().any(|other| other.eaten > own.eaten);
    // The power of a new robot (2.10) stands for that of others if there are none.
    let weakest = others.iter().map(|other| other.power).min().unwrap_or(5);
    let power = u16::from(own.power);
    [
        capped_share(power, 5.0),
        flag_value(power == 1),
        flag_value(power == 2),
        flag_value(power <= 3),
        f32::from(weakest) / 5.0,
        flag_value(weakest == 1),
        flag_value(weakest == 2),
        flag_value(weakest <= 3),
        flag_value(leads),
        flag_value(trails),
        capped_share(threat, 4.0),
        flag_value(threat >= power),
        capped_share(later, 4.0),
        flag_value(later >= power),
        capped_share(hit(strike), 4.0),
        flag_value(leads && kills(strike) > 0),
        capped_share(hit(could), 4.0),
        flag_value(leads && kills(could) > 0),
        flag_value(trails && threat >= power),
        flag_value(trails && later >= power),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, JunkyardBotsTable};
    use crate::opponents::{Situation, decide_as};
    use crate::parts::{FEWEST_SEATS, MOST_SEATS};
    use crate::table::Setup;
    use crate::table::setup::ENERGY_TO_WIN;
    use shell::seats::{PlayerKind, SeatId, stream_of_player};

    #[test]
    fn every_seat_has_all_features_throughout_a_game() {
        for seats in FEWEST_SEATS..=MOST_SEATS {
            let setup = Setup::new(seats, 6);
            let (mut game, _) = Game::new(&setup).unwrap();
            let mut differ = 0;
            let mut step = 0;
            while let Some(seat) = game.state().active_seat() {
                let features = game.read(table_features);
                assert_eq!(features.len(), usize::from(seats));
                for (seat, features) in features.iter().enumerate() {
                    assert_eq!(features[0], 1.0, "there are as many numbers as are counted");
                    assert!(features.iter().all(|feature| (-1.0..=2.0).contains(feature)), "{features:?}");
                    assert_eq!(
                        features[1],
                        f32::from(game.read(|table| table.eaten(SeatId(seat as u8)).min(ENERGY_TO_WIN)))
                            / f32::from(ENERGY_TO_WIN)
                    );
                }
                differ += usize::from(features[0] != features[1]);
                let view = game.view(seat);
                let legal = game.legal_actions();
                let situation = Situation::new(&setup, &view, &legal);
                let decision = decide_as(PlayerKind::Cog, &situation, &mut stream_of_player(6, step, seat));
                game.act(decision.action).unwrap();
                step += 1;
            }
            assert!(differ > 40, "{differ}");
        }
    }
}
