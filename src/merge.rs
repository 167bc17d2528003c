//! Three-way merges of sets and maps that several windows change.
//!
//! Each takes what a file holds, and makes those changes to it that lead from `before` to `now`.

use std::collections::{BTreeMap, BTreeSet};

/// Makes the changes to a set: what was added is in it, what was removed is not.
pub fn merge_set<T: Ord + Clone>(file: &mut BTreeSet<T>, before: &BTreeSet<T>, now: &BTreeSet<T>) {
    file.retain(|item| now.contains(item) || !before.contains(item));
    file.extend(now.difference(before).cloned());
}

/// Makes the changes to a map: what was set has its new value, what was removed is gone.
pub fn merge_map<K, V>(file: &mut BTreeMap<K, V>, before: &BTreeMap<K, V>, now: &BTreeMap<K, V>)
where
    K: Ord + Clone,
    V: PartialEq + Clone,
{
    file.retain(|key, _| now.contains_key(key) || !before.contains_key(key));
    let is_changed = |(key, value): &(&K, &V)| before.get(*key) != Some(*value);
    let changed = now.iter().filter(is_changed);
    file.extend(changed.map(|(key, value)| (key.clone(), value.clone())));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_changed_is_changed() {
        let mut file = BTreeSet::from([1, 2, 3, 9]);
        merge_set(&mut file, &BTreeSet::from([1, 2, 3, 4]), &BTreeSet::from([1, 3, 4, 5]));
        assert_eq!(file, BTreeSet::from([1, 3, 5, 9]));
        let mut file = BTreeMap::from([(1, "a"), (2, "theirs"), (3, "c"), (9, "new")]);
        let before = BTreeMap::from([(1, "a"), (2, "b"), (3, "c")]);
        merge_map(&mut file, &before, &BTreeMap::from([(1, "own"), (2, "b"), (5, "e")]));
        assert_eq!(file, BTreeMap::from([(1, "own"), (2, "theirs"), (5, "e"), (9, "new")]));
    }
}
