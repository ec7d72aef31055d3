import type { Page } from "@playwright/test";

import type { Scene } from "./scene.ts";

/**
 * Unpins the bars that would lie across a picture of the whole page. Returns true if the picture shows the whole page.
 */
export async function unpinBars(page: Page, { isWindow, isTall }: Scene): Promise<boolean> {
  const isWhole = !isWindow && !isTall;
  await page.evaluate(setBars, isWhole);
  return isWhole;
}

/** Undoes `layFlat`. */
export async function restoreBars(page: Page): Promise<void> {
  await page.evaluate(setBars, false);
}

/** Runs in the page. Unpins the parts that stick to the window. */
function setBars(isWhole: boolean): void {
  const shell = document.querySelector("main#main")?.parentElement;
  if (!shell) return;
  for (const part of shell.querySelectorAll<HTMLElement>(":scope > :is(header, nav)")) {
    part.style.position = isWhole ? "static" : "";
  }
  shell.style.paddingBottom = isWhole ? "0" : "";
}
