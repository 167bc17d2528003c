//! Observation of one game: counts every happening.

use super::happening::Happening as H;
use super::plan::Plan;
use super::tally::{RobotPart, Tally};
use crate::action::{Action, BlindTileFate, JunkyardBots, Phase, TableEvent};
use crate::parts::{GripperKind, PartId, Tile};
use crate::table::{Choice, Table};
use shell::seats::SeatId;
use shell::simulate::{Simulated, Watcher};

/// Observer of one game.
#[derive(Debug)]
pub struct HappeningWatch {
    /// Counts so far.
    tally: Tally,
    phase: Phase,
    powers: Vec<u8>,
    /// Small tiles turned up in the present Reveal phase.
    revealed: usize,
    /// Parts of each robot when the present round, or the observation, began.
    robots: Vec<Vec<RobotPart>>,
    /// Order of the turns in the first round that was observed.
    order: Vec<SeatId>,
    /// Seat that last had the sole lead in energy eaten at the end of a round.
    leader: Option<SeatId>,
}

impl Simulated for JunkyardBots {
    type Watcher = HappeningWatch;
}

impl Watcher for HappeningWatch {
    type Game = JunkyardBots;
    type Tally = Tally;

    fn begin(table: &Table) -> Self {
        let powers = table.seats().map(|seat| table.power(seat)).collect();
        let robots = table.seats().map(|seat| made_of(table, seat)).collect();
        Self {
            tally: Tally::default(),
            phase: table.state().phase,
            powers,
            revealed: 0,
            robots,
            order: Vec::new(),
            leader: None,
        }
    }

    fn note_choice(&mut self, table: &Table, action: &Action) {
        self.tally.counts.actions += 1;
        let Some(turn) = &table.state().turn else { return };
        self.note_happening(H::EarlyStop, *action == Action::StopDrawing);
        let again = matches!(&turn.choice, Choice::Attack { thrown } if !thrown.is_empty());
        self.note_happening(H::SecondAttack, again && matches!(action, Action::Attack { .. }));
    }

    fn note_events(&mut self, table: &Table, events: &[TableEvent]) {
        for (at, event) in events.iter().enumerate() {
            match event {
                TableEvent::Ate { seat, .. } => {
                    self.note_happening(H::Ate, true);
                    // A player who may rebuild begins a turn right after eating (7.2).
                    self.note_happening(H::OnlyEat, events.get(at + 1) != Some(&TableEvent::TurnBegan { seat: *seat }));
                }
                _ => self.note_event(table, event),
            }
        }
    }

    fn finish(mut self, plan: &Plan, number: u64, table: &Table) -> Tally {
        self.note_lead(table);
        self.tally.note_end(plan, number, table.state(), &self.order);
        let Some(outcome) = &table.state().outcome else { return self.tally };
        for (seat, robot) in self.robots.iter().enumerate() {
            self.tally.note_robot(outcome.winners.iter().any(|winner| winner.index() == seat), robot);
        }
        self.tally
    }
}

impl HappeningWatch {
    fn note_happening(&mut self, happening: H, when: bool) {
        self.tally.happenings.note_happening(happening, when);
    }

