//! Stage of the offer that is shown.

/// Stage of the offer that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferMoment {
    /// It is being made.
    Making,
    /// A person at the screen answers it.
    Answering,
    /// It waits for somebody else.
    Waiting,
    /// It was accepted: goods have changed hands (16.2).
    Made,
}
