import type { UserViewer } from "@creel/domain/places/visible-place";
import { reviewYear, type YearReview, yearsOf } from "@creel/domain/year-review/year-review";
import { LruMap } from "toad-cache";

import { findCatches } from "../catches/record/many-catches.repository.ts";
import { presentCatches } from "../catches/record/present-catch.ts";
import type { Database } from "../database/connect.ts";
import { readLogVersion } from "../database/log-version.ts";
import type { DoctorSubjects } from "../doctor/doctor-context.ts";
import { countLog } from "../insights/count-log.ts";
import type { PhotoContext } from "../photos/photos.ts";
import type { ShareSubjects } from "../shares/share-context.ts";
import { presentTrips } from "../trips/record/present-trip.ts";
import { findCatchIds } from "../trips/record/trip-parts.repository.ts";
import { findTrips } from "../trips/record/trips.repository.ts";

/** The years of this many logs stay in memory, a few kilobytes each. */
const MOST_LOGS = 1000;

/** Loads the subjects of findings and links from their features. */
export function logSubjects(context: { db: Database; photos: PhotoContext }): DoctorSubjects & ShareSubjects {
  const { db } = context;
  const yearsOfLog = reviewAllYears(db);
  return {
    catches: async (viewer, ids) => presentCatches(context, viewer, await findCatches(db, viewer.id, ids)),
    trips: async (viewer, ids) => presentTrips(db, viewer, await findTrips(db, viewer.id, ids)),
    years: async (viewer, years) => {
      if (years.length === 0) return [];
      const all = await yearsOfLog(viewer);
      return years.flatMap((year) => all.get(year) ?? []);
    },
    catchIdsOf: (trip) => findCatchIds(db, trip),
  };
}

interface ReviewedLog {
  version: string;
  years: ReadonlyMap<string, YearReview>;
}

/**
 * Opening the link of a year requires counting the whole log. So its years are cached until the log changes, and
 * concurrent requests share one reading.
 */
function reviewAllYears(db: Database): (viewer: UserViewer) => Promise<ReviewedLog["years"]> {
  const cache = new LruMap<ReviewedLog>(MOST_LOGS);
  const readings = new Map<string, Promise<ReviewedLog["years"]>>();

  async function read(viewer: UserViewer): Promise<ReviewedLog["years"]> {
    const version = await readLogVersion(db, viewer.id);
    const known = cache.get(viewer.id);
    if (known?.version === version) return known.years;
    const counts = await countLog(db, viewer);
    const years = new Map(yearsOf(counts).map((year) => [year, reviewYear(counts, year)]));
    cache.set(viewer.id, { version, years });
    return years;
  }

  return (viewer) => {
    const reading = readings.get(viewer.id) ?? read(viewer).finally(() => readings.delete(viewer.id));
    readings.set(viewer.id, reading);
    return reading;
  };
}
