//! How large a tile set may be.

/// The most entries a tile set may have.
pub(super) const MOST_ENTRIES: usize = 100;
/// The most tiles a game may have.
pub(super) const MOST_TILES: u32 = 400;
/// The most claws, and the most mouths: a robot's grippers fit a 128-bit set.
pub(super) const MOST_GRIPPERS: u32 = 120;
/// The most bombs: every set of bombs at every target can be counted in 64 bits.
pub(super) const MOST_BOMBS: u32 = 60;
/// The most splitters: the ways through them double with every two, and rule 2.9 goes through them
/// all.
pub(super) const MOST_SPLITTERS: u32 = 10;
/// The most starter parts of a seat, the body apart.
pub(super) const MOST_STARTER_PARTS: usize = 12;
/// The longest name, in bytes.
pub(super) const LONGEST_NAME: usize = 40;
/// The most power a body may start with.
pub(super) const MOST_POWER: u8 = 99;
