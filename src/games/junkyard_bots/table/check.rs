//! Check that a snapshot from outside is a table of its set-up.
//!
//! First each part is checked by itself (its identity and its location), then each robot (sections
//! 2 and 3), then the state of play. Everything that a rule later relies on is checked here, once.

use super::assemble::OnRobot;
use super::location::{Location, PartState};
use super::pools::Pools;
use super::round_state::{Choice, Look, STALEMATE_ROUNDS, Turn};
use super::setup::Setup;
use super::snapshot::{PartFault, RobotFault, Snapshot, SnapshotError, StateFault};
use crate::action::{Illegal, Phase};
use crate::parts::{GripperKind, PartId, Tile, TileId, TileKind};
use crate::robot::{Abilities, Assembly, Robot};
use shell::grid::Placement;
use shell::seats::SeatId;

impl Snapshot {
    /// Checks that this is a table of `setup`.
    ///
    /// # Errors
    /// The first fault found.
    pub fn check(&self, setup: &Setup) -> Result<(), SnapshotError> {
        self.undrawn_pools(setup)?;
        for (number, part) in (0u16..).map(PartId).zip(&self.parts) {
            self.check_part(setup, number, *part).map_err(|fault| SnapshotError::Part { part: number, fault })?;
        }
        for seat in setup.all_seats() {
            self.check_robot(setup, seat).map_err(|fault| SnapshotError::Robot { seat, fault })?;
        }
        self.check_state(setup).map_err(SnapshotError::State)
    }

    /// The pools that remain when the known tiles of this table are taken out. Fails if the parts
    /// or the number of seats are not those of `setup`.
    pub(crate) fn undrawn_pools(&self, setup: &Setup) -> Result<Pools, SnapshotError> {
        let seats = usize::from(setup.seats);
        let parts = usize::from(setup.part_count());
        if self.powers.len() != seats {
            return Err(SnapshotError::Seats { expected: seats, found: self.powers.len() });
        }
        if self.parts.len() != parts {
            return Err(SnapshotError::Parts { expected: parts, found: self.parts.len() });
        }
        let mut pools = Pools::full(&setup.tiles);
        for (id, state) in (0u16..).map(PartId).zip(&self.parts) {
            let Some(tile) = state.tile else { continue };
            let part = setup.part(id);
            let fault = |fault| SnapshotError::Part { part: id, fault };
            let known = setup.tiles.get(tile).ok_or(fault(PartFault::NoSuchTile))?;
            let is_starter = part.starter.is_some();
            if is_starter && part.starter != Some(tile) || !is_starter && known.size() != part.size {
                return Err(fault(PartFault::WrongTile));
            }
            if !is_starter && !pools.remove(tile) {
                return Err(fault(PartFault::TooMany));
            }
        }
        Ok(pools)
    }

    /// Checks the seat, the identity and the location of one part.
    fn check_part(&self, setup: &Setup, id: PartId, part: PartState) -> Result<(), PartFault> {
        if part.location.seat().is_some_and(|seat| seat.0 >= setup.seats) {
            return Err(PartFault::NoSuchSeat);
        }
        // A snapshot leaves out the tiles of a secret look (5.3). Parts held blind have no tile
        // until the scrounge phase ends (5.6).
        let looked_at = self.state.secret_look().is_some_and(|(_, draws)| draws.contains(&id));
        let blind = matches!(part.location, Location::Held { .. }) && self.state.phase == Phase::Scrounge;
        let starter = id.0 < setup.starter_count();
        let may_be_unknown = part.location == Location::Pile || looked_at || blind && !starter;
        let may_be_known = part.location != Location::Pile && !looked_at;
        match part.tile.and_then(|tile| setup.tiles.get(tile)) {
            None if may_be_unknown && !starter => Ok(()),
            None => Err(PartFault::Known { known: true }),
            Some(_) if !may_be_known => Err(PartFault::Known { known: false }),
            Some(tile) if self.may_be_at(setup, id, tile, part.location) => Ok(()),
            Some(_) => Err(PartFault::Misplaced),
        }
    }

