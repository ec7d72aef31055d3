/** The least free space for catches logged on the water, in bytes; about 100 photos. */
const LEAST_FREE = 100_000_000;

type Estimate = Pick<StorageEstimate, "quota" | "usage">;

/** False if the browser gives no estimate, so that nothing is removed. */
export function isShort({ quota, usage }: Estimate): boolean {
  return quota !== undefined && usage !== undefined && quota - usage < LEAST_FREE;
}

/** Returns an empty object if the browser gives no estimate: some do only in secure contexts, WebKitGTK never. */
export async function estimateRoom(): Promise<Estimate> {
  return "storage" in navigator ? navigator.storage.estimate() : {};
}

/** Whether storing failed for lack of space. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

interface Device {
  estimate: () => Promise<Estimate>;
  /**
   * Functions that remove data which can be loaded again, least needed first. None removes items that wait to be sent.
   */
  spare: readonly (() => Promise<unknown>)[];
}

/** Removes spare data piece by piece until there is room. Returns whether there is. */
export async function makeRoomOn({ estimate, spare }: Device): Promise<boolean> {
  for (const remove of spare) {
    if (!isShort(await estimate())) return true;
    await remove().catch(() => {});
  }
  return !isShort(await estimate());
}

/** Only Safari has `standalone`, which is false in a tab and true on the Home Screen. */
export function isSafariTab(browser: object = navigator): boolean {
  return "standalone" in browser && browser.standalone === false;
}
