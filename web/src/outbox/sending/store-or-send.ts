import { t } from "@lingui/core/macro";

import { freeRoom } from "../../device/make-room.ts";
import { isOutOfRoom } from "../../device/room.ts";
import { ApiError } from "../../http/api-error.ts";
import { logFailure } from "../../http/log-failure.ts";
import { storedSession } from "../../http/stored-session.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { listenForAnswer } from "../await-answer.ts";
import type { ItemType } from "../item-type.ts";
import type { Changes, OutboxItem, Problem } from "../outbox-item.ts";
import { announceSent, type Sent, sendNow } from "../outbox-news.ts";
import { changeOutbox } from "../outbox-store.ts";
import { deliverAsOwner } from "./deliver-as-owner.ts";

export interface Storing {
  userId: string;
  type: ItemType;
  /** The files that go with it, by the ids of their photos. */
  files?: ReadonlyMap<string, Blob>;
}

type Plan = (items: readonly OutboxItem[]) => Changes;

/**
 * Stores what is to be done on this device, from where it is sent. Where the device stores nothing it is sent at once.
 *
 * @returns what is to be sent for it, or was sent.
 * @throws ApiError, NetworkError of what this device cannot store.
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

/** What can be loaded again makes room. */
async function store({ userId, files = new Map<string, Blob>() }: Storing, plan: Plan): Promise<Changes> {
  // Before the transaction: it would end while files are read.
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
 * As `storeOrSend`, and waits a moment for the answer. What the server refuses is taken back, so that it can be mended
 * where it was typed.
 *
 * @returns the last that was sent, `null` while it waits.
 * @throws ApiError of a refusal; NetworkError of what this device cannot store.
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
  // What waited before is not this save's alone: it asks where all that waits is listed.
  if (answer.kind === "kept" || stored.some(({ id }) => before.has(id))) return null;
  await changeOutbox(userId, (items) => ({ put: [], removed: items.filter(({ id }) => ids.has(id)) }));
  throw refusalOf(answer.problem);
}

/** The error that the request itself would have thrown. */
function refusalOf({ status = 0, code, message, fields }: Problem): ApiError {
  return new ApiError(status, { statusCode: status, error: code, message, code, fields });
}

/** @param text What to say once the server has it; `null` for nothing. */
export function announceSaved({ isSent }: { isSent: boolean }, text: string | null): void {
  if (isSent) {
    if (text !== null) showToast({ text });
    return;
  }
  const kept =
    storedSession() === null ? t`Saved on this phone. You need to log in again.` : t`Saved on this phone`;
  showToast({ text: kept });
}
