import type { Page } from "@playwright/test";

/**
 * The number of answers that the app caches: logbook, numbers, list, points, trips, waters, lure trials, limits,
 * licenses, returns and this Creel's configuration.
 */
export const ALL_CACHED_ANSWERS = 28;

/** Returns the number of API answers that are cached on the device. */
export function countCachedAnswers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open("creel.copies");
      // The database does not exist yet, and looking for it must not create it.
      request.addEventListener("upgradeneeded", () => request.transaction?.abort());
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => resolve(null));
    });
    if (!db) return 0;
    const request = db.transaction("copies").objectStore("copies").count();
    const count = await new Promise<number>((resolve) => {
      request.addEventListener("success", () => resolve(request.result));
    });
    db.close();
    return count;
  });
}
