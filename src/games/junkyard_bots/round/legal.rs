//! Legal actions of a player: a compact list that can be counted, searched and indexed without
//! storing every action.
//!
//! All parts of one size that the same kind of gripper holds can go to the same placements. A late
//! scrounge with thousands of legal takes is therefore a few lists of placements.

use crate::action::Action;
use crate::parts::{GripperKind, PartId, PartSet, Size};
use crate::robot::build::Inventory;
use shell::grid::Placement;
use shell::seats::SeatId;

/// Legal actions of the active player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LegalActions {
    /// Whole builds of these parts. Builds are checked, not listed.
    Build(Inventory),
    /// Draws of one of these sizes, or stopping.
    Draw(Vec<Size>),
    /// Keeping the draws of a secret look, or scanning again.
    KeepOrRescan,
    /// Takes, or passing.
    Take(Takes),
    /// Attacks, or passing.
    Attack(Attacks),
    /// Gift of the crystal to one of these seats.
    GiveCrystal(Vec<SeatId>),
    /// No action: the game is over.
    #[default]
    Over,
}

impl LegalActions {
    /// Number of listed actions; builds are not listed (see [`Self::Build`]).
    pub fn len(&self) -> u64 {
        match self {
            Self::Build(_) | Self::Over => 0,
            Self::Draw(sizes) => sizes.len() as u64 + 1,
            Self::KeepOrRescan => 2,
            Self::Take(takes) => takes.len() + 1,
            Self::Attack(attacks) => attacks.len() + 1,
            Self::GiveCrystal(seats) => seats.len() as u64,
        }
    }

    /// Whether no action is listed.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action at `index`, which counts from 0; `None` if the list is shorter. Stopping and
    /// passing come last.
    pub fn nth_action(&self, index: u64) -> Option<Action> {
        let at = usize::try_from(index).ok()?;
        match self {
            Self::Build(_) | Self::Over => None,
            Self::Draw(sizes) if at == sizes.len() => Some(Action::StopDrawing),
            Self::Draw(sizes) => sizes.get(at).map(|&size| Action::Draw(size)),
            Self::KeepOrRescan => [Action::KeepDraws, Action::Rescan].get(at).cloned(),
            Self::Take(takes) if index == takes.len() => Some(Action::Pass),
            Self::Take(takes) => takes.nth_take(index),
            Self::Attack(attacks) if index == attacks.len() => Some(Action::Pass),
            Self::Attack(attacks) => attacks.nth_attack(index),
            Self::GiveCrystal(seats) => seats.get(at).map(|&seat| Action::GiveCrystal(seat)),
        }
    }

    /// All listed actions, in the order of [`Self::nth_action`].
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).map_while(|index| self.nth_action(index))
    }
}

/// Largest number of groups of takes: three sizes for each of two kinds of gripper.
const MOST_GROUPS: usize = 6;

/// Legal takes of a scrounge turn (rules 5.4 and 5.5).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Takes {
    groups: Vec<TakeGroup>,
}

/// All takes of parts of one size with one kind of gripper.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TakeGroup {
    /// Kind of gripper that takes.
    by: GripperKind,
    /// Size of the parts.
    size: Size,
    /// Placements at which such a part can be held.
    places: Vec<Placement>,
    /// Parts to take, face-up or scanned.
    parts: PartSet,
    /// Whether the pile has a part to take blind.
    blind: bool,
}

impl TakeGroup {
    /// Number of parts to choose among, the pile counted as one more.
    fn choices(&self) -> u64 {
        self.parts.len() as u64 + self.blind as u64
    }

    fn len(&self) -> u64 {
        self.choices() * self.places.len() as u64
    }

    /// The take at `index`: the part changes slowest, and the blind take comes last.
    fn nth_action(&self, index: u64) -> Option<Action> {
        let places = self.places.len() as u64;
        let placement = *self.places.get(usize::try_from(index.checked_rem(places)?).ok()?)?;
        let number = usize::try_from(index / places).ok()?;
        Some(match self.parts.nth_part(number) {
            Some(part) => Action::Take { part, placement },
            None => Action::TakeBlind { size: self.size, by: self.by, placement },
        })
    }
}

