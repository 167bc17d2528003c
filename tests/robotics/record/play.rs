//! Recorded games that are played at random.

use std::time::{Duration, SystemTime};

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use robotics::action::{Action, Build, PlacedPart, Robotics, Share, Terms};
use robotics::parts::data_file::{DataFile, OrderEntry};
use robotics::parts::{CREDIT_STEP, DataSet, Kind, Part, PartCounts};
use robotics::robot::Robot;
use robotics::table::{Options, Setup, Stage, Table, TurnStep};
use robotics::turn::{FreeSteps, LegalActions, TurnActions, check_action, legal_actions};
use shell::record::RecordedGame;
use shell::seats::{SeatId, SeatKind, seating::default_seats};
use shell::table::Playable;

/// A recorded game whose seats are all played at random.
pub struct RandomRecord {
    pub record: RecordedGame<Robotics>,
    random: ChaCha8Rng,
}

/// A time that tests save at.
pub fn noon() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000)
}

/// Set-up with all options that a seed chooses.
pub fn varied_setup(seed: u64) -> Setup {
    let has = |bit: u64| seed >> bit & 1 == 1;
    let options = Options {
        stored_saboteur: has(0),
        warning_control: has(1),
        auction_every_round: has(2),
        even_start: has(3) && !has(2),
        last_bell: has(4),
    };
    let seats = 2 + (seed % 4) as u8;
    let youngest = has(5).then_some(SeatId(seats - 1));
    Setup { orders_to_win: 2, credits_to_win: 7000, options, youngest, ..Setup::new(seats, seed) }
}

/// Set-up of two seats with few orders that are met by one extremity, and half of the counters
/// special ones.
pub fn tiny_setup(seed: u64) -> Setup {
    let mut file: DataFile = DataSet::standard().file().clone();
    for entry in &mut file.counters {
        entry.count = if entry.kind.is_component() { 4 } else { 12 };
    }
    let order = |kind: Kind| OrderEntry { name: kind.key().to_owned(), needs: [(kind, 1)].into(), pays: 300 };
    file.orders = [Kind::Head, Kind::Wheels, Kind::Pincer, Kind::Plunger].map(order).into();
    let data = DataSet::new(file).unwrap();
    Setup { data: data.into(), orders_to_win: 5, credits_to_win: 20_000, ..varied_setup(seed / 4 * 4) }
}

impl RandomRecord {
    pub fn new(setup: Setup) -> Self {
        let seating = default_seats(setup.seats, SeatKind::Human);
        let seed = setup.seed;
        Self::going_on(RecordedGame::begin(setup, seating).unwrap().0, !seed)
    }

