import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { TURN_MINUTES, TURN_MS } from "@creel/domain/lure-trial/half-hours";
import type { HalfHour, LureTrial } from "@creel/domain/lure-trial/lure-trial";

const START = Date.parse("2026-09-12T12:00:00.000Z");
const PAIRS_OF_DAY = 4;
const DAY_HOURS = 24;

/** Returns complete pairs of half hours, four pairs a day, each with the bites of the first lure and of the second. */
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

/** Returns an open trial that began on September 12, 2026. */
export function trialOf(known: Partial<LureTrial> = {}): LureTrial {
  return {
    id: "0199f2a0-0000-7000-8000-00000000000a",
    first: { name: "Jig, blue", lure_type: "Jig", lure_id: null, variant_id: null },
    second: { name: "Jig, orange", lure_type: "Spoon", lure_id: null, variant_id: null },
    hours: 32,
    seed: "6f".repeat(32),
    commitment: "5d8a".repeat(16),
    started_at: "2026-09-12T11:00:00.000Z",
    stopped_at: null,
    half_hours: [],
    ...known,
  };
}
