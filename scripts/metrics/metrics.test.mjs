import { expect, test } from "vitest";

import { findJargon, findUnusedTerms } from "./find-jargon.mjs";
import { countFiles, twoWayPairs } from "./folders.mjs";
import { measureSource } from "./measure-source.mjs";

const VIEW = `// A comment.
import { useState } from "react";

/** Two lines
 *  of comment. */
export function View({ a }: { a: boolean }) {
  const toggle = () => { // beside code
    if (a && window.closed) return 1;
    for (const b of []) if (b) return 2;
    return a ? 3 : 4;
  };
  return (
    <p>
      {/* A comment within JSX. */}
      {[1].map((n) => n)}
    </p>
  );
}
`;

test("counts the lines of a file, and of comment those that hold nothing else", () => {
  expect(measureSource({ path: "view.tsx", text: VIEW })).toMatchObject({
    lines: 18,
    written: 17,
    comments: 4,
  });
});

test("measures each function by its lines and branches, without those of the functions within", () => {
  const { functions } = measureSource({ path: "view.tsx", text: VIEW });

  expect(functions).toEqual([
    { name: "View", hasBlock: true, lines: 13, cyclomatic: 1 },
    { name: "toggle", hasBlock: true, lines: 5, cyclomatic: 6 },
    { name: null, hasBlock: false, lines: 1, cyclomatic: 1 },
  ]);
});

test("names methods and functions in objects, and counts from the name on", () => {
  const text =
    "export class A {\n  run(\n    a,\n  ) {\n    return a;\n  }\n}\nexport const b = {\n  c: () => 1,\n};\n";

  expect(measureSource({ path: "a.ts", text }).functions).toMatchObject([
    { name: "run", lines: 5 },
    { name: "c", hasBlock: false },
  ]);
});

test.each([
  ["imports", 'import { a } from "../one/a.ts";'],
  ["imports of types", 'import type { A } from "../one/a.ts";'],
  ["exports from elsewhere", 'export { a } from "../one/a.ts";'],
  ["imports on demand", 'const a = await import("../one/a.ts");'],
])("finds folders that import from each other by %s", (_, back) => {
  const there = { path: "web/src/one/b.ts", text: 'import { c } from "../two/c.ts";' };

  expect(twoWayPairs([there, { path: "web/src/two/c.ts", text: back }])).toEqual([
    "web/src/one <-> web/src/two",
  ]);
  expect(twoWayPairs([there])).toEqual([]);
});

test("counts the files of each folder, the fullest first", () => {
  expect(countFiles(["a/1.ts", "b/1.ts", "b/2.ts", "b/c/1.ts"])).toEqual([
    ["b", 2],
    ["a", 1],
    ["b/c", 1],
  ]);
});

test("finds jargon in the names of folders, files and functions, as whole words", () => {
  const functions = [
    { name: "rememberName" },
    { name: "dayChart" },
    { name: "barOfDayChart" },
    { name: null },
  ];

  expect(
    findJargon([{ path: "web/src/kept/deed-icon.tsx", functions }]).flatMap(({ names }) => names),
  ).toEqual(["deed-icon.tsx", "rememberName()", "barOfDayChart()", "kept/"]);
});

test("names the usual terms that are in use no more", () => {
  const unused = findUnusedTerms([
    { path: "web/src/ui/filter-bar.tsx", functions: [{ name: "PhotoStrip" }] },
  ]);

  expect(unused).toContain("progress-bar");
  expect(unused).not.toContain("filter-bar");
  expect(unused).not.toContain("photo-strip");
});
