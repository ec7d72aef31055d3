import { logFailure } from "../../http/log-failure.ts";
import { type Changes, type OutboxItem, planUndo } from "../outbox-item.ts";
import { sendNow } from "../outbox-news.ts";
import { changeOutbox } from "../outbox-store.ts";

/** How long a deletion can be taken back. */
export const UNDO_MS = 10_000;

/** While it is offered, an Undo may take longer: whoever points at it or has the focus on it stops its time. */
const RENEWED_MS = UNDO_MS / 2;

interface Deleted {
  userId: string;
  /** The ids of what is deleted. */
  ids: readonly string[];
}

export interface HeldDeletions {
  /** Takes them back; false when it was too late for one. */
  undo: () => Promise<boolean>;
  /** Lets them be sent. */
  release: () => void;
}

/**
 * Stores deletions on this device, and sends none before one of the answers is called. A tab that ends before lets them
 * go after `UNDO_MS`.
 *
 * @param plan Makes the deletions, which are held until a time in milliseconds since 1970.
 * @throws what the device has against storing them; then nothing is deleted.
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

/** Without room or storage they go when their time is over. */
function holdUntil({ userId, ids }: Deleted, until: number): void {
  changeOutbox(userId, (items) => planHold(items, ids, until)).then(sendNow, (error: unknown) =>
    logFailure("A deletion could not be held", error),
  );
}

/**
 * Deletions that were not sent yet are sent at another time, in milliseconds since 1970.
 *
 * @param ids Of catches or trips.
 */
function planHold(items: readonly OutboxItem[], ids: readonly string[], nextAt: number): Changes {
  const isRecallable = (item: OutboxItem) =>
    ids.includes(item.subjectId) &&
    item.work.kind === "delete" &&
    item.state === "waiting" &&
    item.tries === 0;
  return { put: items.flatMap((item) => (isRecallable(item) ? [{ ...item, nextAt }] : [])), removed: [] };
}
