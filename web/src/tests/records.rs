//! Records that come with content files of their own.

use client::{settings::speak, words::Language};

use crate::records::read;

#[test]
fn a_record_is_found_beside_its_content() {
    let entry = library::find("rail-age").expect("the game");
    let map = include_str!("../../../games/railage/content/river-1.txt").replace("map river", "map brook");
    let host = entry.open_with(None, 1, Some(&map)).expect("a game");
    let record = host.record(None, None).expect("a record");
    let texts = [map.clone(), "something else".to_owned(), record.clone()];
    let (found, text, content) = read(&texts).expect("it is there");
    assert_eq!((found.setup(), text), (host.setup(), record.clone()));
    assert_eq!(content, Some(map));
    speak(Language::German);
    let missing = read(&[record]).expect_err("its map is not there");
    assert!(missing.contains("Zeile 1") && missing.contains("sein Plan"), "{missing}");
}
