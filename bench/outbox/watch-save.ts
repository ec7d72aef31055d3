declare global {
  interface Window {
    /** The time from the release of Save until the words are painted. */
    savedMs?: number | undefined;
  }
}

/** Runs in the page. From the end of the next touch on, waits for `words` and for the frame that shows them. */
export function watchSave(shownText: string): void {
  window.savedMs = undefined;
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      const observer = new MutationObserver((changes) => {
        const changed = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
        if (!changed.some(({ textContent }) => textContent?.includes(shownText))) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // The frame is painted before the next task, and this task comes before the ones that the app has scheduled.
          void scheduler.postTask(
            () => {
              window.savedMs = performance.now() - timeStamp;
            },
            { priority: "user-blocking" },
          );
        });
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    },
    { once: true, capture: true },
  );
}

interface Records {
  photos: number;
  /** The size of each photo. */
  bytes: number;
}

/**
 * Runs in the page. Returns the milliseconds of one transaction that stores a catch and its photos, until it is
 * complete.
 */
export async function timeBareStore({ photos, bytes }: Records): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("bare");
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore("catches", { autoIncrement: true });
      opening.result.createObjectStore("files", { autoIncrement: true });
    });
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("The database did not open")));
  });
  const files = Array.from({ length: photos }, () => crypto.getRandomValues(new Uint8Array(65_536)));
  const buffers = files.map((noise) => new Uint8Array(bytes).map((_, at) => noise[at % 65_536] ?? 0).buffer);
  const start = performance.now();
  const work = database.transaction(["catches", "files"], "readwrite");
  const place = { latitude: 47.831174, longitude: -92.264829, time_zone: "America/Chicago" };
  for (let count = 0; count <= photos; count += 1) {
    work
      .objectStore("catches")
      .put({ species: "Walleye", date: new Date().toISOString(), ...place, tries: 0 });
  }
  for (const buffer of buffers) work.objectStore("files").put({ bytes: buffer, type: "image/jpeg" });
  await new Promise((resolve) => {
    work.addEventListener("complete", resolve);
  });
  const taken = performance.now() - start;
  database.close();
  return taken;
}
