import { HOUR_MS } from "../dates/units-of-time.ts";
import { TURN_MINUTES, TURN_MS } from "./half-hours.ts";
import type { HalfHour } from "./lure-trial.ts";

const START = Date.parse("2026-09-12T12:00:00.000Z");
const PAIRS_OF_DAY = 4;
const DAY_HOURS = 24;

/** Whole pairs of half hours, four a day, each with the bites of the first lure and of the second. */
export function halfHoursWith(bites: readonly (readonly [first: number, second: number])[]): HalfHour[] {
  return bites.flatMap(([first, second], pair) => {
    const day = Math.floor(pair / PAIRS_OF_DAY);
    const turn = 2 * (pair % PAIRS_OF_DAY);
    const start = START + day * DAY_HOURS * HOUR_MS;
    const half = (number: number, fields: Pick<HalfHour, "drawn" | "bites">): HalfHour => ({
      trip_id: `trip ${day}`,
      turn: number,
      at: new Date(start + number * TURN_MS).toISOString(),
      kept: true,
      minutes: TURN_MINUTES,
      fish: 0,
      ...fields,
    });
    return [half(turn, { drawn: "first", bites: first }), half(turn + 1, { drawn: "second", bites: second })];
  });
}
