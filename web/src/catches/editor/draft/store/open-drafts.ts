import { DRAFT_LOCK } from "../../../../device/storage-keys.ts";

/**
 * Says to all tabs that this draft stands in an open form, until the function that comes back is called or
 * the tab ends, however it ends. Browsers have locks in secure contexts alone; elsewhere nobody is told.
 */
export function holdDraft(id: string): () => Promise<void> {
  if (!("locks" in navigator)) return () => Promise.resolve();
  const open = new AbortController();
  const { signal } = open;
  const closed = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  // Aborting gives up the wait, too, for a lock that another tab has.
  const released = navigator.locks.request(DRAFT_LOCK + id, { signal }, () => closed).catch(() => {});
  return () => {
    open.abort();
    return released;
  };
}

/** The ids of the drafts that stand in an open form, in whichever tab. */
export async function idsOfOpenDrafts(): Promise<Set<string>> {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(DRAFT_LOCK));
  return new Set(names.map((name) => name.slice(DRAFT_LOCK.length)));
}
