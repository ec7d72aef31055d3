import { logFailure } from "../../http/log-failure.ts";
import { type Changes, type OutboxItem, planUndo } from "../outbox-item.ts";
import { sendNow } from "../outbox-news.ts";
import { changeOutbox } from "../outbox-store.ts";

/** How long a deletion can be undone, in milliseconds. */
export const UNDO_MS = 10_000;

/**
 * How often the hold is renewed. The Undo may stay open longer because pointing at it or focusing it stops its timer.
 */
const RENEWED_MS = UNDO_MS / 2;

interface Deleted {
  userId: string;
  /** The ids of the deleted records. */
  ids: readonly string[];
}

export interface HeldDeletions {
  /** Undoes the deletions. Resolves to false if it was too late for one. */
  undo: () => Promise<boolean>;
  /** Lets the deletions be sent. */
  release: () => void;
}

/**
 * Stores deletions on this device, and holds them until one of the returned functions is called. If the tab closes
 * before that, they are sent after `UNDO_MS`.
 *
 * @param plan makes the deletions, held until a time in milliseconds since 1970
 * @throws the storage error if the device cannot store them; then nothing is deleted
 */
export async function holdDeletions(
  deleted: Deleted,
  plan: (items: readonly OutboxItem[], heldUntil: number) => Changes,
): Promise<HeldDeletions> {
  const heldUntil = Date.now() + UNDO_MS;
  await changeOutbox(deleted.userId, (items) => plan(items, heldUntil));
  sendNow();
  const renewal = setInterval(() => holdUntil(deleted, Date.now() + UNDO_MS), RENEWED_MS);
  let isOpen = true;
  const close = () => {
    clearInterval(renewal);
    isOpen = false;
  };
  return {
    undo: () => {
      close();
      return takeBack(deleted);
    },
    release: () => {
      if (isOpen) holdUntil(deleted, 0);
      close();
    },
  };
}

async function takeBack({ userId, ids }: Deleted): Promise<boolean> {
  const { removed } = await changeOutbox(userId, (items) => ({
    put: [],
    removed: ids.flatMap((id) => planUndo(items, id).removed),
  }));
  sendNow();
  return removed.length === ids.length;
}

/** If the device has no room or storage, the deletions are sent when their time is over. */
function holdUntil({ userId, ids }: Deleted, until: number): void {
  changeOutbox(userId, (items) => planHold(items, ids, until)).then(sendNow, (error: unknown) =>
    logFailure("A deletion could not be held", error),
  );
}

/**
 * Sets the send time of unsent deletions, in milliseconds since 1970.
 *
 * @param ids of the deleted records
 */
function planHold(items: readonly OutboxItem[], ids: readonly string[], nextAt: number): Changes {
  const isRecallable = (item: OutboxItem) =>
    ids.includes(item.subjectId) &&
    item.work.kind === "delete" &&
    item.state === "waiting" &&
    item.tries === 0;
  return { put: items.flatMap((item) => (isRecallable(item) ? [{ ...item, nextAt }] : [])), removed: [] };
}
