import type {
  GameInfo,
  Games,
  GuestInfo,
  Hint,
  Join,
  Lang,
  List,
  Quick,
  Recovery,
  Replay,
  Reviewed,
  RulesText,
  SignedIn,
  TableInfo,
  Tables,
  TableWish,
} from "../wire";
import { ask, askText, sendText } from "./ask";

export { ApiProblem } from "./problem";

const table = (id: string, verb?: string) => `/api/tables/${encodeURIComponent(id)}${verb ? `/${verb}` : ""}`;
const game = (id: string, part?: string) => `/api/games/${encodeURIComponent(id)}${part ? `/${part}` : ""}`;

/** Every call of the HTTP interface that the pages make. */
export const api = {
  me: () => ask<GuestInfo>("GET", "/api/me"),
  becomeGuest: (name: string, lang: Lang) => ask<SignedIn>("POST", "/api/me", {}, { name, lang }),
  changeMe: (change: { name?: string; lang?: Lang }) => ask<GuestInfo>("PATCH", "/api/me", {}, change),
  recovery: () => ask<Recovery>("POST", "/api/me/recovery"),
  recover: (token: string, keep_others: boolean) =>
    ask<SignedIn>("POST", "/api/recover", {}, { token, keep_others }),

  games: () => ask<Games>("GET", "/api/games"),
  game: (id: string) => ask<GameInfo>("GET", game(id)),
  rules: (id: string) => ask<RulesText>("GET", game(id, "rules")),

  tables: (list: List, more: { game?: string; limit?: number; before?: string } = {}) =>
    ask<Tables>("GET", "/api/tables", { list, ...more }),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  create: (wish: TableWish) => ask<TableInfo>("POST", "/api/tables", {}, wish),
  quick: (wish: Quick) => ask<TableInfo>("POST", "/api/tables/quick", {}, wish),
  join: (id: string, join: Join) => ask<TableInfo>("POST", table(id, "join"), {}, join),
  leave: (id: string) => ask<TableInfo>("POST", table(id, "leave"), {}, {}),
  add: (id: string, text: string, seat?: number) =>
    ask<TableInfo>("POST", table(id, "add"), {}, seat === undefined ? { text } : { text, seat }),
  start: (id: string, fill?: string) => ask<TableInfo>("POST", table(id, "start"), {}, fill ? { fill } : {}),
  close: (id: string) => ask<TableInfo>("POST", table(id, "close"), {}, {}),
  rematch: (id: string) => ask<TableInfo>("POST", table(id, "rematch"), {}, {}),
  mute: (guest: string, muted: boolean) =>
    ask<{ muted: string[] }>("POST", "/api/me/mute", {}, { guest, muted }),

  /** The record of a game that is over, as its file has it. */
  record: (id: string) => askText(table(id, "record")),
  /** What a bot would play at a seat that is asked. */
  hint: (id: string, seat: number) => ask<Hint>("POST", table(id, "hint"), {}, { seat }),
  /** How the chances went in a game that is over. */
  review: (id: string) => ask<Reviewed>("GET", table(id, "review")),
  replay: (record: string, viewer: string) => sendText<Replay>("/api/replay", { viewer }, record),
};
