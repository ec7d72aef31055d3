import type { Catch } from "@creel/domain/catches/catch";

import type { CatchItem, CatchWork } from "./catch-item.ts";

/** What only the angler can answer. */
export type Question =
  /** Both sides changed the same field. */
  | { kind: "conflict"; work: Extract<CatchWork, { kind: "change" }>; stored: Catch }
  /** It was deleted elsewhere. */
  | { kind: "gone" };

const NOT_FOUND = 404;

/** `null` for an item that asks nothing, or that can be mended in its form alone. */
export function questionOf({ state, work, problem }: CatchItem): Question | null {
  if (state !== "asks" || !problem) return null;
  if (work.kind === "change" && problem.stored) return { kind: "conflict", work, stored: problem.stored };
  const isOfStored = work.kind === "change" || work.kind === "photo";
  return isOfStored && problem.status === NOT_FOUND ? { kind: "gone" } : null;
}
