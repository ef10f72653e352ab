//! Plays decisions that look promising and draws what a seat sees: `creatures_picture OUT SEED DECISIONS [PLAYERS] [fr|en] [SEAT|all|watch]`.
//!
//! Writes `OUT-wide.svg`, `OUT-narrow.svg` and `OUT.txt`, with the log at the end of the text.

use std::{env, error::Error, fs};

use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_scene::{IconSet, Icons, Lang, NoIcons, Say, Seat, Stage, Viewer, Words, svg, text};
use cenacle_table::{Chance, DataFiles, Game, Log, Options, Seed, Sense, Stream, staged};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let arg = |index: usize, default: &str| args.get(index).map_or(default, String::as_str).to_owned();
    let (out, lang) = (arg(0, "/tmp/creatures"), arg(4, "fr").parse::<Lang>()?);
    let (seed, decisions): (String, usize) = (arg(1, "1"), arg(2, "40").parse()?);
    let players: u8 = arg(3, "4").parse()?;
    let about = CreaturesAndCultists::about();
    let game = CreaturesAndCultists::open(&DataFiles::shipped(about.data))?;
    let mut chance = Chance::new(&Seed::from_text(&seed), Stream::Game);
    let mut log = Log::new();
    let mut position = game.setup(&Options::defaults(about, players)?, &mut chance, &mut log)?;
    let mut dice = Chance::new(&Seed::from_text(&seed).derive(1), Stream::Game);
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.to_act(&position).first() else { break };
        legal.clear();
        game.legal(&position, seat, &mut legal);
        let mut weights = Vec::new();
        game.lean(&position, seat, &legal, &mut weights);
        let mut at = dice.below(1 << 20) as f32 / (1 << 20) as f32 * weights.iter().sum::<f32>();
        let index = weights.iter().position(|weight| {
            at -= weight;
            at <= 0.0
        });
        let action = legal[index.unwrap_or(0)];
        game.apply(&mut position, seat, action, &mut chance, &mut log).map_err(|refusal| format!("{refusal:?}"))?;
    }
    let viewer = match arg(5, "").as_str() {
        "all" => Viewer::Omniscient,
        "watch" => Viewer::Spectator,
        "" => Viewer::Seat(game.to_act(&position).first().unwrap_or(Seat::new(0))),
        seat => Viewer::Seat(Seat::from_number(seat.parse()?).ok_or("no such seat")?),
    };
    let words = Words::new(lang, &[about.words_text(lang)])?;
    let names = ["Gaël", "Marlène", "Perec", "Béatrice", "Maximilienne-Charlotte", "Ilyes", "Mado", "Ramsès"]
        .map(str::to_owned);
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
    println!("{:?}: {:?}, {} offers, missing {:?}", viewer, position.task(), scene.offers.len(), say.missing());
    Ok(())
}
