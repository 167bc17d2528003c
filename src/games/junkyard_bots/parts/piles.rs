//! The parts of the face-down piles by number: the small ones first, then the medium, then the
//! large (rule 4.3). A face-down part shows its size and no more (9.2).

use super::kinds::Size;
use super::tile_set::TileSet;

impl TileSet {
    /// Number of tiles in the Junkyard at the start, starter sets apart.
    pub fn piled_count(&self) -> u16 {
        Size::ALL.into_iter().map(|size| self.pile_count(size)).sum()
    }

    /// Number of parts of the piles that come before those of a size.
    pub fn piled_before(&self, size: Size) -> u16 {
        Size::ALL.into_iter().filter(|&other| other < size).map(|other| self.pile_count(other)).sum()
    }

    /// Size of the part of the piles that has `number` parts of them before it; `None` if there are
    /// no more than that.
    pub fn size_of_piled_part(&self, number: u16) -> Option<Size> {
        let is_in_pile = |&size: &Size| number < self.piled_before(size) + self.pile_count(size);
        Size::ALL.into_iter().find(is_in_pile)
    }
}
