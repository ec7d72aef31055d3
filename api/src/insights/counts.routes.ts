import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import {
  comparedHoursSchema,
  type ComparedHour,
  type ComparedHours,
} from "@creel/domain/insights/compared-hours";
import { countsSchema } from "@creel/domain/insights/counts";
import { rateMapQuerySchema, rateMapSchema } from "@creel/domain/insights/rate-map";
import { timeStratifiedReferents } from "@creel/domain/insights/without-hours/time-stratified-referents";
import { cellOf, WEATHER_CELL_SIZE } from "@creel/domain/places/cell";
import type { Attribution } from "@creel/domain/weather/provenance";
import { fromAbsolute } from "@internationalized/date";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { answerUnchanged } from "../accounts/sessions/unchanged-log.ts";
import { memoize } from "../base/memoize.ts";
import { readWholeLog } from "../base/whole-log.ts";
import type { Database } from "../database/connect.ts";
import { countLog } from "./count-log.ts";
import { findFishHours, type FishHour } from "./counts.repository.ts";
import type { InsightContext, ComparedHoursContext } from "./insight-context.ts";
import { readRateMap } from "./read-rate-map.ts";

export const countsRoutes: FastifyPluginCallbackZod<InsightContext> = (app, { sessions }, done) => {
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/counts", {
    preHandler: answerUnchanged(sessions.db),
    schema: {
      tags: ["Insights"],
      summary: "Every catch and trip with only the data that counts need",
      description:
        "In columns, so that a client can count by any filter offline. Counts reflect how often the angler " +
        "went, not just how the fish bit.",
      response: { 200: countsSchema },
    },
    handler: async (request, reply) => {
      // Serializing by the schema takes six times as long and blocks other requests.
      reply.serializer(JSON.stringify);
      return countLog(sessions.db, signedInUser(request));
    },
  });

  done();
};

export const rateMapRoutes: FastifyPluginCallbackZod<InsightContext> = (app, { sessions }, done) => {
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/rate-map", {
    preHandler: answerUnchanged(sessions.db),
    schema: {
      tags: ["Insights"],
      summary: "Fish per hour of your own trips in hexagons of the map",
      description:
        "H3 cells. Hours and fish count where the trip was or, after a move, where it moved to, so one point stands " +
        "for everything fished around it. A cell with fewer than 5 outings or 10 hours has no rate.",
      querystring: rateMapQuerySchema,
      response: { 200: rateMapSchema },
    },
    handler: (request) => readRateMap(sessions.db, signedInUser(request), Number(request.query.resolution)),
  });

  done();
};

/** Compares the days with a fish to other days, which needs no hours of trips. */
export const comparedHoursRoutes: FastifyPluginCallbackZod<ComparedHoursContext> = (app, context, done) => {
  const { sessions } = context;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/compared-hours", {
    preHandler: answerUnchanged(sessions.db, { onClock: true }),
    schema: {
      tags: ["Insights"],
      summary: "Weather of hours with a fish, and of the same hour on the days around",
      description:
        "For the latest 2,000 fish with a known time, on an ended trip or without a trip, each hour once. Months not " +
        "requested yet are looked up automatically and count in `months_left` until then.",
      response: { 200: comparedHoursSchema },
    },
    handler: async (request) => readComparedHours(sessions.db, signedInUser(request).id, context),
  });

  done();
};

/** The number of latest fish that are compared, so that the largest log takes about a second. */
const MOST_FISH = 2000;
/** The number of months that stay in memory. Fish come sorted by time, mostly from a few places. */
const MONTHS_AT_HAND = 20;

type StoredMonth = Awaited<ReturnType<NonNullable<ComparedHoursContext["months"]>["storedMonth"]>>;

type Circumstances = Pick<ComparedHoursContext, "months" | "solunarKind">;

/** @throws AppError busy */
function readComparedHours(
  db: Database,
  userId: string,
  circumstances: Circumstances,
): Promise<ComparedHours> {
  return readWholeLog(userId, () => compareHours(db, userId, circumstances));
}

async function compareHours(
  db: Database,
  userId: string,
  { months, solunarKind }: Circumstances,
): Promise<ComparedHours> {
  const attribution = new Map<string, Attribution>();
  const waiting = new Set<string>();
  const monthOf = memoize(
    async (fish: FishHour, month: string): Promise<StoredMonth> =>
      months ? months.storedMonth({ userId, place: fish }, month) : "unknown",
    nameOfMonth,
    MONTHS_AT_HAND,
  );
  const hours = new Map<number, ComparedHour>();
  for (const fish of await findFishHours(db, userId, MOST_FISH)) {
    const [first, ...others] = comparedInstants(fish);
    if (!first || hours.has(first.getTime()) || others.length === 0) continue;
    const month = fish.day.slice(0, "yyyy-mm".length);
    const stored = await monthOf(fish, month);
    if (stored === "waiting") waiting.add(nameOfMonth(fish, month));
    if (typeof stored === "object") attribution.set(stored.attribution.text, stored.attribution);
    const all = [first, ...others];
    const solunar = all.map((instant) => solunarKind(fish, instant));
    hours.set(first.getTime(), { ...weatherOf(stored, all), at: first.toISOString(), solunar });
  }
  return {
    hours: [...hours.values()],
    months_left: waiting.size,
    attribution: [...attribution.values()],
  };
}

function nameOfMonth(fish: FishHour, month: string): string {
  const { south, west } = cellOf(fish, WEATHER_CELL_SIZE);
  return `${month} ${south} ${west}`;
}

/**
 * Returns the whole hour nearest to the fish, and the same local time on the other days of the month with the same
 * weekday.
 */
function comparedInstants({ caughtAt, day, timeZone }: FishHour): Date[] {
  const hour = Math.round(caughtAt.getTime() / HOUR_MS) * HOUR_MS;
  const clock = fromAbsolute(hour, timeZone);
  const days = timeStratifiedReferents(day).map((other) => (Date.parse(other) - Date.parse(day)) / DAY_MS);
  return [new Date(hour), ...days.map((count) => clock.add({ days: count }).toDate())];
}

function weatherOf(stored: StoredMonth, instants: readonly Date[]) {
  const hours = instants.map((instant) => (typeof stored === "object" ? stored.hourAt(instant) : null));
  return {
    pressure_change: hours.map((hour) => hour?.pressure_change ?? null),
    wind_speed: hours.map((hour) => hour?.wind_speed ?? null),
    wind_degrees: hours.map((hour) => hour?.wind_degrees ?? null),
    cloud_cover: hours.map((hour) => hour?.cloud_cover ?? null),
    air_temperature: hours.map((hour) => hour?.air_temperature ?? null),
    weather_code: hours.map((hour) => hour?.weather_code ?? null),
  };
}
