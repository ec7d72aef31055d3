import type { Catch } from "@creel/domain/catches/catch";
import type { Surroundings } from "@creel/domain/doctor/doctor-log";
import type { TripSummary } from "@creel/domain/trips/trip";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import type { Viewer } from "../places/visible-coordinates.ts";

/** One's own that are there, in any order. */
type Present<Subject> = (viewer: Viewer, ids: readonly string[]) => Promise<Subject[]>;

export interface DoctorSubjects {
  catches: Present<Catch>;
  trips: Present<TripSummary>;
}

export interface DoctorContext {
  sessions: SessionContext;
  timeZoneAt: Surroundings["zoneAt"];
  subjects: DoctorSubjects;
}
