import { expect, test } from "vitest";
import type { SeatInfo } from "../wire";
import { nameToShow } from "./names";

const seat = (seat: number, name: string, kind: SeatInfo["kind"]): SeatInfo => ({
  seat,
  kind,
  name,
  guest: null,
  bot: null,
  online: true,
  resigned: false,
  added: false,
  commitment: null,
  shown: 0,
  invite: null,
});
const nobody = (n: number): string => `player ${n}`;

test("a picture shows my name and those of bots, and others only if I wish it", () => {
  expect(nameToShow(seat(1, "Ada", "person"), [1], false, nobody)).toBe("Ada");
  expect(nameToShow(seat(2, "Robot 1", "bot"), [1], false, nobody)).toBe("Robot 1");
  expect(nameToShow(seat(3, "Bo", "person"), [1], false, nobody)).toBe("player 3");
  expect(nameToShow(seat(3, "Bo", "person"), [1], true, nobody)).toBe("Bo");
});
