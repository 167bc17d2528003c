//! Order in which parts lie in the stores: that in which they came there.

use crate::parts::{Part, PartCounts};
use shell::seats::{MOST_SEATS, SeatId};

/// Order of the parts in each store. The rules only count them; in their places they lie so that
/// one that is put into the store takes the first free place, and no other part moves to a later
/// one.
#[derive(Clone, Debug, Default)]
pub struct StoreOrder {
    stores: [Vec<Part>; MOST_SEATS as usize],
}

impl StoreOrder {
    /// Parts of a seat's store, in their order.
    pub fn arrange(&mut self, seat: SeatId, store: &PartCounts) -> Vec<Part> {
        let Some(lying) = self.stores.get_mut(seat.index()) else { return store.each().collect() };
        let mut left = *store;
        lying.retain(|part| left.remove(*part));
        lying.extend(left.each());
        lying.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::Kind;

    #[test]
    fn rule_8_4_a_part_that_comes_into_the_store_lies_in_the_first_free_place() {
        let [head, wheels, torso] = [Kind::Head, Kind::Wheels, Kind::Torso].map(Part::plain);
        let mut order = StoreOrder::default();
        let mut lie = |parts: &[Part]| order.arrange(SeatId(1), &parts.iter().copied().collect());
        assert_eq!(lie(&[wheels, torso]), [wheels, torso]);
        assert_eq!(lie(&[head, wheels, torso]), [wheels, torso, head]);
        assert_eq!(lie(&[head, torso]), [torso, head]);
        assert_eq!(lie(&[head, torso, torso]), [torso, head, torso]);
        assert_eq!(lie(&[]), []);
    }
}
