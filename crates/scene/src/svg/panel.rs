//! The column of the players, the supply, the bar with the phases, and the prompt.

use super::{
    area::Area,
    pen::{INK, INK_2, LINE, LIT, Pen, RAISED, SMALLEST, SURFACE, Type, escape},
};
use crate::{
    EDGE, Offer, OfferKind, SeatLook, SharedOffer, Walk, describe,
    measure::{width, wrap_drawn},
    scene::{FactLine, Panel, Prompt, Tableau, panel_id},
};

const FACT_ROW: f32 = 24.0;

/// How high a player's panel is at this width.
pub(super) fn height(panel: &Panel, wide: f32) -> f32 {
    let facts = FACT_ROW * fact_rows(panel, wide).len() as f32;
    54.0 + facts + if panel.pips.is_some() { 32.0 } else { 4.0 }
}

/// What everybody sees of one player.
pub(super) fn panel(pen: &mut Pen<'_>, panel: &Panel, area: Area) {
    let look = SeatLook::of(panel.seat);
    let id = panel_id(panel.seat);
    pen.open("seat", &id, &describe::panel(panel));
    let ground = if panel.active { RAISED } else { SURFACE };
    pen.rect(area, 8.0, &format!(r#"fill="{ground}" stroke="{LINE}""#));
    pen.rect(Area::new(area.x, area.y + 4.0, 3.5, area.h - 8.0), 1.7, &format!(r#"fill="{}""#, look.ink_dark));
    pen.circle(area.x + 30.0, area.y + 27.0, 17.0, &format!(r#"fill="{}" stroke="{EDGE}""#, look.fill));
    pen.sign(panel.seat, area.x + 30.0, area.y + 27.0, 9.0, EDGE);
    let right = area.right() - 10.0;
    let score = (width(&panel.score, 22.0) * 1.06).max(width(&panel.score_label, SMALLEST));
    pen.text(right, area.y + 27.0, Type::plain(21.0, INK).bold().end(), &panel.score);
    pen.text(right, area.y + 43.0, Type::plain(SMALLEST, INK_2).end(), &panel.score_label);
    let (x, room) = (area.x + 54.0, area.w - 72.0 - score);
    pen.text_in(x, area.y + 25.0, room, Type::plain(16.0, look.ink_dark).bold(), &panel.name);
    pen.text_in(x, area.y + 42.0, room, Type::plain(12.5, INK_2), &panel.doing);
    let mut y = area.y + 52.0;
    for row in fact_rows(panel, area.w) {
        let mut x = area.x + 14.0;
        for line in row {
            fact(pen, line, x, y + FACT_ROW / 2.0, INK);
            x += fact_width(line);
        }
        y += FACT_ROW;
    }
    if let Some(pips) = &panel.pips {
        let label = format!("{} {}/{}", pips.label, pips.done, pips.of);
        pen.text_in(area.x + 14.0, y + 13.0, area.w - 28.0, Type::plain(SMALLEST, INK_2), &label);
        let of = f32::from(pips.of.max(1));
        let step = (area.w - 28.0) / of;
        for pip in 0..pips.of {
            let bar = Area::new(area.x + 14.0 + step * f32::from(pip), y + 19.0, (step - 3.0).max(2.0), 5.0);
            let fill = if pip < pips.done { look.ink_dark } else { LINE };
            pen.rect(bar, 2.0, &format!(r#"fill="{fill}""#));
        }
    }
    if pen.is_lit(&id) {
        pen.halo(area, 8.0);
    }
    pen.close();
}

fn fact_width(line: &FactLine) -> f32 {
    width(&line.value, 15.0) * 1.06 + 36.0
}

fn fact_rows(panel: &Panel, wide: f32) -> Vec<Vec<&FactLine>> {
    let mut rows: Vec<Vec<&FactLine>> = Vec::new();
    let mut left = 0.0;
    for line in &panel.facts {
        let needs = fact_width(line);
        match rows.last_mut() {
            Some(row) if needs <= left => row.push(line),
            _ => {
                rows.push(vec![line]);
                left = wide - 24.0;
            }
        }
        left -= needs;
    }
    rows
}

/// An icon and its figure; the name is for the pointer.
fn fact(pen: &mut Pen<'_>, line: &FactLine, x: f32, cy: f32, ink: &str) {
    let title = format!("{} {}", line.label, line.value);
    pen.put(format_args!(r#"<g class="fact"><title>{}</title>"#, escape(&title)));
    pen.icon(&line.symbol, Area::square(x + 9.0, cy, 18.0), ink);
    pen.text(x + 23.0, cy + 5.0, Type::plain(15.0, ink).bold(), &line.value);
    pen.put(format_args!("</g>"));
}

/// How high the list of the supply is.
pub(super) fn supply_height(lines: &[&FactLine]) -> f32 {
    if lines.is_empty() { 0.0 } else { 16.0 + 22.0 * lines.len() as f32 }
}

/// What is left in the box: icon, name, figure, one under another.
pub(super) fn supply(pen: &mut Pen<'_>, lines: &[&FactLine], area: Area) {
    pen.put(format_args!(r#"<g class="supply">"#));
    pen.rect(area, 8.0, &format!(r#"fill="none" stroke="{LINE}" stroke-dasharray="3 3""#));
    for (number, line) in lines.iter().enumerate() {
        let cy = area.y + 19.0 + 22.0 * number as f32;
        pen.icon(&line.symbol, Area::square(area.x + 20.0, cy, 16.0), INK_2);
        let value = width(&line.value, 15.0) + 8.0;
        let room = area.w - 46.0 - value;
        pen.text_in(area.x + 36.0, cy + 4.5, room, Type::plain(13.5, INK_2), &line.label);
        pen.text(area.right() - 10.0, cy + 4.5, Type::plain(14.0, INK).bold().end(), &line.value);
    }
    pen.close();
}

/// The name of the game and the steps of a turn. Answers the height used.
pub(super) fn bar(pen: &mut Pen<'_>, all: &Tableau<'_>, area: Area) -> f32 {
    pen.text_in(area.x, area.y + 26.0, area.w, Type::title(22.0, INK), &all.decor.title);
    let wide = |label: &str| width(label, 13.5) + 22.0;
    let wanted: f32 = all.phases.iter().map(|phase| wide(&phase.label)).sum();
    if all.phases.is_empty() {
        return 36.0;
    }
    let beside = width(&all.decor.title, 22.0) + 24.0 + wanted <= area.w;
    // Without room for all, the one being played speaks for itself.
    let (mut x, y) = if beside { (area.right() - wanted, area.y + 6.0) } else { (area.x, area.y + 36.0) };
    for phase in &all.phases {
        if !phase.current && wanted > area.w {
            continue;
        }
        let pill = Area::new(x, y, wide(&phase.label), 25.0);
        if phase.current {
            pen.rect(pill, 12.5, &format!(r#"fill="{RAISED}" stroke="{LINE}""#));
        }
        let ink = if phase.current { INK } else { INK_2 };
        let style = Type::plain(13.5, ink).middle();
        pen.text_in(pill.cx(), pill.y + 17.0, area.w, style, &phase.label);
        x += pill.w;
    }
    if beside { 36.0 } else { 66.0 }
}

/// The question, its hint and the buttons: one line of buttons, at the side or underneath. Answers the height used.
pub(super) fn prompt(pen: &mut Pen<'_>, prompt: &Prompt, offers: &[SharedOffer], x: f32, y: f32, wide: f32) -> f32 {
    let buttons = if prompt.mine { Walk::new(offers).buttons() } else { Vec::new() };
    let button_wide = |offer: usize| (width(&offers[offer].label, 15.0) * 1.06 + 28.0).min(wide - 28.0);
    let all: f32 = buttons.iter().map(|&offer| button_wide(offer) + 8.0).sum();
    let beside = wide > 600.0 && all < wide * 0.5;
    let room = if beside { wide - 36.0 - all } else { wide - 28.0 };
    let question = wrap_drawn(&prompt.question, 20.0, room, 2);
    let hint = wrap_drawn(&prompt.hint, 13.5, room, 2);
    let words = 14.0 + 24.0 * question.len() as f32 + 18.0 * hint.len() as f32;
    let rows = if beside || buttons.is_empty() { Vec::new() } else { button_rows(&buttons, button_wide, wide - 28.0) };
    let high = (words + 6.0 + 44.0 * rows.len() as f32).max(58.0);
    let area = Area::new(x, y, wide, high);

    pen.put(format_args!(r#"<g class="prompt">"#));
    let edge = if prompt.mine { LIT } else { LINE };
    pen.rect(area, 8.0, &format!(r#"fill="{SURFACE}" stroke="{edge}" stroke-width="1.5""#));
    if prompt.mine {
        pen.rect(Area::new(x + 4.0, y + 8.0, 4.0, high - 16.0), 2.0, &format!(r#"fill="{LIT}""#));
    }
    let mut baseline = y + 6.0;
    for line in &question {
        baseline += 24.0;
        pen.text(x + 16.0, baseline - 1.0, Type::title(20.0, INK), line);
    }
    for line in &hint {
        baseline += 18.0;
        pen.text(x + 16.0, baseline, Type::plain(13.5, INK_2), line);
    }
    if beside {
        let mut left = x + wide - all - 4.0;
        for &offer in &buttons {
            button(pen, &offers[offer], Area::new(left, area.cy() - 18.0, button_wide(offer), 36.0));
            left += button_wide(offer) + 8.0;
        }
    }
    for (number, row) in rows.iter().enumerate() {
        let mut left = x + 14.0;
        for &offer in row {
            button(pen, &offers[offer], Area::new(left, y + words + 44.0 * number as f32, button_wide(offer), 36.0));
            left += button_wide(offer) + 8.0;
        }
    }
    pen.close();
    high
}

fn button_rows(buttons: &[usize], wide: impl Fn(usize) -> f32, room: f32) -> Vec<Vec<usize>> {
    let mut rows: Vec<Vec<usize>> = Vec::new();
    let mut left = 0.0;
    for &offer in buttons {
        let needs = wide(offer);
        match rows.last_mut() {
            Some(row) if needs <= left => row.push(offer),
            _ => {
                rows.push(vec![offer]);
                left = room;
            }
        }
        left -= needs + 8.0;
    }
    rows
}

fn button(pen: &mut Pen<'_>, offer: &Offer, area: Area) {
    let (fill, edge, ink) =
        if offer.recommended && offer.kind == OfferKind::Act { (LIT, LIT, "#1b1404") } else { (RAISED, LINE, INK) };
    pen.put(format_args!(r#"<g class="button"><title>{}</title>"#, escape(&offer.label)));
    pen.rect(area, 8.0, &format!(r#"fill="{fill}" stroke="{edge}""#));
    let style = Type::plain(15.0, ink).bold().middle();
    pen.text_in(area.cx(), area.cy() + 5.0, area.w - 16.0, style, &offer.label);
    pen.put(format_args!("</g>"));
}
