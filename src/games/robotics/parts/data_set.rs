//! Data of a game: counters, outlets, prices, rents, orders and goals, read from RON and checked.

use std::sync::{Arc, LazyLock};

use super::credits::Credits;
use super::data_check::check_file;
use super::data_error::DataError;
use super::data_file::{DataFile, PAID_SPACES};
use super::disc::Ring;
use super::kind::{Kind, KindCounts};
use super::order::{Order, OrderId};
use super::outlets::Outlets;

/// The data set that comes with the game.
static STANDARD: LazyLock<Arc<DataSet>> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/games/robotics/data.ron");
    #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
    Arc::new(DataSet::from_ron(text).expect("the data set of the game"))
});

/// All numbers of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataSet {
    file: DataFile,
    counts: KindCounts,
    outlets: [Outlets; Kind::COUNT],
    ring: Ring,
    orders: Vec<Order>,
}

impl DataSet {
    /// The data set that comes with the game.
    pub fn standard() -> Arc<Self> {
        STANDARD.clone()
    }

    /// Reads a data set and checks it.
    ///
    /// # Errors
    /// [`DataError`] that names the first fault found.
    pub fn from_ron(text: &str) -> Result<Self, DataError> {
        let file = ron::from_str(text).map_err(|error| DataError::Unreadable(error.to_string()))?;
        Self::new(file)
    }

    /// Checks a data set.
    ///
    /// # Errors
    /// [`DataError`] that names the first fault found; never [`DataError::Unreadable`].
    pub fn new(file: DataFile) -> Result<Self, DataError> {
        let counts = check_file(&file)?;
        let mut outlets = [Outlets::NONE; Kind::COUNT];
        for entry in &file.counters {
            outlets[entry.kind.index()] = entry.outlets.iter().copied().collect();
        }
        let orders = file.orders.iter().map(|entry| Order {
            name: entry.name.clone(),
            needs: entry.needs.iter().map(|(&kind, &count)| (kind, count)).collect(),
            pays: entry.pays,
        });
        let orders = orders.collect();
        let ring = Ring { squares: file.squares, sectors: file.sectors };
        Ok(Self { file, counts, outlets, ring, orders })
    }

    /// The numbers as a file has them.
    pub const fn file(&self) -> &DataFile {
        &self.file
    }

    /// Number of counters of each kind (1.1).
    pub const fn counts(&self) -> &KindCounts {
        &self.counts
    }

    /// Outlets of an upright component; none for a special counter (1.4).
    #[inline]
    pub const fn outlets(&self, kind: Kind) -> Outlets {
        self.outlets[kind.index()]
    }

    /// The ring of squares with its disc.
    pub const fn ring(&self) -> &Ring {
        &self.ring
    }

    /// All order cards.
    pub fn orders(&self) -> &[Order] {
        &self.orders
    }

    /// An order card; `None` if there is none of that number.
    pub fn order(&self, id: OrderId) -> Option<&Order> {
        self.orders.get(id.index())
    }

    /// The numbers of all order cards.
    pub fn order_ids(&self) -> impl Iterator<Item = OrderId> + use<> {
        (0..self.orders.len() as u8).map(OrderId)
    }

    /// Credits of each player at the start (3.1).
    pub const fn start_credits(&self) -> Credits {
        self.file.start_credits
    }

    /// Number of nuts (1.6).
    pub const fn nuts(&self) -> u8 {
        self.file.nuts
    }

    /// Spaces of a store that are free of charge (8.4).
    pub const fn free_spaces(&self) -> u32 {
        self.file.free_spaces as u32
    }

    /// Most components that a store holds (8.4).
    pub const fn most_stored(&self) -> u32 {
        self.free_spaces() + PAID_SPACES as u32
    }

    /// Spaces beyond the free ones that a store of `stored` components uses.
    pub const fn spaces_used(&self, stored: u32) -> u8 {
        stored.saturating_sub(self.free_spaces()) as u8
    }

    /// Rent for a store of `stored` components of which `paid` spaces are paid for, in credits
    /// (8.4).
    pub fn rent(&self, stored: u32, paid: u8) -> Credits {
        let used = usize::from(self.spaces_used(stored)).min(PAID_SPACES);
        self.file.rents.iter().take(used).skip(paid.into()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::super::disc::{Market, Sector};
    use super::*;

    #[test]
    fn rule_1_1_the_box_has_86_counters() {
        let data = DataSet::standard();
        assert_eq!(data.counts().total(), 86);
        let outlets = [Kind::Head, Kind::Torso, Kind::Switch].map(|kind| data.outlets(kind).count());
        assert_eq!(outlets, [1, 4, 3]);
    }

    #[test]
    fn rule_1_5_every_order_can_be_met_by_three_players() {
        let data = DataSet::standard();
        assert_eq!(data.orders().len(), 16);
        for order in data.orders() {
            let third = |(kind, count): (Kind, u8)| count * 3 <= data.counts()[kind];
            assert!(order.needs.iter().all(third), "{}", order.name);
            assert!((4..=7).contains(&order.needs.total()) && order.needs.iter().count() >= 2, "{}", order.name);
        }
    }

    #[test]
    fn rule_2_6_prices_follow_the_disc() {
        let data = DataSet::standard();
        let ring = data.ring();
        let prices = |kind, position| Market::BOTH.map(|market| ring.price(kind, market, position));
        assert_eq!(prices(Kind::Torso, 0), [Some(600), None]);
        assert_eq!(prices(Kind::Torso, 1), [Some(800), Some(400)]);
        assert_eq!(prices(Kind::Wheels, 3), [Some(600), Some(300)]);
        assert_eq!(prices(Kind::Propeller, 7), [Some(600), None]);
        assert_eq!(prices(Kind::Multifunctional, 0), [None, None]);
    }

    #[test]
    fn rule_8_4_rent_is_paid_for_each_space_once() {
        let data = DataSet::standard();
        let rents = [(3, 0), (4, 0), (5, 0), (6, 0), (5, 1), (6, 3)].map(|(stored, paid)| data.rent(stored, paid));
        assert_eq!(rents, [0, 100, 300, 600, 200, 0]);
    }

    #[test]
    fn a_file_with_a_fault_is_refused_in_a_sentence() {
        let good = DataSet::standard().file().clone();
        let fault = |spoil: fn(&mut DataFile)| {
            let mut file = good.clone();
            spoil(&mut file);
            DataSet::new(file).unwrap_err()
        };
        assert_eq!(fault(|file| file.rents[0] = 150), DataError::Amount(150));
        assert_eq!(fault(|file| drop(file.counters.pop())), DataError::Counters(Kind::Saboteur));
        assert_eq!(fault(|file| file.counters[0].count = 3), DataError::CounterCount(Kind::Head));
        assert_eq!(fault(|file| file.counters[0].outlets.clear()), DataError::Outlets(Kind::Head));
        assert_eq!(fault(|file| file.squares[0] = Kind::Head), DataError::Squares);
        assert_eq!(fault(|file| file.sectors[2] = Sector { regular: None, black: None }), DataError::Sector(2));
        assert_eq!(fault(|file| file.nuts = 200), DataError::Sizes);
        assert!(matches!(fault(|file| file.orders[1].name = "No word".into()), DataError::OrderName(_)));
        assert!(matches!(fault(|file| file.orders[1].needs.extend([(Kind::Torso, 1)])), DataError::OrderNeeds(_)));
        assert_eq!(fault(|file| file.credits_to_win = 1_500), DataError::Goals);
        assert!(matches!(DataSet::from_ron("(nuts: 3"), Err(DataError::Unreadable(_))));
    }
}
