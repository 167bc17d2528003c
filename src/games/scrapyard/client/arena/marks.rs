//! Squares and robots of the map that are marked: where a move can end, who is in reach, at whom is
//! aimed.

use shell::seats::{PerSeat, SeatId};

use crate::action::{Action, ShoveKind};
use crate::arena::{Axis, Square, shove};
use crate::cards::{Aim, ArmSide, CardId, Effect, Slot};
use crate::table::{BattleStep, BattleTurn, Queued, Table};
use crate::turn::battle::movement::{LIMP_SQUARES, MOVE_BATTERIES};
use crate::turn::effects::choice::{path_to, reachable};
use crate::turn::effects::{EffectChoice, ShoveChoice, awaited_choice};

/// Thing that a player has picked to act with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picked {
    /// Card of the hand, to be played (6.5).
    Card(CardId),
    /// Ability of a part (6.6).
    Ability(Slot),
    /// Arm, to attack with (6.9).
    Arm(ArmSide),
    /// Move (6.7).
    Move,
    /// Limp (6.8).
    Limp,
    /// The own figure, for a Move or a Limp.
    Figure,
}

/// End of a push or pull that can be chosen (8.7 to 8.9).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShoveEnd {
    /// Choice that leads there.
    pub action: Action,
    /// Axis.
    pub axis: Axis,
    /// Number of squares that are chosen.
    pub squares: u8,
    /// Square on which the target ends.
    pub square: Square,
    /// Whether it crashes (8.8).
    pub crashes: bool,
}

/// Squares and robots that are marked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArenaMarks {
    /// Squares on which a move can end.
    pub ends: Vec<Square>,
    /// Robots in reach of what is picked.
    pub in_reach: PerSeat<SeatId>,
    /// Robots that are aimed at.
    pub aimed: PerSeat<SeatId>,
    /// Way to the square that is pointed at, with the first square.
    pub path: Vec<Square>,
    /// Ends of a push or pull, if one is to be chosen.
    pub shoves: Vec<ShoveEnd>,
}

impl ArenaMarks {
    /// Marks for what the awaited player has picked, with a square under the pointer; none outside
    /// of the actions of a turn.
    pub fn of(table: &Table, picked: Option<Picked>, pointed: Option<Square>) -> Self {
        let Some(turn) = table.state().battle().filter(|turn| turn.step == BattleStep::Act) else {
            return Self::default();
        };
        match awaited_choice(table, turn.seat) {
            Some(choice) => Self::of_choice(table, turn.seat, choice, pointed),
            None => Self::of_turn(table, turn, picked, pointed),
        }
    }

    fn of_choice(table: &Table, seat: SeatId, choice: EffectChoice, pointed: Option<Square>) -> Self {
        match choice {
            EffectChoice::Step { own, squares } => {
                let steps = match table.state().queue.effects.first() {
                    Some(Queued::Effect(Effect::Move(steps))) => *steps,
                    _ => 0,
                };
                let path = way(table, seat, pointed, steps);
                Self { ends: [own].into_iter().chain(squares).collect(), path, ..Self::default() }
            }
            EffectChoice::Target(seats) => {
                let aimed = pointed_seat(table, pointed).filter(|seat| seats.contains(seat));
                Self { in_reach: seats, aimed: aimed.into_iter().collect(), ..Self::default() }
            }
            EffectChoice::Shove(choice) => Self::of_shove(table, seat, choice, pointed),
            EffectChoice::Rummage(_)
            | EffectChoice::Purge(_)
            | EffectChoice::Delay(_)
            | EffectChoice::Salvage { .. } => Self::default(),
        }
    }

    fn of_shove(table: &Table, seat: SeatId, choice: ShoveChoice, pointed: Option<Square>) -> Self {
        let shoves = shove_ends(table, seat, choice);
        let from = table.robot(choice.target).square();
        let chosen = shoves.iter().find(|end| Some(end.square) == pointed && end.squares > 0);
        let path = from.zip(chosen).map(|(from, end)| vec![from, end.square]).unwrap_or_default();
        Self { aimed: [choice.target].into_iter().collect(), path, shoves, ..Self::default() }
    }

