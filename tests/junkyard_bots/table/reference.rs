//! The grip assignment and the pipe bonus against slow, obvious versions.

use std::cmp::Reverse;

use junkyard_bots::parts::{PartId, TileKind, TileSet};
use junkyard_bots::robot::Assembly;
use junkyard_bots::robot::build::OpenSockets;
use junkyard_bots::robot::grip::{Assignment, Gripper, HeldPart, best_assignment};
use junkyard_bots::robot::pipe_bonus::pipe_bonuses;
use proptest::prelude::*;

/// Score by which rule 6.3 compares throws, the better the greater: the bonus thrown, the small and
/// medium grippers that thrown parts use up, fewer being better, and the bonus of the others.
type Score = (u16, Reverse<usize>, u16);

/// `throws` has, for every gripper, whether it takes part in holding a thrown part.
fn score_of(grippers: &[Gripper], throws: &[bool]) -> Score {
    let singles = || grippers.iter().zip(throws).filter(|(gripper, _)| !gripper.shares_strength);
    let thrown = grippers.iter().zip(throws).filter(|(_, throws)| **throws).map(|(gripper, _)| gripper.bonus).sum();
    let used_up = singles().filter(|(_, throws)| **throws).count();
    let left = singles().filter(|(_, throws)| !**throws).map(|(gripper, _)| gripper.bonus).sum();
    (thrown, Reverse(used_up), left)
}

/// The best score over all assignments, tried one by one: every single gripper serves one of
/// the held parts that it touches, or none; every sharing gripper splits its strength in every way.
/// `None` if none is legal.
fn slow_score(grippers: &[Gripper], held_parts: &[HeldPart]) -> Option<Score> {
    let need = held_parts.iter().map(|part| i32::from(part.points)).collect();
    try_gripper(grippers, held_parts, need, &mut Vec::new())
}

/// `need` is what the held parts still need; `throws` has, for every gripper that is decided,
/// whether it takes part in holding a thrown part.
fn try_gripper(grippers: &[Gripper], held_parts: &[HeldPart], need: Vec<i32>, throws: &mut Vec<bool>) -> Option<Score> {
    let number = throws.len();
    let Some(&gripper) = grippers.get(number) else {
        return need.iter().all(|&points| points <= 0).then(|| score_of(grippers, throws));
    };
    let touched: Vec<usize> =
        (0..held_parts.len()).filter(|&part| held_parts[part].touching >> number & 1 == 1).collect();
    let mut best = None;
    for way in ways(gripper, &touched, held_parts.len()) {
        let need = need.iter().zip(&way).map(|(&need, &points)| need - i32::from(points)).collect();
        throws.push(way.iter().zip(held_parts).any(|(&points, part)| points > 0 && part.thrown));
        best = best.max(try_gripper(grippers, held_parts, need, throws));
        throws.pop();
    }
    best
}

/// Every way in which a gripper can serve: the points that it gives to each of `count` held parts.
fn ways(gripper: Gripper, touched: &[usize], count: usize) -> Vec<Vec<u16>> {
    let mut ways = vec![vec![0; count]];
    for &part in touched {
        let known = ways.clone();
        for way in known {
            let left = gripper.strength - way.iter().sum::<u16>();
            let least = if gripper.shares_strength { 1 } else { gripper.strength };
            ways.extend((least..=left).map(|points| {
                let mut way = way.clone();
                way[part] = points;
                way
            }));
        }
    }
    ways
}

fn a_gripper() -> impl Strategy<Value = Gripper> {
    (prop::sample::select(vec![1u16, 2, 4]), 0..3u16).prop_map(|(points, bonus)| gripper(points, bonus))
}

const fn gripper(points: u16, bonus: u16) -> Gripper {
    Gripper { strength: points + bonus, bonus, shares_strength: points == 4 }
}

