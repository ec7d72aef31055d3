import { type ItemType, typeOf } from "./item-type.ts";
import { byAge, isPaused, LONGEST_WAIT_MS, type OutboxItem } from "./outbox-item.ts";

/** Other items stop waiting for an item that failed more often than this. */
const MOST_TRIES_WAITED = 3;

interface Moment {
  types: readonly ItemType[];
  /** In milliseconds since 1970. */
  now: number;
}

/**
 * Returns the item to send next: photos last, oldest first. Items of one subject go in the order given by their type.
 * An item that names another subject waits until that is on the server.
 */
export function nextToSend(items: readonly OutboxItem[], { types, now }: Moment): OutboxItem | null {
  const ready = items.filter((item) => isDue(item, now) && !isBlocked(item, items, types)).toSorted(byAge);
  return ready.find(({ work }) => work.kind !== "photo") ?? ready[0] ?? null;
}

function isDue(item: OutboxItem, now: number): boolean {
  return item.state !== "asks" && !isPaused(item) && dueAt(item, now) <= now;
}

function dueAt({ nextAt }: OutboxItem, now: number): number {
  return nextAt > now + LONGEST_WAIT_MS ? now : nextAt;
}

/** Whether an item must wait. An item of unknown type is never sent. */
function isBlocked(item: OutboxItem, items: readonly OutboxItem[], types: readonly ItemType[]): boolean {
  const type = typeOf(types, item);
  if (!type) return true;
  const named = new Set(type.namedIn(item));
  return items.some((other) => {
    if (other.id === item.id) return false;
    if (type.isItem(other)) return type.isBehind(item, other);
    return isAwaited(other) && madeBy(other, types).some((id) => named.has(id));
  });
}

/**
 * Returns the ids that an item creates. A catch sent before its trip or water would be on none, or on the water at its
 * place.
 */
function madeBy(item: OutboxItem, types: readonly ItemType[]): readonly string[] {
  const part = typeOf(types, item)?.makes?.(item) ?? null;
  return [...(item.work.kind === "create" ? [item.subjectId] : []), ...(part === null ? [] : [part])];
}

/** Whether others still wait for an item. A refused or repeatedly failing item does not hold up others forever. */
export function isAwaited({ state, tries }: OutboxItem): boolean {
  return state !== "asks" && tries <= MOST_TRIES_WAITED;
}

/** Returns when the next item is due, in milliseconds since 1970; `null` if no item is scheduled. */
export function nextDue(items: readonly OutboxItem[], { types, now }: Moment): number | null {
  const times = items.filter(
    (item) => item.state !== "asks" && !isPaused(item) && !isBlocked(item, items, types),
  );
  return times.length === 0 ? null : Math.max(now, Math.min(...times.map((item) => dueAt(item, now))));
}
