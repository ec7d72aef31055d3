import {
  calendarQuerySchema,
  tripCalendarSchema,
  tripListQuerySchema,
  tripListSchema,
  tripStatsQuerySchema,
  tripStatsSchema,
  type CalendarQuery,
  type TripCalendar,
  type TripStats,
  type TripStatsQuery,
} from "@creel/domain/trips/trip-list";
import { tripPlacesSchema } from "@creel/domain/trips/trip-places";
import { sumYears } from "@creel/domain/trips/trip-sums";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { openCursor, sealCursor } from "../base/sealed-cursor.ts";
import type { Database } from "../database/connect.ts";
import type { Angler } from "../database/species-names.ts";
import { presentTrips } from "./record/present-trip.ts";
import type { TripContext } from "./record/trip-context.ts";
import {
  listTrips,
  findTripPlaces,
  findTracks,
  countFishOfDays,
  sumMonths,
  sumTripsOfDays,
} from "./trip-list.repository.ts";

const tags = ["Trips"];

export const tripListRoutes: FastifyPluginCallbackZod<TripContext> = (app, { sessions }, done) => {
  const { db, keys } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "Matching trips, latest first, in pages",
      querystring: tripListQuerySchema,
      response: { 200: tripListSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      const query = openCursor(request.query, user, keys.cursor);
      const { rows, nextCursor, total } = await listTrips(db, user, query);
      const trips = await presentTrips(db, user, rows);
      return { trips, nextCursor: sealCursor(nextCursor, user, keys.cursor), total };
    },
  });

  app.get("/stats", {
    schema: {
      tags,
      summary: "Trips, blanks, fish and hours by year and month, of all or matching trips",
      description:
        "Fish per hour is the quotient from `usable`: trips that ended at a known time with all fish " +
        "logged. A first fish that started the clock does not count there.",
      querystring: tripStatsQuerySchema,
      response: { 200: tripStatsSchema },
    },
    handler: (request) => sumTrips(db, signedInUser(request).id, request.query),
  });

  app.get("/places", {
    schema: {
      tags,
      summary:
        "Where each trip started, moved to, and had a strike, a loss or a follow, in order of time; and the tracks of " +
        "the latest 200 trips that have one",
      response: { 200: tripPlacesSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      const [places, tracks] = await Promise.all([findTripPlaces(db, user), findTracks(db, user)]);
      return { places, tracks };
    },
  });

  app.get("/calendar", {
    schema: {
      tags,
      summary: "Days of a year with a trip or a catch, or with a species",
      querystring: calendarQuerySchema,
      response: { 200: tripCalendarSchema },
    },
    handler: (request) => calendarOf(db, signedInUser(request), request.query),
  });

  done();
};

async function sumTrips(db: Database, userId: string, query: TripStatsQuery): Promise<TripStats> {
  const rows = await sumMonths(db, userId, query);
  const months = rows.map(({ usableTrips, usableFish, usableHours, toConfirm: _, ...sums }) => ({
    ...sums,
    usable: { trips: usableTrips, fish: usableFish, hours: usableHours },
  }));
  return {
    years: sumYears(months),
    months,
    toConfirm: rows.reduce((sum, { toConfirm }) => sum + toConfirm, 0),
  };
}

const NO_TRIP = { trips: 0, blanks: 0, hours: null };
const NO_FISH = { fish: 0, bests: [] };

async function calendarOf(
  db: Database,
  angler: Angler,
  { year, species }: CalendarQuery,
): Promise<TripCalendar> {
  const [trips, fish] = await Promise.all([
    sumTripsOfDays(db, { userId: angler.id, year }),
    countFishOfDays(db, angler, { year, species }),
  ]);
  const tripsOf = new Map(trips.map((day) => [day.day, day]));
  const fishOf = new Map(fish.map((day) => [day.day, day]));
  const days = [...new Set([...tripsOf.keys(), ...fishOf.keys()])].toSorted();
  return {
    days: days.map((day) => Object.assign({}, NO_TRIP, NO_FISH, tripsOf.get(day), fishOf.get(day), { day })),
  };
}