    fn of_turn(table: &Table, turn: &BattleTurn, picked: Option<Picked>, pointed: Option<Square>) -> Self {
        let seat = turn.seat;
        let robot = table.robot(seat);
        let usual = usual_steps(table, seat);
        let (steps, reach) = match picked {
            None | Some(Picked::Move | Picked::Figure) => (usual, None),
            Some(Picked::Limp) => (usual.min(LIMP_SQUARES), None),
            Some(Picked::Arm(side)) => (usual, Some(Aim::One(robot.attack_range(side)))),
            Some(Picked::Card(card)) => match table.data().find_card(card).and_then(|card| card.action()) {
                Some(face) => of_effects(face.aim, &face.effects, usual),
                None => (usual, None),
            },
            Some(Picked::Ability(slot)) => match robot.ability(slot) {
                Some(ability) => of_effects(ability.aim, &ability.effects, usual),
                None => (usual, None),
            },
        };
        let steps_first =
            matches!(picked, Some(Picked::Card(_) | Picked::Ability(_))) && moves_first(table, turn, picked);
        let ends = reachable(table, seat, steps);
        let range = reach.and_then(Aim::range);
        let in_reach: PerSeat<SeatId> = match range {
            None => PerSeat::new(),
            Some(range) if steps_first => in_range_after(table, seat, &ends, range),
            Some(range) => table.in_range(seat, range),
        };
        let pointed_at = pointed_seat(table, pointed).filter(|seat| in_reach.contains(seat));
        let aimed = match reach {
            Some(Aim::All(_)) => in_reach.clone(),
            _ => pointed_at.into_iter().collect(),
        };
        Self { path: way(table, seat, pointed, steps), ends, in_reach, aimed, shoves: Vec::new() }
    }
}

/// Steps that a robot can move by now, for a card or without one (6.7, 6.8).
fn usual_steps(table: &Table, seat: SeatId) -> u8 {
    let robot = table.robot(seat);
    if robot.condition().unused < u16::from(MOVE_BATTERIES) {
        0
    } else if robot.cards().hand.is_empty() {
        LIMP_SQUARES
    } else {
        robot.speed().max(LIMP_SQUARES)
    }
}

/// Steps of the first `Move` among effects, or `usual` ones without it, and the aim if an effect
/// needs a target.
fn of_effects(aim: Aim, effects: &[Effect], usual: u8) -> (u8, Option<Aim>) {
    let steps = effects.iter().find_map(|effect| if let Effect::Move(steps) = effect { Some(*steps) } else { None });
    let needs = effects.iter().any(|effect| effect.needs_target());
    (steps.unwrap_or(usual), needs.then_some(aim))
}

/// Whether a move comes before the first effect that needs a target (7.5).
fn moves_first(table: &Table, turn: &BattleTurn, picked: Option<Picked>) -> bool {
    let effects = match picked {
        Some(Picked::Card(card)) => {
            table.data().find_card(card).and_then(|card| card.action()).map(|face| &face.effects[..])
        }
        Some(Picked::Ability(slot)) => table.robot(turn.seat).ability(slot).map(|ability| &ability.effects[..]),
        _ => None,
    };
    let mut before = effects.unwrap_or_default().iter().take_while(|effect| !effect.needs_target());
    before.any(|effect| matches!(effect, Effect::Move(_)))
}

/// Robots within a range of the own square or of one where a move can end.
fn in_range_after(table: &Table, seat: SeatId, ends: &[Square], range: u8) -> PerSeat<SeatId> {
    let from: Vec<Square> = table.robot(seat).square().into_iter().chain(ends.iter().copied()).collect();
    let is_near = |other: &SeatId| {
        let to = table.robot(*other).square();
        to.is_some_and(|to| from.iter().any(|&from| table.arena().range(from, to) <= range))
    };
    table.others(seat).filter(is_near).collect()
}

/// Robot on a square.
fn pointed_seat(table: &Table, pointed: Option<Square>) -> Option<SeatId> {
    table.standing().find(|&seat| pointed.is_some() && table.robot(seat).square() == pointed)
}

/// Way to a square with some steps, with the first square; empty if a move can't end there.
fn way(table: &Table, seat: SeatId, to: Option<Square>, steps: u8) -> Vec<Square> {
    let path = to.and_then(|to| path_to(table, seat, to, steps));
    let from = table.robot(seat).square();
    path.map(|path| from.into_iter().chain(path).collect()).unwrap_or_default()
}

