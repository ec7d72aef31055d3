import { findCatches } from "../catches/record/many-catches.repository.ts";
import { presentCatches } from "../catches/record/present-catch.ts";
import type { Database } from "../database/connect.ts";
import type { DoctorSubjects } from "../doctor/doctor-context.ts";
import type { PhotoContext } from "../photos/photos.ts";
import { presentTrips } from "../trips/record/present-trip.ts";
import { findTrips } from "../trips/record/trips.repository.ts";

/** What findings are about, as these features answer it. */
export function doctorSubjects(context: { db: Database; photos: PhotoContext }): DoctorSubjects {
  const { db } = context;
  return {
    catches: async (viewer, ids) => presentCatches(context, viewer, await findCatches(db, viewer.id, ids)),
    trips: async (viewer, ids) => presentTrips(db, viewer, await findTrips(db, viewer.id, ids)),
  };
}
