import { type CutSegment, cutSegments, segmentAt } from "@creel/domain/insights/cut-segments";
import type { Effort } from "@creel/domain/insights/statistics/cell-rates";
import { fromAbsolute } from "@internationalized/date";

import { ratedFish } from "../outings/outings-with-hours.ts";
import type { CuttingEvent, EndedTrip, Fish } from "../outings/outings.repository.ts";

interface FishedTrip {
  trip: EndedTrip;
  events: readonly CuttingEvent[];
  fish: readonly Fish[];
}

interface PerhapsPlaced {
  latitude: number | null;
  longitude: number | null;
}

/** `null` for a place that is not known. */
export type CellAt = (place: PerhapsPlaced) => string | null;

/** What somebody fished is where the trip was or, after a move, where they moved to; `null` where that is not known. */
export function effortInCells(
  { trip, events, fish }: FishedTrip,
  cellAt: CellAt,
): Map<string | null, Effort> {
  const { offset } = fromAbsolute(trip.startedAt.getTime(), trip.timeZone);
  const segments = cutSegments(trip, events, offset);
  const efforts = new Map<string | null, Effort>();
  for (const segment of segments) add(efforts, cellOf(segment), { hours: segment.hours, fish: 0 });
  for (const { isTimed, caughtAt } of ratedFish(trip, fish)) {
    const segment = isTimed ? segmentAt(segments, caughtAt) : onlyOne(efforts) && segments[0];
    if (segment) add(efforts, cellOf(segment), { hours: 0, fish: 1 });
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

/** Nobody knows in which of several cells a fish without a time was caught. */
function onlyOne(efforts: ReadonlyMap<string | null, Effort>): boolean {
  return efforts.size === 1;
}
