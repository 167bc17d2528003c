//! Three-way merges of sets and maps that several windows of the program change.
//!
//! Each function applies the changes from `before` to `now` to `file`, the contents of a file.

use std::collections::{BTreeMap, BTreeSet};

/// Applies changes to a set: adds the items that were added and removes those that were removed.
pub fn merge_set<T: Ord + Clone>(file: &mut BTreeSet<T>, before: &BTreeSet<T>, now: &BTreeSet<T>) {
    file.retain(|item| now.contains(item) || !before.contains(item));
    file.extend(now.difference(before).cloned());
}

/// Applies changes to a map: sets the values that were set and removes the keys that were removed.
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
