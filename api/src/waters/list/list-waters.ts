import type { UserViewer } from "@creel/domain/places/visible-place";
import type { WaterSummary } from "@creel/domain/waters/water";
import type { WaterList, WaterListQuery } from "@creel/domain/waters/water-list";

import type { Database } from "../../database/connect.ts";
import { presentSummary, sumsOfWaters } from "../record/present-water.ts";
import { findUnnamedPlaces } from "./unnamed-places.ts";
import { findWaters } from "./water-list.repository.ts";

export async function listWaters(
  db: Database,
  viewer: UserViewer,
  query: WaterListQuery,
): Promise<WaterList> {
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
