//! The system that keeps sockets, links, pipe bonuses and abilities true to what is attached.

use bevy::prelude::*;

use super::components::{Badges, Joint, Lies, PipeBonus, Sockets};
use super::read::{Index, Table, TableParam};
use crate::parts::{PartId, SeatId, SeatSet};
use crate::robot::{Abilities, ability};

/// The seats whose attached parts have changed since the last wiring.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct Unwired(pub SeatSet);

type Wires = (&'static Lies, &'static mut Sockets, &'static mut PipeBonus);

/// Gathers each changed robot, measures it, and writes what was found.
pub(crate) fn wire(
    mut unwired: ResMut<Unwired>,
    index: Res<Index>,
    mut tables: ParamSet<(TableParam, Query<Wires>, Query<&mut Badges>)>,
) {
    if unwired.0.is_empty() {
        return;
    }
    let robots: Vec<Wired> = unwired.0.iter().map(|seat| Wired::measure(&tables.p0().table(), seat, &index)).collect();
    unwired.0 = SeatSet::EMPTY;
    unplug_loose(&mut tables.p1());
    for robot in robots {
        let mut wires = tables.p1();
        for (part, bonus, joints) in robot.parts {
            let Some(&entity) = index.parts.get(part.index()) else { continue };
            let Ok((_, mut sockets, mut held)) = wires.get_mut(entity) else { continue };
            sockets.set_if_neq(Sockets(joints));
            held.set_if_neq(PipeBonus(bonus));
        }
        if let Some(&entity) = index.robots.get(robot.seat.index())
            && let Ok(mut badges) = tables.p2().get_mut(entity)
        {
            badges.set_if_neq(Badges(robot.abilities));
        }
    }
}

/// Parts that left a robot have no open sockets and no bonus.
fn unplug_loose(wires: &mut Query<Wires>) {
    for (lies, mut sockets, mut bonus) in wires {
        if !matches!(lies, Lies::Attached { .. }) {
            sockets.set_if_neq(Sockets::default());
            bonus.set_if_neq(PipeBonus::default());
        }
    }
}

/// What is to be written for one robot.
struct Wired {
    seat: SeatId,
    abilities: Abilities,
    parts: Vec<(PartId, u8, Vec<Joint>)>,
}

impl Wired {
    fn measure(table: &Table, seat: SeatId, index: &Index) -> Self {
        if !table.stands(seat) {
            return Self { seat, abilities: Abilities::default(), parts: Vec::new() };
        }
        let layout = table.robot(seat).layout;
        let (abilities, bonuses) = ability::measure(&layout);
        let entity = |piece: usize| index.parts.get(layout.pieces()[piece].part.index()).copied();
        let parts = (0..layout.pieces().len())
            .filter(|&piece| layout.pieces()[piece].attached().is_some())
            .map(|piece| {
                let joints = layout.sockets(piece).map(|(socket, other)| Joint {
                    cell: socket.cell,
                    side: socket.side,
                    link: other.and_then(entity),
                });
                (layout.pieces()[piece].part, bonuses[piece], joints.collect())
            })
            .collect();
        Self { seat, abilities, parts }
    }
}
