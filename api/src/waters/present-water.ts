import { exactPoint, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";
import type { WaterReading } from "@creel/domain/waters/gauge";
import type { Spot, Water, WaterSummary } from "@creel/domain/waters/water";

import type { Database } from "../database/connect.ts";
import type { SpotRow, UserRow, WaterReadingRow, WaterRow } from "../database/schema.ts";
import { findMerges, presentMerge } from "../merges/merges.repository.ts";
import { type Counted, countFishOfSpots, sumCatches, sumTrips } from "./water-sums.repository.ts";
import { findSpots } from "./waters.repository.ts";

export async function presentWater(db: Database, viewer: UserViewer, row: WaterRow): Promise<Water> {
  const [sums, spots, fishOfSpots, merged] = await Promise.all([
    sumsOfWaters(db, { userId: row.userId, waterId: row.id }),
    findSpots(db, row),
    countFishOfSpots(db, row),
    findMerges(db, { kind: "water", userId: row.userId }, new Date()),
  ]);
  const fishOf = new Map(fishOfSpots.map(({ spotId, fish }) => [spotId, fish]));
  const merges = merged.filter(({ intoId }) => intoId === row.id).map(presentMerge);
  return { ...presentWithSpots(row, viewer, { sums, spots, fishOf }), merges };
}

interface Known {
  sums: SumsOf;
  /** The spots of this water. */
  spots: readonly SpotRow[];
  /** The number of fish at each spot, keyed by spot id. */
  fishOf: ReadonlyMap<string | null, number>;
}

export function presentWithSpots(row: WaterRow, viewer: UserViewer, { sums, spots, fishOf }: Known): Water {
  return {
    ...presentFields(row, viewer),
    ...sums(row.id),
    outline: row.outline,
    spots: spots.map((spot) => presentSpot(spot, viewer, fishOf.get(spot.id) ?? 0)),
  };
}

export type SummaryRow = Omit<
  WaterRow,
  "outline" | "west" | "south" | "east" | "north" | "gauge" | "gaugeDeclinedAt"
>;

export function presentSummary(
  row: SummaryRow,
  viewer: UserViewer,
  { sums, hasConditions }: { sums: SumsOf; hasConditions: boolean },
): WaterSummary {
  return {
    ...presentFields(row, viewer),
    ...sums(row.id),
    small_outline: row.smallOutline,
    has_conditions: hasConditions,
  };
}

function presentSpot(row: SpotRow, viewer: UserViewer, fish: number): Spot {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    ...placeOf(row, viewer),
    radius: row.radiusM,
    note: row.note,
    fish,
  };
}

type SumNames = "fish" | "trips" | "blanks" | "hours" | "usable" | "best" | "first_on" | "last_on";
type SumsOf = (waterId: string) => Pick<Water, SumNames>;

/** Returns the sums of each water. */
export async function sumsOfWaters(db: Database, counted: Counted): Promise<SumsOf> {
  const [catches, trips] = await Promise.all([sumCatches(db, counted), sumTrips(db, counted)]);
  const catchesOf = new Map(catches.map((sums) => [sums.waterId, sums]));
  const tripsOf = new Map(trips.map((sums) => [sums.waterId, sums]));
  return (waterId) => {
    const { firstOn, lastOn, ...caught } = catchesOf.get(waterId) ?? NO_CATCHES;
    const tripped = tripsOf.get(waterId) ?? NO_TRIPS;
    const days = [firstOn, lastOn, tripped.firstOn, tripped.lastOn].filter((day) => day !== null).toSorted();
    return {
      fish: caught.fish,
      trips: tripped.trips,
      blanks: tripped.blanks,
      hours: tripped.hours,
      usable: { trips: tripped.usableTrips, fish: tripped.usableFish, hours: tripped.usableHours },
      best: caught.best,
      first_on: days.at(0) ?? null,
      last_on: days.at(-1) ?? null,
    };
  };
}

const NO_DAYS = { firstOn: null, lastOn: null };
const NO_CATCHES = { fish: 0, best: null, ...NO_DAYS };
const NO_TRIPS = { trips: 0, blanks: 0, hours: 0, usableTrips: 0, usableFish: 0, usableHours: 0, ...NO_DAYS };

function presentFields(row: SummaryRow, viewer: UserViewer): Omit<Water, SumNames | "outline" | "spots"> {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    kind: row.kind,
    ...placeOf(row, viewer),
    radius: row.radiusM,
    note: row.note,
    is_sample: row.isSample,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function placeOf(row: SummaryRow | SpotRow, viewer: UserViewer) {
  const place = exactPoint(visiblePlace(viewer, row));
  if (!place) throw new Error("A water is shown to its owner alone");
  return place;
}

export async function presentWritten(db: Database, user: UserRow, row: SpotRow): Promise<Spot> {
  const fish = await countFishOfSpots(db, { userId: user.id, id: row.waterId });
  return presentSpot(row, user, fish.find(({ spotId }) => spotId === row.id)?.fish ?? 0);
}

export function presentReading({ id, at, temperatureF, level }: WaterReadingRow): WaterReading {
  return { id, at: at.toISOString(), temperature: temperatureF, level };
}
