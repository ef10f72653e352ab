//! The random bot at a real table.

use std::collections::BTreeSet;

use cenacle_bots::{Bot, BotSpec, Question, SeatedBot};
use cenacle_cleopatra::Cleopatra;
use cenacle_table::{AnyGame, Game, Options, Seat, Seed, Sitter, Table, Viewer, any::Opened};

fn table(opened: &Opened<Cleopatra>) -> Table<Cleopatra> {
    let options = Options::defaults(Cleopatra::about(), 3).unwrap();
    let sitters = vec![Sitter::bot("random", "random"); 3];
    Table::new(opened.game().clone(), options, Seed::from_text("bots"), sitters).unwrap()
}

#[test]
fn a_random_bot_plays_every_legal_action_some_time() {
    let opened = Opened::shipped().unwrap();
    let table = table(&opened);
    let seat = opened.game().to_act(table.position()).first().unwrap();
    let legal = table.legal(seat);
    let mut bot: Box<dyn Bot<Cleopatra>> = BotSpec::Random.sit(table.seed(), seat);
    let mut choose = || bot.choose(&Question::new(&**table.game(), table.position(), seat, &legal));
    let chosen: BTreeSet<usize> = (0..legal.len() * 40).map(|_| choose()).collect();
    assert_eq!(chosen.len(), legal.len());
}

#[test]
fn a_question_shows_the_view_of_the_seat_that_is_asked() {
    let opened = Opened::shipped().unwrap();
    let table = table(&opened);
    let (game, seat) = (&**table.game(), Seat::new(1));
    let question = Question::new(game, table.position(), seat, &[]);
    assert_eq!(*question.view(), game.view(table.position(), Viewer::Seat(seat)));
}

#[test]
fn seated_bots_play_the_same_game_twice() {
    let opened: Opened<Cleopatra> = Opened::shipped().unwrap();
    let play = |elsewhere: bool| {
        let mut any = opened.erase(table(&opened));
        let seed = Seed::from_text("bots");
        let bots: Vec<SeatedBot> =
            (0..3).map(|index| SeatedBot::new::<Cleopatra>(BotSpec::Random, &seed, Seat::new(index))).collect();
        while let Some(seat) = any.to_act().first() {
            // Thought about elsewhere or at the table: the same bot, the same choice.
            let choice = match elsewhere {
                true => std::thread::spawn(bots[seat.index()].ask(&*any).unwrap()).join().unwrap().index,
                false => bots[seat.index()].choose(&*any).unwrap(),
            };
            any.decide(seat, choice).unwrap();
        }
        any.record()
    };
    let (first, second) = (play(false), play(true));
    assert_eq!(first, second);
    assert!(first.outcome.is_some());
    assert_eq!(first.header.data, opened.data());
}

#[test]
fn a_seat_that_is_not_asked_has_nothing_to_choose() {
    let opened = Opened::shipped().unwrap();
    let any = opened.erase(table(&opened));
    let idle = (0..3).map(Seat::new).find(|seat| !any.to_act().contains(*seat)).unwrap();
    let bot = SeatedBot::new::<Cleopatra>(BotSpec::Random, &Seed::from_text("bots"), idle);
    assert_eq!(bot.choose(&*any), None);
    assert!(bot.ask(&*any).is_none());
}
