import type { Page } from "@playwright/test";

/** The catches that a device stores, each identified by its weight. */
export interface Stored {
  /** `null` for a draft without a weight. */
  drafts: (number | null)[];
  /** New catches that wait to be sent, oldest first. */
  created: number[];
  /** The number of items that wait to be sent, texts and photos. */
  items: number;
  /** The number of photos that wait to be sent. */
  files: number;
}

/** Reads the app's IndexedDB. Works on any page of the app. */
export function readStored(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("creel.drafts");
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
    // Reads in a single transaction, so that nothing moves from one store to another meanwhile.
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
