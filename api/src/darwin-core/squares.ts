import { type Cell, cellOf, type CellSize, middleOf } from "@creel/domain/places/cell";
import { type Placed, visiblePlace } from "@creel/domain/places/visible-place";

import type { PLACE_TERMS, RowOf } from "./terms.ts";

/** 11 km from south to north, which is the grid of most maps of species. */
export const SQUARE_DEGREES = 0.1 satisfies CellSize;

/** Meters per degree of latitude, from the earth's mean radius (IUGG). */
const METERS_PER_DEGREE = 111_195;

type PlaceColumns = RowOf<typeof PLACE_TERMS>;

/** Returns the square of a place, as anybody may see it; nothing for a record without a place. */
export function squareColumns(placed: Placed): PlaceColumns {
  const { latitude, longitude } = placed;
  if (latitude === null || longitude === null) return {};
  const shows = cellOf({ latitude, longitude }, SQUARE_DEGREES);
  const place = visiblePlace({ role: "link", shows }, placed);
  return place?.kind === "cell" ? describe(place) : {};
}

function describe(square: Cell): PlaceColumns {
  const middle = middleOf(square);
  return {
    decimalLatitude: middle.latitude,
    decimalLongitude: middle.longitude,
    geodeticDatum: "EPSG:4326",
    coordinateUncertaintyInMeters: uncertaintyOf(square),
    footprintWKT: outlineOf(square),
    footprintSRS: "EPSG:4326",
    dataGeneralizations: `Position generalized to a square of ${SQUARE_DEGREES} degrees`,
  };
}

/** The distance from the middle to the farthest corner, which is the one nearest to the equator. */
function uncertaintyOf({ south, north }: Cell): number {
  const half = (SQUARE_DEGREES / 2) * METERS_PER_DEGREE;
  const nearest = Math.min(Math.abs(south), Math.abs(north));
  return Math.ceil(Math.hypot(half, half * Math.cos((nearest * Math.PI) / 180)));
}

/** Well-known text, longitude first, counterclockwise. */
function outlineOf({ west, south, east, north }: Cell): string {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return `POLYGON ((${corners.map((corner) => corner.join(" ")).join(", ")}))`;
}
