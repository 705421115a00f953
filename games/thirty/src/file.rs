//! x
/// x
pub struct SheetError;
/// x
pub struct SheetFile;
