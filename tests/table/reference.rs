//! The grip assignment and the pipe bonus against slow, obvious versions.

use junkyard_bots::parts::{Kind, PartId, TileSet};
use junkyard_bots::robot::build::attachments;
use junkyard_bots::robot::grip::{Arm, Load, arms_in, assign};
use junkyard_bots::robot::{Bond, Layout, Piece, ability};
use proptest::prelude::*;

/// The most throwing bonus over all assignments, tried one by one: every small or medium arm serves each of the things
/// it touches or none, every large arm splits its strength in every way. `None` if none is legal.
fn slow_bonus(arms: &[Arm], loads: &[Load]) -> Option<u16> {
    let need = loads.iter().map(|load| i32::from(load.points)).collect();
    try_arm(arms, loads, 0, need, &mut Vec::new())
}

/// `serves` has, for every arm before `arm`, whether it takes part in holding a thrown thing.
fn try_arm(arms: &[Arm], loads: &[Load], arm: usize, need: Vec<i32>, serves: &mut Vec<bool>) -> Option<u16> {
    let Some(&Arm { strength, splits, .. }) = arms.get(arm) else {
        let covered = need.iter().all(|&points| points <= 0);
        let bonus = arms.iter().zip(serves).filter(|(_, serves)| **serves).map(|(arm, _)| arm.bonus).sum();
        return covered.then_some(bonus);
    };
    let touched: Vec<usize> = (0..loads.len()).filter(|&load| loads[load].touching & (1 << arm) != 0).collect();
    let mut best = None;
    let mut ways = vec![vec![0; loads.len()]];
    if splits {
        for &load in &touched {
            ways = ways
                .into_iter()
                .flat_map(|way: Vec<u16>| {
                    let left = strength - way.iter().sum::<u16>();
                    (0..=left).map(move |points| {
                        let mut way = way.clone();
                        way[load] = points;
                        way
                    })
                })
                .collect();
        }
    } else {
        for &load in &touched {
            let mut way = vec![0; loads.len()];
            way[load] = strength;
            ways.push(way);
        }
    }
    for way in ways {
        let need = need.iter().zip(&way).map(|(&need, &points)| need - i32::from(points)).collect();
        serves.push(way.iter().zip(loads).any(|(&points, load)| points > 0 && load.thrown));
        best = best.max(try_arm(arms, loads, arm + 1, need, serves));
        serves.pop();
    }
    best
}

fn an_arm() -> impl Strategy<Value = Arm> {
    (prop::sample::select(vec![1u16, 2, 4]), 0..3u16).prop_map(|(points, bonus)| Arm {
        strength: points + bonus,
        bonus,
        splits: points == 4,
    })
}

