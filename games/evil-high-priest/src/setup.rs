//! Setting up: the cult board, chambers, who is first, what each begins with. `[setup.start]`

use cenacle_table::{Chance, Log, Options, Pile, Seat, SetupError};

use crate::{
    Boxes, Cards, Chamber, Due, Event, Figures, Goods, Investigator, Keeper, Monster, Origin, Phase, Position, Priest,
    Raid, Rival, Sect, Site,
    figures::{AVATARS, DECK, DISPLAY, MAX_PLAYERS},
    options,
    position::CULTISTS,
    steps::Referee,
};

/// The board that was agreed on, or one of the boxes in play drawn by lot. `[setup.board] [setup.boxes]`
fn board(figures: &Figures, wanted: &str, boxes: Boxes, chance: &mut Chance) -> u8 {
    let boards = || (0..).zip(&figures.boards);
    if wanted == options::RANDOM {
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
    options::check(figures, options).map_err(SetupError::Together)?;
    let boxes = options::boxes(options);
    let board = board(figures, options.choice(options::BOARD), boxes, chance);
    let last_round = options.choice(options::ROUNDS).parse().unwrap_or(Position::NO_LIMIT);
    // [setup.deck]
    let mut deck: Pile<Chamber, DECK> = Pile::new();
    for (chamber, face) in (0..).zip(&figures.chambers) {
        (0..face.copies).for_each(|_| deck.push(Chamber(chamber)));
    }
    deck.shuffle(chance);
    let display: [Chamber; DISPLAY] = std::array::from_fn(|_| deck.pop().unwrap_or_default());
    let cards = cards(figures, boxes, chance);
    // [setup.first]
    let first = Seat::new(match options::chosen_first(figures, options) {
        Some(seat) => seat,
        None if players > 1 => chance.below(players.into()) as usize,
        None => 0,
    });
    let mut position = Position {
        players,
        board,
        boxes,
        aggressive: options.flag(options::AGGRESSIVE),
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
