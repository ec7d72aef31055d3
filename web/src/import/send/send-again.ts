import { SECOND_MS } from "@creel/domain/dates/units-of-time";

import { ApiError, NetworkError } from "../../http/api-error.ts";

/** An answer that was lost is asked for again after so long; about a minute in all. */
const WAITS_MS = [1, 2, 4, 8, 15, 30].map((seconds) => seconds * SECOND_MS);

export type Wait = (ms: number) => Promise<void>;

export const waitFor: Wait = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Calls until there is an answer, as often as it is worth it. @throws that of the last time */
export async function sendAgain<Answer>(call: () => Promise<Answer>, wait: Wait): Promise<Answer> {
  for (const ms of WAITS_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(ms);
    }
  }
  return call();
}

/** What is refused stays refused. */
function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}
