import { DRAFT_LOCK } from "../../../../device/storage-keys.ts";

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
export async function idsOfOpenDrafts(): Promise<Set<string>> {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(DRAFT_LOCK));
  return new Set(names.map((name) => name.slice(DRAFT_LOCK.length)));
}
