import type { Trip } from "@creel/domain/trips/trip";
import * as z from "zod/mini";

import { TRIP_SIGNS_KEY } from "../../device/storage-keys.ts";
import { parseJson } from "../../store/parse-json.ts";

const signsSchema = z.object({
  tripId: z.string(),
  /** When the app was last in front, in milliseconds since 1970. */
  seenAt: z.number(),
  /** When the angler last confirmed still fishing, in milliseconds since 1970. */
  confirmedAt: z.nullable(z.number()),
  /** When the app was first in front far from the water without a return since, in milliseconds since 1970. */
  leftAt: z._default(z.nullable(z.number()), null),
});
type Signs = z.infer<typeof signsSchema>;

/** Returns the signs noted on this device besides catches and events; `null` if the app was never in front. */
export function signsOf({ id }: Pick<Trip, "id">): Signs | null {
  const read = signsSchema.safeParse(parseJson(localStorage.getItem(TRIP_SIGNS_KEY)));
  return read.success && read.data.tripId === id ? read.data : null;
}

export function noteSeen(trip: Pick<Trip, "id">, seenAt: number): void {
  store({ tripId: trip.id, seenAt, confirmedAt: signsOf(trip)?.confirmedAt ?? null, leftAt: null });
}

/** Opening the app far from the water is no sign of fishing, so `seenAt` stays. */
export function noteLeft(
  { id: tripId, started_at: start }: Pick<Trip, "id" | "started_at">,
  now: number,
): void {
  const signs = signsOf({ id: tripId }) ?? {
    tripId,
    seenAt: Date.parse(start),
    confirmedAt: null,
    leftAt: null,
  };
  store({ ...signs, leftAt: signs.leftAt ?? now });
}

export function noteConfirmed({ id: tripId }: Pick<Trip, "id">, now: number): void {
  store({ tripId, seenAt: now, confirmedAt: now, leftAt: null });
}

function store(signs: Signs): void {
  try {
    localStorage.setItem(TRIP_SIGNS_KEY, JSON.stringify(signs));
  } catch {
    // If storage is full, the trip's catches and events remain as signs.
  }
}
