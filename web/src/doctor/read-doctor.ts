import { type Dismissals, dismissalsSchema, type Doctor, doctorSchema } from "@creel/domain/doctor/finding";

import { send, sendForNothing } from "../http/send.ts";
import { keepUntilChanged } from "../http/unchanged-answer.ts";

// All functions here throw ApiError and NetworkError.

const askDoctor = keepUntilChanged(async (response) => doctorSchema.parse(await response.json()));

export function readDoctor(signal: AbortSignal): Promise<Doctor> {
  return askDoctor({ path: "/doctor", signal });
}

export function readDismissals(signal: AbortSignal): Promise<Dismissals> {
  return send({ path: "/doctor/dismissals", signal }, dismissalsSchema);
}

/** Marks a finding as correct, so that it is not reported again. */
export function dismissFinding(key: string): Promise<void> {
  return sendForNothing({ method: "PUT", path: `/doctor/dismissals/${key}` });
}

export function restoreFinding(key: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/doctor/dismissals/${key}` });
}
