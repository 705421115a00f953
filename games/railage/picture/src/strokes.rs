//! The lines of a sheet as the cells that they pass, from end to end.

use railage::{Cell, Line, Map, Sheet, SpecialLine};

/// The cells of a line, both cities among them.
pub(super) fn line(map: &Map, line: &Line) -> Vec<Cell> {
    let land = line.path().as_slice().iter().map(|&it| map.land_cell(it));
    let cells = [map.city_cell(line.from())].into_iter().chain(land).chain([map.city_cell(line.to())]);
    cells.flatten().collect()
}

/// The cells of a special line, the city first and the mine last.
pub(super) fn special(map: &Map, line: &SpecialLine) -> Vec<Cell> {
    let land = line.path().as_slice().iter().map(|&it| map.land_cell(it));
    let cells = [map.city_cell(line.from())].into_iter().chain(land).chain([map.mine_cell(line.to())]);
    cells.flatten().collect()
}

/// All lines, and whether they are special ones.
pub(super) fn all(map: &Map, sheet: &Sheet) -> Vec<(Vec<Cell>, bool)> {
    let lines = sheet.lines().iter().map(|it| (line(map, it), false));
    lines.chain(sheet.specials().map(|it| (special(map, &it), true))).collect()
}
