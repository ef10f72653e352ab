// Which of several new things the guide speaks of first.

import { isAct } from "../scene/pick-state.svelte";
import type { GuideTopic, Offer } from "../wire";
import type { GuideKept } from "./kept";

/** What is said first of what was not told yet: how to do something comes before how to leave it. */
export function firstOf(topics: readonly GuideTopic[], kept: GuideKept, offers: readonly Offer[]): GuideTopic | undefined {
  const fresh = topics.filter(({ kind }) => !kept.told.includes(kind));
  return fresh.find(({ offer }) => offer === undefined || isAct(offers[offer])) ?? fresh[0];
}
