import type { ItemType } from "../item-type.ts";
import { bySubject, type OutboxItem } from "../outbox-item.ts";
import { stateOf, type WaitingState } from "./waiting-state.ts";

/** The waiting items of one trip, without its catches, or of one water with its spots. */
export interface WaitingSubject<Item extends OutboxItem> extends WaitingState {
  /** The id of the trip or the water. */
  id: string;
  /** Sorted oldest first. */
  items: readonly Item[];
}

/** Groups items by trip or water, in the order in which they were kept. */
export function groupWaiting<Item extends OutboxItem>(
  items: readonly Item[],
  type: ItemType<Item>,
  now: number,
): WaitingSubject<Item>[] {
  return Array.from(bySubject(items), ([id, own]) => ({
    id,
    items: own,
    kind: kindOf(own),
    ...stateOf(own, type, now),
  }));
}

function kindOf(items: readonly OutboxItem[]): WaitingState["kind"] {
  const has = (kind: string) => items.some(({ work }) => work.kind === kind);
  if (has("delete")) return "deleted";
  return has("create") ? "new" : "changed";
}
