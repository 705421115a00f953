//! Plain shapes on paper, without any notion of a game or of a file format.

mod letters;
mod paint;
mod path;
mod point;
mod shape;

pub use letters::{BOLD, breadth, cut, fitting, halves};
pub use paint::{Cap, Colour, Paint, Stroke};
pub use path::{Path, Step};
pub use point::{Point, at};
pub use shape::{Anchor, Face, Group, Shape, Text};

/// A picture: shapes on a sheet of a certain size, the later ones above the earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The width, in units of its own.
    pub width: f64,
    /// The height.
    pub height: f64,
    /// What the picture is called.
    pub title: String,
    /// What the picture shows, for those who cannot see it.
    pub description: String,
    /// What is drawn, from the bottom to the top.
    pub shapes: Vec<Shape>,
}

impl Scene {
    /// The same picture in other words: every text for which there are some is replaced, in smaller letters where its
    /// room asks for them.
    #[must_use]
    pub fn reworded(mut self, words: &dyn Fn(&str) -> Option<String>) -> Self {
        reword(&mut self.shapes, words);
        self
    }

    /// The same picture without labels and description, for those who have no words of their own for them.
    #[must_use]
    pub fn unlabelled(mut self) -> Self {
        self.description.clear();
        unlabel(&mut self.shapes);
        self
    }

    /// All texts in the picture, in the order in which they are drawn.
    pub fn texts(&self) -> Vec<&str> {
        let mut res = Vec::new();
        collect(&self.shapes, &mut res);
        res
    }
}

fn reword(shapes: &mut [Shape], words: &dyn Fn(&str) -> Option<String>) {
    for shape in shapes {
        match shape {
            Shape::Text(text) => {
                if let Some(other) = words(&text.words) {
                    let room = text.room.map(|it| if text.is_bold { it / BOLD } else { it });
                    text.size = room.map_or(text.size, |room| fitting(&other, text.size, room));
                    text.words = other;
                }
            }
            Shape::Group(group) => reword(&mut group.shapes, words),
            Shape::Path { .. } | Shape::Circle { .. } | Shape::Rect { .. } => {}
        }
    }
}

fn unlabel(shapes: &mut [Shape]) {
    for shape in shapes {
        if let Shape::Group(group) = shape {
            group.label = None;
            unlabel(&mut group.shapes);
        }
    }
}

fn collect<'a>(shapes: &'a [Shape], res: &mut Vec<&'a str>) {
    for shape in shapes {
        match shape {
            Shape::Text(text) => res.push(&text.words),
            Shape::Group(group) => collect(&group.shapes, res),
            Shape::Path { .. } | Shape::Circle { .. } | Shape::Rect { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_replaced_wherever_they_stand() {
        let text = |words: &str| Shape::from(Text::new(at(0.0, 0.0), words, 10.0, Colour::WHITE));
        let inner = Group::at(at(1.0, 1.0), vec![text("line"), text("7")]);
        let shapes = vec![text("total"), inner.into()];
        let scene = Scene { width: 1.0, height: 1.0, title: String::new(), description: String::new(), shapes };
        let german = scene.clone().reworded(&|it| (it == "line").then(|| "Strecke".to_owned()));
        assert_eq!(german.texts(), ["total", "Strecke", "7"]);
        assert_eq!(scene.texts(), ["total", "line", "7"]);
    }

    #[test]
    fn longer_words_get_smaller_letters_where_there_is_little_room() {
        let text = Text::new(at(0.0, 0.0), "line", 10.0, Colour::WHITE);
        let shapes = vec![text.clone().within(25.0).into(), text.clone().within(50.0).into(), text.into()];
        let scene = Scene { width: 1.0, height: 1.0, title: String::new(), description: String::new(), shapes };
        let scene = scene.reworded(&|_| Some("Strecke".to_owned()));
        let sizes = scene.shapes.iter().map(|it| if let Shape::Text(it) = it { it.size } else { 0.0 });
        let sizes: Vec<_> = sizes.collect();
        assert!(sizes[0] < 8.0 && sizes[0] > 5.0, "{sizes:?}");
        assert_eq!(sizes[1..], [10.0, 10.0]);
    }

    #[test]
    fn nothing_is_said_in_a_picture_without_labels() {
        let inner = Group::at(at(1.0, 1.0), Vec::new()).labelled("inner");
        let shapes = vec![Group::at(at(1.0, 1.0), vec![inner.into()]).named("name").labelled("outer").into()];
        let scene = Scene { width: 1.0, height: 1.0, title: "T".to_owned(), description: "D".to_owned(), shapes };
        let text = crate::svg::scene(&scene.unlabelled(), "x");
        assert!(text.contains("id=\"x-name\"") && text.contains(">T<"), "{text}");
        assert!(!text.contains("inner") && !text.contains("outer") && !text.contains(">D<"), "{text}");
    }
}
