//! Programs of poppler that look at a PDF as a reader would; where they are not installed, tests say so.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Stdio},
};

/// How many dots an inch has, for pages that are only looked at from afar.
const FAR: u32 = 50;

/// A page as a grey picture.
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Row by row, from 0, black, to 255.
    pub(crate) pixels: Vec<u8>,
}

impl Picture {
    pub(crate) fn pixel(&self, x: usize, y: usize) -> u8 {
        self.pixels[y * self.width + x]
    }

    /// Reads `P5 width height 255` and the pixels behind it.
    fn read(bytes: &[u8]) -> Self {
        let mut rest = bytes;
        let mut word = || {
            let end = rest.iter().position(u8::is_ascii_whitespace).expect("a word");
            let res = String::from_utf8_lossy(&rest[..end]).into_owned();
            rest = &rest[end + 1..];
            res
        };
        assert_eq!(word(), "P5");
        let [width, height, most] = std::array::from_fn(|_| word().parse::<usize>().expect("a number"));
        assert_eq!((most, rest.len()), (255, width * height));
        Self { width, height, pixels: rest.to_vec() }
    }
}

/// Whether poppler is there; if not, it is told what is left out.
pub(crate) fn is_there(what: &str) -> bool {
    let found = ["pdftoppm", "pdftotext"].iter().all(|it| {
        Command::new(it).arg("-v").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success())
    });
    if !found {
        testing::skip(&format!("{what}, because poppler-utils is not installed"));
    }
    found
}

/// Every page as a picture of this many dots per inch.
pub(crate) fn render(pdf: &[u8], sharpness: u32) -> Vec<Picture> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.pdf");
    fs::write(&file, pdf).expect("a file");
    let mut command = Command::new("pdftoppm");
    command.args(["-gray", "-r", &sharpness.to_string()]).arg(&file).arg(folder.path().join("p"));
    let done = command.output().expect("pdftoppm runs");
    assert!(done.status.success() && done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
    let files = fs::read_dir(folder.path()).expect("a folder").map(|it| it.expect("a file").path());
    let mut pages: Vec<PathBuf> = files.filter(|it| it.extension().is_some_and(|it| it == "pgm")).collect();
    pages.sort();
    pages.iter().map(|it| Picture::read(&fs::read(it).expect("a picture"))).collect()
}

/// The text of every page.
pub(crate) fn texts(pdf: &[u8]) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.pdf");
    fs::write(&file, pdf).expect("a file");
    let done = Command::new("pdftotext").args(["-layout", "-enc", "UTF-8"]).arg(&file).arg("-").output();
    let done = done.expect("pdftotext runs");
    assert!(done.status.success() && done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
    let text = String::from_utf8(done.stdout).expect("text");
    let mut pages: Vec<_> = text.split('\u{c}').map(str::to_owned).collect();
    pages.pop();
    pages
}

/// How much of a page is not white, in thousandths.
pub(crate) fn inked(page: &Picture) -> usize {
    page.pixels.iter().filter(|it| **it < 250).count() * 1000 / page.pixels.len()
}

/// Checks that all pages have something on them, and nothing in the outermost millimetres, which printers leave white.
#[track_caller]
pub(crate) fn check_pages(pdf: &paper::Pdf, what: &str) {
    let pages = render(&pdf.bytes, FAR);
    assert_eq!(pages.len(), pdf.n_pages, "{what}");
    for (page, n) in pages.iter().zip(1..) {
        assert!(inked(page) > 1, "{what}: page {n} is empty: {}", inked(page));
        let edge = 8;
        let is_edge = |x: usize, y: usize| x.min(y).min(page.width - 1 - x).min(page.height - 1 - y) < edge;
        let places = (0..page.height).flat_map(|y| (0..page.width).map(move |x| (x, y)));
        let strays = places.filter(|&(x, y)| is_edge(x, y) && page.pixel(x, y) < 200).count();
        assert_eq!(strays, 0, "{what}: page {n} has ink at its edge");
    }
}

/// Keeps a document to be looked at, if a folder is named in `LOOK`.
pub(crate) fn keep(pdf: &paper::Pdf, what: &str) {
    if let Some(folder) = std::env::var_os("LOOK").map(PathBuf::from) {
        fs::write(folder.join(format!("{what}.pdf")), &pdf.bytes).expect("a file");
    }
}
