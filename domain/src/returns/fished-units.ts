import { dayAfter } from "../dates/days.ts";
import { DAY_MS, HOUR_MS } from "../dates/units-of-time.ts";
import { daysIn, startOfDay } from "../dates/zone-days.ts";
import type { RowsBy } from "./block.ts";

export interface NamedWater {
  id: string;
  name: string;
}

export interface ReturnTrip {
  id: string;
  startedAt: Date;
  /** `null` while the trip is running. */
  endedAt: Date | null;
  /** Whether nobody ended the trip, so that its last sign counts as its end. */
  isForgotten: boolean;
  /** `null` while the trip is running and if nobody knows. */
  hours: number | null;
  /** The hours that the angler stated instead of the clock's. */
  hoursOverride: number | null;
  allLogged: boolean;
  anglers: number;
  method: string | null;
  water: NamedWater | null;
  /** The place if the trip is on no water. */
  place: string | null;
}

export interface ReturnCatch {
  id: string;
  species: string;
  caughtAt: Date;
  /** The day on the angler's clock if the time is not known; else `null`. */
  dayOnly: string | null;
  water: NamedWater | null;
  tripId: string | null;
  fate: string | null;
  quantity: number;
  /** The length and the weight of one fish, in inches and pounds. */
  length: number | null;
  weight: number | null;
  lure: string | null;
}

export interface CountedFish extends ReturnCatch {
  day: string;
}

/** The part of a trip on one day. */
interface TripDay {
  trip: ReturnTrip;
  day: string;
  /** `null` if not known. */
  hours: number | null;
}

/** A day, a day on one water, or a trip: it is blank or not as a whole. */
export interface FishedUnit {
  key: string;
  row: string;
  /** The day of the first trip or fish. */
  day: string;
  tripDays: TripDay[];
  fish: CountedFish[];
}

export interface LogOfReturn {
  trips: readonly ReturnTrip[];
  catches: readonly ReturnCatch[];
}

export interface Period {
  /** The first and the last day, yyyy-mm-dd. */
  from: string;
  to: string;
  timeZone: string;
  /** Trips and fish on other waters are left out; empty for all waters. */
  waterIds: readonly string[];
}

interface FishedLog {
  tripDays: TripDay[];
  fish: CountedFish[];
}

/**
 * Returns what happened in the period and on the waters. Days are those of the period's zone, not of the phone's. A
 * trip over midnight is on both days, and its hours are divided as the clock ran.
 */
export function fishedWithin({ trips, catches }: LogOfReturn, period: Period): FishedLog {
  const { from, to, timeZone } = period;
  const dayOf = daysIn(timeZone);
  const isWithin = ({ day }: { day: string }) => day >= from && day <= to;
  const tripOf = new Map(trips.map((trip) => [trip.id, trip]));
  const fish = catches.map((caught) => ({
    ...caught,
    water: caught.water ?? waterOfTrip(tripOf, caught),
    day: caught.dayOnly ?? dayOf(caught.caughtAt),
  }));
  return {
    tripDays: trips
      .filter(({ water }) => isOn(period, water))
      .flatMap((trip) => daysOfTrip(trip, { dayOf, timeZone }))
      .filter(isWithin),
    fish: fish
      .filter((caught) => isWithin(caught) && isOn(period, caught.water))
      .toSorted((one, other) => one.caughtAt.getTime() - other.caughtAt.getTime()),
  };
}

function waterOfTrip(trips: ReadonlyMap<string, ReturnTrip>, { tripId }: ReturnCatch): NamedWater | null {
  return (tripId !== null && trips.get(tripId)?.water) || null;
}

function isOn({ waterIds }: Period, water: NamedWater | null): boolean {
  return waterIds.length === 0 || (water !== null && waterIds.includes(water.id));
}

interface Zone {
  dayOf: (instant: Date) => string;
  timeZone: string;
}

function daysOfTrip(trip: ReturnTrip, { dayOf, timeZone }: Zone): TripDay[] {
  const { startedAt, endedAt, hours } = trip;
  const first = dayOf(startedAt);
  // A trip that ends at midnight is not on the next day.
  const last = endedAt === null ? first : dayOf(new Date(endedAt.getTime() - 1));
  if (endedAt === null || last <= first) return [{ trip, day: first, hours }];
  const clock = (endedAt.getTime() - startedAt.getTime()) / HOUR_MS;
  return daysFromTo(first, last).map((day) => {
    const [begin, end] = [startOfDay(day, timeZone), startOfDay(dayAfter(day, 1), timeZone)];
    const within = Math.min(end, endedAt.getTime()) - Math.max(begin, startedAt.getTime());
    return { trip, day, hours: hours === null ? null : (hours * within) / HOUR_MS / clock };
  });
}

function daysFromTo(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

/** Groups what was fished into units, sorted by day. */
export function unitsOf({ tripDays, fish }: FishedLog, by: RowsBy): FishedUnit[] {
  const units = new Map<string, FishedUnit>();
  const unitOf = (place: Place) => {
    const { key, row } = keysOf(place, by);
    const unit = units.get(key) ?? { key, row, day: place.day, tripDays: [], fish: [] };
    units.set(key, unit);
    if (place.day < unit.day) unit.day = place.day;
    return unit;
  };
  for (const part of tripDays) {
    unitOf({ ...part, tripId: part.trip.id, water: part.trip.water }).tripDays.push(part);
  }
  for (const caught of fish) unitOf(caught).fish.push(caught);
  return [...units.values()].toSorted(
    (one, other) => compare(one.day, other.day) || compare(one.key, other.key),
  );
}

interface Place {
  day: string;
  tripId: string | null;
  water: NamedWater | null;
}

function keysOf({ day, tripId, water }: Place, by: RowsBy): { key: string; row: string } {
  switch (by) {
    case "day":
      return { key: day, row: day };
    case "month":
      return { key: day, row: monthOf(day) };
    case "water":
      return ofWater(day, water?.id ?? "");
    case "trip":
      return tripId === null ? { key: day, row: "" } : { key: tripId, row: tripId };
  }
}

function ofWater(day: string, id: string) {
  return { key: `${day} ${id}`, row: id };
}

export function monthOf(day: string): string {
  return day.slice(0, "yyyy-mm".length);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
