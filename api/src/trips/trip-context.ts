import type { Coordinates } from "@creel/domain/places/coordinates";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import type { PredictedHour } from "../database/schema.ts";
import type { Storage } from "../storage/storage.ts";

interface Prediction {
  /** Names the rule of the score. */
  rule: string;
  hours: PredictedHour[];
  source: string | null;
}

/** The scores of the coming hours by the forecast that is cached; `null` where none is. Asks no other service. */
export type Predict = (place: Coordinates, now: Date) => Promise<Prediction | null>;

export interface TripContext {
  sessions: SessionContext;
  storage: Storage;
  predict: Predict;
}
