//! Calendar days, by which daily puzzles are made and streaks are counted.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::messages::phrase;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Seconds in a day.
const SECONDS_PER_DAY: u64 = 24 * 60 * 60;

/// A day of the Gregorian calendar from 1970 to 9999, written as in 2026-11-24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// Error for a text or numbers that are not a valid [`Date`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub struct InvalidDate;

impl InWords for InvalidDate {
    fn phrase(&self) -> Phrase {
        phrase!("puzzle-error-date")
    }
}

displayed_in_english!(InvalidDate);

impl Date {
    /// Makes a date.
    ///
    /// # Errors
    /// [`InvalidDate`] if the calendar has no such day, or if it is before 1970 or after 9999.
    pub fn new(year: u16, month: u8, day: u8) -> Result<Self, InvalidDate> {
        let is_one = (1970..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_in_month(year, month)).contains(&day);
        if is_one { Ok(Self { year, month, day }) } else { Err(InvalidDate) }
    }

    /// Year, month from 1, and day of the month from 1.
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }

    /// Number of days since 1 January 1970.
    pub fn number(self) -> u32 {
        let before: u32 = (1970..self.year).map(|year| if is_leap(year) { 366 } else { 365 }).sum();
        let months: u32 = (1..self.month).map(|month| u32::from(days_in_month(self.year, month))).sum();
        before + months + u32::from(self.day) - 1
    }

    /// Returns the date of a day number, or the last day of 9999 for greater numbers.
    pub fn from_number(number: u32) -> Self {
        let mut left = number;
        let mut year = 1970;
        while year < 9999 && left >= if is_leap(year) { 366 } else { 365 } {
            left -= if is_leap(year) { 366 } else { 365 };
            year += 1;
        }
        let mut month = 1;
        while month < 12 && left >= u32::from(days_in_month(year, month)) {
            left -= u32::from(days_in_month(year, month));
            month += 1;
        }
        let day = left.min(u32::from(days_in_month(year, month)) - 1) + 1;
        // At most 31.
        Self { year, month, day: day as u8 }
    }

    /// Returns the date of a time, in UTC; 1 January 1970 for earlier times.
    pub fn at(time: SystemTime) -> Self {
        let since = time.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        // A clock set past the year 9999 gives its last day.
        Self::from_number(u32::try_from(since.as_secs() / SECONDS_PER_DAY).unwrap_or(u32::MAX))
    }

    /// Day of the week, 0 for Monday.
    pub fn weekday(self) -> u8 {
        // 1 January 1970 was a Thursday.
        ((self.number() + 3) % 7) as u8
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// Number of days in a month.
const fn days_in_month(year: u16, month: u8) -> u8 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = InvalidDate;

    fn from_str(text: &str) -> Result<Self, InvalidDate> {
        let is_plain = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        let mut fields = text.split('-');
        let (Some(year), Some(month), Some(day), None) = (fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err(InvalidDate);
        };
        match (is_plain, year.parse(), month.parse(), day.parse()) {
            (true, Ok(year), Ok(month), Ok(day)) => Self::new(year, month, day),
            _ => Err(InvalidDate),
        }
    }
}

impl TryFrom<String> for Date {
    type Error = InvalidDate;

    fn try_from(text: String) -> Result<Self, InvalidDate> {
        text.parse()
    }
}

impl From<Date> for String {
    fn from(date: Date) -> Self {
        date.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_numbered_in_a_row() {
        let first: Date = "1970-01-01".parse().unwrap();
        assert_eq!((first.number(), first.weekday()), (0, 3));
        for number in 0..120_000 {
            let date = Date::from_number(number);
            assert_eq!(date.number(), number, "{date}");
            assert_eq!(date.to_string().parse(), Ok(date));
        }
        let known: Date = "2026-11-24".parse().unwrap();
        assert_eq!((known.number(), known.weekday()), (20_781, 1), "a Tuesday");
        assert_eq!(Date::from_number(u32::MAX).to_string(), "9999-12-31");
    }

    #[test]
    fn what_the_calendar_has_not_is_no_day() {
        for text in
            ["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "1969-12-31", "+026-01-01", "2026-11-24 ", ""]
        {
            assert_eq!(text.parse::<Date>(), Err(InvalidDate), "{text}");
        }
        assert!("2028-02-29".parse::<Date>().is_ok());
    }
}
