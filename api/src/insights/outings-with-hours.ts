import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { cutSegments, segmentAt } from "@creel/domain/insights/cut-segments";
import type { Outing, Segment } from "@creel/domain/insights/outings";
import { beganWithCatch } from "@creel/domain/trips/trip-of-catch";
import { fromAbsolute } from "@internationalized/date";

import { inShortTasks } from "../base/short-tasks.ts";
import { nameOf } from "../places/water-names.repository.ts";
import type { Log, EndedTrip, Fish } from "./outings.repository.ts";
import { conditionsOf, predictedOf, scoredAfter } from "./segment-conditions.ts";

/** Trips to one water on one day count as one outing. */
export async function outingsWithHours(log: Log): Promise<Outing[]> {
  const usable = log.trips.filter(({ isUsable }) => isUsable);
  const outings: Outing[] = [];
  const yieldToOthers = inShortTasks();
  for (const [first, ...others] of Map.groupBy(usable, dayAndWater).values()) {
    if (first) outings.push(presentOuting(log, [first, ...others]));
    await yieldToOthers();
  }
  return outings;
}

/** The name of the place is used if there is no water. */
export function dayAndWater({ startedOn, waterId, placeName, isSample }: EndedTrip): string {
  return [startedOn, isSample, waterId ?? placeName?.toLowerCase() ?? ""].join(" ");
}

function presentOuting(log: Log, trips: readonly [EndedTrip, ...EndedTrip[]]): Outing {
  const parts = trips.map((trip) => cutTrip(log, trip));
  return {
    ...aboutTrips(log, trips),
    segments: parts.flatMap(({ segments }) => segments),
    untimed: countSpecies(
      log,
      parts.flatMap(({ untimed }) => untimed),
    ),
  };
}

function cutTrip(log: Log, trip: EndedTrip): { segments: Segment[]; untimed: Fish[] } {
  const { offset } = fromAbsolute(trip.startedAt.getTime(), trip.timeZone);
  const cuts = cutSegments(trip, log.eventsOf.get(trip.id) ?? [], offset);
  const fish = ratedFish(trip, log.fishOf.get(trip.id) ?? []);
  const timed = fish.filter(({ isTimed }) => isTimed);
  const fishOf = Map.groupBy(timed, ({ caughtAt }) => segmentAt(cuts, caughtAt));
  return {
    segments: cuts.map((cut) => {
      const predicted = predictedOf(log, trip, cut.start);
      return {
        start: cut.start.toISOString(),
        hours: cut.hours,
        conditions: conditionsOf(log, trip, cut),
        fish: countSpecies(log, fishOf.get(cut) ?? []),
        lure: cut.lure && log.spellLure(cut.lure),
        lure_id: cut.gear?.lureId ?? undefined,
        variant_id: cut.gear?.variantId ?? undefined,
        spot: cut.move && log.spotOf(trip.waterId, cut.move),
        lines: cut.lines,
        predicted,
        scored_after: predicted ? undefined : scoredAfter(log, trip, cut.start),
      };
    }),
    untimed: fish.filter(({ isTimed }) => !isTimed),
  };
}

/** Leaves out a first fish with which the trip's clock began. Others that were logged with it count. */
export function ratedFish({ startSource, startedAt }: EndedTrip, fish: readonly Fish[]): readonly Fish[] {
  const [first, ...others] = fish;
  const isClockStart = startSource === "first_catch" && first && beganWithCatch(startedAt, first.caughtAt);
  if (!isClockStart) return fish;
  return first.quantity === 1 ? others : [{ ...first, quantity: first.quantity - 1 }, ...others];
}

function countSpecies({ spellSpecies }: Log, fish: readonly Fish[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { species, quantity } of fish) {
    const name = spellSpecies(species);
    counts.set(name, (counts.get(name) ?? 0) + quantity);
  }
  return Object.fromEntries(counts);
}

/** The part of an outing that does not depend on whether its hours are known. */
type AboutOuting = Omit<Outing, "segments" | "untimed">;

export function aboutTrips(log: Log, trips: readonly [EndedTrip, ...EndedTrip[]]): AboutOuting {
  const [first] = trips;
  const water = nameOf(log.names, first.waterId);
  return {
    trips: trips.map((trip) => {
      const expectation = log.expectationOf.get(trip.id);
      return {
        id: trip.id,
        ...(expectation && { expectation }),
        minutes_after_fish: minutesAfterFish(log, trip),
      };
    }),
    day: first.startedOn,
    time_zone: first.timeZone,
    water,
    place_name: water ? null : (trips.find(({ placeName }) => placeName !== null)?.placeName ?? null),
    target_species: targetsOf(log, trips),
    method: commonMethod(trips),
    lures: luresOf(log, trips),
    is_sample: first.isSample,
  };
}

function minutesAfterFish({ fishOf }: Log, { id, endedAt }: EndedTrip): number | null {
  const timed = (fishOf.get(id) ?? []).filter(({ isTimed }) => isTimed);
  const last = Math.max(...timed.map(({ caughtAt }) => caughtAt.getTime()));
  return timed.length === 0 ? null : Math.max(0, (endedAt.getTime() - last) / MINUTE_MS);
}

/** If any of several trips has no target, the whole outing has none. */
function targetsOf({ spellSpecies }: Log, trips: readonly EndedTrip[]): string[] {
  if (trips.some(({ targetSpecies }) => targetSpecies.length === 0)) return [];
  return sorted(trips.flatMap(({ targetSpecies }) => targetSpecies.map(spellSpecies)));
}

function commonMethod([first, ...others]: readonly EndedTrip[]): string | null {
  const method = first?.method ?? null;
  return others.every((trip) => trip.method === method) ? method : null;
}

function luresOf({ fishOf, eventsOf, spellLure }: Log, trips: readonly EndedTrip[]): string[] {
  const used = trips.flatMap(({ id }) => [...(fishOf.get(id) ?? []), ...(eventsOf.get(id) ?? [])]);
  return sorted(used.flatMap(({ lureType }) => (lureType === null ? [] : [spellLure(lureType)])));
}

export function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted((one, other) => (one < other ? -1 : 1));
}
