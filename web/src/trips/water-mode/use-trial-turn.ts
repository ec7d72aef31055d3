import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import { type TurnNow, turnNow } from "@creel/domain/lure-trial/turn-now";
import type { Trip } from "@creel/domain/trips/trip";

import { useTrials } from "../../lure-trial/api.ts";
import { findActiveTrial } from "../../lure-trial/find-active-trial.ts";
import { createStore } from "../../store/create-store.ts";
import { useStore } from "../../store/use-store.ts";
import { useTrueNow } from "../parts/use-true-now.ts";

/** The id of the trip for which the angler skipped the trial. The next trip asks again. */
const skippedTrip = createStore<string | null>(null);

export function skipTrial(tripId: string): void {
  skippedTrip.set(tripId);
}

export interface TrialTurnNow {
  trial: LureTrial;
  turn: TurnNow;
}

/** Returns the current half hour of the trial on this trip; `null` if there is none. */
export function useTrialTurn(trip: Trip): TrialTurnNow | null {
  const { data } = useTrials();
  const now = useTrueNow();
  const isSkipped = useStore(skippedTrip) === trip.id;
  const trial = findActiveTrial(data?.trials);
  const turn = trial && !isSkipped ? turnNow(trial, trip, now) : null;
  return trial && turn && { trial, turn };
}