    /// Whether a part with this tile may be at a location, as far as its kind, its owner and the
    /// phase decide.
    fn may_be_at(&self, setup: &Setup, id: PartId, tile: &Tile, location: Location) -> bool {
        let starter = id.0 < setup.starter_count();
        if tile.id() == TileId::BODY {
            // A body stays at the origin of its own robot until that robot explodes.
            let own = setup.all_seats().find(|&seat| setup.body(seat) == id);
            let at_origin = |seat| Location::Attached { seat, placement: Placement::default() };
            return location == Location::Gone || own.map(at_origin) == Some(location);
        }
        match location {
            Location::Starter(seat) => starter && self.state.phase == Phase::SetUp && setup.starter_seat(id) == seat,
            Location::Pile => false,
            Location::FaceUp => true,
            Location::Scanned(_) => !starter && matches!(self.state.phase, Phase::Scan | Phase::Scrounge),
            // Until the first builds are done, a robot consists of its own starter parts (4.2).
            Location::Attached { seat, .. } if self.state.phase == Phase::SetUp => {
                starter && setup.starter_seat(id) == seat
            }
            Location::Attached { .. } => tile.kind().is_robot_part(),
            Location::Held { by, .. } => tile.kind().held_by() == by && self.may_hold(by, tile.kind()),
            Location::Eaten(_) => tile.kind() == TileKind::Energy,
            Location::Gone => true,
        }
    }

    /// Whether parts of `kind` may be held in this phase. Parts are taken in the scrounge phase,
    /// and bombs still held drop after the battle (6.7). In the factory the players still to come
    /// hold their energy and their robot parts (7.1, 7.2).
    fn may_hold(&self, by: GripperKind, kind: TileKind) -> bool {
        match self.state.phase {
            Phase::Scrounge | Phase::Battle => true,
            Phase::Factory => by == GripperKind::Mouth || kind != TileKind::Bomb,
            _ => false,
        }
    }

    /// Checks the power of a robot, its assembly and its grip.
    fn check_robot(&self, setup: &Setup, seat: SeatId) -> Result<(), RobotFault> {
        let power = self.powers[seat.index()];
        // Power never rises above that of a new body (2.10).
        let most = setup.tiles.starter().power;
        // A robot at 0 power that has not exploded is on the table only in the battle: rule 5.6
        // explodes robots before the battle, and rule 6.8 after it.
        let may_be_zero = !self.seat_survives(setup, seat) || self.state.phase == Phase::Battle;
        if power > most || power == 0 && !may_be_zero {
            return Err(RobotFault::Power);
        }
        // A robot explodes only at 0 power, and all its parts leave the game (5.6, 6.8).
        if !self.seat_survives(setup, seat) {
            let empty = !self.parts.iter().any(|part| part.location.on_robot() == Some(seat));
            return if empty && power == 0 { Ok(()) } else { Err(RobotFault::Power) };
        }
        let assembly = self.assembly_of(setup, seat)?;
        assembly.check_linked()?;
        let robot = Robot::of(assembly);
        let is_legal = |by| robot.grippers(by).is_legal();
        if GripperKind::ALL.into_iter().all(is_legal) { Ok(()) } else { Err(RobotFault::Grip) }
    }

    /// Assembles a seat's robot with everything it holds.
    fn assembly_of(&self, setup: &Setup, seat: SeatId) -> Result<Assembly, Illegal> {
        let mut assembly = Assembly::new(&setup.tiles, setup.body(seat));
        let mut on_robot = OnRobot::default();
        for ((part, _), state) in setup.parts().zip(&self.parts) {
            if state.location.on_robot() == Some(seat) {
                on_robot.add_part(part.id, part.size, state.tile, state.location);
            }
        }
        on_robot.assemble(&mut assembly)?;
        Ok(assembly)
    }

    /// Whether a seat's robot has not exploded: its body is still in the game.
    fn seat_survives(&self, setup: &Setup, seat: SeatId) -> bool {
        self.parts[setup.body(seat).index()].location != Location::Gone
    }

    /// Checks round, phase, crystal, outcome and turn.
    fn check_state(&self, setup: &Setup) -> Result<(), StateFault> {
        let state = &self.state;
        let in_set_up = state.phase == Phase::SetUp;
        if (state.round == 0) != in_set_up {
            return Err(StateFault::SetUp);
        }
        match state.crystal {
            Some(owner) if in_set_up || owner.0 >= setup.seats => return Err(StateFault::CrystalOwner),
            None if !in_set_up => return Err(StateFault::NoCrystalOwner),
            _ => {}
        }
        if setup.all_seats().any(|seat| self.is_half_built(setup, seat)) {
            return Err(StateFault::HalfBuilt);
        }
        // The last of these rounds ends the game (8.3), so only a finished game has counted it.
        let most_quiet_rounds = STALEMATE_ROUNDS - u8::from(state.phase != Phase::Over);
        if state.quiet_rounds > most_quiet_rounds {
            return Err(StateFault::Stalemate);
        }
        let winners = state.outcome.iter().flat_map(|outcome| &outcome.winners);
        if winners.into_iter().any(|seat| seat.0 >= setup.seats) {
            return Err(StateFault::Winner);
        }
        if state.outcome.is_some() != (state.phase == Phase::Over) {
            return Err(StateFault::Outcome);
        }
        match &state.turn {
            None if state.phase == Phase::Over => Ok(()),
            None => Err(StateFault::NoTurn),
            Some(turn) => self.check_turn(setup, turn),
        }
    }

