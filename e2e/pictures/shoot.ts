import { setTimeout as wait } from "node:timers/promises";

import { settle } from "../screens/open-scene.ts";
import type { Scene, Stage } from "../screens/scene.ts";
import { unpinBars } from "../screens/unpin-bars.ts";

const DRAWING_MS = 1500;
const STILL_MS = 200;
const MOST_TRIES = 20;

/**
 * Takes a picture of the whole page or of the window, once two in a row are the same (four with a map).
 *
 * @throws Error if the page does not come to rest
 */
export async function shoot({ page }: Stage, scene: Scene): Promise<Buffer> {
  await settle(page);
  // No event tells when all names on a map are drawn.
  const hasMap = (await page.locator("canvas.maplibregl-canvas").count()) > 0;
  if (hasMap) await wait(DRAWING_MS);
  const isWhole = await unpinBars(page, scene);
  return shootStill(() => page.screenshot({ fullPage: isWhole, animations: "disabled" }), hasMap ? 4 : 2);
}

async function shootStill(take: () => Promise<Buffer>, inARow: number): Promise<Buffer> {
  let last = await take();
  let same = 1;
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    await wait(STILL_MS);
    const next = await take();
    same = next.equals(last) ? same + 1 : 1;
    if (same === inARow) return next;
    last = next;
  }
  throw new Error("It does not come to rest");
}
