import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { type ShoreMonthSource, toHourly } from "../sources/month-of-coast.ts";
import { spanOfMonth } from "../sources/month-of-readings.ts";
import type { ShoreSource } from "../sources/sources.ts";
import { toMeasured, toReadings } from "./coops-answers.ts";
import { type CoopsOptions, coopsReader, orRefused } from "./coops-reader.ts";

const HOURS_AHEAD = 48;

/** NOAA's Center for Operational Oceanographic Products and Services: the coasts and the Great Lakes of the US. */
export function coopsShore({ now, ...options }: CoopsOptions): ShoreSource & ShoreMonthSource {
  const reader = coopsReader(options);
  return {
    attribution: {
      text: "Tides and water temperatures by NOAA CO-OPS",
      url: "https://tidesandcurrents.noaa.gov/",
      license: null,
    },
    async near(place, signal) {
      const ahead = { begin_date: dayOf(now()), range: String(HOURS_AHEAD) };
      const latest = { date: "latest" };
      const [tides, water] = await Promise.all([
        reader.tidesAt(place, ahead, signal),
        reader.waterAt({ place, when: latest, said: (answer) => toMeasured(answer, now()) }, signal),
      ]);
      return { tides, water };
    },
    async month(place, month, signal) {
      const { first, last } = spanOfMonth(month, now());
      // Nobody has measured what is to come.
      const end = new Date(Math.min(last.getTime(), now().getTime()));
      const span = { from: first.getTime(), to: end.getTime() + DAY_MS };
      const hours = { interval: "h", begin_date: dayOf(first), end_date: dayOf(end) };
      const [tides, water] = await Promise.all([
        orRefused(reader.tidesAt(place, { begin_date: dayOf(first), end_date: dayOf(last) }, signal)),
        reader.waterAt({ place, when: hours, said: (answer) => toHourly(toReadings(answer), span) }, signal),
      ]);
      return { tides, water };
    },
  };
}

/** As CO-OPS writes days. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10).replaceAll("-", "");
}
