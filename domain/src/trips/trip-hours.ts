import { HOUR_MS } from "../dates/units-of-time.ts";
import type { EndSource, StartSource } from "./new-trip.ts";
import type { EventKind } from "./trip-event.ts";
import type { TripHours } from "./trip.ts";

/** A rate from fewer hours means nothing. */
export const LEAST_USABLE_HOURS = 0.25;
/** Nobody fishes longer without a break. With more hours on the clock, the angler has to state how many were fished. */
const MOST_HOURS_BY_CLOCK = 24;

export interface TimedEvent {
  /** `null` if counted afterward. */
  at: Date | null;
  kind: EventKind;
}

export interface TripSpan {
  startedAt: Date;
  /** `null` while the trip is running. */
  endedAt: Date | null;
  startSource: StartSource;
  endSource: EndSource | null;
  hoursOverride: number | null;
  allLogged: boolean;
}

/**
 * Computes hours between instants, so that neither midnight nor a clock change matters.
 * @param now the end of a running trip's last pause, if that has no end
 */
export function tripHours(trip: TripSpan, events: readonly TimedEvent[], now: Date): TripHours {
  return hoursOf(trip, pausedHours(trip, events, now));
}

/** @param paused the result of `pausedHours` */
export function hoursOf(trip: TripSpan, paused: number): TripHours {
  const { startedAt, endedAt, hoursOverride: override } = trip;
  const clock = endedAt && (endedAt.getTime() - startedAt.getTime()) / HOUR_MS;
  const fished = clock === null ? null : (override ?? (isOnClock(trip) ? Math.max(0, clock - paused) : null));
  return { clock, paused, override, fished, usable: isUsable(trip, fished) };
}

/** True if the hours come from the clock and are too many to be hours of fishing. */
export function isBeyondClock({ fished, override }: Pick<TripHours, "fished" | "override">): boolean {
  return override === null && fished !== null && fished > MOST_HOURS_BY_CLOCK;
}

/** False for a trip that was made from its first and last fish: nobody knows how long it was. */
function isOnClock({ startSource, endSource }: TripSpan): boolean {
  return startSource !== "inferred" && endSource !== "inferred";
}

function isUsable(
  { endSource, allLogged, hoursOverride: override }: TripSpan,
  fished: number | null,
): boolean {
  const isKnown = fished !== null && fished >= LEAST_USABLE_HOURS && !isBeyondClock({ fished, override });
  return isKnown && endSource !== "forgotten" && allLogged;
}

/** True for an ended trip without fish, if all fish of the trip are in the log. */
export function isBlank(
  { endedAt, allLogged }: Pick<TripSpan, "endedAt" | "allLogged">,
  fish: number,
): boolean {
  return endedAt !== null && allLogged && fish === 0;
}

/** A pause lasts until the next resume, else until the end. Time outside the trip does not count. */
export function pausedHours(
  { startedAt, endedAt }: Pick<TripSpan, "startedAt" | "endedAt">,
  events: readonly TimedEvent[],
  now: Date,
): number {
  const [start, end] = [startedAt.getTime(), (endedAt ?? now).getTime()];
  let pausedMs = 0;
  let pausedSince: number | null = null;
  for (const { at, isPause } of turnsOf(events)) {
    const instant = Math.min(Math.max(at, start), end);
    if (isPause) pausedSince ??= instant;
    else if (pausedSince !== null) {
      pausedMs += instant - pausedSince;
      pausedSince = null;
    }
  }
  if (pausedSince !== null) pausedMs += Math.max(0, end - pausedSince);
  return pausedMs / HOUR_MS;
}

function turnsOf(events: readonly TimedEvent[]): { at: number; isPause: boolean }[] {
  return events
    .flatMap(({ at, kind }) =>
      at && (kind === "pause" || kind === "resume") ? [{ at: at.getTime(), isPause: kind === "pause" }] : [],
    )
    .toSorted((one, other) => one.at - other.at);
}
