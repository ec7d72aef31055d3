import type { OnProgress } from "../http/upload.ts";
import type { Changes, OutboxItem, Problem } from "./outbox-item.ts";
import type { Sent } from "./outbox-news.ts";

export interface Delivery {
  onProgress: OnProgress;
  /** The file of a photo; `null` where it is not on this device. */
  fileOf: (photoId: string) => Promise<Blob | null>;
}

/**
 * What the outbox has to know about one type of items. It stores, orders and sends them, and tries again; each feature
 * says here what its own items mean. How a save goes into what waits already, and how what waits is laid over an answer
 * of the server, stands beside it in the feature.
 */
export interface ItemType<Item extends OutboxItem = OutboxItem, Answer = unknown> {
  /** Whether an item is of this type, and of a kind that this version of the app knows. */
  isItem(item: OutboxItem): item is Item;
  /** The ids in its fields, as of its trip. It waits until what they name is on the server. */
  namedIn(item: Item): readonly unknown[];
  /** What it makes besides its subject, as in a spot of a water. */
  makes?(item: Item): string | null;
  /** Whether it has to wait for another item of this type. */
  isBehind(item: Item, other: Item): boolean;
  /**
   * Sends it. Sent again, it makes no difference.
   *
   * @returns what the server answers, `null` where that is nothing.
   * @throws ApiError, NetworkError
   */
  deliver(item: Item, sending: Delivery): Promise<Answer | null>;
  /** What becomes of the items when one was sent. */
  settle(items: readonly OutboxItem[], sent: Sent<Item, Answer>): Changes;
  /** What the body of a refusal says about what is stored. */
  problemIn(body: unknown): Partial<Pick<Problem, "stored" | "rival">>;
  /**
   * What was changed elsewhere meanwhile, and refused, goes over what is stored where nobody has to decide. Returns `null`
   * where somebody has to.
   */
  merge(item: Item): Item | null;
  /** A deletion that the server fails to make is not sent again: its subject is shown as before. */
  givesUpDeletions?: boolean;
}

/**
 * The type of an item; `null` for one of a newer version of the app, which stays where it is.
 */
export function typeOf(types: readonly ItemType[], item: OutboxItem): ItemType | null {
  return types.find((type) => type.isItem(item)) ?? null;
}

/**
 * Whether an item waits for another one of the same subject: they go strictly in turn, past what asks, except that
 * nothing comes before its creation, and that a deletion comes instead of everything else.
 *
 * @param isConflict Whether the two change the same.
 */
export function isInTurn(item: OutboxItem, other: OutboxItem, isConflict: boolean): boolean {
  if (item.work.kind === "delete") return false;
  if (other.work.kind === "delete") return true;
  // Also where a clock that was set back made its id the larger one.
  if (item.work.kind === "create") return false;
  if (other.work.kind === "create") return true;
  return other.id < item.id && (other.state !== "asks" || isConflict);
}
