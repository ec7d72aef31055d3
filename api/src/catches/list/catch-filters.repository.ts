import type { CatchFilters } from "@creel/domain/catches/catch-filters";
import { readSearch } from "@creel/domain/catches/search";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { OTHER_SPECIES, SPECIES } from "@creel/domain/species/species";
import {
  type Expression,
  expressionBuilder,
  type SqlBool,
  sql,
  type ExpressionBuilder,
  type SelectQueryBuilder,
} from "kysely";

import { hasCustom } from "../../custom-fields/custom-filters.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { Schema } from "../../database/schema.ts";
import { type Angler, readSpeciesNames } from "../../database/species-names.ts";
import { hasWords } from "./catch-words.repository.ts";

/** The filters of an angler's own log, with names as they are in the log. */
export interface LogFilters extends CatchFilters {
  /** For a searched word, the species in lowercase whose other names have it. */
  speciesOfWord?: ReadonlyMap<string, readonly string[]>;
}

export type CatchQuery = SelectQueryBuilder<Schema, "catches", object>;
type CatchExpression = ExpressionBuilder<Schema, "catches">;

const LISTED_KEYS = SPECIES.filter((species) => species !== OTHER_SPECIES).map(({ name }) =>
  name.toLowerCase(),
);

export function matchingCatches(db: Database, userId: string, filters: LogFilters): CatchQuery {
  return db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where((expression) => expression.and(conditionsOf(filters, { userId, expression })));
}

export function hasFilters(filters: LogFilters): boolean {
  return conditionsOf(filters, { userId: "", expression: expressionBuilder<Schema, "catches">() }).length > 0;
}

function conditionsOf(
  filters: LogFilters,
  { userId, expression }: { userId: string; expression: CatchExpression },
): Expression<SqlBool>[] {
  const { bbox, near, radius, q, fate, lure, water, trip, photo, custom } = filters;
  const conditions: (Expression<SqlBool> | null | undefined)[] = [
    bbox && isInBounds(bbox, expression),
    near && isNear(near, radius, expression),
    q ? hasWords(q, userId, filters.speciesOfWord) : null,
    fate && expression("fate", "in", fate),
    lure && isOnLure(lure),
    water && expression("waterId", "in", water),
    trip === undefined ? null : expression("tripId", "=", trip),
    custom && hasCustom(custom),
    photo && isPictured(photo === "yes", expression),
    ...gearConditions(filters, expression),
    ...rangeConditions(filters, expression),
  ];
  return [...columnConditions(filters, expression), ...conditions.filter(isCondition)];
}

export function columnConditions(
  { species, from, to, weather }: Pick<CatchFilters, "species" | "from" | "to" | "weather">,
  expression: CatchExpression,
): Expression<SqlBool>[] {
  const conditions: (Expression<SqlBool> | null | undefined)[] = [
    species && isSpecies(species, expression),
    from === undefined ? null : isSince(from, expression),
    to === undefined ? null : isUntil(to, expression),
    weather && expression("weatherConditions", "in", weather),
  ];
  return conditions.filter(isCondition);
}

function isCondition(condition: Expression<SqlBool> | null | undefined): condition is Expression<SqlBool> {
  return condition !== null && condition !== undefined;
}

/** "Other" matches every species that is not on the list. */
function isSpecies(names: string[], expression: CatchExpression): Expression<SqlBool> {
  const keys = names.map((name) => name.trim().toLowerCase());
  const isNamed = sql<SqlBool>`lower(species) = any(${keys})`;
  if (!keys.includes(OTHER_SPECIES.name.toLowerCase())) return isNamed;
  return expression.or([isNamed, sql<SqlBool>`lower(species) <> all(${LISTED_KEYS})`]);
}

function isOnLure(names: string[]): Expression<SqlBool> {
  return sql<SqlBool>`lower(lure_type) = any(${names.map((name) => name.trim().toLowerCase())})`;
}

