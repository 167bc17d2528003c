//! Faces of the system, for letters that the program's own faces lack. They are searched for when
//! such a letter is first met, and only the faces that are needed are loaded.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use fontdb::{Database, FaceInfo, ID, Stretch, Style};

use super::coverage::{Coverage, has_outline};

/// Fonts that show a code point, or nothing, for every letter.
const NO_LETTERS: [&str; 4] = ["Last Resort", "LastResort", "Adobe Blank", "NotDef"];
/// Fonts of coarse bitmaps, which are better than none.
const COARSE: [&str; 2] = ["Unifont", "Unscii"];
/// Preferred weight of a face, which is that of running text.
const WEIGHT: u16 = 500;

/// A face of the system. Its data stays in memory until the program ends, because text is drawn
/// with it until then.
#[derive(Clone, Debug)]
pub struct SystemFace {
    /// Name that no other face has, made of its number among the loaded faces.
    pub name: String,
    /// Data of its font file.
    pub data: &'static [u8],
    /// Number of the face in its file.
    pub index: u32,
    /// TextStyle that it has.
    pub letters: Arc<Coverage>,
}

/// Fonts among which faces are searched for.
#[derive(Clone, Debug)]
pub struct Fonts(Arc<Database>);

impl Fonts {
    /// Lists the fonts of this system. It takes some time, because each file is opened.
    pub fn of_the_system() -> Self {
        let mut database = Database::new();
        database.load_system_fonts();
        more_folders().for_each(|folder| database.load_fonts_dir(folder));
        Self(Arc::new(database))
    }

    /// Wraps a database of fonts, for tests.
    pub fn only(database: Database) -> Self {
        Self(Arc::new(database))
    }

    /// Loads the fewest faces that have these letters. `loaded` is the number of faces that are
    /// loaded already. It takes some time.
    pub fn faces_with(&self, letters: &BTreeSet<char>, loaded: usize) -> Vec<SystemFace> {
        let mut candidates: Vec<Candidate> =
            self.0.faces().filter_map(|info| Candidate::new(&self.0, info, letters)).collect();
        let mut left = letters.clone();
        let mut found = Vec::new();
        while let Some(best) =
            candidates.iter().filter(|candidate| candidate.count_letters(&left) > 0).min_by_key(|candidate| {
                (candidate.strangeness, usize::MAX - candidate.count_letters(&left), candidate.size)
            })
        {
            left = left.difference(&best.letters).copied().collect();
            let id = best.id;
            found.extend(self.load_face(id, loaded + found.len()));
            candidates.retain(|candidate| candidate.id != id);
        }
        found
    }

    fn load_face(&self, id: ID, number: usize) -> Option<SystemFace> {
        self.0.with_face_data(id, |data, index| SystemFace {
            name: format!("system {number}"),
            // Interfaces borrow a face for good or copy it once more.
            data: Box::leak(data.to_vec().into_boxed_slice()),
            index,
            letters: Arc::new(Coverage::of_face(data, index)),
        })
    }
}

/// Folders of fonts that `fontdb` does not know: where desktops look for data besides the usual
/// places, and where a sandbox shows the fonts of the system around it.
fn more_folders() -> impl Iterator<Item = PathBuf> {
    let named = ["XDG_DATA_DIRS", "XDG_DATA_HOME"].into_iter().filter_map(std::env::var_os);
    let named: Vec<PathBuf> = named.flat_map(|folders| std::env::split_paths(&folders).collect::<Vec<_>>()).collect();
    let usual = ["/usr/share", "/usr/local/share"];
    let others = named.into_iter().filter(move |folder| usual.iter().all(|usual| folder != Path::new(usual)));
    let sandboxed = ["/run/host/fonts", "/run/host/local-fonts", "/run/host/user-fonts"].map(PathBuf::from);
    let system = PathBuf::from("/run/current-system/sw/share/X11/fonts");
    others.map(|folder| folder.join("fonts")).chain(sandboxed).chain([system])
}

/// A face that has some of the wanted letters.
struct Candidate {
    id: ID,
    letters: BTreeSet<char>,
    /// Differences from the face of running text, the most important first.
    strangeness: (bool, bool, bool, bool, bool, u16),
    /// Size of its file, in bytes.
    size: usize,
}

impl Candidate {
    fn new(fonts: &Database, info: &FaceInfo, letters: &BTreeSet<char>) -> Option<Self> {
        let is_of = |names: &[&str]| {
            let mut families = info.families.iter();
            families.any(|(family, _)| names.iter().any(|name| family.contains(name)))
        };
        if is_of(&NO_LETTERS) {
            return None;
        }
        let (letters, size) = fonts.with_face_data(info.id, |data, index| {
            let has = |letter: &char| has_outline(data, index, *letter);
            (letters.iter().copied().filter(has).collect::<BTreeSet<char>>(), data.len())
        })?;
        let strangeness = (
            is_of(&COARSE),
            info.style != Style::Normal,
            info.stretch != Stretch::Normal,
            info.monospaced,
            is_of(&["Serif", "Math"]),
            info.weight.0.abs_diff(WEIGHT),
        );
        (!letters.is_empty()).then_some(Self { id: info.id, letters, strangeness, size })
    }

    fn count_letters(&self, letters: &BTreeSet<char>) -> usize {
        self.letters.intersection(letters).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::fonts::font_definitions;

    /// The fonts that come with the program, as if they were the system's.
    fn fonts() -> Fonts {
        let mut database = Database::new();
        for data in font_definitions().font_data.values() {
            database.load_font_data(data.font.to_vec());
        }
        Fonts::only(database)
    }

    #[test]
    fn only_faces_are_loaded_that_have_what_is_looked_for() {
        let found = fonts().faces_with(&BTreeSet::from(['ặ', 'đ']), 0);
        assert_eq!(found.len(), 1, "one face has both");
        assert!(found[0].letters.has_letter('ặ') && found[0].letters.has_letter('đ'));
        let found = fonts().faces_with(&BTreeSet::from(['ặ', '👍', '李']), 3);
        let names: Vec<&str> = found.iter().map(|face| face.name.as_str()).collect();
        assert_eq!(names, ["system 3", "system 4"], "of the third letter there is none");
        assert!(fonts().faces_with(&BTreeSet::from(['李']), 0).is_empty());
        assert!(Fonts::only(Database::new()).faces_with(&BTreeSet::from(['a']), 0).is_empty());
    }
}
