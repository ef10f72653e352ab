// The state of the table page itself, what lies open beside the board: which tab, the rules at which rule, the menu, the count.

export type Tab = "log" | "chat" | "rules" | "players";

export class UiState {
  /** The tab at the right; on a phone, the sheet over the table. */
  tab: Tab = $state("log");
  /** Whether a sheet lies over the table where there is no room beside it. */
  sheet: Tab | null = $state(null);
  rule: string | undefined = $state();
  menu = $state(false);
  count = $state(false);
  /** Whether it is shown how one wins and how far everybody is. */
  goal = $state(false);
  /** Whether all choices are listed. */
  choices = $state(false);
  /** How many chat lines have been read. */
  read = $state(0);

  openRules(rule: string | undefined): void {
    this.rule = rule;
    this.openTab("rules");
  }

  /** Shows it, where there is no room beside the board in a sheet over it. */
  openTab(tab: Tab): void {
    this.turnTo(tab);
    this.sheet = tab;
  }

  /** Shows it where log, chat and rules have their room. */
  turnTo(tab: Tab): void {
    if (tab !== "players") this.tab = tab;
  }

  /** Closes the uppermost thing; answers whether there was one. */
  close(): boolean {
    if (this.menu) this.menu = false;
    else if (this.count) this.count = false;
    else if (this.goal) this.goal = false;
    else if (this.sheet !== null) this.sheet = null;
    else return false;
    return true;
  }
}
