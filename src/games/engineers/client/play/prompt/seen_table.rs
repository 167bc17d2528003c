//! The table as its viewer sees it, with the whole one behind it.

use crate::client::play::thing::TableItem;
use crate::orders::Order;
use crate::table::Table;

/// Table as its viewer sees it, with the whole one. Of the latter only this may be told: whether
/// things lie unseen on a square, which all can count (19.1).
#[derive(Clone, Copy)]
pub struct SeenTable<'a, 't> {
    /// Table as its viewer sees it.
    pub seen: &'a Table<'t>,
    /// Table with all that is hidden from the viewer.
    pub whole: &'a Table<'t>,
}

impl<'a, 't> SeenTable<'a, 't> {
    /// Table of which nothing is hidden.
    pub const fn open(table: &'a Table<'t>) -> Self {
        Self { seen: table, whole: table }
    }

    /// Table that tells what a press on an item does: on a square, the whole one.
    pub const fn for_press(self, item: TableItem) -> &'a Table<'t> {
        if matches!(item, TableItem::Square(_)) { self.whole } else { self.seen }
    }

    /// Table that tells the way of an order: to a square, the whole one.
    pub const fn for_way(self, order: Order) -> &'a Table<'t> {
        if matches!(order, Order::Go { .. }) { self.whole } else { self.seen }
    }
}
