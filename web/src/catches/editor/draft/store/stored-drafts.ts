import { queryOptions } from "@tanstack/react-query";

import { logDatabase } from "../../../../device/log-database.ts";
import { FORGET_DRAFTS_CHANNEL, DRAFT_LOCK } from "../../../../device/storage-keys.ts";
import { logFailure } from "../../../../http/log-failure.ts";
import { createStore } from "../../../../store/create-store.ts";

async function countDrafts(userId: string): Promise<number> {
  return (await logDatabase()).countFromIndex("drafts", "user", userId);
}

export async function removeDraft(id: string): Promise<void> {
  return remove([id]);
}

async function removeDraftsOfUser(userId: string): Promise<void> {
  return remove(await (await logDatabase()).getAllKeysFromIndex("drafts", "user", userId));
}

export async function removeDraftsOfCatch(catchId: string): Promise<void> {
  return remove(await (await logDatabase()).getAllKeysFromIndex("drafts", "catch", catchId));
}

async function remove(ids: readonly string[]): Promise<void> {
  const work = (await logDatabase()).transaction(["drafts", "photos"], "readwrite");
  const deletions = ids.flatMap((id) => [
    work.objectStore("drafts").delete(id),
    work.objectStore("photos").delete(id),
  ]);
  await Promise.all([...deletions, work.done]);
}

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(FORGET_DRAFTS_CHANNEL) : null;

/** `userId` is the user whose drafts were removed last. */
const forgotten = createStore<{ userId: string } | null>(null);

/** Signing out removes the drafts of this device, and those that other tabs are about to store. */
export function forgetDrafts(userId: string): void {
  channel?.postMessage(userId);
  forget(userId);
}

export function onDraftsForgotten(listener: (userId: string) => void): () => void {
  return forgotten.subscribe(() => {
    const last = forgotten.get();
    if (last) listener(last.userId);
  });
}

channel?.addEventListener("message", ({ data: userId }: MessageEvent<string>) => forget(userId));

function forget(userId: string): void {
  forgotten.set({ userId });
  removeDraftsOfUser(userId).catch((error: unknown) => logFailure("Drafts could not be deleted", error));
}

/**
 * Tells all tabs that this draft is in an open form, until the returned function is called or the tab ends. Browsers
 * have locks only in secure contexts; elsewhere other tabs do not know.
 */
export function holdDraft(id: string): () => Promise<void> {
  if (!("locks" in navigator)) return () => Promise.resolve();
  const open = new AbortController();
  const { signal } = open;
  const closed = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  // Aborting also ends the wait for a lock that another tab holds.
  const released = navigator.locks.request(DRAFT_LOCK + id, { signal }, () => closed).catch(() => {});
  return () => {
    open.abort();
    return released;
  };
}

/** The ids of the drafts that are in an open form of any tab. */
async function idsOfOpenDrafts(): Promise<Set<string>> {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(DRAFT_LOCK));
  return new Set(names.map((name) => name.slice(DRAFT_LOCK.length)));
}

export const DRAFTS_KEY = ["drafts"] as const;

/** The drafts that are open in no tab, the newest first. */
export function draftsQuery(userId: string) {
  return queryOptions({
    queryKey: [...DRAFTS_KEY, userId],
    queryFn: async () => {
      // Most users have no draft and need not load the code that reads them.
      if ((await countDrafts(userId)) === 0) return [];
      const { listDrafts } = await import("./draft-store.ts");
      const open = await idsOfOpenDrafts();
      return (await listDrafts(userId)).filter(({ id }) => !open.has(id));
    },
    // Drafts need no network, and other tabs change them without notice.
    networkMode: "always",
    staleTime: 0,
    retry: false,
  });
}
