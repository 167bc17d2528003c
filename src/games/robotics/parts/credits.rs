//! Amounts of money (rule 1.7).

/// Amount of money, in credits: a multiple of [`CREDIT_STEP`], never negative.
pub type Credits = u32;

/// All amounts of money are multiples of it, in credits.
pub const CREDIT_STEP: Credits = 100;