function gearConditions(
  { lure_id: lures, variant_id: variants, rod_id: rods }: CatchFilters,
  expression: CatchExpression,
): (Expression<SqlBool> | undefined)[] {
  return [
    lures && expression("lureId", "in", lures),
    variants && expression("variantId", "in", variants),
    rods && expression("rodId", "in", rods),
  ];
}

function isPictured(hasPhoto: boolean, expression: CatchExpression): Expression<SqlBool> {
  const photo = sql<SqlBool>`exists (
    select from photos where photos.user_id = catches.user_id and photos.catch_id = catches.id)`;
  return hasPhoto ? photo : expression.not(photo);
}

function rangeConditions(
  { minWeight, maxWeight, minLength, maxLength }: CatchFilters,
  expression: CatchExpression,
): (Expression<SqlBool> | null)[] {
  return [
    minWeight === undefined ? null : expression("weightLb", ">=", minWeight),
    maxWeight === undefined ? null : expression("weightLb", "<=", maxWeight),
    minLength === undefined ? null : expression("lengthIn", ">=", minLength),
    maxLength === undefined ? null : expression("lengthIn", "<=", maxLength),
  ];
}

/**
 * Days are days on the angler's clock. The condition on the instant is one day wider and lets the query use the date
 * index.
 */
function isSince(from: string, expression: CatchExpression): Expression<SqlBool> {
  if (from.includes("T")) return expression("caughtAt", ">=", new Date(from));
  const earliest = new Date(Date.parse(from) - DAY_MS);
  return expression.and([expression("caughtOn", ">=", from), expression("caughtAt", ">=", earliest)]);
}

function isUntil(to: string, expression: CatchExpression): Expression<SqlBool> {
  if (to.includes("T")) return expression("caughtAt", "<=", new Date(to));
  const latest = new Date(Date.parse(to) + 2 * DAY_MS);
  return expression.and([expression("caughtOn", "<=", to), expression("caughtAt", "<=", latest)]);
}

const MILES_PER_DEGREE = 69;
/** Mean radius of the earth (IUGG), in miles. */
const EARTH_RADIUS_MILES = 3958.8;

function isInBounds(
  bounds: NonNullable<CatchFilters["bbox"]>,
  expression: CatchExpression,
): Expression<SqlBool> {
  const isEastOfWest = expression("longitude", ">=", bounds.west);
  const isWestOfEast = expression("longitude", "<=", bounds.east);
  const crossesDateLine = bounds.west > bounds.east;
  return expression.and([
    expression.between("latitude", bounds.south, bounds.north),
    crossesDateLine
      ? expression.or([isEastOfWest, isWestOfEast])
      : expression.and([isEastOfWest, isWestOfEast]),
  ]);
}

/** Haversine distance, computed only for catches within a band of latitudes. */
function isNear(
  { latitude, longitude }: NonNullable<CatchFilters["near"]>,
  radiusMiles: number,
  expression: CatchExpression,
): Expression<SqlBool> {
  const band = radiusMiles / MILES_PER_DEGREE + 0.1;
  const distance = sql<number>`2 * ${EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(latitude))
      * power(sin(radians(longitude - ${longitude}::float8) / 2), 2))))`;
  return expression.and([
    expression.between("latitude", latitude - band, latitude + band),
    expression(distance, "<=", radiusMiles),
  ]);
}

/** Looks up the names of filters in the angler's log: "Zander" also filters by "sandre" and "gös". */
export async function filtersOfLog<Filters extends CatchFilters>(
  db: Database,
  angler: Angler,
  filters: Filters,
): Promise<Filters & LogFilters> {
  const { species, q } = filters;
  if (species === undefined && !q) return filters;
  const names = await readSpeciesNames(db, angler);
  return {
    ...filters,
    ...(species && { species: names.namesOf(species) }),
    speciesOfWord: names.namesByWord(readSearch(q ?? "")),
  };
}
