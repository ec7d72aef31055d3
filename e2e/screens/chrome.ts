import { type Browser, chromium } from "@playwright/test";

import { ensureChromium } from "../../scripts/setup/find-chromium.mjs";

/** Draws with the processor. A browser that has to find out for itself that there is no graphics card may give up and end. */
export const CHROME_ARGS: readonly string[] = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** A browser for as long as it is used: one that has ended takes nothing with it but what was measured in it. */
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
