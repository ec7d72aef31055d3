import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";

import { send, sendForNothing } from "../http/send.ts";
import type { CatchPayload } from "./catch-payload.ts";

export async function createCatch(payload: CatchPayload): Promise<Catch> {
  const answer = await send({ method: "POST", path: "/catches", body: payload }, catchAnswerSchema);
  return answer.catch;
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
