import { kilometersBetween } from "@creel/domain/places/distance";
import { type UserViewer, exactPoint, visiblePlace } from "@creel/domain/places/visible-place";
import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import type { WaterSummary } from "@creel/domain/waters/water";
import {
  waterListQuerySchema,
  waterListSchema,
  type WaterList,
  type WaterListQuery,
  type UnnamedPlace,
} from "@creel/domain/waters/water-list";
import { waterStatsSchema } from "@creel/domain/waters/water-stats";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import type { Database } from "../database/connect.ts";
import { AppError } from "../errors/errors.ts";
import { presentSummary, sumsOfWaters } from "./present-water.ts";
import type { WaterContext } from "./water-context.ts";
import {
  findWaters,
  findUnnamedCatches,
  findUnnamedTrips,
  type UnnamedCell,
} from "./water-list.repository.ts";
import { statsOf } from "./water-stats.ts";
import { ownWaters } from "./waters.repository.ts";

const tags = ["Waters"];

export const waterListRoutes: FastifyPluginCallbackZod<WaterContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "All waters with what the log has of them, the one fished last first",
      description: "`unnamed` are places with catches or trips that are on none of them.",
      querystring: waterListQuerySchema,
      response: { 200: waterListSchema },
    },
    handler: (request) => listWaters(db, signedInUser(request), request.query),
  });

  app.get("/:id/stats", {
    schema: {
      tags,
      summary: "What the log knows of a water: species, months, years, depths, lures, bests",
      params: idParamsSchema,
      response: { 200: waterStatsSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      if (!(await ownWaters.find(db, key))) throw new AppError("not_found");
      return statsOf(db, key);
    },
  });

  done();
};

async function listWaters(db: Database, viewer: UserViewer, query: WaterListQuery): Promise<WaterList> {
  const [rows, sums, unnamed] = await Promise.all([
    findWaters(db, viewer.id),
    sumsOfWaters(db, { userId: viewer.id, ...query }),
    findUnnamedPlaces(db, viewer),
  ]);
  const waters = rows
    .map((row) => presentSummary(row, viewer, sums))
    .filter((water) => isAskedFor(water, query))
    .toSorted(byLastDay);
  return { waters, unnamed };
}

function isAskedFor({ fish, trips }: WaterSummary, { species, year }: WaterListQuery): boolean {
  if (species !== undefined) return fish > 0;
  return year === undefined || fish > 0 || trips > 0;
}

/** The latest first, and those of which nothing is known last, by name. */
function byLastDay(one: WaterSummary, other: WaterSummary): number {
  const [day, otherDay] = [one.last_on ?? "", other.last_on ?? ""];
  if (day !== otherDay) return day < otherDay ? 1 : -1;
  return one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);
}

const MOST_PLACES = 20;
/** As far as the disc of a new water reaches, so that naming it takes them all. */
const REACH_KM = WATER_LIMITS.radius.default / 1000;
/** Of latitude, not less than the reach: a degree of it is 111.2 km. */
const REACH_DEGREES = REACH_KM / 111;

type Cell = UnnamedCell & Pick<UnnamedPlace, "fish" | "trips">;

/** Where an angler caught something or fished on none of their waters. */
async function findUnnamedPlaces(db: Database, viewer: UserViewer): Promise<UnnamedPlace[]> {
  const [catches, trips] = await Promise.all([
    findUnnamedCatches(db, viewer.id),
    findUnnamedTrips(db, viewer.id),
  ]);
  const cells = [
    ...catches.map((cell): Cell => Object.assign({ fish: cell.count, trips: 0 }, cell)),
    ...trips.map((cell): Cell => Object.assign({ fish: 0, trips: cell.count }, cell)),
  ];
  return groupsOf(cells)
    .map(toPlace)
    .flatMap((place) => {
      const coordinates = exactPoint(visiblePlace(viewer, { ...place, userId: viewer.id }));
      return coordinates ? [{ ...place, ...coordinates }] : [];
    });
}

/** The cell with the most takes all that are near, then the next of those that are left. */
function groupsOf(cells: readonly Cell[]): [Cell, ...Cell[]][] {
  const groups: [Cell, ...Cell[]][] = [];
  let rest = cells.toSorted(
    (one, other) =>
      other.count - one.count || one.latitude - other.latitude || one.longitude - other.longitude,
  );
  while (groups.length < MOST_PLACES) {
    const [first, ...others] = rest;
    if (!first) return groups;
    const group: [Cell, ...Cell[]] = [first];
    rest = [];
    for (const cell of others) (isNear(cell, first) ? group : rest).push(cell);
    groups.push(group);
  }
  return groups;
}

/** Asked of a hundred thousand cells: most are too far north or south, which takes no sine to tell. */
function isNear(cell: Cell, first: Cell): boolean {
  if (Math.abs(cell.latitude - first.latitude) > REACH_DEGREES) return false;
  return (kilometersBetween(cell, first) ?? Infinity) <= REACH_KM;
}

/** The middle is that of the first cell, from which the others are near. */
function toPlace(group: [Cell, ...Cell[]]): UnnamedPlace {
  const [{ latitude, longitude }] = group;
  const sum = (name: "fish" | "trips") => group.reduce((total, cell) => total + cell[name], 0);
  const [lastOn = group[0].lastOn] = group
    .map((cell) => cell.lastOn)
    .toSorted()
    .toReversed();
  return { latitude, longitude, fish: sum("fish"), trips: sum("trips"), last_on: lastOn };
}
