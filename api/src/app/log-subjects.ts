import { reviewYear, yearsOf } from "@creel/domain/year-review/year-review";

import { findCatches } from "../catches/record/many-catches.repository.ts";
import { presentCatches } from "../catches/record/present-catch.ts";
import type { Database } from "../database/connect.ts";
import type { DoctorSubjects } from "../doctor/doctor-context.ts";
import { countLog } from "../insights/counts/count-log.ts";
import type { PhotoContext } from "../photos/photos.ts";
import type { ShareSubjects } from "../shares/share-context.ts";
import { presentTrips } from "../trips/record/present-trip.ts";
import { findCatchIds } from "../trips/record/trip-parts.repository.ts";
import { findTrips } from "../trips/record/trips.repository.ts";

/** What findings and links are about, as these features answer it. */
export function logSubjects(context: { db: Database; photos: PhotoContext }): DoctorSubjects & ShareSubjects {
  const { db } = context;
  return {
    catches: async (viewer, ids) => presentCatches(context, viewer, await findCatches(db, viewer.id, ids)),
    trips: async (viewer, ids) => presentTrips(db, viewer, await findTrips(db, viewer.id, ids)),
    years: async (viewer, years) => {
      if (years.length === 0) return [];
      const counts = await countLog(db, viewer);
      const there = new Set(yearsOf(counts));
      return years.filter((year) => there.has(year)).map((year) => reviewYear(counts, year));
    },
    catchIdsOf: (trip) => findCatchIds(db, trip),
  };
}
