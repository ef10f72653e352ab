//! Setting up: the cult board, chambers, who is first, what each begins with. `[setup.start]`

use cenacle_table::{Chance, Log, Options, Phrase, Pile, Refusal, Seat, SetupError};

use crate::{
    Boxes, Cards, Chamber, Due, Event, Figures, Goods, Investigator, Keeper, Monster, Origin, Phase, Position, Priest,
    Raid, Rival, Sect, Site,
    figures::{AVATARS, DECK, DISPLAY, MAX_PLAYERS},
    position::CULTISTS,
    steps::Referee,
    words,
};

/// The options of the game, by their names.
pub(crate) mod option {
    pub(crate) const BOARD: &str = "board";
    pub(crate) const CTHULHU: &str = "great-cthulhu";
    /// The house draws one of the boxes in play.
    pub(crate) const RANDOM: &str = "random";
    pub(crate) const BOARDS: &[&str] = &[
        CTHULHU,
        "black-goat",
        "crawling-chaos",
        "opener-of-the-way",
        "sleeper",
        "tcho-tchos",
        "windwalker",
        "guardian-of-the-pyramid",
        "ancients",
        "yellow-sign",
        RANDOM,
    ];
    pub(crate) const CEREMONY: &str = "ceremony";
    pub(crate) const RITUAL: &str = "ritual";
    pub(crate) const AGGRESSIVE: &str = "aggressive";
    pub(crate) const ROUNDS: &str = "rounds";
    /// 500 was usual under rules 1.
    pub(crate) const LAST_ROUNDS: &[&str] = &["30", USUAL, "90", NO_LIMIT, "500"];
    pub(crate) const USUAL: &str = "60";
    /// As long as Elder Signs are broken.
    pub(crate) const NO_LIMIT: &str = "none";
    pub(crate) const FIRST: &str = "first";
    /// The first player is drawn by lot.
    pub(crate) const DRAWN: &str = "drawn";
    /// Or the player of a seat, from 1.
    pub(crate) const FIRSTS: &[&str] = &[DRAWN, "1", "2", "3", "4", "5"];
}

/// The expansions that were agreed on. `[setup.boxes]`
fn boxes(options: &Options) -> Boxes {
    Boxes { ceremony: options.flag(option::CEREMONY), ritual: options.flag(option::RITUAL) }
}

/// The seat of the first player, if it was agreed on. `[setup.first]`
fn chosen_first(figures: &Figures, options: &Options) -> Option<usize> {
    // rules 1: the first player was always drawn.
    let first = options.chosen.get(option::FIRST).filter(|_| figures.rules >= 2)?;
    first.parse::<usize>().ok().map(|seat| seat - 1)
}

/// Whether these options go together: a board with its box, a first player who sits at the table. `[setup.boxes] [setup.first]`
pub(crate) fn check(figures: &Figures, options: &Options) -> Result<(), Refusal> {
    let (wanted, boxes) = (options.choice(option::BOARD), boxes(options));
    let board = figures.boards.iter().find(|board| board.id == wanted);
    match (wanted, board) {
        (option::RANDOM, _) if figures.boards.iter().any(|board| boxes.hold(board.origin)) => {}
        (option::RANDOM, _) | (_, None) => return Err(Refusal::new("setup.board", "why-no-such-board")),
        (_, Some(board)) if !boxes.hold(board.origin) => {
            let name = words::board_words(&board.id).map_or("game-title", |words| words[0]);
            let why = Phrase::new("why-board-needs-box").word("board", name).word("box", board.origin.word());
            return Err(Refusal::because("setup.boxes", why));
        }
        _ => {}
    }
    match chosen_first(figures, options) {
        Some(seat) if seat >= usize::from(options.players) => {
            let why = Phrase::new("why-no-such-seat").number("seat", seat as i64 + 1);
            Err(Refusal::because("setup.first", why.number("players", options.players)))
        }
        _ => Ok(()),
    }
}

/// The board that was agreed on, or one of the boxes in play drawn by lot. `[setup.board] [setup.boxes]`
fn board(figures: &Figures, wanted: &str, boxes: Boxes, chance: &mut Chance) -> u8 {
    let boards = || (0..).zip(&figures.boards);
    if wanted == option::RANDOM {
        let in_play: Vec<u8> = boards().filter(|(_, board)| boxes.hold(board.origin)).map(|(at, _)| at).collect();
        return *chance.pick(&in_play);
    }
    boards().find(|(_, board)| board.id == wanted).map_or(0, |(at, _)| at)
}

