import type { Page } from "@playwright/test";

import type { Scene } from "./scene.ts";

/** Takes away what would lie across a page that is looked at from top to bottom. Answers whether the page is one. */
export async function layFlat(page: Page, { isWindow, isTall }: Scene): Promise<boolean> {
  const isWhole = !isWindow && !isTall;
  await page.evaluate(layBars, isWhole);
  return isWhole;
}

/** As the page was before. */
export async function standUp(page: Page): Promise<void> {
  await page.evaluate(layBars, false);
}

/** In the page: what sticks to the window. */
function layBars(isWhole: boolean): void {
  const shell = document.querySelector("main#main")?.parentElement;
  if (!shell) return;
  for (const part of shell.querySelectorAll<HTMLElement>(":scope > :is(header, nav)")) {
    part.style.position = isWhole ? "static" : "";
  }
  shell.style.paddingBottom = isWhole ? "0" : "";
}
