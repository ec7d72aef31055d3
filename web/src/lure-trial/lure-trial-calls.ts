import {
  type LureTrial,
  lureTrialAnswerSchema,
  lureTrialsSchema,
  type NewLureTrial,
} from "@creel/domain/lure-trial/lure-trial";

import { send, sendForNothing } from "../http/send.ts";

// All functions here throw ApiError and NetworkError. Nothing is queued: the server draws the order, and the half hours
// that are logged on the water are sent with the trip.

export function readTrials(signal: AbortSignal): Promise<{ trials: LureTrial[] }> {
  return send({ path: "/lure-trials", signal }, lureTrialsSchema);
}

export async function startTrial(body: NewLureTrial): Promise<LureTrial> {
  return (await send({ method: "POST", path: "/lure-trials", body }, lureTrialAnswerSchema)).trial;
}

export async function stopTrial(id: string): Promise<LureTrial> {
  return (await send({ method: "POST", path: `/lure-trials/${id}/stop` }, lureTrialAnswerSchema)).trial;
}

export function deleteTrial(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/lure-trials/${id}` });
}
