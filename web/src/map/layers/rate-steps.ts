import type { RateMapResolution } from "@creel/domain/insights/rate-map";

/** Times the own rate: there a cell takes the next of five colors. */
const BORDERS = [0.5, 0.8, 1.25, 2];

/** From 1 to 5; 3 is about as the angler's own rate. */
export function stepOf(rate: number, ownRate: number): number {
  return 1 + BORDERS.filter((border) => rate >= border * ownRate).length;
}

/** In fish an hour, between the colors. */
export function stepBorders(ownRate: number): number[] {
  return BORDERS.map((border) => border * ownRate);
}

/** From this zoom on a cell is wide enough for its figure, about 40 px. */
const FROM: readonly [zoom: number, resolution: RateMapResolution][] = [
  [14.2, 10],
  [12.8, 9],
  [11.4, 8],
];

export function resolutionAt(zoom: number): RateMapResolution {
  return FROM.find(([from]) => zoom >= from)?.[1] ?? 7;
}

/** Farther away a cell is a speck. */
export const LEAST_RATE_ZOOM = 8;
