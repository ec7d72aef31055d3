import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { trueNow } from "../../device/clock.ts";
import { grantedPositionQuery } from "../../places/granted-position.ts";
import { createStore } from "../../store/create-store.ts";
import { waterListQuery } from "../../waters/data/api.ts";
import { tripListQuery } from "../data/api.ts";
import { storedForecastsQuery } from "../keep/stored-forecasts.ts";
import { daysNear, duskOf } from "../parts/dusk-of.ts";
import { isFarFrom, isForgotten, isLongDark, isNightTrip } from "./is-forgotten.ts";
import { noteLeft, noteSeen, readActivity } from "./stored-activity.ts";

/** The id of the trip that the app asks about; `null` if it does not ask. */
export const askedAbout = createStore<string | null>(null);

const EVERY_MS = MINUTE_MS;

/** Whether the device is far from the trip. False if its position is unknown or needs a permission prompt. */
async function isAway(queryClient: QueryClient, trip: Trip): Promise<boolean> {
  const place = await queryClient.fetchQuery(grantedPositionQuery).catch(() => null);
  const waters = queryClient.getQueryData(waterListQuery().queryKey)?.waters ?? [];
  return place !== null && isFarFrom(trip, place, waters);
}

/** Notes that the app is in front, and asks about a trip without signs for long. Call it for one trip only. */
export function useActivityWatch(trip: Trip): void {
  const queryClient = useQueryClient();
  const look = useEffectEvent(() => {
    if (document.visibilityState === "hidden" || askedAbout.get() === trip.id) return;
    const now = trueNow();
    if (isForgotten(trip, readActivity(trip), now)) return askedAbout.set(trip.id);
    void isPastDusk(queryClient, trip, now).then(async (isDark) => {
      if (isDark) return askedAbout.set(trip.id);
      return (await isAway(queryClient, trip)) ? noteLeft(trip, now) : noteSeen(trip, now);
    });
  });
  useEffect(() => {
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}

/** Whether it has long been dark at the trip, for anglers without night trips among their last ones. */
async function isPastDusk(queryClient: QueryClient, trip: Trip, now: number): Promise<boolean> {
  const list = await queryClient.ensureInfiniteQueryData(tripListQuery()).catch(() => null);
  if (!list || list.pages.some(({ trips }) => trips.some(isNightTrip))) return false;
  const forecasts = await queryClient.fetchQuery(storedForecastsQuery).catch(() => []);
  const { lastLight } = duskOf(daysNear(forecasts, trip), Date.parse(trip.started_at));
  return isLongDark(trip, readActivity(trip), { lastLight, now });
}
