import { type ItemType, nextDue } from "../item-type.ts";
import type { OutboxItem, OutboxState, Problem } from "../outbox-item.ts";

/** The combined state of all waiting items of one catch or trip. */
export interface WaitingState {
  kind: "new" | "changed" | "deleted";
  state: OutboxState;
  /** Why the item was not sent; `null` if nothing went wrong. */
  problem: Problem | null;
  tries: number;
  /** The time of the next try, in milliseconds since 1970; `null` if the item needs the angler. */
  nextAt: number | null;
  /** In milliseconds since 1970. */
  keptAt: number;
}

/** Sorted by precedence: several items have the first of these states that any of them is in. */
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
