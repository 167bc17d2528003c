//! Pictures of the window, for people to look at and to compare with kept ones.

use std::collections::HashSet;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::display::{PATIENCE, POLL, Window};

/// Most difference between a small picture of a screen and the one that is kept, of 1: other
/// drivers smooth edges differently.
const DIFFERENCE: f64 = 0.04;

impl Window {
    /// Leaves a picture of the screen in the target folder, once two in a row are the same; returns
    /// how many colours it has.
    pub fn picture(&self, name: &str) -> usize {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../window");
        std::fs::create_dir_all(&folder).unwrap();
        // ImageMagick takes brackets in a file's name for a pattern of names.
        let plain: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        let file = folder.join(format!("{plain}.png"));
        let mut before = Vec::new();
        let end = Instant::now() + PATIENCE / 3;
        while Instant::now() < end {
            if self.places().is_drawing {
                std::thread::sleep(POLL);
                continue;
            }
            let import = Command::new("import")
                .args(["-window", "root", "-depth", "8", "rgb:-"])
                .env("DISPLAY", format!(":{}", self.number))
                .output()
                .unwrap();
            assert!(import.status.success());
            // A window that is not drawn yet is the same twice, too.
            let colours: HashSet<&[u8]> = import.stdout.chunks(3).step_by(97).collect();
            if before == import.stdout && colours.len() > 50 {
                break;
            }
            before = import.stdout;
        }
        self.keep_picture(&before, &file);
        count_colours(&before)
    }

    /// Asserts that the screen looks like the picture that is kept of it, under whose name its
    /// picture is left. A busy machine may show what was drawn a while later: as long as they
    /// differ, another picture is taken. With `JUNKYARD_BOTS_KEEP` set the picture is kept anew.
    pub fn looks_as_kept(&self, name: &str) {
        let end = Instant::now() + PATIENCE / 3;
        loop {
            self.picture(name);
            let (differs_by, told) = self.difference_from_kept(name);
            if differs_by < DIFFERENCE {
                return;
            }
            assert!(Instant::now() < end, "{name} differs from its picture by {told}");
        }
    }

    /// Difference between the last picture of a name and the one that is kept, of 1, and the same
    /// in words. Both are made so small that drivers draw them alike.
    fn difference_from_kept(&self, name: &str) -> (f64, String) {
        self.finish_pictures();
        let shown = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("../window/{name}.png"));
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/pictures/{name}.png"));
        let small = self.home.path().join("small.png");
        let corner = format!("{}x{}+0+0", self.size.0, self.size.1);
        let convert = |to: &Path| {
            let mut command = Command::new("convert");
            command.arg(&shown).args(["-crop", &corner, "-resize", "128x80!", "-strip", "-colors", "64"]).arg(to);
            assert!(command.status().unwrap().success());
        };
        if std::env::var_os("JUNKYARD_BOTS_KEEP").is_some() {
            std::fs::create_dir_all(kept.parent().unwrap()).unwrap();
            convert(&kept);
        }
        convert(&small);
        let output =
            Command::new("compare").args(["-metric", "RMSE"]).args([&kept, &small]).arg("null:").output().unwrap();
        // "1234.5 (0.0188)": the part of the largest difference that there can be.
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        let part = told.split(['(', ')']).nth(1).and_then(|part| part.parse().ok());
        (part.unwrap_or(f64::INFINITY), told)
    }

    /// Writes pixels of the whole display as a picture, while the test goes on.
    fn keep_picture(&self, pixels: &[u8], file: &Path) {
        let size = format!("{}x{}", self.size.0, self.size.1);
        let mut convert = Command::new("convert")
            // Written quickly: the test goes on meanwhile, on the same processor.
            .args(["-size", &size, "-depth", "8", "rgb:-", "-define", "png:compression-level=1"])
            .arg(file)
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        convert.stdin.take().unwrap().write_all(pixels).unwrap();
        self.pictures.borrow_mut().push(convert);
    }

    /// Waits until all pictures are in their files.
    fn finish_pictures(&self) {
        for mut convert in self.pictures.borrow_mut().drain(..) {
            assert!(convert.wait().unwrap().success(), "a picture can't be written");
        }
    }
}

/// Counts the colours of pixels of three bytes.
fn count_colours(pixels: &[u8]) -> usize {
    let mut is_there = vec![false; 1 << 24];
    for pixel in pixels.chunks_exact(3) {
        is_there[usize::from(pixel[0]) << 16 | usize::from(pixel[1]) << 8 | usize::from(pixel[2])] = true;
    }
    is_there.into_iter().filter(|is_there| *is_there).count()
}