    /// Whether some of a seat's starter parts are built and some are not. No game leads there,
    /// because the first build attaches all of them (4.2).
    fn is_half_built(&self, setup: &Setup, seat: SeatId) -> bool {
        let waiting = self.parts.iter().filter(|part| part.location == Location::Starter(seat)).count();
        waiting != 0 && waiting != setup.tiles.starter_tiles().len()
    }

    /// Checks that the awaited choice belongs to the phase, and that this table can lead to it.
    fn check_turn(&self, setup: &Setup, turn: &Turn) -> Result<(), StateFault> {
        if turn.seat.0 >= setup.seats || !self.seat_survives(setup, turn.seat) {
            return Err(StateFault::NoRobot);
        }
        let location = |part: &PartId| self.parts.get(part.index()).map(|part| part.location);
        let mine = |part: &PartId| location(part) == Some(Location::Scanned(turn.seat));
        let sight = || self.assembly_of(setup, turn.seat).map_or(0, |assembly| Abilities::of(&assembly).sight);
        let size = |part: &PartId| setup.part(*part).size;
        let points = |draws: &[PartId]| draws.iter().filter_map(size).map(|size| u16::from(size.points())).sum::<u16>();
        let fits = match (&turn.choice, self.state.phase) {
            (Choice::FirstBuild, Phase::SetUp) => self.builds_go_clockwise(setup, turn.seat),
            // Points drawn and sight left together never exceed the robot's sight (5.2), which does
            // not change during the scan.
            (Choice::Draw { left, look: Look::Secret(draws) }, Phase::Scan) => {
                draws.iter().all(mine) && has_no_duplicates(draws) && left.saturating_add(points(draws)) <= sight()
            }
            (Choice::KeepOrRescan { draws }, Phase::Scan) => {
                draws.iter().all(mine) && has_no_duplicates(draws) && !draws.is_empty() && points(draws) <= sight()
            }
            (Choice::Draw { left, .. }, Phase::Scan) => *left <= sight(),
            (Choice::Take { passed }, Phase::Scrounge) => !passed.contains(turn.seat),
            (Choice::Attack { thrown }, Phase::Battle) => {
                has_no_duplicates(thrown) && self.can_have_thrown(setup, turn.seat, thrown)
            }
            (Choice::Rebuild, Phase::Factory) => self.only_later_robots_hold(setup, turn.seat),
            (Choice::GiveCrystal, Phase::EndTurn) => self.state.crystal == Some(turn.seat),
            _ => return Err(StateFault::OtherPhase),
        };
        if fits { Ok(()) } else { Err(StateFault::Choice) }
    }
}

impl Snapshot {
    /// Whether the seats whose first robots are still to be built follow each other clockwise from
    /// `first` on (4.2), each with its body.
    fn builds_go_clockwise(&self, setup: &Setup, first: SeatId) -> bool {
        let clockwise = || setup.seats_clockwise(first, 0..setup.seats);
        let waits = |seat: &SeatId| self.parts.iter().any(|part| part.location == Location::Starter(*seat));
        let waiting = clockwise().filter(waits).count();
        waiting > 0 && clockwise().take(waiting).all(|seat| waits(&seat) && self.seat_survives(setup, seat))
    }

    /// Whether parts are held only by robots that have not been rebuilt yet: by the claws of
    /// `builder`, which has eaten (7.1), and by players after it. Claws and mouths of the players
    /// before are empty (section 7).
    fn only_later_robots_hold(&self, setup: &Setup, builder: SeatId) -> bool {
        let first = self.state.first_seat();
        let place = |seat: SeatId| setup.places_after(first, seat);
        self.parts.iter().all(|part| match part.location {
            Location::Held { seat, by, .. } if seat == builder => by == GripperKind::Claw,
            Location::Held { seat, .. } => place(seat) > place(builder),
            _ => true,
        })
    }

    /// Whether `thrown` are small and medium claws of a robot, and its other claws can hold
    /// everything that the claws hold. A claw that has thrown serves nothing else in that turn
    /// (6.3), so every further throw is legal then.
    fn can_have_thrown(&self, setup: &Setup, seat: SeatId, thrown: &[PartId]) -> bool {
        let Ok(robot) = self.assembly_of(setup, seat).map(Robot::of) else { return false };
        let claws = robot.grippers(GripperKind::Claw);
        thrown.iter().all(|&claw| claws.can_be_spent(claw)) && claws.best_throw(&[], thrown).is_some()
    }
}

/// Whether no part is listed twice.
fn has_no_duplicates(parts: &[PartId]) -> bool {
    parts.iter().enumerate().all(|(n, part)| !parts[..n].contains(part))
}
