import type { Catch } from "@creel/domain/catches/catch";
import type { Surroundings } from "@creel/domain/doctor/doctor-log";
import type { UserViewer } from "@creel/domain/places/visible-place";
import type { TripSummary } from "@creel/domain/trips/trip";

import type { SessionContext } from "../accounts/sessions/sessions.ts";

/** One's own that are there, in any order. */
type Present<Subject> = (viewer: UserViewer, ids: readonly string[]) => Promise<Subject[]>;

export interface DoctorSubjects {
  catches: Present<Catch>;
  trips: Present<TripSummary>;
}

export interface DoctorContext {
  sessions: SessionContext;
  timeZoneAt: Surroundings["zoneAt"];
  subjects: DoctorSubjects;
}
