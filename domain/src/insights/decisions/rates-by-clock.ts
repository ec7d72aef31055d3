import { type Counting, fishOf, hoursOf } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import { clockHoursOf } from "../score/clock-hours-of.ts";
import { sum } from "../statistics/sums.ts";
import { binParts, decideBins, type DecidedBin, type Deciding } from "./decided-bins.ts";
import { type Share, shareOfHours } from "./share-of-fish.ts";

const HOURS_OF_DAY = 24;

/** By columns of so many hours of the angler's clock, each named by its first: "0" to "23". */
export function decideHours(outings: readonly Outing[], deciding: Deciding, width: 1 | 2): DecidedBin[] {
  const bins = Array.from({ length: HOURS_OF_DAY / width }, (_, index) => String(width * index));
  const nameOf = (hour: number) => String(hour - (hour % width));
  const binned = binParts(outings, bins, {
    ...deciding,
    binOf: ({ start }, { time_zone: timeZone }) => nameOf(clockHour(start, timeZone)),
  });
  const fished = fishedHours(outings, deciding);
  return decideBins(binned, bins, deciding).map(({ bin, outings: trips, hours, fish, rate }) => {
    const ofBin = fished.filter(({ hour }) => nameOf(hour) === bin);
    return { bin, outings: trips, hours, fish, rate, none: rate && shareOfHours(ofBin) };
  });
}

/** Of all hours those without a fish; `null` before the first hour. */
export function hoursWithoutFish(outings: readonly Outing[], counting: Counting): Share | null {
  const fished = fishedHours(outings, counting);
  return fished.length > 0 ? shareOfHours(fished) : null;
}

interface FishedHour {
  /** 0 to 23 on the angler's clock. */
  hour: number;
  hours: number;
  /** Whether it had no fish. */
  isIn: boolean;
}

/** What was fished of each clock hour of each outing, whatever was changed within it. */
function fishedHours(outings: readonly Outing[], counting: Counting): FishedHour[] {
  return outings.flatMap((outing) => {
    if (fishOf(outing.untimed, counting) > 0) return [];
    return clockHoursOf(outing).map((segments) => ({
      hour: clockHour(segments[0]?.start ?? "", outing.time_zone),
      hours: sum(segments, (segment) => hoursOf(segment, counting)),
      isIn: segments.every(({ fish }) => fishOf(fish, counting) === 0),
    }));
  });
}

const formats = new Map<string, Intl.DateTimeFormat>();

function clockHour(instant: string, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" });
  formats.set(timeZone, format);
  return Number(format.format(new Date(instant)));
}