impl Takes {
    /// Adds the takes of a size by a kind of gripper: the parts, the placements at which they can
    /// be held, and whether the pile has a part to take blind.
    pub(super) fn add_group(
        &mut self,
        by: GripperKind,
        size: Size,
        places: Vec<Placement>,
        parts: PartSet,
        blind: bool,
    ) {
        if self.groups.is_empty() {
            self.groups.reserve_exact(MOST_GROUPS);
        }
        self.groups.push(TakeGroup { by, size, places, parts, blind });
    }

    /// Adds a part to the group of its size and kind of gripper. Without such a group the part has
    /// no placement and is left out.
    pub(super) fn add_part(&mut self, by: GripperKind, size: Size, part: PartId) {
        if let Some(group) = self.groups.iter_mut().find(|group| group.by == by && group.size == size) {
            group.parts.insert(part);
        }
    }

    /// Keeps only the parts and the blind takes for which `part` and `blind` hold.
    pub fn retain(&mut self, part: impl Fn(PartId) -> bool, blind: impl Fn(GripperKind, Size) -> bool) {
        for group in &mut self.groups {
            group.parts = group.parts.iter().filter(|&id| part(id)).collect();
            group.blind &= blind(group.by, group.size);
        }
    }

    /// Placements at which claws or mouths could hold a part of `size`.
    pub fn places(&self, by: GripperKind, size: Size) -> &[Placement] {
        let group = self.groups.iter().find(|group| group.by == by && group.size == size);
        group.map_or(&[], |group| &group.places)
    }

    /// Parts that can be held at some placement, with their kind of gripper and size.
    pub fn parts(&self) -> impl Iterator<Item = (PartId, GripperKind, Size)> + '_ {
        let held = self.groups.iter().filter(|group| !group.places.is_empty());
        held.flat_map(|group| group.parts.iter().map(|part| (part, group.by, group.size)))
    }

    /// Sizes that can be taken blind, with the kind of gripper.
    pub fn blind(&self) -> impl Iterator<Item = (GripperKind, Size)> + '_ {
        let open = self.groups.iter().filter(|group| group.blind && !group.places.is_empty());
        open.map(|group| (group.by, group.size))
    }

    /// Number of takes.
    pub fn len(&self) -> u64 {
        self.groups.iter().map(TakeGroup::len).sum()
    }

    /// Whether nothing can be taken.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The take at `index`, which counts through all groups.
    fn nth_take(&self, mut index: u64) -> Option<Action> {
        for group in &self.groups {
            if index < group.len() {
                return group.nth_action(index);
            }
            index -= group.len();
        }
        None
    }
}

/// Legal attacks of a battle turn (rule 6.2): every set of bombs at every target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attacks {
    targets: Vec<SeatId>,
    bombs: Vec<PartId>,
}

impl Attacks {
    /// Attacks with any of `bombs` at any of `targets`. A tile set has at most 60 bombs, so the
    /// sets of bombs are counted in 64 bits.
    pub(super) const fn new(targets: Vec<SeatId>, bombs: Vec<PartId>) -> Self {
        Self { targets, bombs }
    }

    /// Seats that can be attacked.
    pub fn targets(&self) -> &[SeatId] {
        &self.targets
    }

    /// Bombs that can be thrown.
    pub fn bombs(&self) -> &[PartId] {
        &self.bombs
    }

    /// Number of attacks.
    pub const fn len(&self) -> u64 {
        self.targets.len() as u64 * self.sets()
    }

    /// Whether nobody can be attacked.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Number of sets of bombs, without the empty one.
    const fn sets(&self) -> u64 {
        (1 << self.bombs.len()) - 1
    }

    /// The attack at `index`. Its place among the attacks at a target, from 1, is a number whose
    /// bits choose the bombs.
    fn nth_attack(&self, index: u64) -> Option<Action> {
        let target = *self.targets.get(usize::try_from(index.checked_div(self.sets())?).ok()?)?;
        let set = index % self.sets() + 1;
        let bombs = self.bombs.iter().enumerate().filter(|(n, _)| set & (1 << n) != 0).map(|(_, &bomb)| bomb);
        Some(Action::Attack { target, bombs: bombs.collect() })
    }
}
