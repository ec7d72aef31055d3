import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { findInPage } from "../in-page/run-in-page.ts";

const ALL_TEXTS = [join(import.meta.dirname, "../in-page/all-texts.ts")];
/** In the pseudo-language each letter of a translated text has an accent. */
const PLAIN_WORD = /(?<![\p{L}\p{M}\d])[A-Za-z]{2,}(?![\p{L}\p{M}\d])/gu;
const ADDRESS = /\S+@\S+|https?:\S+|\b\w+\.example\S*/g;

/** Names, symbols of units, and what `Intl` says of dates in English, which the pseudo-language is a kind of. */
const NO_TEXTS = new Set(
  [
    "Creel OpenStreetMap MapLibre Natural Earth GeoNames Protomaps",
    "mph in lb lbs oz ft inHg mi km cm kg kn hPa mm GPS CSV ZIP",
    "AM PM am pm CST CDT Central Time Standard Daylight Sun Mon Tue Wed Thu Fri Sat",
    "Sunday Monday Tuesday Wednesday Thursday Friday Saturday Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    "January February March April June July August September October November December",
    "NE SE SW NW",
  ]
    .join(" ")
    .split(" "),
);

/** Nothing on the page is English but names and `others`: what was typed, and what the API has words for. */
export async function expectTranslated(
  page: Page,
  where: string,
  others: readonly (string | RegExp)[] = [],
): Promise<void> {
  const texts = await findInPage(page, "allTexts", ALL_TEXTS);
  const plain = texts.filter((text) => hasPlainWord(others.reduce<string>(without, text)));
  expect.soft(plain, `texts of ${where} that are not translated`).toEqual([]);
}

function without(text: string, other: string | RegExp): string {
  return text.replaceAll(typeof other === "string" ? other : new RegExp(other, "g"), " ");
}

function hasPlainWord(text: string): boolean {
  return [...text.replaceAll(ADDRESS, " ").matchAll(PLAIN_WORD)].some(([word]) => !NO_TEXTS.has(word));
}
