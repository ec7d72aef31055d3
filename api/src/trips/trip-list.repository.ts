import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import { exactPoint, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";
import type { TripListQuery, TripStatsQuery } from "@creel/domain/trips/trip-list";
import type { TripPlace, TripPlaces } from "@creel/domain/trips/trip-places";
import { partsOfTrack } from "@creel/domain/trips/trip-track";
import { roundTo } from "@creel/domain/units/round-to";
import { type SqlBool, sql } from "kysely";

import { readCursor, writeCursor } from "../base/cursor.ts";
import type { Database } from "../database/connect.ts";
import type { TripRow } from "../database/schema.ts";
import { type Angler, readSpeciesNames } from "../database/species-names.ts";
import { IS_BLANK, TRIP_SUMS, tripsWithFish } from "../database/trip-sums.ts";
import { presentPosition } from "./record/present-parts.ts";
import { findPositions } from "./record/trip-positions.repository.ts";
import { conditionsOf, effortConditions } from "./trip-filters.repository.ts";

interface TripPage {
  rows: TripRow[];
  nextCursor: string | null;
  total: number;
}

/** Returns the latest trips first, by keyset, so that the last page is as fast as the first. */
export async function listTrips(db: Database, angler: Angler, query: TripListQuery): Promise<TripPage> {
  const { id: userId } = angler;
  const names = query.species ? (await readSpeciesNames(db, angler)).namesOf([query.species]) : undefined;
  const matches = db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where((expression) => expression.and(conditionsOf(query, names, expression)));
  const cursor = query.cursor && readCursor(query.cursor, "date");
  const rest = cursor
    ? matches.where(sql<SqlBool>`(started_at, id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`)
    : matches;
  const [rows, { total }] = await Promise.all([
    rest
      .selectAll()
      .orderBy("startedAt", "desc")
      .orderBy("id", "desc")
      .limit(query.limit + 1)
      .execute(),
    matches.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const hasMore = rows.length > page.length && last !== undefined;
  return {
    rows: page,
    nextCursor: hasMore ? writeCursor({ value: last.startedAt.toISOString(), id: last.id }) : null,
    total,
  };
}

/** Returns where trips began and moved to, and where fish bit, were lost or followed. */
export async function findTripPlaces(db: Database, viewer: UserViewer): Promise<TripPlace[]> {
  // An event that was added afterwards has no time.
  const begun = db
    .selectFrom("trips")
    .where("userId", "=", viewer.id)
    .select(["userId", "id as tripId", "startedAt as at", "latitude", "longitude"])
    .$castTo<{
      userId: string;
      tripId: string;
      at: Date | null;
      latitude: number | null;
      longitude: number | null;
    }>();
  const events = db
    .selectFrom("tripEvents")
    .where("userId", "=", viewer.id)
    .where("kind", "in", ["move", "strike", "lost", "follow"])
    .where("latitude", "is not", null)
    .select(["userId", "tripId", "at", "latitude", "longitude"]);
  const rows = await begun.unionAll(events).orderBy("at").orderBy("tripId").execute();
  return rows.flatMap((row) => {
    const place = exactPoint(visiblePlace(viewer, row));
    return place ? [{ trip_id: row.tripId, ...place }] : [];
  });
}

/** A map has no room for more tracks, and a phone no memory. */
const LATEST_TRACKS = 200;
/** Dots that are closer to each other would overlap. */
const LEAST_STEP_KM = 0.02;
/** Rounds to about a meter. */
const DECIMALS = 5;

/** Returns the tracks of the latest trips that have one, in parts, as a map draws them. */
export async function findTracks(
  db: Database,
  viewer: UserViewer,
): Promise<NonNullable<TripPlaces["tracks"]>> {
  const trips = await db
    .selectFrom("trips")
    .where("userId", "=", viewer.id)
    .where("id", "in", db.selectFrom("tripPositions").where("userId", "=", viewer.id).select("tripId"))
    .orderBy("startedAt", "desc")
    .limit(LATEST_TRACKS)
    .select("id")
    .execute();
  const rows = await findPositions(db, { userId: viewer.id, ids: trips.map(({ id }) => id) });
  const tracks = Map.groupBy(rows, ({ tripId }) => tripId).values();
  return Array.from(tracks)
    .flatMap((track) => partsOfTrack(track.flatMap((row) => presentPosition(row, viewer))))
    .map((part) =>
      thinned(part).map(({ longitude, latitude }) => [
        roundTo(longitude, DECIMALS),
        roundTo(latitude, DECIMALS),
      ]),
    );
}

function thinned(part: readonly Coordinates[]): Coordinates[] {
  const remaining: Coordinates[] = [];
  for (const place of part) {
    const last = remaining.at(-1);
    if (!last || (kilometersBetween(last, place) ?? 0) >= LEAST_STEP_KM) remaining.push(place);
  }
  return remaining;
}

const ROWS_AT_A_TIME = 200;

/**
 * Reads the trips of a user without samples, oldest first, in batches by keyset. The key holds the instant as text, to
 * keep microseconds.
 */
export async function* readAllTrips(db: Database, userId: string): AsyncGenerator<TripRow[], void> {
  const all = db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .selectAll()
    .select(sql<string>`started_at::text`.as("key"))
    .orderBy("startedAt")
    .orderBy("id")
    .limit(ROWS_AT_A_TIME);
  let last: { key: string; id: string } | undefined;
  do {
    const after = last && sql<boolean>`(started_at, id) > (${last.key}::timestamptz, ${last.id}::uuid)`;
    const rows = await (after ? all.where(after) : all).execute();
    if (rows.length > 0) yield rows;
    last = rows.length === ROWS_AT_A_TIME ? rows.at(-1) : undefined;
  } while (last);
}

/** Sums trips per month with one statement; a year is the sum of its months. Sorted by month, latest first. */
export async function sumMonths(db: Database, userId: string, query: TripStatsQuery) {
  return tripsWithFish(db, userId)
    .where((expression) => expression.and(effortConditions(query)))
    .groupBy(MONTH)
    .select(({ fn }) => [
      MONTH.as("period"),
      ...TRIP_SUMS,
      sql<number>`coalesce(sum(fish.all_fish), 0)::int`.as("fish"),
      fn.countAll<number>().filterWhere("endSource", "=", "forgotten").as("toConfirm"),
    ])
    .orderBy("period", "desc")
    .execute();
}

const MONTH = sql<string>`to_char(started_on, 'YYYY-MM')`;

interface Year {
  userId: string;
  year: number;
}

/** Returns the days of a year with trips. */
export async function sumTripsOfDays(db: Database, { userId, year }: Year) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("startedOn", ">=", `${year}-01-01`)
    .where("startedOn", "<=", `${year}-12-31`)
    .groupBy("startedOn")
    .select(({ fn }) => [
      "startedOn as day",
      fn.countAll<number>().as("trips"),
      fn.countAll<number>().filterWhere(IS_BLANK).as("blanks"),
      fn.sum<number | null>("fishedH").as("hours"),
    ])
    .execute();
}

interface FishOfYear extends Pick<Year, "year"> {
  /** `undefined` for all species. */
  species: string | undefined;
}

/** Returns the days of a year with fish, and the species whose heaviest fish so far was caught on each day. */
export async function countFishOfDays(db: Database, angler: Angler, { year, species }: FishOfYear) {
  const { id: userId } = angler;
  const { namesOf, nameOf, shared } = await readSpeciesNames(db, angler);
  const isOfSpecies =
    species === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`lower(catches.species) = any(${namesOf([species])})`;
  const { rows } = await sql<{ day: string; fish: number; bests: string[] }>`
    with weighed as (
      select species, caught_on, caught_at, weight_lb > coalesce(max(weight_lb) over (
        partition by coalesce(${JSON.stringify(shared)}::jsonb ->> lower(species), lower(species)) order by caught_at, id rows between unbounded preceding and 1 preceding), 0) as is_best
      from catches where user_id = ${userId} and weight_lb is not null and ${isOfSpecies}
    ), best as (
      select caught_on, array_agg(distinct species order by species) as bests
      from weighed where is_best group by caught_on
    )
    select catches.caught_on as day, sum(quantity) as fish, coalesce(max(bests), '{}') as bests
    from catches left join best on best.caught_on = catches.caught_on
    where user_id = ${userId} and catches.caught_on between ${`${year}-01-01`} and ${`${year}-12-31`}
      and ${isOfSpecies}
    group by catches.caught_on`.execute(db);
  return rows.map((row) => Object.assign(row, { bests: [...new Set(row.bests.map(nameOf))] }));
}
