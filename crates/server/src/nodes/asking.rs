//! What is asked of the process that has a table, and what comes of it.

use std::sync::atomic::Ordering;

use crate::{
    error::{AppError, Sentences},
    store::NodeId,
    tables::{Answered, ClientHandle, Listener, Request, StateAnswer, StateBody, frame},
    wire::{Ask, Code, TableId, Tell},
};

use super::{
    FarAnswer, FarClient, Nodes, Sign, lock,
    wire::{FarRequest, Say},
};

/// What was asked of another process and is not answered yet.
#[derive(Debug)]
pub(super) struct Pending {
    pub table: TableId,
    pub what: Open,
}

#[derive(Debug)]
pub(super) enum Open {
    Asked(Box<Request>),
    /// A socket that looked on before is to be shown the table again.
    Greeting(ClientHandle),
}

impl Nodes {
    /// Whether everything that was asked of a table elsewhere is answered.
    pub(crate) fn awaits_nothing(&self, table: TableId) -> bool {
        !lock(&self.pending).values().any(|pending| pending.table == table)
    }

    /// Asks another process what a table was asked, by the socket of this number if one does. It is answered, comes back with a sign, or stays open until nobody follows
    /// the table any more.
    pub(crate) fn pass_on(&self, to: NodeId, table: TableId, take: bool, stream: u64, request: Request) {
        let Some(what) = FarRequest::of(&request, stream) else { return };
        let waits = !matches!(what, FarRequest::Part { .. } | FarRequest::Reword { .. });
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        if waits {
            lock(&self.pending).insert(number, Pending { table, what: Open::Asked(request.into()) });
        }
        self.line(to).ask(Say::Ask { table, number, take, what }, self.answer_subject(number));
    }

    /// Asks another process to show a table again to a socket that looks on.
    pub(crate) fn greet_again(&self, to: NodeId, table: TableId, take: bool, stream: u64, listener: &Listener) {
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let (client, attend) = (&listener.client, listener.attend());
        lock(&self.pending).insert(number, Pending { table, what: Open::Greeting(client.clone()) });
        let by = client.person.as_ref().map(|person| person.info());
        let what = FarRequest::Ask {
            by,
            lang: client.lang(),
            ask: Ask::Attend(attend).into(),
            client: Some(FarClient::of(client, stream)),
        };
        self.line(to).ask(Say::Ask { table, number, take, what }, self.answer_subject(number));
    }

    pub(super) fn answer_subject(&self, number: u64) -> String {
        format!("{}.{}.re.{number}", self.house, self.id)
    }

    /// Nobody listens where this was asked, or the table is not there: nothing came of it.
    pub(super) fn not_taken(&self, number: u64) {
        let Some(Pending { table, what }) = lock(&self.pending).remove(&number) else { return };
        match what {
            Open::Asked(request) => self.sign(table, Sign::Back(request)),
            Open::Greeting(_) => self.sign(table, Sign::Lost),
        }
    }

    pub(super) fn answered(&self, number: u64, answer: FarAnswer, sentences: &Sentences) {
        if let FarAnswer::NotHere = answer {
            return self.not_taken(number);
        }
        let Some(Pending { table, what }) = lock(&self.pending).remove(&number) else { return };
        match (what, answer) {
            (Open::Greeting(client), FarAnswer::Refused(error)) => {
                let problem = error.problem(sentences, client.lang());
                client.tell(frame(&Tell::Gone { table, problem: &problem }));
                self.sign(table, Sign::Unseen(client.id));
            }
            (Open::Greeting(_), _) => {}
            (Open::Asked(request), answer) => {
                let refused = matches!(answer, FarAnswer::Refused(_));
                let attends = match &*request {
                    Request::Ask { ask: Ask::Attend(_), reply, .. } => reply.client(),
                    _ => None,
                };
                give(*request, answer, sentences);
                if let Some(client) = attends.filter(|_| refused) {
                    self.sign(table, Sign::Unseen(client));
                }
            }
        }
    }
}

/// Whoever asked here is answered what came from there.
fn give(request: Request, answer: FarAnswer, sentences: &Sentences) {
    let wrong = || AppError::from(Code::Internal);
    match (request, answer) {
        (request, FarAnswer::Refused(error)) => request.refuse(&error, sentences),
        (Request::Ask { reply, .. }, answer) => match answer {
            FarAnswer::Done(n) => reply.answer(Answered::Done(n)),
            FarAnswer::Info(info) => reply.answer(Answered::Info(info)),
            FarAnswer::WhyNot(problem) => reply.answer(Answered::WhyNot(problem)),
            FarAnswer::Hint(hint) => reply.answer(Answered::Hint(hint)),
            FarAnswer::Guide(guide) => reply.answer(Answered::Guide(guide)),
            _ => reply.refuse(&wrong(), sentences),
        },
        (Request::Info { reply, .. }, FarAnswer::Info(info)) => reply.send(Ok(*info)),
        (Request::State { reply, .. }, FarAnswer::State { n, over, body }) => {
            reply.send(Ok(StateAnswer { n, over, body: StateBody::There(body) }));
        }
        (Request::ChatLog { reply, .. }, FarAnswer::Chat(lines)) => reply.send(Ok(lines)),
        (Request::Record { reply, .. }, FarAnswer::Record(text)) => reply.send(Ok(text)),
        (Request::WhatIf { reply, .. }, FarAnswer::Past(past)) => reply.send((*past).try_into().map(Box::new)),
        (request, _) => request.refuse(&wrong(), sentences),
    }
}

impl Request {
    /// Whether it may be asked once more without harm, although it may have been heard before.
    #[must_use]
    pub(crate) fn only_looks(&self) -> bool {
        match self {
            Request::Ask { ask, .. } => {
                matches!(
                    ask,
                    Ask::Attend(_) | Ask::Part {} | Ask::Ping {} | Ask::Hint(_) | Ask::Guide(_) | Ask::WhyNot(_)
                )
            }
            _ => true,
        }
    }

    /// Whether it comes from another process.
    #[must_use]
    pub(crate) fn is_from_far(&self) -> bool {
        use crate::tables::{OneReply::There, Reply};
        match self {
            Request::Ask { reply, .. } => matches!(reply, Reply::Once(There(_))),
            Request::Info { reply, .. } => matches!(reply, There(_)),
            Request::State { reply, .. } => matches!(reply, There(_)),
            Request::ChatLog { reply, .. } => matches!(reply, There(_)),
            Request::Record { reply, .. } => matches!(reply, There(_)),
            Request::WhatIf { reply, .. } => matches!(reply, There(_)),
            Request::Reword { client } => client.line().is_some(),
            _ => false,
        }
    }
}
