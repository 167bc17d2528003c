//! Icons of what teams and workers do, and of what they have. All are white and take a tint.

use crate::set::{Job, Stat};

/// A thing that a team or a worker does or has, by its icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeedIcon {
    /// Searching (6.1).
    Search,
    /// Buying and selling (section 8).
    Shop,
    /// Offers (16.3).
    Trade,
    /// Throwing the switch (11.1).
    Test,
    /// Joining (10.2).
    Join,
    /// Detaching (10.2).
    Detach,
    /// Finding a fault (12.2).
    Debug,
    /// Driving (section 9).
    Truck,
    /// Steps (4.1).
    Step,
    /// The notebook (section 17).
    Notebook,
    /// An auction (16.4).
    Auction,
    /// Hands (5.2).
    Hand,
    /// The construction zone (section 7).
    Zone,
    /// The workbench.
    Workbench,
    /// Machine cards (section 15).
    Card,
}

impl DeedIcon {
    /// All icons.
    pub const ALL: [Self; 15] = [
        Self::Search,
        Self::Shop,
        Self::Trade,
        Self::Test,
        Self::Join,
        Self::Detach,
        Self::Debug,
        Self::Truck,
        Self::Step,
        Self::Notebook,
        Self::Auction,
        Self::Hand,
        Self::Zone,
        Self::Workbench,
        Self::Card,
    ];

    /// Icon of a kind of work.
    pub const fn of_job(job: Job) -> Self {
        match job {
            Job::Join => Self::Join,
            Job::Detach => Self::Detach,
            Job::Debug => Self::Debug,
        }
    }

    /// Its drawing.
    pub const fn drawing(self) -> &'static str {
        match self {
            Self::Search => "icon_search",
            Self::Shop => "icon_shop",
            Self::Trade => "icon_trade",
            Self::Test => "icon_test",
            Self::Join => "icon_join",
            Self::Detach => "icon_part",
            Self::Debug => "icon_debug",
            Self::Truck => "icon_truck",
            Self::Step => "icon_step",
            Self::Notebook => "icon_notebook",
            Self::Auction => "icon_auction",
            Self::Hand => "icon_hand",
            Self::Zone => "icon_zone",
            Self::Workbench => "icon_workbench",
            Self::Card => "icon_card",
        }
    }
}

/// Drawing of a marker of a worker (13.1), in colours of its own.
pub const fn marker_drawing(stat: Stat) -> &'static str {
    match stat {
        Stat::Strength => "marker_strength",
        Stat::Stamina => "marker_stamina",
    }
}

#[cfg(test)]
mod tests {
    use super::super::files::DRAWINGS;
    use super::*;

    #[test]
    fn every_icon_and_marker_is_a_drawing() {
        let icons = DeedIcon::ALL.map(DeedIcon::drawing);
        let markers = [Stat::Strength, Stat::Stamina].map(marker_drawing);
        assert!(icons.into_iter().chain(markers).all(|name| DRAWINGS.find_drawing(name).is_some()));
    }
}
