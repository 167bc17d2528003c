//! Tools of the shop, and things that a worker can sell there (section 8).

use shell::language::{InWords, Phrase};
use shell::seats::{Colour, Seat, SeatId};

use crate::action::{Action, Illegal, ThingId, WorkerId};
use crate::client::art::names::kind_drawing;
use crate::client::art::thing_picture::ThingPicture;
use crate::client::play::deed::acting_team;
use crate::client::play::executing::shop_commands::purchase;
use crate::client::zone_panel::zone_things::picture_of;
use crate::messages::phrase;
use crate::set::KindId;
use crate::table::{Place, Table, ThingView};
use crate::turn::check_action;
use crate::turn::zone::selling::sale_price;
use crate::words::{a_whole, dollars_words, effect_words, kind_name, kind_text, worker_name};

/// A tool of the shop.
#[derive(Clone, Debug, PartialEq)]
pub struct ShopTool {
    /// Its kind.
    pub kind: KindId,
    /// Its drawing.
    pub drawing: &'static str,
    /// Its name.
    pub name: Phrase,
    /// Its effects, a sentence for each.
    pub effects: Vec<Phrase>,
    /// All about it in a paragraph.
    pub text: Phrase,
    /// Price in dollars.
    pub price: u16,
    /// Whether the team can pay it.
    pub is_affordable: bool,
    /// Number that the shops have, 0 to 5 (8.5).
    pub stock: u8,
    /// Reason why it cannot be bought now.
    pub why_not: Option<Phrase>,
}

impl ShopTool {
    /// The tool for screen readers: its name, price and stock.
    pub fn in_words(&self) -> Phrase {
        let stock = phrase!("engineers-shop-stock", count = self.stock);
        phrase!("engineers-shop-tool", name = &self.name, price = dollars_words(self.price), stock = stock)
    }
}

/// A thing that the worker carries or that lies in the own zone.
#[derive(Clone, Debug, PartialEq)]
pub struct ShopSale {
    /// The thing, or the first component of the assembly.
    pub thing: ThingId,
    /// Pictures: of each component of an assembly.
    pub pictures: Vec<ThingPicture>,
    /// Its name: "an oil drum (B)".
    pub name: Phrase,
    /// Dollars that the shop pays (8.3, 8.4).
    pub price: u16,
    /// Reason why it cannot be sold now.
    pub why_not: Option<Phrase>,
}

impl ShopSale {
    /// The thing for screen readers: its name and what it sells for.
    pub fn in_words(&self) -> Phrase {
        phrase!("engineers-shop-sale", thing = &self.name, price = dollars_words(self.price))
    }
}

/// Contents of the shop.
#[derive(Clone, Debug, PartialEq)]
pub struct ShopFacts {
    /// Worker who deals.
    pub worker: WorkerId,
    /// Its name: "Orange 2".
    pub worker_name: Phrase,
    /// Colour of its team.
    pub colour: Colour,
    /// Actions that it has left.
    pub actions: u8,
    /// Dollars of the team.
    pub money: u16,
    /// Tools, in the order of the data set.
    pub tools: Vec<ShopTool>,
    /// Things that the worker carries, and those of the own zone if the worker is there.
    pub sales: Vec<ShopSale>,
}

impl ShopFacts {
    /// The shop for a worker of the team on turn; `None` while nobody is. `whole` is the whole
    /// table, for the stock, which all see (19.1).
    pub fn of(table: &Table, whole: &Table, seats: &[Seat], worker: WorkerId) -> Option<Self> {
        let seat = acting_team(table)?;
        let tools = table.data().tool_ids().map(|kind| shop_tool(table, whole, seat, worker, kind));
        Some(Self {
            worker,
            worker_name: worker_name(seats, seat, worker),
            colour: seats.get(seat.index())?.colour,
            actions: table.actions_left(seat, worker),
            money: table.find_team(seat)?.money,
            tools: tools.collect(),
            sales: sales_of(table, seat, worker),
        })
    }
}

