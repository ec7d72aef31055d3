import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import type * as misfitsInPage from "./misfits-in-page.ts";
import { settle } from "./scene.ts";

type Find = keyof typeof misfitsInPage;

/** What a browser is set to when letters are to be twice as large, in px. */
const FONT_SIZES = { usual: { standard: 16, fixed: 13 }, large: { standard: 32, fixed: 26 } };
/** The narrowest phone, and a window of 1,280 by 1,024 px at 400 %. */
const NARROW = { phone: { width: 320, height: 640 }, desk: { width: 320, height: 256 } };

const source = await readFile(join(import.meta.dirname, "misfits-in-page.ts"), "utf8");
const inPage = stripTypeScriptTypes(source).replaceAll(/^export /gm, "");

/** What is too small for a thumb, and what finds no room with letters twice as large or in a narrow window. */
export async function findMisfits(page: Page, isPhone: boolean): Promise<string[]> {
  const small = isPhone ? await run(page, "findSmallTargets") : [];
  await setLetters(page, "large");
  const large = await run(page, "findMisplaced");
  await setLetters(page, "usual");
  await page.setViewportSize(isPhone ? NARROW.phone : NARROW.desk);
  await drawn(page);
  const narrow = await run(page, "findMisplaced");
  return [
    ...small,
    ...large.map((misfit) => `letters twice as large, ${misfit}`),
    ...narrow.map((misfit) => `320 px wide, ${misfit}`),
  ];
}

async function setLetters(page: Page, size: keyof typeof FONT_SIZES): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: FONT_SIZES[size] });
  await browser.detach();
  await drawn(page);
}

/** Until what depends on the size was drawn for it. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await settle(page).catch(() => {});
}

function run(page: Page, find: Find): Promise<string[]> {
  return page.evaluate(`(() => { ${inPage}\nreturn ${find}(); })()`);
}
