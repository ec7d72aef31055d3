import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";

import { send } from "../../http/send.ts";

export async function removeAutofilled({ id }: Pick<Catch, "id">): Promise<Catch> {
  const call = { method: "DELETE", path: `/catches/${id}/filled-conditions` } as const;
  const answer = await send(call, catchAnswerSchema);
  return answer.catch;
}
