import type { Catch } from "@creel/domain/catches/catch";
import type { Surroundings } from "@creel/domain/doctor/doctor-log";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { UserViewer } from "@creel/domain/places/visible-place";
import type { TripSummary } from "@creel/domain/trips/trip";

import type { SessionContext } from "../accounts/sessions/sessions.ts";

/** One's own that are there, in any order. */
type Present<Subject> = (viewer: UserViewer, ids: readonly string[]) => Promise<Subject[]>;

export interface DoctorSubjects {
  catches: Present<Catch>;
  trips: Present<TripSummary>;
}

/** The waters of a map. */
interface MapWaters {
  /**
   * Prepares to say how far the water is from some places.
   * @param enough in meters; a water that is nearer is told, and not whether another one is nearer still
   */
  around(places: readonly Coordinates[], enough: number): Promise<Surroundings["nearestWater"]>;
}

export interface DoctorContext {
  sessions: SessionContext;
  timeZoneAt: Surroundings["zoneAt"];
  /** `null` where the map is somebody else's. */
  mapWaters: MapWaters | null;
  subjects: DoctorSubjects;
}
