import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { useEffect, useEffectEvent } from "react";

import { trueNow } from "../../../device/clock.ts";
import { createStore } from "../../../store/create-store.ts";
import { isForgotten } from "./is-forgotten.ts";
import { noteSeen, signsOf } from "./signs.ts";

/** The id of the trip of which somebody is asked whether it goes on. */
export const askedAbout = createStore<string | null>(null);

const EVERY_MS = MINUTE_MS;

/** For one and the same trip: notes that the app is in front, and asks where a trip had no sign for long. */
export function useSigns(trip: Trip): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === "hidden" || askedAbout.get() === trip.id) return;
    const now = trueNow();
    if (isForgotten(trip, signsOf(trip), now)) askedAbout.set(trip.id);
    else noteSeen(trip, now);
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
