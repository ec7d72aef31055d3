import { type Dismissals, dismissalsSchema, type Doctor, doctorSchema } from "@creel/domain/doctor/finding";

import { send, sendForNothing } from "../http/send.ts";

// All throw ApiError and NetworkError.

export function readDoctor(signal: AbortSignal): Promise<Doctor> {
  return send({ path: "/doctor", signal }, doctorSchema);
}

export function readDismissals(signal: AbortSignal): Promise<Dismissals> {
  return send({ path: "/doctor/dismissals", signal }, dismissalsSchema);
}

/** It is right, and is not asked again. */
export function dismissFinding(key: string): Promise<void> {
  return sendForNothing({ method: "PUT", path: `/doctor/dismissals/${key}` });
}

export function recallDismissal(key: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/doctor/dismissals/${key}` });
}
