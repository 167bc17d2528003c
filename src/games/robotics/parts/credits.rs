//! Amounts of money (rule 1.7).

/// Amount of money, in credits: a multiple of [`CREDIT_STEP`], never negative.
pub type Credits = u32;

/// Step of all amounts of money, in credits (1.7).
pub const CREDIT_STEP: Credits = 100;