/// Ends of a push or pull that is to be chosen, the shorter ones first: none that ends and crashes
/// like a shorter one.
pub fn shove_ends(table: &Table, seat: SeatId, choice: ShoveChoice) -> Vec<ShoveEnd> {
    let (Some(from), Some(target)) = (table.robot(seat).square(), table.robot(choice.target).square()) else {
        return Vec::new();
    };
    let others = table.squares_of_others(choice.target);
    let axes = choice.axis.map_or_else(|| Axis::BOTH.to_vec(), |axis| vec![axis]);
    let stay = ShoveEnd {
        action: Action::Shove { axis: None, squares: 0 },
        axis: axes[0],
        squares: 0,
        square: target,
        crashes: false,
    };
    let mut ends = vec![stay];
    for axis in axes {
        for squares in 1..=choice.most {
            let shoved = match choice.kind {
                ShoveKind::Push => shove::push(table.arena(), &others, from, target, axis, squares),
                ShoveKind::Pull => shove::pull(table.arena(), &others, from, target, axis, squares),
            };
            let square = shoved.path.last().copied().unwrap_or(target);
            let crashes = shoved.is_stopped && choice.kind == ShoveKind::Push;
            if ends.iter().any(|end| end.square == square && end.crashes == crashes) {
                continue;
            }
            let chosen = choice.axis.is_none().then_some(axis);
            ends.push(ShoveEnd { action: Action::Shove { axis: chosen, squares }, axis, squares, square, crashes });
        }
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::super::test_battle::{A, B, TestBattle, card};
    use super::*;
    use crate::table::{EffectSource, Queue};
    use crate::turn::check_action;

    fn marks(battle: &TestBattle, picked: Option<Picked>, pointed: Option<(u8, u8)>) -> ArenaMarks {
        ArenaMarks::of(&battle.table(), picked, pointed.map(Square::from))
    }

    #[test]
    fn rule_6_7_moves_are_marked_with_the_way_to_the_square_under_the_pointer() {
        let battle = TestBattle::new(2).at(A, 3, 3).at(B, 6, 3);
        let all = marks(&battle, None, Some((3, 5)));
        assert!(all.ends.contains(&Square::new(3, 5)) && !all.ends.contains(&Square::new(3, 3)));
        assert_eq!(all.path, [(3, 3), (3, 4), (3, 5)].map(Square::from));
        assert_eq!(marks(&battle, Some(Picked::Limp), Some((3, 5))).path, []);
        assert_eq!(marks(&battle, Some(Picked::Limp), None).ends.len(), 4);
        let empty = battle.hand(A, "");
        assert_eq!(marks(&empty, None, None).ends.len(), 4, "without a card it limps");
        assert_eq!(marks(&empty.with(A, |robot| robot.condition.unused = 0), None, None).ends, []);
    }

    #[test]
    fn rule_7_5_reach_is_that_of_what_is_picked_after_a_step_that_comes_first() {
        let battle = TestBattle::new(2).at(A, 3, 3).at(B, 6, 3).hand(A, "zap charge");
        let zap = marks(&battle, Some(Picked::Card(card("zap"))), Some((6, 3)));
        assert_eq!((&zap.in_reach[..], &zap.aimed[..]), (&[B][..], &[B][..]));
        assert_eq!(&marks(&battle, Some(Picked::Card(card("zap"))), None).aimed[..], &[]);
        assert_eq!(&marks(&battle, Some(Picked::Arm(ArmSide::Left)), None).in_reach[..], &[], "fire tongs are short");
        assert_eq!(&marks(&battle, Some(Picked::Card(card("charge"))), None).in_reach[..], &[B]);
        assert_eq!(&marks(&battle.settling(2), Some(Picked::Card(card("zap"))), None), &ArenaMarks::default());
    }

    #[test]
    fn rule_8_8_each_way_to_push_is_offered_once_and_is_legal() {
        let battle = TestBattle::new(2).at(A, 6, 3).at(B, 7, 3).change(|position| {
            position.state.queue = Queue {
                source: EffectSource::Attack(ArmSide::Left),
                aim: Aim::One(1),
                targets: Some([B].into_iter().collect()),
                left: Some([B].into_iter().collect()),
                effects: [Queued::Effect(Effect::Push(3))].into_iter().collect(),
            };
        });
        let shoves = marks(&battle, None, Some((8, 3)));
        let ends: Vec<(u8, u8, bool)> =
            shoves.shoves.iter().map(|end| (end.squares, end.square.column, end.crashes)).collect();
        assert_eq!(ends, [(0, 7, false), (1, 8, false), (2, 8, true)]);
        assert!(shoves.shoves.iter().all(|end| check_action(&battle.table(), &end.action).is_ok()));
        assert_eq!(shoves.path, [(7, 3), (8, 3)].map(Square::from));
    }
}