fn a_problem() -> impl Strategy<Value = (Vec<Gripper>, Vec<HeldPart>)> {
    prop::collection::vec(a_gripper(), 1..5).prop_flat_map(|grippers| {
        let sets = 0..1u128 << grippers.len();
        let part = (prop::sample::select(vec![1u8, 2, 4]), sets, any::<bool>());
        let part = part.prop_map(|(points, touching, thrown)| HeldPart { points, touching, thrown });
        (Just(grippers), prop::collection::vec(part, 0..5))
    })
}

/// Problems in which several throws are often equal but for the bonus that is left: a large gripper
/// has little left for a bomb and another part, and the small and medium ones differ in their
/// bonus.
fn a_close_problem() -> impl Strategy<Value = (Vec<Gripper>, Vec<HeldPart>)> {
    let single = || (1..3u16, 1..4u16).prop_map(|(points, bonus)| gripper(points, bonus));
    (single(), single(), 1..3u16, 1..3u8, 0..3usize, Just([0, 1, 2]).prop_shuffle()).prop_map(
        |(one, other, bonus, points, place, order)| {
            let mut grippers = vec![one, other];
            grippers.insert(place, gripper(4, bonus));
            let parts = [
                HeldPart { points: 4, touching: 1 << place, thrown: false },
                HeldPart { points: 4, touching: 0b111, thrown: false },
                HeldPart { points, touching: 0b111, thrown: true },
            ];
            (grippers, order.map(|part| parts[part]).to_vec())
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Rule 3.5 and the best throw of rule 6.3.
    #[test]
    fn an_assignment_is_found_exactly_when_there_is_one_and_throws_best(
        (grippers, held_parts) in prop_oneof![3 => a_problem(), 1 => a_close_problem()],
    ) {
        let found = best_assignment(&grippers, &held_parts);
        let best = slow_score(&grippers, &held_parts);
        prop_assert_eq!(found.is_some(), best.is_some());
        if let (Some(found), Some(best)) = (found, best) {
            prop_assert_eq!(score_of(&grippers, &throws(&grippers, &held_parts, &found)), best);
            prop_assert_eq!(found.bonus, best.0);
            check_assignment(&grippers, &held_parts, &found, best)?;
        }
    }
}

/// For every gripper, whether it takes part in holding a thrown part.
fn throws(grippers: &[Gripper], held_parts: &[HeldPart], found: &Assignment) -> Vec<bool> {
    let thrown = held_parts.iter().zip(&found.serving).filter(|(part, _)| part.thrown);
    let throwing = thrown.fold(0, |set, (_, serving)| set | serving);
    (0..grippers.len()).map(|number| throwing >> number & 1 == 1).collect()
}

/// The grippers that serve touch what they serve, small and medium ones serve one held part or are
/// free, and large ones can split their strength so that these grippers alone hold everything and
/// throw as well.
fn check_assignment(
    grippers: &[Gripper],
    held_parts: &[HeldPart],
    found: &Assignment,
    best: Score,
) -> Result<(), TestCaseError> {
    let mut served_alone = held_parts.to_vec();
    for (part, &serving) in served_alone.iter_mut().zip(&found.serving) {
        prop_assert_eq!(serving & !part.touching, 0);
        part.touching = serving;
    }
    prop_assert_eq!(slow_score(grippers, &served_alone), Some(best));
    for (number, gripper) in grippers.iter().enumerate().filter(|(_, gripper)| !gripper.shares_strength) {
        let served = found.serving.iter().filter(|set| **set >> number & 1 == 1).count();
        let free = (found.idle_singles >> number & 1) as usize;
        prop_assert_eq!(served + free, 1, "{:?} serves {} held parts", gripper, served);
    }
    Ok(())
}

/// The medium gripper with a bonus of 2 can throw the bomb alone. The other one and the large one,
/// with a bonus of 1 each, can throw it together: as much bonus, one gripper used up as well, but
/// more bonus left.
#[test]
fn of_equal_throws_the_one_that_leaves_the_most_bonus_counts() {
    let grippers = [gripper(2, 1), gripper(4, 1), gripper(2, 2)];
    let part = |points, touching, thrown| HeldPart { points, touching, thrown };
    let held_parts = [part(4, 0b010, false), part(4, 0b111, false), part(1, 0b111, true)];
    let found = best_assignment(&grippers, &held_parts).unwrap();
    assert_eq!(found.serving.to_vec(), [0b010, 0b100, 0b011]);
    assert_eq!(found.bonus, 2);
}

/// The pipe bonus by its definition (rule 2.9): every ordered choice of pipes that is a chain.
fn slow_bonus_of(assembly: &Assembly, part: usize) -> u8 {
    let parts = assembly.parts();
    if part == 0 || parts[part].is_kind(TileKind::Pipe) {
        return 0;
    }
    let pipes: Vec<usize> = (0..parts.len()).filter(|&pipe| parts[pipe].is_kind(TileKind::Pipe)).collect();
    let roots: Vec<usize> =
        (0..parts.len()).filter(|&root| root != part && !parts[root].is_kind(TileKind::Pipe)).collect();
    let mut chains: Vec<Vec<usize>> = vec![vec![]];
    let mut on_a_chain: Vec<usize> = Vec::new();
    while let Some(chain) = chains.pop() {
        if !chain.is_empty() && joins(assembly, part, &chain) {
            let taken = |other: usize| other == part || chain.contains(&other);
            let reached = assembly.links().reached_without(taken);
            let is_root = |root: usize| linked(assembly, root, chain[0]) && (root == 0 || reached[root]);
            if roots.iter().any(|&root| is_root(root)) {
                on_a_chain.extend(&chain);
            }
        }
        for &pipe in pipes.iter().filter(|pipe| !chain.contains(pipe)) {
            let mut longer = chain.clone();
            longer.push(pipe);
            if longer.windows(2).all(|pair| linked(assembly, pair[0], pair[1])) {
                chains.push(longer);
            }
        }
    }
    on_a_chain.sort_unstable();
    on_a_chain.dedup();
    on_a_chain.len() as u8
}

fn joins(assembly: &Assembly, part: usize, chain: &[usize]) -> bool {
    linked(assembly, *chain.last().unwrap(), part)
}

fn linked(assembly: &Assembly, one: usize, other: usize) -> bool {
    assembly.links().neighbours_of(one).any(|next| next == other)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    /// Robots grown at random out of many pipes and some parts.
    #[test]
    fn the_pipe_bonus_is_the_number_of_pipes_on_a_chain(
        choices in prop::collection::vec((0..10usize, any::<prop::sample::Index>()), 1..14)
    ) {
        let tiles = TileSet::standard();
        let names = [
            "pipe_small_straight", "pipe_small_straight", "pipe_small_elbow", "pipe_small_elbow",
            "pipe_medium_splitter", "pipe_medium_splitter", "claw_large", "eye_medium", "mouth_medium", "jet_large",
        ];
        let mut assembly = Assembly::new(&tiles, PartId(0));
        let mut open = OpenSockets::of(&assembly);
        for (number, (name, index)) in (1u16..).zip(choices) {
            let tile = tiles.tile_named(names[name]).unwrap();
            let placements: Vec<_> = OpenSockets::of(&assembly).placements_for(&assembly, tile).iter().collect();
            prop_assert!(open.placements_for(&assembly, tile).iter().eq(placements.iter().copied()), "kept while parts were attached");
            // Prefer placements that link twice: loops are where the rule is hard.
            let links = |placement| {
                tile.shape().sockets_at(placement).filter(|&socket| assembly.part_meeting(socket).is_some()).count()
            };
            let most = placements.iter().map(|&placement| links(placement)).max();
            let best: Vec<_> = placements.iter().copied().filter(|&placement| Some(links(placement)) == most).collect();
            let from = if number % 2 == 0 { &best } else { &placements };
            if !from.is_empty() {
                assembly.attach(PartId(number), tile.id(), *index.get(from)).unwrap();
                open.update_after_attach(&assembly);
            }
        }
        let slow: Vec<u8> = (0..assembly.parts().len()).map(|part| slow_bonus_of(&assembly, part)).collect();
        prop_assert_eq!(&pipe_bonuses(&assembly)[..], slow, "{:?}", assembly.parts());
    }
}
