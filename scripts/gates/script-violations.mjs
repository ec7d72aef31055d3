// The violations that check-gates plants for the checks that are scripts of this repository: a small tree that passes,
// and files that break one rule.
import { readFileSync } from "node:fs";

const many = (count, file) => Object.fromEntries(Array.from({ length: count }, (_, index) => file(index)));
const exceptions = (entries) => ({
  "scripts/folder-exceptions.json": JSON.stringify({ crowded: [], twoWay: [], ...entries }),
});

const TWO_FOLDERS = {
  "api/src/one/a.ts": 'import { b } from "../other/b.ts";\nexport const a = b;\n',
  "api/src/one/c.ts": "export const c = 1;\n",
  "api/src/other/b.ts": "export const b = 1;\n",
};

const catalog = (...texts) =>
  texts.map(([english, translation]) => `msgid "${english}"\nmsgstr "${translation}"\n`).join("\n");
const COUNT = "{count, plural, one {# fish} other {# fish}}";
const CATALOGS = {
  "web/locales/en/app.po": catalog(["Saved on {day}", "Saved on {day}"], [COUNT, COUNT]),
  "web/locales/pl/app.po": catalog(
    ["Saved on {day}", "Zapisano {day}"],
    [COUNT, "{count, plural, one {# ryba} few {# ryby} many {# ryb} other {# ryby}}"],
  ),
};
const inPolish = (...texts) => ({
  passing: CATALOGS,
  planted: { "web/locales/pl/app.po": catalog(...texts) },
});

