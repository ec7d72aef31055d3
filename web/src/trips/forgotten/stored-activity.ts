import type { Trip } from "@creel/domain/trips/trip";
import * as z from "zod/mini";

import { TRIP_ACTIVITY_KEY } from "../../device/storage-keys.ts";
import { parseJson } from "../../store/parse-json.ts";

const activitySchema = z.object({
  tripId: z.string(),
  /** When the app was last in front, in milliseconds since 1970. */
  seenAt: z.number(),
  /** When the angler last confirmed still fishing, in milliseconds since 1970. */
  confirmedAt: z.nullable(z.number()),
  /** When the app was first in front far from the water without a return since, in milliseconds since 1970. */
  leftAt: z._default(z.nullable(z.number()), null),
});
type StoredActivity = z.infer<typeof activitySchema>;

/** Returns the signs noted on this device besides catches and events; `null` if the app was never in front. */
export function readActivity({ id }: Pick<Trip, "id">): StoredActivity | null {
  const read = activitySchema.safeParse(parseJson(localStorage.getItem(TRIP_ACTIVITY_KEY)));
  return read.success && read.data.tripId === id ? read.data : null;
}

export function noteSeen(trip: Pick<Trip, "id">, seenAt: number): void {
  store({ tripId: trip.id, seenAt, confirmedAt: readActivity(trip)?.confirmedAt ?? null, leftAt: null });
}

/** Opening the app far from the water is no sign of fishing, so `seenAt` stays. */
export function noteLeft(
  { id: tripId, started_at: start }: Pick<Trip, "id" | "started_at">,
  now: number,
): void {
  const activity = readActivity({ id: tripId }) ?? {
    tripId,
    seenAt: Date.parse(start),
    confirmedAt: null,
    leftAt: null,
  };
  store({ ...activity, leftAt: activity.leftAt ?? now });
}

export function noteConfirmed({ id: tripId }: Pick<Trip, "id">, now: number): void {
  store({ tripId, seenAt: now, confirmedAt: now, leftAt: null });
}

function store(activity: StoredActivity): void {
  try {
    localStorage.setItem(TRIP_ACTIVITY_KEY, JSON.stringify(activity));
  } catch {
    // If storage is full, the trip's catches and events remain as signs.
  }
}
