import type { Cell } from "@creel/domain/places/cell";
import type { Coordinates } from "@creel/domain/places/coordinates";

import type { ActiveAlerts, OutlinedAlert } from "../sources/sources.ts";

const SIDE = 3;
const ALL_POINTS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, index) => index);

/** Returns the corners, edge midpoints and center of a cell, starting in the southwest and going east. */
function pointsOf({ south, west, north, east }: Cell): Coordinates[] {
  return ALL_POINTS.map((index) => ({
    latitude: between(south, north, Math.floor(index / SIDE)),
    longitude: between(west, east, index % SIDE),
  }));
}

/** Rounds to hundredths of a degree, like the borders of cells. */
function between(from: number, to: number, halves: number): number {
  return Math.round((from + ((to - from) * halves) / 2) * 100) / 100;
}

/** Returns the indexes of the four points that surround a place of the cell. */
export function pointsAround(
  { latitude, longitude }: Coordinates,
  { south, west, north, east }: Cell,
): number[] {
  const row = latitude < (south + north) / 2 ? 0 : 1;
  const column = longitude < (west + east) / 2 ? 0 : 1;
  return [row, row + 1].flatMap((each) => [each * SIDE + column, each * SIDE + column + 1]);
}

/**
 * Asks a service that only knows points for all points of a cell, so that it does not learn the exact place.
 * @param ask returns `null` if the service does not cover the point
 */
export async function askAtPoints(
  cell: Cell,
  ask: (point: Coordinates) => Promise<OutlinedAlert[] | null>,
): Promise<ActiveAlerts> {
  const answers = await Promise.all(pointsOf(cell).map(ask));
  const byId = new Map<string, ActiveAlerts["alerts"][number]>();
  for (const [point, found] of answers.entries()) {
    for (const outlined of found ?? []) {
      const known = byId.get(outlined.alert.id) ?? { ...outlined, points: [] };
      byId.set(outlined.alert.id, { ...known, points: [...known.points, point] });
    }
  }
  return { alerts: [...byId.values()], covered: ALL_POINTS.filter((point) => answers[point] !== null) };
}

/** Wraps the alerts of a service that outlines its alerts and covers the whole cell. */
export function outlinedIn(alerts: readonly OutlinedAlert[]): ActiveAlerts {
  return { alerts: alerts.map((each) => ({ ...each, points: [] })), covered: [...ALL_POINTS] };
}
