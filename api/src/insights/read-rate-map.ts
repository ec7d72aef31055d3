import { type CutSegment, cutSegments, segmentAt } from "@creel/domain/insights/cut-segments";
import type { RateCell, RateMap } from "@creel/domain/insights/rate-map";
import { cellRates, type Effort } from "@creel/domain/insights/statistics/cell-rates";
import { exactPoint, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";
import { degreesEast } from "@creel/domain/waters/outline-distance";
import { fromAbsolute } from "@internationalized/date";

import { readWholeLog } from "../base/whole-log.ts";
import type { Database } from "../database/connect.ts";
import { dayAndWater, ratedFish } from "./outings-with-hours.ts";
import {
  findCuttingEvents,
  findEndedTrips,
  findFish,
  type CuttingEvent,
  type EndedTrip,
  type Fish,
} from "./outings.repository.ts";

/** The library has 0.5 MB of code and is loaded with the first map. */
const h3 = () => import("h3-js");

/**
 * Maps the angler's own trips that rates may use. Trips to one water on one day are one outing.
 * @throws AppError busy
 */
export function readRateMap(db: Database, viewer: UserViewer, resolution: number): Promise<RateMap> {
  return readWholeLog(viewer.id, () => drawRateMap(db, viewer, resolution));
}

async function drawRateMap(db: Database, viewer: UserViewer, resolution: number): Promise<RateMap> {
  const { latLngToCell, cellToBoundary } = await h3();
  const outings = await findOutings(db, viewer, (place) => {
    const visible = exactPoint(
      visiblePlace(viewer, { userId: viewer.id, latitude: place.latitude, longitude: place.longitude }),
    );
    return visible && latLngToCell(visible.latitude, visible.longitude, resolution);
  });
  const { ownRate, cells } = cellRates(outings.map(withPlace));
  return {
    own_rate: ownRate,
    cells: cells.map(({ id, outings: count, hours, fish, rate }) => ({
      id,
      ring: ringOf(cellToBoundary(id, true)),
      outings: count,
      hours: roundHours(hours),
      fish,
      rate,
    })),
    hours_without_place: roundHours(outings.reduce((sum, outing) => sum + (outing.get(null)?.hours ?? 0), 0)),
  };
}

type Efforts = ReadonlyMap<string | null, Effort>;

async function findOutings(db: Database, viewer: UserViewer, cellAt: CellAt): Promise<Efforts[]> {
  const [trips, events, fish] = await Promise.all([
    findEndedTrips(db, viewer.id),
    findCuttingEvents(db, viewer.id),
    findFish(db, viewer.id),
  ]);
  const eventsOf = Map.groupBy(events, ({ tripId }) => tripId);
  const fishOf = Map.groupBy(fish, ({ tripId }) => tripId);
  const usable = trips.filter(({ isUsable }) => isUsable);
  return [...Map.groupBy(usable, dayAndWater).values()].map((together) =>
    addUp(
      together.map((trip) =>
        effortInCells({ trip, events: eventsOf.get(trip.id) ?? [], fish: fishOf.get(trip.id) ?? [] }, cellAt),
      ),
    ),
  );
}

function addUp(parts: readonly Efforts[]): Efforts {
  const [first = new Map(), ...others] = parts;
  if (others.length === 0) return first;
  const sums = new Map<string | null, Effort>();
  for (const [cell, { hours, fish }] of parts.flatMap((part) => [...part])) {
    const known = sums.get(cell) ?? { hours: 0, fish: 0 };
    sums.set(cell, { hours: known.hours + hours, fish: known.fish + fish });
  }
  return sums;
}

function withPlace(outing: Efforts): Map<string, Effort> {
  return new Map([...outing].flatMap(([cell, effort]) => (cell === null ? [] : [[cell, effort] as const])));
}

/** Continues beyond 180° instead of going around the earth. */
function ringOf(corners: readonly number[][]): RateCell["ring"] {
  const first = corners[0]?.[0] ?? 0;
  return corners.map(([longitude = 0, latitude = 0]) => [
    roundDegrees(first + degreesEast(first, longitude)),
    roundDegrees(latitude),
  ]);
}

/** 0.000001° are 11 cm. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function roundHours(hours: number): number {
  return Math.round(hours * 100) / 100;
}

interface FishedTrip {
  trip: EndedTrip;
  events: readonly CuttingEvent[];
  fish: readonly Fish[];
}

interface PerhapsPlaced {
  latitude: number | null;
  longitude: number | null;
}

/** `null` if the place is not known. */
type CellAt = (place: PerhapsPlaced) => string | null;

/** Hours count at the trip's place or, after a move, at the new place; `null` if the place is not known. */
function effortInCells({ trip, events, fish }: FishedTrip, cellAt: CellAt): Map<string | null, Effort> {
  const { offset } = fromAbsolute(trip.startedAt.getTime(), trip.timeZone);
  const segments = cutSegments(trip, events, offset);
  const efforts = new Map<string | null, Effort>();
  for (const segment of segments) add(efforts, cellOf(segment), { hours: segment.hours, fish: 0 });
  for (const { isTimed, caughtAt, quantity } of ratedFish(trip, fish)) {
    const segment = isTimed ? segmentAt(segments, caughtAt) : onlyOne(efforts) && segments[0];
    if (segment) add(efforts, cellOf(segment), { hours: 0, fish: quantity });
  }
  return efforts;

  function cellOf({ move }: CutSegment<CuttingEvent>): string | null {
    return cellAt(move ?? trip);
  }
}

function add(efforts: Map<string | null, Effort>, cell: string | null, { hours, fish }: Effort): void {
  const known = efforts.get(cell) ?? { hours: 0, fish: 0 };
  efforts.set(cell, { hours: known.hours + hours, fish: known.fish + fish });
}

/** If a trip covers several cells, the cell of a fish without a time is not known. */
function onlyOne(efforts: ReadonlyMap<string | null, Effort>): boolean {
  return efforts.size === 1;
}
