//! The sheets that can be filled in here.

use library::Paper;
use thirty::RuleSet;

/// A kind of sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Basic,
    Advanced,
    Postal,
    Streetcar,
}

impl Form {
    pub(super) const ALL: [Self; 4] = [Self::Basic, Self::Advanced, Self::Postal, Self::Streetcar];

    /// Its name in the page and in links.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Advanced => "advanced",
            Self::Postal => "postal",
            Self::Streetcar => "streetcar",
        }
    }

    pub(super) fn find(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.code() == code)
    }

    pub(super) const fn of(paper: &Paper) -> Self {
        match paper {
            Paper::Thirty(file) => match file.rules {
                RuleSet::Basic => Self::Basic,
                RuleSet::Advanced => Self::Advanced,
                RuleSet::Postal => Self::Postal,
            },
            Paper::Streetcar(_) => Self::Streetcar,
        }
    }

    /// The first line of its sheet files.
    pub(super) fn head(self) -> String {
        match self {
            Self::Basic | Self::Advanced | Self::Postal => format!("30-rails {}", self.code()),
            Self::Streetcar => "30-streetcar-rails".to_owned(),
        }
    }

    /// A sheet where nothing is drawn yet.
    pub(super) fn blank(self) -> Paper {
        Paper::sketch(&self.head(), &[]).expect("a first line is a sheet").paper
    }

    /// Whether crosses can be on the sheet.
    pub(super) const fn has_crosses(self) -> bool {
        matches!(self, Self::Advanced | Self::Postal)
    }
}
