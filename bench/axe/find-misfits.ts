import { join } from "node:path";

import type { Page } from "@playwright/test";

import { findInPage, findMisplaced } from "../../e2e/in-page/run-in-page.ts";
import { setLetters } from "../../e2e/look/letters.ts";
import { waitForContent } from "../../e2e/screens/open-scene.ts";

/** The narrowest phone, and a window of 1,280 by 1,024 px at 400 %. */
const NARROW = { phone: { width: 320, height: 640 }, desk: { width: 320, height: 256 } };

const SMALL_TARGETS = join(import.meta.dirname, "small-targets-in-page.ts");

/** What is too small for a thumb, and what finds no room with letters twice as large or in a narrow window. */
export async function findMisfits(page: Page, isPhone: boolean): Promise<string[]> {
  const small = isPhone ? await findInPage(page, "findSmallTargets", [SMALL_TARGETS]) : [];
  await setLetters(page, "large");
  await drawn(page);
  const large = await findMisplaced(page);
  await setLetters(page, "usual");
  await page.setViewportSize(isPhone ? NARROW.phone : NARROW.desk);
  await drawn(page);
  const narrow = await findMisplaced(page);
  return [
    ...small,
    ...large.map((misfit) => `letters twice as large, ${misfit}`),
    ...narrow.map((misfit) => `320 px wide, ${misfit}`),
  ];
}

/** What is never answered has a skeleton for ever. */
const REDRAWN_MS = 3000;

/** Until what depends on the size was drawn for it. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await waitForContent(page, REDRAWN_MS).catch(() => {});
}
