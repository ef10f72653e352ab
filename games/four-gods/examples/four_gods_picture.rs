//! Plays decisions that look sensible and draws what a seat sees:
//! `four_gods_picture OUT SEED DECISIONS [PLAYERS] [fr|en] [SEAT|all|watch] [OPTION=VALUE…]`.
//!
//! Writes `OUT-wide.svg`, `OUT-narrow.svg` and `OUT.txt`, with the log at the end of the text.

use std::{env, error::Error, fs};

use cenacle_four_gods::FourGods;
use cenacle_scene::{IconSet, Icons, Lang, NoIcons, Say, Seat, Stage, Viewer, Words, svg, text};
use cenacle_table::{Chance, DataFiles, Game, Log, Next, Options, Seed, Sense, Stream, VirtualClock, staged};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let arg = |index: usize, default: &str| args.get(index).map_or(default, String::as_str).to_owned();
    let (out, lang) = (arg(0, "/tmp/four_gods"), arg(4, "fr").parse::<Lang>()?);
    let (seed, decisions): (String, usize) = (arg(1, "1"), arg(2, "40").parse()?);
    let players: u8 = arg(3, "4").parse()?;
    let about = FourGods::about();
    let game = FourGods::open(&DataFiles::shipped(about.data))?;
    let mut chance = Chance::new(&Seed::from_text(&seed), Stream::Game);
    let mut log = Log::new();
    let chosen: Vec<(&str, &str)> = args.iter().skip(6).filter_map(|pair| pair.split_once('=')).collect();
    let mut position = game.setup(&Options::choose(about, players, chosen)?, &mut chance, &mut log)?;
    let mut dice = Chance::new(&Seed::from_text(&seed).derive(1), Stream::Game);
    let mut clock = VirtualClock::default();
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    let mut left = decisions;
    while left > 0 {
        match clock.next(&game, &position) {
            Next::Over => break,
            Next::Expiry(timer) => game.expire(&mut position, timer, &mut chance, &mut log),
            Next::Decision(seat) => {
                legal.clear();
                weights.clear();
                game.legal(&position, seat, &mut legal);
                game.lean(&position, seat, &legal, &mut weights);
                let mut at = weights.iter().sum::<f32>() * dice.below(1 << 20) as f32 / (1 << 20) as f32;
                let heavier = |weight: &f32| {
                    at -= weight;
                    at < 0.0
                };
                let action = legal[weights.iter().position(heavier).unwrap_or(legal.len() - 1)];
                clock.act(&game, &position, seat, action, &mut dice);
                game.apply(&mut position, seat, action, &mut chance, &mut log)
                    .map_err(|refusal| format!("{refusal:?}"))?;
                left -= 1;
            }
        }
    }
    let viewer = match arg(5, "").as_str() {
        "all" => Viewer::Omniscient,
        "watch" => Viewer::Spectator,
        "" => Viewer::Seat(game.to_act(&position).first().unwrap_or(Seat::new(0))),
        seat => Viewer::Seat(Seat::from_number(seat.parse()?).ok_or("no such seat")?),
    };
    let words = Words::new(lang, &[about.words_text(lang)])?;
    let names = ["Béatrice", "Ilyes", "Mado", "Odile", "Maximilienne-Charlotte"].map(str::to_owned);
    let say = Say::new(&words, &names[..players.into()], viewer);
    let scene = staged(&game, &game.view(&position, viewer), &say, &mut dice);
    let icons = fs::read_to_string("web/build/icons.json").ok().map(|json| IconSet::from_json(&json)).transpose()?;
    let icons: Box<dyn Icons> = icons.map_or_else(|| Box::new(NoIcons) as Box<dyn Icons>, |icons| Box::new(icons));
    fs::write(format!("{out}-wide.svg"), svg(&scene, Stage::Wide, &*icons))?;
    fs::write(format!("{out}-narrow.svg"), svg(&scene, Stage::Narrow, &*icons))?;
    let mut page = text(&scene, 100);
    let offers = scene.offers.iter().map(|offer| {
        let gain = offer.gain.as_ref().map(|gain| format!(" [{gain}]")).unwrap_or_default();
        format!("  {}{gain} {}\n", offer.label, offer.picks.join(" "))
    });
    page.extend(offers);
    page.push('\n');
    for entry in log.into_entries().into_iter().filter(|entry| entry.to.includes(viewer)) {
        page.push_str(&format!("{}\n", say.phrase(&game.line(&entry.event).phrase)));
    }
    fs::write(format!("{out}.txt"), page)?;
    println!("{:?}: {:?}, {} offers, missing {:?}", viewer, position.phase, scene.offers.len(), say.missing());
    Ok(())
}
