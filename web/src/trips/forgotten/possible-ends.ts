import type { Catch } from "@creel/domain/catches/catch";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { speciesName } from "../../species/species-names.ts";

interface PossibleEnd {
  /** In milliseconds since 1970. */
  at: number;
  why: string;
}

/** Nobody packs up in the very minute of the last fish. */
const PACKING_MS = 15 * MINUTE_MS;

export interface Known {
  /** Sorted by date, latest first. */
  catches: readonly Catch[];
  /** When the app was last in front, in milliseconds since 1970. */
  seenAt: number | null;
  /** When the device was first seen far from the water without a return since. */
  leftAt: number | null;
  /** When civil twilight ended on the day of the last sign. */
  darkAt: number | null;
}

/** Returns the times at which a trip may have ended, likeliest first, at most one per minute. */
export function possibleEnds(trip: Trip, known: Known, now: number): PossibleEnd[] {
  const start = Date.parse(trip.started_at);
  const activity = listActivity(trip, known);
  const last = activity[0]?.at ?? start;
  const { leftAt, darkAt } = known;
  const packed = { at: last + PACKING_MS, why: t`15 minutes after your last activity` };
  const left = leftAt !== null && leftAt > last && { at: leftAt, why: t`This phone left the water` };
  // An angler with a sign after dark fishes at night, so dusk is no likely end.
  const dark = darkAt !== null && darkAt > last && { at: darkAt, why: t`Last light` };
  const [latest, ...others] = activity;
  const ends = [left || packed, latest, dark, ...others, ...(left ? [packed] : [])];
  return distinct(ends.flatMap((end) => end || []).filter(({ at }) => at > start && at <= now));
}

/** Sorted by time, latest first. Signs at the start are left out. */
function listActivity(trip: Trip, { catches, seenAt }: Known): PossibleEnd[] {
  const start = Date.parse(trip.started_at);
  const [fish] = catches;
  const lost = trip.events.findLast(({ at, kind }) => at !== null && kind !== "pause" && kind !== "resume");
  const activity = [
    fish && { at: Date.parse(fish.date), why: labelOfFish(fish.species) },
    lost?.at && { at: Date.parse(lost.at), why: t`Your last bite, lost fish or move` },
    seenAt !== null && { at: seenAt, why: t`Last time Creel was open on this phone` },
    trip.last_sign !== null && { at: Date.parse(trip.last_sign), why: t`Your last activity` },
  ];
  return activity
    .flatMap((end) => end || [])
    .filter(({ at }) => at > start)
    .toSorted((one, other) => other.at - one.at);
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
