import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Prediction } from "@creel/domain/trips/prediction";

import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import type { Storage } from "../../storage/storage.ts";

/** The scores of the coming hours by the angler's last forecast; `null` where none is. Asks no other service. */
export type Predict = (
  asker: { userId: string; place: Coordinates },
  now: Date,
) => Promise<Omit<Prediction, "made_at"> | null>;

/** Whether this server told this angler such a forecast. */
export type IsSigned = (
  told: Prediction & { userId: string; cell: Coordinates },
  signature: string,
) => boolean;

export interface TripContext {
  sessions: SessionContext;
  storage: Storage;
  predict: Predict;
  isSigned: IsSigned;
}
