//! Conversion between terms of deals and their texts.

use super::fault::SavedFault;
use super::format::WrittenGoods;
use super::names::NameReader;
use crate::action::{Goods, Terms};

impl WrittenGoods {
    /// Text of goods.
    pub(super) fn from_goods(goods: &Goods) -> Self {
        Self { things: goods.things.clone(), money: goods.money }
    }

    /// Goods of this text.
    fn to_goods(&self, reader: NameReader) -> Result<Goods, SavedFault> {
        reader.check_length(&self.things)?;
        Ok(Goods { things: self.things.clone(), money: self.money })
    }
}

/// Terms of two texts of goods: those that are given and those that are wanted.
///
/// # Errors
/// [`SavedFault::TooLong`].
pub(super) fn read_terms(give: &WrittenGoods, get: &WrittenGoods, reader: NameReader) -> Result<Terms, SavedFault> {
    Ok(Terms { given: give.to_goods(reader)?, wanted: get.to_goods(reader)? })
}
