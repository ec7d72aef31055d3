import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { SegmentConditions } from "@creel/domain/insights/outings";
import { proposeTrips } from "@creel/domain/trips/propose-trips";
import { DEFAULT_GAP_HOURS } from "@creel/domain/trips/trip-proposals";
import { fromAbsolute } from "@internationalized/date";

import { nameOf, type WaterNames } from "../places/water-names.repository.ts";
import type { KnownMonth, StoredMonths } from "./insight-context.ts";
import type { Log, LooseOuting, LooseFish } from "./outings.repository.ts";
import { NO_WEATHER, roundDegrees, solarMinutes, type Times } from "./segment-conditions.ts";

/** Fewer fish say nothing about the time between them. */
const LEAST_FISH = 3;

export function hasEnoughFish(fish: readonly LooseFish[]): boolean {
  return fish.length >= LEAST_FISH;
}

interface Known {
  userId: string;
  names: WaterNames;
  /** `null` if the weather is turned off. */
  months: StoredMonths | null;
}

/** Groups catches without a trip like proposed trips, and adds the weather of their months. */
export async function groupLooseFish(
  loose: readonly LooseFish[],
  { userId, names, months }: Known,
): Promise<LooseOuting[]> {
  const named = loose.map((fish) =>
    Object.assign(fish, { isTimed: true, water: nameOf(names, fish.waterId) }),
  );
  const byId = new Map(named.map((fish) => [fish.id, fish]));
  const groups = proposeTrips(named, DEFAULT_GAP_HOURS).flatMap(({ catchIds, water }) => {
    const [first, ...others] = catchIds.flatMap((id) => byId.get(id) ?? []);
    return first ? [{ fish: [first, ...others] as const, water }] : [];
  });
  const weatherOf = await readWeather(
    groups.flatMap(({ fish }) => (hasEnoughFish(fish) ? [fish[0]] : [])),
    { userId, months },
  );
  return groups.map(({ fish, water }) => ({ fish, water, weather: weatherOf.get(fish[0].id) ?? null }));
}

/** Keyed by the id of the first fish. */
async function readWeather(
  firsts: readonly LooseFish[],
  { userId, months }: Pick<Known, "userId" | "months">,
): Promise<ReadonlyMap<string, KnownMonth | null>> {
  const asked = firsts.flatMap(({ id, day, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [{ id, place: { latitude, longitude }, month: day.slice(0, "yyyy-mm".length) }],
  );
  const found = await months?.storedMonths(userId, asked);
  return new Map(asked.map(({ id }, index) => [id, found?.[index] ?? null]));
}

interface Circumstances {
  sky: Log["sky"];
  weather: KnownMonth | null;
}

/** Returns the conditions as a trip's hours have them, except for the sea. `null` if the place is not known. */
export function looseConditions(
  { sky, weather }: Circumstances,
  { latitude, longitude, timeZone }: LooseFish,
  segment: Times,
): SegmentConditions | null {
  if (latitude === null || longitude === null) return null;
  const place = { latitude, longitude };
  const middle = new Date((segment.start.getTime() + segment.end.getTime()) / 2);
  const altitude = sky.sunAltitude(place, middle);
  return {
    ...NO_WEATHER,
    ...weather?.hourAt(clockHourOf(segment.start, timeZone)),
    sun_altitude: roundDegrees(altitude),
    is_sun_rising: sky.sunAltitude(place, new Date(middle.getTime() + MINUTE_MS)) > altitude,
    minutes_from_solar_noon: solarMinutes(sky, place, segment),
    moon_elongation: roundDegrees(sky.moonAt(middle).elongation),
    solunar: sky.solunarKind(place, middle),
  };
}

/** Returns the start of the local hour, rounded to the nearest hour that has weather. */
function clockHourOf(instant: Date, timeZone: string): Date {
  const { offset } = fromAbsolute(instant.getTime(), timeZone);
  const begin = Math.floor((instant.getTime() + offset) / HOUR_MS) * HOUR_MS - offset;
  return new Date(Math.round(begin / HOUR_MS) * HOUR_MS);
}
