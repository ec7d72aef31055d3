import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { SETTING_NAMES } from "./environment.ts";

const ROOT = join(import.meta.dirname, "../../..");
const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");

/** Matches the tests that the page names: `a file`: "a title", "another". */
const NAMED = /`((?:api|domain|web|e2e)\/[\w./-]+\.(?:test|spec)\.tsx?)`(?:: ("[^"\n]*"(?:, "[^"\n]*")*))?/g;
const named = [...page.matchAll(NAMED)].map(([, file = "", titles = ""]) => ({
  file,
  titles: [...titles.matchAll(/"([^"]*)"/g)].map(([, title = ""]) => title),
}));

test("every test that the page on security names is there", () => {
  const missing = named.flatMap(({ file, titles }) => {
    if (!existsSync(join(ROOT, file))) return [file];
    const source = readFileSync(join(ROOT, file), "utf8");
    return titles.filter((title) => !source.includes(`"${title}"`)).map((title) => `${file}: ${title}`);
  });

  expect(named.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test("every limit that can be set is on the page, and no other", () => {
  const limits = [...new Set(page.match(/\bLIMIT_\w+/g))];

  expect(limits.toSorted()).toEqual(SETTING_NAMES.filter((name) => name.startsWith("LIMIT_")).toSorted());
});
