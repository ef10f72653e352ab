// Who one is at this server: signing in as a guest, and remembering it on this device.

import { settings } from "../shell/settings.svelte";
import type { GuestInfo } from "../wire";
import { t } from "../words";
import { ApiProblem, api } from "./client";

const KEY = "cenacle.me";

/** Who one is at this server: nobody before one has sat down for the first time. */
export const me: { guest: GuestInfo | null; known: boolean } = $state({ guest: null, known: false });

function remember(guest: GuestInfo | null): void {
  me.guest = guest;
  me.known = true;
  if (guest) settings.name = guest.name;
  try {
    if (guest) localStorage.setItem(KEY, guest.id);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the cookie alone remembers, and one is asked again after the next visit.
  }
}

function wasHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Finds out who one is. Who never sat down is not asked for: the answer would be a refusal. */
export async function meet(): Promise<void> {
  if (!wasHere()) return remember(null);
  try {
    remember(await api.me());
  } catch (problem) {
    if (problem instanceof ApiProblem && (problem.code === "no-guest" || problem.code === "bad-secret")) remember(null);
    me.known = true;
  }
}

/** Whoever sits down is a guest: makes one, or gives the present one this name. */
export async function beGuest(name: string): Promise<void> {
  const wished = name.trim() || settings.name || t("guest.name");
  if (!me.guest) remember((await api.becomeGuest(wished, settings.lang)).guest);
  else if (me.guest.name !== wished) remember(await api.changeMe({ name: wished }));
}

/** Comes from another device. */
export async function moveHere(token: string, keepOthers: boolean): Promise<void> {
  remember((await api.recover(token, keepOthers)).guest);
}

/** Signs this device out, or all of them. Without a private link nobody comes back. */
export async function signOut(devices: "this" | "all"): Promise<void> {
  await api.signOut(devices);
  remember(null);
}

/** Is nobody any more, at any table. */
export async function vanish(): Promise<void> {
  await api.deleteMe();
  remember(null);
}

/** Refusals of the server are said in the guest's language. */
export async function speak(lang: GuestInfo["lang"]): Promise<void> {
  if (me.guest && me.guest.lang !== lang) remember(await api.changeMe({ lang }));
}
