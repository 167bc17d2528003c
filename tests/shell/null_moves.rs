//! Actions of the null game, applied to its table.

use shell::seats::SeatId;
use shell::stream::Stream;

use crate::null_game::{MOST_TAKEN, NullAction, NullEvent, NullRefusal, NullTable};

impl NullTable {
    /// Applies an action of the awaited seat. Returns its events.
    pub fn apply(
        &mut self,
        seat: SeatId,
        action: &NullAction,
        stream: &mut Stream,
    ) -> Result<Vec<NullEvent>, NullRefusal> {
        let count = self.secrets.len() as u8;
        match (action, self.asked) {
            (NullAction::Answer(is_yes), Some((asker, true))) => {
                self.asked = Some((asker, false));
                self.awaited = Some(asker);
                Ok(if *is_yes { self.take_stones(seat, 1) } else { vec![NullEvent::Refused(seat)] })
            }
            (NullAction::Answer(_), _) | (_, Some((_, true))) | (NullAction::Ask(_), Some(_)) => {
                Err(NullRefusal::NotNow)
            }
            (NullAction::Look, _) if self.secrets[seat.index()].is_some() => Err(NullRefusal::SeenAlready),
            (NullAction::Look, _) => {
                let number = stream.below(100);
                self.secrets[seat.index()] = Some(number);
                Ok(vec![NullEvent::Looked(seat), NullEvent::Saw(seat, number)])
            }
            (NullAction::Take(count), _) if !(1..=MOST_TAKEN.min(self.stones)).contains(count) => {
                Err(NullRefusal::NotSoMany)
            }
            (NullAction::Take(taken), _) => {
                let next = SeatId((seat.0 + 1) % count);
                self.round += u16::from(next.0 == 0);
                self.awaited = Some(next);
                self.asked = None;
                Ok(self.take_stones(seat, *taken))
            }
            (NullAction::Ask(other), None) if *other == seat || other.0 >= count => Err(NullRefusal::NotNow),
            (NullAction::Ask(other), None) => {
                self.asked = Some((seat, true));
                self.awaited = Some(*other);
                Ok(vec![NullEvent::Asked(seat, *other)])
            }
        }
    }

    /// Takes stones that are there; whoever takes the last one ends the game.
    fn take_stones(&mut self, seat: SeatId, count: u32) -> Vec<NullEvent> {
        self.stones -= count;
        let mut events = vec![NullEvent::Took(seat, count)];
        if self.stones == 0 {
            self.awaited = None;
            self.asked = None;
            events.push(NullEvent::Won(seat));
        }
        events
    }
}
