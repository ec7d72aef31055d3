import type { Catch } from "@creel/domain/catches/catch";
import { catchListSchema } from "@creel/domain/catches/catch-list";
import {
  type EarlierTrip,
  onThisDay,
  speciesOfOuting,
} from "@creel/domain/insights/similar-days/on-this-day";
import { getLocalTimeZone, today } from "@internationalized/date";
import type { QueryClient } from "@tanstack/react-query";

import { catchListPath } from "../../catches/logbook/api.ts";
import { send } from "../../http/send.ts";
import { outingsQuery } from "../api.ts";

/** Grouped by the day of the catch. */
type EarlierFish = { day: string; catches: Catch[] }[];

/** The number of years to load, starting with the latest. */
const MOST_YEARS = 4;

/**
 * Returns the fish of each day, heaviest first.
 *
 * @throws ApiError, NetworkError
 */
export async function readEarlierFish(client: QueryClient, signal: AbortSignal): Promise<EarlierFish> {
  const log = await client.ensureQueryData(outingsQuery);
  const earlier = onThisDay(log, today(getLocalTimeZone()).toString());
  const fished = earlier.flatMap(({ outing }) => (speciesOfOuting(outing).length > 0 ? [outing.day] : []));
  return Promise.all(
    [...new Set(fished)].slice(0, MOST_YEARS).map(async (day) => {
      const path = catchListPath(`from=${day}&to=${day}&sort=-weight`);
      return { day, catches: (await send({ path, signal }, catchListSchema)).catches };
    }),
  );
}

/** Returns the heaviest fish of the trip, or else the longest; `null` if its fish are not known. */
export function biggestOf(fish: EarlierFish, outing: EarlierTrip["outing"]): Catch | null {
  const trips = new Set(outing.trips.map(({ id }) => id));
  const ofDay = fish.find(({ day }) => day === outing.day)?.catches ?? [];
  const caught = ofDay.filter(({ trip_id: tripId = null, water = null }) =>
    tripId === null ? trips.size === 0 && water?.id === outing.water?.id : trips.has(tripId),
  );
  const [heaviest] = caught;
  if (!heaviest || heaviest.weight !== null) return heaviest ?? null;
  const [longest] = caught.toSorted((one, other) => (other.length ?? 0) - (one.length ?? 0));
  return longest ?? null;
}
