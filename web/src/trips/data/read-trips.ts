import { runningTripSchema, type Trip, tripAnswerSchema } from "@creel/domain/trips/trip";
import {
  type TripCalendar,
  tripCalendarSchema,
  type TripList,
  tripListSchema,
  type TripStats,
  tripStatsSchema,
} from "@creel/domain/trips/trip-list";
import { type TripPlaces, tripPlacesSchema } from "@creel/domain/trips/trip-places";

import { send } from "../../http/send.ts";

// All functions throw ApiError and NetworkError. Changes to a trip go through the outbox.

export function readRunningTrip(signal: AbortSignal): Promise<{ trip: Trip | null }> {
  return send({ path: "/trips/running", signal }, runningTripSchema);
}

export async function readTrip(id: string, signal: AbortSignal): Promise<Trip> {
  return (await send({ path: `/trips/${id}`, signal }, tripAnswerSchema)).trip;
}

interface Page {
  /** The filters as a query string, without `?`. */
  query: string;
  /** Empty for the first page. */
  cursor: string;
}

export function readTrips({ query, cursor }: Page, signal: AbortSignal): Promise<TripList> {
  return send({ path: tripListPath(query, cursor), signal }, tripListSchema);
}

export function readTripPlaces(signal: AbortSignal): Promise<TripPlaces> {
  return send({ path: "/trips/places", signal }, tripPlacesSchema);
}

export function readTripStats(query: string, signal: AbortSignal): Promise<TripStats> {
  return send({ path: tripStatsPath(query), signal }, tripStatsSchema);
}

export function readTripCalendar(of: CalendarOf, signal: AbortSignal): Promise<TripCalendar> {
  return send({ path: tripCalendarPath(of), signal }, tripCalendarSchema);
}

// Paths of the trips API.

const PAGE_LIMIT = 24;

/** @param filters query string, without `?` */
function tripListPath(filters = "", cursor = ""): string {
  const parameters = [`limit=${PAGE_LIMIT}`, filters, cursor && `cursor=${cursor}`];
  return `/trips?${parameters.filter(Boolean).join("&")}`;
}

/** @param filters query string, without `?` */
function tripStatsPath(filters = ""): string {
  return filters === "" ? "/trips/stats" : `/trips/stats?${filters}`;
}

export interface CalendarOf {
  year: number;
  /** `undefined` for all species. */
  species?: string | undefined;
}

function tripCalendarPath({ year, species }: CalendarOf): string {
  const query = new URLSearchParams({ year: String(year), ...(species && { species }) });
  return `/trips/calendar?${query}`;
}
