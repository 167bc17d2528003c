//! Carrying home what a worker has.

use super::errand::Errand;
use super::next::Next;
use crate::action::Action;
use crate::set::{Class, WorkPlace};
use crate::table::{Place, ThingView};

impl Errand<'_> {
    /// The next action of carrying home what the worker has. Tools in the hand and what is worn
    /// stay with the worker.
    pub(super) fn carry_home(self) -> Next {
        let zone = match self.zone() {
            Ok(zone) => zone,
            Err(illegal) => return Next::Asks(illegal),
        };
        self.walk(zone).or_else(|| self.unload()).unwrap_or(Next::Done)
    }

    /// The next thing that is put down in the own zone, or taken out of a container that is worn;
    /// `None` if the worker has none left. A container that is held is put down with all that is in
    /// it, as that takes the least room (7.2).
    fn unload(self) -> Option<Next> {
        let load = self.carried().find(|thing| self.is_load(thing)).map(|thing| self.put_down(thing.id));
        load.or_else(|| {
            let packed = self.carried().find_map(|worn| self.table.wholes_at(Place::Packed(worn.id)).next())?;
            Some(self.attempt(Action::Unpack { worker: self.worker, thing: packed.id }))
        })
    }

    /// The putting down of junk or a blank in the own zone, where it is in the way of work; `None`
    /// if the worker has none or there is no room.
    pub(super) fn put_down_junk(self) -> Option<Next> {
        let is_junk = |thing: &ThingView| matches!(thing.kind(self.seat).class, Class::Junk | Class::Blank);
        let junk = self.carried().find(is_junk).map(|thing| self.put_down(thing.id));
        junk.filter(|next| matches!(next, Next::Act(_)))
    }

    /// Whether a thing that the worker carries is put down at home.
    fn is_load(self, thing: &ThingView) -> bool {
        let kind = thing.kind(self.seat);
        match kind.class {
            Class::Junk | Class::Blank => true,
            _ if kind.is_worn() => false,
            Class::Powerup => true,
            Class::Tool => {
                let is_loaded = self.table.at(Place::Packed(thing.id)).next().is_some();
                kind.place == WorkPlace::Zone || is_loaded
            }
        }
    }
}
