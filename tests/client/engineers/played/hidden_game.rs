//! Secrets of teams in a whole game: in all that the window shows, behind the curtain and before
//! it, nothing is named or drawn that only another team knows (19.2 to 19.4).

use std::collections::BTreeSet;

use client::app::request::Request;
use client::app::screen::Screen;
use client::play::Audience;
use client::play::turn_stage::TurnStage;
use engineers::action::Engineers;
use engineers::client::art::names::{kind_drawing, machine_drawing};
use engineers::set::{KindId, MachineId, Need};
use engineers::table::{CardPlace, Place, Table, ThingView};
use engineers::words::{kind_name, machine_name};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::seats::SeatId;

use super::any_keys::{next_of, typist_of};
use crate::access::shown::{LastFrame, Shown};
use crate::app::typist::{Typist, kind_of};
use crate::app::{Client, in_english};

/// Greatest number of actions of a game.
const MOST_ACTIONS: usize = 600;
/// Least number of secrets that were looked for while nobody, or another team, was before the
/// screen.
const LEAST_SOUGHT: usize = 50;
/// Drawing of a thing that stands for any in the legend of the yard.
const OF_LEGEND: &str = "thing_mower_engine";
/// Hand-overs after each of which the list of saved games is opened.
const HAND_OVERS: usize = 3;

/// Things and cards that a team, or all, could have seen so far.
#[derive(Clone, Debug, Default)]
struct SeenSoFar {
    kinds: BTreeSet<KindId>,
    cards: BTreeSet<MachineId>,
}

impl SeenSoFar {
    fn add(&mut self, other: &Self) {
        self.kinds.extend(&other.kinds);
        self.cards.extend(&other.cards);
    }
}

/// All that teams know and others do not.
#[derive(Clone, Debug, Default)]
struct Secrets {
    public: SeenSoFar,
    of_teams: Vec<SeenSoFar>,
}

/// Place of a thing, or of the container that it is in.
fn outer_place(table: &Table, thing: &ThingView) -> Place {
    match thing.place {
        Place::Packed(container) => table.find_thing(container).map_or(thing.place, |container| container.place),
        place => place,
    }
}

impl Secrets {
    /// Notes what each team sees at a table.
    fn note(&mut self, table: &Table) {
        self.of_teams.resize_with(table.seats().count(), SeenSoFar::default);
        for thing in table.things() {
            let place = outer_place(table, &thing);
            for seat in table.seats() {
                let is_own = matches!(place, Place::Held(of, _) | Place::Truck(of) if of == seat);
                let is_seen = is_own || (thing.is_open_to(seat) && matches!(place, Place::FaceDown(_)));
                self.of_teams[seat.index()].kinds.extend(is_seen.then(|| thing.kind_id(seat)));
            }
            // What is in a zone, or has left the game, was seen by all, and all see what is bought.
            if thing.is_tool() || matches!(place, Place::Zone(_) | Place::Away) {
                self.public.kinds.insert(thing.of.kind);
                self.public.kinds.extend(thing.of.definitions.iter().flatten());
            }
        }
        for machine in table.data().machine_ids() {
            match table.card(machine) {
                CardPlace::Hand { seat, is_shown: false } => _ = self.of_teams[seat.index()].cards.insert(machine),
                CardPlace::Hand { .. } | CardPlace::Built(_) => _ = self.public.cards.insert(machine),
                CardPlace::Deck | CardPlace::Aside => {}
            }
        }
        for seat in table.seats() {
            let entries = table.notebook(seat).entries.iter().map(|entry| entry.kind);
            self.of_teams[seat.index()].kinds.extend(entries);
        }
    }

    /// All that an audience may have seen: with its cards also the kinds that these need.
    fn seen_by(&self, table: &Table, viewer: Option<SeatId>) -> SeenSoFar {
        let mut seen = self.public.clone();
        if let Some(seat) = viewer {
            seen.add(&self.of_teams[seat.index()]);
        }
        let needs = seen.cards.iter().flat_map(|&card| &table.data().machine(card).needs);
        let kinds = needs.filter_map(|need| match need {
            Need::Kind(kind) => Some(*kind),
            Need::Any(_) => None,
        });
        seen.kinds.extend(kinds.collect::<Vec<_>>());
        seen
    }

    /// Names and drawings of what others than the viewer know, and the viewer does not.
    fn hidden_from(&self, table: &Table, viewer: Option<SeatId>) -> Vec<(String, &'static str)> {
        let seen = self.seen_by(table, viewer);
        let mut all = SeenSoFar::default();
        self.of_teams.iter().for_each(|team| all.add(team));
        let data = table.data();
        let kinds = all.kinds.difference(&seen.kinds).map(|&kind| data.kind(kind));
        let kinds = kinds.map(|kind| (in_english(&kind_name(kind)), kind_drawing(kind)));
        let cards = all.cards.difference(&seen.cards).map(|&card| data.machine(card));
        let cards = cards.map(|card| (in_english(&machine_name(card)), machine_drawing(card)));
        kinds.chain(cards).map(|(name, drawing)| (name.to_lowercase(), drawing)).collect()
    }
}

