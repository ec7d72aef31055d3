import type { CatchFilters } from "@creel/domain/catches/catch-filters";
import { type Expression, type SqlBool, sql } from "kysely";

import type { CatchExpression } from "./catch-query.ts";

const MILES_PER_DEGREE = 69;
/** Mean radius of the earth (IUGG), in miles. */
const EARTH_RADIUS_MILES = 3958.8;

export function isInBounds(
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

/** Great-circle distance by the haversine formula, for the catches within a band of latitudes. */
export function isNear(
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
