import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { findInPage } from "../in-page/run-in-page.ts";

const ALL_TEXTS = [join(import.meta.dirname, "../in-page/all-texts.ts")];
/** Matches words without accents. In the pseudo-language, each letter of a translated text has an accent. */
const PLAIN_WORD = /(?<![\p{L}\p{M}\d])[A-Za-z]{2,}(?![\p{L}\p{M}\d])/gu;
const ADDRESS_OR_ID =
  /\S+@\S+|https?:\S+|\b\w+\.example\S*|\b(newcomer|angler|first-admin|olav)(-[\da-f]+)*|\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Texts that are not translated: names (also of languages), marks of species, symbols of units, and what `Intl` writes
 * for dates in English, of which the pseudo-language is a variant.
 */
const NO_TEXTS = new Set(
  [
    "Creel MapLibre Natural Earth GeoNames CC BY Babbitt Minnesota",
    "Maren Lindqvist ML Olav Berg OB Nils English Pseudo Accents",
    "Deutsch Suomi Nederlands Polski Brasil Svenska",
    "Wa Mu Pe Pi Sm Lm Bg Cf Tr Sa Ot",
    "mph in lb lbs oz ft inHg mi km cm kg kn hPa mm GPS CSV ZIP JSON GPX GeoJSON GB MB kB npm start",
    "AM PM am pm CST CDT Central Time today yesterday tomorrow now ago minute minutes hour hours day days",
    "Sunday Monday Tuesday Wednesday Thursday Friday Saturday Sun Mon Tue Wed Thu Fri Sat",
    "January February March April May June July August September October November December",
    "Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec NE SE SW NW",
  ]
    .join(" ")
    .split(" "),
);

/**
 * Texts of React Aria, which has its own translations but none for the pseudo-language, and of a hidden button of
 * MapLibre.
 */
const OF_LIBRARIES =
  /^(Toggle attribution|Dismiss|Decrease|Increase|Number field|Show suggestions|Calendar|Selected (Date|Time): .*|(month|day|year|hour|minute|AM\/PM),)$/;

/** Credits that must have the wording that the services require. */
const CREDITS = /^Weather data by Open-Meteo\.com|^Alerts by the National Weather Service/;

/** Fails for each text of the page that is in plain English, except names and the texts in `typed`. */
export async function expectTranslated(page: Page, where: string, typed: readonly string[] = []) {
  await expect(page.locator("[data-slot=skeleton], [aria-busy=true]")).toHaveCount(0);
  const others = [OF_LIBRARIES, CREDITS];
  const plain = (await findInPage(page, "allTexts", ALL_TEXTS)).filter(
    (text) => hasPlainWord(typed.reduce(without, text)) && !others.some((other) => other.test(text)),
  );
  expect.soft(plain, `texts of ${where} that are not translated`).toEqual([]);
}

function without(text: string, typed: string): string {
  return text.replaceAll(typed, " ");
}

function hasPlainWord(text: string): boolean {
  return [...text.replaceAll(ADDRESS_OR_ID, " ").matchAll(PLAIN_WORD)].some(([word]) => !NO_TEXTS.has(word));
}
