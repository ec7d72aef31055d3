import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Prediction } from "@creel/domain/trips/prediction";

import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import type { Storage } from "../../storage/storage.ts";

/** Returns the scores of the coming hours from the angler's last forecast; `null` if there is none. Asks no service. */
export type Predict = (
  asker: { userId: string; place: Coordinates },
  now: Date,
) => Promise<Omit<Prediction, "made_at"> | null>;

/** Returns whether this server gave this forecast to this angler. */
export type IsSigned = (
  forecast: Prediction & { userId: string; cell: Coordinates },
  signature: string,
) => boolean;

export interface TripContext {
  sessions: SessionContext;
  storage: Storage;
  predict: Predict;
  isSigned: IsSigned;
}
