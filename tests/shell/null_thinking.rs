//! Computer players of the null game: one that takes anything, and one that looks ahead.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use shell::seats::{PlayerKind, SeatId};
use shell::stream::StreamPoint;
use shell::thinking::halving::HalvingPlan;
use shell::thinking::{ComputerPlayer, Decision, Sampled, Thinking, Trials};

use crate::null_game::{MOST_TAKEN, NullAction, NullGame, NullSetup, NullSnapshot, NullTable};

/// Steps after which a playout is cut off. No game has so many.
const MOST_STEPS: u32 = 100;

/// A null table without the secrets of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NullView {
    pub seat: SeatId,
    pub table: NullTable,
}

impl Thinking for NullGame {
    type View = NullView;
    type Choices = Vec<NullAction>;
    type Contestant = PlayerKind;

    fn view(table: &&NullTable, seat: SeatId) -> NullView {
        let mut table = NullTable::clone(table);
        for (other, secret) in table.secrets.iter_mut().enumerate() {
            *secret = secret.filter(|_| other == seat.index());
        }
        NullView { seat, table }
    }

    /// Answers, or takes and the look: computer players of the null game ask nothing.
    fn choices(table: &&NullTable) -> Vec<NullAction> {
        let Some(seat) = table.awaited else { return Vec::new() };
        if table.asked.is_some_and(|(_, waits)| waits) {
            return vec![NullAction::Answer(true), NullAction::Answer(false)];
        }
        let look = table.secrets[seat.index()].is_none().then_some(NullAction::Look);
        (1..=MOST_TAKEN.min(table.stones)).map(NullAction::Take).chain(look).collect()
    }

    /// The hard player tries the takes in sampled worlds; the others take anything.
    fn choose(
        player: PlayerKind,
        setup: &NullSetup,
        view: &NullView,
        choices: &Vec<NullAction>,
        random: &mut ChaCha8Rng,
        interrupted: &dyn Fn() -> bool,
    ) -> Option<Decision<Self>> {
        let takes = |action: &&NullAction| matches!(action, NullAction::Take(_));
        let moves: Vec<NullAction> = choices.iter().filter(takes).cloned().collect();
        if player != PlayerKind::Titan || moves.is_empty() {
            return Some(choose_any(choices, random));
        }
        let mut trials = Trials::<Self>::new(setup, view, MOST_STEPS)?;
        let plan = HalvingPlan { rounds: &[(16, 2), (32, 1)], most_steps: 10_000, least_lead_in_errors: 1.0 };
        let result = trials.compare_moves(
            &moves,
            &plan,
            |table| (table.stones > MOST_TAKEN).then(|| perfect_take(table.stones)),
            // Whoever is awaited takes the rest; if nobody is, the move itself took it.
            |table| f32::from(u8::from(table.awaited.is_none_or(|seat| seat == view.seat))),
            random,
            interrupted,
        )?;
        Some(result.decision_among(&moves))
    }
}

impl ComputerPlayer<NullGame> for PlayerKind {
    fn kind(&self) -> PlayerKind {
        *self
    }

    fn choose_at(
        &self,
        table: &&NullTable,
        seat: SeatId,
        choices: &Vec<NullAction>,
        random: &mut ChaCha8Rng,
    ) -> Decision<NullGame> {
        let setup = NullSetup { seats: table.secrets.len() as u8, seed: 0 };
        let decision = NullGame::choose(*self, &setup, &NullGame::view(table, seat), choices, random, &|| false);
        decision.expect("nobody interrupts it")
    }
}

impl Sampled for NullGame {
    fn sample_world(view: &NullView, number: u64) -> NullSnapshot {
        NullSnapshot { table: view.table.clone(), stream: StreamPoint { seed: number, position: 0 } }
    }
}

fn choose_any(choices: &[NullAction], random: &mut ChaCha8Rng) -> Decision<NullGame> {
    Decision::without_candidates(choices[random.random_range(0..choices.len() as u32) as usize].clone())
}

/// Take that leaves a multiple of four, if there is one.
fn perfect_take(stones: u32) -> NullAction {
    NullAction::Take(if stones.is_multiple_of(MOST_TAKEN + 1) { 1 } else { stones % (MOST_TAKEN + 1) })
}
