import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { OFF_WATER_M } from "@creel/domain/doctor/check-place";
import { type DoctorCatch, type DoctorTrip, isPlaced, makeDoctorLog } from "@creel/domain/doctor/doctor-log";
import { examineCatch, examineTrips, inOrder } from "@creel/domain/doctor/examine-log";
import { type Doctor, type Finding, MOST_FINDINGS } from "@creel/domain/doctor/finding";
import type { UserViewer } from "@creel/domain/places/visible-place";
import { fromAbsolute } from "@internationalized/date";

import { inShortTasks } from "../base/short-tasks.ts";
import { readWholeLog } from "../base/whole-log.ts";
import type { Database } from "../database/connect.ts";
import { findDismissals } from "./dismissals.repository.ts";
import type { DoctorContext } from "./doctor-context.ts";
import {
  findFileNames,
  findLastEvents,
  findOutlines,
  findTripSpans,
  readCatches,
} from "./doctor-log.repository.ts";

/**
 * Finds suspicious entries in a log that the angler has not dismissed, the newest catch first.
 * @throws AppError busy
 */
export function examineLog(context: DoctorContext, viewer: UserViewer): Promise<Doctor> {
  return readWholeLog(viewer.id, () => examineAll(context, viewer));
}

async function examineAll(context: DoctorContext, viewer: UserViewer): Promise<Doctor> {
  const { db } = context.sessions;
  const { catches, found } = await collectFindings(context, viewer.id);
  const dismissed = new Set((await findDismissals(db, viewer.id)).map(({ key }) => key));
  const left = inOrder(found.filter(({ key }) => !dismissed.has(key)));
  const findings = left.slice(0, MOST_FINDINGS);
  const catchIds = distinct(findings.flatMap(({ catch_ids: ids }) => ids));
  const [shownCatches, shownTrips, fileNames] = await Promise.all([
    context.subjects.catches(viewer, catchIds),
    context.subjects.trips(viewer, distinct(findings.flatMap(({ trip_id: id }) => id ?? []))),
    findFileNames(db, viewer.id, catchIds),
  ]);
  return {
    looked: catches,
    total: left.length,
    findings,
    catches: shownCatches,
    trips: shownTrips,
    imported: fileNames.map(({ madeId, fileName }) => ({ catch_id: madeId, file_name: fileName })),
  };
}

async function collectFindings({ sessions: { db }, timeZoneAt, mapWaters }: DoctorContext, userId: string) {
  const catches = await allCatches(db, userId);
  const trips = await allTrips(db, userId, catches);
  const chosen = distinct(catches.flatMap(({ chosenWater }) => chosenWater ?? []));
  const outlines = await findOutlines(db, userId, chosen);
  const nearestWater = await mapWaters?.around(catches.filter(isPlaced), OFF_WATER_M);
  const log = makeDoctorLog(catches, trips, {
    now: Date.now(),
    zoneAt: timeZoneAt,
    offsetAt: (zone, instant) => fromAbsolute(instant, zone).offset / MINUTE_MS,
    outlineOf: (waterId) => outlines.get(waterId) ?? null,
    nearestWater: nearestWater ?? (() => null),
  });
  const found: Finding[] = examineTrips(trips);
  const yieldToOthers = inShortTasks();
  for (const caught of catches) {
    found.push(...examineCatch(caught, log));
    await yieldToOthers();
  }
  return { catches: catches.length, found };
}

/** Sorted by time, the newest first. */
async function allCatches(db: Database, userId: string): Promise<DoctorCatch[]> {
  const all: DoctorCatch[] = [];
  for await (const some of readCatches(db, userId)) all.push(...some);
  return all.toSorted((one, other) => other.caughtAt - one.caughtAt || (one.id < other.id ? 1 : -1));
}

async function allTrips(
  db: Database,
  userId: string,
  newestFirst: readonly DoctorCatch[],
): Promise<DoctorTrip[]> {
  const [spans, events] = await Promise.all([findTripSpans(db, userId), findLastEvents(db, userId)]);
  const lastEvents = new Map(events.map(({ tripId, at }) => [tripId, at.getTime()]));
  const lastFish = new Map<string, number>();
  for (const { tripId, time, caughtAt } of newestFirst) {
    if (tripId !== null && time !== null && !lastFish.has(tripId)) lastFish.set(tripId, caughtAt);
  }
  return spans.map(({ id, startedAt, endedAt }) => {
    const lastActivityAt = Math.max(lastEvents.get(id) ?? -Infinity, lastFish.get(id) ?? -Infinity);
    return {
      id,
      startedAt: startedAt.getTime(),
      endedAt: endedAt?.getTime() ?? null,
      lastActivityAt: Number.isFinite(lastActivityAt) ? lastActivityAt : null,
    };
  });
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
