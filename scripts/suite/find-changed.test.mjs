import { expect, test } from "vitest";

import { journeysAbout, testsAbout } from "./find-changed.mjs";

test("a changed page is tested by its feature alone, although the whole app imports it", () => {
  const tests = testsAbout(["web/src/gear/gear-page.tsx"]);

  expect(tests).toContain("web/src/gear/gear-page.test.tsx");
  expect(tests.filter((file) => !file.startsWith("web/src/gear/"))).toEqual([]);
});

test("what another feature imports is tested there, too", () => {
  const tests = testsAbout(["web/src/gear/data/use-gear.ts"]);

  expect(tests).toContain("web/src/catches/filters/filter-bar.test.tsx");
});

test("a rule of the domain is tested in the API and the web app, too", () => {
  const tests = testsAbout(["domain/src/gear/new-gear.ts"]);

  expect(tests).toContain("api/src/gear/gear.api.test.ts");
  expect(tests).toContain("web/src/gear/gear-page.test.tsx");
});

test("a changed route is tried in the table of all refusals", () => {
  expect(testsAbout(["api/src/waters/waters.routes.ts"])).toContain("api/src/app/refusals.api.test.ts");
});

test("what puts all features together, and what all tests run with, is about all tests", () => {
  expect(testsAbout(["web/src/gear/gear-page.tsx", "api/src/app/features.ts"])).toBeNull();
  expect(testsAbout(["package.json"])).toBeNull();
});

test("a document is about no test", () => {
  expect(testsAbout(["docs/faults.md"])).toEqual([]);
});

test("the journeys of a change are those of its feature", () => {
  expect(journeysAbout(["api/src/waters/waters.routes.ts"])).toEqual(["e2e/waters/"]);
});
