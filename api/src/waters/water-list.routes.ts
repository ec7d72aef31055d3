import type { UserViewer } from "@creel/domain/places/visible-place";
import type { WaterSummary } from "@creel/domain/waters/water";
import {
  waterListQuerySchema,
  waterListSchema,
  type WaterList,
  type WaterListQuery,
} from "@creel/domain/waters/water-list";
import { waterStatsSchema } from "@creel/domain/waters/water-stats";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import type { Database } from "../database/connect.ts";
import { readSpeciesNames } from "../database/species-names.ts";
import { AppError } from "../errors/errors.ts";
import { isLearnable, MAX_AGE_MS } from "./known-temperatures.ts";
import type { OpenMap } from "./open-map.ts";
import { presentSummary, type SummaryRow, sumsOfWaters } from "./present-water.ts";
import { countTemperatures } from "./readings.repository.ts";
import { findUnnamedPlaces } from "./unnamed-places.ts";
import type { WaterContext } from "./water-context.ts";
import { findWaters } from "./water-list.repository.ts";
import { statsOf } from "./water-stats.ts";
import { ownWaters } from "./waters.repository.ts";

const tags = ["Waters"];

interface WaterListContext extends WaterContext {
  openMap: OpenMap;
}

export const waterListRoutes: FastifyPluginCallbackZod<WaterListContext> = (
  app,
  { sessions, openMap },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "All waters with their totals, most recently fished first",
      description:
        "`unnamed` are places with catches or trips on none of these waters, grouped by the map's shape of a " +
        "water, otherwise within 10 km.",
      querystring: waterListQuerySchema,
      response: { 200: waterListSchema },
    },
    handler: (request) => listWaters({ db, openMap }, signedInUser(request), request.query),
  });

  app.get("/:id/stats", {
    schema: {
      tags,
      summary: "A water's species, months, years, depths, lures and bests in the log",
      params: idParamsSchema,
      response: { 200: waterStatsSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      const key = { userId: user.id, id: request.params.id };
      if (!(await ownWaters.find(db, key))) throw new AppError("not_found");
      return statsOf(db, user, key);
    },
  });

  done();
};

async function listWaters(
  { db, openMap }: { db: Database; openMap: OpenMap },
  viewer: UserViewer,
  query: WaterListQuery,
): Promise<WaterList> {
  const { species } = query;
  const speciesNames =
    species === undefined ? undefined : (await readSpeciesNames(db, viewer)).namesOf([species]);
  const [rows, sums, temperatures, unnamed] = await Promise.all([
    findWaters(db, viewer.id),
    sumsOfWaters(db, { userId: viewer.id, speciesNames, year: query.year }),
    countTemperatures(db, viewer.id),
    findUnnamedPlaces(db, viewer, openMap),
  ]);
  const waters = rows
    .map((row) =>
      presentSummary(row, viewer, {
        sums,
        hasConditions: row.hasGauge || hasTemperature(row, temperatures.get(row.id)),
      }),
    )
    .filter((water) => isAskedFor(water, query))
    .toSorted(byLastDay);
  return { waters, unnamed };
}

/** Returns whether the present temperature of a water is measured or learned. */
function hasTemperature(water: SummaryRow, noted: { length: number; newest: Date } | undefined): boolean {
  if (!noted) return false;
  return Date.now() - noted.newest.getTime() <= MAX_AGE_MS || isLearnable(water, noted);
}

function isAskedFor({ fish, trips }: WaterSummary, { species, year }: WaterListQuery): boolean {
  if (species !== undefined) return fish > 0;
  return year === undefined || fish > 0 || trips > 0;
}

/** Sorts the latest first. Waters without a date come last, sorted by name. */
function byLastDay(one: WaterSummary, other: WaterSummary): number {
  const [day, otherDay] = [one.last_on ?? "", other.last_on ?? ""];
  if (day !== otherDay) return day < otherDay ? 1 : -1;
  return one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);
}
