import type { Page } from "@playwright/test";

/** What a device holds of its angler's catches, each told by its weight. */
export interface Stored {
  /** Of drafts, `null` where no weight was noted yet. */
  drafts: (number | null)[];
  /** New catches that wait to be sent, the oldest first. */
  created: number[];
  /** What waits to be sent: words and photos. */
  items: number;
  /** Photos that wait to be sent. */
  files: number;
}

/** As any page of the app may read it. */
export function readStored(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("creel.drafts");
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
    // One transaction, so that nothing is on its way from one store to the other.
    const work = db.transaction(["drafts", "outbox", "files"]);
    const readAll = <Value>(store: string) =>
      new Promise<Value[]>((resolve, reject) => {
        const request: IDBRequest<Value[]> = work.objectStore(store).getAll();
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const [drafts, items, files] = await Promise.all([
      readAll<{ values: { weight: string } }>("drafts"),
      readAll<{ work: { kind: string; fields: { weight: number } } }>("outbox"),
      readAll("files"),
    ]);
    db.close();
    return {
      drafts: drafts.map(({ values: { weight } }) => (weight === "" ? null : Number(weight))),
      created: items.flatMap(({ work: { kind, fields } }) => (kind === "create" ? [fields.weight] : [])),
      items: items.length,
      files: files.length,
    };
  });
}
