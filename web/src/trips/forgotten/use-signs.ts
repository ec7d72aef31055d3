import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { trueNow } from "../../device/clock.ts";
import { grantedPositionQuery } from "../../places/granted-position.ts";
import { createStore } from "../../store/create-store.ts";
import { waterListQuery } from "../../waters/data/api.ts";
import { isFarFrom } from "./is-far-from.ts";
import { isForgotten } from "./is-forgotten.ts";
import type { isPastDusk as IsPastDusk } from "./is-past-dusk.ts";
import { noteLeft, noteSeen, signsOf } from "./signs.ts";

/** The id of the trip of which somebody is asked whether it goes on. */
export const askedAbout = createStore<string | null>(null);

const EVERY_MS = MINUTE_MS;

/** As far as the device says where it is without a question. */
async function isAway(queryClient: QueryClient, trip: Trip): Promise<boolean> {
  const place = await queryClient.fetchQuery(grantedPositionQuery).catch(() => null);
  const waters = queryClient.getQueryData(waterListQuery().queryKey)?.waters ?? [];
  return place !== null && isFarFrom(trip, place, waters);
}

/** No part of the first page. */
async function isPastDusk(...known: Parameters<typeof IsPastDusk>): Promise<boolean> {
  return (await import("./is-past-dusk.ts")).isPastDusk(...known);
}

/** For one and the same trip: notes that the app is in front, and asks where a trip had no sign for long. */
export function useSigns(trip: Trip): void {
  const queryClient = useQueryClient();
  const look = useEffectEvent(() => {
    if (document.visibilityState === "hidden" || askedAbout.get() === trip.id) return;
    const now = trueNow();
    if (isForgotten(trip, signsOf(trip), now)) return askedAbout.set(trip.id);
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
