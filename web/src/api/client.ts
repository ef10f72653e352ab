// Everything that the page asks the server for, one function an endpoint.

import type {
  Draft,
  FoundRules,
  GameInfo,
  GamePage,
  Games,
  GuestInfo,
  Join,
  Lang,
  LessonAsk,
  LessonState,
  List,
  Quick,
  Recovery,
  Replay,
  Reviewed,
  RulesText,
  Settled,
  SignedIn,
  SignedOut,
  TableInfo,
  Tables,
  TableWish,
} from "../wire";
import { ask, askText, sendText, tell } from "./ask";
import { bind, toShow } from "./fair";
import { ApiProblem } from "./problem";

export { ApiProblem } from "./problem";

const table = (id: string, verb?: string) => `/api/tables/${encodeURIComponent(id)}${verb ? `/${verb}` : ""}`;
const game = (id: string, part?: string) => `/api/games/${encodeURIComponent(id)}${part ? `/${part}` : ""}`;

/** Links that were sent: a table changes several times while an answer is under way, and each link is shown once. */
const sent = new Set<string>();

/** Shows what this page bound itself to, if the table asks for it; then the game begins. */
async function shown(info: TableInfo): Promise<TableInfo> {
  for (const one of toShow(info)) {
    if (sent.has(one.link)) continue;
    sent.add(one.link);
    try {
      info = await ask<TableInfo>("POST", table(info.id, "reveal"), {}, one);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) sent.delete(one.link);
      throw problem;
    }
  }
  return info;
}

/** Sits down somewhere, with an addition to the shuffle that nobody knows yet. */
const seated = async (path: string, wish: object) => shown(await ask<TableInfo>("POST", path, {}, { ...wish, commitment: bind() }));

/** Every call of the HTTP interface that the pages make. */
export const api = {
  me: () => ask<GuestInfo>("GET", "/api/me"),
  becomeGuest: (name: string, lang: Lang) => ask<SignedIn>("POST", "/api/me", {}, { name, lang }),
  changeMe: (change: { name?: string; lang?: Lang }) => ask<GuestInfo>("PATCH", "/api/me", {}, change),
  recovery: () => ask<Recovery>("POST", "/api/me/recovery"),
  endRecovery: () => tell("DELETE", "/api/me/recovery"),
  signOut: (devices: SignedOut) => tell("POST", "/api/me/sign-out", { devices }),
  deleteMe: () => tell("DELETE", "/api/me"),
  recover: (token: string, keep_others: boolean) => ask<SignedIn>("POST", "/api/recover", {}, { token, keep_others }),

  games: () => ask<Games>("GET", "/api/games"),
  game: (id: string) => ask<GameInfo>("GET", game(id)),
  rules: (id: string) => ask<RulesText>("GET", game(id, "rules")),
  /** The rules that a question is about, the best first. */
  search: (id: string, question: string) => ask<FoundRules>("GET", game(id, "rules/search"), { question }),
  /** A picture of a rule, as SVG. */
  picture: (id: string, name: string, narrow: boolean) =>
    askText(game(id, `pictures/${encodeURIComponent(name)}`), narrow ? { narrow: "true" } : {}),
  /** What a game is about, for who has never heard of it. */
  page: (id: string) => ask<GamePage>("GET", game(id, "page")),
  /** Options that go together: as wished, but for one that had to give way. */
  settle: (id: string, draft: Draft) => ask<Settled>("POST", game(id, "options"), {}, draft),

  /** A moment of a lesson, after these steps. */
  lesson: (id: string, lesson: string, at: LessonAsk) =>
    ask<LessonState>("POST", game(id, `lessons/${encodeURIComponent(lesson)}`), {}, at),

  tables: (list: List, more: { game?: string; limit?: number; before?: string } = {}) =>
    ask<Tables>("GET", "/api/tables", { list, ...more }),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  create: (wish: TableWish) => seated("/api/tables", wish),
  quick: (wish: Quick) => seated("/api/tables/quick", wish),
  join: (id: string, join: Join) => seated(table(id, "join"), join),
  leave: (id: string) => ask<TableInfo>("POST", table(id, "leave"), {}, {}),
  remove: (id: string, seat: number) => ask<TableInfo>("POST", table(id, "remove"), {}, { seat }),
  /** Binds a seat to an addition to the shuffle. */
  bind: (id: string, seat: number) => ask<TableInfo>("POST", table(id, "add"), {}, { seat, commitment: bind() }),
  shown,
  start: async (id: string, fill?: string) => shown(await ask<TableInfo>("POST", table(id, "start"), {}, fill ? { fill } : {})),
  close: (id: string) => ask<TableInfo>("POST", table(id, "close"), {}, {}),
  rematch: (id: string) => seated(table(id, "rematch"), {}),
  mute: (guest: string, muted: boolean) => ask<{ muted: string[] }>("POST", "/api/me/mute", {}, { guest, muted }),

  /** The record of a game that is over, as its file has it. */
  record: (id: string) => askText(table(id, "record")),
  /** How the chances went in a game that is over. */
  review: (id: string) => ask<Reviewed>("GET", table(id, "review")),
  replay: (record: string, viewer: string) => sendText<Replay>("/api/replay", { viewer }, record),
};
