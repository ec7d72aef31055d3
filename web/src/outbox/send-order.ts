import { type ItemType, typeOf } from "./item-type.ts";
import { byAge, isPaused, LONGEST_WAIT_MS, type OutboxItem } from "./outbox-item.ts";

/** After so many tries what the server does not answer for is not waited for any more. */
const MOST_TRIES_WAITED = 3;

interface Moment {
  types: readonly ItemType[];
  /** In milliseconds since 1970. */
  now: number;
}

/**
 * The item to send next: words before photos, the oldest first. What belongs to one subject goes in the order that its
 * type knows, and what names another subject waits until that is on the server.
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

/** What no type knows is never sent. */
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

/** To a server that does not know the trip or the water, the catch would be of none, or on whichever lies there. */
function madeBy(item: OutboxItem, types: readonly ItemType[]): readonly string[] {
  const part = typeOf(types, item)?.makes?.(item) ?? null;
  return [...(item.work.kind === "create" ? [item.subjectId] : []), ...(part === null ? [] : [part])];
}

/** What asks or fails again and again holds nothing up for good. */
export function isAwaited({ state, tries }: OutboxItem): boolean {
  return state !== "asks" && tries <= MOST_TRIES_WAITED;
}

/** When something is due next, in milliseconds since 1970; `null` when nothing waits for its time. */
export function nextDue(items: readonly OutboxItem[], { types, now }: Moment): number | null {
  const times = items.filter(
    (item) => item.state !== "asks" && !isPaused(item) && !isBlocked(item, items, types),
  );
  return times.length === 0 ? null : Math.max(now, Math.min(...times.map((item) => dueAt(item, now))));
}
