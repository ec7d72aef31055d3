import type { Coordinates } from "@creel/domain/places/coordinates";

import type { SessionContext } from "../accounts/sessions/sessions.ts";

export interface InsightContext {
  sessions: SessionContext;
}

/** What is computed of a place and an instant. */
export interface Sky {
  /** Negative before the nearest solar noon. */
  minutesFromSolarNoon: (place: Pick<Coordinates, "longitude">, instant: Date) => number;
  sunAltitude: (place: Coordinates, instant: Date) => number;
  moonAt: (instant: Date) => { elongation: number };
}

export interface OutingContext extends InsightContext {
  sky: Sky;
}
