import { expect, test } from "vitest";

import { AREAS } from "./locales.ts";

/** All files except this folder's and the test helpers. */
const files = Object.keys(import.meta.glob(["../*/**/*.{ts,tsx}", "!../{i18n,testing}/**"]));

test("every folder belongs to one area, into whose catalog its texts come", () => {
  const folders = new Set(files.map((file) => file.replace(/^\.\.\/([\w-]+)\/.*/, "web/src/$1")));
  const ofWeb = Object.values(AREAS)
    .flat()
    .filter((folder) => folder.startsWith("web/src/"));
  expect(ofWeb.toSorted((one, other) => one.localeCompare(other))).toEqual(
    [...folders].toSorted((one, other) => one.localeCompare(other)),
  );
});
