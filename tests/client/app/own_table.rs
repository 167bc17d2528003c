//! The client at a table of Junkyard Bots.

use client::app::request::Request;
use client::play::start::lessons::StartRequest;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::play::{Interaction, Play};
use junkyard_bots::client::scene::view::TableUi;
use junkyard_bots::game::{Restorable, TableWorld, read_table};
use junkyard_bots::parts::PartId;
use junkyard_bots::record::RecordedGame;
use junkyard_bots::table::{Setup, Snapshot, Table};
use shell::grid::Placement;
use shell::seats::{SeatKind, seating};

use super::Client;

impl Client {
    /// At the table of a new game of two people.
    pub fn at_table(seed: u64) -> Self {
        let mut client = Self::new();
        client.ask(StartRequest::<JunkyardBots>::Begin(
            Box::new(Setup::new(2, seed)),
            seating::default_seats(2, SeatKind::Human).into(),
        ));
        client
    }

    /// At the table of a game that stands as `record` does.
    pub fn at(record: &mut RecordedGame) -> Self {
        let mut client = Self::new();
        let path = client.folder().join("game.ron");
        std::fs::write(&path, record.saved_text(std::time::SystemTime::now())).unwrap();
        client.ask(Request::Open(path));
        client
    }

    pub fn interaction(&self) -> &Interaction {
        self.app.world().resource::<Interaction>()
    }

    pub fn play(&self) -> &Play {
        self.app.world().resource::<Play>()
    }

    pub fn view(&self) -> &TableUi {
        self.app.world().resource::<TableUi>()
    }

    pub fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        read_table(self.app.world_mut(), ask).expect("a table is laid out")
    }

    /// The whole table as it is now.
    pub fn snapshot(&mut self) -> Snapshot {
        TableWorld::of(self.app.world_mut()).expect("a table is laid out").snapshot()
    }

    /// Place of a part in a panel.
    pub fn spot(&self, part: PartId) -> (f32, f32) {
        let centre = self.view().spots[&part].center();
        (centre.x, centre.y)
    }

    /// The middle of a small part at a placement.
    pub fn on_grid(&self, placement: Placement) -> (f32, f32) {
        let at = self.view().grid.point_at(f32::from(placement.cell.x) + 0.5, f32::from(placement.cell.y) + 0.5);
        (at.x, at.y)
    }
}
