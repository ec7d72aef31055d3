import type { Catch } from "@creel/domain/catches/catch";
import type { Surroundings } from "@creel/domain/doctor/doctor-log";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { UserViewer } from "@creel/domain/places/visible-place";
import type { TripSummary } from "@creel/domain/trips/trip";

import type { SessionContext } from "../accounts/sessions/sessions.ts";

/** Returns the viewer's own records that exist, in any order. */
type Present<Subject> = (viewer: UserViewer, ids: readonly string[]) => Promise<Subject[]>;

export interface DoctorSubjects {
  catches: Present<Catch>;
  trips: Present<TripSummary>;
}

interface MapWaters {
  /**
   * Prepares a function that returns the distance of a place to the nearest water.
   * @param enough meters; below this distance the search stops at any water, even if another one is nearer
   */
  around(places: readonly Coordinates[], enough: number): Promise<Surroundings["nearestWater"]>;
}

export interface DoctorContext {
  sessions: SessionContext;
  timeZoneAt: Surroundings["zoneAt"];
  /** `null` if the map belongs to another server. */
  mapWaters: MapWaters | null;
  subjects: DoctorSubjects;
}
