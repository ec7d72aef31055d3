import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { Expectation, ShownExpectation } from "@creel/domain/trips/expectation";
import { NEAR_KM } from "@creel/domain/trips/said-before";

import { storedSession } from "../../http/stored-session.ts";

interface Shown {
  expectation: ShownExpectation;
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  place: Coordinates;
  userId: string | null;
}

let latest: Shown | null = null;

/** Keeps what an angler was just shown of days like this one: a trip that begins there today is judged by it. */
export function noteShown(expectation: Expectation, where: Pick<Shown, "day" | "place">): void {
  const shown_at = new Date().toISOString();
  latest = { ...where, expectation: { ...expectation, shown_at }, userId: ownUserId() };
}

/** What was shown to this angler of this day and place; `null` when nothing was. */
export function shownExpectation({ day, place }: Pick<Shown, "day" | "place">): ShownExpectation | null {
  if (!latest || latest.userId !== ownUserId() || latest.day !== day) return null;
  const distance = kilometersBetween(latest.place, place) ?? Infinity;
  return distance <= NEAR_KM ? latest.expectation : null;
}

function ownUserId(): string | null {
  return storedSession()?.user.id ?? null;
}
