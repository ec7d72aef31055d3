import type { Catch } from "@creel/domain/catches/catch";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { speciesName } from "../../../species/species-names.ts";

export interface PossibleEnd {
  /** In milliseconds since 1970. */
  at: number;
  why: string;
}

/** Nobody packs up in the minute of the last fish. */
const PACKING_MS = 15 * MINUTE_MS;

interface Known {
  /** The latest first. */
  catches: readonly Catch[];
  /** When the app was last in front, in milliseconds since 1970. */
  seenAt: number | null;
}

/** When a trip may have ended, the latest sign first, each at a time of its own. */
export function possibleEnds(trip: Trip, { catches, seenAt }: Known, now: number): PossibleEnd[] {
  const start = Date.parse(trip.started_at);
  const [fish] = catches;
  const lost = trip.events.findLast(({ at, kind }) => at !== null && kind !== "pause" && kind !== "resume");
  const signs = [
    fish && { at: Date.parse(fish.date), why: labelOfFish(fish.species) },
    lost?.at && { at: Date.parse(lost.at), why: t`Your last note, a fish that got away` },
    seenAt !== null && { at: seenAt, why: t`Creel was last open on this phone` },
    trip.last_sign !== null && { at: Date.parse(trip.last_sign), why: t`The last sign of you` },
  ];
  const known = signs.flatMap((sign) => sign || []).filter(({ at }) => at > start);
  const ends = known.length === 0 ? [{ at: start, why: t`The last sign of you, its start` }] : known;
  const latest = ends.toSorted((one, other) => other.at - one.at);
  const [last] = latest;
  const packed = last && { at: last.at + PACKING_MS, why: t`15 minutes after the last sign of you` };
  return distinct([
    ...(packed && packed.at <= now ? [packed] : []),
    ...latest.filter(({ at }) => at > start),
  ]);
}

function labelOfFish(species: string): string {
  const name = speciesName(species);
  return t`Your last fish, ${name}`;
}

const MOST = 3;

function distinct(ends: readonly PossibleEnd[]): PossibleEnd[] {
  const byMinute = new Map<number, PossibleEnd>();
  for (const end of ends) {
    const minute = Math.floor(end.at / MINUTE_MS);
    if (!byMinute.has(minute)) byMinute.set(minute, end);
  }
  return [...byMinute.values()].slice(0, MOST);
}
