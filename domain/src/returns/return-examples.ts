import { HOUR_MS } from "../dates/units-of-time.ts";
import type { CountedReturn } from "./count-return.ts";
import type { NamedWater, ReturnCatch, ReturnTrip } from "./fished-units.ts";

export const TARN: NamedWater = { id: "tarn", name: "River Tarn" };

const HOURS = 4;

/** A trip of four hours that ended, on the River Tarn. */
export function aReturnTrip(id: string, startedAt: string, known: Partial<ReturnTrip> = {}): ReturnTrip {
  const started = new Date(startedAt);
  return {
    id,
    startedAt: started,
    endedAt: new Date(started.getTime() + HOURS * HOUR_MS),
    isForgotten: false,
    hours: HOURS,
    hoursOverride: null,
    allLogged: true,
    anglers: 1,
    method: null,
    water: TARN,
    place: null,
    ...known,
  };
}

/** A released salmon of a trip. */
export function aReturnCatch(
  tripId: string | null,
  caughtAt: string,
  known: Partial<ReturnCatch> = {},
): ReturnCatch {
  return {
    id: `fish ${caughtAt}`,
    species: "Salmon",
    caughtAt: new Date(caughtAt),
    dayOnly: null,
    water: TARN,
    tripId,
    fate: "released",
    quantity: 1,
    length: null,
    weight: null,
    lure: null,
    ...known,
  };
}

/** Rod-days, blanks, hours and salmon of 2026 by month. */
export function anAskedReturn(known: Partial<CountedReturn> = {}): CountedReturn {
  return {
    from: "2026-01-01",
    to: "2026-12-31",
    timeZone: "Europe/London",
    waterIds: [],
    waters: [],
    answers: {},
    blocks: [
      { kind: "rows", by: "month" },
      { kind: "rod_days" },
      { kind: "blank" },
      { kind: "hours" },
      { kind: "fish", fate: "kept", species: ["Salmon"] },
      { kind: "fish", fate: "released", species: ["Salmon"] },
    ],
    ...known,
  };
}
