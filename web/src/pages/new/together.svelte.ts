// Which options of a new table go together, as the server settles it.

import { ApiProblem, api } from "../../api/client";
import { messageOf } from "../../api/problem";
import type { GameInfo, OptionConflict, OptionInfo } from "../../wire";
import { t } from "../../words";

/** What stands beside a value that does not go with the other options. */
export interface Standing {
  /** What else changes with it. */
  note?: string;
  /** It cannot be, because of this. */
  why?: string;
}

const isFlag = (option: OptionInfo) => option.value_names.length === 0;

/** An option with what it becomes, in words: "with Bloody Ceremony", "Time: in turns". */
export function becoming(game: GameInfo, id: string, value: string): string {
  const option = game.options.find((one) => one.id === id);
  const name = option?.name ?? id;
  if (!option || isFlag(option)) return value === "on" ? t("new.with", { name }) : t("new.without", { name });
  return t("new.becomes", { name, value: option.value_names[option.values.indexOf(value)] ?? value });
}

/** Which options go together, as the server knows: what is told before something is chosen is what happens then. */
export class Together {
  conflicts: OptionConflict[] = $state([]);
  refusal = $state("");
  private asked = 0;

  constructor(private readonly game: GameInfo) {}

  /** These options, or with one other changed so that they go together; `undefined` if somebody asked again meanwhile or nothing helps. */
  async settle(
    players: number,
    options: Record<string, string>,
    changed?: string,
  ): Promise<Record<string, string> | "refused" | undefined> {
    const mine = ++this.asked;
    try {
      const settled = await api.settle(this.game.game, { players, options, ...(changed ? { changed } : {}) });
      if (mine !== this.asked) return undefined;
      [this.conflicts, this.refusal] = [settled.conflicts, ""];
      return settled.options;
    } catch (problem) {
      if (mine !== this.asked) return undefined;
      this.refusal = messageOf(problem);
      return problem instanceof ApiProblem && problem.code !== "offline" ? "refused" : undefined;
    }
  }

  /** How a value of an option stands to the others. */
  of(option: string, value: string): Standing {
    const conflict = this.conflicts.find((one) => one.option === option && one.value === value);
    if (!conflict) return {};
    return conflict.takes ? { note: becoming(this.game, conflict.takes.option, conflict.takes.value) } : { why: conflict.why };
  }

  /** The values of an option as they are offered. */
  offered(option: OptionInfo): { value: string; label: string; note?: string; disabled?: boolean }[] {
    return option.values.map((value, at) => {
      const { note, why } = this.of(option.id, value);
      return { value, label: option.value_names[at] ?? value, ...(note ? { note } : {}), disabled: why !== undefined };
    });
  }

  /** Why some of its values cannot be, each reason once. */
  whys(option: OptionInfo): string[] {
    return [...new Set(option.values.flatMap((value) => this.of(option.id, value).why ?? []))];
  }
}
