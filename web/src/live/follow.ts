// What is known of a table, and what news make of it. Nothing here draws or speaks to a server.

import { PatchError, patch } from "../scene/patch";
import type { ChatLine, News, SaidLine, Scene, SceneTold, TableInfo, Tell, TurnStatus, Viewer } from "../wire";

export interface Known {
  viewer: Viewer;
  n: number;
  info: TableInfo;
  moment: TurnStatus;
  scene: Scene | null;
  log: readonly SaidLine[];
  chat: readonly ChatLine[];
}

/** A table that has just been told of as a whole. */
export function knownFrom(told: SceneTold): Known {
  const { viewer, n, info, moment, scene, log, chat } = told;
  return { viewer, n, info, moment, scene, log, chat };
}

/**
 * What is known after a message about the same table, or `"stale"` if it does not follow from what is known: then the
 * table has to be attended anew.
 */
export function follow(known: Known, tell: Tell): Known | "stale" {
  switch (tell.type) {
    case "scene":
      return toldAgain(known, knownFrom(tell));
    case "news":
      return follows(known, tell);
    case "current":
      return tell.n === known.n && tell.viewer === known.viewer ? { ...known, moment: tell.moment } : "stale";
    case "table":
      return { ...known, info: tell.info };
    case "chat":
      return known.chat.some((line) => line.n === tell.line.n) ? known : { ...known, chat: [...known.chat, tell.line] };
    case "presence": {
      const seats = known.info.seats.map((seat) => (seat.seat === tell.seat ? { ...seat, online: tell.online } : seat));
      return { ...known, info: { ...known.info, seats } };
    }
    default:
      return known;
  }
}

/** The same moment told once more, after a line that broke: what can be done is what it was, and so are the hints about it. */
function toldAgain(known: Known, again: Known): Known {
  const same = again.n === known.n && again.viewer === known.viewer;
  if (!same || !known.scene || !again.scene) return again;
  const { offers } = known.scene;
  return JSON.stringify(again.scene.offers) === JSON.stringify(offers) ? { ...again, scene: { ...again.scene, offers } } : again;
}

function follows(known: Known, news: News): Known | "stale" {
  if (news.viewer !== known.viewer || known.scene === null || news.from > known.n) return "stale";
  // It was told before: an older message that was under way.
  if (news.n < known.n) return known;
  if (news.from < known.n) return news.n === known.n ? known : "stale";
  let scene: Scene;
  try {
    scene = patch(known.scene, news.scene);
  } catch (error) {
    if (error instanceof PatchError) return "stale";
    throw error;
  }
  const { rewind } = news;
  const before = rewind === undefined ? known.log : known.log.filter((line) => line.n <= rewind);
  return { ...known, n: news.n, moment: news.moment, scene, log: [...before, ...news.log] };
}

/** The lines of the log that are new. In news they are those that were not there; a table told as a whole writes all of them anew. */
export function freshLines(after: Known, before: Known, news: boolean): SaidLine[] {
  const known = new Set<SaidLine>(before.log);
  const last = before.log.at(-1)?.n ?? 0;
  return after.log.filter((line) => (news ? !known.has(line) : line.n > last));
}
