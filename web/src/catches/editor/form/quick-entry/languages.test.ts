import { LURES } from "@creel/domain/lures/lures";
import type { KnownNames } from "@creel/domain/quick-entry/find-names";
import type { LineReading } from "@creel/domain/quick-entry/line-part";
import { SPECIES } from "@creel/domain/species/species";
import { describe, expect, test } from "vitest";

import { TRANSLATIONS } from "../../../../i18n/locales.ts";
import { toDeviceTime } from "./find-moments.ts";
import type { LineSubject } from "./line-reader.ts";
import english from "./lines.txt?raw";
import { lineReaderFor, lostWords, sectionsOf, writeReading } from "./quick-entry-testing.ts";

type Texts = Record<string, string>;
const TABLES: Texts = import.meta.glob("./languages/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CATALOGS: Texts = import.meta.glob("../../../../../locales/*/{app,shared}.po", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The names that the app shows in a language, as a catalog has them. The keys of `ids` are English names. */
function namesIn(locale: string, area: "app" | "shared", ids: ReadonlyMap<string, string>): KnownNames {
  const catalog = CATALOGS[`../../../../../locales/${locale}/${area}.po`] ?? "";
  const translated = [...ids].flatMap(([name, id]) => {
    const [, after = ""] = catalog.split(`\nmsgid "${id}"\n`);
    const text = /^msgstr "(.+)"/.exec(after)?.[1];
    return name === "Other" || text === undefined ? [] : [[text, name] as const];
  });
  return { own: [], translated: new Map(translated) };
}

const SPECIES_IDS = new Map(SPECIES.map(({ name, token }) => [name, `species.${token}`]));
const LURE_IDS = new Map(LURES.map(({ name }) => [name, name]));

function momentOf({ parts }: LineReading) {
  return parts.find((part) => part.kind === "moment");
}

const LOCALES = Object.keys(TABLES).map((path) => path.replace(/.*\/|\.txt$/g, ""));

describe.each(LOCALES)("in %s", (locale) => {
  const sections = sectionsOf(TABLES[`./languages/${locale}.txt`] ?? "");
  const rows = [...sections.values()].flat();
  const subject: Partial<LineSubject> = {
    decimal: ",",
    species: namesIn(locale, "shared", SPECIES_IDS),
    lures: namesIn(locale, "app", LURE_IDS),
  };

  test.each(rows)("%j is understood as %j", async (line, understood) => {
    const read = await lineReaderFor("metric", locale);
    expect(writeReading(read(line, subject), "metric")).toBe(understood);
  });

  test("each word of a catch is read, noted, or only connects others", async () => {
    const read = await lineReaderFor("metric", locale);
    const lines = rows.map(([line]) => line);
    expect(await lostWords(lines, (line) => read(line, subject), locale)).toEqual([]);
  });

  test("lines in English are understood as in English", async () => {
    const read = await lineReaderFor("metric", locale);
    const same = (sectionsOf(english).get("metric") ?? []).filter(
      ([line]) => !ANOTHER_MEANING[locale]?.test(line),
    );
    expect(same.map(([line]) => [line, writeReading(read(line), "metric")])).toEqual(same);
  });

  test.each([
    ["weekday", { weekday: "long" }, 1],
    ["date", { day: "numeric", month: "long" }, 52],
  ] as const)("each %s is read as the language writes it", async (_kind, options, step) => {
    const read = await lineReaderFor("metric", locale);
    const format = new Intl.DateTimeFormat(locale, options);
    const days = Array.from({ length: 7 }, (_, index) => new Date(2026, 10, 22 - index * step));
    const found = days.map((day) => momentOf(read(`pike ${format.format(day)}`))?.day);
    expect(found).toEqual(days.map((day) => toDeviceTime(day).slice(0, "YYYY-MM-DD".length)));
  });

  test("the table has 60 lines, ten of them typed carelessly or dictated", () => {
    expect(sections.get("sloppy")?.length).toBeGreaterThanOrEqual(10);
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });
});

/** English words that mean something else in a language: a bass in Spain is a largemouth, and a "pier" is a worm. */
const ANOTHER_MEANING: Readonly<Record<string, RegExp>> = {
  es: /\bbass\b/,
  nl: /\bpier\b/,
  "pt-BR": /\bbass\b/,
  sv: /\bgummi\b/,
};

test("each language of the app has a table", () => {
  expect(LOCALES).toEqual(TRANSLATIONS);
});
