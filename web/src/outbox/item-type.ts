import type { OnProgress } from "../http/upload.ts";
import type { Changes, OutboxItem, Problem } from "./outbox-item.ts";
import type { Sent } from "./outbox-news.ts";

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
