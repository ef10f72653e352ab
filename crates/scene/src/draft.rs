//! How a game on the shelf makes its scenes: the same words in each, so they are written here.

/// A scene in the making, in the `scene` of a game: `Draft`, for its `Figures`, `PartCache`, `View` and `Position`. The game adds
/// `show`, which finds a part by its `PartKey` or has a `Making` make it.
#[macro_export]
macro_rules! draft {
    () => {
        /// A scene in the making.
        struct Draft<'a> {
            figures: &'a Figures,
            part_cache: &'a PartCache,
            view: &'a View,
            p: &'a Position,
            say: &'a $crate::Say<'a>,
            scene: $crate::Scene,
        }

        impl<'a> Draft<'a> {
            /// With room for so many parts.
            fn new(
                figures: &'a Figures,
                part_cache: &'a PartCache,
                view: &'a View,
                say: &'a $crate::Say<'a>,
                parts: usize,
            ) -> Draft<'a> {
                let scene = $crate::Scene { groups: Vec::with_capacity(parts), ..$crate::Scene::default() };
                Draft { figures, part_cache, view, p: &view.seen, say, scene }
            }

            fn phrase(&self, phrase: &$crate::Phrase) -> $crate::Text {
                self.say.phrase(phrase)
            }

            /// The seat that looks.
            fn me(&self) -> Option<$crate::Seat> {
                self.view.viewer.seat()
            }

            /// The panel of each player, by what it shows.
            fn panels<S: Clone>(
                &mut self,
                shown: impl Fn(&Draft<'a>, $crate::Seat) -> S,
                key: impl Fn(S) -> PartKey,
                panel: impl Fn(&Making<'_>, $crate::Seat, &S) -> $crate::scene::Panel,
            ) {
                for seat in self.p.everybody() {
                    let shown = shown(self, seat);
                    self.show(key(shown.clone()), |making| {
                        making.part = $crate::scene::Part::of_panel(panel(making, seat, &shown));
                    });
                }
            }
        }
    };
}

/// What every `PartCache` does that has `parts` ([`SharedParts`](crate::SharedParts)), and what a `Making` can do that has it, a `say` and a
/// `part`: it begins with `Making::new` and ends with `finish`. With `of_one_part` the `Making` has nothing else, and is made here too.
#[macro_export]
macro_rules! making {
    (of_one_part) => {
        /// A part in the making.
        pub(super) struct Making<'a> {
            pub(super) figures: &'a Figures,
            pub(super) part_cache: &'a PartCache,
            /// A voice that knows no names, if the part is kept.
            pub(super) say: &'a $crate::Say<'a>,
            pub(super) part: $crate::scene::Part,
        }

        impl<'a> Making<'a> {
            fn new(figures: &'a Figures, part_cache: &'a PartCache, say: &'a $crate::Say<'a>) -> Making<'a> {
                Making { figures, part_cache, say, part: $crate::scene::Part::default() }
            }

            fn finish(self) -> $crate::scene::PartGroup {
                self.part.shared().into_iter().collect()
            }
        }

        $crate::making!();
    };
    () => {
        impl PartCache {
            /// What a key shows; it is made when it is first asked for.
            pub(super) fn show(
                &self,
                figures: &Figures,
                say: &$crate::Say<'_>,
                key: PartKey,
                make: impl FnOnce(&mut Making<'_>),
            ) -> $crate::scene::PartGroup {
                self.parts.groups.get(say, key, |say| self.make(figures, say, make))
            }

            /// Parts that are not kept.
            pub(super) fn make(
                &self,
                figures: &Figures,
                say: &$crate::Say<'_>,
                make: impl FnOnce(&mut Making<'_>),
            ) -> $crate::scene::PartGroup {
                let mut making = Making::new(figures, self, say);
                make(&mut making);
                making.finish()
            }
        }

        impl Making<'_> {
            pub(super) fn region(&mut self, region: $crate::scene::Region) {
                let spots = self.part_cache.parts.spots.get(&region.id).cloned();
                self.part.regions.push($crate::scene::Region { spots, ..region });
            }

            /// A place of the board, or of the dock.
            pub(super) fn place(&mut self, place: $crate::scene::Place) {
                let spots = self.part_cache.parts.spots.get(&place.id).cloned();
                self.part.places.push($crate::scene::Place { spots, ..place });
            }

            pub(super) fn piece(&mut self, piece: $crate::scene::Piece) {
                self.part.pieces.push(piece);
            }

            pub(super) fn word(&self, key: &'static str) -> $crate::Text {
                self.say.word(key)
            }
        }
    };
}
