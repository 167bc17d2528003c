//! Things of a scene: where they are, what has become of them, and jobs with them.

use engineers::action::{AssemblyId, ThingId, WorkerId};
use engineers::set::{DataSet, Grade};
use engineers::table::{Condition, Entry, JobInHand, JobPlan, JoinedIn, Place, ThingKind, ThingState};
use shell::seats::{SeatId, SeatSet};

use super::names::{at, kind, workers};
use super::position::Scene;

impl Scene {
    /// Puts things at a place, open to some teams.
    pub fn put(mut self, place: Place, open: &[SeatId], list: &str) -> Self {
        for whole in list.split(',').map(str::trim).filter(|whole| !whole.is_empty()) {
            let first = self.position.things.len() as u16;
            for text in whole.split('+').map(str::trim) {
                let mut thing = read_thing(text);
                thing.place = place;
                thing.access.open = open.iter().copied().collect::<SeatSet>();
                self.position.things.push(thing);
            }
            let components: Vec<ThingId> = (first..self.position.things.len() as u16).map(ThingId).collect();
            if components.len() > 1 {
                let mut numbers = (0u8..).zip(&self.position.assemblies);
                let (number, _) = numbers.find(|(_, used)| used.is_empty()).expect("an unused number");
                for thing in &components {
                    self.position.things[thing.index()].joined = JoinedIn(Some(AssemblyId(number)));
                }
                self.position.assemblies[usize::from(number)] = components.into_iter().collect();
            }
        }
        self
    }

    /// Things face up in a zone.
    pub fn zone(self, seat: SeatId, list: &str) -> Self {
        self.put(Place::Zone(seat), &[], list)
    }

    /// Things that a worker carries alone.
    pub fn held(self, seat: SeatId, worker: u8, list: &str) -> Self {
        self.put(Place::held_by(seat, WorkerId(worker)), &[], list)
    }

    /// Things that workers share.
    pub fn shared(self, seat: SeatId, numbers: &[u8], list: &str) -> Self {
        self.put(Place::Held(seat, workers(numbers)), &[], list)
    }

    /// Things face down on a square, open to some teams. The unseen object of the square is gone.
    pub fn face_down(mut self, square: &str, open: &[SeatId], list: &str) -> Self {
        if at(square).is_yard() {
            self.emptied.insert(at(square));
        }
        self.put(Place::FaceDown(at(square)), open, list)
    }

    /// Things in a truck.
    pub fn loaded(self, seat: SeatId, list: &str) -> Self {
        self.put(Place::Truck(seat), &[], list)
    }

    /// Things packed in a container, named as in [`Self::id`].
    pub fn packed(self, container: &str, list: &str) -> Self {
        let place = Place::Packed(self.id(container));
        self.put(place, &[], list)
    }

    /// Things out of the game.
    pub fn away(self, list: &str) -> Self {
        self.put(Place::Away, &[], list)
    }

    /// Ties a thing to workers of the team on turn (5.9).
    pub fn tied(mut self, name: &str, numbers: &[u8]) -> Self {
        let thing = self.id(name).index();
        self.position.things[thing].access.tied = workers(numbers);
        self
    }

    /// Defines a blank for a team (14.3).
    pub fn defined(mut self, name: &str, seat: SeatId, as_kind: &str) -> Self {
        let thing = self.id(name).index();
        self.position.things[thing].kind.definitions[seat.index()] = Some(kind(as_kind));
        self
    }

    /// Fault of a set of components, separated by commas.
    pub fn fault(mut self, names: &str) -> Self {
        let mut components: Vec<ThingId> = names.split(',').map(|name| self.id(name)).collect();
        components.sort_unstable();
        self.position.state.faults.push(components.into_iter().collect());
        self
    }

    /// Job of joining two things, with man-actions done.
    pub fn joining(self, seat: SeatId, first: &str, second: &str, done: u8) -> Self {
        let plan = JobPlan::Join(self.id(first), self.id(second));
        self.team(seat, |team| team.team.job = Some(JobInHand { plan, done }))
    }

    /// Job of detaching a component, with man-actions done.
    pub fn detaching(self, seat: SeatId, thing: &str, done: u8) -> Self {
        let plan = JobPlan::Detach(self.id(thing));
        self.team(seat, |team| team.team.job = Some(JobInHand { plan, done }))
    }

    /// Writes a thing into a notebook as it is now (17.2).
    pub fn entry(self, seat: SeatId, name: &str, square: &str, round: u16) -> Self {
        let thing = self.id(name);
        let of = self.position.things[thing.index()];
        let condition = of.condition;
        let grade = condition.quality.map(|tile| Grade::current(tile, condition.improvements, condition.damage));
        let entry = Entry { thing, kind: of.kind.kind, grade, round, square: at(square) };
        self.team(seat, |team| {
            team.notebook.entries.push(entry);
            team.notebook.entries.sort_by_key(|entry| entry.thing);
        })
    }
}

/// Reads a thing, such as `"oil_drum B -1"`.
fn read_thing(text: &str) -> ThingState {
    let mut words = text.split_whitespace();
    let kind = kind(words.next().expect("the name of a kind"));
    let is_tool = DataSet::standard().is_tool(kind);
    let mut condition = Condition { quality: (!is_tool).then_some(Grade::C), improvements: 0, damage: 0 };
    for word in words {
        match word {
            "A" => condition.quality = Some(Grade::A),
            "B" => condition.quality = Some(Grade::B),
            "C" => condition.quality = Some(Grade::C),
            "D" => condition.quality = Some(Grade::D),
            "broken" => condition = Condition { quality: Some(Grade::D), improvements: 0, damage: 1 },
            _ => match word.split_at(1) {
                ("-", number) => condition.damage = number.parse().expect("damage"),
                ("^", number) => condition.improvements = number.parse().expect("improvements"),
                _ => panic!("what is {word}?"),
            },
        }
    }
    ThingState { kind: ThingKind { kind, definitions: [None; 4] }, condition, ..ThingState::default() }
}
