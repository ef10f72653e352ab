//! The question of the moment, as the step files put it.

use cenacle_table::{Phrase, Say, scene::scene::Prompt};

use crate::{Step, View, steps, view::to_act};

pub(crate) fn prompt(view: &View, say: &Say<'_>) -> Prompt {
    let (question, rule) = steps::question(view);
    let mine = say.viewer().seat().is_some_and(|seat| to_act(view).contains(seat));
    let waits = view.step == Step::Bidding && !mine;
    let question = if waits { Phrase::new("wait-bid") } else { question };
    Prompt { mine, question: say.phrase(&question), rule: Some(rule), ..Prompt::default() }
}
