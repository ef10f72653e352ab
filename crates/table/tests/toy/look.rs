//! What Thimble looks like and says.

use cenacle_table::{
    Line, Offer, Phrase, Say, Scene, Seat, Seats, Viewer,
    scene::{
        Text, Weight,
        scene::{
            Decor, Panel, Part, PartGroup, Piece, PieceLook, Place, Prompt, Region, RegionRole, Spot, Spots, Stage,
            Theme,
        },
    },
};

use crate::thimble::{Action, Event, Phase, View};

pub(crate) const THEME: Theme = Theme {
    ground: Text::written("#223344"),
    panel: Text::written("#112233"),
    ink: Text::written("#ffffff"),
    accent: Text::written("#88aaff"),
    paper: Text::written("#eeeeee"),
};

/// The names of cards, by value.
const CARDS: [&str; 6] = ["card-1", "card-2", "card-3", "card-4", "card-5", "card-6"];

fn card(value: u8) -> &'static str {
    CARDS[usize::from(value) - 1]
}

/// The deck, which everybody sees the back of.
pub(crate) fn common(view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    if view.cards_in_deck() == 0 {
        return Vec::new();
    }
    let piece = Piece {
        id: "deck.top".into(),
        place: "deck".into(),
        title: say.word("deck"),
        count: view.cards_in_deck() as u32,
        look: PieceLook::Back { color: "#445566".into() },
        ..Piece::default()
    };
    vec![Part { pieces: vec![piece], ..Part::new("deck") }.into()]
}

pub(crate) fn scene(view: &View, say: &Say<'_>) -> Scene {
    let mut scene = Scene { decor: decor(say.word("game-title"), say).into(), ..Scene::default() };
    scene.groups.extend(hand(view, say));
    let panels = Seats::all(view.players()).map(|seat| panel(view, seat, say)).collect();
    scene.add(Part { panels, ..Part::new("panels") });
    scene.prompt = prompt(view, say);
    scene
}

pub(crate) fn hand(view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    let hand = say.viewer().seat().map(|seat| view.hand(seat)).unwrap_or_default();
    let held = |(index, value): (usize, &Option<u8>)| {
        let piece = Piece {
            id: format!("hand.{index}").into(),
            place: "hand".into(),
            title: value.map_or(Text::default(), |value| say.word(card(value))),
            ..Piece::default()
        };
        Part { id: piece.id.clone(), pieces: vec![piece], ..Part::default() }.into()
    };
    hand.iter().enumerate().map(held).collect()
}

/// Board and hand, on which nothing lies.
pub(crate) fn decor(title: Text, say: &Say<'_>) -> Decor {
    let spots = |spot: Spot| Some(Spots { wide: spot.clone(), narrow: spot });
    let board = Region {
        id: "board".into(),
        label: say.word("board"),
        rule: Some("prize.draw"),
        spots: spots(Spot::rect(0.0, 0.0, 374.0, 200.0)),
        ..Region::default()
    };
    let cards = Region { id: "cards".into(), label: say.word("hand"), role: RegionRole::Hand, ..Region::default() };
    let place = |id: &'static str, region: &'static str, key: &str| Place {
        id: id.into(),
        region: region.into(),
        label: say.word(key),
        ..Place::default()
    };
    let deck = Place { spots: spots(Spot::rect(10.0, 10.0, 60.0, 90.0)), ..place("deck", "board", "deck") };
    let part =
        Part { regions: vec![board, cards], places: vec![deck, place("hand", "cards", "hand")], ..Part::new("table") };
    let ground = || Stage { size: (374.0, 200.0), ..Stage::default() };
    Decor::new(title, THEME, [ground(), ground()], vec![part.into()])
}

fn panel(view: &View, seat: Seat, say: &Say<'_>) -> Panel {
    let held = Phrase::new("in-hand").number("count", view.hand(seat).len() as i64);
    Panel {
        seat,
        name: say.name(seat),
        doing: if view.has_hidden(seat) { say.word("has-hidden") } else { say.phrase(&held) },
        score: view.points(seat).to_string().into(),
        score_label: say.word("points"),
        ..Panel::default()
    }
}

fn prompt(view: &View, say: &Say<'_>) -> Prompt {
    let me = say.viewer().seat();
    let (mine, phrase, rule) = match view.phase() {
        Phase::Hiding => {
            let mine = me.is_some_and(|seat| !view.has_hidden(seat) && !view.hand(seat).is_empty());
            (mine, Phrase::new("ask-hide"), "round.hide")
        }
        Phase::Prize { seat, .. } => {
            (say.viewer() == Viewer::Seat(seat), Phrase::new("ask-prize").seat("who", seat), "prize.pass")
        }
        Phase::Over => (false, Phrase::new("ask-nothing"), "end.rich"),
    };
    Prompt { mine, question: say.phrase(&phrase), hint: Text::default(), rule: Some(rule), ..Prompt::default() }
}

pub(crate) fn offer(view: &View, seat: Seat, action: Action, say: &Say<'_>) -> Offer {
    let (picks, label, rule) = match action {
        Action::Hide { value } => {
            let place = view.hand(seat).iter().position(|card| *card == Some(value)).unwrap_or_default();
            (vec![format!("hand.{place}").into()], Phrase::new("do-hide").word("card", card(value)), "round.hide")
        }
        Action::Draw => (vec!["deck".into()], Phrase::new("do-draw"), "prize.draw"),
        Action::Peek => (vec!["deck".into()], Phrase::new("do-peek"), "prize.peek"),
        Action::Pass => (Vec::new(), Phrase::new("do-pass"), "prize.pass"),
    };
    Offer { picks, label: say.phrase(&label), rule: Some(rule), ..Offer::default() }
}

pub(crate) fn line(event: &Event) -> Line {
    let shown = |key: &'static str, hidden: &'static str, seat: Seat, value: Option<u8>| match value {
        Some(value) => Phrase::new(key).seat("who", seat).word("card", card(value)),
        None => Phrase::new(hidden).seat("who", seat),
    };
    let (phrase, seat, rule) = match *event {
        Event::Dealt { value } => (Phrase::new("log-dealt").word("card", card(value)), None, "setup.deal"),
        Event::Hid { seat, value } => (shown("log-hid", "log-hid-something", seat, value), Some(seat), "round.hide"),
        Event::Won { seat, value, die } => {
            let phrase = Phrase::new("log-won").seat("who", seat).number("value", value).number("die", die);
            (phrase, Some(seat), "round.reveal")
        }
        Event::Drew { seat, value } => (shown("log-drew", "log-drew-something", seat, value), Some(seat), "prize.draw"),
        Event::Peeked { seat, value } => {
            (shown("log-peeked", "log-peeked-something", seat, value), Some(seat), "prize.peek")
        }
        Event::Passed { seat } => (Phrase::new("log-passed").seat("who", seat), Some(seat), "prize.pass"),
        Event::GlassRan => (Phrase::new("log-glass"), None, "round.glass"),
    };
    Line { phrase, seat, rule: Some(rule), about: Vec::new(), weight: Weight::Plain }
}
