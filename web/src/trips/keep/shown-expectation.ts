import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { Expectation, ShownExpectation } from "@creel/domain/trips/expectation";
import { NEAR_KM } from "@creel/domain/trips/prediction-evidence";

import { storedSession } from "../../http/stored-session.ts";

interface Shown {
  expectation: ShownExpectation;
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  place: Coordinates;
  userId: string | null;
}

let latest: Shown | null = null;

/**
 * Remembers the expectation just shown for a day and place, so that a trip starting there on that day is judged by it.
 */
export function noteShown(expectation: Expectation, where: Pick<Shown, "day" | "place">): void {
  const shown_at = new Date().toISOString();
  latest = { ...where, expectation: { ...expectation, shown_at }, userId: ownUserId() };
}

/** Returns the expectation shown to this angler for the day and place; `null` if none was. */
export function shownExpectation({ day, place }: Pick<Shown, "day" | "place">): ShownExpectation | null {
  if (!latest || latest.userId !== ownUserId() || latest.day !== day) return null;
  const distance = kilometersBetween(latest.place, place) ?? Infinity;
  return distance <= NEAR_KM ? latest.expectation : null;
}

function ownUserId(): string | null {
  return storedSession()?.user.id ?? null;
}
