//! Changes to where parts are: on robots, and loose.

use junkyard_bots::action::Phase;
use junkyard_bots::parts::{GripperKind, PartId, Size, TileId, TileKind};
use junkyard_bots::robot::build::{Inventory, OpenSockets, first_build};
use junkyard_bots::table::{Choice, Location};
use shell::grid::Rotation;
use shell::seats::SeatId;

use super::draft::Draft;

impl Draft<'_, '_> {
    /// Lets a seat hold one part more where its grippers can, as often as not a bomb.
    pub fn hold_one_more(&mut self) {
        let seat = self.seat();
        let others = [
            TileKind::Energy,
            TileKind::Energy,
            TileKind::Claw,
            TileKind::Pipe,
            TileKind::Eye,
            TileKind::Mouth,
            TileKind::Mover,
        ];
        let kind = [TileKind::Bomb, others[self.choices.below(others.len())]][self.choices.below(2)];
        self.hold(seat, kind);
    }

    /// Gives a seat claws, bombs for them, and claws that need not hold anything. In its battle
    /// turn some of those may have thrown already.
    pub fn arm(&mut self) {
        let seat = self.seat();
        for _ in 0..self.choices.below(4) {
            self.attach(seat, TileKind::Claw);
        }
        for _ in 0..=self.choices.below(4) {
            self.hold(seat, TileKind::Bomb);
        }
        let (_, before) = self.attached(seat);
        for _ in 0..self.choices.below(4) {
            self.attach(seat, TileKind::Claw);
        }
        let (_, claws) = self.attached(seat);
        let idle: Vec<PartId> = claws.into_iter().filter(|claw| !before.contains(claw)).collect();
        let thrown = self.choices.some(&idle);
        if let Some(turn) = &mut self.snapshot.state.turn
            && turn.seat == seat
            && self.snapshot.state.phase == Phase::Battle
        {
            turn.choice = Choice::Attack { thrown };
        }
    }

    fn hold(&mut self, seat: SeatId, kind: TileKind) {
        let size = Size::ALL[self.choices.below(3)];
        let by = kind.held_by();
        let Some(places) = self.robot(seat).map(|robot| robot.grip_reach(by).placements_for(size)) else { return };
        let Some(placement) = self.choices.pick(&places) else { return };
        let Some(part) = self.loose(|tile| tile.kind() == kind && tile.size() == Some(size)) else { return };
        let nth = self.choices.below(4) as u8;
        self.snapshot.parts[part].location = Location::Held { seat, by, nth, placement };
        let may_be_blind = part >= usize::from(self.setup.starter_count());
        if self.snapshot.state.phase == Phase::Scrounge && may_be_blind && self.choices.below(3) == 0 {
            self.snapshot.parts[part].tile = None;
        }
    }

    /// Lets a seat hold a part elsewhere, by the same kind of gripper or the other.
    pub fn hold_elsewhere(&mut self) {
        let held = self.parts_where(|location| matches!(location, Location::Held { .. }));
        let Some(part) = self.choices.pick(&held) else { return };
        let Location::Held { seat, by, nth, placement } = self.snapshot.parts[part].location else { return };
        let Some(size) = self.size(part) else { return };
        // Its own place is free for it too.
        self.snapshot.parts[part].location = Location::Gone;
        let by = if self.choices.below(4) == 0 { GripperKind::ALL[self.choices.below(2)] } else { by };
        let places = self.robot(seat).map(|robot| robot.grip_reach(by).placements_for(size)).unwrap_or_default();
        let placement = self.choices.pick(&places).unwrap_or(placement);
        self.snapshot.parts[part].location = Location::Held { seat, by, nth, placement };
    }

    /// Attaches one part more where it links, mostly a gripper or a pipe.
    pub fn attach_one_more(&mut self) {
        let seat = self.seat();
        let kinds = [
            TileKind::Claw,
            TileKind::Claw,
            TileKind::Mouth,
            TileKind::Pipe,
            TileKind::Pipe,
            TileKind::Eye,
            TileKind::Mover,
        ];
        let kind = kinds[self.choices.below(kinds.len())];
        self.attach(seat, kind);
    }

    fn attach(&mut self, seat: SeatId, kind: TileKind) {
        let size = Size::ALL[self.choices.below(3)];
        let Some(part) = self.loose(|tile| tile.kind() == kind && tile.size() == Some(size)) else { return };
        let (Some(robot), Some(tile)) = (self.robot(seat), self.tile(part)) else { return };
        let places: Vec<_> = OpenSockets::of(robot.assembly()).placements_for(robot.assembly(), tile).iter().collect();
        if let Some(placement) = self.choices.pick(&places) {
            self.snapshot.parts[part].location = Location::Attached { seat, placement };
        }
    }

