//! The folder `web-dist`: every file plain and packed, written only when it is another than before.

use std::{collections::BTreeMap, fs, io::Write as _, path::Path};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{hex, purpose::Purpose};

/// What was built last, kept beside the other results of cargo.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stamp {
    /// The hash of what the client was made of.
    pub(crate) inputs: String,
    /// The hashes of what was written.
    pub(crate) outputs: BTreeMap<String, String>,
    /// The sizes of the first load, packed.
    pub(crate) first: BTreeMap<String, usize>,
}

impl Stamp {
    /// The stamp in this file, or none.
    pub(crate) fn read(file: &Path) -> Self {
        fs::read(file).ok().and_then(|it| serde_json::from_slice(&it).ok()).unwrap_or_default()
    }

    /// Keeps it in this file.
    pub(crate) fn write(&self, file: &Path) -> Result<()> {
        fs::write(file, serde_json::to_vec_pretty(self)?).with_context(|| format!("cannot write {}", file.display()))
    }

    /// Whether a folder holds exactly what was written.
    pub(crate) fn fits(&self, folder: &Path) -> bool {
        let holds = |(path, hash): (&String, &String)| {
            fs::read(folder.join(path)).is_ok_and(|bytes| hex(&Sha256::digest(bytes)) == *hash)
        };
        !self.outputs.is_empty() && self.outputs.iter().all(holds)
    }
}

/// A file, plain and packed.
pub(crate) fn packed(path: &str, bytes: Vec<u8>, purpose: Purpose) -> Result<Vec<(String, Vec<u8>)>> {
    let brotli = brotli(&bytes, purpose).with_context(|| format!("cannot pack {path}"))?;
    let gzip = gzip(&bytes, purpose).with_context(|| format!("cannot pack {path}"))?;
    let length = bytes.len();
    // A picture that is packed already would only grow.
    let small = [("br", brotli), ("gz", gzip)].into_iter().filter(|it| it.1.len() < length);
    let mut all: Vec<_> = small.map(|(ending, bytes)| (format!("{path}.{ending}"), bytes)).collect();
    all.push((path.to_owned(), bytes));
    Ok(all)
}

fn brotli(mut bytes: &[u8], purpose: Purpose) -> std::io::Result<Vec<u8>> {
    let params = BrotliEncoderParams {
        quality: if purpose == Purpose::Release { 11 } else { 3 },
        lgwin: 22,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut out, &params)?;
    Ok(out)
}

fn gzip(bytes: &[u8], purpose: Purpose) -> std::io::Result<Vec<u8>> {
    let level = if purpose == Purpose::Release { Compression::best() } else { Compression::fast() };
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// Writes a file unless it is there already; says whether it wrote.
pub(crate) fn put(folder: &Path, path: &str, bytes: &[u8]) -> Result<bool> {
    let file = folder.join(path);
    if fs::read(&file).is_ok_and(|it| it == bytes) {
        return Ok(false);
    }
    let parent = file.parent().unwrap_or(folder);
    fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
    fs::write(&file, bytes).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(true)
}

/// Removes the files of a folder that are none of these.
pub(crate) fn clear(folder: &Path, keep: &BTreeMap<String, String>) -> Result<()> {
    let mut open = vec![folder.to_owned()];
    while let Some(now) = open.pop() {
        for entry in fs::read_dir(&now).with_context(|| format!("cannot list {}", now.display()))? {
            let path = entry?.path();
            let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            if path.is_dir() {
                open.push(path);
            } else if !keep.contains_key(&name) {
                fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::{fs, io::Read as _};

    use super::{Purpose, Stamp, clear, hex, packed, put};
    use sha2::{Digest as _, Sha256};

    #[test]
    fn what_is_packed_unpacks_again() {
        let text = b"a line of track, ".repeat(100);
        for purpose in [Purpose::Release, Purpose::Local] {
            let files = packed("a.txt", text.clone(), purpose).expect("it packs");
            let names: Vec<_> = files.iter().map(|it| it.0.as_str()).collect();
            assert_eq!(names, ["a.txt.br", "a.txt.gz", "a.txt"]);
            let mut out = Vec::new();
            brotli::BrotliDecompress(&mut files[0].1.as_slice(), &mut out).expect("brotli");
            assert_eq!(out, text);
            out.clear();
            flate2::read::GzDecoder::new(files[1].1.as_slice()).read_to_end(&mut out).expect("gzip");
            assert_eq!(out, text);
        }
    }

    #[test]
    fn what_would_grow_stays_plain() {
        let files = packed("a.png", vec![7], Purpose::Release).expect("it packs");
        assert_eq!(files, [("a.png".to_owned(), vec![7])]);
    }

    #[test]
    fn unchanged_files_are_left_alone_and_old_ones_go() {
        let folder = std::env::temp_dir().join(format!("platelayer-dist-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        assert!(put(&folder, "assets/a.js", b"one").expect("a file"));
        assert!(!put(&folder, "assets/a.js", b"one").expect("a file"));
        assert!(put(&folder, "assets/a.js", b"two").expect("a file"));
        assert!(put(&folder, "old.js", b"old").expect("a file"));
        let mut stamp = Stamp::default();
        assert!(!stamp.fits(&folder));
        stamp.outputs.insert("assets/a.js".to_owned(), hex(&Sha256::digest(b"two")));
        clear(&folder, &stamp.outputs).expect("a clean folder");
        assert!(!folder.join("old.js").exists() && stamp.fits(&folder));
        fs::write(folder.join("assets/a.js"), "three").expect("a file");
        assert!(!stamp.fits(&folder));
        fs::remove_dir_all(&folder).expect("it was there");
    }
}
