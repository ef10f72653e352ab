// Telling of one's turn: in the tab, and by a notification of the system.

import { t } from "../words";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** What the tab and the system tell of a table. */
export interface Turn {
  /** Whether I am asked. */
  mine: boolean;
  /** The game, as shown. */
  title: string;
  /** What I am asked, for the notification. */
  text?: string;
  /** Where to go when the notification is clicked. */
  table?: string;
}

export const title: { page: string; turn: Turn | null } = $state({ page: "", turn: null });

let shown: Notification | undefined;

function notify(now: Turn): void {
  if (!settings.notify || !document.hidden) return;
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const options: NotificationOptions = { icon: "/icon-192.png", tag: now.table ?? "cenacle" };
  if (now.text) options.body = now.text;
  try {
    shown = new Notification(t("turn.title", { game: now.title }), options);
  } catch {
    return; // Some phones only let a service worker notify; the title says it there.
  }
  shown.onclick = () => {
    window.focus();
    if (now.table) go(`/table/${now.table}`);
    shown?.close();
  };
}

export const turn = {
  /** Says whether it is my turn; the notification comes only when that begins. */
  tell(now: Turn): void {
    const begins = now.mine && !title.turn?.mine;
    title.turn = now;
    if (begins) notify(now);
    if (!now.mine) shown?.close();
  },
  /** The table was left. */
  clear(): void {
    title.turn = null;
    shown?.close();
  },
};

/** The tab's title, from now on. Call once. */
export function keepTitle(): void {
  $effect.root(() => {
    $effect(() => {
      const { page, turn: now } = title;
      const said = now ? (now.mine ? t("turn.title", { game: now.title }) : now.title) : page;
      document.title = said ? `${said} · Cénacle` : "Cénacle";
    });
  });
}
