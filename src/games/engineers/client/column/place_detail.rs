//! The inspector about a square or a wall, as the viewer knows it.

use shell::language::Phrase;
use shell::seats::{SeatId, seat_name};

use super::detail::{DetailFacts, DetailLine, DetailSign};
use super::inspected::InspectorTable;
use crate::client::art::icons::DeedIcon;
use crate::client::yard::lying::{noted_on, open_on};
use crate::messages::phrase;
use crate::set::Kind;
use crate::turn::work::zone_work::find_means;
use crate::words::{actions_words, gate_name, square_name, things_words, wall_name, worker_name};
use crate::yard::{Gate, Square, Wall};

impl InspectorTable<'_, '_> {
    /// Contents about a square: what lies there and who stands there.
    pub(super) fn square_detail(&self, square: Square) -> DetailFacts {
        let count = self.whole.number_face_down(square);
        let lying = match count {
            0 => phrase!("engineers-inspector-empty"),
            _ => phrase!("engineers-yard-lying", things = things_words(count)),
        };
        let unseen = self.table.unseen().contains(square).then(|| phrase!("engineers-inspector-unsearched"));
        let lying = DetailLine::new(DetailSign::Drawing("crate"), lying).with_note(unseen.unwrap_or_default());
        let open = open_on(self.table, self.viewer, square).into_iter().map(|open| {
            let note = phrase!("engineers-inspector-open");
            DetailLine::new(DetailSign::Thing(open.picture), open.name).with_note(note)
        });
        let noted = noted_on(self.table, self.viewer, square).into_iter().map(|noted| {
            let note = match noted.round {
                Some(round) => phrase!("engineers-inspector-noted-in", round = round),
                None => phrase!("engineers-inspector-gone"),
            };
            DetailLine::new(DetailSign::Thing(noted.picture), noted.name).with_note(note)
        });
        let figures = self.table.seats().flat_map(|seat| self.lines_of_figures(seat, square));
        DetailFacts {
            title: phrase!("engineers-inspector-square", square = square_name(square)),
            note: self.name_of_ground(square),
            picture: None,
            lines: [lying].into_iter().chain(open).chain(noted).chain(figures).collect(),
        }
    }

    /// Kind of a square: a zone, a gate, the road, the yard.
    fn name_of_ground(&self, square: Square) -> Phrase {
        match (self.table.zone_on(square), Gate::of_square(square)) {
            (Some(seat), _) => phrase!("engineers-inspector-zone-of", name = seat_name(self.seats, seat)),
            (None, Some(gate)) => gate_name(gate),
            _ if square.is_road() => phrase!("engineers-inspector-road"),
            _ => phrase!("engineers-inspector-yard"),
        }
    }

    /// Workers and the truck of a team on a square.
    fn lines_of_figures(&self, seat: SeatId, square: Square) -> Vec<DetailLine> {
        let Some(colour) = self.seats.get(seat.index()).map(|seat| seat.colour) else { return Vec::new() };
        if self.table.zone_square(seat).is_none() {
            return Vec::new();
        }
        let truck = (self.table.truck(seat).square == square).then(|| {
            let words = phrase!("engineers-yard-truck", name = seat_name(self.seats, seat));
            DetailLine::new(DetailSign::Seat(colour), words)
        });
        let on_foot = self.table.workers(seat).filter(|(_, worker)| worker.square == square && !worker.is_aboard);
        let workers = on_foot.map(|(worker, _)| {
            let carried = self.number_carried(seat, worker);
            let note = phrase!("engineers-inspector-carries", things = things_words(carried));
            let note = if carried > 0 { note } else { Phrase::default() };
            DetailLine::new(DetailSign::Seat(colour), worker_name(self.seats, seat, worker)).with_note(note)
        });
        truck.into_iter().chain(workers).collect()
    }

    /// Contents about a wall: whether it stands, and who of the viewer's team could take it down
    /// (4.5).
    pub(super) fn wall_detail(&self, wall: Wall) -> DetailFacts {
        let is_standing = self.table.yard().has_wall(wall);
        let is_down = self.table.yard().walls_down().contains(&wall);
        let words = match (is_standing, is_down) {
            (true, _) => phrase!("engineers-inspector-wall-stands"),
            (false, true) => phrase!("engineers-inspector-wall-down"),
            (false, false) => phrase!("engineers-inspector-no-wall"),
        };
        let drawing = if is_down { "rubble" } else { "wall" };
        let mut lines = vec![DetailLine::new(DetailSign::Drawing(drawing), words)];
        if let Some(seat) = self.viewer.seat.filter(|_| is_standing) {
            lines.extend(self.lines_of_breakers(seat));
        }
        DetailFacts { title: wall_name(wall), note: Phrase::default(), picture: None, lines }
    }

    /// Workers of a team who hold what takes down walls.
    fn lines_of_breakers(&self, seat: SeatId) -> Vec<DetailLine> {
        let sign = || DetailSign::Icon(DeedIcon::Hand.drawing());
        let workers = self.table.workers(seat).filter_map(|(worker, _)| {
            let means = find_means(self.table, seat, worker, Kind::wall_actions).ok()?;
            let who = worker_name(self.seats, seat, worker);
            let actions = actions_words(means.actions.into());
            Some(DetailLine::note(sign(), phrase!("engineers-inspector-breaks", who = who, actions = actions)))
        });
        let workers: Vec<DetailLine> = workers.collect();
        if workers.is_empty() {
            return vec![DetailLine::note(sign(), phrase!("engineers-inspector-no-breaker"))];
        }
        workers
    }
}
