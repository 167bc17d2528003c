//! Cache bounded in bytes, which drops the least recently used entries first.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

/// Shortest time for which an entry is kept after its last use, because the pictures of one frame
/// must be there for the next.
const AT_LEAST: Duration = Duration::from_secs(1);

/// Things by their keys, with their sizes in bytes.
#[derive(Debug)]
pub(super) struct PictureCache<K, T> {
    all: HashMap<K, CacheEntry<T>>,
    bytes: usize,
    /// Most bytes that entries may take, except those that were used just now.
    most: usize,
}

#[derive(Debug)]
struct CacheEntry<T> {
    thing: T,
    bytes: usize,
    used: Instant,
}

impl<K: Clone + Eq + Hash, T> PictureCache<K, T> {
    /// Creates an empty cache for a number of bytes.
    pub(super) fn new(most: usize) -> Self {
        Self { all: HashMap::new(), bytes: 0, most }
    }

    /// Returns the thing of a key; if it is missing, it is made and takes this number of bytes.
    pub(super) fn get_or_make(&mut self, key: &K, now: Instant, bytes: usize, make: impl FnOnce() -> T) -> &T {
        if !self.all.contains_key(key) {
            self.make_room(bytes, now);
            self.bytes += bytes;
        }
        let entry = self.all.entry(key.clone()).or_insert_with(|| CacheEntry { thing: make(), bytes, used: now });
        entry.used = now;
        &entry.thing
    }

    /// Returns the thing of a key, if it is there.
    pub(super) fn get_existing(&mut self, key: &K, now: Instant) -> Option<&T> {
        let entry = self.all.get_mut(key)?;
        entry.used = now;
        Some(&entry.thing)
    }

    /// Returns the thing for which `worth` returns the greatest value; `None` if it returns `None`
    /// for all.
    pub(super) fn find_best(&mut self, now: Instant, worth: impl Fn(&K, &T) -> Option<u32>) -> Option<&T> {
        let rated = self.all.iter_mut().filter_map(|(key, entry)| Some((worth(key, &entry.thing)?, entry)));
        let (_, entry) = rated.max_by_key(|(worth, _)| *worth)?;
        entry.used = now;
        Some(&entry.thing)
    }

    /// Drops the entries that were not used since then.
    pub(super) fn keep_used_since(&mut self, then: Instant) {
        self.all.retain(|_, entry| entry.used >= then);
        self.bytes = self.all.values().map(|entry| entry.bytes).sum();
    }

    /// Number of things.
    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.all.len()
    }

    /// Drops the least recently used entries until there is room for a number of bytes, or the rest
    /// was used just now.
    fn make_room(&mut self, bytes: usize, now: Instant) {
        while self.bytes + bytes > self.most {
            let oldest = self.all.iter().min_by_key(|(_, entry)| entry.used);
            let Some((key, _)) = oldest.filter(|(_, entry)| now.saturating_duration_since(entry.used) > AT_LEAST)
            else {
                return;
            };
            let key = key.clone();
            if let Some(gone) = self.all.remove(&key) {
                self.bytes -= gone.bytes;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_recently_used_go_once_there_is_no_room() {
        let begin = Instant::now();
        let at = |seconds: u64| begin + Duration::from_secs(seconds);
        let mut kept = PictureCache::new(30);
        for number in 0..3 {
            kept.get_or_make(&number, at(number), 10, || number);
        }
        assert_eq!(*kept.get_or_make(&0, at(10), 10, || 99), 0, "it is there already");
        kept.get_or_make(&3, at(20), 10, || 3);
        assert_eq!(kept.bytes, 30);
        assert!(!kept.all.contains_key(&1) && kept.all.contains_key(&0), "1 was used longest ago");
    }

    #[test]
    fn the_best_of_those_that_are_there_is_found_and_stays() {
        let begin = Instant::now();
        let mut kept = PictureCache::new(30);
        for number in 0..3 {
            kept.get_or_make(&number, begin, 10, || number);
        }
        let later = begin + Duration::from_secs(9);
        assert_eq!(kept.find_best(later, |&number, _| (number < 2).then_some(number)), Some(&1));
        assert_eq!(kept.find_best(later, |_, _| None), None);
        assert_eq!(kept.get_existing(&0, begin), Some(&0));
        assert_eq!(kept.get_existing(&7, begin), None);
        kept.get_or_make(&3, later, 20, || 3);
        assert!(kept.all.contains_key(&1), "it was used just now");
    }

    #[test]
    fn what_is_in_use_stays_even_if_there_is_no_room() {
        let now = Instant::now();
        let mut kept = PictureCache::new(30);
        for number in 0..10 {
            kept.get_or_make(&number, now, 10, || number);
        }
        assert_eq!((kept.all.len(), kept.bytes), (10, 100));
        kept.get_or_make(&10, now + Duration::from_secs(5), 10, || 10);
        assert_eq!(kept.bytes, 30, "five seconds later there is room again");
    }

    #[test]
    fn what_was_not_used_since_then_goes() {
        let begin = Instant::now();
        let mut kept = PictureCache::new(100);
        for number in 0..4 {
            kept.get_or_make(&number, begin + Duration::from_secs(number), 10, || number);
        }
        kept.keep_used_since(begin + Duration::from_secs(2));
        assert_eq!((kept.count(), kept.bytes), (2, 20));
        assert!(kept.all.contains_key(&2) && kept.all.contains_key(&3));
    }

    #[test]
    fn a_window_that_is_resized_a_hundred_times_keeps_no_more_than_there_is_room_for() {
        let begin = Instant::now();
        let mut kept = PictureCache::new(1_000);
        for step in 0..100u64 {
            for part in 0..20 {
                kept.get_or_make(&(step, part), begin + Duration::from_secs(2 * step), 40, || ());
            }
            assert!(kept.bytes <= 1_000, "{} bytes after {step} sizes", kept.bytes);
        }
    }
}