/** Keyed by the name of the script and the problem that it refuses. `message` is a part of its output. */
export const SCRIPT_VIOLATIONS = {
  "check-catalogs: a text that is not translated": {
    ...inPolish(["Saved on {day}", "Zapisano {day}"], [COUNT, ""]),
    message: "is not translated",
  },
  "check-catalogs: a lost placeholder": {
    ...inPolish(
      ["Saved on {day}", "Zapisano"],
      [COUNT, "{count, plural, one {# ryba} few {# ryby} many {# ryb} other {# ryby}}"],
    ),
    message: "placeholder day is missing",
  },
  "check-catalogs: a missing plural form": {
    ...inPolish(
      ["Saved on {day}", "Zapisano {day}"],
      [COUNT, "{count, plural, one {# ryba} other {# ryby}}"],
    ),
    message: 'plural form "few" is missing',
  },
  "check-words: a British spelling": {
    passing: { "docs/planted.md": "gray\n" },
    planted: { "docs/planted.md": "gr\u{65}y\n" },
    message: "docs/planted.md:1",
  },
  "check-comments: a comment that begins like the rest of a sentence": {
    passing: { "web/src/planted.ts": "/** By default, in miles. */\nexport const a = 1;\n" },
    planted: { "web/src/planted.ts": "/** Of who is signed in. */\nexport const a = 1;\n" },
    message: "web/src/planted.ts:1",
  },
  "check-durations: a unit of time of its own": {
    passing: { "web/src/planted.ts": "const WAIT_MS = 5000;\n" },
    planted: { "web/src/planted.ts": "const HOUR_MS = MINUTES * 60_000;\n" },
    message: "web/src/planted.ts:1",
  },
  "check-durations: an hour written out": {
    passing: { "web/src/planted.ts": "const WAIT_MS = 5000;\n" },
    planted: { "web/src/planted.ts": "const WAIT_MS = 12 * 60 * 60 * 1000;\n" },
    message: "web/src/planted.ts:1",
  },
  "check-folders: more than 30 source files": {
    passing: many(30, (index) => [`api/src/one/a${index}.ts`, ""]),
    planted: { "api/src/one/planted.ts": "" },
    message: "api/src/one holds 31 source files",
  },
  "check-folders: more than 30 files that tests share": {
    passing: many(30, (index) => [`api/src/testing/a${index}.ts`, ""]),
    planted: { "api/src/testing/planted.ts": "" },
    message: "api/src/testing holds 31 source files",
  },
  "check-folders: imports in both directions": {
    passing: TWO_FOLDERS,
    planted: {
      "api/src/other/planted.ts": 'import type { c } from "../one/c.ts";\nexport type C = typeof c;\n',
    },
    message: "api/src/one <-> api/src/other",
  },
  "check-folders: an exception for a folder that is small enough": {
    passing: TWO_FOLDERS,
    planted: exceptions({ crowded: ["api/src/one"] }),
    message: "api/src/one is no exception",
  },
  "check-folders: an exception for folders with one direction": {
    passing: TWO_FOLDERS,
    planted: exceptions({ twoWay: ["api/src/one <-> api/src/other"] }),
    message: "api/src/one <-> api/src/other is no exception",
  },
  "check-licenses: a package with a license that is not allowed": {
    passing: lockFile({ license: "MIT" }),
    planted: lockFile({ license: "GPL-3.0-only" }),
    message: "planted 1.0.0 has the license GPL-3.0-only",
  },
  "check-pinned: a version that is a range": {
    passing: { "package.json": JSON.stringify({ dependencies: { planted: "1.0.0" } }), ...lockFile({}) },
    planted: { "package.json": JSON.stringify({ dependencies: { planted: "^1.0.0" } }) },
    message: "package.json: planted must have an exact version",
  },
  "check-pinned: a package without a hash": {
    passing: { "package.json": "{}", ...lockFile({}) },
    planted: lockFile({ integrity: undefined }),
    message: "node_modules/planted has no integrity",
  },
  "check-paths: a path that is not there": {
    passing: { "docs/planted.md": "In `api/src/planted.ts`.\n", "api/src/planted.ts": "" },
    planted: { "docs/planted.md": "In `api/src/gone.ts`.\n" },
    message: "docs/planted.md names api/src/gone.ts",
  },
  "check-paths: a link to a file that is not there": {
    passing: { "docs/planted.md": "[Where](where.md#here)\n", "docs/where.md": "" },
    planted: { "docs/planted.md": "[Where](gone.md)\n" },
    message: "docs/planted.md names docs/gone.md",
  },
  "check-class-names: a class that no module has": {
    passing: { "web/src/planted.tsx": "export const a = <p className={styles.planted} />;\n" },
    planted: { "web/src/planted.tsx": 'export const a = <p className="planted" />;\n' },
    message: "web/src/planted.tsx:1",
  },
  "check-class-names: a class that is put together": {
    passing: { "web/src/planted.tsx": "export const a = classNames(styles.planted, isOn && styles.on);\n" },
    planted: { "web/src/planted.tsx": 'export const a = classNames(styles.planted, isOn && "on");\n' },
    message: "web/src/planted.tsx:1",
  },
  "check-budgets: a page that loads too much": {
    passing: builtApp(1000),
    planted: builtApp(500_000),
    message: "A page loads more code than it may",
  },
  "check-lazy: a small file that is loaded lazily": {
    passing: lazyPart(9000),
    planted: lazyPart(10),
    message: "web/src/planted/planted.tsx is lazy for 10 bytes",
  },
  "check-budgets: a file that is not compressed": {
    passing: builtApp(1000),
    planted: { ".vite/manifest.json": JSON.stringify(manifestOf("planted.js")) },
    message: "planted.js is not compressed",
  },
  "check-budgets: a module that is no chunk any more": {
    passing: builtApp(1000),
    planted: { ".vite/manifest.json": "{}" },
    message: "is no chunk of its own any more",
  },
};

function lockFile(entry) {
  const planted = { version: "1.0.0", integrity: "sha512-planted", ...entry };
  const packages = { api: { dependencies: { planted: "1.0.0" } }, "node_modules/planted": planted };
  return { "package-lock.json": JSON.stringify({ packages }) };
}

function lazyPart(bytes) {
  return {
    ".vite/manifest.json": JSON.stringify({
      "index.html": { file: "app.js", dynamicImports: ["src/planted/planted.tsx"] },
      "src/app/boot/mount.tsx": { file: "app.js" },
      "src/planted/planted.tsx": { file: "planted.js" },
    }),
    "app.js.gz": "x",
    "planted.js.gz": "x".repeat(bytes),
  };
}

function builtApp(bytes) {
  return {
    ".vite/manifest.json": JSON.stringify(manifestOf("app.js")),
    "app.js.gz": "x".repeat(bytes),
    "theme.js.gz": "x",
  };
}

function manifestOf(file) {
  const script = readFileSync(new URL("../check-budgets.mjs", import.meta.url), "utf8");
  const chunks = [...script.matchAll(/"(src\/[^"]+|index\.html)"/g)].map(([, chunk]) => chunk);
  return Object.fromEntries(chunks.map((chunk) => [chunk, { file }]));
}
