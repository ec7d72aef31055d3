import { t } from "@lingui/core/macro";

import { freeRoom } from "../../device/make-room.ts";
import { isOutOfRoom } from "../../device/room.ts";
import { ApiError } from "../../http/api-error.ts";
import { logFailure } from "../../http/log-failure.ts";
import { storedSession } from "../../http/stored-session.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { listenForAnswer } from "../await-answer.ts";
import { type ItemType, deliverAsOwner } from "../item-type.ts";
import type { Changes, OutboxItem, Problem } from "../outbox-item.ts";
import { announceSent, type Sent, sendNow } from "../outbox-news.ts";
import { changeOutbox } from "../outbox-store.ts";

export interface Storing {
  userId: string;
  type: ItemType;
  /** The files to store with the items, keyed by photo id. */
  files?: ReadonlyMap<string, Blob>;
}

type Plan = (items: readonly OutboxItem[]) => Changes;

/**
 * Stores the planned items on this device, from where they are sent. If the device cannot store them, sends them at
 * once.
 *
 * @returns the items that were stored or sent
 * @throws ApiError, NetworkError if the items could be neither stored nor sent
 */
export async function storeOrSend(storing: Storing, plan: Plan): Promise<readonly OutboxItem[]> {
  const { type, files = new Map<string, Blob>() } = storing;
  try {
    const { put } = await store(storing, plan);
    sendNow();
    return put;
  } catch (error) {
    logFailure("What was done could not be stored on this device", error);
    const { put } = plan([]);
    const fileOf = async (photoId: string) => files.get(photoId) ?? null;
    for (const item of put) announceSent(await deliverAsOwner([type], item, { fileOf }));
    return put;
  }
}

/** Stores the planned items. If the device is out of room, frees cached data and tries again. */
async function store({ userId, files = new Map<string, Blob>() }: Storing, plan: Plan): Promise<Changes> {
  // Files are read before the transaction, which would end while it waits for them.
  const read = Array.from(
    files,
    async ([id, file]) => [id, { bytes: await file.arrayBuffer(), type: file.type }] as const,
  );
  const along = { isLasting: true, files: new Map(await Promise.all(read)) };
  const once = () => changeOutbox(userId, plan, along);
  try {
    return await once();
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    await freeRoom();
    return once();
  }
}

/**
 * Like `storeOrSend`, and waits briefly for the answer. Drops the items if the server refuses them, so that the user
 * can correct the form.
 *
 * @returns the item sent last; `null` if the items still wait
 * @throws ApiError if the server refuses; NetworkError if the items could be neither stored nor sent
 */
export async function storeAndAwait(storing: Storing, plan: Plan): Promise<Sent | null> {
  const { userId } = storing;
  const listening = listenForAnswer(userId);
  const before = new Set<string>();
  const stored = await storeOrSend(storing, (items) => {
    for (const { id } of items) before.add(id);
    return plan(items);
  }).catch((error: unknown) => {
    listening.stop();
    throw error;
  });
  const ids = new Set(stored.map(({ id }) => id));
  const answer = await listening.answer(({ id }) => ids.has(id));
  if (answer.kind === "sent") return answer.sent;
  // An item that waited before holds other changes, too. The list of waiting items shows its refusal.
  if (answer.kind === "kept" || stored.some(({ id }) => before.has(id))) return null;
  await changeOutbox(userId, (items) => ({ put: [], removed: items.filter(({ id }) => ids.has(id)) }));
  throw refusalOf(answer.problem);
}

/** Returns the error that the request itself would have thrown. */
function refusalOf({ status = 0, code, message, fields }: Problem): ApiError {
  return new ApiError(status, { statusCode: status, error: code, message, code, fields });
}

/** @param text the message once the server has it; `null` for none */
export function announceSaved({ isSent }: { isSent: boolean }, text: string | null): void {
  if (isSent) {
    if (text !== null) showToast({ text });
    return;
  }
  const storedText =
    storedSession() === null ? t`Saved on this phone. You need to log in again.` : t`Saved on this phone`;
  showToast({ text: storedText });
}
