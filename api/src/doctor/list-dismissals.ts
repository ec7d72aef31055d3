import { type Dismissal, type Dismissals, MOST_FINDINGS, partsOfKey } from "@creel/domain/doctor/finding";
import type { UserViewer } from "@creel/domain/places/visible-place";

import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import { findDismissals } from "./dismissals.repository.ts";
import type { DoctorSubjects } from "./doctor-context.ts";

/** Lists the findings that the angler dismissed as correct, each with its subject. */
export async function listDismissals(
  db: Database,
  subjects: DoctorSubjects,
  viewer: UserViewer,
): Promise<Dismissals> {
  const all = (await findDismissals(db, viewer.id)).toReversed().flatMap(toDismissal).slice(0, MOST_FINDINGS);
  const [catches, trips] = await Promise.all([
    subjects.catches(viewer, [...new Set(all.flatMap(({ catch_ids: ids }) => ids))]),
    subjects.trips(viewer, [...new Set(all.flatMap(({ trip_id: id }) => id ?? []))]),
  ]);
  const there = new Set([...catches, ...trips].map(({ id }) => id));
  const dismissals = all.filter(({ key }) => partsOfKey(key).ids.every((id) => there.has(id)));
  return { dismissals, catches, trips };
}

function toDismissal({ key, dismissedAt }: { key: string; dismissedAt: Date }): Dismissal[] {
  const { check, ids } = partsOfKey(key);
  if (check === null) return [];
  const isOfTrip = check === "long_trip";
  const [tripId = null] = isOfTrip ? ids : [];
  return [
    {
      key,
      check,
      catch_ids: isOfTrip ? [] : ids,
      trip_id: tripId,
      dismissed_at: dismissedAt.toISOString(),
    },
  ];
}

/** Returns the dismissed findings as a file for the archive. */
export function dismissalEntries(db: Database, { id }: { id: string }): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "looked-over.json", input: dismissalsJson(db, id) }];
}

async function* dismissalsJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const rows = await findDismissals(db, userId);
  const right = rows.map(({ key, dismissedAt }) => ({ key, dismissed_at: dismissedAt.toISOString() }));
  yield `${JSON.stringify({ right }, null, 1)}\n`;
}
