import { type Dismissal, type Dismissals, MOST_FINDINGS, partsOfKey } from "@creel/domain/doctor/finding";
import type { UserViewer } from "@creel/domain/places/visible-place";

import type { Database } from "../database/connect.ts";
import { findDismissals } from "./dismissals/dismissals.repository.ts";
import type { DoctorSubjects } from "./doctor-context.ts";

/** What an angler said is right, with what it is about. */
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
