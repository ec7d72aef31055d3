import { type CellSize, cellOf, middleOf } from "../places/cell.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { type LinkViewer, type VisiblePlace, visiblePlace } from "../places/visible-place.ts";
import type { SharePrecision } from "./share.ts";

type SquarePrecision = Exclude<SharePrecision, "none" | "exact">;

const SIZES: Record<SquarePrecision, CellSize> = { 0.2: 0.2, 0.1: 0.1, 0.05: 0.05, 0.01: 0.01 };

/** Returns the side length of the square in degrees. */
export function shareCellSize(precision: SquarePrecision): CellSize {
  return SIZES[precision];
}

/**
 * Returns the place to store when a link is made: nothing, the center of a square, or the spot. Moving the original
 * place later does not change the link.
 */
export function fixedPlace(precision: SharePrecision, place: Coordinates | null): Coordinates | null {
  if (!place || precision === "none") return null;
  return precision === "exact" ? place : middleOf(cellOf(place, SIZES[precision]));
}

interface Fixed {
  userId: string;
  precision: SharePrecision;
  latitude: number | null;
  longitude: number | null;
}

/** Returns the place that anyone with the link sees. */
export function shownPlace({ precision, ...fixed }: Fixed): VisiblePlace {
  const { latitude, longitude } = fixed;
  if (latitude === null || longitude === null) return null;
  return visiblePlace({ role: "link", shows: shows(precision, { latitude, longitude }) }, fixed);
}

function shows(precision: SharePrecision, point: Coordinates): LinkViewer["shows"] {
  if (precision === "none") return "nothing";
  return precision === "exact" ? "exact" : cellOf(point, SIZES[precision]);
}

/** Returns the only point that derived data, such as the name of the place, may use. */
export function middleOfShown(place: VisiblePlace): Coordinates | null {
  if (!place) return null;
  return place.kind === "exact" ? place.point : middleOf(place);
}