/// Whether words have a name in them that is no part of a longer word.
fn has_name(words: &str, name: &str) -> bool {
    let words = words.to_lowercase();
    words.match_indices(name).any(|(at, _)| {
        let before = words[..at].chars().next_back();
        let after = words[at + name.len()..].chars().next();
        [before, after].into_iter().flatten().all(|beside| !beside.is_alphabetic())
    })
}

/// Everything that the window shows now, and the lines of the log that may be read.
fn all_shown(client: &mut Client, audience: Audience) -> Vec<Shown> {
    client.app.update();
    let mut all = client.app.world().resource::<LastFrame>().0.clone();
    let lines = client.play_of::<Engineers>().log().lines_for(audience);
    all.extend(lines.iter().map(|line| Shown::at("log", &in_english(&line.text))));
    all
}

/// Asserts that nothing is shown that those before the screen may not know. Returns the number of
/// secrets that were looked for.
fn assert_secrets_are_kept(client: &mut Client, secrets: &Secrets) -> usize {
    let audience = *client.app.world().resource::<Audience>();
    let stage = client.interaction_of::<Engineers>().stage.clone();
    let viewer = match audience {
        Audience::Only(seat) if !matches!(stage, TurnStage::Curtain { .. }) => Some(seat),
        Audience::Everything => return 0,
        _ => None,
    };
    let hidden = client.engineers(|table| secrets.hidden_from(table, viewer));
    for shown in all_shown(client, audience) {
        let leak = hidden.iter().find(|(name, drawing)| match shown.place {
            "drawing" => shown.words.split(' ').any(|own| own == *drawing && own != OF_LEGEND),
            _ => has_name(&shown.words, name),
        });
        assert!(leak.is_none(), "{leak:?} is hidden from {viewer:?} at {stage:?}: {shown:?}");
    }
    hidden.len()
}

/// The game, and what was looked for in it.
struct Watch {
    typist: Typist<Engineers>,
    secrets: Secrets,
    sought: usize,
    hand_overs: usize,
}

impl Watch {
    fn look(&mut self) {
        let secrets = &mut self.secrets;
        self.typist.client.engineers(|table| secrets.note(table));
        self.sought += assert_secrets_are_kept(&mut self.typist.client, &self.secrets);
    }

    /// Goes on to the next choice, and looks at everything that is shown before. Returns whether
    /// there is one.
    fn go_on(&mut self) -> bool {
        for _ in 0..MOST_ACTIONS {
            self.look();
            match self.typist.client.interaction_of::<Engineers>().stage {
                TurnStage::Choosing => return self.typist.go_on(),
                TurnStage::Over => return false,
                TurnStage::Curtain { .. } => {
                    self.hand_overs += 1;
                    if self.hand_overs <= HAND_OVERS {
                        self.look_at_saved_games();
                    }
                }
                _ => {}
            }
            self.typist.confirm();
        }
        panic!("the game does not go on");
    }

    /// Opens the list of saved games, which has the game, and goes back to the table.
    fn look_at_saved_games(&mut self) {
        shell::shutdown::flush_steps();
        self.typist.client.ask(Request::Show(Screen::Load));
        self.typist.client.rest();
        let all = all_shown(&mut self.typist.client, Audience::All);
        assert!(all.iter().any(|shown| shown.words.contains("saved game")), "{all:?}");
        self.look();
        self.typist.client.ask(Request::Show(Screen::Table));
        self.typist.client.rest();
    }
}

/// Plays a game by keys to its end, and looks for secrets at every choice and before it.
fn play_and_search(seats: u8, seed: u64, rounds: u16) {
    let mut typist = typist_of(seats, seed, rounds);
    LastFrame::begin(&mut typist.client);
    let mut watch = Watch { typist, secrets: Secrets::default(), sought: 0, hand_overs: 0 };
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut done = BTreeSet::new();
    for _ in 0..MOST_ACTIONS {
        if !watch.go_on() {
            assert!(watch.sought >= LEAST_SOUGHT && watch.hand_overs > 0, "{} {}", watch.sought, watch.hand_overs);
            return;
        }
        let action = next_of(&mut watch.typist, &done, &mut random);
        let before = watch.typist.client.steps_of::<Engineers>();
        watch.typist.act(&action);
        watch.typist.assert_done(before, &action);
        done.insert(kind_of(&action));
    }
    panic!("the game does not end: {done:?}");
}

#[test]
fn rule_19_4_in_a_game_of_two_nothing_is_shown_that_only_the_other_team_knows() {
    play_and_search(2, 11, 3);
}

#[test]
fn rule_19_4_in_a_game_of_three_nothing_is_shown_that_only_another_team_knows() {
    play_and_search(3, 12, 2);
}
