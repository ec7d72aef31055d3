import type { ItemType } from "../item-type.ts";
import { bySubject, type OutboxItem } from "../outbox-item.ts";
import { stateOf, type WaitingState } from "./waiting-state.ts";

/** All that waits to be sent of one trip, without its catches, or of one water with its spots. */
export interface WaitingSubject<Item extends OutboxItem> extends WaitingState {
  /** Of the trip or the water. */
  id: string;
  /** The oldest first. */
  items: readonly Item[];
}

/** By trip or water, in the order in which they were kept. */
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
