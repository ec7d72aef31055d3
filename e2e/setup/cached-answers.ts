import type { Page } from "@playwright/test";

/** Logbook, numbers, list, points, trips, waters, lure trials and what this Creel is like. */
export const ALL_CACHED_ANSWERS = 21;

/** How many answers of the API are cached on the device. */
export function countCachedAnswers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open("creel.copies");
      // It is not there, and is not to be made by looking for it.
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
