/** Bytes that have to be free for what is logged on the water: some 100 photos. */
const LEAST_FREE = 100_000_000;

type Estimate = Pick<StorageEstimate, "quota" | "usage">;

/** What a browser does not tell is no reason to remove anything. */
export function isShort({ quota, usage }: Estimate): boolean {
  return quota !== undefined && usage !== undefined && quota - usage < LEAST_FREE;
}

/** Nothing where the browser does not tell: some have it in secure contexts only, WebKitGTK nowhere. */
export async function estimateRoom(): Promise<Estimate> {
  return "storage" in navigator ? navigator.storage.estimate() : {};
}

/** Whether nothing was stored because there is no room for it. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

interface Device {
  estimate: () => Promise<Estimate>;
  /** What can be loaded again, the least needed first. What waits to be sent is not among it. */
  spare: readonly (() => Promise<unknown>)[];
}

/** Removes one after the other until there is room; returns whether there is. */
export async function makeRoomOn({ estimate, spare }: Device): Promise<boolean> {
  for (const remove of spare) {
    if (!isShort(await estimate())) return true;
    await remove().catch(() => {});
  }
  return !isShort(await estimate());
}

/** Safari alone says whether it runs from the Home Screen. */
export function isSafariTab(browser: object = navigator): boolean {
  return "standalone" in browser && browser.standalone === false;
}
