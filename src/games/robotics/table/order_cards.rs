//! The order cards: open ones, and those not turned up yet (3.4).

use bevy::prelude::Resource;
use shell::stream::Stream;
use smallvec::SmallVec;

use crate::parts::OrderId;

/// Order cards that nobody has sold to. One that is not turned up has no place in a pile: which one
/// comes next is drawn when it is turned up (17.3).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderCards {
    /// Open orders, in the order in which they were turned up.
    pub open: SmallVec<[OrderId; 4]>,
    /// Orders not turned up yet, by number.
    pub unseen: Vec<OrderId>,
}

impl OrderCards {
    /// Turns an order up, each equally likely; `None` if none is left (14.5).
    pub(crate) fn turn_up(&mut self, stream: &mut Stream) -> Option<OrderId> {
        if self.unseen.is_empty() {
            return None;
        }
        let number = stream.below(self.unseen.len() as u32) as usize;
        let order = self.unseen.remove(number);
        self.open.push(order);
        Some(order)
    }
}
