//! Sheets that were typed in, whatever their game.

use library::Paper;

#[test]
fn a_paper_sheet_is_known_by_its_first_word() {
    let board = Paper::read("# mine\n30-Streetcar-Rails\nzone x1/y1\n", &[]);
    let Ok(Paper::Streetcar(file)) = board else { panic!("{board:?}") };
    assert_eq!(file.board.zones().len(), 1);
    let sheet = Paper::read("mountain x1/y1 # 30-streetcar-rails\n30-rails postal", &[]);
    let Ok(Paper::Thirty(file)) = sheet else { panic!("{sheet:?}") };
    assert_eq!(file.sheet.mountains().len(), 1);
    let lone = Paper::sketch("30-rails basic\nmine x1/y1", &[]).expect("a mine may wait for its mountain");
    assert_eq!(lone.doubts.len(), 1);
    assert_eq!(
        Paper::read(&lone.paper.to_string(), &[]).expect_err("a lone mine").to_string(),
        "line 2: the mine on x1/y1 touches no mountain"
    );
}
