import { type Session, sessionSchema } from "@creel/domain/accounts/sign-in";
import type { NewDemo } from "@creel/domain/demo/demo";

import { send } from "../http/send.ts";

/** A busy server takes seconds to write the sample log. */
const TIMEOUT_MS = 60_000;

/** Opens a demo. A guest starts over: the server deletes their account first. @throws ApiError, NetworkError */
export function openDemo(): Promise<Session> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body: NewDemo = { timeZone };
  return send({ method: "POST", path: "/demo", body, timeoutMs: TIMEOUT_MS }, sessionSchema);
}