    fn note_event(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::PhaseBegan { phase, .. } => self.note_phase(table, *phase),
            TableEvent::FirstBuilt { seat } => self.note_robot(table, *seat),
            TableEvent::Rebuilt { seat, attached } => {
                self.note_happening(H::Attached, !attached.is_empty());
                self.note_robot(table, *seat);
            }
            TableEvent::CrystalGiven { from, tied, .. } => self.note_crystal(table, *from, *tied),
            TableEvent::Revealed { .. } => self.revealed += 1,
            TableEvent::Drew { tile, .. } => self.note_happening(H::SecretDraw, tile.is_none()),
            TableEvent::Kept { .. } => self.note_happening(H::SecretKept, true),
            TableEvent::PutBack { .. } => self.note_happening(H::Rescan, true),
            TableEvent::Took { seat, scanned, by, .. } => self.note_take(table, *seat, *scanned, by),
            TableEvent::TookBlind { by, .. } => {
                self.note_happening(if *by == GripperKind::Claw { H::BlindByClaw } else { H::BlindByMouth }, true);
            }
            TableEvent::BlindTurnedUp { seat, fate, .. } => self.note_fate(*seat, *fate),
            TableEvent::ScansReturned { .. } => self.note_happening(H::ScansReturned, true),
            TableEvent::Attacked { .. } => self.note_attack(event),
            TableEvent::BombsDropped { .. } => self.note_happening(H::BombsDropped, true),
            TableEvent::Exploded { .. } => {
                self.note_happening(if self.phase == Phase::Scrounge { H::BlindDeath } else { H::BattleDeath }, true);
            }
            TableEvent::Ejected { .. } => self.note_happening(H::Ejected, true),
            _ => {}
        }
    }

    fn note_phase(&mut self, table: &Table, phase: Phase) {
        if phase == Phase::Reveal {
            if self.order.is_empty() {
                self.order = table.order().collect();
            }
            self.note_lead(table);
            self.robots = table.seats().map(|seat| made_of(table, seat)).collect();
        }
        if self.phase == Phase::Reveal {
            self.note_happening(H::NothingToReveal, self.revealed < self.powers.len());
        }
        self.revealed = 0;
        self.phase = phase;
    }

    /// Updates the lead in energy eaten when a round is over.
    fn note_lead(&mut self, table: &Table) {
        let most = table.seats().map(|seat| table.eaten(seat)).max();
        let mut leaders = table.seats().filter(|&seat| Some(table.eaten(seat)) == most);
        let (Some(leader), None) = (leaders.next(), leaders.next()) else { return };
        if self.leader.is_some_and(|before| before != leader) {
            self.tally.games_with_lead_change = 1;
        }
        self.leader = Some(leader);
    }

    fn note_robot(&mut self, table: &Table, seat: SeatId) {
        let robot = table.robot(seat);
        let gaining =
            |part: usize| robot.links().neighbours_of(part).filter(|&other| robot.bonus_of(other) > 0).count();
        let mut splitters = robot.assembly().attached().filter(|(.., tile)| tile.is_splitter());
        self.note_happening(H::PipeBonus, robot.has_pipe_bonus());
        self.note_happening(H::SplitterBonus, splitters.any(|(part, ..)| gaining(part) > 1));
        self.note_happening(H::Jet, robot.assembly().attached().any(|(.., tile)| tile.is_jet()));
    }

    /// Counts the ties for the boost crystal. The crystal is given when a round ends, so the robots
    /// are still those that decided it.
    fn note_crystal(&mut self, table: &Table, from: Option<SeatId>, tied: u8) {
        let Some(owner) = from else { return self.note_happening(H::CrystalTieAtSetUp, tied > 1) };
        let owner_is_fastest = table.fastest_seats().contains(&owner);
        self.note_happening(H::CrystalTie, tied > 1);
        self.note_happening(H::OwnerNotTied, tied > 1 && !owner_is_fastest);
    }

    fn note_take(&mut self, table: &Table, seat: SeatId, scanned: bool, by: &[PartId]) {
        let large = by.iter().any(|&part| table.tile(part).is_some_and(Tile::shares_strength));
        self.note_happening(H::TakeScanned, scanned);
        self.note_happening(H::TeamGrip, by.len() > 1);
        self.note_happening(H::TeamWithLarge, large && by.len() > 1);
        self.note_happening(H::LargeGripperShares, large && holds_several(table, seat, by));
    }

    fn note_fate(&mut self, seat: SeatId, fate: BlindTileFate) {
        if let BlindTileFate::Explodes { power } = fate {
            self.powers[seat.index()] = power;
        }
        let happening = match fate {
            BlindTileFate::Stays => H::BlindStays,
            BlindTileFate::Dropped => H::BlindDropped,
            BlindTileFate::Explodes { .. } => H::BlindBomb,
        };
        self.note_happening(happening, true);
    }

    fn note_attack(&mut self, event: &TableEvent) {
        let TableEvent::Attacked { seat, target, bombs, bonus, damage, power, .. } = event else { return };
        self.note_happening(H::Attack, true);
        self.note_happening(H::SeveralBombs, bombs.len() > 1);
        self.note_happening(H::ThrowBonus, *bonus > 0);
        self.note_happening(H::Dodged, *damage == 0);
        self.note_happening(H::AttackOnZero, self.powers[target.index()] == 0);
        self.note_happening(H::AttackAtZero, self.powers[seat.index()] == 0);
        self.powers[target.index()] = *power;
    }
}

/// Robot parts of a seat, without its body.
fn made_of(table: &Table, seat: SeatId) -> Vec<RobotPart> {
    let robot = table.robot(seat);
    robot
        .assembly()
        .attached()
        .filter_map(|(.., tile)| Some(RobotPart { kind: tile.kind(), size: tile.size()? }))
        .collect()
}

/// Whether a seat now holds several parts with the kind of gripper that the parts `by` are.
fn holds_several(table: &Table, seat: SeatId, by: &[PartId]) -> bool {
    let with = by.first().and_then(|&part| table.tile(part)).and_then(|tile| tile.kind().gripper());
    with.is_some_and(|with| table.held(seat, with).count() > 1)
}