/// Monsters and investigators of the boxes in play: each kind shuffled, three of it face up. `[setup.cards]`
fn cards(figures: &Figures, boxes: Boxes, chance: &mut Chance) -> Cards {
    let mut cards = Cards::default();
    if !boxes.bring_cards() {
        return cards;
    }
    cards.beast_deck.push(Monster::GENERIC);
    for (monster, face) in (0..).zip(&figures.monsters) {
        if face.origin != Origin::Base && boxes.hold(face.origin) {
            (0..face.copies).for_each(|_| cards.beast_deck.push(Monster(monster)));
        }
    }
    for (who, face) in (0..).zip(&figures.investigators) {
        if boxes.hold(face.origin) {
            cards.sleuth_deck.push(Investigator(who));
        }
    }
    cards.beast_deck.shuffle(chance);
    cards.sleuth_deck.shuffle(chance);
    cards.beasts = std::array::from_fn(|_| cards.beast_deck.pop().unwrap_or_default());
    cards.sleuths = std::array::from_fn(|_| cards.sleuth_deck.pop().unwrap_or_default());
    cards
}

/// Each player gets one Priest card; the others go back to the box. `[setup.priests]`
fn deal_priests(figures: &Figures, position: &mut Position, chance: &mut Chance, log: &mut Log<Event>) {
    let boxes = position.boxes;
    let mut deck: Pile<Priest, 64> = Pile::new();
    for (priest, face) in (0..).zip(&figures.priests) {
        if boxes.hold(face.origin) {
            deck.push(Priest(priest));
        }
    }
    deck.shuffle(chance);
    for seat in position.in_order() {
        let priest = deck.pop().unwrap_or_default();
        position.sects[seat.index()].priest = priest;
        log.all(|| Event::Deals { seat, priest });
    }
}

pub(crate) fn setup(
    figures: &Figures,
    options: &Options,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> Result<Position, SetupError> {
    let players = options.players;
    check(figures, options).map_err(SetupError::Together)?;
    let boxes = boxes(options);
    let board = board(figures, options.choice(option::BOARD), boxes, chance);
    let last_round = options.choice(option::ROUNDS).parse().unwrap_or(Position::NO_LIMIT);
    // [setup.deck]
    let mut deck: Pile<Chamber, DECK> = Pile::new();
    for (chamber, face) in (0..).zip(&figures.chambers) {
        (0..face.copies).for_each(|_| deck.push(Chamber(chamber)));
    }
    deck.shuffle(chance);
    let display: [Chamber; DISPLAY] = std::array::from_fn(|_| deck.pop().unwrap_or_default());
    let cards = cards(figures, boxes, chance);
    // [setup.first]
    let first = Seat::new(match chosen_first(figures, options) {
        Some(seat) => seat,
        None if players > 1 => chance.below(players.into()) as usize,
        None => 0,
    });
    let mut position = Position {
        players,
        board,
        boxes,
        aggressive: options.flag(option::AGGRESSIVE),
        last_round,
        round: 0,
        stirred: 0,
        phase: Phase::Action,
        first,
        next_first: first,
        turn: first,
        acting: 0,
        switched: false,
        sects: [Sect::default(); MAX_PLAYERS],
        broken: 0,
        deep_ones: 0,
        growth: 0,
        shoggoth: Keeper::Board,
        king: Keeper::Board,
        avatars: [Keeper::Board; AVATARS],
        amoebas: figures.boards[usize::from(board)].amoebas.map_or(0, |amoebas| amoebas.copies),
        blocked: None,
        raided: false,
        display,
        deck,
        discard: Pile::new(),
        monsters: if boxes.bring_cards() { 0 } else { figures.monsters[0].copies },
        cards,
        due: Due::default(),
        cause: None,
        raid: Raid::default(),
        rival: Rival::default(),
        steps: Pile::new(),
    };
    for (place, seat) in (1..).zip(position.in_order()) {
        let sect = &mut position.sects[seat.index()];
        // [setup.cultists]
        let ready = 1 + usize::from(figures.start_pool);
        (ready..CULTISTS).for_each(|acolyte| sect.cultists.put(acolyte, Site::Asylum));
        // [setup.treasure]
        let treasure = if players > 1 { place } else { figures.solo.treasure[0] };
        sect.exposed.add(Goods::Treasure, treasure);
    }
    if players == 1 {
        position.rival.goods.add(Goods::Treasure, figures.solo.treasure[1]);
    }
    log.all(|| Event::Begins { board });
    if boxes.bring_cards() {
        deal_priests(figures, &mut position, chance, log);
    }
    let mut referee = Referee { figures, p: &mut position, chance, log };
    referee.new_round();
    referee.go_on();
    Ok(position)
}
