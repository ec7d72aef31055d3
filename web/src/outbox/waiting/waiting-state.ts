import type { ItemType } from "../item-type.ts";
import type { OutboxItem, OutboxState, Problem } from "../outbox-item.ts";
import { nextDue } from "../send-order.ts";

/** What is to be said of all that waits of one catch or trip. */
export interface WaitingState {
  kind: "new" | "changed" | "deleted";
  state: OutboxState;
  /** Why it is not sent; `null` where nothing went wrong. */
  problem: Problem | null;
  tries: number;
  /** When it is tried next, in milliseconds since 1970; `null` where it waits for the angler. */
  nextAt: number | null;
  /** In milliseconds since 1970. */
  keptAt: number;
}

/** What is to be said of several items is that of the first of these. */
const STATES: readonly OutboxState[] = ["sending", "asks", "later", "waiting"];

export function stateOf(
  items: readonly OutboxItem[],
  type: ItemType,
  now: number,
): Omit<WaitingState, "kind"> {
  const state = STATES.find((each) => items.some((item) => item.state === each)) ?? "waiting";
  const speaker = items.find((item) => item.state === state);
  return {
    state,
    problem: speaker?.problem ?? null,
    tries: speaker?.tries ?? 0,
    nextAt: nextDue(items, { types: [type], now }),
    keptAt: Math.min(...items.map(({ keptAt }) => keptAt)),
  };
}
