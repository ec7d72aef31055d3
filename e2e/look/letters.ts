import type { BrowserContext, Page } from "@playwright/test";

const SIZES = { usual: "", large: "200%" };
type Size = keyof typeof SIZES;

/**
 * Sets the font size as a browser with larger letters does: everything measured in rem grows, and the window does not.
 */
export async function setLetters(page: Page, size: Size): Promise<void> {
  await page.evaluate(write, SIZES[size]);
}

/** Sets large letters for every page that is opened from now on. */
export async function openWithLargeLetters(context: BrowserContext): Promise<void> {
  // On a busy machine the typeface loads too late to be used, and the fallback letters are wider.
  await context.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("font-display:optional", "font-display:block");
    await route.fulfill({ response, body });
  });
  await context.addInitScript(write, SIZES.large);
}

function write(size: string): void {
  const set = () => document.documentElement?.style.setProperty("font-size", size);
  set();
  // A page that has just begun to load may have no root yet.
  document.addEventListener("readystatechange", set);
}
