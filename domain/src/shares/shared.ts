import type { Catch } from "../catches/catch.ts";
import { clockAt, dayAt } from "../dates/clock.ts";
import type { VisiblePlace } from "../places/visible-place.ts";
import type { TripSummary } from "../trips/trip.ts";
import type { YearReview } from "../year-review/year-review.ts";
import type { Share } from "./share.ts";

type Choices = Pick<Share, "show_time" | "show_notes" | "show_water">;

interface Shared {
  /** The day on the angler's clock. */
  day: string;
  notes: string | null;
  water: string | null;
  place: VisiblePlace;
}

/** Units are the same as in a catch. */
export interface SharedCatch extends Shared {
  kind: "catch";
  species: string;
  /** HH:mm on the angler's clock. */
  time: string | null;
  quantity: number;
  fate: string | null;
  /** The weight is that of one fish, as is the length. */
  weight: number | null;
  length: number | null;
  depth: number | null;
  lure: string | null;
  /** `null` unless the exact spot is shown, because the weather of a day reveals the area. */
  weather: Pick<Catch, "air_temperature" | "water_temperature" | "barometric_pressure"> | null;
}

export interface SharedTrip extends Shared {
  kind: "trip";
  /** Start and end in HH:mm on the angler's clock. */
  times: { start: string; end: string | null } | null;
  hours: number | null;
  fish: number;
  bySpecies: readonly { species: string; count: number }[];
}

/** Contains only counts, without places or names of waters. */
export interface SharedYear extends Shared {
  kind: "year";
  year: string;
  catches: number;
  days: number;
  trips: number;
  blanks: number;
  hours: number;
  bySpecies: readonly { species: string; count: number }[];
  heaviest: { species: string; value: number } | null;
  longest: { species: string; value: number } | null;
}

/** Returns everything a link shows of a catch. Fields that are not listed here are not shown. */
export function sharedCatch(caught: Catch, choices: Choices, place: VisiblePlace): SharedCatch {
  const { air_temperature, water_temperature, barometric_pressure } = caught;
  return {
    kind: "catch",
    day: dayAt(caught.date, caught.time_zone),
    time: choices.show_time ? caught.time : null,
    species: caught.species,
    quantity: caught.quantity,
    fate: caught.fate,
    weight: caught.weight,
    length: caught.length,
    depth: caught.depth,
    lure: caught.lure_type,
    notes: choices.show_notes ? caught.notes : null,
    water: choices.show_water ? (caught.water?.name ?? null) : null,
    weather: place?.kind === "exact" ? { air_temperature, water_temperature, barometric_pressure } : null,
    place,
  };
}

/** Returns everything a link shows of a trip. Its fish appear only as counts. */
export function sharedTrip(trip: TripSummary, choices: Choices, place: VisiblePlace): SharedTrip {
  const { time_zone: zone } = trip;
  return {
    kind: "trip",
    day: trip.started_on,
    times: choices.show_time
      ? { start: clockAt(trip.started_at, zone), end: trip.ended_at && clockAt(trip.ended_at, zone) }
      : null,
    hours: trip.hours.fished,
    fish: trip.counts.fish,
    bySpecies: trip.counts.bySpecies,
    notes: choices.show_notes ? trip.notes : null,
    water: choices.show_water ? (trip.water?.name ?? null) : null,
    place,
  };
}

/** Returns everything a link shows of a year, which never has a place. */
export function sharedYear(review: YearReview): SharedYear {
  const { year, catches, days, trips, blanks, hours, species, heaviest, longest } = review;
  return {
    kind: "year",
    day: `${year}-01-01`,
    year,
    catches,
    days,
    trips,
    blanks,
    hours,
    bySpecies: species.map(({ name, catches: count }) => ({ species: name, count })),
    heaviest: heaviest && { species: heaviest.species, value: heaviest.value },
    longest: longest && { species: longest.species, value: longest.value },
    notes: null,
    water: null,
    place: null,
  };
}