fn a_problem() -> impl Strategy<Value = (Vec<Arm>, Vec<Load>)> {
    prop::collection::vec(an_arm(), 1..5).prop_flat_map(|arms| {
        let sets = 0..1u128 << arms.len();
        let load = (prop::sample::select(vec![1u8, 2, 4]), sets, any::<bool>());
        let load = load.prop_map(|(points, touching, thrown)| Load { points, touching, thrown });
        (Just(arms), prop::collection::vec(load, 0..5))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Rule 3.5 and the best throw of rule 6.3.
    #[test]
    fn an_assignment_is_found_exactly_when_there_is_one_and_throws_the_most((arms, loads) in a_problem()) {
        let found = assign(&arms, &loads);
        prop_assert_eq!(found.as_ref().map(|found| found.bonus), slow_bonus(&arms, &loads));
        if let Some(found) = found {
            check_assignment(&arms, &loads, &found.serving)?;
        }
    }
}

/// The arms that serve touch what they serve; small and medium ones serve one thing; together they are strong enough.
fn check_assignment(arms: &[Arm], loads: &[Load], serving: &[u128]) -> Result<(), TestCaseError> {
    for (load, &set) in loads.iter().zip(serving) {
        prop_assert_eq!(set & !load.touching, 0);
        let strength: u16 = arms_in(set).map(|arm| arms[arm].strength).sum();
        prop_assert!(strength >= u16::from(load.points));
    }
    for (number, arm) in arms.iter().enumerate().filter(|(_, arm)| !arm.splits) {
        let served = serving.iter().filter(|set| **set & (1 << number) != 0).count();
        prop_assert!(served <= 1, "{:?} serves {} things", arm, served);
    }
    Ok(())
}

/// The pipe bonus by its definition (rule 2.9): every ordered choice of pipes that is a chain.
fn slow_bonus_of(layout: &Layout, part: usize) -> u8 {
    let pieces = layout.pieces();
    if part == 0 || pieces[part].is(Kind::Pipe) {
        return 0;
    }
    let pipes: Vec<usize> = (0..pieces.len()).filter(|&piece| pieces[piece].is(Kind::Pipe)).collect();
    let roots: Vec<usize> = (0..pieces.len()).filter(|&root| root != part && !pieces[root].is(Kind::Pipe)).collect();
    let mut chains: Vec<Vec<usize>> = vec![vec![]];
    let mut on_a_chain: Vec<usize> = Vec::new();
    while let Some(chain) = chains.pop() {
        if !chain.is_empty() && joins(layout, part, &chain) {
            let taken = |other: usize| other == part || chain.contains(&other);
            let is_root = |root: usize| linked(layout, root, chain[0]) && (root == 0 || layout.reached(taken)[root]);
            if roots.iter().any(|&root| is_root(root)) {
                on_a_chain.extend(&chain);
            }
        }
        for &pipe in pipes.iter().filter(|pipe| !chain.contains(pipe)) {
            let mut longer = chain.clone();
            longer.push(pipe);
            if longer.windows(2).all(|pair| linked(layout, pair[0], pair[1])) {
                chains.push(longer);
            }
        }
    }
    on_a_chain.sort_unstable();
    on_a_chain.dedup();
    on_a_chain.len() as u8
}

fn joins(layout: &Layout, part: usize, chain: &[usize]) -> bool {
    linked(layout, *chain.last().unwrap(), part)
}

fn linked(layout: &Layout, one: usize, other: usize) -> bool {
    layout.linked(one).any(|next| next == other)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    /// Robots grown at random out of many pipes and some parts.
    #[test]
    fn the_pipe_bonus_is_the_number_of_pipes_on_a_chain(choices in prop::collection::vec((0..10usize, any::<prop::sample::Index>()), 1..14)) {
        let tiles = TileSet::built_in();
        let names = [
            "pipe_small_straight", "pipe_small_straight", "pipe_small_elbow", "pipe_small_elbow", "pipe_medium_splitter",
            "pipe_medium_splitter", "claw_large", "eye_medium", "mouth_medium", "jet_large",
        ];
        let mut layout = Layout::new(&tiles, PartId(0));
        for (number, (name, index)) in (1u16..).zip(choices) {
            let tile = tiles.named(names[name]).unwrap();
            let places = attachments(&layout, tile);
            // Prefer places that link twice: loops are where the rule is hard.
            let links = |place| tile.shape().sockets_at(place).filter(|socket| layout.plug(*socket).is_some()).count();
            let most = places.iter().map(|&place| links(place)).max();
            let best: Vec<_> = places.iter().copied().filter(|&place| Some(links(place)) == most).collect();
            let from = if number % 2 == 0 { &best } else { &places };
            if !from.is_empty() {
                let place = *index.get(from);
                layout.add(Piece { part: PartId(number), place, bond: Bond::Attached(tile) }).unwrap();
            }
        }
        let (_, bonuses) = ability::measure(&layout);
        let slow: Vec<u8> = (0..layout.pieces().len()).map(|piece| slow_bonus_of(&layout, piece)).collect();
        prop_assert_eq!(bonuses, slow, "{:?}", layout.pieces());
    }
}
