import type { Catch } from "@creel/domain/catches/catch";
import { countFish } from "@creel/domain/catches/fish-count";
import { canonicalSpecies, speciesKey } from "@creel/domain/species/species";
import type { TripSummary } from "@creel/domain/trips/trip";
import { sumsOfTrip } from "@creel/domain/trips/trip-sums";

import { placeOfTrip } from "../../dates/format-trip.ts";
import { dayOf } from "../../trips/page/parts/use-catches-among.ts";

/** Fish of one species with one fate, which share a line. */
export interface FishLine {
  species: string;
  fate: string | null;
  fish: number;
  /** The heaviest weighed one, else the longest measured one, else any. */
  best: Catch;
}

/** One trip, or the fish of a day that were caught on no trip, by water. */
export interface PrintedOuting {
  id: string;
  /** yyyy-mm-dd. */
  day: string;
  place: string | null;
  /** `null` if unknown, and on the second day of a trip over midnight. */
  hours: number | null;
  isBlank: boolean;
  fish: readonly FishLine[];
}

type PrintedTrip = TripSummary;

/**
 * Returns what a log says day by day, oldest first. A fish stands on its own day, so that a trip over midnight may have
 * two lines.
 */
export function outingsOf(trips: readonly PrintedTrip[], catches: readonly Catch[]): PrintedOuting[] {
  const byTrip = new Map(trips.map((trip) => [trip.id, trip]));
  const left = new Map<string, Catch[]>();
  const onTrips = new Map<string, Catch[]>();
  for (const caught of catches) {
    const day = dayOf(caught.date, caught.time_zone);
    const trip = byTrip.get(caught.trip_id ?? "");
    if (trip?.started_on === day) addTo(onTrips, trip.id, caught);
    else addTo(left, `${day} ${caught.water?.name ?? ""}`, caught);
  }
  const outings = [
    ...trips.map((trip) => tripOuting(trip, onTrips.get(trip.id) ?? [])),
    ...Array.from(left, ([key, caught]) => looseOuting(key, caught)),
  ];
  return outings.toSorted((one, other) => one.at - other.at || one.id.localeCompare(other.id));
}

interface Timed extends PrintedOuting {
  at: number;
}

function tripOuting(trip: PrintedTrip, catches: readonly Catch[]): Timed {
  return {
    id: trip.id,
    day: trip.started_on,
    place: placeOfTrip(trip),
    hours: trip.hours.fished,
    isBlank: sumsOfTrip(trip).blanks > 0,
    fish: linesOf(catches),
    at: Date.parse(trip.started_at),
  };
}

function looseOuting(key: string, catches: readonly Catch[]): Timed {
  const [first] = catches;
  return {
    id: key,
    day: key.slice(0, "2026-11-20".length),
    place: first?.water?.name ?? null,
    hours: null,
    isBlank: false,
    fish: linesOf(catches),
    at: first ? Date.parse(first.date) : 0,
  };
}

/** Sorted by the time of the first fish. */
function linesOf(catches: readonly Catch[]): FishLine[] {
  const groups = new Map<string, Catch[]>();
  for (const caught of catches) addTo(groups, `${speciesKey(caught.species)}\n${caught.fate ?? ""}`, caught);
  return Array.from(groups.values(), (group) => ({
    species: group[0]?.species ?? "",
    fate: group[0]?.fate ?? null,
    fish: countFish(group),
    best: group.reduce((best, caught) => (isBetter(caught, best) ? caught : best)),
  }));
}

export function isBetter(one: Catch, other: Catch): boolean {
  if ((one.weight ?? 0) !== (other.weight ?? 0)) return (one.weight ?? 0) > (other.weight ?? 0);
  return (one.length ?? 0) > (other.length ?? 0);
}

function addTo<Value>(groups: Map<string, Value[]>, key: string, value: Value): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

export interface PrintedDay {
  trips: number;
  fish: number;
}

/** Returns the days (yyyy-mm-dd) with a trip or a fish. */
export function sumByDay(trips: readonly PrintedTrip[], catches: readonly Catch[]): Map<string, PrintedDay> {
  const days = new Map<string, PrintedDay>();
  const add = (day: string, more: PrintedDay) => {
    const { trips: count, fish } = days.get(day) ?? { trips: 0, fish: 0 };
    days.set(day, { trips: count + more.trips, fish: fish + more.fish });
  };
  for (const trip of trips) add(trip.started_on, { trips: 1, fish: 0 });
  for (const { date, time_zone: timeZone, quantity } of catches) {
    add(dayOf(date, timeZone), { trips: 0, fish: quantity });
  }
  return days;
}

export interface SpeciesLine {
  species: string;
  catches: readonly Catch[];
  best: Catch;
}

/** Sorted by the number of fish, largest first. */
export function speciesOf(catches: readonly Catch[]): SpeciesLine[] {
  const groups = new Map<string, Catch[]>();
  for (const caught of catches) addTo(groups, speciesKey(caught.species), caught);
  return Array.from(groups.values(), (group) => ({
    species: canonicalSpecies(group[0]?.species ?? ""),
    catches: group,
    best: group.reduce((best, caught) => (isBetter(caught, best) ? caught : best)),
  })).toSorted((one, other) => countFish(other.catches) - countFish(one.catches));
}
