import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";

import { send, sendForNothing } from "../http/send.ts";
import type { CatchPayload } from "./catch-payload.ts";

/**
 * Logs a catch. One that is there already, because the answer to an earlier try was lost, takes on what was
 * written since; one that somebody changed there stays as it is.
 */
export async function createCatch(payload: CatchPayload): Promise<Catch> {
  const call = { method: "POST", path: "/catches", body: payload } as const;
  const { catch: stored } = await send(call, catchAnswerSchema);
  const isBehind = stored.version === FIRST_VERSION && differs(stored, payload);
  return isBehind ? updateCatch(stored, payload) : stored;
}

const FIRST_VERSION = 1;

function differs(stored: Catch, payload: CatchPayload): boolean {
  return Object.entries(stored).some(
    ([name, value]) => name in payload && !Array.isArray(value) && payload[name] !== value,
  );
}

/** Changes the catch as it was when it was opened; the server refuses when somebody changed it since. */
export async function updateCatch({ id, version }: Catch, payload: CatchPayload): Promise<Catch> {
  const headers = { "if-match": `"${version}"` };
  const call = { method: "PUT", path: `/catches/${id}`, body: payload, headers } as const;
  const answer = await send(call, catchAnswerSchema);
  return answer.catch;
}

export function deleteCatch({ id }: Pick<Catch, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/catches/${id}` });
}