    /// A game that is going on.
    pub fn going_on(record: RecordedGame<Robotics>, seed: u64) -> Self {
        Self { record, random: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// An action of the player whose turn it is; `None` at the end.
    pub fn choose(&mut self) -> Option<Action> {
        let random = &mut self.random;
        self.record.read(|table| {
            let action = choose_action(table, random)?;
            assert_eq!(check_action(table, &action), Ok(()), "{action:?}");
            Some(action)
        })
    }

    /// Plays until `stop` says so or the game ends; returns whether it was stopped.
    pub fn play_until(&mut self, mut stop: impl FnMut(&mut RecordedGame<Robotics>) -> bool) -> bool {
        while let Some(action) = self.choose() {
            if stop(&mut self.record) {
                return true;
            }
            self.record.act(action).unwrap();
        }
        false
    }
}

/// Choice in the turn; `None` outside of one.
pub fn step_of(record: &mut RecordedGame<Robotics>) -> Option<TurnStep> {
    record.read(|table| table.state().turn().map(|turn| turn.step.clone()))
}

/// Part of the game.
pub fn stage_of(record: &mut RecordedGame<Robotics>) -> Stage {
    record.read(|table| table.state().stage.clone())
}

fn choose_action(table: &Table, random: &mut ChaCha8Rng) -> Option<Action> {
    let legal = legal_actions(table);
    match &legal {
        LegalActions::Over => None,
        LegalActions::Bid(Some((least, _))) if random.random_bool(0.6) => Some(Action::Bid(*least)),
        LegalActions::Bid(_) => Some(Action::PassBid),
        LegalActions::Sale(orders) if random.random_bool(0.8) => orders.choose(random).copied().map(Action::Sell),
        LegalActions::Turn(turn) => choose_in_turn(table, turn, random),
        LegalActions::PutAway(free) => choose_free_step(free, random),
        LegalActions::Answer if random.random_bool(0.3) => {
            let Some(TurnStep::Answer { partner, .. }) = table.state().turn().map(|turn| &turn.step) else {
                return Some(Action::Refuse);
            };
            let counter = Action::Counter(choose_terms(table, *partner, random));
            Some(if check_action(table, &counter).is_ok() { counter } else { Action::Accept })
        }
        _ => legal.each().choose(random).cloned(),
    }
}

fn choose_in_turn(table: &Table, turn: &TurnActions, random: &mut ChaCha8Rng) -> Option<Action> {
    if !turn.may_pass || !turn.free.attach.is_empty() && random.random_bool(0.7) {
        return choose_free_step(&turn.free, random);
    }
    let seat = table.state().awaited_seat()?;
    let tried = match random.random_range(0..16) {
        0 | 1 => turn.partners.choose(random).map(|&partner| {
            let terms = choose_terms(table, partner, random);
            Action::Offer { partner, terms }
        }),
        2 if turn.may_convert => Some(Action::Convert(choose_build(table, seat, random))),
        3 => turn.targets.choose(random).map(|&(seat, cell)| Action::Sabotage { seat, cell }),
        4 => Some(Action::Pass),
        5..=9 if turn.may_draw => Some(Action::Draw),
        10..=13 => turn.buys.choose(random).map(|&(kind, market)| Action::Buy { kind, market }),
        _ => None,
    };
    let legal = tried.filter(|action| check_action(table, action).is_ok());
    legal.or_else(|| choose_free_step(&turn.free, random)).or(Some(Action::Pass))
}

/// A free step; the end of the turn where nothing lies on the bench, in most cases. `None` if there
/// is none at all.
fn choose_free_step(free: &FreeSteps, random: &mut ChaCha8Rng) -> Option<Action> {
    if let Some((part, from, placements)) = free.attach.choose(random)
        && random.random_bool(0.7)
    {
        return placements.choose(random).map(|&at| Action::Attach { part: *part, from: *from, at });
    }
    if free.may_end && random.random_bool(0.8) {
        return Some(Action::Done);
    }
    let store = free.store.choose(random).copied().map(Action::Store);
    let unstore = free.unstore.choose(random).copied().map(Action::Unstore);
    let scrap = free.scrap.choose(random).map(|&(part, from)| Action::Scrap { part, from });
    match random.random_range(0..8) {
        0 => unstore,
        1 | 2 => scrap.clone(),
        _ => store,
    }
    .or(scrap)
    .or(free.may_end.then_some(Action::Done))
}

/// Terms of a trade with a partner, which are legal as a rule if there is something to trade.
fn choose_terms(table: &Table, partner: SeatId, random: &mut ChaCha8Rng) -> Terms {
    let active = table.state().turn().map_or(partner, |turn| turn.seat);
    let gives = choose_parts(&table.workshop(active).shop.all_loose(), random);
    let takes = choose_parts(&table.workshop(partner).shop.store, random);
    let credits = CREDIT_STEP * random.random_range(1..=3);
    let share = |parts: PartCounts, credits: u32| Share { parts, credits };
    if takes.is_empty() {
        return Terms { active: share(gives, 0), partner: share(takes, credits) };
    }
    let pays = if gives.is_empty() || random.random_bool(0.3) { credits } else { 0 };
    Terms { active: share(gives, pays), partner: share(takes, 0) }
}

fn choose_parts(parts: &PartCounts, random: &mut ChaCha8Rng) -> PartCounts {
    let each: Vec<Part> = parts.each().collect();
    let count = random.random_range(0..=2.min(each.len()));
    each.sample(random, count).copied().collect()
}

/// A build of some of a seat's components, each attached where it can be.
fn choose_build(table: &Table, seat: SeatId, random: &mut ChaCha8Rng) -> Build {
    let workshop = table.workshop(seat);
    let old = workshop.robot.counts();
    let mut parts: Vec<Part> = old.plus(&workshop.shop.all_loose()).each().collect();
    parts.retain(|part| part.kind.is_component());
    parts.shuffle(random);
    parts.sort_by_key(|part| !part.kind.is_connector());
    let mut placed: Vec<PlacedPart> = Vec::new();
    for part in parts {
        let robot = Robot::build(table.data(), &placed).unwrap();
        if let Some(&at) = robot.placements(table.data(), part.kind).choose(random) {
            placed.push(PlacedPart { part, at });
        }
    }
    let used: PartCounts = placed.iter().map(|placed| placed.part).collect();
    let left_over = old.without(&used);
    let stored = if random.random_bool(0.5) { choose_parts(&left_over, random) } else { PartCounts::NONE };
    Build { robot: placed, stored }
}
