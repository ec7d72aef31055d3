import type { BrowserContext, Page } from "@playwright/test";

const SIZES = { usual: "", large: "200%" };
type Size = keyof typeof SIZES;

/** As a browser does that is set to larger letters: all that is measured in rem grows, and the window does not. */
export async function setLetters(page: Page, size: Size): Promise<void> {
  await page.evaluate(write, SIZES[size]);
}

/** The same for every page that is opened from now on. */
export async function openWithLargeLetters(context: BrowserContext): Promise<void> {
  await context.addInitScript(write, SIZES.large);
}

function write(size: string): void {
  const set = () => document.documentElement?.style.setProperty("font-size", size);
  set();
  // A page that has only begun may have no root yet.
  document.addEventListener("readystatechange", set);
}
