import { type Browser, chromium } from "@playwright/test";

import { ensureChromium } from "../../scripts/setup/find-chromium.mjs";

/**
 * Arguments that make Chromium draw in software. Without them, it may give up and exit on a machine without a graphics
 * card.
 */
export const CHROME_ARGS: readonly string[] = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Runs a browser only for `use`, so that a browser that crashes takes nothing with it but its own measurements. */
export async function withChrome<Result>(
  use: (browser: Browser) => Promise<Result>,
  moreArgs: readonly string[] = [],
): Promise<Result> {
  const args = [...CHROME_ARGS, ...moreArgs];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
