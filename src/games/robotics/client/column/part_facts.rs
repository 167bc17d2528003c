//! Numbers of the counters of a kind by where they are, which anybody could count (17.1).

use crate::client::play::Thing;
use crate::client::scene::Scene;
use crate::parts::{Kind, Market, Part};
use crate::table::Table;
use crate::table::read::WorkshopView;

/// Subject of the card about the thing under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardSubject {
    /// A part.
    Part(Part),
    /// The scrap yard.
    Bag,
}

impl CardSubject {
    /// Subject of the card about a thing at the table; `None` for one without a card.
    pub fn of_thing(scene: &Scene, thing: Thing) -> Option<Self> {
        if thing == Thing::Bag { Some(Self::Bag) } else { part_of_thing(scene, thing).map(Self::Part) }
    }
}

/// The part that a thing at the table is; `None` for one that is no part.
fn part_of_thing(scene: &Scene, thing: Thing) -> Option<Part> {
    let conversion = scene.interaction.own.conversion.as_ref();
    Some(match thing {
        Thing::Price(kind, market) => Part { kind, nut: market == Market::Black },
        Thing::Loose(part, _) | Thing::LeftOver(part) | Thing::Tradable(_, part) | Thing::Offered(_, part) => part,
        Thing::Attached(cell) => match conversion {
            Some(conversion) => conversion.part_at(cell)?.part,
            None => scene.robot().at(cell)?.part(),
        },
        Thing::Target(seat, cell) => scene.table.find_workshop(seat)?.robot.at(cell)?.part(),
        Thing::Bag | Thing::Robot | Thing::Order(_) => return None,
    })
}

/// Numbers of the counters of a kind, by where they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copies {
    /// On the market.
    pub market: u32,
    /// In the scrap yard.
    pub bag: u32,
    /// In all workshops, in robots and loose.
    pub workshops: u32,
}

impl Copies {
    /// Counters of a kind at the table.
    pub fn of_kind(table: &Table, kind: Kind) -> Self {
        let in_workshop = |workshop: WorkshopView| {
            let attached = workshop.robot.kinds()[kind];
            u32::from(attached) + u32::from(workshop.shop.all_loose().of_kind(kind))
        };
        Self {
            market: table.market().stock[kind].into(),
            bag: table.yard().bag[kind].into(),
            workshops: table.seats().map(|seat| in_workshop(table.workshop(seat))).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::table::Setup;

    #[test]
    fn rule_17_1_all_counters_are_somewhere() {
        let setup = Setup::new(3, 7);
        let (mut game, _) = Game::new(&setup).unwrap();
        game.read(|table| {
            for kind in Kind::ALL {
                let Copies { market, bag, workshops } = Copies::of_kind(table, kind);
                assert_eq!(market + bag + workshops, u32::from(setup.data.counts()[kind]), "{kind:?}");
            }
        });
    }
}
