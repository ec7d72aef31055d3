import { HOUR_MS } from "../../dates/units-of-time.ts";
import type { Outing, Outings, OutingWithoutHours } from "../outings.ts";

/** A day with a fish: it counts once, however many there were. */
export interface CatchDay {
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  /** When the first was caught, in milliseconds since 1970. */
  at: number;
  /** The whole hours that may be the nearest to it: one, or two where only its hour is known. */
  hours: number[];
}

/** Of trips with hours and without, by the first fish of each day whose time is known. @param species `null`: all */
export function catchDaysOf(log: Outings, species: string | null): CatchDay[] {
  const all = [
    ...log.outings.flatMap((outing) => dayWithHours(outing, species) ?? []),
    ...log.without_hours.flatMap((outing) => dayWithoutHours(outing, species) ?? []),
  ];
  const days = new Map<string, CatchDay>();
  for (const each of all) {
    if (each.at < (days.get(each.day)?.at ?? Infinity)) days.set(each.day, each);
  }
  return [...days.values()].toSorted((one, other) => one.at - other.at);
}

/** A segment knows how many it had, each within its hour at most. */
function dayWithHours({ day, segments }: Outing, species: string | null): CatchDay | null {
  const first = segments.find(({ fish }) =>
    species === null ? Object.keys(fish).length > 0 : (fish[species] ?? 0) > 0,
  );
  if (!first) return null;
  const start = Date.parse(first.start);
  const end = start + first.hours * HOUR_MS;
  return { day, at: (start + end) / 2, hours: [...new Set([nearestHour(start), nearestHour(end)])] };
}

function dayWithoutHours({ day, fish }: OutingWithoutHours, species: string | null): CatchDay | null {
  const first = fish.find((each) => species === null || each.species === species);
  if (!first) return null;
  const at = Date.parse(first.at);
  return { day, at, hours: [nearestHour(at)] };
}

function nearestHour(at: number): number {
  return Math.round(at / HOUR_MS) * HOUR_MS;
}