    /// Turns an attached part, or moves it by a cell.
    pub fn turn_attached(&mut self) {
        let attached = self.parts_where(|location| matches!(location, Location::Attached { .. }));
        let Some(part) = self.choices.pick(&attached) else { return };
        let by = self.choices.below(8);
        if let Location::Attached { placement, .. } = &mut self.snapshot.parts[part].location {
            match by {
                0 => placement.cell.x += 1,
                1 => placement.cell.x -= 1,
                2 => placement.cell.y += 1,
                3 => placement.cell.y -= 1,
                _ => placement.rotation = Rotation::ALL[by - 4],
            }
        }
    }

    /// Takes a part off a robot, attached or held.
    pub fn take_off(&mut self) {
        let on_robots = self.parts_where(|location| location.on_robot().is_some());
        let Some(part) = self.choices.pick(&on_robots) else { return };
        self.put_somewhere(part);
    }

    /// Moves a part that is on no robot somewhere else.
    pub fn move_loose(&mut self) {
        let loose = self.parts_where(|location| location.on_robot().is_none());
        if let Some(part) = self.choices.pick(&loose) {
            self.put_somewhere(part);
        }
    }

    fn put_somewhere(&mut self, part: usize) {
        let seat = self.seat();
        let to = match self.choices.below(5) {
            0 => Location::FaceUp,
            1 => Location::Gone,
            2 => Location::Scanned(seat),
            3 => Location::Eaten(seat),
            _ => Location::Pile,
        };
        self.snapshot.parts[part].location = to;
        if to == Location::Pile {
            self.snapshot.parts[part].tile = None;
        } else {
            self.name(part, |tile| to != Location::Eaten(seat) || tile.kind() == TileKind::Energy);
        }
    }

    /// Turns most or all of a pile up, or puts it out of the game.
    pub fn empty_pile(&mut self) {
        let size = Size::ALL[self.choices.below(3)];
        let to = [Location::FaceUp, Location::Gone][self.choices.below(2)];
        let stay = self.choices.below(4);
        let piled = self.parts_where(|location| location == Location::Pile);
        for part in piled.into_iter().filter(|&part| self.size(part) == Some(size)).skip(stay).collect::<Vec<_>>() {
            self.snapshot.parts[part].location = to;
            self.name(part, |_| true);
        }
    }

    /// Lets a robot explode, or build its first robot, or take it to pieces again.
    pub fn take_apart(&mut self) {
        let seat = self.any_seat();
        match self.choices.below(3) {
            0 => {
                for part in self.parts_where(|location| location.on_robot() == Some(seat)) {
                    self.snapshot.parts[part].location = Location::Gone;
                    self.name(part, |_| true);
                }
                self.snapshot.powers[seat.index()] = 0;
            }
            1 => self.build_first(seat),
            _ => self.unbuild(seat),
        }
    }

    /// Attaches the starter parts of a seat that still wait to be built.
    pub fn build_first(&mut self, seat: SeatId) {
        let waiting = self.parts_where(|location| location == Location::Starter(seat));
        let tile = |&part: &usize| Some((PartId(part as u16), self.snapshot.parts[part].tile?));
        let parts = waiting.iter().filter_map(tile).collect();
        let inventory = Inventory { body: self.setup.body(seat), parts, must_attach_all: true };
        for placed in first_build(&self.setup.tiles, &inventory).unwrap_or_default() {
            let location = Location::Attached { seat, placement: placed.placement };
            self.snapshot.parts[placed.part.index()].location = location;
        }
    }

    /// Lays a seat's starter parts beside its body, as before the first build; other parts mostly
    /// leave the robot.
    pub fn unbuild(&mut self, seat: SeatId) {
        let bare = self.choices.below(4) > 0;
        for part in 0..self.snapshot.parts.len() {
            let own = self.setup.find_starter_seat(PartId(part as u16)) == Some(seat);
            let is_body = self.snapshot.parts[part].tile == Some(TileId::BODY);
            if own && !is_body {
                self.snapshot.parts[part].location = Location::Starter(seat);
            } else if bare && !is_body && self.snapshot.parts[part].location.on_robot() == Some(seat) {
                self.snapshot.parts[part].location = Location::FaceUp;
                self.name(part, |_| true);
            }
        }
    }

    /// The attached parts of a seat, and those of them that are small or medium claws.
    pub fn attached(&self, seat: SeatId) -> (Vec<PartId>, Vec<PartId>) {
        let own = |location| matches!(location, Location::Attached { seat: by, .. } if by == seat);
        let attached = self.parts_where(own);
        let is_claw =
            |part: usize| self.tile(part).is_some_and(|tile| tile.kind() == TileKind::Claw && !tile.shares_strength());
        let claws = attached.iter().copied().filter(|&part| is_claw(part)).map(|part| PartId(part as u16)).collect();
        (attached.iter().map(|&part| PartId(part as u16)).collect(), claws)
    }
}
