//! Changes to round, phase and turn, and to the few other numbers of a table.

use junkyard_bots::action::{Ending, Outcome, Phase};
use junkyard_bots::parts::{PartId, TileKind};
use junkyard_bots::table::{Choice, Location, Look, Turn};
use shell::seats::{SeatId, SeatSet};

use super::draft::Draft;

impl Draft<'_, '_> {
    /// Gives the same player another choice of the same phase.
    pub fn change_choice(&mut self) {
        let Some(turn) = self.snapshot.state.turn.clone() else { return };
        self.await_choice(turn.seat);
    }

    /// Makes it another seat's turn, with the same choice or another.
    pub fn change_seat(&mut self) {
        let seat = self.any_seat();
        if self.choices.below(2) == 0 {
            return self.await_choice(seat);
        }
        if let Some(turn) = &mut self.snapshot.state.turn {
            turn.seat = seat;
        }
    }

    pub fn change_power(&mut self) {
        let seat = self.any_seat();
        self.snapshot.powers[seat.index()] = self.choices.below(6) as u8;
    }

    pub fn change_counters(&mut self) {
        match self.choices.below(4) {
            0 => self.snapshot.state.crystal = Some(self.any_seat()),
            1 => self.snapshot.state.quiet_rounds = self.choices.below(6) as u8,
            2 => self.snapshot.state.used_up ^= true,
            _ => self.snapshot.state.round = [1, 2, u16::MAX - 1, u16::MAX][self.choices.below(4)],
        }
    }

    pub fn change_stream(&mut self) {
        let stream = &mut self.snapshot.stream;
        let number = u64::from(self.choices.byte());
        match self.choices.below(3) {
            0 => stream.position = number,
            1 => stream.position = u64::MAX - number,
            _ => stream.seed = number,
        }
    }

    /// Goes over to another phase, mostly with everything as that phase has it.
    pub fn change_phase(&mut self) {
        use Phase::{Battle, EndTurn, Factory, Over, Scan, Scrounge, SetUp};
        let phases = [Scan, Scrounge, Battle, Factory, EndTurn, SetUp, Over];
        let phase = phases[self.choices.below(phases.len())];
        let seat = self.seat();
        let state = &mut self.snapshot.state;
        state.phase = phase;
        state.outcome = (phase == Over).then(|| Outcome { ending: Ending::Stalemate, winners: vec![seat] });
        if self.choices.below(8) > 0 {
            self.suit_state(seat);
            self.suit_parts();
        }
        self.await_choice(seat);
    }

    fn suit_state(&mut self, seat: SeatId) {
        let state = &mut self.snapshot.state;
        if state.phase == Phase::SetUp {
            state.round = 0;
            state.crystal = None;
            return self.unbuild(seat);
        }
        state.round = state.round.max(1);
        state.crystal = state.crystal.or(Some(seat));
        (0..self.setup.seats).map(SeatId).for_each(|seat| self.build_first(seat));
        for seat in (0..self.setup.seats).map(SeatId).filter(|_| self.snapshot.state.phase != Phase::Battle) {
            let least = u8::from(self.survives(seat));
            let power = &mut self.snapshot.powers[seat.index()];
            *power = least.max(*power);
        }
    }

    /// Clears away what does not lie there in the phase, and names what is not unknown in it.
    fn suit_parts(&mut self) {
        let phase = self.snapshot.state.phase;
        let held = matches!(phase, Phase::Scrounge | Phase::Battle | Phase::Factory);
        for part in 0..self.snapshot.parts.len() {
            match self.snapshot.parts[part].location {
                Location::Held { by, .. } if held && phase != Phase::Scrounge => {
                    self.name(part, |tile| tile.kind().held_by() == by);
                    if phase == Phase::Factory && self.is(part, TileKind::Bomb) {
                        self.snapshot.parts[part].location = Location::FaceUp;
                    }
                }
                Location::Held { .. } if !held => {
                    self.snapshot.parts[part].location = Location::FaceUp;
                    self.name(part, |_| true);
                }
                Location::Scanned(_) if !matches!(phase, Phase::Scan | Phase::Scrounge) => {
                    self.snapshot.parts[part].location = Location::FaceUp;
                }
                _ => {}
            }
        }
    }

    /// Awaits a choice of the present phase from a seat.
    fn await_choice(&mut self, seat: SeatId) {
        let unknown = self.parts_where(|location| matches!(location, Location::Scanned(_) | Location::FaceUp));
        unknown.into_iter().for_each(|part| self.name(part, |_| true));
        let choice = match self.snapshot.state.phase {
            Phase::SetUp => Choice::FirstBuild,
            Phase::Scan => self.scan_choice(seat),
            Phase::Scrounge => Choice::Take { passed: self.passed(seat) },
            Phase::Battle => Choice::Attack { thrown: self.thrown(seat) },
            Phase::EndTurn => {
                if self.choices.below(4) > 0 {
                    self.snapshot.state.crystal = Some(seat);
                }
                Choice::GiveCrystal
            }
            Phase::Over => {
                self.snapshot.state.turn = None;
                return;
            }
            Phase::Factory | Phase::Reveal | Phase::Victory => Choice::Rebuild,
        };
        self.snapshot.state.turn = Some(Turn { seat, choice });
    }

    fn scan_choice(&mut self, seat: SeatId) -> Choice {
        let sight = self.robot(seat).map_or(0, |robot| robot.abilities().sight);
        let left = self.choices.below(usize::from(sight) + 2) as u16;
        match self.choices.below(4) {
            0 => Choice::Draw { left, look: Look::Open },
            1 => Choice::Draw { left, look: Look::Again },
            2 => Choice::KeepOrRescan { draws: self.looked_at(seat, sight) },
            _ => {
                let draws = self.looked_at(seat, sight.saturating_sub(left));
                Choice::Draw { left, look: Look::Secret(draws) }
            }
        }
    }

    /// Parts that a seat looks at in secret, mostly within its sight: some of its scan, and some
    /// from the piles.
    fn looked_at(&mut self, seat: SeatId, sight: u16) -> Vec<PartId> {
        let scan = Location::Scanned(seat);
        let piles = Location::Pile;
        let own = self.parts_where(|location| location == scan);
        let piled = self.parts_where(|location| location == piles);
        let few = [self.choices.pick(&piled), self.choices.pick(&piled), self.choices.pick(&piled)];
        let few: Vec<usize> = few.into_iter().flatten().collect();
        let mut points = 0;
        let mut draws = self.choices.some(&[own, few].concat());
        draws.sort_unstable();
        draws.dedup();
        if self.choices.below(8) > 0 {
            draws.retain(|&part| {
                points += self.size(part).map_or(0, |size| u16::from(size.points()));
                points <= sight
            });
        }
        for &part in &draws {
            self.snapshot.parts[part].tile = None;
            self.snapshot.parts[part].location = scan;
        }
        draws.into_iter().map(|part| PartId(part as u16)).collect()
    }

    fn passed(&mut self, seat: SeatId) -> SeatSet {
        let may_be_own = self.choices.below(8) == 0;
        let seats: Vec<SeatId> = (0..5).map(SeatId).filter(|&other| may_be_own || other != seat).collect();
        self.choices.some(&seats).into_iter().collect()
    }

    /// Claws that have thrown, or any attached parts.
    fn thrown(&mut self, seat: SeatId) -> Vec<PartId> {
        let (attached, claws) = self.attached(seat);
        match self.choices.below(4) {
            0 => Vec::new(),
            1 => self.choices.some(&attached),
            _ => self.choices.some(&claws),
        }
    }
}
