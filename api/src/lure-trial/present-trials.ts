import { createHash } from "node:crypto";

import { type CaughtAt, halfHoursOf, type TrialTrip } from "@creel/domain/lure-trial/half-hours";
import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";

import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import type { LureTrialRow } from "../database/schema.ts";
import {
  findEventsOfTrials,
  findFishOfTrials,
  findTripsOfTrials,
  ownTrials,
} from "./lure-trials.repository.ts";

/** Presents trials with their half hours, computed from the angler's current trips. */
export async function presentTrials(
  db: Database,
  userId: string,
  rows: readonly LureTrialRow[],
): Promise<LureTrial[]> {
  if (rows.length === 0) return [];
  const [trips, events, fish] = await Promise.all([
    findTripsOfTrials(db, userId),
    findEventsOfTrials(db, userId),
    findFishOfTrials(db, userId),
  ]);
  const eventsOf = Map.groupBy(events, ({ tripId }) => tripId);
  const fishOf = Map.groupBy(fish, ({ tripId }) => tripId);
  const fished = trips.map(({ id, startedAt, endedAt }) => ({
    trip: {
      id,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      events: (eventsOf.get(id) ?? []).map(toTrialEvent),
    },
    caught: (fishOf.get(id) ?? []).map(({ caughtAt, quantity }) => ({
      at: caughtAt.toISOString(),
      quantity,
    })),
  }));
  return rows.map((row) => withHalfHours(row, fished));
}

export async function presentTrial(db: Database, row: LureTrialRow): Promise<LureTrial> {
  const [trial] = await presentTrials(db, row.userId, [row]);
  if (!trial) throw new Error("A trial was asked for and not presented");
  return trial;
}

interface FishedTrip {
  trip: TrialTrip;
  caught: readonly CaughtAt[];
}

function withHalfHours(row: LureTrialRow, fished: readonly FishedTrip[]): LureTrial {
  const now = Date.now();
  return {
    id: row.id,
    first: row.first,
    second: row.second,
    hours: row.hours,
    seed: row.seed,
    commitment: createHash("sha256").update(row.seed).digest("hex"),
    started_at: row.startedAt.toISOString(),
    stopped_at: row.stoppedAt?.toISOString() ?? null,
    half_hours: fished
      .flatMap(({ trip, caught }) => halfHoursOf(trip, { trialId: row.id, caught, now }))
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  };
}

function toTrialEvent({
  at,
  kind,
  quantity,
  lines,
  lureType,
  lureId,
  variantId,
  trial,
}: Awaited<ReturnType<typeof findEventsOfTrials>>[number]): TrialTrip["events"][number] {
  return {
    at: at.toISOString(),
    kind,
    quantity,
    lines,
    lure_type: lureType,
    lure_id: lureId,
    variant_id: variantId,
    trial,
  };
}

/** Returns the user's lure trials as a file for the archive. */
export function trialEntries(db: Database, { id }: { id: string }): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "lure-trials.json", input: trialsJson(db, id) }];
}

async function* trialsJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const trials = await presentTrials(db, userId, await ownTrials.list(db, userId));
  yield `${JSON.stringify({ trials }, null, 1)}\n`;
}
