import { HOUR_MS, MINUTE_MS } from "../../dates/units-of-time.ts";
import { TRIP_LIMITS } from "../../trips/new-trip.ts";
import { type NewTrackPosition, onePerMinute } from "../../trips/trip-track.ts";
import type { SourceTrack } from "../source/source-parts.ts";
import type { DraftRow, RowContext } from "./row-context.ts";
import { positionsOf } from "./track-positions.ts";

/** A GPS unit that loses its satellites continues with another track. Up to this pause, both are one trip. */
const LONGEST_PAUSE_MS = 4 * HOUR_MS;

interface Outing {
  names: string[];
  first: SourceTrack["points"][number];
  positions: NewTrackPosition[];
  startedAt: number;
  endedAt: number;
}

/** Makes trips of tracks, with the way that somebody took. Tracks without times do not show when that was. */
export function trackRows(
  tracks: readonly SourceTrack[],
  context: RowContext,
): { rows: DraftRow[]; timeless: number } {
  const timed = tracks.map(outingOf).filter((outing) => outing !== null);
  const outings: Outing[] = [];
  for (const outing of timed.toSorted((one, other) => one.startedAt - other.startedAt)) {
    const before = outings.at(-1);
    const isSame =
      before &&
      outing.startedAt - before.endedAt <= LONGEST_PAUSE_MS &&
      outing.endedAt - before.startedAt <= TRIP_LIMITS.spanMs;
    if (isSame) join(before, outing);
    else outings.push(outing);
  }
  const rows = outings.map((outing, index): DraftRow => {
    const { first, names, startedAt, endedAt, positions } = outing;
    const notes = [...new Set(names)].join("\n");
    const { latitude, longitude } = first;
    return {
      subject: "trip",
      line: index + 1,
      fields: {
        id: context.idOf(`track:${new Date(startedAt).toISOString()}`),
        started_at: new Date(startedAt).toISOString(),
        start_source: "import",
        ended_at: new Date(endedAt).toISOString(),
        end_source: "import",
        time_zone: context.clocks.zoneAt(first) ?? context.timeZone,
        latitude,
        longitude,
        ...(notes === "" ? {} : { notes }),
        track: onePerMinute(positions),
      },
    };
  });
  return { rows, timeless: tracks.length - timed.length };
}

function outingOf({ name, points }: SourceTrack): Outing | null {
  const [first] = points;
  const positions = positionsOf(points);
  const times = positions.map(({ at }) => Date.parse(at));
  // A track of 100,000 points is too long for the arguments of Math.min.
  const [startedAt, endedAt] = [times.reduce(least, Infinity), times.reduce(most, -Infinity)];
  const isLong = endedAt - startedAt >= MINUTE_MS && endedAt - startedAt <= TRIP_LIMITS.spanMs;
  if (!first || !isLong) return null;
  return { names: name === "" ? [] : [name], first, positions, startedAt, endedAt };
}

function least(one: number, other: number): number {
  return Math.min(one, other);
}

function most(one: number, other: number): number {
  return Math.max(one, other);
}

function join(before: Outing, { names, endedAt, positions }: Outing): void {
  before.names.push(...names);
  before.positions = [...before.positions, ...positions];
  before.endedAt = Math.max(before.endedAt, endedAt);
}
