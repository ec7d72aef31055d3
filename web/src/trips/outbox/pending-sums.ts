import type { Catch } from "@creel/domain/catches/catch";
import { speciesKey } from "@creel/domain/species/species";
import type { Trip, TripSummary } from "@creel/domain/trips/trip";
import type { TripCalendar, TripStats } from "@creel/domain/trips/trip-list";
import type { Proposal } from "@creel/domain/trips/trip-proposals";
import { exchangeTrips, sumsOfTrip, sumYears } from "@creel/domain/trips/trip-sums";

import { dayOfCatch, type PendingChange } from "../../catches/outbox/pending-changes.ts";
import { type ListedTrips, matches } from "./pending-trip-list.ts";
import type { TripChange } from "./pending-trips.ts";

export interface PendingChanges {
  trips: readonly TripChange[];
  catches: readonly PendingChange[];
}

/** Returns the totals by month and year as they will be once all pending changes are sent. */
export function withPendingStats(
  stats: TripStats,
  { trips }: PendingChanges,
  filters: ListedTrips,
): TripStats {
  if (trips.length === 0) return stats;
  const among = (all: readonly (Trip | null)[]) =>
    all.filter((trip) => trip !== null).filter((trip) => matches(trip, filters));
  const removed = among(trips.map(({ before }) => before));
  const added = among(trips.map(({ after }) => after));
  const months = exchangeTrips(stats.months, { added, removed });
  const toConfirm = stats.toConfirm + forgotten(added) - forgotten(removed);
  return { months, years: sumYears(months), toConfirm: Math.max(0, toConfirm) };
}

function forgotten(trips: readonly TripSummary[]): number {
  return trips.filter(({ end_source: source }) => source === "forgotten").length;
}

type Day = TripCalendar["days"][number];

/** Leaves the heaviest fish of each day unchanged: only the server knows which fish was heaviest before. */
export function withPendingCalendar(
  { days }: TripCalendar,
  { trips, catches }: PendingChanges,
  { year, species }: { year: number; species?: string | undefined },
): TripCalendar {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const put = (day: string, change: (was: Day) => Day) => {
    if (day.startsWith(String(year))) byDay.set(day, change(byDay.get(day) ?? { ...NO_DAY, day }));
  };
  const addTrip = (trip: Trip | null, times: 1 | -1) =>
    trip && put(trip.started_on, (was) => dayWith(was, trip, times));
  const matchesSpecies = (caught: Catch) =>
    species === undefined || speciesKey(caught.species) === speciesKey(species);
  const addFish = (caught: Catch | null, times: 1 | -1) =>
    caught &&
    matchesSpecies(caught) &&
    put(dayOfCatch(caught), (was) => ({ ...was, fish: was.fish + times * caught.quantity }));
  for (const { before, after } of trips) {
    addTrip(before, -1);
    addTrip(after, 1);
  }
  for (const { before, after } of catches) {
    addFish(before, -1);
    addFish(after, 1);
  }
  const left = [...byDay.values()].filter(({ trips: count, fish }) => count > 0 || fish > 0);
  return { days: left.toSorted((one, other) => one.day.localeCompare(other.day)) };
}

const NO_DAY = { trips: 0, blanks: 0, fish: 0, hours: null, bests: [] };

function dayWith(day: Day, trip: Trip, times: 1 | -1): Day {
  const { blanks, hours } = sumsOfTrip(trip);
  const trips = day.trips + times;
  return {
    ...day,
    trips,
    blanks: day.blanks + times * blanks,
    hours: trips > 0 ? (day.hours ?? 0) + times * hours : null,
  };
}

/** Returns the days (yyyy-mm-dd) with changes that are on this device alone. */
export function pendingDays({ trips, catches }: PendingChanges): ReadonlySet<string> {
  return new Set([
    ...trips.flatMap(({ after }) => after?.started_on ?? []),
    ...catches.flatMap(({ after }) => (after ? dayOfCatch(after) : [])),
  ]);
}

/**
 * Drops proposals that pending changes contradict: a fish was deleted or has a trip, or another trip covers that time.
 * The server proposes anew once it has the changes.
 */
export function withPendingProposals<Answer extends { proposals: readonly Proposal[]; total: number }>(
  answer: Answer,
  { trips, catches }: PendingChanges,
): Answer {
  const taken = new Set(catches.filter(isTaken).map(({ id }) => id));
  const fished = trips.filter(isOtherTime).flatMap(({ after }) => after ?? []);
  const proposals = answer.proposals.filter(
    (proposal) =>
      !proposal.catchIds.some((id) => taken.has(id)) && !fished.some((trip) => sharesTime(proposal, trip)),
  );
  return { ...answer, proposals, total: answer.total - (answer.proposals.length - proposals.length) };
}

function isTaken({ after }: PendingChange): boolean {
  return after === null || typeof after.trip_id === "string";
}

function isOtherTime({ before, after }: TripChange): boolean {
  return before?.started_at !== after?.started_at || before?.ended_at !== after?.ended_at;
}

function sharesTime({ started_at: first, ended_at: last }: Proposal, trip: Trip): boolean {
  if (first === null || last === null) return false;
  const end = trip.ended_at === null ? Infinity : Date.parse(trip.ended_at);
  return Date.parse(first) <= end && Date.parse(last) >= Date.parse(trip.started_at);
}
