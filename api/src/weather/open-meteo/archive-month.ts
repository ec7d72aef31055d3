import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";

import {
  type MonthOfReadings,
  type MonthSource,
  spanOfMonth,
  toMonthOfReadings,
} from "../sources/month-of-readings.ts";
import type { Reading } from "../sources/sources.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { type Instant, readHours } from "./answer.ts";
import { askOpenMeteo, type OpenMeteoOptions } from "./ask-open-meteo.ts";
import { ARCHIVE, ARCHIVE_FROM, dayOf } from "./history-services.ts";
import { toReading } from "./reading.ts";

export function archiveMonth(
  options: OpenMeteoOptions & { address: string; now: () => Date },
): MonthSource["month"] {
  const address = options.address + ARCHIVE.path;
  return async (place, month, signal) => {
    const { first, last } = spanOfMonth(month, options.now());
    const from = new Date(Math.max(first.getTime(), ARCHIVE_FROM.getTime()));
    const parameters = { hourly: ARCHIVE.variables, start_date: dayOf(from), end_date: dayOf(last) };
    const hours = readHours(await askOpenMeteo(options, { address, place, parameters }, signal));
    const readings = toMonth(hours, { from, to: new Date(last.getTime() + DAY_MS) });
    if (!readings) throw new UpstreamError("empty", new URL(address).host);
    return readings;
  };
}

/** `null` where nothing is known of any hour. */
function toMonth(hours: readonly Instant[], { from, to }: { from: Date; to: Date }): MonthOfReadings | null {
  const source = `open-meteo-${ARCHIVE.name}`;
  const byTime = new Map(hours.map((hour) => [hour.at.getTime(), hour]));
  const readings: (Reading | null)[] = [];
  for (let at = from.getTime(); at < to.getTime(); at += HOUR_MS) {
    readings.push(toReading(byTime.get(at) ?? null, earlierHours(byTime, at), source));
  }
  if (!readings.some((reading) => reading)) return null;
  return toMonthOfReadings({ source, from: from.toISOString() }, readings);
}

/** Those that an hour is compared with. */
function earlierHours(byTime: ReadonlyMap<number, Instant>, at: number): Instant[] {
  return [3, 24].flatMap((hours) => byTime.get(at - hours * HOUR_MS) ?? []);
}
