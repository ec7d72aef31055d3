import { cutSegments } from "@creel/domain/insights/cut-segments";
import type { OutingWithoutHours } from "@creel/domain/insights/outings";
import { fromAbsolute } from "@internationalized/date";

import { inShortTasks } from "../base/short-tasks.ts";
import { looseConditions, hasEnoughFish } from "./loose-outings.ts";
import { aboutTrips, sorted } from "./outings-with-hours.ts";
import type { Log, CuttingEvent, EndedTrip, Fish, LooseFish } from "./outings.repository.ts";
import { conditionsOf } from "./segment-conditions.ts";

/**
 * Each trip is one outing, even if there are several on a day, because it is known that somebody fished between the
 * first and the last fish, but not between two trips. Catches without a trip are grouped like proposed trips.
 */
export async function outingsWithoutHours(log: Log): Promise<OutingWithoutHours[]> {
  const yieldToOthers = inShortTasks();
  const outings: OutingWithoutHours[] = [];
  for (const trip of log.trips) {
    const fish = (log.fishOf.get(trip.id) ?? []).filter(({ isTimed }) => isTimed);
    if (!trip.isUsable && fish.length > 0) outings.push(ofTrip(log, trip, fish));
    await yieldToOthers();
  }
  for (const loose of log.loose) {
    outings.push(ofLooseFish(log, loose));
    await yieldToOthers();
  }
  return outings.toSorted(
    (one, other) => Date.parse(one.fish[0]?.at ?? "") - Date.parse(other.fish[0]?.at ?? ""),
  );
}

function ofTrip(log: Log, trip: EndedTrip, fish: readonly Fish[]): OutingWithoutHours {
  const cuts = cutBetween(fish, trip, log.eventsOf.get(trip.id));
  return {
    ...aboutTrips(log, [trip]),
    fish: fish.map((each) => presentFish(log, each)),
    segments: cuts.map((cut) => ({
      start: cut.start.toISOString(),
      hours: cut.hours,
      conditions: conditionsOf(log, trip, cut),
    })),
  };
}

function ofLooseFish(log: Log, { fish, water, weather }: Log["loose"][number]): OutingWithoutHours {
  const [first] = fish;
  const known = { ...log, weather };
  return {
    ...aboutLooseFish(log, fish),
    water,
    fish: fish.map((each) => presentFish(log, each)),
    segments: cutBetween(fish, { timeZone: first.timeZone, lines: 1 }).map((cut) => ({
      start: cut.start.toISOString(),
      hours: cut.hours,
      conditions: hasEnoughFish(fish) ? looseConditions(known, first, cut) : null,
    })),
  };
}

function aboutLooseFish(
  { spellLure }: Log,
  fish: readonly [LooseFish, ...LooseFish[]],
): Omit<OutingWithoutHours, "water" | "fish" | "segments"> {
  const [first] = fish;
  return {
    trips: [],
    day: first.day,
    time_zone: first.timeZone,
    place_name: null,
    target_species: [],
    method: null,
    lures: sorted(fish.flatMap(({ lureType }) => (lureType === null ? [] : [spellLure(lureType)]))),
    is_sample: first.isSample,
  };
}

/** Cuts the time from the first fish to the last. */
function cutBetween(
  fish: readonly { caughtAt: Date }[],
  { timeZone, lines }: { timeZone: string; lines: number },
  events: readonly CuttingEvent[] = [],
) {
  const [startedAt, endedAt] = [fish[0]?.caughtAt, fish.at(-1)?.caughtAt];
  if (!startedAt || !endedAt || startedAt >= endedAt) return [];
  const { offset } = fromAbsolute(startedAt.getTime(), timeZone);
  return cutSegments({ startedAt, endedAt, hoursOverride: null, lines }, events, offset);
}

function presentFish(
  { spellSpecies }: Log,
  { caughtAt, species, quantity }: Pick<Fish, "caughtAt" | "species" | "quantity">,
) {
  return {
    at: caughtAt.toISOString(),
    species: spellSpecies(species),
    ...(quantity > 1 && { count: quantity }),
  };
}