fn shop_tool(table: &Table, whole: &Table, seat: SeatId, worker: WorkerId, kind: KindId) -> ShopTool {
    let tool = table.data().kind(kind);
    let stock = whole.stock(kind);
    // The table of a viewer does not count what others carry, so the stock comes first.
    let why_not = match stock {
        0 => Some(Illegal::SoldOut),
        _ => check_action(table, &purchase(table, worker, kind)).err(),
    };
    ShopTool {
        kind,
        drawing: kind_drawing(tool),
        name: kind_name(tool),
        effects: tool.effects.iter().map(|&effect| phrase!("as-title", name = effect_words(effect))).collect(),
        text: kind_text(tool),
        price: tool.price,
        is_affordable: table.find_team(seat).is_some_and(|team| tool.price <= team.money),
        stock,
        why_not: why_not.map(|why| why.phrase()),
    }
}

/// Things that the worker could sell: what it carries, then what lies in the own zone with the
/// worker there.
fn sales_of(table: &Table, seat: SeatId, worker: WorkerId) -> Vec<ShopSale> {
    let held = table.held_by(seat, worker).map(|(_, thing)| thing).filter(|thing| table.is_whole(thing));
    let stands = table.find_worker(seat, worker).filter(|worker| !worker.is_aboard).map(|worker| worker.square);
    let is_home = stands.is_some() && stands == table.zone_square(seat);
    let in_zone = table.wholes_at(Place::Zone(seat)).filter(|_| is_home);
    held.chain(in_zone).map(|thing| shop_sale(table, seat, worker, &thing)).collect()
}

fn shop_sale(table: &Table, seat: SeatId, worker: WorkerId, thing: &ThingView) -> ShopSale {
    let components = table.whole(thing.id);
    let pictures = components.iter().filter_map(|&component| table.find_thing(component));
    let why_not = check_action(table, &Action::Sell { worker, thing: thing.id }).err();
    ShopSale {
        thing: thing.id,
        pictures: pictures.map(|component| picture_of(&component, seat)).collect(),
        name: a_whole(table, thing.id, seat),
        price: sale_price(table, thing.id),
        why_not: why_not.map(|why| why.phrase()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard, test_seats};
    use crate::words::told::tell;

    fn shop(yard: &TestYard, worker: u8) -> ShopFacts {
        let table = yard.table();
        ShopFacts::of(&table, &table, &test_seats(2), WorkerId(worker)).unwrap()
    }

    #[test]
    fn rule_8_2_every_tool_is_there_and_says_why_it_cannot_be_bought() {
        let facts = shop(&TestYard::new(), 0);
        assert_eq!(facts.tools.len(), crate::set::limits::TOOL_KINDS);
        assert!(facts.tools.iter().all(|tool| tool.stock == 5 && tool.is_affordable && tool.why_not.is_none()));
        let poor = shop(&TestYard::new().change(|position| position.teams[0].team.money = 50), 0);
        assert!(poor.tools.iter().all(|tool| !tool.is_affordable && tool.why_not.is_some()));
    }

    #[test]
    fn rule_8_5_a_kind_of_which_five_are_out_is_sold_out() {
        let yard = (0..5).fold(TestYard::new().truck_on(A, "d0"), |yard, _| yard.in_zone(A, "tool_kit"));
        let facts = shop(&yard, 0);
        let kit = facts.tools.iter().find(|tool| tell(&tool.name) == "tool kit").unwrap();
        assert_eq!((kit.stock, tell(kit.why_not.as_ref().unwrap()).starts_with("sold out")), (0, true));
    }

    #[test]
    fn rule_8_3_what_is_carried_and_lies_in_the_own_zone_is_sold_where_the_worker_is() {
        let yard = TestYard::new().held(A, &[0], "tool_kit").in_zone(A, "pump");
        let told =
            |facts: &ShopFacts| facts.sales.iter().map(|sale| (tell(&sale.name), sale.price)).collect::<Vec<_>>();
        assert_eq!(told(&shop(&yard, 0)), [("a tool kit".to_owned(), 100), ("a pump (C)".to_owned(), 20)]);
        let away = yard.change(|position| position.teams[0].workers[0].square = "h0".parse().unwrap());
        assert_eq!(told(&shop(&away, 0)), [("a tool kit".to_owned(), 100)]);
    }
}
