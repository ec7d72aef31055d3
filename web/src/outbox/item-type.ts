import { ApiError } from "../http/api-error.ts";
import { rereadSession } from "../http/stored-session.ts";
import type { OnProgress } from "../http/upload.ts";
import {
  type Changes,
  type OutboxItem,
  type Problem,
  byAge,
  isPaused,
  LONGEST_WAIT_MS,
} from "./outbox-item.ts";
import type { Sent } from "./outbox-news.ts";
import { fileOfPhoto } from "./outbox-store.ts";

export interface Delivery {
  onProgress: OnProgress;
  /** Returns the file of a photo; `null` if it is not on this device. */
  fileOf: (photoId: string) => Promise<Blob | null>;
}

/**
 * The behavior of one type of items. The outbox stores, orders, sends and retries items; each feature defines here what
 * its items mean. A feature also merges new changes into waiting items, and applies waiting items to the server's
 * answers.
 */
export interface ItemType<Item extends OutboxItem = OutboxItem, Answer = unknown> {
  /** Whether an item is of this type, and of a kind that this version of the app knows. */
  isItem(item: OutboxItem): item is Item;
  /** The ids in the item's fields, such as its trip. The item waits until they are on the server. */
  namedIn(item: Item): readonly unknown[];
  /** The id of something that the item creates besides its subject, such as a spot of a water; `null` for none. */
  makes?(item: Item): string | null;
  /** Whether an item must wait for another item of this type. */
  isBehind(item: Item, other: Item): boolean;
  /**
   * Sends the item; repeating it is safe.
   *
   * @returns the server's answer, or `null` if it is empty
   * @throws ApiError, NetworkError
   */
  deliver(item: Item, sending: Delivery): Promise<Answer | null>;
  /** Returns the changes to the items after one of them was sent. */
  settle(items: readonly OutboxItem[], sent: Sent<Item, Answer>): Changes;
  /** Reads the stored version, or the conflicting trip, from the body of a refusal. */
  problemIn(body: unknown): Partial<Pick<Problem, "stored" | "rival">>;
  /**
   * Returns a change that was refused because of another change, merged with the stored version; `null` if the angler
   * has to decide.
   */
  merge(item: Item): Item | null;
  /** True if a deletion that fails on the server is not retried: its subject is shown again. */
  givesUpDeletions?: boolean;
}

/** Returns the type of an item; `null` for an item of a newer app version, which stays in the outbox. */
export function typeOf(types: readonly ItemType[], item: OutboxItem): ItemType | null {
  return types.find((type) => type.isItem(item)) ?? null;
}

/**
 * Whether an item waits for another one of the same subject. Items go strictly in order and skip refused ones. The
 * creation always goes first, and a deletion replaces all others.
 *
 * @param isConflict whether both items change the same thing
 */
export function isInTurn(item: OutboxItem, other: OutboxItem, isConflict: boolean): boolean {
  if (item.work.kind === "delete") return false;
  if (other.work.kind === "delete") return true;
  // Also applies if a clock that was set back gave the creation a larger id.
  if (item.work.kind === "create") return false;
  if (other.work.kind === "create") return true;
  return other.id < item.id && (other.state !== "asks" || isConflict);
}

const UNAUTHORIZED = 401;

/**
 * Sends an item while its owner is signed in. Another user may have signed in in another tab while this one was asleep.
 *
 * @throws ApiError, NetworkError
 */
export async function deliverAsOwner(
  types: readonly ItemType[],
  item: OutboxItem,
  { onProgress = () => {}, fileOf = fileOfPhoto }: Partial<Delivery> = {},
): Promise<Sent> {
  if (rereadSession()?.user.id !== item.userId) throw new ApiError(UNAUTHORIZED, null);
  const type = typeOf(types, item);
  if (!type) throw new Error(`Nothing is known of "${item.subject}"`);
  return { item, answer: await type.deliver(item, { onProgress, fileOf }) };
}

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
