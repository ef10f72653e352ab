// What friends are proposed instead of what is proposed against bots.

import type { GameInfo } from "../../wire";

/** Another way to play than the one that is proposed against bots. */
export interface Instead {
  /** What is wished; the server lets the rest of the proposal give way to it. */
  options: Record<string, string>;
  /** Its name as shown. */
  name: string;
}

/** What friends are proposed instead of what somebody is who plays against bots: the first option in which the two differ, as it usually is. */
export function amongFriends(game: GameInfo): Instead | undefined {
  const option = game.options.find(({ id, default: usual }) => id in game.against_bots && game.against_bots[id] !== usual);
  if (!option) return undefined;
  const name = option.value_names[option.values.indexOf(option.default)] ?? option.name;
  return { options: { [option.id]: option.default }, name };
}
