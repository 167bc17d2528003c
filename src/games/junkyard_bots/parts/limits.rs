//! Limits on the seats of a game and on a tile set.

/// Fewest seats of a game (rule 4.1).
pub const FEWEST_SEATS: u8 = 2;
/// Most seats of a game (rule 4.1).
pub const MOST_SEATS: u8 = 4;

/// Largest number of entries of a tile set. Chosen by hand; with the body, their numbers must fit a
/// `u8`.
pub(super) const MOST_ENTRIES: usize = 100;
/// Largest number of tiles in a game. Chosen by hand: a [`PartSet`](super::PartSet) has room for
/// them and the bodies of four seats, and a robot of all of them ends before its grid does.
pub(super) const MOST_TILES: u32 = 400;
/// Largest number of claws, and of mouths, in a game, so that a robot's grippers fit a 128-bit set.
pub(super) const MOST_GRIPPERS: u32 = 120;
/// Largest number of bombs in a game, so that every set of bombs at every target can be counted in
/// 64 bits.
pub(super) const MOST_BOMBS: u32 = 60;
/// Largest number of splitters in a game. Every two of them double the number of paths through
/// pipes, and rule 2.9 follows every path.
pub(super) const MOST_SPLITTERS: u32 = 10;
/// Largest number of starter parts of a seat, without the body. Chosen by hand: as many as the
/// rulebook's body has sockets (1.5).
pub(super) const MOST_STARTER_PARTS: usize = 12;
/// Length of the longest name, in bytes. Chosen by hand; errors cut other names to it.
pub(super) const LONGEST_NAME_BYTES: usize = 40;
/// Most power that a body may start with: two digits. Chosen by hand.
pub(super) const MOST_POWER: u8 = 99;
