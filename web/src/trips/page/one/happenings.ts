import type { Catch } from "@creel/domain/catches/catch";
import type { Trip } from "@creel/domain/trips/trip";
import type { TripEvent } from "@creel/domain/trips/trip-event";

export type Happening =
  | { kind: "start" | "end"; at: string | null }
  | { kind: "catch"; at: string | null; caught: Catch }
  | { kind: "event"; at: string | null; event: TripEvent };

/** All of a trip from its start to its end; what was counted afterwards comes last. The ends of breaks are told with them. */
export function happeningsOf(trip: Trip, catches: readonly Catch[]): Happening[] {
  const between: Happening[] = [
    ...catches.map((caught) => ({ kind: "catch" as const, at: timeOf(caught), caught })),
    ...trip.events
      .filter(({ kind }) => kind !== "resume")
      .map((event) => ({ kind: "event" as const, at: event.at, event })),
  ];
  const timed = between.filter(({ at }) => at !== null);
  timed.sort((one, other) => Date.parse(one.at ?? "") - Date.parse(other.at ?? ""));
  return [
    { kind: "start", at: trip.started_at },
    ...timed,
    ...(trip.ended_at === null ? [] : [{ kind: "end" as const, at: trip.ended_at }]),
    ...between.filter(({ at }) => at === null),
  ];
}

/** `null` where only the day is known. */
function timeOf({ date, time }: Catch): string | null {
  return time === null ? null : date;
}

/** How long a break lasted, in minutes; one without an end lasts to that of the trip. */
export function minutesOfBreak(pause: TripEvent, trip: Trip): number | null {
  if (pause.at === null) return null;
  const from = Date.parse(pause.at);
  const resumes = trip.events
    .flatMap(({ kind, at }) => (kind === "resume" && at !== null ? [Date.parse(at)] : []))
    .filter((at) => at >= from);
  const to = Math.min(...resumes, trip.ended_at === null ? Infinity : Date.parse(trip.ended_at));
  return Number.isFinite(to) ? Math.round((to - from) / 60_000) : null;
}
